import type { ErrorKind } from "../errors.js";
import type { Environment } from "../text/environment.js";
import type { Naming, Problem } from "../text/problem.js";
import type { SecretsGiven, Trigger } from "./build.js";
import type { Host } from "./host.js";

export interface Log {
  info(line: string): void;
  debug(line: string): void;
  /** Shown beside the run; only for what a person can act on. */
  warning(message: string): void;
  notice(message: string): void;
  /** Lines that are folded away under a title. */
  group(title: string, lines: readonly string[]): void;
}

export interface RunResult {
  readonly result: string;
  /** Undefined when all is well. */
  readonly errorKind: ErrorKind | undefined;
  /** Empty when all is well. */
  readonly errorMessage: string;
  /** Under their kebab-case names, not yet made into text. */
  readonly outputs: Readonly<Record<string, unknown>>;
  /** What the run found out beside its outputs. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** The CI system around a run: the only way to its inputs, outputs, log and summary. */
export interface Ci {
  readonly log: Log;
  readonly workspace: string;
  readonly environment: Environment;
  /** The text of an input, empty when it was not given. */
  input(name: string): string;
  /** Problems with how inputs were written down, beside their values. */
  readonly problems: readonly Problem[];
  /** How the name of an input is written here. */
  readonly inputName: Naming;
  /** What to do here about a token that is missing, by which secrets the run has; each a sentence. */
  readonly tokenAdvice: Readonly<Record<SecretsGiven, string>>;
  /** From here on this text is shown as `***`, wherever it would appear. */
  mask(secret: string): void;
  /** A text with every masked one taken out. */
  redact(text: string): string;
  trigger(): Trigger;
  /** Undefined when there is no token to look up with. Look-ups end with AbortedError when the signal aborts. */
  host(token: string | undefined, signal: AbortSignal): Host | undefined;
  output(name: string, value: string): void;
  summary(markdown: string): Promise<void>;
  /** Writes a file that later steps may read into a fresh folder, and gives its path. */
  file(name: string, text: string): string;
  /** Keeps the whole result, and gives the path of its file; empty where it is kept in none. */
  result(result: RunResult): string;
  /** A line of what a run that ended well found out. */
  answer(line: string): void;
  /** Says in one word how the run ended. */
  ended(result: string): void;
  /** Reports the one failure of a run: an annotation, then plain lines. */
  fail(title: string, message: string, details: readonly string[]): void;
  /** Says what was held back. Nothing is written after it. */
  end(): void;
}
