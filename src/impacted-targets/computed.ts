import { InputError } from "../errors.js";
import type { JudgedFile } from "./safety-net.js";

/** What a change impacts, and why. */
export interface Computed {
  readonly mode: "list" | "all" | "none";
  readonly targets: readonly string[];
  readonly reason: string;
}

export interface ComputedFacts {
  readonly files: readonly JudgedFile[];
  /** Sentences about projects that are gone or have another name now. */
  readonly movedProjects: readonly string[];
  readonly onUnclaimed: "all" | "ignore" | "error";
}

/** Why the change impacts everything, whatever a producer says; undefined when it need not. @throws InputError */
export function reasonForAll({ files, movedProjects, onUnclaimed }: ComputedFacts): string | undefined {
  const wide = files.flatMap(({ path, fate }) =>
    fate.kind === "impacts-all" ? [`${path} changed, which ${fate.pattern} of impact-all-paths covers`] : [],
  );
  if (wide.length > 0) return firstOf(wide);
  if (movedProjects.length > 0) return firstOf(movedProjects);
  const unclaimed = files.filter(({ fate }) => fate.kind === "unclaimed").map(({ path }) => path);
  if (unclaimed.length === 0 || onUnclaimed === "ignore") return undefined;
  if (onUnclaimed === "all") return firstOf(unclaimed.map((path) => `no target claims ${path}`));
  throw unclaimedError(unclaimed);
}

function firstOf(reasons: readonly string[]): string {
  const more = reasons.length - 1;
  return `${reasons[0]}${more > 0 ? `, and ${more} more like it` : ""}`;
}

const NAMED = 10;

function unclaimedError(paths: readonly string[]): InputError {
  const named = paths.slice(0, NAMED).map((path) => JSON.stringify(path));
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : "";
  return new InputError([`No target claims ${named.join(", ")}${more}, and on-unclaimed is error.`], {
    details: ["Let a target claim the path, or add it to ignored-paths or impact-all-paths."],
  });
}

/** The outcome of a change that does not impact everything. */
export function computedList(targets: Iterable<string>, reason: string): Computed {
  const sorted = [...new Set(targets)].toSorted();
  return { mode: sorted.length === 0 ? "none" : "list", targets: sorted, reason };
}

export function computedAll(reason: string): Computed {
  return { mode: "all", targets: [], reason };
}
