import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createGitHubCiAdapter } from "../../../src/ci/github/github.js";
import {
  BASE,
  commentPayload,
  FORK,
  HEAD,
  pullRequestPayload,
  pushPayload,
  REPOSITORY,
  RUN_ID,
  workflowRunPayload,
} from "../../support/payloads.js";
import { gitHubTrigger } from "../../support/trigger.js";

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "event-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "event.json");
  writeFileSync(path, text);
  return path;
}

function triggerOf(name: string, payload: unknown, environment: Readonly<Record<string, string>> = {}) {
  return createGitHubCiAdapter({
    GITHUB_EVENT_NAME: name,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_REF: "refs/heads/main",
    GITHUB_RUN_ID: "1000",
    GITHUB_EVENT_PATH: fileWith(JSON.stringify(payload)),
    ...environment,
  }).trigger();
}

function hostOf(server: string): string | undefined {
  return triggerOf("push", {}, { GITHUB_SERVER_URL: server }).repository?.host;
}

const DEPENDABOT = { GITHUB_ACTOR: "dependabot[bot]" };

describe("createGitHubCiAdapter and the secrets of a run", () => {
  test.each([
    ["a pull request of the repository", "pull_request", pullRequestPayload(), {}, "all"],
    ["a fork's pull request", "pull_request", pullRequestPayload({ repo: FORK }), {}, "not-to-forks"],
    [
      "a review of a fork's pull request",
      "pull_request_review",
      pullRequestPayload({ repo: FORK }),
      {},
      "not-to-forks",
    ],
    ["a fork's pull_request_target", "pull_request_target", pullRequestPayload({ repo: FORK }), {}, "all"],
    ["a comment", "issue_comment", commentPayload(true), {}, "all"],
    ["Dependabot's pull request", "pull_request", pullRequestPayload(), DEPENDABOT, "not-to-dependabot"],
    ["Dependabot's push", "push", pushPayload("refs/heads/a"), DEPENDABOT, "not-to-dependabot"],
    ["Dependabot's pull_request_target", "pull_request_target", pullRequestPayload(), DEPENDABOT, "all"],
    ["a workflow_run after Dependabot", "workflow_run", workflowRunPayload(), DEPENDABOT, "all"],
    ["another bot's pull request", "pull_request", pullRequestPayload(), { GITHUB_ACTOR: "bot-1[bot]" }, "all"],
  ])("returns why secrets may be missing in a run for %s (%s)", (_, name, payload, environment, expected) => {
    expect(triggerOf(name, payload, environment).secrets).toBe(expected);
  });
});

test("createGitHubCiAdapter returns forkRunId only in a pull_request run of a fork", () => {
  const fork = pullRequestPayload({ repo: FORK });

  expect(triggerOf("pull_request", fork).forkRunId).toBe("1000");
  expect(triggerOf("pull_request", pullRequestPayload({ repo: null })).forkRunId).toBe("1000");
  expect(triggerOf("pull_request", pullRequestPayload()).forkRunId).toBeUndefined();
  expect(triggerOf("pull_request_target", fork).forkRunId).toBeUndefined();
  expect(triggerOf("pull_request_review", fork).forkRunId).toBeUndefined();
  const likeATestBranch = pullRequestPayload({ repo: FORK, ref: `trunk-merge/pr-1/${RUN_ID}` });
  expect(triggerOf("pull_request", likeATestBranch).forkRunId).toBe("1000");
});

test("createGitHubCiAdapter returns a step id that does not contain the attempt, and no step id when a variable is missing", () => {
  const step = { GITHUB_JOB: "report", GITHUB_ACTION: "outcome" };
  const trigger = triggerOf("push", {}, { ...step, GITHUB_RUN_ATTEMPT: "2" });
  expect(trigger.step).toEqual({ id: "1000 report outcome", attempt: 2 });
  expect(triggerOf("push", {}, step).step).toBeUndefined();
  expect(triggerOf("push", {}, { GITHUB_RUN_ATTEMPT: "2", GITHUB_JOB: "report" }).step).toBeUndefined();
});

test("createGitHubCiAdapter returns the commits in the event instead of the commit in GITHUB_SHA", () => {
  const variables = { GITHUB_SHA: "9".repeat(40), GITHUB_BASE_REF: "elsewhere" };

  expect(triggerOf("pull_request", pullRequestPayload(), variables).range).toMatchObject({
    kind: "pull-request",
    head: { sha: HEAD },
    base: { sha: BASE },
    baseBranch: "release/1.x",
  });
  expect(triggerOf("schedule", {}, variables).range).toEqual({ kind: "checkout" });
});

test("createGitHubCiAdapter returns the default branch of the event or of a scheduled run", () => {
  expect(triggerOf("push", pushPayload("refs/heads/a")).defaultBranch).toBe("main");
  expect(triggerOf("schedule", {}, { GITHUB_REF: "refs/heads/trunk" }).defaultBranch).toBe("trunk");
  expect(triggerOf("release", {}, { GITHUB_REF: "refs/tags/v1" }).defaultBranch).toBeUndefined();
});

test("createGitHubCiAdapter returns the host of the server that runs the workflow", () => {
  expect(hostOf("https://github.com")).toBe("github.com");
  expect(hostOf("https://git.example:8443/")).toBe("git.example:8443");
  expect(hostOf("")).toBe("github.com");
});

test("createGitHubCiAdapter explains that there is no pull request when the event file is unreadable", () => {
  for (const path of [join(tmpdir(), "there-is-no-such-event.json"), fileWith("{ not JSON")]) {
    const { pullRequest } = triggerOf("pull_request", {}, { GITHUB_EVENT_PATH: path });
    expect(pullRequest).toMatchObject({
      kind: "none",
      lookedAt: expect.stringMatching(/^the event payload \(GITHUB_EVENT_PATH\), which cannot be read: ./),
    });
  }
});

test("createGitHubCiAdapter reads a payload with a byte order mark", () => {
  const path = fileWith(`\uFEFF${JSON.stringify(pullRequestPayload())}`);

  expect(triggerOf("pull_request", {}, { GITHUB_EVENT_PATH: path }).pullRequest).toMatchObject({ number: 7 });
});

test("createGitHubCiAdapter returns no pull request and no repository when no variables are set", () => {
  expect(createGitHubCiAdapter({}).trigger()).toMatchObject({
    repository: undefined,
    pullRequest: { kind: "none" },
    secrets: "all",
  });
});

const ACTOR = { GITHUB_ACTOR: "actor-1" };

test.each([
  ["the sender of the event", { sender: { login: "one" } }, ACTOR, ["one"]],
  ["the actor when the event has no sender", {}, ACTOR, ["actor-1"]],
  [
    "the author of a comment and its editor",
    { comment: { user: { login: "one" } }, sender: { login: "two" } },
    {},
    ["one", "two"],
  ],
  ["the author of a review, once", { review: { user: { login: "one" } }, sender: { login: "one" } }, {}, ["one"]],
  ["ghost for a deleted author", { comment: { user: null }, sender: { login: "two" } }, {}, ["ghost", "two"]],
  [
    "the login of a re-run",
    { sender: { login: "one" } },
    { ...ACTOR, GITHUB_TRIGGERING_ACTOR: "three" },
    ["one", "three"],
  ],
  ["no login without a source", {}, { GITHUB_ACTOR: "" }, []],
])("createGitHubCiAdapter lists the actors of a comment event: %s", (_who, payload, environment, expected) => {
  expect(gitHubTrigger("issue_comment", payload, environment).actors).toEqual(expected);
});
