/** Evaluates expressions of GitHub's workflow language before a run. Many values are known only in a run. */

/** Value of an expression that depends on facts of a run. */
export const UNKNOWN_VALUE = Symbol("unknown");

/** Function that returns the value of a path such as `github.head_ref`; UNKNOWN for a value that only a run has. */
export type ExpressionValueLookup = (path: string) => unknown;

const TOKEN =
  /\s*('(?:[^']|'')*'|[-+]?(?:0x[\da-f]+|\d*\.?\d+(?:e[-+]?\d+)?)|[a-z_][\w-]*|[=!<>]=|&&|\|\||[!<>()[\].,*])/giy;
/** Operators with two operands, from the weakest to the strongest. */
const OPERATORS: readonly (readonly string[])[] = [["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="]];
const TEXT_FUNCTIONS = { contains: "includes", startswith: "startsWith", endswith: "endsWith" } as const;
/** Maximum nested operators. A deeper expression could overflow the stack. */
const DEEPEST = 100;
/** Maximum characters of an expression on GitHub. */
const LONGEST_EXPRESSION = 21_000;

interface Reader {
  readonly tokens: readonly string[];
  readonly lookup: ExpressionValueLookup;
  at: number;
}

/** Values that are true or false in a condition, but have an unknown text. */
const [ANY_TRUE, ANY_FALSE] = [{}, 0n];

class Unreadable extends Error {}

/** Evaluates the text of an expression without `${{ }}`. Returns UNKNOWN for an invalid expression. */
function evaluate(text: string, lookup: ExpressionValueLookup): unknown {
  if (text.length > LONGEST_EXPRESSION) return UNKNOWN_VALUE;
  const tokens = [...text.trim().matchAll(TOKEN)].map(([, token = ""]) => token);
  const isWhole = tokens.join("").length === text.replace(/'(?:[^']|'')*'|\s+/g, (part) => part.trim()).length;
  if (!isWhole || (text.match(/[(![]/g) ?? []).length > DEEPEST) return UNKNOWN_VALUE;
  const reader: Reader = { tokens, lookup, at: 0 };
  try {
    const value = readOperation(reader);
    return reader.at === tokens.length ? value : UNKNOWN_VALUE;
  } catch (error) {
    if (error instanceof Unreadable) return UNKNOWN_VALUE;
    throw error;
  }
}

/** Replaces the expressions in a text. A text that is one expression has the type of its value. */
export function evaluateExpressionsInText(text: string, lookup: ExpressionValueLookup): unknown {
  if (text.length > LONGEST_EXPRESSION) return UNKNOWN_VALUE;
  const [whole, only] = /^\s*\$\{\{((?:(?!\}\}).)*)\}\}\s*$/s.exec(text) ?? [];
  if (whole !== undefined) return evaluate(only ?? "", lookup);
  let isKnown = true;
  const filled = text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => {
    const value = formatExpressionValue(evaluate(expression, lookup));
    isKnown &&= value !== undefined;
    return value ?? "";
  });
  return isKnown ? filled : UNKNOWN_VALUE;
}

/** Evaluates a condition with or without `${{ }}`. Returns undefined if the result is unknown. */
export function evaluateCondition(condition: string, lookup: ExpressionValueLookup): boolean | undefined {
  return isTrue(condition.includes("${{") ? evaluateExpressionsInText(condition, lookup) : evaluate(condition, lookup));
}

/** Returns the truth of a value; undefined for an unknown value. */
function isTrue(value: unknown): boolean | undefined {
  return value === UNKNOWN_VALUE ? undefined : Boolean(value);
}

export function formatExpressionValue(value: unknown): string | undefined {
  if (value === null || value === undefined) return "";
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? `${value}` : undefined;
}

function next(reader: Reader): string {
  reader.at += 1;
  return reader.tokens[reader.at - 1] ?? "";
}

function take(reader: Reader, token: string): boolean {
  if (reader.tokens[reader.at] !== token) return false;
  reader.at += 1;
  return true;
}

function expect(reader: Reader, token: string): void {
  if (!take(reader, token)) throw new Unreadable();
}

/** Reads operands, and the operators between them that are at least as strong as `OPERATORS[strength]`. */
function readOperation(reader: Reader, strength = 0): unknown {
  const operators = OPERATORS[strength];
  if (operators === undefined) return take(reader, "!") ? negate(readOperation(reader, strength)) : readOperand(reader);
  let left = readOperation(reader, strength + 1);
  while (operators.includes(reader.tokens[reader.at] ?? ""))
    left = apply(next(reader), left, readOperation(reader, strength + 1));
  return left;
}

function apply(operator: string, left: unknown, right: unknown): unknown {
  if (operator === "||" || operator === "&&") return choose(left, right, operator === "||");
  if (operator === "==") return isEqual(left, right);
  // The results of `<`, `<=`, `>` and `>=` stay unknown, because conditions about events do not need them.
  return operator === "!=" ? negate(isEqual(left, right)) : UNKNOWN_VALUE;
}

/**
 * Evaluates `||` (if `wanted` is true) or `&&` (if `wanted` is false). Returns the first value if its truth is
 * `wanted`, else the second value.
 */
function choose(first: unknown, second: unknown, wanted: boolean): unknown {
  const truth = isTrue(first);
  if (truth !== undefined) return truth === wanted ? first : second;
  return isTrue(second) === wanted ? (wanted ? ANY_TRUE : ANY_FALSE) : UNKNOWN_VALUE;
}

function negate(value: unknown): unknown {
  return value === UNKNOWN_VALUE ? UNKNOWN_VALUE : !value;
}

/** Compares two values like GitHub: texts without regard to case, and values of different types as numbers. */
function isEqual(one: unknown, other: unknown): unknown {
  const [first, second] = [formatExpressionValue(one), formatExpressionValue(other)];
  if (first === undefined || second === undefined) return UNKNOWN_VALUE;
  if (typeof one === "string" && typeof other === "string") return first.toLowerCase() === second.toLowerCase();
  return typeof one === typeof other ? one === other : Number(one) === Number(other);
}

function readOperand(reader: Reader): unknown {
  const token = next(reader);
  if (token === "(") {
    const value = readOperation(reader);
    expect(reader, ")");
    return readMembers(reader, () => value);
  }
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
  if (/^[-+.\d]/.test(token)) return Number(token);
  const word = token.toLowerCase();
  if (word === "true" || word === "false") return word === "true";
  if (word === "null") return null;
  if (!/^[a-z_]/.test(word)) throw new Unreadable();
  if (!take(reader, "(")) return readMembers(reader, reader.lookup, word);
  const value = call(word, readArguments(reader));
  return readMembers(reader, () => value);
}

function readArguments(reader: Reader): readonly unknown[] {
  const values: unknown[] = [];
  if (take(reader, ")")) return values;
  do values.push(readOperation(reader));
  while (take(reader, ","));
  expect(reader, ")");
  return values;
}

/**
 * Reads members such as `.number` or `['ref']`. The result is unknown for members of a computed value, for `*`, and for
 * names that are no text.
 */
function readMembers(reader: Reader, lookup: ExpressionValueLookup, first = ""): unknown {
  let path = first;
  let isKnown = true;
  for (;;) {
    const isIndex = take(reader, "[");
    if (!isIndex && !take(reader, ".")) return isKnown ? lookup(path) : UNKNOWN_VALUE;
    const name = isIndex && reader.tokens[reader.at] !== "*" ? readOperation(reader) : next(reader);
    if (isIndex) expect(reader, "]");
    isKnown &&= path !== "" && typeof name === "string" && name !== "*";
    path = `${path}.${String(name).toLowerCase()}`;
  }
}

function call(name: string, [first, second]: readonly unknown[]): unknown {
  if (name === "fromjson") return parseJson(first);
  if (name === "contains" && Array.isArray(first)) {
    const results = first.map((item) => isEqual(item, second));
    return results.includes(true) || (results.includes(UNKNOWN_VALUE) ? UNKNOWN_VALUE : false);
  }
  const [text, part] = [formatExpressionValue(first)?.toLowerCase(), formatExpressionValue(second)?.toLowerCase()];
  const isTextFunction = name === "contains" || name === "startswith" || name === "endswith";
  if (!isTextFunction || text === undefined || part === undefined) return UNKNOWN_VALUE;
  return text[TEXT_FUNCTIONS[name]](part);
}

export function parseJson(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : UNKNOWN_VALUE;
  } catch {
    return UNKNOWN_VALUE;
  }
}
