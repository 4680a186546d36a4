import { describe, expect, test } from "vitest";
import type { BuildTrigger, EventPullRequest } from "../../src/ci/build.js";
import { type GitHostApi, GitHostError, NoReplyError } from "../../src/ci/host.js";
import { AbortedError, InputError } from "../../src/errors.js";
import { resolvePullRequest } from "../../src/target/pull-request.js";
import type { OperationTargetInputs } from "../../src/target/target.js";
import { createInputProblem } from "../../src/text/problem.js";
import { hostWith, NOTHING_GIVEN } from "../support/git-host.js";
import { HEAD, OTHER_HEAD } from "../support/payloads.js";
import { triggerWith } from "../support/trigger.js";

const REPOSITORY = { host: "github.com", owner: "local", name: "playground" };
const EVENT: EventPullRequest = { kind: "event", number: 7, headSha: HEAD, baseBranch: "release/1.x", fork: false };
const COMMIT: EventPullRequest = { kind: "commit", sha: HEAD };
const FORK_HEAD: EventPullRequest = { kind: "head", owner: "developer-2", branch: "change-7", sha: HEAD };
const COMMENT: EventPullRequest = { ...EVENT, headSha: undefined, baseBranch: undefined };

function triggered(pullRequest: EventPullRequest, repository: BuildTrigger["repository"] = REPOSITORY): BuildTrigger {
  return triggerWith({ repository, pullRequest });
}

function resolve(source: EventPullRequest, inputs: Partial<OperationTargetInputs> = {}) {
  return resolvePullRequest({ ...NOTHING_GIVEN, ...inputs }, triggered(source));
}

async function find(
  source: EventPullRequest,
  inputs: Partial<OperationTargetInputs> = {},
  { host, requests }: ReturnType<typeof hostWith> = hostWith({ number: 7 }, { number: 8 }, { number: 42 }),
) {
  const { number, targetBranch, headSha, guardedHead } = await resolve(source, inputs).find(host);
  return { number, targetBranch, headSha, guardedHead, requests };
}

describe("resolvePullRequest for an event of a pull request", () => {
  test("returns head and base from the event, without a request to GitHub", async () => {
    expect(await find(EVENT)).toEqual({
      number: 7,
      targetBranch: "release/1.x",
      headSha: HEAD,
      guardedHead: HEAD,
      requests: [],
    });
  });

  test("returns head and base from the event when pr-number names the same pull request", async () => {
    expect(await find(EVENT, { prNumber: 7 })).toMatchObject({ headSha: HEAD, targetBranch: "release/1.x" });
  });

  test("prefers target-branch and head-sha over the event", async () => {
    expect(await find(EVENT, { targetBranch: "main", headSha: OTHER_HEAD })).toEqual({
      number: 7,
      targetBranch: "main",
      headSha: OTHER_HEAD,
      guardedHead: OTHER_HEAD,
      requests: [],
    });
  });

  test("requests the base from GitHub, and returns no head, when the event is a comment", async () => {
    expect(await find(COMMENT)).toEqual({
      number: 7,
      targetBranch: "main",
      headSha: undefined,
      guardedHead: undefined,
      requests: ["pull request local/playground#7"],
    });
  });
});

describe("resolvePullRequest with pr-number", () => {
  test("ignores head and base of the event when pr-number names another pull request", async () => {
    expect(await find(EVENT, { prNumber: 8 })).toEqual({
      number: 8,
      targetBranch: "main",
      headSha: undefined,
      guardedHead: undefined,
      requests: ["pull request local/playground#8"],
    });
  });

  test("ignores the head in the event when the input repository names another repository", async () => {
    const other = { repository: { owner: "local", name: "elsewhere" }, prNumber: 7 };

    expect(await find(EVENT, other)).toMatchObject({
      headSha: undefined,
      targetBranch: "main",
      requests: ["pull request local/elsewhere#7"],
    });
  });

  test("ignores the commit when the event is a push", async () => {
    expect(await find(COMMIT, { prNumber: 8, targetBranch: "main" })).toMatchObject({
      number: 8,
      guardedHead: undefined,
      requests: [],
    });
  });

  test("ignores the test branch of the run", () => {
    const testBranch: EventPullRequest = { kind: "test-branch", number: 7, branch: "b", testRunId: "r" };

    expect(resolve(testBranch).testBranch).toBe("b");
    expect(resolve(testBranch, { prNumber: 7 }).testBranch).toBeUndefined();
  });
});

describe("resolvePullRequest in a run of the queue", () => {
  test("returns no head from the run when the run is on a test branch", async () => {
    const testBranch: EventPullRequest = { kind: "test-branch", number: 42, branch: "b", testRunId: "r" };

    expect(await find(testBranch)).toMatchObject({
      number: 42,
      headSha: undefined,
      guardedHead: undefined,
      targetBranch: "main",
    });
    expect(await find(testBranch, { headSha: HEAD })).toMatchObject({ headSha: HEAD, guardedHead: undefined });
  });

  test("returns the base, and no head to compare with, when the run is for a merge group", async () => {
    const group: EventPullRequest = { kind: "merge-group", number: 104, baseBranch: "release/2026/q1" };

    expect(await find(group)).toEqual({
      number: 104,
      targetBranch: "release/2026/q1",
      headSha: undefined,
      guardedHead: undefined,
      requests: [],
    });
    expect(await find(group, { headSha: HEAD })).toMatchObject({ headSha: HEAD, guardedHead: undefined });
  });
});

describe("resolvePullRequest for a push", () => {
  test("returns the only open pull request whose head is the commit", async () => {
    expect(await find(COMMIT, {}, hostWith({ number: 7 }))).toEqual({
      number: 7,
      targetBranch: "main",
      headSha: HEAD,
      guardedHead: HEAD,
      requests: [`commit ${HEAD}`],
    });
  });

  test("returns the lower pull request of a stack when the commit is the head of the lower one", async () => {
    const upper = { number: 8, headSha: OTHER_HEAD, baseBranch: "change-7" };

    expect(await find(COMMIT, {}, hostWith(upper, { number: 7 }))).toMatchObject({ number: 7 });
  });

  test("guards the commit of the run when the only pull request with this commit has another head", async () => {
    const longer = { number: 8, headSha: OTHER_HEAD };

    expect(await find(COMMIT, {}, hostWith(longer))).toMatchObject({
      number: 8,
      headSha: undefined,
      guardedHead: HEAD,
    });
  });

  test("fails when the commit has no open pull request or several", async () => {
    await expect(find(COMMIT, {}, hostWith())).rejects.toThrow(
      `pr-number: a value is required: there are no open pull requests of commit ${HEAD}.`,
    );
    const two = hostWith({ number: 7 }, { number: 9, baseBranch: "release/1.x" });
    await expect(find(COMMIT, {}, two)).rejects.toThrow(
      `pr-number: a value is required: there are several open pull requests of commit ${HEAD} (#7, #9).`,
    );
  });
});

describe("resolvePullRequest for workflow_run from a fork", () => {
  test("returns the open pull request with the branch and the commit of the run", async () => {
    const moved = { number: 6, headSha: OTHER_HEAD };
    const found = await find(FORK_HEAD, {}, hostWith(moved, { number: 7 }));

    expect(found).toMatchObject({ number: 7, guardedHead: HEAD, requests: ["head developer-2:change-7"] });
  });

  test("fails when the head of the branch's pull request is not the commit of the run", async () => {
    const moved = hostWith({ number: 6, headSha: OTHER_HEAD });

    await expect(find(FORK_HEAD, {}, moved)).rejects.toThrow(
      `there are no open pull requests from developer-2:change-7 at ${HEAD}.`,
    );
  });
});

describe("resolvePullRequest with errors", () => {
  test("names the input and the searched source when no pull request is found", () => {
    expect(() => resolve({ kind: "none", lookedAt: "the event schedule" })).toThrow(
      "pr-number: a value is required: no pull request was found in the event schedule.",
    );
    expect(() => resolve({ kind: "several", numbers: [7, 9], lookedAt: "check_suite.pull_requests" })).toThrow(
      "pr-number: a value is required: check_suite.pull_requests names several pull requests (#7, #9).",
    );
    expect(() => resolve(EVENT, { repository: { owner: "local", name: "elsewhere" } })).toThrow(
      "pr-number: a value is required: no pull request was found in the inputs (the event belongs to a different repository).",
    );
  });

  test("names the input repository when the run belongs to no repository", () => {
    const trigger = { ...triggered({ kind: "none", lookedAt: "nothing" }), repository: undefined };

    expect(() => resolvePullRequest({ ...NOTHING_GIVEN, prNumber: 7 }, trigger)).toThrow(
      new InputError([
        createInputProblem(
          "repository",
          "a value is required, because the run belongs to no repository. Write owner/name.",
        ),
      ]),
    );
  });

  test.each<[string, EventPullRequest, string]>([
    ["the base branch when the event is a comment", COMMENT, "target-branch: _, so the base branch of #7"],
    ["the pull request when the event is a push", COMMIT, `pr-number: _, so open pull requests of commit ${HEAD}`],
    [
      "the pull request when the run is for a fork",
      FORK_HEAD,
      `pr-number: _, so open pull requests from developer-2:change-7 at ${HEAD}`,
    ],
  ])("requires a GitHub token for %s", async (_what, source, problem) => {
    await expect(resolve(source).find(undefined)).rejects.toMatchObject({
      kind: "input",
      message: `${problem.replace("_", "a value is required: github-token is empty")} cannot be looked up.`,
    });
  });

  test("requires no GitHub token when the event has all values", async () => {
    expect(await resolve(EVENT).find(undefined)).toMatchObject({ number: 7, targetBranch: "release/1.x" });
  });

  test("names the input, the cause and the permissions when GitHub rejects the request", async () => {
    const { host } = hostWith();
    const refusal = new GitHostError("the pull requests of commit", new NoReplyError("no", { status: 403 }), [
      "    pull-requests: read",
    ]);
    const refusing: GitHostApi = { ...host, openPullRequestsOfCommit: () => Promise.reject(refusal) };
    const failure = await find(COMMIT, {}, { host: refusing, requests: [] }).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(InputError);
    expect(failure).toMatchObject({
      message:
        "pr-number: a value is required: the pull requests of commit could not be read from GitHub (status 403).",
      details: expect.arrayContaining(["    pull-requests: read"]),
    });
  });

  test("passes on an AbortedError unchanged", async () => {
    const { host } = hostWith();
    const stopped: GitHostApi = { ...host, pullRequest: () => Promise.reject(new AbortedError()) };

    await expect(find(COMMENT, {}, { host: stopped, requests: [] })).rejects.toBeInstanceOf(AbortedError);
  });
});

test("resolvePullRequest compares names of repositories without regard to case", async () => {
  const upperCase = { repository: { owner: "LOCAL", name: "Playground" } };

  expect(await find(EVENT, upperCase)).toMatchObject({ number: 7, headSha: HEAD });
});
