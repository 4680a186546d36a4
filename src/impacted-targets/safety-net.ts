import { InputError } from "../errors.js";
import type { ChangedFile } from "../git/changed-files.js";
import { LONGEST_PATH, loadPicomatch } from "../globs/glob.js";
import { truncatedList } from "../text/format.js";
import { inputName, words } from "../text/problem.js";
import { IMPACT_ALL_PATHS } from "./inputs.js";
import { createPathOwners, type PathOwners, type PathPattern, readPattern } from "./ownership.js";

/** What a changed file leads to. */
export type Fate =
  | { readonly kind: "impacts-all"; readonly pattern: string }
  | { readonly kind: "ignored" }
  | { readonly kind: "claimed"; readonly targets: readonly string[] }
  | { readonly kind: "unclaimed" }
  /** Nobody says which paths the targets own, so the producer is taken at its word. */
  | { readonly kind: "left-to-producer" };

export interface ClassifiedFile {
  /** Its path, or what stands for a name that is no text. */
  readonly path: string;
  readonly status: ChangedFile["status"];
  readonly fate: Fate;
}

/** What `impact-all-paths` and `ignored-paths` say; the owners are their patterns. */
type SafetyNet = Readonly<Record<"impactAll" | "ignored", PathOwners>>;

/**
 * What each changed file leads to. What impacts everything does so even where it is ignored or claimed too. `claims`
 * has the targets by path; undefined where no producer and no input says which paths a target owns.
 */
export function classifyFiles(
  files: readonly ChangedFile[],
  net: SafetyNet,
  claims: PathOwners | undefined,
): readonly ClassifiedFile[] {
  return files.map((file) => {
    const { status } = file;
    const path = file.path ?? file.shownAs;
    // No pattern and no project can claim a name that is no text, nor one that no system can check out.
    const isPath = file.path !== undefined && path.length <= LONGEST_PATH;
    return { path, status, fate: isPath ? fateOf(path, net, claims) : { kind: "unclaimed" } };
  });
}

function fateOf(path: string, { impactAll, ignored }: SafetyNet, claims: PathOwners | undefined): Fate {
  const [pattern] = impactAll.ownersOf(path);
  if (pattern !== undefined) return { kind: "impacts-all", pattern };
  if (ignored.ownersOf(path).length > 0) return { kind: "ignored" };
  if (claims === undefined) return { kind: "left-to-producer" };
  const targets = claims.ownersOf(path);
  return targets.length > 0 ? { kind: "claimed", targets } : { kind: "unclaimed" };
}

/** Several owners together; of what more than one owns all count. */
export function claimsOf(owners: readonly (PathOwners | undefined)[]): PathOwners | undefined {
  const known = owners.filter((each) => each !== undefined);
  // One alone has no owner twice, and is asked for each of a hundred thousand files.
  if (known.length <= 1) return known[0];
  return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}

interface NetPatterns {
  /** Working folder, from the top of the repository. */
  readonly folder: string;
  readonly impactAllPaths: readonly string[];
  readonly ignoredPaths?: readonly string[] | undefined;
}

export async function createNet({ impactAllPaths, ignoredPaths = [], folder }: NetPatterns): Promise<SafetyNet> {
  // The default holds for the top of the repository, and for the top of a workspace below it.
  const isDefault = impactAllPaths.join("\n") === IMPACT_ALL_PATHS.join("\n");
  const literally = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
  const below = folder !== "." && isDefault ? impactAllPaths.map((pattern) => `${literally}/${pattern}`) : [];
  return {
    impactAll: await ownedByPattern([...impactAllPaths, ...below]),
    ignored: await ownedByPattern(ignoredPaths),
  };
}

/** Each pattern owns what it matches, unless an exclusion after it takes that out again. */
async function ownedByPattern(texts: readonly string[]): Promise<PathOwners> {
  const picomatch = await loadPicomatch();
  const patterns = texts.map((text) => readPattern(text, picomatch));
  const owned = patterns.flatMap((pattern, index): [string, readonly PathPattern[]][] =>
    pattern.excludes
      ? []
      : [[pattern.text, [pattern, ...patterns.slice(index + 1).filter(({ excludes }) => excludes)]]],
  );
  return createPathOwners(new Map(owned));
}

/** Why changed files impact everything whatever a producer says; undefined when none does. */
export function wideReason(files: readonly ClassifiedFile[]): string | undefined {
  return joinReasons(
    files.flatMap(({ path, fate }) =>
      fate.kind === "impacts-all"
        ? [`${inReason(path)} changed, which ${inReason(fate.pattern)} of impact-all-paths covers`]
        : [],
    ),
  );
}

/** Why changed files impact nothing; undefined when they may. */
export function nothingReason(files: readonly ClassifiedFile[]): string | undefined {
  if (files.length === 0) return "no file changed";
  return files.every(({ fate }) => fate.kind === "ignored") ? "only files of ignored-paths changed" : undefined;
}

const NAMED = 10;

/** Why changed files that no target claims impact everything; undefined when they need not. @throws InputError */
export function unclaimedReason(
  files: readonly ClassifiedFile[],
  onUnclaimed: "all" | "ignore" | "error",
): string | undefined {
  const unclaimed = files.flatMap(({ path, fate }) => (fate.kind === "unclaimed" ? [path] : []));
  if (unclaimed.length === 0 || onUnclaimed === "ignore") return undefined;
  if (onUnclaimed === "all") return joinReasons(unclaimed.map((path) => `no target claims ${inReason(path)}`));
  const named = truncatedList(unclaimed, NAMED, (path) => JSON.stringify(path));
  throw new InputError([words`No target claims ${named}, and ${inputName("on-unclaimed")} is error.`], {
    details: [
      words`Let a target claim the path, or add it to ${inputName("ignored-paths")} or ${inputName("impact-all-paths")}.`,
    ],
  });
}

/**
 * The end of a sentence about a changed project that the producer does not list, or undefined: some tools drop a file
 * in silence, for the letters of its name say.
 */
export function overlookedBy(
  listed: ReadonlySet<string>,
  files: readonly ClassifiedFile[],
  projects: PathOwners,
): string | undefined {
  for (const { path, fate } of files) {
    const owners = fate.kind === "claimed" ? projects.ownersOf(path) : [];
    if (owners.length > 0 && !owners.some((owner) => listed.has(owner)))
      return `does not list ${owners.map(inReason).join(", ")}, although ${inReason(path)} changed`;
  }
  return undefined;
}

/** The first of several reasons, and how many more there are; undefined without one. */
export function joinReasons([first, ...others]: readonly string[]): string | undefined {
  return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more like it`;
}

/** A path within a sentence: quoted where it would look like a part of it. */
export function inReason(path: string): string {
  return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}
