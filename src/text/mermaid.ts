import { formatDuration } from "./format.js";
import { lettersAndDigits } from "./markdown.js";

/** A stretch of time in which nothing changed. In milliseconds since 1970, on the clock of this machine. */
export interface Span {
  readonly label: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Each stretch is drawn this long at least, so that it can be seen. */
const SHORTEST_MS = 1000;
/** Up to this length the axis shows seconds. */
const SECONDS_UNTIL_MS = 10 * 60_000;
/** From this length on it shows the day. */
const DAYS_FROM_MS = 20 * 3_600_000;
/** A label longer than this would leave no room for the bars. */
const LABEL_CHARACTERS = 40;

function plain(text: string): string {
  const label = lettersAndDigits(text);
  // A label may have lost what kept the parts of a secret together, so it has no place to be cut at.
  return label.length <= LABEL_CHARACTERS ? label : `a text of ${label.length} characters`;
}

/** Spans as a Gantt chart, one bar each. The axis shows the reader's local time. */
export function gantt(spans: readonly Span[]): string {
  const totalMs = (spans.at(-1)?.toMs ?? 0) - (spans[0]?.fromMs ?? 0);
  // A number in front keeps a label from being read as a keyword.
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
  /** What stands at the axes. */
  readonly labels: string;
  readonly values: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

/** More would not be told apart. */
const BARS_SHOWN = 24;
/** The diagram's grammar knows no exponents, with which larger numbers are written. */
const LARGEST_BAR = 1e15;

/** Bars of whole numbers from zero on; undefined where there is nothing to draw, or nothing that can be drawn. */
export function barChart({ title, labels, values, bars }: BarChart): string | undefined {
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

/** The grammar takes no empty text in quotes. */
function quoted(text: string): string {
  return `"${plain(text) || "unnamed"}"`;
}
