import type { Tool } from "../../support/build-tools/tools.js";
import { type Files, filesOf, type Model, type ModelProject, targetOf } from "./random-model.js";

/** Correct impact of a change. */
export interface Truth {
  /** True when a changed file belongs to no project. */
  readonly everything: boolean;
  /** Owners and dependents before and after the change, and new needs. */
  readonly targets: ReadonlySet<string>;
}

/** Returns the correct impact. A file at the top impacts everything. */
export function truthOf(tool: Tool["name"], before: Model, after: Model): Truth {
  const paths = changedPaths(filesOf(tool, before, new Map()), filesOf(tool, after, new Map()));
  const targets = new Set<string>();
  let everything = false;
  for (const path of paths) {
    const owners = [before, after].map((model) => ownerOf(path, model));
    if (owners.every((owner) => owner === undefined)) everything = true;
  }
  for (const model of [before, after]) {
    // An owner before the change may have dependents only after it, and the reverse.
    const changed = new Set(
      paths.flatMap((path) =>
        [before, after].flatMap((owning) => {
          const owner = ownerOf(path, owning);
          return owner === undefined ? [] : [targetOf(tool, owner)];
        }),
      ),
    );
    for (const target of changed) targets.add(target);
    addDependents(tool, model, changed, targets);
  }
  for (const target of findNewNeeds(tool, before, after)) targets.add(target);
  return { everything, targets };
}

/** Returns the targets that a project needs only since the change, even if the project was renamed. */
function findNewNeeds(tool: Tool["name"], before: Model, after: Model): readonly string[] {
  const isSame = (one: ModelProject, other: ModelProject): boolean =>
    one.folder === other.folder ||
    one.packageName === other.packageName ||
    targetOf(tool, one) === targetOf(tool, other);
  const known = needsOf(before);
  return needsOf(after).flatMap(([project, needed]) =>
    known.some(([one, other]) => isSame(one, project) && isSame(other, needed)) ? [] : [targetOf(tool, needed)],
  );
}

/** Returns pairs of a project and a needed project. */
function needsOf({ projects }: Model): readonly (readonly [ModelProject, ModelProject])[] {
  return projects.flatMap((project) =>
    projects.filter((other) => other !== project && isNeeded(other, project)).map((other) => [project, other] as const),
  );
}

function isNeeded({ folder, packageName }: ModelProject, { needs }: ModelProject): boolean {
  return needs.some((need) => (need.folder === undefined ? need.name === packageName : need.folder === folder));
}

/** Returns a project that two changes can break together. After both, the project needs a project of each change. */
export function findBreakable(tool: Tool["name"], fork: Model, [one, other, both]: readonly [Model, Model, Model]) {
  const read = (model: Model): Files => filesOf(tool, model, new Map());
  const [before, after] = [read(fork), read(both)];
  // Skips a pair if the combined model is not the merge of the two changes, file by file.
  const changes = [one, other].map((model) => changedPaths(before, read(model)).map((path) => ({ path, model })));
  const isMerged = changes.flat().every(({ path, model }) => read(model).get(path) === after.get(path));
  const isComplete = changedPaths(before, after).length === new Set(changes.flat().map(({ path }) => path)).size;
  if (!isMerged || !isComplete) return undefined;
  const [first, second] = changes.map(
    (paths) => new Set(paths.flatMap(({ path }) => ownerOf(path, both)?.folder ?? [])),
  );
  return both.projects.find((project) => {
    const reached = new Set([project]);
    for (const each of reached) for (const needed of both.projects) if (isNeeded(needed, each)) reached.add(needed);
    const folders = [...reached].map(({ folder }) => folder);
    return folders.some((folder) => first?.has(folder)) && folders.some((folder) => second?.has(folder));
  });
}

function changedPaths(before: Files, after: Files): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
}

function ownerOf(path: string, { projects }: Model): ModelProject | undefined {
  return projects
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0];
}

function addDependents(
  tool: Tool["name"],
  { projects }: Model,
  changed: ReadonlySet<string>,
  targets: Set<string>,
): void {
  const reached = new Set(projects.filter((project) => changed.has(targetOf(tool, project))));
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const project of projects) {
      if ([...reached].some((other) => isNeeded(other, project))) reached.add(project);
    }
  }
  for (const project of reached) targets.add(targetOf(tool, project));
}
