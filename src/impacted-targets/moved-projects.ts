import { posix } from "node:path";
import type { ChangedFile } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
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
import type { Range } from "./range.js";
import { joinReasons, quoteName } from "./safety-net.js";

/** Manifests of other tools. The pattern finds the line with the project's name. */
const OTHER_MANIFESTS: ReadonlyMap<string, RegExp | undefined> = new Map<string, RegExp | undefined>([
  // pnpm also accepts `package.json5` and `package.yaml`.
  ["package.json5", /^[ \t]*["']?name["']?[ \t]*:(.*)$/],
  ["package.yaml", /^name[ \t]*:(.*)$/],
  ["Cargo.toml", /^name[ \t]*=(.*)$/],
  ["pyproject.toml", /^name[ \t]*=(.*)$/],
  ["go.mod", /^module[ \t]+(\S+)/],
  ...["BUILD", "BUILD.bazel", "BUILD.pants", "build.gradle", "build.gradle.kts", "pom.xml"].map(
    (file) => [file, undefined] as const,
  ),
]);

export const MANIFEST_NAMES: readonly string[] = [...WORKSPACE_MANIFESTS, ...OTHER_MANIFESTS.keys()];

type ChangedManifest = ReturnType<typeof findChangedManifests>[number];

/** Returns the reason if a removed or renamed project impacts everything, because its dependents are unknown. */
export async function findMoveReason(
  git: Git,
  range: Range,
  files: readonly ChangedFile[],
  {
    naming,
    checkedFolder,
  }: {
    readonly naming: NameReader | undefined;
    /** Folder with the projects that the cross-check compares later. They are ignored here. */
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

/** Finds renamed projects, and new projects inside another project. The outer project loses these files. */
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
    // A second manifest in the folder of a project can rename the project.
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
