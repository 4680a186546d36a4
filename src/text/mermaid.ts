import { formatDuration } from "./format.js";
import { removeSymbols } from "./markdown.js";

/** Time span in milliseconds since 1970 on this machine's clock. */
export interface Span {
  readonly label: string;
  readonly fromMs: number;
  readonly toMs: number;
}

const SHORTEST_MS = 1000;
const SECONDS_UNTIL_MS = 10 * 60_000;
const DAYS_FROM_MS = 20 * 3_600_000;
const LABEL_CHARACTERS = 40;

function plain(text: string): string {
  const label = removeSymbols(text);
  // A label without separators may be a secret, so it is not cut.
  return label.length <= LABEL_CHARACTERS ? label : `a text of ${label.length} characters`;
}

/** Returns a chart whose axis shows the reader's local time. */
export function toGantt(spans: readonly Span[]): string {
  const totalMs = (spans.at(-1)?.toMs ?? 0) - (spans[0]?.fromMs ?? 0);
  // A leading number prevents a label from being a keyword.
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
/** Limit of a bar, because the grammar has no exponents. */
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

/** Quotes a text, which must not be empty in the grammar. */
function quoted(text: string): string {
  return `"${plain(text) || "unnamed"}"`;
}
