import type { RunResult } from "../ci/ci.js";
import type { ShellRun } from "../ci/shell-trigger.js";

/** Of an operation, or of what was written in place of its name. */
interface Asked {
  readonly name: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** The run of a CI system that a command is part of. */
type Run = Pick<ShellRun, "system" | "url">;

/** What a command prints on standard output: one JSON object, whatever came of it. What is not known is null. */
export function answer(asked: Asked, run: Run, whole: RunResult, redact: Change): string {
  const { result, errorKind, errorMessage, outputs, record } = whole;
  const names = Object.keys({ ...asked.outputs, ...outputs });
  const own = {
    operation: asked.name,
    result,
    "error-kind": errorKind ?? null,
    "error-message": errorKind === undefined ? null : errorMessage,
    outputs: Object.fromEntries(names.map((name) => [name, outputs[name] ?? null])),
    details: record,
    run,
  };
  const shown = Object.entries(own).map(([name, value]) => [
    name,
    // What the service sent is kept whole in the details, under names that are not ours.
    redacted(value, redact, name === "details" ? redact : asItIs),
  ]);
  return `${inert(JSON.stringify(Object.fromEntries(shown), null, 2))}\n`;
}

type Change = (text: string) => string;

const asItIs: Change = (name) => name;

/** Hides secrets in every text, and where `named` does so in names, so that what is left is JSON still. */
function redacted(value: unknown, redact: Change, named: Change): unknown {
  if (typeof value === "string") return redact(value);
  if (typeof value === "number") return redact(String(value)) === String(value) ? value : "***";
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => redacted(item, redact, named));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [named(name), redacted(item, redact, named)]),
  );
}

/** The same JSON without characters that move a cursor or hide text, and without marks of CI systems' commands. */
function inert(json: string): string {
  return json
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
      [...Array(character.length).keys()].map((index) => escaped(character.charCodeAt(index))).join(""),
    )
    .replace(/#(?=#)/g, escaped("#".charCodeAt(0)));
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
