import { InputError } from "../errors.js";
import type { ChangedFile } from "../git/changed-files.js";
import { loadPicomatch, MAX_PATH_LENGTH } from "../globs/glob.js";
import { formatCount, formatTruncatedList } from "../text/format.js";
import { createMessageText, toInputReference } from "../text/problem.js";
import { ANALYZED_LOCK_FILES_BY_PRODUCER, DEFAULT_INERT_PATHS, DEFAULT_PATHS_IMPACTING_EVERYTHING } from "./inputs.js";
import { createPathOwners, type PathOwners, type PathPattern, readPattern } from "./ownership.js";

export type FileClassification =
  | { readonly kind: "impacts-all"; readonly pattern: string }
  | { readonly kind: "ignored" }
  | { readonly kind: "claimed"; readonly targets: readonly string[] }
  | { readonly kind: "unclaimed" }
  /** No target claims the file, and a pattern of inert-paths matches it. */
  | { readonly kind: "inert"; readonly pattern: string }
  /** The owners of files are unknown, so only the producer can decide. */
  | { readonly kind: "left-to-producer" };

export interface ClassifiedFile {
  /** Path of the file. A name that is not UTF-8 is in a printable form. */
  readonly path: string;
  readonly status: ChangedFile["status"];
  readonly effect: FileClassification;
}

/**
 * Index for each group of patterns. `locks` matches lock files, which impact everything if the step cannot read them.
 */
type SafetyNet = Readonly<Record<"impactAll" | "ignored" | "inert" | "locks", PathOwners>>;

/**
 * Classifies files by `impact-all-paths`, `ignored-paths`, owners and `inert-paths`. `claims` is undefined if owners
 * are unknown.
 */
export function classifyFiles(
  files: readonly ChangedFile[],
  net: SafetyNet,
  claims: PathOwners | undefined,
): readonly ClassifiedFile[] {
  return files.map((file) => {
    const { status } = file;
    const path = file.path ?? file.shownAs;
    // A name that is not UTF-8, or a very long path, matches no pattern and belongs to no target.
    const isPath = file.path !== undefined && path.length <= MAX_PATH_LENGTH;
    return { path, status, effect: isPath ? classify(path, net, claims) : { kind: "unclaimed" } };
  });
}

function classify(
  path: string,
  { impactAll, ignored, inert }: SafetyNet,
  claims: PathOwners | undefined,
): FileClassification {
  const [pattern] = impactAll.ownersOf(path);
  if (pattern !== undefined) return { kind: "impacts-all", pattern };
  if (ignored.ownersOf(path).length > 0) return { kind: "ignored" };
  if (claims === undefined) return { kind: "left-to-producer" };
  const targets = claims.ownersOf(path);
  if (targets.length > 0) return { kind: "claimed", targets };
  const [inertPattern] = inert.ownersOf(path);
  return inertPattern === undefined ? { kind: "unclaimed" } : { kind: "inert", pattern: inertPattern };
}

export function combineOwners(owners: readonly (PathOwners | undefined)[]): PathOwners | undefined {
  const known = owners.filter((each) => each !== undefined);
  // A single index returns distinct owners, so no set is necessary. It would be slow to create a set for each of
  // 100,000 files.
  if (known.length <= 1) return known[0];
  return { ownersOf: (path) => [...new Set(known.flatMap((each) => each.ownersOf(path)))] };
}

interface NetPatterns {
  readonly folder: string;
  readonly impactAllPaths: readonly string[];
  readonly ignoredPaths?: readonly string[] | undefined;
  readonly inertPaths: readonly string[];
  readonly producer?: string | undefined;
  readonly file?: string | undefined;
}

export async function createFileClassificationRules(patterns: NetPatterns): Promise<SafetyNet> {
  const { folder, impactAllPaths, ignoredPaths = [], inertPaths, producer = "", file } = patterns;
  const all = addWorkspace(impactAllPaths, DEFAULT_PATHS_IMPACTING_EVERYTHING, folder);
  const names = file === undefined ? ANALYZED_LOCK_FILES_BY_PRODUCER.get(producer) : undefined;
  const isDefault = isSameList(impactAllPaths, DEFAULT_PATHS_IMPACTING_EVERYTHING);
  const isRead = (pattern: string): boolean =>
    isDefault && names?.some((name) => pattern === name || pattern.endsWith(`/${name}`)) === true;
  return {
    impactAll: await indexPatterns(all.filter((pattern) => !isRead(pattern))),
    locks: await indexPatterns(all.filter(isRead)),
    ignored: await indexPatterns(ignoredPaths),
    inert: await indexPatterns(addWorkspace(inertPaths, DEFAULT_INERT_PATHS, folder)),
  };
}

/**
 * Marks each changed lock file: as claimed if the step has read it (`isRead`), otherwise as a file that impacts
 * everything.
 */
export function classifyLockFiles(
  files: readonly ClassifiedFile[],
  { locks }: SafetyNet,
  isRead: (path: string) => boolean,
): readonly ClassifiedFile[] {
  return files.map((file) => {
    const { path, effect } = file;
    if (effect.kind !== "unclaimed" && effect.kind !== "inert") return file;
    if (isRead(path)) return { ...file, effect: { kind: "claimed", targets: [] } };
    const [pattern] = locks.ownersOf(path);
    return pattern === undefined ? file : { ...file, effect: { kind: "impacts-all", pattern } };
  });
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.join("\n") === other.join("\n");
}

/** Adds the default patterns for the working directory, if it is not the top of the repository. */
function addWorkspace(patterns: readonly string[], defaults: readonly string[], folder: string): readonly string[] {
  if (folder === "." || !isSameList(patterns, defaults)) return patterns;
  const escaped = folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
  return [...patterns, ...patterns.map((pattern) => `${escaped}/${pattern}`)];
}

/** Creates an index that returns each pattern that matches a path, unless a later pattern excludes the path. */
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

export function findReasonToImpactAllTargets(files: readonly ClassifiedFile[]): string | undefined {
  return summarizeReasons(
    files.flatMap(({ path, effect }) =>
      effect.kind === "impacts-all"
        ? [`${quoteName(path)} changed, and ${quoteName(effect.pattern)} in impact-all-paths matches it`]
        : [],
    ),
  );
}

export function findReasonForNoImpact(files: readonly ClassifiedFile[]): string | undefined {
  if (files.length === 0) return "no file changed";
  return files.every(({ effect }) => effect.kind === "ignored") ? "only files in ignored-paths changed" : undefined;
}

/** True when every file is ignored or inert, so that no file impacts a target. */
export function hasOnlyInertFiles(files: readonly ClassifiedFile[]): boolean {
  return files.every(({ effect }) => effect.kind === "ignored" || effect.kind === "inert");
}

/** Returns a text about inert files, to add to a reason. The text is empty if there are no inert files. */
export function formatInertFileNote(files: readonly ClassifiedFile[]): string {
  const inert = files.flatMap(({ path, effect }) => (effect.kind === "inert" ? [quoteName(path)] : []));
  if (inert.length === 0) return "";
  const are = inert.length === 1 ? "is" : "are";
  return `, and ${formatCount(inert.length, "file")} that no target claims ${are} in inert-paths: ${summarizeReasons(inert)}`;
}

const MAX_NAMED_FILES = 10;

/** Returns the reason to impact everything if a file has no owner. @throws InputError if `onUnclaimed` is `error` */
export function findUnclaimedFileImpactReason(
  files: readonly ClassifiedFile[],
  onUnclaimed: "all" | "ignore" | "error",
): string | undefined {
  const unclaimed = files.flatMap(({ path, effect }) => (effect.kind === "unclaimed" ? [path] : []));
  if (unclaimed.length === 0 || onUnclaimed === "ignore") return undefined;
  if (onUnclaimed === "all") return summarizeReasons(unclaimed.map((path) => `no target claims ${quoteName(path)}`));
  const named = formatTruncatedList(unclaimed, MAX_NAMED_FILES, (path) => JSON.stringify(path));
  throw new InputError(
    [createMessageText`No target claims ${named}, and ${toInputReference("on-unclaimed")} is error.`],
    {
      details: [
        createMessageText`Make sure that a target claims the path, or add the path to ${toInputReference("ignored-paths")} or ${toInputReference("impact-all-paths")}.`,
      ],
    },
  );
}

/** Returns a reason for each target: its first changed file, its dependency, or the producer. */
export function findTargetReasons(
  targets: readonly string[],
  files: readonly ClassifiedFile[],
  found: ReadonlyMap<string, string>,
  producer: string,
): ReadonlyMap<string, string> {
  const firstFiles = new Map<string, string>();
  for (const { path, effect } of files)
    for (const target of effect.kind === "claimed" ? effect.targets : [])
      if (!firstFiles.has(target)) firstFiles.set(target, quoteName(path));
  return new Map(
    targets
      .toSorted()
      .map((target) => [target, firstFiles.get(target) ?? found.get(target) ?? `listed by ${producer}`]),
  );
}

export function summarizeReasons([first, ...others]: readonly string[]): string | undefined {
  return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more`;
}

/** Adds quotation marks to a name with spaces or special characters. */
export function quoteName(path: string): string {
  return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}
