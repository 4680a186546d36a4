import { appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Environment } from "../text/environment.js";
import { azurePipelines } from "./azure-pipelines.js";
import type { Trigger } from "./build.js";
import { type Build, describe, type System } from "./build.js";
import { buildkite } from "./buildkite.js";
import type { Ci, Log, RunResult } from "./ci.js";
import { circleci } from "./circleci.js";
import { createGitHubHost } from "./github/api.js";
import { DEPENDABOT_ADVICE, gitHubActions } from "./github/event.js";
import { gitlab } from "./gitlab.js";
import { jenkins } from "./jenkins.js";
import { createRedactor, limitWarnings, temporaryFile } from "./output.js";
import { variablesOf } from "./variables.js";

/** Where a person follows a run. Each text is one line without control characters. */
export interface Screen extends Pick<Log, "info" | "debug" | "warning"> {
  /** What the run found, in words; it is no progress. */
  answer(line: string): void;
  ended(result: string): void;
  /** The failure: what happened, then more about it. */
  error(lines: readonly string[], details: readonly string[]): void;
}

interface ShellOptions extends Pick<Ci, "environment" | "workspace" | "problems" | "inputName"> {
  readonly screen: Screen;
  readonly trigger: Trigger;
  /** Texts of the inputs by their names. */
  readonly texts: ReadonlyMap<string, string>;
  /** The file that takes the summary. */
  readonly summaryFile: string | undefined;
}

/** A run of the command line, in a CI system or not. */
export type Shell = ReturnType<typeof createShell>;

const TOKEN_ADVICE = {
  all: "Set this variable to the API token, or give --token-file PATH.",
  "not-to-forks": "Run this command in a build that has the token and does not check out the fork's code.",
  "not-to-dependabot": DEPENDABOT_ADVICE,
} as const;
const PERMISSIONS = [
  "If the token may not read it, give one that may read contents and pull requests of the repository.",
];

export function createShell({ screen, trigger, texts, summaryFile, ...given }: ShellOptions) {
  const { environment } = given;
  const { add, redact, clean, redactMarkdown, redactFile } = createRedactor();
  const warnings = limitWarnings((message) => screen.warning(clean(message)));
  /** Every output as text. */
  const outputs = new Map<string, string>();
  /** Undefined until the run has ended. */
  let whole: RunResult | undefined;

  const ci: Ci = {
    log: {
      info: (line) => screen.info(clean(line)),
      debug: (line) => screen.debug(clean(line)),
      warning: warnings.warn,
      notice: (message) => screen.info(clean(message)),
      group(title, lines) {
        for (const line of [`${title}:`, ...lines.map((each) => `  ${each}`)]) ci.answer(line);
      },
    },
    ...given,
    input: (name) => texts.get(name) ?? "",
    mask: add,
    redact,
    tokenAdvice: TOKEN_ADVICE,
    trigger: () => trigger,
    host: (token, signal) =>
      token === undefined
        ? undefined
        : createGitHubHost({ token, environment, permissions: PERMISSIONS, signal, redact: redactMarkdown }),
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
    answer: (line) => screen.answer(clean(line)),
    ended: (result) => screen.ended(clean(result)),
    fail(title, message, details) {
      const lines = message.split("\n");
      screen.error((lines.length > 1 ? [`${title}:`, ...lines] : lines).map(clean), details.map(clean));
    },
    end: warnings.rest,
  };
  return { ci, outputs, result: () => whole, redact };
}

export type ShellRun = ReturnType<typeof shellRun>;

/** What the CI system around a command says of its run; its name and the run's page are null where there is none. */
export function shellRun(environment: Environment) {
  const variables = variablesOf(environment);
  const system = SYSTEMS.find(({ isHere }) => isHere(variables));
  const build = system?.read(variables) ?? NO_SYSTEM;
  return { trigger: describe(build), system: system?.name ?? null, url: build.runUrl ?? null };
}

/** Jenkins comes last: its agents may run inside another system's job. */
const SYSTEMS: readonly System[] = [gitHubActions, buildkite, circleci, azurePipelines, gitlab, jenkins];

const NO_SYSTEM: Build = {
  repository: undefined,
  runUrl: undefined,
  forkSecrets: "all",
  subject: { kind: "other", lookedAt: "the environment, where no CI system is known" },
};
