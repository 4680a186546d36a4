import { data, Evaluator, Lexer, Parser } from "@actions/expressions";

/** What expressions can name: `steps`, `secrets`, ... */
export type Contexts = Readonly<Record<string, unknown>>;

/** Whether the job has failed or was cancelled before this step. */
export interface JobStatus {
  readonly failed: boolean;
}

const STATUS_FUNCTIONS = ["always", "success", "failure", "cancelled"] as const;

function toData(value: unknown): data.ExpressionData {
  return JSON.parse(JSON.stringify(value ?? null), data.reviver);
}

function statusFunctions({ failed }: JobStatus) {
  const values = { always: true, success: !failed, failure: failed, cancelled: false };
  return STATUS_FUNCTIONS.map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(values[name]),
  }));
}

function evaluate(expression: string, contexts: Contexts, status: JobStatus): data.ExpressionData {
  const functions = statusFunctions(status);
  const { tokens } = new Lexer(expression).lex();
  const tree = new Parser(tokens, Object.keys(contexts), functions).parse();
  const pairs = Object.entries(contexts).map(([key, value]) => ({ key, value: toData(value) }));
  const byName = new Map(functions.map((each) => [each.name, each]));
  return new Evaluator(tree, new data.Dictionary(...pairs), byName).evaluate();
}

const PLACEHOLDER = /\$\{\{(.*?)\}\}/gs;

/** A text with each `${{ }}` replaced, as the runner does it. */
export function fill(text: string, contexts: Contexts, status: JobStatus): string {
  return text.replace(PLACEHOLDER, (_, expression: string) =>
    evaluate(expression, contexts, status).coerceString(),
  );
}

/** Whether a step with this `if` runs; without a status function it means `success() && (...)`. */
export function holds(
  condition: string | boolean | undefined,
  contexts: Contexts,
  status: JobStatus,
): boolean {
  if (condition === undefined) return !status.failed;
  const expression = String(condition).replace(/^\s*\$\{\{(.*)\}\}\s*$/s, "$1");
  const asksStatus = STATUS_FUNCTIONS.some((name) => new RegExp(`\\b${name}\\s*\\(`).test(expression));
  if (!asksStatus && status.failed) return false;
  const value = evaluate(expression, contexts, status);
  return value.coerceString() !== "" && value.coerceString() !== "false" && value.coerceString() !== "0";
}
