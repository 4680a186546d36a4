import type { Queue } from "../api/schemas.js";
import type { QueuePlace } from "../inputs/place.js";
import { queueTroubleInWords } from "../queue/state-in-words.js";
import { shorten, shortenJson } from "../shorten.js";
import { code, escapeText, table } from "./markdown.js";
import { queueLine } from "./queue-line.js";

/** More rows than anybody scrolls through. */
const ROWS = 500;
/** What the page says elsewhere. */
const NO_SETTINGS: ReadonlySet<string> = new Set(["state", "branch", "enqueuedPullRequests"]);
/** Replies may hold settings that are new to us; these bounds keep the page readable whatever they are. */
const SETTINGS = 100;
const SETTING_CHARACTERS = 500;

/** The page about a queue: what stands in it, and its settings. */
export function queueSummary(message: string, place: QueuePlace, queue: Queue): string {
  const isEmpty = queue.enqueuedPullRequests.length === 0;
  const parts = [
    escapeText(message),
    escapeText(queueTroubleInWords(queue.state)),
    isEmpty
      ? "Pull requests that were submitted but are not ready are not listed here."
      : queueLine(queue, place, ROWS),
    settings(queue),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function settings(queue: Queue): string {
  const rows = Object.entries(queue)
    .filter(([name]) => !NO_SETTINGS.has(name))
    .slice(0, SETTINGS)
    .map(([name, value]) => [
      code(shorten(name, SETTING_CHARACTERS)),
      value === null ? "" : code(asText(value)),
    ]);
  if (rows.length === 0) return "";
  return `<details><summary>Settings</summary>\n\n${table(["Setting", "Value"], rows)}\n\n</details>`;
}

function asText(value: unknown): string {
  return typeof value === "string"
    ? shorten(value, SETTING_CHARACTERS)
    : shortenJson(JSON.stringify(value) ?? "", SETTING_CHARACTERS);
}
