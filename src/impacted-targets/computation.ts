import type { Failure } from "../errors.js";
import { counted } from "../text/format.js";
import { code, escapeText, limitedTable, paragraphs } from "../text/markdown.js";
import type { Range } from "./range.js";
import { type ClassifiedFile, type Fate, inReason, joinReasons } from "./safety-net.js";

/** What a change impacts, why, and what led to it. */
export interface Computation {
  readonly mode: "list" | "all" | "none";
  readonly targets: readonly string[];
  readonly reason: string;
  /** Those of the targets that the producer left out. */
  readonly added: readonly Added[];
  readonly files: readonly ClassifiedFile[];
  readonly range: Range;
  /** Set when the producer failed and `ALL` stands for its list. */
  readonly failure: Failure | undefined;
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

/** The result as one sentence. */
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
  const inOrder = FATES.flatMap((kind) => files.filter(({ fate }) => fate.kind === kind));
  return paragraphs([
    escapeText(computedMessage(computation)),
    `Changed between ${code(range.from)} and ${code(range.to)}: ${counted(files.length, "file")}${counts(files)}.`,
    ...(targets.length === 0 ? [] : ["#### Targets", firstTargets(targets)]),
    ...(added.length === 0
      ? []
      : ["#### Added to the producer's list", limitedTable(["Target", "Why"], added, addedRow, LIMIT)]),
    ...(files.length === 0
      ? []
      : ["#### What the files led to", limitedTable(["File", "Change", "Led to"], inOrder, fileRow, LIMIT)]),
  ]);
}

const LIMIT = { atMost: SHOWN, whole: "" };

function addedRow({ target, why }: Added): readonly string[] {
  return [code(target), escapeText(why)];
}

function fileRow({ path, status, fate }: ClassifiedFile): readonly string[] {
  return [code(path), status, ledTo(fate)];
}

const FATE_NAMES: Readonly<Record<Fate["kind"], string>> = {
  "impacts-all": "that impact everything",
  unclaimed: "that no target claims",
  claimed: "claimed by targets",
  "left-to-producer": "left to the producer",
  ignored: "ignored",
};
const FATES = ["impacts-all", "unclaimed", "claimed", "left-to-producer", "ignored"] as const;

/** How many files led to what, where they did not all lead to the same. */
function counts(files: readonly ClassifiedFile[]): string {
  const each = FATES.flatMap((kind) => {
    const count = files.filter(({ fate }) => fate.kind === kind).length;
    return count === 0 ? [] : [`${count} ${FATE_NAMES[kind]}`];
  });
  return each.length < 2 ? "" : ` (${each.join(", ")})`;
}

function firstTargets(targets: readonly string[]): string {
  const shown = targets.slice(0, SHOWN).map(code).join(", ");
  const more = targets.length - SHOWN;
  return more > 0 ? `${shown} and ${more} more` : shown;
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
