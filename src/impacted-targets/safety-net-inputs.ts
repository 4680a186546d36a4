import { InputError } from "../errors.js";
import { loadPicomatch } from "../globs/glob.js";
import type { TargetPathsText } from "../inputs/target-paths.js";
import { IMPACT_ALL_PATHS } from "./impact-all-paths.js";
import { createPathOwners, type PathOwners } from "./path-owners.js";
import { type PathPattern, readPattern } from "./path-pattern.js";
import type { SafetyNet } from "./safety-net.js";

interface Patterns {
  /** Working folder, from the top of the repository. */
  readonly folder: string;
  readonly impactAllPaths: readonly string[];
  readonly ignoredPaths: readonly string[] | undefined;
}

/** The net of `impact-all-paths` and `ignored-paths`. */
export async function createNet({
  impactAllPaths,
  ignoredPaths = [],
  folder,
}: Patterns): Promise<Omit<SafetyNet, "claims">> {
  const below = folder !== "." && isDefault(impactAllPaths) ? within(folder, impactAllPaths) : [];
  return {
    impactAll: await ownedByPattern([...impactAllPaths, ...below]),
    ignored: await ownedByPattern(ignoredPaths),
  };
}

/** The default holds for the top of the repository, and for the top of a workspace below it. */
function isDefault(patterns: readonly string[]): boolean {
  return (
    patterns.length === IMPACT_ALL_PATHS.length &&
    patterns.every((pattern, index) => pattern === IMPACT_ALL_PATHS[index])
  );
}

function within(folder: string, patterns: readonly string[]): readonly string[] {
  const literally = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
  return patterns.map((pattern) => `${literally}/${pattern}`);
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
export async function patternOwners(
  targetPaths: TargetPathsText | undefined,
): Promise<PathOwners | undefined> {
  if (targetPaths === undefined) return undefined;
  const read = await targetPaths.read();
  if (!read.ok) throw new InputError(read.problems);
  return createPathOwners(read.paths);
}
