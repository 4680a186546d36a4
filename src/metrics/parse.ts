/** The Prometheus text format, version 0.0.4. */

import { parseNumber } from "./number.js";
import { IllLine, parseSampleLine, type Sample, shown } from "./sample-line.js";

/** Samples that one TYPE line is about. */
export interface Family {
  readonly name: string;
  /** In lower case, `untyped` where no TYPE line stands before the samples; words of newer formats are kept. */
  readonly type: string;
  readonly samples: readonly Sample[];
}

export type Families = ReadonlyMap<string, Family>;

export type Parsed =
  | { readonly ok: true; readonly families: Families }
  | { readonly ok: false; readonly line: number; readonly problem: string };

interface GrowingFamily {
  readonly name: string;
  type: string | undefined;
  help: string | undefined;
  readonly samples: Sample[];
}

/**
 * Reads a whole text. What counts as ill is what Prometheus' own `promtool check metrics` refuses, with four
 * exceptions that harm nothing: CRLF, a missing last line break, types of newer formats, and the same HELP or TYPE
 * line again.
 */
export function parseMetrics(text: string): Parsed {
  const growing = new Map<string, GrowingFamily>();
  for (const [index, line] of text.split("\n").entries()) {
    try {
      readLine(growing, line.replace(/\r$/, "").replace(/^[ \t]+/, ""));
    } catch (error) {
      if (error instanceof IllLine) return { ok: false, line: index + 1, problem: error.message };
      throw error;
    }
  }
  return { ok: true, families: new Map([...growing].flatMap(finished)) };
}

/** A family that only a comment names is none. */
function finished([name, { type = "untyped", samples }]: [string, GrowingFamily]): [string, Family][] {
  return samples.length === 0 ? [] : [[name, { name, type, samples }]];
}

function readLine(families: Map<string, GrowingFamily>, line: string): void {
  if (line === "") return;
  if (line.startsWith("#")) readComment(families, line);
  else readSample(families, line);
}

function readComment(families: Map<string, GrowingFamily>, line: string): void {
  const [, keyword, rest = ""] = /^#[ \t]*(HELP|TYPE)[ \t]+(.+)$/s.exec(line) ?? [];
  if (keyword === undefined) return;
  const [, name, said] = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:[ \t]+(.*))?$/s.exec(rest) ?? [];
  if (name === undefined) throw new IllLine(`expected a metric name after ${keyword}, found ${shown(rest)}`);
  if (said === undefined || said === "") return;
  const family = familyOf(families, name);
  if (keyword === "HELP") readHelp(family, said);
  else readType(family, said);
}

function readHelp(family: GrowingFamily, help: string): void {
  if (/\\(?![\\n])/.test(help.replaceAll("\\\\", ""))) {
    throw new IllLine(`the help of ${family.name} has an escape other than \\\\ and \\n`);
  }
  if (family.help !== undefined && family.help !== help) {
    throw new IllLine(`there is another HELP line for ${family.name} already`);
  }
  family.help = help;
}

function readType(family: GrowingFamily, text: string): void {
  const type = text.toLowerCase();
  if (!/^[a-z_]+$/.test(type))
    throw new IllLine(`the type of ${family.name} is not one word: ${shown(text)}`);
  if (family.type !== undefined && family.type !== type) {
    throw new IllLine(`the type of ${family.name} comes after its samples, or differs from the one before`);
  }
  family.type = type;
}

function readSample(families: Map<string, GrowingFamily>, line: string): void {
  const sample = parseSampleLine(line);
  const family = familyOf(families, sample.name);
  family.type ??= "untyped";
  if (family.type === "histogram") checkNumber(sample, "le");
  if (family.type === "summary") checkNumber(sample, "quantile");
  family.samples.push(sample);
}

function checkNumber({ labels }: Sample, label: string): void {
  const text = labels.get(label);
  if (text !== undefined && parseNumber(text) === undefined) {
    throw new IllLine(`the label ${label} is not a number: ${shown(text)}`);
  }
}

/** A histogram's `_bucket` and a summary's `_sum` belong to the family of that type, not to one of their own. */
function familyOf(families: Map<string, GrowingFamily>, name: string): GrowingFamily {
  const known =
    families.get(name) ??
    familyOfType(families, "summary", name.replace(/_(count|sum)$/, "")) ??
    familyOfType(families, "histogram", name.replace(/_(count|sum|bucket)$/, ""));
  if (known !== undefined) return known;
  const family: GrowingFamily = { name, type: undefined, help: undefined, samples: [] };
  families.set(name, family);
  return family;
}

function familyOfType(
  families: ReadonlyMap<string, GrowingFamily>,
  type: string,
  name: string,
): GrowingFamily | undefined {
  const family = families.get(name);
  return family?.type === type ? family : undefined;
}
