import type { ErrorKind } from "../errors.js";
import type { Environment } from "../text/environment.js";
import type { Naming, Problem } from "../text/problem.js";
import type { SecretsGiven, Trigger } from "./build.js";
import type { Host } from "./host.js";

export interface Log {
  info(line: string): void;
  debug(line: string): void;
  /** Shown beside the run, for what a person can act on. */
  warning(message: string): void;
  notice(message: string): void;
  group(title: string, lines: readonly string[]): void;
}

export interface RunResult {
  readonly result: string;
  /** Undefined on success. */
  readonly errorKind: ErrorKind | undefined;
  readonly errorMessage: string;
  /** By kebab-case names, not yet text. */
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly record: Readonly<Record<string, unknown>>;
}

export interface Ci {
  readonly log: Log;
  readonly workspace: string;
  readonly environment: Environment;
  /** Empty if it was not given. */
  input(name: string): string;
  readonly problems: readonly Problem[];
  readonly inputName: Naming;
  /** Sentences for a missing token. */
  readonly tokenAdvice: Readonly<Record<SecretsGiven, string>>;
  /** Replaces the text by `***` from now on. */
  mask(secret: string): void;
  redact(text: string): string;
  trigger(): Trigger;
  /** Undefined without a token. Look-ups throw AbortedError. */
  host(token: string | undefined, signal: AbortSignal): Host | undefined;
  output(name: string, value: string): void;
  summary(markdown: string): Promise<void>;
  /** Returns the path of a file in a fresh folder. */
  file(name: string, text: string): string;
  /** Returns the path of the result file; empty if there is none. */
  result(result: RunResult): string;
  answer(line: string): void;
  ended(result: string): void;
  /** An annotation, then plain lines. */
  fail(title: string, message: string, details: readonly string[]): void;
  /** Reports how many warnings were held back. */
  end(): void;
}
