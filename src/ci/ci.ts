import type { ErrorKind } from "../errors.js";
import type { Environment } from "../text/environment.js";
import type { Namer, Problem } from "../text/problem.js";
import type { AvailableSecrets, Trigger } from "./build.js";
import type { Host } from "./host.js";

export interface Log {
  info(line: string): void;
  debug(line: string): void;
  /** Shows an annotation that a person can act on. */
  warning(message: string): void;
  notice(message: string): void;
  group(title: string, lines: readonly string[]): void;
}

export interface RunResult {
  readonly result: string;
  readonly errorKind: ErrorKind | undefined;
  readonly errorMessage: string;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly record: Readonly<Record<string, unknown>>;
}

export interface Ci {
  readonly log: Log;
  readonly workspace: string;
  readonly environment: Environment;
  /** Returns the text of an input; empty if it is absent. */
  input(name: string): string;
  readonly problems: readonly Problem[];
  readonly inputName: Namer;
  readonly tokenAdvice: Readonly<Record<AvailableSecrets, string>>;
  /** Replaces the text by `***` in all later writes. */
  mask(secret: string): void;
  redact(text: string): string;
  trigger(): Trigger;
  /** Returns undefined without a token. Look-ups throw AbortedError. */
  host(token: string | undefined, signal: AbortSignal): Host | undefined;
  output(name: string, value: string): void;
  summary(markdown: string): Promise<void>;
  /** Writes a file into a new folder, and returns its path. */
  file(name: string, text: string): string;
  /** Writes the result file, and returns its path; empty if there is none. */
  result(result: RunResult): string;
  answer(line: string): void;
  ended(result: string): void;
  /** Shows an error annotation, then plain lines. */
  fail(title: string, message: string, details: readonly string[]): void;
  end(): void;
}
