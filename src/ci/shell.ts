import { appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import type { ProcessEnvironment } from "../text/environment.js";
import { azurePipelines } from "./azure-pipelines.js";
import { type Build, type BuildTrigger, type CiSystem, describeBuildTrigger } from "./build.js";
import { buildkite } from "./buildkite.js";
import type { CiAdapter, Log, RunResult } from "./ci.js";
import { circleci } from "./circleci.js";
import { createGitHubHostApi } from "./github/api.js";
import { DEPENDABOT_ADVICE, gitHubActions } from "./github/event.js";
import { gitlab } from "./gitlab.js";
import { jenkins } from "./jenkins.js";
import { createRedactor, createWarningLimiter, writeTempFile } from "./output.js";
import { createVariableReader } from "./variables.js";

/** Log for a terminal. Each message is one line without control characters. */
export interface TerminalLog extends Pick<Log, "info" | "debug" | "warning"> {
  answer(line: string): void;
  ended(result: string): void;
  error(lines: readonly string[], details: readonly string[]): void;
}

interface ShellOptions extends Pick<CiAdapter, "environment" | "workspace" | "problems" | "inputName"> {
  readonly screen: TerminalLog;
  readonly trigger: BuildTrigger;
  readonly texts: ReadonlyMap<string, string>;
  readonly summaryFile: string | undefined;
}

export type ShellCiAdapter = ReturnType<typeof createShellCiAdapter>;

const TOKEN_ADVICE = {
  all: "Set this variable to the API key or the v1 token, or use --token-file PATH.",
  "not-to-forks": "Run this command in a build that has the token and does not check out the fork's code.",
  "not-to-dependabot": DEPENDABOT_ADVICE,
} as const;
const PERMISSIONS = [
  "If the token has no permission for this API request, use a token that may read the contents and pull requests of the repository.",
];

export function createShellCiAdapter({ screen, trigger, texts, summaryFile, ...given }: ShellOptions) {
  const { environment } = given;
  const { add, redact, clean, redactMarkdown, redactFile } = createRedactor();
  const warnings = createWarningLimiter((message) => screen.warning(clean(message)));
  const outputs = new Map<string, string>();
  let whole: RunResult | undefined;

  const ci: CiAdapter = {
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
        : createGitHubHostApi({ token, environment, permissions: PERMISSIONS, signal, redact: redactMarkdown }),
    output: (name, value) => void outputs.set(name, redact(value)),
    async summary(markdown) {
      if (summaryFile !== undefined) appendFileSync(summaryFile, redactMarkdown(`${markdown}\n`));
    },
    file: (name, text) => writeTempFile(tmpdir(), name, redactFile(name, text)),
    result(result) {
      whole = result;
      // The command line prints the result and stores no file.
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

export type CiRun = ReturnType<typeof describeCiRun>;

/** Describes the run of a CI system. `system` and `url` are null outside of a CI system. */
export function describeCiRun(environment: ProcessEnvironment) {
  const variables = createVariableReader(environment);
  const system = SYSTEMS.find(({ isHere }) => isHere(variables));
  const build = system?.read(variables) ?? NO_SYSTEM;
  return { trigger: describeBuildTrigger(build), system: system?.name ?? null, url: build.runUrl ?? null };
}

/**
 * Readers of all supported CI systems. Jenkins is last, because a job of another system may also have its variables.
 */
const SYSTEMS: readonly CiSystem[] = [gitHubActions, buildkite, circleci, azurePipelines, gitlab, jenkins];

const NO_SYSTEM: Build = {
  repository: undefined,
  runUrl: undefined,
  forkSecrets: "all",
  subject: { kind: "other", lookedAt: "the environment (no CI system was detected)" },
};
