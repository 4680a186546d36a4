import { parseNumber } from "./number.js";

export interface Sample {
  readonly name: string;
  readonly labels: ReadonlyMap<string, string>;
  readonly value: number;
}

/** What is wrong with a line, in words that complete "line N: ...". */
export class IllLine extends Error {}

/** A longer piece of an ill line is not shown. */
const SHOWN_CHARACTERS = 60;

/** A piece of an ill line, as a message shows it. */
export function shown(text: string): string {
  if (text === "") return "the end of the line";
  return text.length > SHOWN_CHARACTERS ? `a text of ${text.length} characters` : JSON.stringify(text);
}

interface Scanner {
  readonly line: string;
  at: number;
}

const BLANKS = /[ \t]*/y;
const METRIC_NAME = /[a-zA-Z_:][a-zA-Z0-9_:]*/y;
const LABEL_NAME = /[a-zA-Z_][a-zA-Z0-9_]*/y;
const LABEL_VALUE = /"[^"\\]*(?:\\[\\"n][^"\\]*)*"/y;
const WORD = /[^ \t]*/y;

/** What a sticky pattern matches at this place; empty when it does not. */
function take(scanner: Scanner, pattern: RegExp): string {
  pattern.lastIndex = scanner.at;
  const found = pattern.exec(scanner.line)?.[0] ?? "";
  scanner.at += found.length;
  return found;
}

function takes(scanner: Scanner, character: string): boolean {
  if (scanner.line[scanner.at] !== character) return false;
  scanner.at += 1;
  return true;
}

/** The word that stands here, for a message. */
function here({ line, at }: Scanner): string {
  return shown(take({ line, at }, WORD));
}

/** Reads `name{label="value", ...} value timestamp`. @throws IllLine */
export function parseSampleLine(line: string): Sample {
  const scanner = { line, at: 0 };
  const name = take(scanner, METRIC_NAME);
  if (name === "") throw new IllLine(`expected a metric name, found ${here(scanner)}`);
  take(scanner, BLANKS);
  const labels = takes(scanner, "{") ? readLabels(scanner) : new Map<string, string>();
  take(scanner, BLANKS);
  const word = take(scanner, WORD);
  const value = parseNumber(word);
  if (value === undefined) throw new IllLine(`expected a number as value, found ${shown(word)}`);
  if (scanner.at < line.length) skipTimestamp(scanner);
  return { name, labels, value };
}

/** From behind the opening brace to behind the closing one. A comma may stand behind the last label. */
function readLabels(scanner: Scanner): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (;;) {
    take(scanner, BLANKS);
    if (takes(scanner, "}")) return labels;
    const name = take(scanner, LABEL_NAME);
    if (name === "") throw new IllLine(`expected a label name, found ${here(scanner)}`);
    if (name === "__name__") throw new IllLine("the label name __name__ is reserved");
    if (labels.has(name)) throw new IllLine(`the label ${name} is given twice`);
    take(scanner, BLANKS);
    if (!takes(scanner, "=")) throw new IllLine(`expected "=" after ${name}, found ${here(scanner)}`);
    take(scanner, BLANKS);
    labels.set(name, readLabelValue(scanner, name));
    take(scanner, BLANKS);
    if (takes(scanner, ",")) continue;
    if (takes(scanner, "}")) return labels;
    throw new IllLine(`expected "," or "}" after the label ${name}, found ${here(scanner)}`);
  }
}

function readLabelValue(scanner: Scanner, name: string): string {
  const quoted = take(scanner, LABEL_VALUE);
  if (quoted === "") {
    throw new IllLine(
      `the value of the label ${name} is not a text in quotes with the escapes \\\\, \\" and \\n`,
    );
  }
  return quoted.slice(1, -1).replace(/\\(.)/g, (_, escaped: string) => (escaped === "n" ? "\n" : escaped));
}

const INT64_MAXIMUM = 2n ** 63n - 1n;

function skipTimestamp(scanner: Scanner): void {
  take(scanner, BLANKS);
  const word = take(scanner, WORD);
  const fits = /^[+-]?\d{1,19}$/.test(word) && BigInt(word.replace(/^[+-]/, "")) <= INT64_MAXIMUM;
  if (!fits) throw new IllLine(`expected a timestamp in whole milliseconds, found ${shown(word)}`);
  if (scanner.at < scanner.line.length) {
    throw new IllLine(`expected nothing after the timestamp, found ${shown(scanner.line.slice(scanner.at))}`);
  }
}
