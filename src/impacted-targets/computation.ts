import type { Failure } from "../errors.js";
import { counted, truncatedList } from "../text/format.js";
import { code, escapeText, limitedTable, paragraphs } from "../text/markdown.js";
import type { Range } from "./range.js";
import { type ClassifiedFile, type Fate, inReason, joinReasons } from "./safety-net.js";

export interface Computation {
  readonly mode: "list" | "all" | "none";
  readonly targets: readonly string[];
  readonly reason: string;
  /** Those of the targets that the producer left out. */
  readonly added: readonly Added[];
  readonly files: readonly ClassifiedFile[];
  readonly range: Range;
  /** Set when the producer failed and `ALL` stands for its list. */
  readonly failure?: Failure;
}

/** A target that the producer left out, and why it counts. */
export interface Added {
  readonly target: string;
  /** The end of a sentence that begins with the target. */
  readonly why: string;
}

/** What was added, to follow the producer's own reason; empty for nothing. */
export function addedReason(added: readonly Added[]): string {
  const joined = joinReasons(added.map(({ target, why }) => `${inReason(target)} ${why}`));
  return joined === undefined ? "" : `, and what its list lacks was added: ${joined}`;
}

export function computedMessage({ mode, targets, reason }: Computation): string {
  switch (mode) {
    case "all":
      return `The change impacts everything: ${reason}.`;
    case "none":
      return `The change impacts no target: ${reason}.`;
    case "list":
      return `The change impacts ${counted(targets.length, "target")}: ${reason}.`;
  }
}

const SHOWN = 50;

/** The page about a computation: the decision, why, and which file led to what. */
export function computedPage(computation: Computation): string {
  const { targets, added, range, files } = computation;
  // What decided comes first: of a thousand files the one that led to everything must be seen.
  const inOrder = Object.keys(FATES).flatMap((kind) => files.filter(({ fate }) => fate.kind === kind));
  return paragraphs([
    escapeText(computedMessage(computation)),
    `Changed between ${code(range.from)} and ${code(range.to)}: ${counted(files.length, "file")}${counts(files)}.`,
    ...section("Targets", targets, () => truncatedList(targets, SHOWN, code)),
    ...section("Added to the producer's list", added, () =>
      limitedTable(["Target", "Why"], added, ({ target, why }) => [code(target), escapeText(why)], LIMIT),
    ),
    ...section("What the files led to", files, () =>
      limitedTable(
        ["File", "Change", "Led to"],
        inOrder,
        ({ path, status, fate }) => [code(path), status, ledTo(fate)],
        LIMIT,
      ),
    ),
  ]);
}

const LIMIT = { atMost: SHOWN, whole: "" };

function section(title: string, items: readonly unknown[], content: () => string): readonly string[] {
  return items.length === 0 ? [] : [`#### ${title}`, content()];
}

const FATES = {
  "impacts-all": "that impact everything",
  unclaimed: "that no target claims",
  claimed: "claimed by targets",
  "left-to-producer": "left to the producer",
  ignored: "ignored",
} as const satisfies Record<Fate["kind"], string>;

/** How many files led to what, where they did not all lead to the same. */
function counts(files: readonly ClassifiedFile[]): string {
  const each = Object.entries(FATES).flatMap(([kind, name]) => {
    const count = files.filter(({ fate }) => fate.kind === kind).length;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  return each.length < 2 ? "" : ` (${each.join(", ")})`;
}

function ledTo(fate: Fate): string {
  switch (fate.kind) {
    case "impacts-all":
      return `everything (${code(fate.pattern)} of impact-all-paths)`;
    case "unclaimed":
      return "no target claims it";
    case "claimed":
      return fate.targets.slice(0, 5).map(code).join(", ") + (fate.targets.length > 5 ? ", …" : "");
    case "left-to-producer":
      return "left to the producer";
    case "ignored":
      return "nothing (ignored-paths)";
  }
}
