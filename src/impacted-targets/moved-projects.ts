import { posix } from "node:path";
import { InputError } from "../errors.js";
import { type ChangedFile, leftOutFiles } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { inputName, words } from "../text/problem.js";
import {
  anyNaming,
  changedManifests,
  inLines,
  isBelow,
  type ManifestTexts,
  manifestsAt,
  type Naming,
  WORKSPACE_MANIFESTS,
  workspaceManifestsIn,
} from "./manifests.js";
import type { PathOwners } from "./ownership.js";
import type { Range } from "./range.js";
import { inReason, joinReasons } from "./safety-net.js";

/** Other manifests, with the pattern of the line that names the project. */
const OTHER_MANIFESTS: ReadonlyMap<string, RegExp | undefined> = new Map<string, RegExp | undefined>([
  // Equal to a `package.json` for pnpm.
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

interface Known {
  readonly naming: Naming | undefined;
  /** Folder whose projects are compared later, with the tool's list. */
  readonly checkedFolder?: string | undefined;
}

type ChangedManifest = ReturnType<typeof changedManifests>[number];

/** Returns why a change of projects impacts everything: a tool misses the dependents of a removed one. */
export async function movedProjects(
  git: Git,
  range: Range,
  files: readonly ChangedFile[],
  { naming, checkedFolder }: Known,
): Promise<string | undefined> {
  const manifests = changedManifests(files, MANIFEST_NAMES).filter(
    ({ folder, name }) =>
      checkedFolder === undefined || !WORKSPACE_MANIFESTS.includes(name) || !isBelow(folder, checkedFolder),
  );
  const gone = manifests
    .filter(({ status }) => status === "deleted")
    .map(({ path }) => `${inReason(path)} is gone, so a project was removed, moved or renamed`);
  const kept = manifests.filter(({ status }) => status !== "deleted");
  return joinReasons([
    ...gone,
    ...(await renamed(git, range, kept, naming ?? anyNaming)),
    ...(naming === undefined ? [] : await split(git, range, kept)),
  ]);
}

/** Compares names by folder: a new file can rename a project. */
async function renamed(
  git: Git,
  { from, to }: Range,
  manifests: readonly ChangedManifest[],
  naming: Naming,
): Promise<readonly string[]> {
  const paths = manifests.flatMap(({ path, folder, name }) =>
    OTHER_MANIFESTS.has(name) ? [path] : workspaceManifestsIn(folder),
  );
  const [before, after] = await Promise.all([manifestsAt(git, from, paths), manifestsAt(git, to, paths)]);
  return manifests.flatMap(({ path, folder, name }) => {
    const [isOther, line] = [OTHER_MANIFESTS.has(name), OTHER_MANIFESTS.get(name)];
    const nameIn = (texts: ManifestTexts): string | undefined =>
      isOther ? line && inLines(texts.get(name) ?? "", line) : naming(texts, folder);
    const [old, present] = [before(folder), after(folder)];
    const wasProject = isOther ? old.has(name) : isProject(old);
    return wasProject && nameIn(old) !== nameIn(present) ? [`${inReason(path)} gives its project another name`] : [];
  });
}

/** A new project inside another one takes files from it. */
async function split(git: Git, { from }: Range, manifests: readonly ChangedManifest[]): Promise<readonly string[]> {
  const added = manifests.filter(
    ({ status, name, folder }) => status === "added" && folder !== "." && WORKSPACE_MANIFESTS.includes(name),
  );
  if (added.length === 0) return [];
  const folders = new Set(added.flatMap(({ folder }) => [folder, ...foldersAround(folder)]));
  const before = await manifestsAt(git, from, [...folders].flatMap(workspaceManifestsIn));
  return added.flatMap(({ path, folder }) => {
    if (isProject(before(folder))) return [];
    const outer = foldersAround(folder).find((each) => isProject(before(each)));
    return outer === undefined ? [] : [`${inReason(path)} makes a part of ${inReason(outer)} a project of its own`];
  });
}

function foldersAround(folder: string): readonly string[] {
  const above = posix.dirname(folder);
  return above === "." ? [] : [above, ...foldersAround(above)];
}

function isProject(texts: ManifestTexts): boolean {
  return WORKSPACE_MANIFESTS.some((name) => texts.has(name));
}

/** Rejects a sparse checkout without all projects: a tool would miss dependents. @throws InputError */
export async function rejectSparseCheckout(
  git: Git,
  { producer, workspace, ignored }: { producer: string; workspace: string; ignored: PathOwners },
): Promise<void> {
  const unseen = (await leftOutFiles(git, MANIFEST_NAMES)).filter(
    (path) => isBelow(path, workspace) && ignored.ownersOf(path).length === 0,
  );
  const first = joinReasons(unseen.map(inReason));
  if (first === undefined) return;
  throw new InputError(
    [`The sparse checkout leaves out ${first}: ${producer} would not see who needs a changed project.`],
    {
      details: [
        words`Check every project out, or add what no target needs to ${inputName("ignored-paths")}.`,
        words`Where the whole repository is too large, let another job make the list, and give it as ${inputName("impacted-targets-file")}.`,
      ],
    },
  );
}
