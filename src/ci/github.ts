import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@actions/core";
import { messageOf } from "../errors.js";
import { repositoryName } from "../inputs/parsers.js";
import { causedBy } from "./caused-by.js";
import type { Ci, Log, PullRequestSource, SecretsGiven, Trigger } from "./ci.js";
import { type GitHubEvent, pullRequestOfEvent } from "./github-event.js";
import { createGitHubHost } from "./github-host.js";
import { rangeOfEvent } from "./github-range.js";
import { headOriginOf } from "./head-origin.js";
import { textAt } from "./payload.js";
import { createRedactor } from "./redact.js";
import { safeLine } from "./safe-line.js";
import { limitWarnings } from "./warnings.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** A run on GitHub Actions, or on a system that speaks its protocol. */
export function createGitHubCi(environment: Environment): Ci {
  const { add, redact } = createRedactor();
  const clean = (text: string): string => safeLine(redact(text));
  const warnings = limitWarnings((message) => core.warning(clean(message)));
  const temporaryFolder = textOf(environment.RUNNER_TEMP) ?? tmpdir();

  const log: Log = {
    info: (line) => core.info(clean(line)),
    debug(line) {
      if (core.isDebug()) core.debug(clean(line));
    },
    warning: warnings.warn,
    notice: (message) => core.notice(clean(message)),
    group(title, lines) {
      core.startGroup(clean(title));
      for (const line of lines) core.info(clean(line));
      core.endGroup();
    },
  };

  return {
    log,
    environment,
    workspace: textOf(environment.GITHUB_WORKSPACE) ?? process.cwd(),
    input: (name) => core.getInput(name),
    mask(secret) {
      add(secret);
      core.setSecret(secret);
    },
    trigger: () => readTrigger(environment),
    host(token, signal) {
      if (token === undefined) return undefined;
      return createGitHubHost(async () => {
        // Loaded when it is asked for: most runs find everything in their event.
        const { getOctokit } = await import("@actions/github");
        return getOctokit(token, { log: { debug() {}, info() {}, warn() {}, error() {} } }).request;
      }, signal);
    },
    output: (name, value) => core.setOutput(name, redact(value)),
    async summary(markdown) {
      if ((environment.GITHUB_STEP_SUMMARY ?? "") === "") return;
      await core.summary.addRaw(redact(markdown), true).write();
    },
    file(name, text) {
      mkdirSync(temporaryFolder, { recursive: true });
      const path = join(mkdtempSync(join(temporaryFolder, "merge-queue-")), name);
      writeFileSync(path, redact(text));
      return path;
    },
    fail(title, message, details) {
      core.error(message.split("\n").map(clean).join("\n"), { title });
      for (const line of details) core.info(clean(line));
    },
    end: warnings.rest,
  };
}

/** A variable that is set to nothing counts as one that is not set. */
function textOf(variable: string | undefined): string | undefined {
  return variable === "" ? undefined : variable;
}

function readTrigger(environment: Environment): Trigger {
  const read = readPayload(textOf(environment.GITHUB_EVENT_PATH));
  const event: GitHubEvent = {
    name: environment.GITHUB_EVENT_NAME ?? "",
    repository: environment.GITHUB_REPOSITORY ?? "",
    ref: environment.GITHUB_REF ?? "",
    payload: read.payload,
  };
  const pullRequest: PullRequestSource =
    read.problem === undefined ? pullRequestOfEvent(event) : { kind: "none", lookedAt: read.problem };
  const secrets = secretsGiven(event, environment, pullRequest.kind === "event" && pullRequest.fork);
  const name = repositoryName(event.repository);
  const server = environment.GITHUB_SERVER_URL ?? "https://github.com";
  const host = URL.canParse(server) ? new URL(server).host : "github.com";
  // On a schedule the payload names no branch; the run's own ref is the default branch.
  const scheduled = event.name === "schedule" ? event.ref.replace(/^refs\/heads\//, "") : undefined;
  return {
    repository: name.ok ? { host, ...name.value } : undefined,
    defaultBranch: textAt(event.payload, "repository", "default_branch") ?? scheduled,
    pullRequest,
    range: rangeOfEvent(event),
    privileged: event.name === "pull_request_target",
    headOrigin: headOriginOf(event),
    secrets,
    forkRunId:
      event.name === "pull_request" && secrets === "not-to-forks" ? environment.GITHUB_RUN_ID : undefined,
    causedBy: causedBy(event.payload, environment),
  };
}

/** A payload that cannot be read matters only to a run that needs it, so it is no error yet. */
function readPayload(path: string | undefined): { readonly payload: unknown; readonly problem?: string } {
  if (path === undefined) return { payload: {} };
  try {
    return { payload: JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, "")) };
  } catch (error) {
    return {
      payload: {},
      problem: `the event payload (GITHUB_EVENT_PATH), which cannot be read: ${messageOf(error)}`,
    };
  }
}

const DEPENDABOT = "dependabot[bot]";

/** Events whose runs get Dependabot's secrets instead of the repository's when Dependabot causes them. */
const DEPENDABOT_EVENTS: ReadonlySet<string> = new Set([
  "pull_request",
  "pull_request_review",
  "pull_request_review_comment",
  "push",
  "create",
  "deployment",
  "deployment_status",
]);

/** `pull_request_target` runs have the repository's secrets, even for forks. */
function secretsGiven(event: GitHubEvent, environment: Environment, fork: boolean): SecretsGiven {
  if (event.name === "pull_request_target") return "all";
  const actor = environment.GITHUB_ACTOR ?? textAt(event.payload, "sender", "login");
  if (actor === DEPENDABOT && DEPENDABOT_EVENTS.has(event.name)) return "not-to-dependabot";
  return fork && event.name.startsWith("pull_request") ? "not-to-forks" : "all";
}
