/** Expressions, evaluated by GitHub's own package. */

import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import { isBasicExpression, isMapping, isScalar, isSequence } from "@actions/workflow-parser";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";
import { entries } from "./parse.js";

/** Contexts by name, such as `steps` and `secrets`. */
export type Contexts = Readonly<Record<string, unknown>>;

/** Values for the status functions, from the previous steps or jobs. */
export interface Status {
  readonly success: boolean;
  readonly failure: boolean;
}

export interface Scope {
  readonly contexts: Contexts;
  readonly status: Status;
}

function toData(value: unknown): data.ExpressionData {
  return JSON.parse(JSON.stringify(value ?? null), data.reviver);
}

function evaluated(expression: string, { contexts, status }: Scope): data.ExpressionData {
  const answers = { ...status, always: true, cancelled: false };
  const functions = Object.entries(answers).map(([name, answer]) => {
    return { name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(answer) };
  });
  const pairs = Object.entries(contexts).map(([key, value]) => ({ key, value: toData(value) }));
  const tokens = new Lexer(expression).lex().tokens.map(withAllQuotes);
  const tree = new Parser(tokens, Object.keys(contexts), functions).parse();
  const byName = new Map(functions.map((each) => [each.name, each]));
  return new Evaluator(tree, new data.Dictionary(...pairs), byName).evaluate();
}

type Token = ReturnType<Lexer["lex"]>["tokens"][number];

/** Corrects the text of a token, because the lexer decodes only the first doubled quote of a text. */
function withAllQuotes(token: Token): Token {
  if (!token.lexeme.startsWith("'")) return token;
  return { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") };
}

/** Evaluates an expression to a text. */
export function evaluateToText(expression: string, scope: Scope): string {
  return evaluated(expression, scope).coerceString();
}

export function holds(condition: string, scope: Scope): boolean {
  return evaluateToText(`!!(${condition})`, scope) === "true";
}

/** Returns a value with all expressions replaced, as the runner does. */
export function filled(token: TemplateToken | undefined, scope: Scope): unknown {
  if (token === undefined) return undefined;
  if (isBasicExpression(token)) {
    return JSON.parse(JSON.stringify(evaluated(token.expression, scope), data.replacer));
  }
  if (isMapping(token)) {
    return Object.fromEntries(entries(token).map(([key, value]) => [key, filled(value, scope)]));
  }
  if (isSequence(token)) {
    return Array.from({ length: token.count }, (_, index) => filled(token.get(index), scope));
  }
  return token.toJSON();
}

/** Returns a single value as text; empty without a value. */
export function textOf(token: TemplateToken | undefined, scope: Scope): string {
  if (token === undefined) return "";
  if (isBasicExpression(token)) return evaluateToText(token.expression, scope);
  if (!isScalar(token)) throw new Error(`Line ${token.line}: a single value was expected.`);
  return toData(token.toJSON()).coerceString();
}

/** Returns the entries of a mapping as texts, for inputs, outputs and variables. */
export function textsOf(token: TemplateToken | undefined, scope: Scope): Record<string, string> {
  return Object.fromEntries(entries(token).map(([key, value]) => [key, textOf(value, scope)]));
}
