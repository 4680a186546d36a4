import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { messageOf } from "../errors.js";

/** Flags of a script by name, all of them texts. */
type Flags = Readonly<Record<string, string | undefined>>;

/**
 * Runs a script of a release when its file is what Node was started with, so that tests can import the same file.
 * An error becomes one message and the exit code 1.
 */
export function runAsScript(url: string, names: readonly string[], run: (flags: Flags) => string): void {
  const started = process.argv[1];
  if (started === undefined || realpathSync(started) !== fileURLToPath(url)) return;
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
    process.stdout.write(`${run(parseArgs({ options }).values)}\n`);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** A flag that has to be there. */
export function required(flags: Flags, name: string): string {
  const value = flags[name];
  if (value === undefined || value === "") throw new Error(`--${name} is missing.`);
  return value;
}
