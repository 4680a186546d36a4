import { InputError } from "../errors.js";
import { createPathOwners, type PathOwners } from "./path-owners.js";
import { loadPicomatch, type PathPattern, readPattern } from "./path-pattern.js";
import type { SafetyNet } from "./safety-net.js";
import { readTargetPaths } from "./target-paths.js";

interface Patterns {
  readonly impactAllPaths: readonly string[];
  readonly ignoredPaths: readonly string[] | undefined;
}

/** The net of `impact-all-paths` and `ignored-paths`. */
export async function createNet({
  impactAllPaths,
  ignoredPaths = [],
}: Patterns): Promise<Omit<SafetyNet, "claims">> {
  return { impactAll: await ownedByPattern(impactAllPaths), ignored: await ownedByPattern(ignoredPaths) };
}

/** Each pattern owns what it matches, unless an exclusion after it takes that out again. */
async function ownedByPattern(texts: readonly string[]): Promise<PathOwners> {
  const picomatch = await loadPicomatch();
  const patterns = texts.map((text) => readPattern(text, picomatch));
  return createPathOwners(
    new Map(
      patterns.flatMap((pattern, index): [string, readonly PathPattern[]][] =>
        pattern.excludes
          ? []
          : [[pattern.text, [pattern, ...patterns.slice(index + 1).filter(({ excludes }) => excludes)]]],
      ),
    ),
  );
}

/** Targets by the patterns of `target-paths`. @throws InputError with every problem */
export async function patternOwners(targetPaths: string | undefined): Promise<PathOwners | undefined> {
  if (targetPaths === undefined) return undefined;
  const read = await readTargetPaths(targetPaths, await loadPicomatch());
  if (!read.ok) throw new InputError(read.problems);
  return createPathOwners(read.paths);
}
