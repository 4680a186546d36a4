import type { Git } from "../../git/git.js";
import { loadPicomatch, type Picomatch } from "../../globs/glob.js";
import { isPathBelow } from "../manifests.js";
import { appendToList, createPathOwners, type PathOwners, type PathPattern, readPattern } from "../ownership.js";
import { quoteName } from "../safety-net.js";
import type { ToolSide } from "../tool-side.js";
import { Undecidable, type WorkspaceChange } from "../workspace-history.js";
import type { Declarations, DeclaredNeed, DeclaredRead } from "./declarations.js";
import { DECLARATION_READERS } from "./read-configurations.js";

interface DeclaredImpact {
  /** Declared dependencies before the change, after it, and in the target branch. */
  readonly needs: readonly DeclaredNeed[];
  /** Reason for each project that the change begins to need. */
  readonly needed: ReadonlyMap<string, string>;
  /** Returns pairs of a project that reads the changed file, and the reason. */
  findReaders(path: string): readonly (readonly [string, string])[];
}

type Sides = readonly [after: ToolSide, before: ToolSide, ...others: ToolSide[]];

/**
 * Reads the declared dependencies of all commits. @throws Undecidable if the change has a file that all projects need
 */
export async function readDeclaredImpact(
  git: Git,
  sides: Sides,
  { producer, workspace, changed, ignored }: WorkspaceChange & { readonly ignored: PathOwners },
): Promise<DeclaredImpact> {
  const read = DECLARATION_READERS.get(producer);
  if (read === undefined) return { needs: [], needed: new Map(), findReaders: () => [] };
  const [{ commit: end }] = sides;
  const all: Declarations[] = [];
  for (const { commit, members } of sides) all.push(await read(git, { commit, members, workspace }, end));
  const picomatch = await loadPicomatch();
  for (const { shared } of all) rejectSharedFiles(shared, { changed, ignored }, picomatch);
  const readers = indexReads(
    all.flatMap(({ reads }) => reads),
    picomatch,
  );
  return {
    needs: all.flatMap(({ needs }) => needs),
    needed: findNewNeeds(sides, all, picomatch),
    findReaders: (path) =>
      readers.ownersOf(path).map((reader) => {
        const [project = "", source = ""] = reader.split("\0");
        return [project, `reads ${quoteName(path)}, which changed (${source})`];
      }),
  };
}

function rejectSharedFiles(
  shared: readonly string[],
  { changed, ignored }: Pick<WorkspaceChange, "changed"> & { readonly ignored: PathOwners },
  picomatch: Picomatch,
): void {
  const patterns = createPathOwners(new Map([["", shared.map((text) => readPattern(text, picomatch))]]));
  for (const { path } of changed) {
    if (path === undefined || ignored.ownersOf(path).length > 0 || patterns.ownersOf(path).length === 0) continue;
    throw new Undecidable(`${quoteName(path)} changed, and the global dependencies of the tasks include this file`);
  }
}

/** Creates an index that maps a path to the projects that read it. Each name contains the source too. */
function indexReads(reads: readonly DeclaredRead[], picomatch: Picomatch): PathOwners {
  const patterns = new Map<string, PathPattern[]>();
  for (const { project, pattern, source } of reads)
    appendToList(patterns, `${project}\0${source}`, readPattern(pattern, picomatch));
  return createPathOwners(patterns);
}

/** Finds the projects that another project needs or reads only since the change. */
function findNewNeeds(
  [{ members, owners }]: Sides,
  [after, before]: readonly Declarations[],
  picomatch: Picomatch,
): ReadonlyMap<string, string> {
  const known = new Set([...(before?.needs ?? []), ...(before?.reads ?? [])].map(toKey));
  const found = new Map<string, string>();
  for (const item of [...(after?.needs ?? []), ...(after?.reads ?? [])]) {
    if (known.has(toKey(item))) continue;
    const { base } = readPattern("pattern" in item ? item.pattern : "", picomatch);
    const inside = members.filter(({ path }) => isPathBelow(path, base || ".")).map(({ name }) => name);
    const needed = "needs" in item ? [item.needs] : [...owners.ownersOf(base), ...inside];
    for (const each of needed)
      if (each !== item.project) found.set(each, `is newly needed by ${quoteName(item.project)} (${item.source})`);
  }
  return found;
}

function toKey(item: DeclaredNeed | DeclaredRead): string {
  return JSON.stringify([item.project, "needs" in item ? item.needs : "", "pattern" in item ? item.pattern : ""]);
}
