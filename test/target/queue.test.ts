import { describe, expect, test } from "vitest";
import type { BuildTrigger, EventPullRequest } from "../../src/ci/build.js";
import type { GitHostApi } from "../../src/ci/host.js";
import { GitHostError, NoReplyError } from "../../src/ci/host.js";
import { resolveQueue } from "../../src/target/queue.js";
import type { OperationTargetInputs } from "../../src/target/target.js";
import { hostWith, NOTHING_GIVEN } from "../support/git-host.js";
import { HEAD } from "../support/payloads.js";
import { triggerWith } from "../support/trigger.js";

const ELSEWHERE = { repository: { owner: "local", name: "elsewhere" } };

const NOTHING: EventPullRequest = { kind: "none", lookedAt: "the event schedule" };
const EVENT: EventPullRequest = { kind: "event", number: 7, headSha: HEAD, baseBranch: "release/1.x", fork: false };
const COMMENT: EventPullRequest = { ...EVENT, headSha: undefined, baseBranch: undefined };
const TEST_BRANCH: EventPullRequest = {
  kind: "test-branch",
  number: 9,
  branch: "trunk-merge/pr-9/11111111-2222-4333-8444-555555555555",
  testRunId: "11111111-2222-4333-8444-555555555555",
};
const MERGE_GROUP: EventPullRequest = { kind: "merge-group", number: 5, baseBranch: "stable" };
const COMMIT: EventPullRequest = { kind: "commit", sha: HEAD };
const FORK_HEAD: EventPullRequest = { kind: "head", owner: "developer-2", branch: "change-7", sha: HEAD };
const SEVERAL: EventPullRequest = { kind: "several", numbers: [1, 2], lookedAt: "check_run.pull_requests" };

interface Given {
  readonly inputs?: Partial<OperationTargetInputs>;
  readonly pullRequest?: EventPullRequest;
  readonly defaultBranch?: string | undefined;
  readonly repository?: BuildTrigger["repository"];
  readonly branch?: "given" | "found";
}

function resolve({ inputs, pullRequest = NOTHING, branch = "found", ...trigger }: Given) {
  const given = { ...NOTHING_GIVEN, ...inputs };
  return resolveQueue("get-queue", branch === "given", given, triggerWith({ ...trigger, pullRequest }));
}

/** Returns the queue, and the requests to GitHub. */
async function find(given: Given) {
  const { host, requests } = hostWith(...[7, 8, 9].map((number) => ({ number, baseBranch: `base-of-${number}` })));
  const { targetBranch, repository } = await resolve(given).find(host);
  return { branch: targetBranch, repository: `${repository.owner}/${repository.name}`, requests };
}

describe("resolveQueue", () => {
  test.each<[string, Given, string, string[]]>([
    ["target-branch", { inputs: { targetBranch: "dev" } }, "dev", []],
    [
      "target-branch when the event also has a base",
      { inputs: { targetBranch: "dev" }, pullRequest: EVENT },
      "dev",
      [],
    ],
    ["the base of the event", { pullRequest: EVENT }, "release/1.x", []],
    [
      "the base of the event when pr-number is the same",
      { inputs: { prNumber: 7 }, pullRequest: EVENT },
      "release/1.x",
      [],
    ],
    [
      "the base from GitHub when pr-number names another pull request",
      { inputs: { prNumber: 8 }, pullRequest: EVENT },
      "base-of-8",
      ["pull request local/playground#8"],
    ],
    [
      "the base from GitHub when the event is a comment",
      { pullRequest: COMMENT },
      "base-of-7",
      ["pull request local/playground#7"],
    ],
    [
      "the base from GitHub when the run is on a test branch",
      { pullRequest: TEST_BRANCH },
      "base-of-9",
      ["pull request local/playground#9"],
    ],
    ["the base of the merge group", { pullRequest: MERGE_GROUP }, "stable", []],
    ["the default branch when the event has no pull request", {}, "main", []],
    ["the default branch when the event is a push", { pullRequest: COMMIT }, "main", []],
    ["the default branch when the run is for a fork", { pullRequest: FORK_HEAD }, "main", []],
    ["the default branch when the event names several pull requests", { pullRequest: SEVERAL }, "main", []],
    [
      "the default branch from GitHub when the event does not name one",
      { defaultBranch: undefined },
      "trunk",
      ["default branch of local/playground"],
    ],
  ])("returns the branch: %s", async (_name, given, branch, requests) => {
    expect(await find(given)).toEqual({ branch, repository: "local/playground", requests });
  });
});

describe("resolveQueue for another repository", () => {
  test.each<[string, Given, string, string[]]>([
    [
      "the default branch of the other repository",
      { inputs: ELSEWHERE },
      "trunk",
      ["default branch of local/elsewhere"],
    ],
    [
      "the default branch of the other repository when the event has a pull request",
      { inputs: ELSEWHERE, pullRequest: EVENT },
      "trunk",
      ["default branch of local/elsewhere"],
    ],
    [
      "the default branch of the other repository when the run is on a test branch",
      { inputs: ELSEWHERE, pullRequest: TEST_BRANCH },
      "trunk",
      ["default branch of local/elsewhere"],
    ],
    [
      "the base of the pull request in the other repository when pr-number is set",
      { inputs: { ...ELSEWHERE, prNumber: 7 }, pullRequest: EVENT },
      "base-of-7",
      ["pull request local/elsewhere#7"],
    ],
    [
      "target-branch when it is set, without a request to GitHub",
      { inputs: { ...ELSEWHERE, targetBranch: "dev" } },
      "dev",
      [],
    ],
  ])("returns the branch: %s", async (_name, given, branch, requests) => {
    expect(await find(given)).toEqual({ branch, repository: "local/elsewhere", requests });
  });

  test("compares names of repositories without regard to case", async () => {
    const inputs = { repository: { owner: "Local", name: "PlayGround" } };

    expect(await find({ inputs, pullRequest: EVENT })).toMatchObject({ branch: "release/1.x", requests: [] });
  });
});

describe("resolveQueue for a change of a queue", () => {
  test("requires the input target-branch", () => {
    expect(() => resolve({ branch: "given", pullRequest: EVENT })).toThrow(
      "target-branch: a value is required; get-queue changes a queue, and has no default for the branch of the queue.",
    );
  });

  test("returns the branch from target-branch", async () => {
    expect(await find({ branch: "given", inputs: { targetBranch: "main" } })).toMatchObject({ branch: "main" });
  });
});

test("resolveQueue fails when the repository is unknown", () => {
  expect(() => resolve({ repository: undefined, inputs: { targetBranch: "main" } })).toThrow("repository: ");
});

describe("resolveQueue without a GitHub token", () => {
  test("returns the branch when the event has the branch", async () => {
    expect(await resolve({ pullRequest: EVENT }).find(undefined)).toMatchObject({ targetBranch: "release/1.x" });
  });

  test.each<[string, Given, string]>([
    ["the base branch when the event is a comment", { pullRequest: COMMENT }, "the base branch of #7"],
    [
      "the default branch when the event does not name one",
      { defaultBranch: undefined },
      "the default branch of local/playground",
    ],
  ])("fails because the token is needed for %s", async (_name, given, about) => {
    await expect(resolve(given).find(undefined)).rejects.toThrow(
      `target-branch: a value is required: github-token is empty, so ${about} cannot be looked up.`,
    );
  });

  test("names the input and the permissions when GitHub rejects the request", async () => {
    const { host } = hostWith();
    const missing = new NoReplyError("Not Found", { status: 404 });
    const refused = new GitHostError("the default branch of local/playground", missing);
    const rejecting: GitHostApi = { ...host, defaultBranch: () => Promise.reject(refused) };

    await expect(resolve({ defaultBranch: undefined }).find(rejecting)).rejects.toMatchObject({
      kind: "input",
      message:
        "target-branch: a value is required: the default branch of local/playground could not be read from GitHub (status 404).",
      details: refused.advice,
    });
  });
});
