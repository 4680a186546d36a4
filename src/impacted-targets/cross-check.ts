import { posix } from "node:path";
import type { Git } from "../git/git.js";
import { findFilesNaming } from "../git/read-file.js";
import { appendToList, createProjectOwners, type PathOwners } from "./ownership.js";
import type { Range } from "./range.js";
import { type ClassifiedFile, quoteName } from "./safety-net.js";
import {
  readWorkspaceHistory,
  Undecidable,
  type WorkspaceChange,
  type WorkspaceHistory,
  type WorkspaceProject,
} from "./workspace-history.js";

/** Finds targets that a producer's list omits: owners of changed files, and dependents. @throws Undecidable */
export async function prepareCrossCheck(
  git: Git,
  range: Range,
  { ignored, ...change }: WorkspaceChange & { readonly ignored: PathOwners },
) {
  const history = await readWorkspaceHistory(git, range, change);
  // Only Nx finds dependencies in source files, so only its projects may still mention a removed one.
  const mentions =
    change.producer === "nx" ? await findMentionsOfRemoved(git, history, ignored) : new Map<string, string>();
  const before = createProjectOwners(history.before, history.doubtful);
  const after = createProjectOwners(history.after);
  return {
    before,
    after,
    /** Returns a reason for each target that a file, a mention or a dependency adds. The list may have it or not. */
    explain(listed: ReadonlySet<string>, files: readonly ClassifiedFile[]): ReadonlyMap<string, string> {
      const reasons = new Map(mentions);
      for (const { path, effect } of files) {
        if (effect.kind !== "claimed") continue;
        for (const owner of after.ownersOf(path)) reasons.set(owner, `owns ${quoteName(path)}, which changed`);
        for (const owner of before.ownersOf(path))
          if (!reasons.has(owner)) reasons.set(owner, `owned ${quoteName(path)} before the change`);
      }
      const graphs = [
        indexDependents(history.after, "depends", change),
        indexDependents(history.before, "depended", change),
      ];
      // Dependents of changed files come first, so that these reasons also cover targets of the list.
      for (const starts of [[], listed])
        for (const [dependent, why] of findDependents([...reasons.keys(), ...starts], graphs))
          reasons.set(dependent, why);
      return reasons;
    },
  };
}

/** Finds targets with files that still mention a removed project. @throws Undecidable if such a file has no owner */
async function findMentionsOfRemoved(
  git: Git,
  { removed, after }: WorkspaceHistory,
  ignored: PathOwners,
): Promise<ReadonlyMap<string, string>> {
  const owners = createProjectOwners(after);
  // A project that was only moved still has this name, so a mention of it is valid.
  const present = new Set(after.flatMap(({ name, manifest }) => [name, manifest?.name]));
  const mentions = new Map<string, string>();
  for (const { name, path: folder, manifest } of removed) {
    const names = [...new Set([name, manifest?.name ?? name])].filter((each) => !present.has(each));
    for (const path of await findFilesNaming(git, { names, folders: [posix.basename(folder)] })) {
      if (ignored.ownersOf(path).length > 0) continue;
      const mentioning = owners.ownersOf(path);
      if (mentioning.length === 0 && !path.endsWith(".md"))
        throw new Undecidable(`${quoteName(folder)} was removed, but ${quoteName(path)} still mentions its project`);
      for (const owner of mentioning)
        mentions.set(owner, `still mentions ${quoteName(name)} in ${quoteName(path)}, but that project was removed`);
    }
  }
  return mentions;
}

interface Dependent {
  readonly name: string;
  /** Reason, without the name of the project that is needed. */
  readonly why: (needed: string) => string;
}

type Dependents = ReadonlyMap<string, readonly Dependent[]>;

/** Returns the direct dependents of each project, from manifests and from the tool's own graph. */
function indexDependents(
  members: readonly WorkspaceProject[],
  verb: "depends" | "depended",
  { producer, workspace }: Pick<WorkspaceChange, "producer" | "workspace">,
): Dependents {
  const byPackage = new Map<string, string[]>();
  const byFolder = new Map<string, string[]>();
  for (const { name, path, manifest } of members) {
    const packageName = manifest === undefined ? name : manifest.name;
    if (packageName !== undefined) appendToList(byPackage, packageName, name);
    appendToList(byFolder, path, name);
  }
  const dependents = new Map<string, Dependent[]>();
  for (const { name, path, manifest, needs = [] } of members) {
    const needed = (manifest?.needs ?? []).flatMap(
      (need) => (need.kind === "name" ? byPackage.get(need.name) : byFolder.get(need.folder)) ?? [],
    );
    const file = posix.join(path === "." ? workspace : path, "package.json");
    for (const [from, names] of [[quoteName(file), needed] as const, [`graph of ${producer}`, needs] as const]) {
      const why = (other: string) => `${verb} on ${quoteName(other)} (${from})`;
      for (const each of names) appendToList(dependents, each, { name, why });
    }
  }
  return dependents;
}

/** Returns all direct and indirect dependents with their reasons. The nearest dependents come first. */
function findDependents(names: Iterable<string>, graphs: readonly Dependents[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open = [...names];
  const known = new Set(open);
  for (const name of open) {
    for (const graph of graphs) {
      for (const dependent of graph.get(name) ?? []) {
        if (known.has(dependent.name)) continue;
        known.add(dependent.name);
        found.set(dependent.name, dependent.why(name));
        open.push(dependent.name);
      }
    }
  }
  return found;
}
