import { tmpdir } from "node:os";
import * as core from "@actions/core";
import { getErrorMessage } from "../../errors.js";
import { type ProcessEnvironment, readEnvironmentVariable } from "../../text/environment.js";
import { formatYamlInputName } from "../../text/problem.js";
import { describeBuildTrigger } from "../build.js";
import type { CiAdapter, Log } from "../ci.js";
import { createRedactor, createWarningLimiter, writeTempFile } from "../output.js";
import { createVariableReader } from "../variables.js";
import { createGitHubHostApi, type GitHubApiOptions } from "./api.js";
import { DEPENDABOT_ADVICE, gitHubActions } from "./event.js";

export function createGitHubCiAdapter(
  environment: ProcessEnvironment,
  timing: Pick<GitHubApiOptions, "clock" | "random"> = {},
): CiAdapter {
  const { add, redact, clean, redactMarkdown, redactFile } = createRedactor();
  const warnings = createWarningLimiter((message) => core.warning(clean(message)));
  const temporaryFolder = readEnvironmentVariable(environment, "RUNNER_TEMP") ?? tmpdir();

  const log = logOf(clean, warnings.warn);
  let failed = false;
  const file = (name: string, text: string): string => writeTempFile(temporaryFolder, name, redactFile(name, text));

  return {
    log,
    environment,
    workspace: readEnvironmentVariable(environment, "GITHUB_WORKSPACE") ?? process.cwd(),
    input: (name) => core.getInput(name),
    mask(secret) {
      add(secret);
      core.setSecret(secret);
    },
    redact,
    problems: [],
    inputName: formatYamlInputName,
    tokenAdvice: TOKEN_ADVICE,
    trigger: () => describeBuildTrigger(gitHubActions.read(createVariableReader(environment))),
    host: (token, signal) =>
      token === undefined
        ? undefined
        : createGitHubHostApi({
            ...timing,
            token,
            environment,
            permissions: PERMISSIONS,
            signal,
            redact: redactMarkdown,
          }),
    output: (name, value) => setOutput(environment, name, redact(value)),
    async summary(markdown) {
      if ((environment.GITHUB_STEP_SUMMARY ?? "") === "") return;
      await core.summary.addRaw(redactMarkdown(markdown), true).write();
    },
    file,
    result({ result, errorKind, errorMessage, outputs, record }) {
      const failure = { "error-kind": errorKind ?? "", "error-message": errorMessage };
      const whole = { result, ...failure, ...outputs, ...record };
      return file("result.json", `${JSON.stringify(whole, null, 2)}\n`);
    },
    answer: log.info,
    ended: (result) => log.info(`result: ${result}`),
    fail(title, message, details) {
      const lines = message.split("\n").map(clean);
      // A step shows only one error annotation, so other errors are plain lines of the log.
      if (failed) for (const line of lines) core.info(line);
      else core.error(lines.join("\n"), { title });
      failed = true;
      for (const line of details) core.info(clean(line));
    },
    end: warnings.rest,
  };
}

function logOf(clean: (line: string) => string, warning: Log["warning"]): Log {
  return {
    info: (line) => core.info(clean(line)),
    debug(line) {
      if (core.isDebug()) core.debug(clean(line));
    },
    warning,
    notice: (message) => core.notice(clean(message)),
    group(title, lines) {
      core.startGroup(clean(title));
      for (const line of lines) core.info(clean(line));
      core.endGroup();
    },
  };
}

function setOutput(environment: ProcessEnvironment, name: string, value: string): void {
  // If GITHUB_OUTPUT is not set, GitHub's toolkit prints outputs to the log.
  if (readEnvironmentVariable(environment, "GITHUB_OUTPUT") === undefined) {
    throw new Error(
      "the variable GITHUB_OUTPUT is empty. The runner sets this variable. Find out which part of the workflow clears this variable.",
    );
  }
  try {
    core.setOutput(name, value);
  } catch (error) {
    throw new Error(`the file GITHUB_OUTPUT is not writable (${getErrorMessage(error)}).`, { cause: error });
  }
}

const TOKEN_ADVICE = {
  all: "Pass the token as `token: ${{ secrets.NAME }}`. To a reusable workflow, pass the token as the secret `MERGE_QUEUE_TOKEN`. If your workflow already does this, the secret is missing or empty in this repository or environment.",
  "not-to-forks":
    "Run this step in a pull_request_target or workflow_run workflow that does not check out the fork's code.",
  "not-to-dependabot": DEPENDABOT_ADVICE,
} as const;

const PERMISSIONS = [
  "If the job's token has no permission for this API request, add these lines to the job:",
  "  permissions:",
  "    contents: read",
  "    pull-requests: read",
];
