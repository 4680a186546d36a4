import { InputError } from "../errors.js";
import type { ChangedFile } from "../git/changed-files.js";
import { LONGEST_PATH, loadPicomatch } from "../globs/glob.js";
import { truncatedList } from "../text/format.js";
import { inputName, words } from "../text/problem.js";
import { IMPACT_ALL_PATHS } from "./inputs.js";
import { createPathOwners, type PathOwners, type PathPattern, readPattern } from "./ownership.js";

export type Classification =
  | { readonly kind: "impacts-all"; readonly pattern: string }
  | { readonly kind: "ignored" }
  | { readonly kind: "claimed"; readonly targets: readonly string[] }
  | { readonly kind: "unclaimed" }
  /** Without owners the producer decides. */
  | { readonly kind: "left-to-producer" };

export interface ClassifiedFile {
  /** Path, or a display form of other names. */
  readonly path: string;
  readonly status: ChangedFile["status"];
  readonly fate: Classification;
}

type SafetyNet = Readonly<Record<"impactAll" | "ignored", PathOwners>>;

/** Applies `impact-all-paths` before ignored and claimed files; `claims` is undefined without owners. */
export function classifyFiles(
  files: readonly ChangedFile[],
  net: SafetyNet,
  claims: PathOwners | undefined,
): readonly ClassifiedFile[] {
  return files.map((file) => {
    const { status } = file;
    const path = file.path ?? file.shownAs;
    // Unreadable names and impossible paths have no owner.
    const isPath = file.path !== undefined && path.length <= LONGEST_PATH;
    return { path, status, fate: isPath ? fateOf(path, net, claims) : { kind: "unclaimed" } };
  });
}

function fateOf(path: string, { impactAll, ignored }: SafetyNet, claims: PathOwners | undefined): Classification {
  const [pattern] = impactAll.ownersOf(path);
  if (pattern !== undefined) return { kind: "impacts-all", pattern };
  if (ignored.ownersOf(path).length > 0) return { kind: "ignored" };
  if (claims === undefined) return { kind: "left-to-producer" };
  const targets = claims.ownersOf(path);
  return targets.length > 0 ? { kind: "claimed", targets } : { kind: "unclaimed" };
}

export function claimsOf(owners: readonly (PathOwners | undefined)[]): PathOwners | undefined {
  const known = owners.filter((each) => each !== undefined);
  // The common case, without a set for each of 100,000 files.
  if (known.length <= 1) return known[0];
  return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}

interface NetPatterns {
  readonly folder: string;
  readonly impactAllPaths: readonly string[];
  readonly ignoredPaths?: readonly string[] | undefined;
}

export async function createNet({ impactAllPaths, ignoredPaths = [], folder }: NetPatterns): Promise<SafetyNet> {
  // The default applies to the top of the repository and of a workspace.
  const isDefault = impactAllPaths.join("\n") === IMPACT_ALL_PATHS.join("\n");
  const literally = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
  const below = folder !== "." && isDefault ? impactAllPaths.map((pattern) => `${literally}/${pattern}`) : [];
  return {
    impactAll: await ownedByPattern([...impactAllPaths, ...below]),
    ignored: await ownedByPattern(ignoredPaths),
  };
}

/** Each pattern owns its matches without later exclusions. */
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

export function impactAllReason(files: readonly ClassifiedFile[]): string | undefined {
  return joinReasons(
    files.flatMap(({ path, fate }) =>
      fate.kind === "impacts-all"
        ? [`${inReason(path)} changed, which ${inReason(fate.pattern)} of impact-all-paths covers`]
        : [],
    ),
  );
}

export function nothingReason(files: readonly ClassifiedFile[]): string | undefined {
  if (files.length === 0) return "no file changed";
  return files.every(({ fate }) => fate.kind === "ignored") ? "only files of ignored-paths changed" : undefined;
}

const NAMED = 10;

/** Returns why unclaimed files impact everything. @throws InputError */
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

/** Reports a changed project that the producer omits: some tools drop files with unusual names. */
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

export function joinReasons([first, ...others]: readonly string[]): string | undefined {
  return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more like it`;
}

/** Quotes a path that would read as words of the sentence. */
export function inReason(path: string): string {
  return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}
