import { loadPicomatch, type Picomatch } from "../../globs/glob.js";
import { isPathBelow } from "../manifests.js";
import { appendToList, createPathOwners, type PathOwners, type PathPattern, readPattern } from "../ownership.js";
import { quoteName } from "../safety-net.js";
import type { ToolSide } from "../tool-side.js";
import { Undecidable, type WorkspaceChange } from "../workspace-history.js";
import type { Declarations, DeclaredNeed, DeclaredRead } from "./declarations.js";

interface DeclaredImpact {
  /** Declared dependencies before the change, after it, and in the target branch. */
  readonly needs: readonly DeclaredNeed[];
  /** Reason for each project with a new declaration, and for each project that the change begins to need. */
  readonly needed: ReadonlyMap<string, string>;
  /** Returns pairs of a project that reads the changed file, and the reason. */
  findReaders(path: string): readonly (readonly [string, string])[];
}

type DeclaringSide = Pick<ToolSide, "members" | "owners"> & { readonly declared: Declarations };
type Sides = readonly [after: DeclaringSide, before: DeclaringSide, ...others: DeclaringSide[]];

/** Combines the declarations of all commits. @throws Undecidable if the change has a file that all projects need */
export async function combineDeclarations(
  sides: Sides,
  { changed, ignored, producer }: Pick<WorkspaceChange, "changed" | "producer"> & { readonly ignored: PathOwners },
): Promise<DeclaredImpact> {
  const all = sides.map(({ declared }) => declared);
  const picomatch = await loadPicomatch();
  const shared = all.flatMap((each) => each.shared.map((text) => readPattern(text, picomatch)));
  const sharing = createPathOwners(new Map([["", shared]]));
  for (const { path = "" } of changed)
    if (sharing.ownersOf(path).length > 0 && ignored.ownersOf(path).length === 0)
      throw new Undecidable(`${quoteName(path)} changed, and the global dependencies of the tasks include this file`);
  const readers = indexReads(
    all.flatMap(({ reads }) => reads),
    picomatch,
  );
  return {
    needs: all.flatMap(({ needs }) => needs),
    needed: findNewNeeds(sides, picomatch),
    findReaders: (path) =>
      readers.ownersOf(path).map((reader) => {
        const [project = "", source = ""] = reader.split("\0");
        return [project, `reads ${quoteName(path)}, which changed (${source || `graph of ${producer}`})`];
      }),
  };
}

/** Creates an index that maps a path to the projects that read it. Each name contains the source too. */
function indexReads(reads: readonly DeclaredRead[], picomatch: Picomatch): PathOwners {
  const patterns = new Map<string, PathPattern[]>();
  for (const { project, pattern, source = "" } of reads)
    appendToList(patterns, `${project}\0${source}`, readPattern(pattern, picomatch));
  return createPathOwners(patterns);
}

/** Finds the projects with new declarations, and the projects that they need or read only since the change. */
function findNewNeeds(
  [{ members, owners, declared: after }, { declared: before }]: Sides,
  picomatch: Picomatch,
): ReadonlyMap<string, string> {
  const known = new Set([...before.needs, ...before.reads].map(toKey));
  const found = new Map<string, string>();
  for (const item of [...after.needs, ...after.reads]) {
    // Only files show whether a declaration is new, because the tool prints only those after the change.
    if (item.source === undefined || known.has(toKey(item))) continue;
    const { base } = readPattern("pattern" in item ? item.pattern : "", picomatch);
    const inside = members.filter(({ path }) => isPathBelow(path, base || ".")).map(({ name }) => name);
    const needed = "needs" in item ? [item.needs] : [...owners.ownersOf(base), ...inside];
    if (!found.has(item.project)) found.set(item.project, `has a new declaration (${item.source})`);
    for (const each of needed)
      if (each !== item.project) found.set(each, `is a new dependency of ${quoteName(item.project)} (${item.source})`);
  }
  return found;
}

function toKey(item: DeclaredNeed | DeclaredRead): string {
  return JSON.stringify([item.project, "needs" in item ? item.needs : "", "pattern" in item ? item.pattern : ""]);
}
