import { posix } from "node:path";
import { InputError } from "../errors.js";
import { type ChangedFile, listSparseFiles } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { inputName, textWithNames } from "../text/problem.js";
import {
  findChangedManifests,
  isPathBelow,
  listWorkspaceManifests,
  type ManifestTexts,
  matchLine,
  type NameReader,
  readAllNames,
  readManifestsAt,
  WORKSPACE_MANIFESTS,
} from "./manifests.js";
import type { PathOwners } from "./ownership.js";
import type { Range } from "./range.js";
import { joinReasons, quoteName } from "./safety-net.js";

/** Other manifests, with a pattern for the line that names the project. */
const OTHER_MANIFESTS: ReadonlyMap<string, RegExp | undefined> = new Map<string, RegExp | undefined>([
  // pnpm reads these like `package.json`.
  ["package.json5", /^[ \t]*["']?name["']?[ \t]*:(.*)$/],
  ["package.yaml", /^name[ \t]*:(.*)$/],
  ["Cargo.toml", /^name[ \t]*=(.*)$/],
  ["pyproject.toml", /^name[ \t]*=(.*)$/],
  ["go.mod", /^module[ \t]+(\S+)/],
  ...["BUILD", "BUILD.bazel", "BUILD.pants", "build.gradle", "build.gradle.kts", "pom.xml"].map(
    (file) => [file, undefined] as const,
  ),
]);

const MANIFEST_NAMES: readonly string[] = [...WORKSPACE_MANIFESTS, ...OTHER_MANIFESTS.keys()];

type ChangedManifest = ReturnType<typeof findChangedManifests>[number];

/** Returns the reason if changed projects impact everything: a tool cannot see dependents of a removed project. */
export async function findMoveReason(
  git: Git,
  range: Range,
  files: readonly ChangedFile[],
  {
    naming,
    checkedFolder,
  }: {
    readonly naming: NameReader | undefined;
    /** Folder with projects that the cross-check compares later. */
    readonly checkedFolder?: string | undefined;
  },
): Promise<string | undefined> {
  const manifests = findChangedManifests(files, MANIFEST_NAMES).filter(
    ({ folder, name }) =>
      checkedFolder === undefined || !WORKSPACE_MANIFESTS.includes(name) || !isPathBelow(folder, checkedFolder),
  );
  const removed = manifests
    .filter(({ status }) => status === "deleted")
    .map(({ path }) => `${quoteName(path)} was deleted, so a project was removed, moved or renamed`);
  const remaining = manifests.filter(({ status }) => status !== "deleted");
  return joinReasons([...removed, ...(await findMoves(git, range, remaining, naming))]);
}

/** Finds renamed projects, and new projects inside another project, which then loses files. */
async function findMoves(
  git: Git,
  { from, to }: Range,
  manifests: readonly ChangedManifest[],
  naming: NameReader | undefined,
): Promise<readonly string[]> {
  const nameOf = naming ?? readAllNames;
  const paths = manifests.flatMap(({ path, folder, name }) =>
    OTHER_MANIFESTS.has(name) ? [path] : [folder, ...parentFolders(folder)].flatMap(listWorkspaceManifests),
  );
  const [before, after] = await Promise.all([readManifestsAt(git, from, paths), readManifestsAt(git, to, paths)]);
  return manifests.flatMap(({ path, folder, name }) => {
    const [old, present] = [before(folder), after(folder)];
    const renamed = [`${quoteName(path)} renames its project`];
    if (OTHER_MANIFESTS.has(name)) {
      const line = OTHER_MANIFESTS.get(name);
      const nameIn = (texts: ManifestTexts) => line && matchLine(texts.get(name) ?? "", line);
      return old.has(name) && nameIn(old) !== nameIn(present) ? renamed : [];
    }
    // A new manifest can rename a project, too.
    if (isProject(old)) return nameOf(old, folder) === nameOf(present, folder) ? [] : renamed;
    const outer = naming && parentFolders(folder).find((each) => isProject(before(each)));
    return outer === undefined ? [] : [`${quoteName(path)} makes a part of ${quoteName(outer)} a separate project`];
  });
}

function parentFolders(folder: string): readonly string[] {
  const above = posix.dirname(folder);
  return above === "." ? [] : [above, ...parentFolders(above)];
}

function isProject(texts: ManifestTexts): boolean {
  return WORKSPACE_MANIFESTS.some((name) => texts.has(name));
}

/** Rejects a sparse checkout without all projects, because a tool would miss dependents. @throws InputError */
export async function rejectSparseCheckout(
  git: Git,
  { producer, workspace, ignored }: { producer: string; workspace: string; ignored: PathOwners },
): Promise<void> {
  const unseen = (await listSparseFiles(git, MANIFEST_NAMES)).filter(
    (path) => isPathBelow(path, workspace) && ignored.ownersOf(path).length === 0,
  );
  const first = joinReasons(unseen.map(quoteName));
  if (first === undefined) return;
  throw new InputError(
    [`The sparse checkout omits ${first}, so ${producer} cannot find all dependents of a changed project.`],
    {
      details: [
        textWithNames`Check out every project, or add projects that no target needs to ${inputName("ignored-paths")}.`,
        textWithNames`If the whole repository is too large, create the list in another job and pass it as ${inputName("impacted-targets-file")}.`,
      ],
    },
  );
}
