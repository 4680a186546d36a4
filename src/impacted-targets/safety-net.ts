import { InputError } from "../errors.js";
import type { ChangedFile } from "../git/changed-files.js";
import { loadPicomatch, MAX_PATH_LENGTH } from "../globs/glob.js";
import { formatTruncatedList } from "../text/format.js";
import { inputName, textWithNames } from "../text/problem.js";
import { DEFAULT_IMPACT_ALL_PATHS, LOCK_FILES_READ } from "./inputs.js";
import { createPathOwners, type PathOwners, type PathPattern, readPattern } from "./ownership.js";

export type Classification =
  | { readonly kind: "impacts-all"; readonly pattern: string }
  | { readonly kind: "ignored" }
  | { readonly kind: "claimed"; readonly targets: readonly string[] }
  | { readonly kind: "unclaimed" }
  /** The owners of files are unknown, so only the producer can decide. */
  | { readonly kind: "left-to-producer" };

export interface ClassifiedFile {
  /** Path, or a printable form of a name that is not UTF-8. */
  readonly path: string;
  readonly status: ChangedFile["status"];
  readonly effect: Classification;
}

type SafetyNet = Readonly<Record<"impactAll" | "ignored", PathOwners>>;

/** Classifies files by `impact-all-paths`, `ignored-paths`, then owners (`claims`; undefined if unknown). */
export function classifyFiles(
  files: readonly ChangedFile[],
  net: SafetyNet,
  claims: PathOwners | undefined,
): readonly ClassifiedFile[] {
  return files.map((file) => {
    const { status } = file;
    const path = file.path ?? file.shownAs;
    // Patterns cannot match a name that is not UTF-8 or a very long path, so no target owns it.
    const isPath = file.path !== undefined && path.length <= MAX_PATH_LENGTH;
    return { path, status, effect: isPath ? classify(path, net, claims) : { kind: "unclaimed" } };
  });
}

function classify(path: string, { impactAll, ignored }: SafetyNet, claims: PathOwners | undefined): Classification {
  const [pattern] = impactAll.ownersOf(path);
  if (pattern !== undefined) return { kind: "impacts-all", pattern };
  if (ignored.ownersOf(path).length > 0) return { kind: "ignored" };
  if (claims === undefined) return { kind: "left-to-producer" };
  const targets = claims.ownersOf(path);
  return targets.length > 0 ? { kind: "claimed", targets } : { kind: "unclaimed" };
}

export function combineOwners(owners: readonly (PathOwners | undefined)[]): PathOwners | undefined {
  const known = owners.filter((each) => each !== undefined);
  // A single source returns each owner once. Skipping the set saves time with 100,000 files.
  if (known.length <= 1) return known[0];
  return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}

interface NetPatterns {
  readonly folder: string;
  readonly impactAllPaths: readonly string[];
  readonly ignoredPaths?: readonly string[] | undefined;
  readonly producer?: string | undefined;
}

export async function createSafetyNet({
  impactAllPaths: given,
  ignoredPaths = [],
  folder,
  producer,
}: NetPatterns): Promise<SafetyNet> {
  // The default patterns also apply to the top of the workspace, if that is not the top of the repository.
  const isDefault = given.join("\n") === DEFAULT_IMPACT_ALL_PATHS.join("\n");
  const isLeftOut = (pattern: string): boolean => producer === "workspaces" && LOCK_FILES_READ.includes(pattern);
  const impactAllPaths = isDefault ? given.filter((pattern) => !isLeftOut(pattern)) : given;
  const escaped = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
  const below = folder !== "." && isDefault ? impactAllPaths.map((pattern) => `${escaped}/${pattern}`) : [];
  return { impactAll: await indexPatterns([...impactAllPaths, ...below]), ignored: await indexPatterns(ignoredPaths) };
}

/** Creates an index in which each pattern owns its matches, except those of later exclusions. */
async function indexPatterns(texts: readonly string[]): Promise<PathOwners> {
  const picomatch = await loadPicomatch();
  const patterns = texts.map((text) => readPattern(text, picomatch));
  const owned = patterns.flatMap((pattern, index): [string, readonly PathPattern[]][] =>
    pattern.excludes
      ? []
      : [[pattern.text, [pattern, ...patterns.slice(index + 1).filter(({ excludes }) => excludes)]]],
  );
  return createPathOwners(new Map(owned));
}

export function findImpactAllReason(files: readonly ClassifiedFile[]): string | undefined {
  return joinReasons(
    files.flatMap(({ path, effect }) =>
      effect.kind === "impacts-all"
        ? [`${quoteName(path)} changed, and ${quoteName(effect.pattern)} in impact-all-paths matches it`]
        : [],
    ),
  );
}

export function findNoImpactReason(files: readonly ClassifiedFile[]): string | undefined {
  if (files.length === 0) return "no file changed";
  return files.every(({ effect }) => effect.kind === "ignored") ? "only files in ignored-paths changed" : undefined;
}

const MAX_NAMED_FILES = 10;

/** Returns the reason if files without an owner impact everything. @throws InputError if `onUnclaimed` is `error` */
export function findUnclaimedReason(
  files: readonly ClassifiedFile[],
  onUnclaimed: "all" | "ignore" | "error",
): string | undefined {
  const unclaimed = files.flatMap(({ path, effect }) => (effect.kind === "unclaimed" ? [path] : []));
  if (unclaimed.length === 0 || onUnclaimed === "ignore") return undefined;
  if (onUnclaimed === "all") return joinReasons(unclaimed.map((path) => `no target claims ${quoteName(path)}`));
  const named = formatTruncatedList(unclaimed, MAX_NAMED_FILES, (path) => JSON.stringify(path));
  throw new InputError([textWithNames`No target claims ${named}, and ${inputName("on-unclaimed")} is error.`], {
    details: [
      textWithNames`Claim the path with a target, or add it to ${inputName("ignored-paths")} or ${inputName("impact-all-paths")}.`,
    ],
  });
}

/** Returns a problem if the producer's list omits the project of a changed file. Some tools skip unusual file names. */
export function findOverlooked(
  listed: ReadonlySet<string>,
  files: readonly ClassifiedFile[],
  projects: PathOwners,
): string | undefined {
  for (const { path, effect } of files) {
    const owners = effect.kind === "claimed" ? projects.ownersOf(path) : [];
    if (owners.length > 0 && !owners.some((owner) => listed.has(owner)))
      return `does not list ${owners.map(quoteName).join(", ")}, although ${quoteName(path)} changed`;
  }
  return undefined;
}

export function joinReasons([first, ...others]: readonly string[]): string | undefined {
  return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more`;
}

/** Quotes a name if it contains spaces or other characters that could confuse in a sentence. */
export function quoteName(path: string): string {
  return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}
