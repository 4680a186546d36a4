import type { Span } from "../pull-request/timeline.js";

/** Each stretch is drawn this long at least, so that it can be seen. */
const SHORTEST_MS = 1000;
/** Up to this length the axis shows seconds. */
const SECONDS_UNTIL_MS = 10 * 60_000;

/** Letters, digits and spaces only: everything else may be structure in a Mermaid diagram. */
function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Spans as a Gantt chart. The axis shows the reader's local time. */
export function gantt(spans: readonly Span[]): string {
  const totalMs = (spans.at(-1)?.toMs ?? 0) - (spans[0]?.fromMs ?? 0);
  // A number in front keeps a label from being read as a keyword.
  const tasks = spans.map(({ label, fromMs, toMs }, index) => {
    const until = Math.max(toMs, fromMs + SHORTEST_MS);
    return `    ${index + 1} ${plain(label)} :s${index}, ${Math.round(fromMs)}, ${Math.round(until)}`;
  });
  const axis = totalMs < SECONDS_UNTIL_MS ? "%H:%M:%S" : "%H:%M";
  return ["```mermaid", "gantt", "    dateFormat x", `    axisFormat ${axis}`, ...tasks, "```"].join("\n");
}
