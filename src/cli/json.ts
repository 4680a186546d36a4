import type { RunResult } from "../ci/ci.js";
import type { ShellRun } from "../ci/shell.js";
import type { Operation } from "../operation.js";
import { escapeControls } from "../text/truncate.js";

type Change = (text: string) => string;

/** What a command prints on standard output: one JSON object, whatever came of it. What is not known is null. */
export function resultAsJson(
  /** What was written in place of a name has no outputs. */
  asked: Pick<Operation, "name" | "outputs">,
  /** The run of a CI system that the command is part of. */
  run: Pick<ShellRun, "system" | "url">,
  { result, errorKind, errorMessage, outputs, record }: RunResult,
  redact: Change,
): string {
  const names = Object.keys({ ...asked.outputs, ...outputs });
  const shown = redacted(
    {
      operation: asked.name,
      result,
      "error-kind": errorKind ?? null,
      "error-message": errorKind === undefined ? null : errorMessage,
      outputs: Object.fromEntries(names.map((name) => [name, outputs[name] ?? null])),
      details: null,
      run,
    },
    redact,
    (name) => name,
  );
  // What the service sent is kept whole in the details, under names that are not ours.
  const whole = { ...Object(shown), details: redacted(record, redact, redact) };
  // Two such marks are the beginning of a command to a CI system.
  return `${escapeControls(JSON.stringify(whole, null, 2)).replace(/#(?=#)/g, "\\u0023")}\n`;
}

/** Hides secrets in every text, and where `named` does so in names, so that what is left is JSON still. */
function redacted(value: unknown, redact: Change, named: Change): unknown {
  if (typeof value === "string") return redact(value);
  if (typeof value === "number") return redact(String(value)) === String(value) ? value : "***";
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => redacted(item, redact, named));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [named(name), redacted(item, redact, named)]));
}
