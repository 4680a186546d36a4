import { formatDuration } from "./format.js";
import { keepLettersAndDigits } from "./markdown.js";

/** Bar of a Gantt chart, with times in milliseconds since 1970 on this machine's clock. */
export interface GanttBar {
  readonly label: string;
  readonly fromMs: number;
  readonly toMs: number;
}

const SHORTEST_MS = 1000;
const SECONDS_UNTIL_MS = 10 * 60_000;
const DAYS_FROM_MS = 20 * 3_600_000;
const LABEL_CHARACTERS = 40;

function plain(text: string): string {
  const label = keepLettersAndDigits(text);
  // The masking of logs cannot find a part of a secret, so a long label is replaced instead of shortened.
  return label.length <= LABEL_CHARACTERS ? label : `a text of ${label.length} characters`;
}

/** Formats a Gantt chart. The browser shows its axis in the reader's time zone. */
export function toGantt(spans: readonly GanttBar[]): string {
  const totalMs = (spans.at(-1)?.toMs ?? 0) - (spans[0]?.fromMs ?? 0);
  // The number at the start prevents Mermaid from reading a label as a keyword.
  const tasks = spans.map(({ label, fromMs, toMs }, index) => {
    const lengthMs = toMs - fromMs;
    const from = Math.round(fromMs);
    const until = from + Math.max(SHORTEST_MS, Math.round(lengthMs));
    return `    ${index + 1} ${plain(label)} ${formatDuration(lengthMs).replace(".", " ")} :s${index}, ${from}, ${until}`;
  });
  return ["```mermaid", "gantt", "    dateFormat x", `    axisFormat ${axisOf(totalMs)}`, ...tasks, "```"].join("\n");
}

function axisOf(totalMs: number): string {
  if (totalMs < SECONDS_UNTIL_MS) return "%H:%M:%S";
  return totalMs < DAYS_FROM_MS ? "%H:%M" : "%d %b %H:%M";
}

interface BarChart {
  readonly title: string;
  readonly labels: string;
  readonly values: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

const BARS_SHOWN = 24;
/** Limit of a bar's value. JavaScript writes a larger number with an exponent, which Mermaid rejects. */
const LARGEST_BAR = 1e15;

export function toBarChart({ title, labels, values, bars }: BarChart): string | undefined {
  const heights = bars.map(({ value }) => Math.round(value));
  const highest = Math.max(0, ...heights);
  const drawable = heights.every((height) => height >= 0 && height < LARGEST_BAR);
  if (!drawable || highest === 0 || bars.length > BARS_SHOWN) return undefined;
  return [
    "```mermaid",
    "xychart-beta",
    `    title ${quoted(title)}`,
    `    x-axis ${quoted(labels)} [${bars.map(({ label }) => quoted(label)).join(", ")}]`,
    `    y-axis ${quoted(values)} 0 --> ${highest}`,
    `    bar [${heights.join(", ")}]`,
    "```",
  ].join("\n");
}

/** Quotes a text. Mermaid rejects an empty text. */
function quoted(text: string): string {
  return `"${plain(text) || "unnamed"}"`;
}
