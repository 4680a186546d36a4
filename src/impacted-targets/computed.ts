import { InputError } from "../errors.js";
import { inputName, words } from "../problem.js";
import type { JudgedFile } from "./safety-net.js";

/** What a change impacts, and why. */
export interface Computed {
  readonly mode: "list" | "all" | "none";
  readonly targets: readonly string[];
  readonly reason: string;
  /** Those of the targets that the producer left out, and why they count. */
  readonly added?: readonly Added[];
}

/** A target that the producer left out, and why it counts. */
export interface Added {
  readonly target: string;
  /** The end of a sentence that begins with the target. */
  readonly why: string;
}

/** What was added, to follow the producer's own reason; empty for nothing. */
export function addedReason(added: readonly Added[]): string {
  const first = firstOf(added.map(({ target, why }) => `${inReason(target)} ${why}`));
  return first === undefined ? "" : `, and what its list lacks was added: ${first}`;
}

/** Why changed files impact everything whatever a producer says; undefined when none does. */
export function wideReason(files: readonly JudgedFile[]): string | undefined {
  return firstOf(
    files.flatMap(({ path, fate }) =>
      fate.kind === "impacts-all"
        ? [`${inReason(path)} changed, which ${inReason(fate.pattern)} of impact-all-paths covers`]
        : [],
    ),
  );
}

/** Why changed files that no target claims impact everything; undefined when they need not. @throws InputError */
export function unclaimedReason(
  files: readonly JudgedFile[],
  onUnclaimed: "all" | "ignore" | "error",
): string | undefined {
  const unclaimed = files.flatMap(({ path, fate }) => (fate.kind === "unclaimed" ? [path] : []));
  if (unclaimed.length === 0 || onUnclaimed === "ignore") return undefined;
  if (onUnclaimed === "all") return firstOf(unclaimed.map((path) => `no target claims ${inReason(path)}`));
  throw unclaimedError(unclaimed);
}

/** The first of several reasons, and how many more there are; undefined without one. */
export function firstOf([first, ...others]: readonly string[]): string | undefined {
  return first === undefined || others.length === 0 ? first : `${first}, and ${others.length} more like it`;
}

/** A path within a sentence: quoted where it would look like a part of it. */
export function inReason(path: string): string {
  return /^[\p{L}\p{M}\p{N}@._/+~*-]+$/u.test(path) ? path : JSON.stringify(path);
}

const NAMED = 10;

function unclaimedError(paths: readonly string[]): InputError {
  const named = paths.slice(0, NAMED).map((path) => JSON.stringify(path));
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : "";
  return new InputError(
    [words`No target claims ${named.join(", ")}${more}, and ${inputName("on-unclaimed")} is error.`],
    {
      details: [
        words`Let a target claim the path, or add it to ${inputName("ignored-paths")} or ${inputName("impact-all-paths")}.`,
      ],
    },
  );
}

/** The outcome of a change that does not impact everything. */
export function computedList(
  targets: Iterable<string>,
  reason: string,
  added: readonly Added[] = [],
): Computed {
  const sorted = [...new Set(targets)].toSorted();
  const computed = { mode: sorted.length === 0 ? "none" : "list", targets: sorted, reason } as const;
  return added.length === 0 ? computed : { ...computed, added };
}

export function computedAll(reason: string): Computed {
  return { mode: "all", targets: [], reason };
}
