import { posix } from "node:path";
import type { ChangedFile } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import {
  findChangedManifests,
  isPathBelow,
  listWorkspaceManifests,
  readManifestsAtCommit,
  WORKSPACE_MANIFESTS,
} from "./manifests.js";
import type { CommitRange } from "./range.js";
import { quoteName, summarizeReasons } from "./safety-net.js";

/** Manifests of other tools that contain the name of their project. pnpm also accepts the first two. */
const NAMING_MANIFESTS = ["package.json5", "package.yaml", "Cargo.toml", "pyproject.toml", "go.mod"];

export const MANIFEST_NAMES: readonly string[] = [
  ...WORKSPACE_MANIFESTS,
  ...NAMING_MANIFESTS,
  "BUILD",
  "BUILD.bazel",
  "BUILD.pants",
  "build.gradle",
  "build.gradle.kts",
  "pom.xml",
];

/** Returns the reason if a removed or renamed project impacts everything, because its dependents are unknown. */
export async function findMovedProjectImpactReason(
  git: Git,
  { from, to }: CommitRange,
  files: readonly ChangedFile[],
  /** Folder with the projects that the cross-check compares later. This function ignores these projects. */
  checkedFolder?: string,
): Promise<string | undefined> {
  const manifests = findChangedManifests(files, MANIFEST_NAMES).filter(
    ({ folder, name }) =>
      checkedFolder === undefined || !WORKSPACE_MANIFESTS.includes(name) || !isPathBelow(folder, checkedFolder),
  );
  const paths = manifests.flatMap(({ path, folder }) => [
    path,
    ...[folder, ...listParents(folder)].flatMap(listWorkspaceManifests),
  ]);
  const [before, after] = await Promise.all([
    readManifestsAtCommit(git, from, paths),
    readManifestsAtCommit(git, to, paths),
  ]);
  const isProject = (folder: string): boolean => WORKSPACE_MANIFESTS.some((name) => before(folder).has(name));
  const reasons = manifests.flatMap(({ path, folder, name, status }) => {
    if (status === "deleted") return [`${quoteName(path)} was deleted, so a project was removed, moved or renamed`];
    const isOther = NAMING_MANIFESTS.includes(name);
    if (!isOther && !WORKSPACE_MANIFESTS.includes(name)) return [];
    // A second manifest in the folder of a project can rename the project.
    if (isOther ? before(folder).has(name) : isProject(folder)) {
      const [old, present] = [before(folder), after(folder)].map((texts) => listNames(texts.get(name) ?? ""));
      return old === present ? [] : [`${quoteName(path)} renames its project`];
    }
    const outer = isOther ? undefined : listParents(folder).find(isProject);
    return outer === undefined ? [] : [`${quoteName(path)} makes a part of ${quoteName(outer)} a separate project`];
  });
  return summarizeReasons(reasons);
}

/** Matches `name`, `id` and `module` in JSON, YAML, TOML and `go.mod`, also at an inner level. */
const NAME = /(?<![\w-])(?:(?:name|id)["']?[ \t]*[:=]|module[ \t]+(?=\S))[^\n,}]{0,1000}/g;

/** Returns all names in a manifest as one text to compare. */
function listNames(text: string): string {
  return (text.match(NAME) ?? []).map((each) => each.replace(/\s/g, "")).join("\n");
}

function listParents(folder: string): readonly string[] {
  const above = posix.dirname(folder);
  return above === "." ? [] : [above, ...listParents(above)];
}
