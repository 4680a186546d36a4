import { InputError } from "../errors.js";
import type { ChangedFile } from "../git/changed-files.js";
import { loadPicomatch, MAX_PATH_LENGTH } from "../globs/glob.js";
import { formatTruncatedList } from "../text/format.js";
import { inputName, textWithNames } from "../text/problem.js";
import { DEFAULT_IMPACT_ALL_PATHS } from "./inputs.js";
import { createPathOwners, type PathOwners, type PathPattern, readPattern } from "./ownership.js";

export type Classification =
  | { readonly kind: "impacts-all"; readonly pattern: string }
  | { readonly kind: "ignored" }
  | { readonly kind: "claimed"; readonly targets: readonly string[] }
  | { readonly kind: "unclaimed" }
  /** Without known owners, the producer decides. */
  | { readonly kind: "left-to-producer" };

export interface ClassifiedFile {
  /** Path, or the printable form of a name that is not UTF-8. */
  readonly path: string;
  readonly status: ChangedFile["status"];
  readonly effect: Classification;
}

type SafetyNet = Readonly<Record<"impactAll" | "ignored", PathOwners>>;

/** Classifies by `impact-all-paths`, then `ignored-paths`, then `claims`, which is undefined if no owner is known. */
export function classifyFiles(
  files: readonly ChangedFile[],
  net: SafetyNet,
  claims: PathOwners | undefined,
): readonly ClassifiedFile[] {
  return files.map((file) => {
    const { status } = file;
    const path = file.path ?? file.shownAs;
    // Names that are not UTF-8 and paths that are too long have no owner.
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
  // Avoids a set for each of 100,000 files in the usual case.
  if (known.length <= 1) return known[0];
  return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}

interface NetPatterns {
  readonly folder: string;
  readonly impactAllPaths: readonly string[];
  readonly ignoredPaths?: readonly string[] | undefined;
}

export async function createSafetyNet({ impactAllPaths, ignoredPaths = [], folder }: NetPatterns): Promise<SafetyNet> {
  // The default also applies at the top of the workspace.
  const isDefault = impactAllPaths.join("\n") === DEFAULT_IMPACT_ALL_PATHS.join("\n");
  const escaped = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
  const below = folder !== "." && isDefault ? impactAllPaths.map((pattern) => `${escaped}/${pattern}`) : [];
  return { impactAll: await indexPatterns([...impactAllPaths, ...below]), ignored: await indexPatterns(ignoredPaths) };
}

/** Makes each pattern the owner of its matches, except for later exclusions. */
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

/** Returns why unclaimed files impact everything. @throws InputError if `onUnclaimed` is `error` */
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

/** Finds a changed project that the producer omits: some tools skip files with unusual names. */
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

/** Quotes a name with spaces or other characters that would be confusing in a sentence. */
export function quoteName(path: string): string {
  return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}
