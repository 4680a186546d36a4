import { type ManifestTexts, PROJECT_NAME_READERS, WORKSPACE_MANIFESTS } from "./manifests.js";
import { quoteName } from "./safety-net.js";
import { type ProjectListedByTool, UnknownImpactError, type WorkspaceChange } from "./workspace-change.js";
import type { WorkspaceGraph } from "./workspace-graph/graph.js";
import { readManifests } from "./workspace-graph/project.js";

/** Projects of the tool at an earlier commit, and the manifests that changed since then. */
export interface EarlierProjects {
  readonly members: readonly ProjectListedByTool[];
  /** Folders that may be projects only at one of the commits. An outer project may own their files too. */
  readonly doubtful: ReadonlySet<string>;
  readonly touched: ReadonlySet<string>;
  readonly before: (folder: string) => ManifestTexts;
  readonly after: (folder: string) => ManifestTexts;
}

/**
 * Computes the tool's projects at an earlier commit, from its present projects and the manifests. @throws
 * UnknownImpactError
 */
export function readEarlierProjects(
  old: WorkspaceGraph,
  present: WorkspaceGraph,
  { producer, workspace, projects }: WorkspaceChange,
): EarlierProjects {
  const [before, after] = [
    (folder: string) => readManifests(old.files, folder),
    (folder: string) => readManifests(present.files, folder),
  ];
  const folders = WORKSPACE_MANIFESTS.flatMap((name) => [old, present].flatMap(({ files }) => files.foldersWith(name)));
  const touched = new Set(folders.filter((folder) => !isSame(before(folder), after(folder))));
  const packages = new Set([...old.places.values(), ...present.places.values()].map(({ folder }) => folder));
  const naming = PROJECT_NAME_READERS.get(producer);
  if (naming === undefined) throw new Error(`The producer ${producer} does not define names of projects.`);
  const members: ProjectListedByTool[] = [];
  const doubtful = new Set<string>();
  const folderOf = ({ atTop, path }: ProjectListedByTool): string => (atTop ? workspace : path);
  for (const member of projects) {
    const folder = folderOf(member);
    // A changed manifest, or a file of an unknown kind, may have made this folder a project.
    if (touched.has(folder) || before(folder).size === 0) doubtful.add(folder);
    const [earlier, later] = touched.has(folder)
      ? [naming(before(folder), folder), naming(after(folder), folder)]
      : [member.name, member.name];
    if (earlier !== undefined && earlier !== later && later !== member.name)
      throw new UnknownImpactError(`the earlier name of the project in ${quoteName(folder)} is unknown`);
    if (earlier !== undefined) members.push({ ...member, name: earlier === later ? member.name : earlier });
  }
  const known = new Set([workspace, ...projects.map(folderOf)]);
  for (const path of touched) {
    const [one, other] = [before(path), after(path)];
    const mayBeProject = packages.has(path) || producer === "moon" || (producer === "nx" && one.has("project.json"));
    const name = one.size > 0 && mayBeProject && !known.has(path) ? naming(one, path) : undefined;
    const isSameName = [...one.keys()].join() === [...other.keys()].join() && name === naming(other, path);
    if (name === undefined || isSameName) continue;
    members.push({ name, path, atTop: false });
    if (!packages.has(path)) doubtful.add(path);
  }
  return { members, doubtful, touched, before, after };
}

function isSame(one: ManifestTexts, other: ManifestTexts): boolean {
  return one.size === other.size && [...one].every(([name, text]) => other.get(name) === text);
}
