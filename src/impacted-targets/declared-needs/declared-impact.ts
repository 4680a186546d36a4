import { loadPicomatch, type Picomatch } from "../../globs/glob.js";
import { isPathBelow } from "../manifests.js";
import { appendToList, createPathOwners, type PathOwners, type PathPattern, readPattern } from "../ownership.js";
import { quoteName } from "../safety-net.js";
import type { ProjectGraphOfTool } from "../tool-side.js";
import { UnknownImpactError, type WorkspaceChange } from "../workspace-change.js";
import type { DependencyDeclarations } from "./declarations.js";

type DeclaringSide = Pick<ProjectGraphOfTool, "members" | "owners"> & { readonly declared: DependencyDeclarations };
type Sides = readonly [after: DeclaringSide, before: DeclaringSide, ...others: DeclaringSide[]];

/**
 * Combines the declarations of all commits. @throws UnknownImpactError if a changed file is one that all projects need
 */
export async function combineDeclarations(
  sides: Sides,
  { changed, ignored, producer }: Pick<WorkspaceChange, "changed" | "producer"> & { readonly ignored: PathOwners },
) {
  const picomatch = await loadPicomatch();
  const shared = sides.flatMap(({ declared }) => declared.shared.map((text) => readPattern(text, picomatch)));
  const sharing = createPathOwners(new Map([["", shared]]));
  for (const { path = "" } of changed)
    if (sharing.ownersOf(path).length > 0 && ignored.ownersOf(path).length === 0)
      throw new UnknownImpactError(
        `${quoteName(path)} changed, and the global dependencies of the tasks include this file`,
      );
  const needs: (readonly [project: string, needs: string, source: string])[] = [];
  // Each key consists of a project and the source of its declaration.
  const patterns = new Map<string, PathPattern[]>();
  for (const item of sides.flatMap(({ declared }) => [...declared.all.values()])) {
    const { project, source = `graph of ${producer}`, pattern } = item;
    if (item.needs !== undefined) needs.push([project, item.needs, source]);
    if (pattern !== undefined) appendToList(patterns, `${project}\0${source}`, readPattern(pattern, picomatch));
  }
  const readers = createPathOwners(patterns);
  return {
    /** Declared dependencies before the change, after it, and in the target branch. */
    needs,
    /**
     * Reason why each project with a new declaration is impacted, and each project that is needed only since the
     * change.
     */
    needed: findNewNeeds(sides, picomatch),
    /** Returns the projects that read the changed file, each with the reason. */
    findReaders: (path: string): readonly (readonly [string, string])[] =>
      readers.ownersOf(path).map((reader) => {
        const [project = "", source = ""] = reader.split("\0");
        return [project, `the target reads ${quoteName(path)}, which changed (${source})`];
      }),
  };
}

/** Finds the projects with new declarations, and the projects that they need or read only since the change. */
function findNewNeeds(
  [{ members, owners, declared: after }, { declared: before }]: Sides,
  picomatch: Picomatch,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [key, { project, needs, pattern = "", source }] of after.all) {
    // Only declarations in files can be compared, because the tool prints no declarations before the change.
    if (source === undefined || before.all.has(key)) continue;
    const { base } = readPattern(pattern, picomatch);
    const inside = members.filter(({ path }) => isPathBelow(path, base || ".")).map(({ name }) => name);
    if (!found.has(project))
      found.set(project, `the target has a new declaration of a dependency or an input (${source})`);
    for (const each of needs === undefined ? [...owners.ownersOf(base), ...inside] : [needs])
      if (each !== project) found.set(each, `the target is a new dependency of ${quoteName(project)} (${source})`);
  }
  return found;
}
