import type { Git } from "../git/git.js";
import type { DependencyDeclarations } from "./declared-needs/declarations.js";
import { combineDeclarations } from "./declared-needs/declared-impact.js";
import { readDeclarations } from "./declared-needs/read-declarations.js";
import { findImportedTargets, findImportsOfRemovedProjects, type TargetDependencies } from "./imports.js";
import { findChangedManifests, WORKSPACE_MANIFESTS } from "./manifests.js";
import { appendToList, type PathOwners } from "./ownership.js";
import type { CommitRange } from "./range.js";
import { type ClassifiedFile, combineOwners, quoteName } from "./safety-net.js";
import {
  convertGraphToToolProjects,
  createWorkspaceProjectGraph,
  type ProjectGraphOfTool,
  parseFolderOfUnlistedPackage,
} from "./tool-side.js";
import { UnknownImpactError, type WorkspaceChange } from "./workspace-change.js";
import type { WorkspaceGraph } from "./workspace-graph/graph.js";
import { readWorkspaceImpact } from "./workspace-graph/impact.js";
import { type EarlierProjects, readEarlierProjects } from "./workspace-history.js";

type CheckedChange = WorkspaceChange & { readonly ignored: PathOwners };

/**
 * Prepares the search for targets that a tool's list lacks, such as owners of changed files and their dependents. The
 * list of the producer `workspaces` is empty, so the search finds all of its targets. @throws UnknownImpactError
 */
export async function createTargetListCrossCheck(git: Git, range: CommitRange, change: CheckedChange) {
  const { producer, workspace, projects, changed, ignored } = change;
  const isOfTool = producer !== "workspaces";
  const packages = isOfTool ? listFolders(change) : undefined;
  const impact = await readWorkspaceImpact(git, range, { workspace, packages, changed, ignored });
  const { after, before, others } = readSides(range, change, impact.graphs);
  const unlisted = findUnlisted(after, change);
  // If Nx does not list a package of the workspace, the imports of this package are unknown.
  if (producer === "nx" && after.folders.has(workspace)) rejectUnlisted(unlisted[0], producer);
  const declared = await combineDeclarations([after, before, ...others], change);
  // These tools find dependencies outside of `package.json`, such as imports.
  const hasOwnGraph = producer === "nx" || producer === "moon";
  const atTip = others.find(({ commit }) => commit === range.tip);
  // The graph of Nx does not include the target branch, so the step reads the imports there itself.
  const importsAtTip: TargetDependencies =
    producer === "nx" && atTip ? await findImportedTargets(git, atTip, { workspace, folders: [workspace] }) : new Map();
  const ownNeeds: TargetDependencies = new Map(projects.map(({ name, needs = [] }) => [name, new Set(needs)]));
  const dependents = indexDependents([
    [after.needs, "depends on", ""],
    [ownNeeds, "depends on", ` (graph of ${producer})`],
    [before.needs, "depended on", " before the change"],
    ...[...others.map((side) => side.needs), importsAtTip].map(
      (needs) => [needs, "depends on", " in the target branch"] as const,
    ),
    ...declared.needs.map(
      ([project, needs, source]) => [new Map([[project, new Set([needs])]]), "depends on", ` (${source})`] as const,
    ),
  ]);
  const needed = hasOwnGraph ? await findNewNeeds(git, { before, after }, change) : new Map<string, string>();
  const imports =
    producer === "nx" && before.earlier !== undefined
      ? await findImportsOfRemovedProjects(
          git,
          { before, after, at: [after, ...(atTip ? [atTip] : [])] },
          before.earlier,
          workspace,
        )
      : new Map<string, string>();
  return {
    /** Owners of a path before the change, after it, or in the target branch. */
    owners: isOfTool ? combineOwners([after, before, ...others].map(({ owners }) => owners)) : impact,
    names: [after, before, ...others].flatMap(({ members }) => members.map(({ name }) => name)),
    isRead: (path: string) => impact.changes.locks.has(path),
    /** Returns a reason for each target that a changed file impacts. Some of these targets are in the list already. */
    explain(listed: ReadonlySet<string>, files: readonly ClassifiedFile[]): ReadonlyMap<string, string> {
      const all = [after, before, ...others];
      const reasons = explainOwners(files, all);
      const add = (found: Iterable<readonly [string, string]>): void => {
        for (const [target, why] of found) if (!reasons.has(target)) reasons.set(target, why);
      };
      add(files.flatMap(({ path, effect }) => (effect.kind === "ignored" ? [] : declared.findReaders(path))));
      const inTool = (found: ReadonlyMap<string, string>) =>
        [...found].flatMap(([target, why]) =>
          all.flatMap(({ targetsOf }) => targetsOf(target)).map((each) => [each, why] as const),
        );
      // Only the first reason of a target counts. The best reasons name a changed file, so they come first.
      add(findDependents(reasons.keys(), dependents));
      add([...inTool(impact.changes.projects), ...imports]);
      add(findDependents([...reasons.keys(), ...listed], dependents));
      // A new dependency is a target too, so that the queue does not test this change and a change of the dependency in
      // parallel. But the other dependents of the new dependency are not impacted.
      add(inTool(impact.changes.needed));
      add([...needed, ...declared.needed]);
      const impacted = new Set([...reasons.keys()].map(parseFolderOfUnlistedPackage));
      rejectUnlisted(
        unlisted.find((folder) => impacted.has(folder)),
        producer,
      );
      return new Map([...reasons].filter(([target]) => parseFolderOfUnlistedPackage(target) === undefined));
    },
  };
}

function listFolders({ producer, projects, changed }: CheckedChange): readonly string[] {
  const names = { nx: ["project.json"], moon: WORKSPACE_MANIFESTS }[producer] ?? [];
  const touched = findChangedManifests(changed, names).map(({ folder }) => folder);
  return [...new Set([...projects.filter(({ atTop }) => !atTop).map(({ path }) => path), ...touched])];
}

interface Side extends ProjectGraphOfTool {
  readonly declared: DependencyDeclarations;
  /**
   * Projects of the tool at this commit; undefined for the commit after the change, and for the producer `workspaces`.
   */
  readonly earlier?: EarlierProjects | undefined;
}

function readSides({ to, from }: CommitRange, change: CheckedChange, graphs: ReadonlyMap<string, WorkspaceGraph>) {
  const present = graphs.get(to);
  const sides = new Map(
    [...graphs].map(([commit, graph]) => [
      commit,
      readSide(change, commit, graph, commit === to ? undefined : present),
    ]),
  );
  const [after, before] = [sides.get(to), sides.get(from)];
  if (after === undefined || before === undefined) throw new Error("A commit of the change was not read.");
  // The other sides are at the tip of the target branch and at the merge base.
  return { after, before, others: [...sides.values()].filter((side) => side !== after && side !== before) };
}

function readSide(
  change: CheckedChange,
  commit: string,
  graph: WorkspaceGraph,
  /** Graph after the change; undefined if `commit` is the commit after the change. */
  present: WorkspaceGraph | undefined,
): Side {
  const { workspace, producer, projects } = change;
  const isOfTool = producer !== "workspaces";
  const earlier = isOfTool && present ? readEarlierProjects(graph, present, change) : undefined;
  const side = isOfTool
    ? convertGraphToToolProjects(commit, graph, earlier ?? { members: projects }, workspace)
    : createWorkspaceProjectGraph(commit, graph);
  return { ...side, earlier, declared: readDeclarations(graph.files, change, side.members, present === undefined) };
}

/** Returns the folders of npm packages that are no projects of the tool. */
function findUnlisted(
  { folders, members }: ProjectGraphOfTool,
  { workspace, ignored }: CheckedChange,
): readonly string[] {
  // A tool may omit the package at the top of the workspace.
  const listed = new Set([workspace, ...members.map(({ path }) => path)]);
  return [...folders].filter(
    (folder) => !listed.has(folder) && ignored.ownersOf(`${folder}/package.json`).length === 0,
  );
}

function rejectUnlisted(folder: string | undefined, producer: string): void {
  if (folder === undefined) return;
  throw new UnknownImpactError(`${producer} does not list ${quoteName(folder)}, which is a project of the workspace`);
}

function explainOwners(files: readonly ClassifiedFile[], sides: readonly ProjectGraphOfTool[]) {
  const reasons = new Map<string, string>();
  for (const { path, effect } of files)
    for (const target of effect.kind === "claimed" ? effect.targets : []) {
      const place = sides.findIndex(({ owners }) => owners.ownersOf(path).includes(target));
      const why =
        place === 0
          ? `the target owns ${quoteName(path)}, which changed`
          : `the target owned ${quoteName(path)} before the change`;
      if (place >= 0 && !reasons.has(target)) reasons.set(target, why);
    }
  return reasons;
}

/** Finds dependencies that the change adds to the tool's graph. */
async function findNewNeeds(
  git: Git,
  { before, after }: Readonly<Record<"before" | "after", Side>>,
  { producer, workspace, projects, changed, ignored }: CheckedChange,
): Promise<ReadonlyMap<string, string>> {
  const owners = new Set(
    changed.flatMap(({ path }) =>
      path === undefined || ignored.ownersOf(path).length > 0 ? [] : after.owners.ownersOf(path),
    ),
  );
  const names = new Set(projects.map(({ name }) => name));
  const dependents = projects.filter(({ name, needs = [] }) => owners.has(name) && needs.length > 0);
  const paths = new Set(dependents.map(({ path }) => path));
  const earlier = before.members.filter(({ path }) => paths.has(path));
  const folders = producer === "nx" ? earlier.map(({ path }) => path) : [];
  const imports = await findImportedTargets(git, before, { workspace, folders });
  const needed = new Map<string, string>();
  for (const { name, path, needs = [] } of dependents) {
    const old = new Set(earlier.flatMap((each) => (each.path === path ? [each.name] : [])));
    const shown = new Set([
      ...[...old].flatMap((each) => [before.needs, imports].flatMap((map) => [...(map.get(each) ?? [])])),
      ...[...before.declared.all.values()].flatMap((item) => (old.has(item.project) ? (item.needs ?? []) : [])),
    ]);
    for (const each of needs)
      if (each !== name && names.has(each) && !shown.has(each))
        needed.set(each, `the target is a new dependency of ${quoteName(name)}`);
  }
  return needed;
}

interface Dependent {
  readonly name: string;
  /** Creates the reason from the name of the needed project. */
  readonly why: (needed: string) => string;
}

type Dependents = ReadonlyMap<string, readonly Dependent[]>;

/**
 * Creates an index of dependents from several maps of needs. Each map comes with two parts of a reason: the words
 * before and after the name of the needed project.
 */
function indexDependents(
  all: readonly (readonly [needs: TargetDependencies, before: string, after: string])[],
): Dependents {
  const dependents = new Map<string, Dependent[]>();
  for (const [needs, before, after] of all)
    for (const [name, needed] of needs)
      for (const each of needed)
        appendToList(dependents, each, { name, why: (shown) => `the target ${before} ${shown}${after}` });
  return dependents;
}

/** Returns the reason for each direct and indirect dependent of `names`. Direct dependents come first. */
function findDependents(names: Iterable<string>, dependents: Dependents): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open = [...names];
  const known = new Set(open);
  for (const name of open) {
    for (const dependent of dependents.get(name) ?? []) {
      if (known.has(dependent.name)) continue;
      known.add(dependent.name);
      found.set(dependent.name, dependent.why(quoteName(parseFolderOfUnlistedPackage(name) ?? name)));
      open.push(dependent.name);
    }
  }
  return found;
}
