import { appendToList, indexProjectFolders, type PathOwners } from "./ownership.js";
import type { ProjectListedByTool } from "./workspace-change.js";
import type { WorkspaceGraph } from "./workspace-graph/graph.js";

/** Graph of workspaces at one commit, with the tool's names for its projects. */
export interface ProjectGraphOfTool {
  readonly commit: string;
  readonly members: readonly ProjectListedByTool[];
  readonly owners: PathOwners;
  readonly packages: readonly string[];
  readonly folders: ReadonlySet<string>;
  /** Targets that a target needs, by the name of this target. They come from manifests and lock files. */
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Returns the names of the tool's projects to which a package belongs. */
  targetsOf(target: string): readonly string[];
}

/** Prefix of names for packages that the tool does not list. No target contains this character. */
const UNLISTED = "\0";

/** Returns the folder of a package that the tool does not list; undefined for a target of the tool. */
export function parseFolderOfUnlistedPackage(target: string): string | undefined {
  return target.startsWith(UNLISTED) ? target.slice(UNLISTED.length) : undefined;
}

/**
 * Converts the graph to the tool's projects. Each package belongs to the tool's innermost project whose folder contains
 * the package.
 */
export function convertGraphToToolProjects(
  commit: string,
  graph: WorkspaceGraph,
  { members, doubtful }: { readonly members: readonly ProjectListedByTool[]; readonly doubtful?: ReadonlySet<string> },
  workspace: string,
): ProjectGraphOfTool {
  const owners = indexProjectFolders(members, doubtful);
  const around = indexProjectFolders(members);
  const atTop = members.filter((member) => member.atTop).map(({ name }) => name);
  const targets = new Map<string, string[]>();
  const folders = new Set<string>();
  for (const { target, folder } of graph.places.values()) {
    folders.add(folder);
    const found = folder === workspace ? atTop : around.ownersOf(folder);
    for (const each of found.length > 0 ? found : [`${UNLISTED}${folder}`]) appendToList(targets, target, each);
  }
  const targetsOf = (target: string): readonly string[] => targets.get(target) ?? [];
  const needs = new Map<string, Set<string>>();
  for (const [dependent, needed] of graph.needs) {
    const all = [...needed].flatMap(targetsOf);
    for (const each of targetsOf(dependent)) needs.set(each, new Set([...(needs.get(each) ?? []), ...all]));
  }
  return { commit, members, owners, packages: [...targets.keys()], folders, needs, targetsOf };
}

/** Converts the graph for the producer `workspaces`, which has the same names and projects as the graph. */
export function createWorkspaceProjectGraph(commit: string, graph: WorkspaceGraph): ProjectGraphOfTool {
  const members = [...graph.places.values()].map(({ target, folder }) => ({
    name: target,
    path: folder,
    atTop: false,
  }));
  return {
    commit,
    members,
    owners: { ownersOf: graph.claimantsOf },
    packages: members.map(({ name }) => name),
    folders: new Set(members.map(({ path }) => path)),
    needs: graph.needs,
    targetsOf: (target) => [target],
  };
}
