import { InputError } from "../errors.js";
import type { FileFate } from "./safety-net.js";

/** What `compute-impacted-targets` hands over; `set-impacted-targets` takes it as a file. */
export interface ComputedList {
  readonly mode: "list" | "all" | "none";
  readonly targets: readonly string[];
  readonly reason: string;
}

export interface ComputedFacts {
  readonly fates: readonly FileFate[];
  /** Sentences about projects that are gone or have another name now. */
  readonly movedProjects: readonly string[];
  readonly onUnclaimed: "all" | "ignore" | "error";
}

/** Why the change impacts everything, whatever the producer says; undefined when it need not. @throws InputError */
export function reasonForAll({ fates, movedProjects, onUnclaimed }: ComputedFacts): string | undefined {
  const wide = fates.filter((file) => file.fate === "impacts-all");
  const [first] = wide;
  if (first?.fate === "impacts-all") {
    return `${first.path} changed, and ${first.pattern} of impact-all-paths stands for it${andMore(wide.length)}`;
  }
  const [moved] = movedProjects;
  if (moved !== undefined) return `${moved}${andMore(movedProjects.length)}`;
  const unclaimed = fates.filter((file) => file.fate === "unclaimed");
  const [lost] = unclaimed;
  if (lost === undefined || onUnclaimed === "ignore") return undefined;
  if (onUnclaimed === "all") return `no target claims ${lost.path}${andMore(unclaimed.length)}`;
  const named = unclaimed.slice(0, 10).map(({ path }) => JSON.stringify(path));
  throw new InputError([
    `No target claims ${named.join(", ")}${unclaimed.length > named.length ? ` and ${unclaimed.length - named.length} more` : ""}, and on-unclaimed is error. Add the paths to a target, to ignored-paths or to impact-all-paths.`,
  ]);
}

function andMore(count: number): string {
  return count > 1 ? ` (and ${count - 1} more)` : "";
}

/** The list of a change that does not impact everything. */
export function computedList(targets: ReadonlySet<string>, reason: string): ComputedList {
  return targets.size === 0
    ? { mode: "none", targets: [], reason }
    : { mode: "list", targets: [...targets].toSorted(), reason };
}
