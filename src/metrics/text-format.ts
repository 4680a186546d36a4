export interface MetricSample {
  readonly name: string;
  readonly labels: ReadonlyMap<string, string>;
  readonly value: number;
}

type Parsed =
  | { readonly ok: true; readonly samples: readonly MetricSample[] }
  | { readonly ok: false; readonly line: number; readonly problem: string };

/** Error in a line. The message completes "line N: ...". */
class InvalidLine extends Error {}

function invalid(problem: string): never {
  throw new InvalidLine(problem);
}

/** Parses the Prometheus text format 0.0.4. Ignores comments. Rejects the same invalid lines as promtool. */
export function parseMetrics(text: string): Parsed {
  const samples: MetricSample[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const content = line.replace(/\r$/, "").replace(/^[ \t]+/, "");
    if (content === "" || content.startsWith("#")) continue;
    try {
      samples.push(parseSampleLine(content));
    } catch (error) {
      if (error instanceof InvalidLine) return { ok: false, line: index + 1, problem: error.message };
      throw error;
    }
  }
  return { ok: true, samples };
}

const SHOWN_CHARACTERS = 60;

function shown(text: string): string {
  if (text === "") return "the end of the line";
  return text.length > SHOWN_CHARACTERS ? `a text of ${text.length} characters` : JSON.stringify(text);
}

interface Scanner {
  readonly line: string;
  at: number;
}

const METRIC_NAME = /[a-zA-Z_:][a-zA-Z0-9_:]*/y;
const LABEL_NAME = /[a-zA-Z_][a-zA-Z0-9_]*/y;
const LABEL_VALUE = /"[^"\\]*(?:\\[\\"n][^"\\]*)*"/y;
const WORD = /[^ \t]*/y;

/** Skips blanks and reads the text that matches a sticky pattern. Returns an empty text without a match. */
function readPattern(scanner: Scanner, pattern: RegExp): string {
  skipBlanks(scanner);
  pattern.lastIndex = scanner.at;
  const found = pattern.exec(scanner.line)?.[0] ?? "";
  scanner.at += found.length;
  return found;
}

function skipCharacter(scanner: Scanner, character: string): boolean {
  skipBlanks(scanner);
  if (scanner.line[scanner.at] !== character) return false;
  scanner.at += 1;
  return true;
}

function skipBlanks(scanner: Scanner): void {
  while (scanner.line[scanner.at] === " " || scanner.line[scanner.at] === "\t") scanner.at += 1;
}

function here({ line, at }: Scanner): string {
  return shown(readPattern({ line, at }, WORD));
}

/** Reads `name{label="value", ...} value timestamp`. @throws InvalidLine */
function parseSampleLine(line: string): MetricSample {
  const scanner = { line, at: 0 };
  const name = readPattern(scanner, METRIC_NAME);
  if (name === "") invalid(`expected a metric name, found ${here(scanner)}`);
  const labels = skipCharacter(scanner, "{") ? readLabels(scanner) : new Map<string, string>();
  const word = readPattern(scanner, WORD);
  const value = parseNumber(word);
  if (value === undefined) invalid(`expected a number as value, found ${shown(word)}`);
  if (scanner.at < line.length) skipTimestamp(scanner);
  const bound = name.endsWith("_bucket") ? labels.get("le") : undefined;
  if (bound !== undefined && parseNumber(bound) === undefined)
    invalid(`expected a number as the value of the label "le", found ${shown(bound)}`);
  return { name, labels, value };
}

/** Reads labels up to `}`. Accepts a comma after the last label. */
function readLabels(scanner: Scanner): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (;;) {
    if (skipCharacter(scanner, "}")) return labels;
    const name = readPattern(scanner, LABEL_NAME);
    if (name === "") invalid(`expected a label name, found ${here(scanner)}`);
    if (name === "__name__") invalid("the label name __name__ is reserved");
    if (labels.has(name)) invalid(`the label ${name} occurs twice`);
    if (!skipCharacter(scanner, "=")) invalid(`expected "=" after ${name}, found ${here(scanner)}`);
    labels.set(name, readLabelValue(scanner, name));
    if (skipCharacter(scanner, ",")) continue;
    if (skipCharacter(scanner, "}")) return labels;
    invalid(`expected "," or "}" after the label ${name}, found ${here(scanner)}`);
  }
}

function readLabelValue(scanner: Scanner, name: string): string {
  const quoted = readPattern(scanner, LABEL_VALUE);
  if (quoted === "") invalid(`the value of the label ${name} is not a quoted text with the escapes \\\\, \\" and \\n`);
  return quoted.slice(1, -1).replace(/\\(.)/g, (_, escaped: string) => (escaped === "n" ? "\n" : escaped));
}

const INT64_MAXIMUM = 2n ** 63n - 1n;

function skipTimestamp(scanner: Scanner): void {
  const word = readPattern(scanner, WORD);
  const fits = /^[+-]?\d{1,19}$/.test(word) && BigInt(word.replace(/^[+-]/, "")) <= INT64_MAXIMUM;
  if (!fits) invalid(`expected a timestamp in whole milliseconds, found ${shown(word)}`);
  if (scanner.at < scanner.line.length)
    invalid(`expected nothing after the timestamp, found ${shown(scanner.line.slice(scanner.at))}`);
}

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const INFINITE = /^[+-]?inf(?:inity)?$/i;

export function parseNumber(text: string): number | undefined {
  if (DECIMAL.test(text)) {
    const number = Number(text);
    return Number.isFinite(number) ? number : undefined;
  }
  if (INFINITE.test(text)) return text.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return /^nan$/i.test(text) ? Number.NaN : undefined;
}
