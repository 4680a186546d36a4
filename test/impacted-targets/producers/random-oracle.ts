import type { Tool } from "../../support/build-tools/tools.js";
import { type Files, filesOf, type Model, type ModelProject, targetOf } from "./random-model.js";

/** Correct impact of a change. */
export interface Truth {
  /** True when a changed file belongs to no project. */
  readonly everything: boolean;
  /** Owners and dependents before and after the change. */
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
    // An owner at one commit may have dependents at the other commit.
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
  return { everything, targets };
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
      const isNeeding = project.needs.some(({ name, folder }) =>
        [...reached].some((other) => (folder === undefined ? other.packageName === name : other.folder === folder)),
      );
      if (isNeeding) reached.add(project);
    }
  }
  for (const project of reached) targets.add(targetOf(tool, project));
}
