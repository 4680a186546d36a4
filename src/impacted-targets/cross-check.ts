import { posix } from "node:path";
import type { Git } from "../git/git.js";
import { filesThatMention } from "../git/read-file.js";
import type { Added } from "./computation.js";
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

/**
 * Compares a producer's list with the owners of changed files and with what needs them, by the manifests at both
 * commits. @throws Undecidable
 */
export async function crossCheck(
  git: Git,
  range: Range,
  { ignored, ...change }: WorkspaceChange & { readonly ignored: PathOwners },
) {
  const history = await readHistory(git, range, change);
  // Of these tools Nx alone reads imports.
  const mentions = change.producer === "nx" ? await mentionsOfGone(git, history, ignored) : new Map<string, string>();
  const before = createProjectOwners(history.before, history.doubtful);
  const after = createProjectOwners(history.after);
  return {
    /** Who owned a path before the change, by the names of then. */
    before,
    after,
    /** What has to be added to the producer's list. */
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

/**
 * Targets that still name a project which is gone, and why they count. A tool may have known from the source alone that
 * somebody needed it: whoever did, and was not changed with it, still has its name or the name of its folder somewhere.
 * @throws Undecidable where what names it belongs to nobody
 */
async function mentionsOfGone(
  git: Git,
  { gone, after }: WorkspaceHistory,
  ignored: PathOwners,
): Promise<ReadonlyMap<string, string>> {
  const owners = createProjectOwners(after);
  // What was moved is still there by its name.
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

/** The names of dependents, by the name of what they need. */
type Dependents = ReadonlyMap<string, readonly string[]>;

/** Who needs whom by what the manifests say, and what a tool says beyond them. */
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

/** What depends on some projects over any number of steps, each with the project that it needs. */
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
