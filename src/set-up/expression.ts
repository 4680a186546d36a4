/** Evaluates expressions of GitHub's workflow language before a run. Many values are known only in a run. */

/** Value of an expression that depends on facts of a run. */
export const UNKNOWN = Symbol("unknown");

/** Function that returns the value of a path such as `github.head_ref`; UNKNOWN for a value that only a run has. */
export type Lookup = (path: string) => unknown;

const TOKEN =
  /\s*('(?:[^']|'')*'|[-+]?(?:0x[\da-f]+|\d*\.?\d+(?:e[-+]?\d+)?)|[a-z_][\w-]*|[=!<>]=|&&|\|\||[!<>()[\].,*])/giy;
/** Maximum nested operators. A deeper expression could overflow the stack. */
const DEEPEST = 100;

interface Reader {
  readonly tokens: readonly string[];
  readonly lookup: Lookup;
  at: number;
}

class Unreadable extends Error {}

/** Evaluates the text of an expression without `${{ }}`. Returns UNKNOWN for an invalid expression. */
function evaluate(text: string, lookup: Lookup): unknown {
  if (text.length > LONGEST_EXPRESSION) return UNKNOWN;
  const tokens = [...text.trim().matchAll(TOKEN)].map(([, token = ""]) => token);
  const isWhole = tokens.join("").length === text.replace(/'(?:[^']|'')*'|\s+/g, (part) => part.trim()).length;
  if (!isWhole || (text.match(/[(![]/g) ?? []).length > DEEPEST) return UNKNOWN;
  const reader: Reader = { tokens, lookup, at: 0 };
  try {
    const value = readOr(reader);
    return reader.at === tokens.length ? value : UNKNOWN;
  } catch (error) {
    if (error instanceof Unreadable) return UNKNOWN;
    throw error;
  }
}

/** Maximum characters of an expression on GitHub. */
const LONGEST_EXPRESSION = 21_000;

/** Replaces the expressions in a text. A text that is one expression has the type of its value. */
export function interpolate(text: string, lookup: Lookup): unknown {
  if (text.length > LONGEST_EXPRESSION) return UNKNOWN;
  const [whole, only] = /^\s*\$\{\{((?:(?!\}\}).)*)\}\}\s*$/s.exec(text) ?? [];
  if (whole !== undefined) return evaluate(only ?? "", lookup);
  let isKnown = true;
  const filled = text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => {
    const value = toText(evaluate(expression, lookup));
    isKnown &&= value !== undefined;
    return value ?? "";
  });
  return isKnown ? filled : UNKNOWN;
}

/** Evaluates a condition, which may stand in `${{ }}`. Returns undefined for an unknown result. */
export function holds(condition: string, lookup: Lookup): boolean | undefined {
  return isTrue(condition.includes("${{") ? interpolate(condition, lookup) : evaluate(condition, lookup));
}

/** Returns the truth of a value; undefined for an unknown value. */
function isTrue(value: unknown): boolean | undefined {
  return value === UNKNOWN ? undefined : Boolean(value);
}

export function toText(value: unknown): string | undefined {
  if (value === null || value === undefined) return "";
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? `${value}` : undefined;
}

function take(reader: Reader, token: string): boolean {
  if (reader.tokens[reader.at] !== token) return false;
  reader.at += 1;
  return true;
}

function expect(reader: Reader, token: string): void {
  if (!take(reader, token)) throw new Unreadable();
}

function readOr(reader: Reader): unknown {
  let left = readAnd(reader);
  while (take(reader, "||")) left = choose(left, readAnd(reader), true);
  return left;
}

function readAnd(reader: Reader): unknown {
  let left = readComparison(reader);
  while (take(reader, "&&")) left = choose(left, readComparison(reader), false);
  return left;
}

/** Returns the first value if its truth is `wanted`, else the second value. */
function choose(first: unknown, second: unknown, wanted: boolean): unknown {
  const truth = isTrue(first);
  if (truth !== undefined) return truth === wanted ? first : second;
  return isTrue(second) === wanted ? wanted : UNKNOWN;
}

function readComparison(reader: Reader): unknown {
  let left = readNot(reader);
  for (;;) {
    const operator = reader.tokens[reader.at] ?? "";
    if (!/^(?:[=!<>]=|[<>])$/.test(operator)) return left;
    reader.at += 1;
    const isSame = isEqual(left, readNot(reader));
    // An order of values decides no condition about triggers.
    left = operator === "==" ? isSame : operator === "!=" ? negate(isSame) : UNKNOWN;
  }
}

function negate(value: unknown): unknown {
  const truth = isTrue(value);
  return truth === undefined ? UNKNOWN : !truth;
}

/** Compares like GitHub: texts without upper and lower case, values of different types as numbers. */
function isEqual(one: unknown, other: unknown): unknown {
  const [first, second] = [toText(one), toText(other)];
  if (first === undefined || second === undefined) return UNKNOWN;
  if (typeof one === "string" && typeof other === "string") return first.toLowerCase() === second.toLowerCase();
  return typeof one === typeof other ? one === other : Number(one) === Number(other);
}

function readNot(reader: Reader): unknown {
  return take(reader, "!") ? negate(readNot(reader)) : readOperand(reader);
}

function readOperand(reader: Reader): unknown {
  const token = reader.tokens[reader.at] ?? "";
  reader.at += 1;
  if (token === "(") {
    const value = readOr(reader);
    expect(reader, ")");
    return readMembers(reader, value);
  }
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
  if (/^[-+.\d]/.test(token)) return Number(token);
  const word = token.toLowerCase();
  if (word === "true" || word === "false") return word === "true";
  if (word === "null") return null;
  if (!/^[a-z_]/.test(word)) throw new Unreadable();
  return take(reader, "(") ? readMembers(reader, call(word, readArguments(reader))) : readPath(reader, word);
}

function readArguments(reader: Reader): readonly unknown[] {
  const values: unknown[] = [];
  if (take(reader, ")")) return values;
  do values.push(readOr(reader));
  while (take(reader, ","));
  expect(reader, ")");
  return values;
}

/** Reads `github.event.number` or `github['ref']`. Members with a computed name or `*` are unknown. */
function readPath(reader: Reader, first: string): unknown {
  let path: string | undefined = first;
  for (;;) {
    const member = readMember(reader);
    if (member === undefined) return path === undefined ? UNKNOWN : reader.lookup(path);
    path = path === undefined || typeof member !== "string" ? undefined : `${path}.${member.toLowerCase()}`;
  }
}

/** Reads the members of a computed value, whose values are unknown. */
function readMembers(reader: Reader, value: unknown): unknown {
  let isMember = false;
  while (readMember(reader) !== undefined) isMember = true;
  return isMember ? UNKNOWN : value;
}

function readMember(reader: Reader): unknown {
  if (take(reader, "[")) {
    const name = take(reader, "*") ? UNKNOWN : readOr(reader);
    expect(reader, "]");
    return name ?? UNKNOWN;
  }
  if (!take(reader, ".")) return undefined;
  reader.at += 1;
  return reader.tokens[reader.at - 1] === "*" ? UNKNOWN : reader.tokens[reader.at - 1];
}

function call(name: string, [first, second, ...more]: readonly unknown[]): unknown {
  const [text, part] = [toText(first)?.toLowerCase(), toText(second)?.toLowerCase()];
  switch (name) {
    case "always":
      return true;
    case "cancelled":
      return false;
    case "contains":
      if (Array.isArray(first)) return includesValue(first, second);
      return text === undefined || part === undefined ? UNKNOWN : text.includes(part);
    case "startswith":
      return text === undefined || part === undefined ? UNKNOWN : text.startsWith(part);
    case "endswith":
      return text === undefined || part === undefined ? UNKNOWN : text.endsWith(part);
    case "format": {
      const values = [second, ...more].map(toText);
      if (values.includes(undefined)) return UNKNOWN;
      return toText(first)?.replace(/\{(\d+)\}/g, (_, index: string) => values[Number(index)] ?? "") ?? UNKNOWN;
    }
    case "fromjson":
      return parseJson(first);
    default:
      return UNKNOWN;
  }
}

/** Returns whether a list contains a value; UNKNOWN if only an unknown value could be equal. */
function includesValue(list: readonly unknown[], value: unknown): unknown {
  const results = list.map((item) => isEqual(item, value));
  return results.includes(true) || (results.includes(UNKNOWN) ? UNKNOWN : false);
}

export function parseJson(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}
