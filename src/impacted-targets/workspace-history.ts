import { posix } from "node:path";
import { type ChangedFile, listChangedFiles } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import {
  findChangedManifests,
  isPathBelow,
  listWorkspaceManifests,
  type ManifestTexts,
  NAME_READERS,
  readManifestsAt,
  WORKSPACE_MANIFESTS,
} from "./manifests.js";
import type { Project } from "./producers/producer.js";
import type { Range } from "./range.js";
import { quoteName } from "./safety-net.js";

/** Project of a tool. `path` is relative to the repository's top folder. */
export interface ToolProject extends Project {
  /** True for a project at the top of the workspace. Its `path` is then the folder of its sources. */
  readonly atTop: boolean;
}

export interface WorkspaceChange {
  readonly producer: string;
  readonly workspace: string;
  readonly projects: readonly ToolProject[];
  readonly changed: readonly ChangedFile[];
}

/** Error for a change whose impact is unknown. The message is the reason to impact everything. */
export class Undecidable extends Error {}

/** Projects of the tool at an earlier commit, and the manifests that changed since then. */
export interface EarlierProjects {
  readonly members: readonly ToolProject[];
  /** Folders that may be projects only at one of the commits. An outer project may own their files too. */
  readonly doubtful: ReadonlySet<string>;
  readonly touched: ReadonlySet<string>;
  readonly before: (folder: string) => ManifestTexts;
  readonly after: (folder: string) => ManifestTexts;
}

/**
 * Computes the tool's projects at an earlier commit, from its present projects and the manifests. @throws Undecidable
 */
export async function readEarlierProjects(
  git: Git,
  { from, to }: Pick<Range, "from" | "to">,
  commit: string,
  { producer, workspace, projects, changed }: WorkspaceChange,
  isPackage: (folder: string) => boolean,
): Promise<EarlierProjects> {
  const files = commit === from ? changed : await listChangedFiles(git, commit, to);
  const manifests = findChangedManifests(files, WORKSPACE_MANIFESTS).filter(
    ({ folder }) => folder === workspace || isPathBelow(folder, workspace),
  );
  const touched = new Set(manifests.map(({ folder }) => folder));
  const paths = [...touched].flatMap(listWorkspaceManifests);
  const [before, after] = await Promise.all([readManifestsAt(git, commit, paths), readManifestsAt(git, to, paths)]);
  const naming = NAME_READERS.get(producer);
  if (naming === undefined) throw new Error(`The producer ${producer} does not define names of projects.`);
  const added = files.flatMap(({ path, status }) => (path !== undefined && status === "added" ? [path] : []));
  const extended = new Set(added.map((path) => posix.dirname(path)));
  const members: ToolProject[] = [];
  const doubtful = new Set<string>();
  for (const member of projects) {
    const folder = member.atTop ? workspace : member.path;
    // A changed manifest, or a new file of an unknown kind, may have made this folder a project.
    if (touched.has(folder) || extended.has(folder)) doubtful.add(folder);
    const [old, present] = touched.has(folder)
      ? [naming(before(folder), folder), naming(after(folder), folder)]
      : [member.name, member.name];
    if (old !== undefined && old !== present && present !== member.name)
      throw new Undecidable(`the earlier name of the project in ${quoteName(folder)} is unknown`);
    // The tool prints only the configuration after the change.
    if (old !== undefined)
      members.push({ ...member, name: old === present ? member.name : old, configuration: undefined });
  }
  const known = new Set([workspace, ...projects.map(({ path, atTop }) => (atTop ? workspace : path))]);
  for (const path of touched) {
    const [old, present] = [before(path), after(path)];
    const mayBeProject = isPackage(path) || producer === "moon" || (producer === "nx" && old.has("project.json"));
    const name = old.size > 0 && mayBeProject && !known.has(path) ? naming(old, path) : undefined;
    if (name === undefined || (isSameList(old, present) && name === naming(present, path))) continue;
    members.push({ name, path, atTop: false });
    if (!isPackage(path)) doubtful.add(path);
  }
  return { members, doubtful, touched, before, after };
}

function isSameList(old: ManifestTexts, present: ManifestTexts): boolean {
  return [...old.keys()].join() === [...present.keys()].join();
}
