import type { Added } from "../impacted-targets/computed.js";
import type { Computation } from "../impacted-targets/computing.js";
import type { Fate, JudgedFile } from "../impacted-targets/safety-net.js";
import { counted } from "../words.js";
import { code, escapeText, table } from "./markdown.js";

const FILES_SHOWN = 50;
const TARGETS_SHOWN = 50;

/** The page about a computation: the decision, why, and which file led to what. */
export function computedSummary(message: string, { computed, range, files }: Computation): string {
  const { targets } = computed;
  return [
    escapeText(message),
    `Changed between ${code(range.from)} and ${code(range.to)}: ${counted(files.length, "file")}${counts(files)}.`,
    ...(targets.length === 0 ? [] : ["#### Targets", listed(targets)]),
    ...(computed.added === undefined
      ? []
      : ["#### Added to the producer's list", addedTable(computed.added)]),
    ...(files.length === 0 ? [] : ["#### What the files led to", fileTable(files)]),
  ].join("\n\n");
}

/** How many files led to what, where they did not all lead to the same. */
function counts(files: readonly JudgedFile[]): string {
  const each = ORDER.flatMap((kind) => {
    const count = files.filter(({ fate }) => fate.kind === kind).length;
    return count === 0 ? [] : [`${count} ${IN_WORDS[kind]}`];
  });
  return each.length < 2 ? "" : ` (${each.join(", ")})`;
}

const IN_WORDS: Readonly<Record<Fate["kind"], string>> = {
  "impacts-all": "that impact everything",
  unclaimed: "that no target claims",
  claimed: "claimed by targets",
  "left-to-producer": "left to the producer",
  ignored: "ignored",
};

function listed(targets: readonly string[]): string {
  const shown = targets.slice(0, TARGETS_SHOWN).map(code).join(", ");
  const more = targets.length - TARGETS_SHOWN;
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function addedTable(added: readonly Added[]): string {
  const rows = added.slice(0, TARGETS_SHOWN).map(({ target, why }) => [code(target), escapeText(why)]);
  const more = added.length - rows.length;
  return `${table(["Target", "Why"], rows)}${more > 0 ? `\n\nAnd ${more} more.` : ""}`;
}

/** What decided comes first: of a thousand files the one that led to everything must be seen. */
function fileTable(files: readonly JudgedFile[]): string {
  const shown = ORDER.flatMap((kind) => files.filter(({ fate }) => fate.kind === kind)).slice(0, FILES_SHOWN);
  const rows = shown.map(({ path, status, fate }) => [code(path), status, ledTo(fate)]);
  const more = files.length - shown.length;
  return `${table(["File", "Change", "Led to"], rows)}${more > 0 ? `\n\nAnd ${more} more.` : ""}`;
}

const ORDER: readonly Fate["kind"][] = ["impacts-all", "unclaimed", "claimed", "left-to-producer", "ignored"];

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
