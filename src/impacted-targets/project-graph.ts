import type { Need, PackageManifest } from "./manifests.js";

/** A project at one commit. */
export interface Member {
  /** As its tool calls it. */
  readonly name: string;
  /** From the top of the repository. */
  readonly folder: string;
  /** Undefined where it has no `package.json`. */
  readonly manifest: PackageManifest | undefined;
  /** Names of projects that it needs, where the tool says so. */
  readonly needs?: readonly string[] | undefined;
}

/** Who needs whom: the names of dependents, by the name of what they need. */
export type ProjectGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** By what the manifests say, and what a tool says beyond them. */
export function projectGraph(members: readonly Member[]): ProjectGraph {
  const byPackage = grouped(members, ({ name, manifest }) => (manifest === undefined ? name : manifest.name));
  const byFolder = grouped(members, ({ folder }) => folder);
  const graph = new Map<string, Set<string>>();
  const found = (need: Need): readonly Member[] =>
    (need.kind === "name" ? byPackage.get(need.name) : byFolder.get(need.folder)) ?? [];
  for (const member of members) {
    const needed = (member.manifest?.needs ?? []).flatMap((need) => found(need).map(({ name }) => name));
    for (const name of [...needed, ...(member.needs ?? [])]) {
      const dependents = graph.get(name) ?? new Set();
      graph.set(name, dependents.add(member.name));
    }
  }
  return graph;
}

function grouped(
  members: readonly Member[],
  keyOf: (member: Member) => string | undefined,
): ReadonlyMap<string, readonly Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const key = keyOf(member);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [member]);
    else group.push(member);
  }
  return groups;
}

/** What depends on some projects over any number of steps, each with the project that it needs. */
export function dependentsOf(
  names: Iterable<string>,
  graphs: readonly ProjectGraph[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open = [...names];
  const known = new Set(open);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const graph of graphs) {
      for (const dependent of graph.get(name) ?? []) {
        if (known.has(dependent)) continue;
        known.add(dependent);
        found.set(dependent, name);
        open.push(dependent);
      }
    }
  }
  return found;
}
