import { posix } from "node:path";
import type { Git } from "../git/git.js";
import { filesThatMention } from "../git/read-file.js";
import { append, createProjectOwners, type PathOwners } from "./ownership.js";
import type { Range } from "./range.js";
import { type ClassifiedFile, inReason } from "./safety-net.js";
import {
  type Member,
  readHistory,
  Undecidable,
  type WorkspaceChange,
  type WorkspaceHistory,
} from "./workspace-history.js";

export interface Added {
  readonly target: string;
  /** Predicate of a sentence about the target. */
  readonly why: string;
}

/** Compares a list with the owners of changed files and their dependents. @throws Undecidable */
export async function crossCheck(
  git: Git,
  range: Range,
  { ignored, ...change }: WorkspaceChange & { readonly ignored: PathOwners },
) {
  const history = await readHistory(git, range, change);
  // Only Nx reads imports.
  const mentions = change.producer === "nx" ? await mentionsOfGone(git, history, ignored) : new Map<string, string>();
  const before = createProjectOwners(history.before, history.doubtful);
  const after = createProjectOwners(history.after);
  return {
    before,
    after,
    missing(listed: ReadonlySet<string>, files: readonly ClassifiedFile[]): readonly Added[] {
      const reasons = new Map(mentions);
      for (const { path, fate } of files) {
        if (fate.kind !== "claimed") continue;
        for (const owner of after.ownersOf(path)) reasons.set(owner, `owns ${inReason(path)}, which changed`);
        for (const owner of before.ownersOf(path))
          if (!reasons.has(owner)) reasons.set(owner, `owned ${inReason(path)} before the change`);
      }
      const graphs = [dependentsByName(history.before), dependentsByName(history.after)];
      for (const [dependent, needed] of dependentsOf([...listed, ...reasons.keys()], graphs))
        reasons.set(dependent, `needs ${inReason(needed)}`);
      return [...reasons].flatMap(([target, why]) => (listed.has(target) ? [] : [{ target, why }]));
    },
  };
}

/** Finds targets that still mention a removed project. @throws Undecidable when a file without an owner does */
async function mentionsOfGone(
  git: Git,
  { gone, after }: WorkspaceHistory,
  ignored: PathOwners,
): Promise<ReadonlyMap<string, string>> {
  const owners = createProjectOwners(after);
  // A moved project still has its name.
  const present = new Set(after.flatMap(({ name, manifest }) => [name, manifest?.name]));
  const mentions = new Map<string, string>();
  for (const { name, path: folder, manifest } of gone) {
    const names = [...new Set([name, manifest?.name ?? name])].filter((each) => !present.has(each));
    for (const path of await filesThatMention(git, { names, folders: [posix.basename(folder)] })) {
      if (ignored.ownersOf(path).length > 0) continue;
      const naming = owners.ownersOf(path);
      if (naming.length === 0 && !path.endsWith(".md"))
        throw new Undecidable(`${inReason(folder)} is gone, and ${inReason(path)} still names its project`);
      for (const owner of naming)
        mentions.set(owner, `still names ${inReason(name)}, which is gone, in ${inReason(path)}`);
    }
  }
  return mentions;
}

type Dependents = ReadonlyMap<string, readonly string[]>;

/** Merges the needs in the manifests with those that a tool reports. */
function dependentsByName(members: readonly Member[]): Dependents {
  const byPackage = new Map<string, string[]>();
  const byFolder = new Map<string, string[]>();
  for (const { name, path, manifest } of members) {
    const packageName = manifest === undefined ? name : manifest.name;
    if (packageName !== undefined) append(byPackage, packageName, name);
    append(byFolder, path, name);
  }
  const dependents = new Map<string, string[]>();
  for (const { name, manifest, needs = [] } of members) {
    const needed = (manifest?.needs ?? []).flatMap(
      (need) => (need.kind === "name" ? byPackage.get(need.name) : byFolder.get(need.folder)) ?? [],
    );
    for (const each of [...needed, ...needs]) append(dependents, each, name);
  }
  return dependents;
}

function dependentsOf(names: Iterable<string>, graphs: readonly Dependents[]): ReadonlyMap<string, string> {
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
