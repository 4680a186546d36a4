import type { ErrorKind } from "../errors.js";
import type { ProcessEnvironment } from "../text/environment.js";
import type { InputNameFormatter, InputProblem } from "../text/problem.js";
import type { BuildTrigger, SecretAvailability } from "./build.js";
import type { GitHostApi } from "./host.js";

export interface Log {
  info(line: string): void;
  debug(line: string): void;
  /** Shows a warning as an annotation. Use it only for a problem that the reader can correct. */
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

export interface CiAdapter {
  readonly log: Log;
  readonly workspace: string;
  readonly environment: ProcessEnvironment;
  /** Returns the text of an input; empty if the input is not set. */
  input(name: string): string;
  readonly problems: readonly InputProblem[];
  readonly inputName: InputNameFormatter;
  readonly tokenAdvice: Readonly<Record<SecretAvailability, string>>;
  /** Adds a secret. All later output shows `***` in its place. */
  mask(secret: string): void;
  redact(text: string): string;
  trigger(): BuildTrigger;
  /** Returns the client of the Git host; undefined without a token. After an abort, its requests throw AbortedError. */
  host(token: string | undefined, signal: AbortSignal): GitHostApi | undefined;
  output(name: string, value: string): void;
  summary(markdown: string): Promise<void>;
  /** Writes a file into a new folder. Returns its path. */
  file(name: string, text: string): string;
  /** Stores the result in a file. Returns the path of the file, or an empty text if this interface stores no result. */
  result(result: RunResult): string;
  answer(line: string): void;
  ended(result: string): void;
  /** Shows an error annotation, then the details as plain lines. */
  fail(title: string, message: string, details: readonly string[]): void;
  end(): void;
}
