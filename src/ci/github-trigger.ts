import { readFileSync } from "node:fs";
import { type Environment, textIn } from "../environment.js";
import { messageOf } from "../errors.js";
import { repositoryName } from "../inputs/parsers.js";
import { causedBy } from "./caused-by.js";
import type { PullRequestSource, SecretsGiven, Trigger } from "./ci.js";
import { type GitHubEvent, pullRequestOfEvent } from "./github-event.js";
import { rangeOfEvent } from "./github-range.js";
import { headOriginOf } from "./head-origin.js";
import { textAt } from "./payload.js";

/** What the variables and the event of a run on GitHub Actions say. */
export function readGitHubTrigger(environment: Environment): Trigger {
  const read = readPayload(textIn(environment, "GITHUB_EVENT_PATH"));
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

/** What to do about a token that a run of Dependabot's lacks. */
export const DEPENDABOT_ADVICE = "Store the token under Settings, Secrets and variables, Dependabot as well.";

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
