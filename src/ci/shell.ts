import { appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Environment } from "../environment.js";
import type { Naming, Problem } from "../problem.js";
import type { Ci, RunResult, Trigger } from "./ci.js";
import { createGitHubHost } from "./github-host.js";
import { DEPENDABOT_ADVICE } from "./github-trigger.js";
import { createRedactor } from "./redact.js";
import { safeLine } from "./safe-line.js";
import { temporaryFile } from "./temporary-file.js";
import { limitWarnings } from "./warnings.js";

/** Where a person follows a run. Each text is one line without control characters. */
export interface Screen {
  info(line: string): void;
  /** What the run found, in words; it is no progress. */
  answer(line: string): void;
  /** The result in one word. */
  ended(result: string): void;
  debug(line: string): void;
  warning(line: string): void;
  /** The failure: what happened, then more about it. */
  error(lines: readonly string[], details: readonly string[]): void;
}

export interface ShellOptions {
  readonly environment: Environment;
  readonly workspace: string;
  readonly screen: Screen;
  readonly trigger: Trigger;
  /** Texts of the inputs by their names. */
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
  /** How the name of an input is written on this command line. */
  readonly inputName: Naming;
  /** The file that takes the summary. */
  readonly summaryFile: string | undefined;
}

/** A run of the command line, in a CI system or not. */
export interface Shell {
  readonly ci: Ci;
  /** Every output as text. */
  readonly outputs: ReadonlyMap<string, string>;
  /** Undefined until the run has ended. */
  result(): RunResult | undefined;
  readonly redact: (text: string) => string;
}

const TOKEN_ADVICE = {
  all: "Set this variable to the API token, or give --token-file PATH.",
  "not-to-forks": "Run this command in a build that has the token and does not check out the fork's code.",
  "not-to-dependabot": DEPENDABOT_ADVICE,
} as const;
const PERMISSIONS = [
  "If the token may not read it, give one that may read contents and pull requests of the repository.",
];

export function createShell(options: ShellOptions): Shell {
  const { environment, workspace, screen, trigger, texts, problems, inputName, summaryFile } = options;
  const { add, redact, redactMarkdown, redactFile } = createRedactor();
  const clean = (text: string): string => safeLine(redact(text));
  const warnings = limitWarnings((message) => screen.warning(clean(message)));
  const outputs = new Map<string, string>();
  let whole: RunResult | undefined;

  const ci: Ci = {
    log: {
      info: (line) => screen.info(clean(line)),
      debug: (line) => screen.debug(clean(line)),
      warning: warnings.warn,
      notice: (message) => screen.info(clean(message)),
      group(title, lines) {
        for (const line of [`${title}:`, ...lines.map((each) => `  ${each}`)]) screen.answer(clean(line));
      },
    },
    environment,
    workspace,
    input: (name) => texts.get(name) ?? "",
    mask: add,
    problems,
    inputName,
    tokenAdvice: TOKEN_ADVICE,
    trigger: () => trigger,
    host(token, signal) {
      if (token === undefined) return undefined;
      return createGitHubHost({ token, environment, permissions: PERMISSIONS, signal });
    },
    output: (name, value) => void outputs.set(name, redact(value)),
    async summary(markdown) {
      if (summaryFile !== undefined) appendFileSync(summaryFile, redactMarkdown(`${markdown}\n`));
    },
    file: (name, text) => temporaryFile(tmpdir(), name, redactFile(name, text)),
    result(result) {
      whole = result;
      // Standard output has it.
      return "";
    },
    succeed(message, details) {
      for (const line of [message, ...details]) screen.answer(clean(line));
    },
    ended: (result) => screen.ended(clean(result)),
    fail(title, message, details) {
      const lines = message.split("\n");
      screen.error((lines.length > 1 ? [`${title}:`, ...lines] : lines).map(clean), details.map(clean));
    },
    end: warnings.rest,
  };
  return { ci, outputs, result: () => whole, redact };
}
