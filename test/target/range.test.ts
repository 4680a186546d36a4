import { describe, expect, test } from "vitest";
import type { BuildTrigger, EventCommitRange, EventPullRequest } from "../../src/ci/build.js";
import { type CommitRangeInputs, resolveCommitRange } from "../../src/target/range.js";
import { hostWith, NOTHING_GIVEN } from "../support/git-host.js";
import { HEAD, OTHER_HEAD } from "../support/payloads.js";
import { triggerWith } from "../support/trigger.js";

const NO_PULL_REQUEST: EventPullRequest = { kind: "none", lookedAt: "the event" };
const COMMIT: EventPullRequest = { kind: "commit", sha: HEAD };
const FORK_HEAD: EventPullRequest = { kind: "head", owner: "developer-2", branch: "change-7", sha: HEAD };
const AFTER_A_RUN: EventCommitRange = {
  kind: "commit",
  head: { sha: HEAD, at: "github.event.workflow_run.head_sha", ref: undefined },
  baseBranch: undefined,
};

function resolve(trigger: Partial<BuildTrigger>, inputs: Partial<CommitRangeInputs> = {}) {
  return resolveCommitRange(
    { ...NOTHING_GIVEN, baseSha: undefined, ...inputs },
    triggerWith({ pullRequest: NO_PULL_REQUEST, range: AFTER_A_RUN, ...trigger }),
  );
}

/** Returns the branch for the comparison, and the requests to GitHub. */
async function branchOf(
  trigger: Partial<BuildTrigger>,
  inputs: Partial<CommitRangeInputs> = {},
  { host, requests }: Partial<ReturnType<typeof hostWith>> = hostWith({ number: 7 }, { number: 8 }, { number: 9 }),
) {
  const { base } = resolve(trigger, inputs);
  return base.kind === "branch" ? [await base.branch(host), ...(requests ?? [])] : [];
}

describe("resolveCommitRange without a repository", () => {
  const outside = {
    defaultBranch: undefined,
    repository: undefined,
    pullRequest: NO_PULL_REQUEST,
    range: { kind: "checkout" },
  } as const;

  test("returns a base without a request to GitHub when an input or the default branch is known", async () => {
    expect(resolve(outside, { baseSha: HEAD })).toMatchObject({ repository: undefined, base: { kind: "commit" } });
    expect(await branchOf(outside, { targetBranch: "main" })).toEqual(["main"]);
    expect(await branchOf({ ...outside, defaultBranch: "main" })).toEqual(["main"]);
  });

  test("names three possible inputs when only a request to GitHub could find the base", () => {
    const problem =
      "base-sha: a value is required: the full SHA of the base commit. If the checkout has a remote origin, you can set target-branch (a branch of origin) or repository (owner/name) instead.";

    expect(() => resolve(outside)).toThrow(problem);
    expect(() => resolve(outside, { prNumber: 7 })).toThrow(problem);
    expect(() => resolve({ ...outside, pullRequest: COMMIT, defaultBranch: "main" })).toThrow(problem);
  });
});

describe("resolveCommitRange with a base branch", () => {
  test("returns the default branch when the run has no pull request", async () => {
    expect(await branchOf({})).toEqual(["main"]);
    expect(await branchOf({ defaultBranch: undefined })).toEqual(["trunk", "default branch of local/playground"]);
  });

  test("returns target-branch when target-branch is set", async () => {
    expect(await branchOf({ pullRequest: COMMIT }, { targetBranch: "release/1.x" })).toEqual(["release/1.x"]);
  });

  test("returns the base of the pull request, from the event or from GitHub", async () => {
    const merged = { kind: "merge-group", number: 7, baseBranch: "release/1.x" } as const;
    const queued = { kind: "test-branch", number: 7, branch: "b", testRunId: "r" } as const;

    expect(await branchOf({ pullRequest: merged })).toEqual(["release/1.x"]);
    expect(await branchOf({ pullRequest: queued })).toEqual(["main", "pull request local/playground#7"]);
    expect(await branchOf({}, { prNumber: 9 })).toEqual(["main", "pull request local/playground#9"]);
  });

  test("requires target-branch when the event names several pull requests", async () => {
    const pullRequest: EventPullRequest = { kind: "several", numbers: [7, 8], lookedAt: "the list" };

    expect(() => resolve({ pullRequest })).toThrow(
      "target-branch: a value is required: the list names several pull requests (#7, #8).",
    );
    expect(await branchOf({ pullRequest }, { prNumber: 8 })).toEqual(["main", "pull request local/playground#8"]);
    expect(resolve({ pullRequest }, { baseSha: OTHER_HEAD })).toMatchObject({ base: { kind: "commit" } });
  });

  test("requests the default branch from GitHub when the input repository names another repository", async () => {
    const repository = { owner: "local", name: "other" };

    expect(resolve({}, { repository }).head).toBeUndefined();
    expect(await branchOf({}, { repository })).toEqual(["trunk", "default branch of local/other"]);
  });
});

describe("resolveCommitRange with a base branch from GitHub", () => {
  const commit = { pullRequest: COMMIT };
  const head = { pullRequest: FORK_HEAD, defaultBranch: undefined };

  test("returns the base of the open pull request whose head is the commit", async () => {
    const open = [
      { number: 7, baseBranch: "release/1.x" },
      { number: 8, headSha: OTHER_HEAD, baseBranch: "main" },
    ];

    expect(await branchOf(commit, {}, hostWith(...open))).toEqual(["release/1.x", `commit ${HEAD}`]);
    expect(await branchOf(head, {}, hostWith(...open))).toEqual(["release/1.x", "head developer-2:change-7"]);
  });

  test("returns the common base when the commit has several pull requests", async () => {
    const apart = hostWith({ number: 7 }, { number: 8, baseBranch: "release/1.x" });

    expect(await branchOf(commit, {}, hostWith({ number: 7 }, { number: 8 }))).toEqual(["main", `commit ${HEAD}`]);
    await expect(branchOf(commit, {}, apart)).rejects.toThrow(
      `target-branch: a value is required: there are several open pull requests of commit ${HEAD} (#7 into main, #8 into release/1.x).`,
    );
  });

  test("returns the default branch when there is no pull request or no token", async () => {
    const moved = hostWith({ headSha: OTHER_HEAD, baseBranch: "release/1.x" });

    expect(await branchOf(commit, {}, hostWith())).toEqual(["main", `commit ${HEAD}`]);
    expect(await branchOf(commit, {}, {})).toEqual(["main"]);
    expect(await branchOf(head, {}, moved)).toEqual([
      "trunk",
      "head developer-2:change-7",
      "default branch of local/playground",
    ]);
    await expect(branchOf(head, {}, {})).rejects.toThrow(
      "target-branch: a value is required: github-token is empty, so the default branch of local/playground cannot be looked up.",
    );
  });
});

function at(sha: string) {
  return { sha, at: "a variable", ref: undefined };
}

function push(branch: string, isNew = false): Partial<BuildTrigger> {
  return { range: { kind: "push", branch, head: at(HEAD), before: isNew ? undefined : at(OTHER_HEAD) } };
}

describe("resolveCommitRange for a push", () => {
  test("starts at the commit before the push when the branch has a queue", async () => {
    expect(resolve(push("main")).base).toEqual({ kind: "commit", commit: at(OTHER_HEAD), whenLost: undefined });
    const { base } = resolve(push("release/1.x"), { targetBranch: "release/1.x" });
    expect(base).toMatchObject({ kind: "commit", commit: { sha: OTHER_HEAD } });
    expect(base.kind === "commit" ? await base.whenLost?.(undefined) : undefined).toBe("main");
  });

  test("starts at the default branch when the branch is new, and fails when the new branch is the default branch itself", async () => {
    const inputs = { targetBranch: "release/1.x" };

    expect(await branchOf(push("release/1.x", true), inputs)).toEqual(["main"]);
    expect(() => resolve(push("main", true))).toThrow(
      "base-sha: a value is required: the branch main is new, so the push has no commit to compare with.",
    );
  });

  test("starts at the target branch when the push is to another branch", async () => {
    expect(await branchOf(push("topic"))).toEqual(["main"]);
    expect(await branchOf({ ...push("topic"), pullRequest: COMMIT }, {}, hostWith({ number: 7 }))).toEqual([
      "main",
      `commit ${HEAD}`,
    ]);
  });
});

test("resolveCommitRange reports a head from a fork only when the run has secrets", () => {
  const fork = { kind: "event", number: 7, headSha: HEAD, baseBranch: "main", fork: true } as const;
  const found = { kind: "head", owner: "developer-2", branch: "change-7", sha: HEAD } as const;

  expect(resolve({ pullRequest: fork, secrets: "all" })).toMatchObject({ foreignHead: true });
  expect(resolve({ pullRequest: found })).toMatchObject({ foreignHead: true });
  expect(resolve({ pullRequest: fork, secrets: "not-to-forks" })).toMatchObject({ foreignHead: false });
  expect(resolve({})).toMatchObject({ foreignHead: false });
});

test("resolveCommitRange returns the head of the event when head-sha is the same commit", () => {
  expect(resolve({}, { headSha: HEAD })).toMatchObject({ head: { at: "github.event.workflow_run.head_sha" } });
  expect(resolve({}, { headSha: OTHER_HEAD })).toMatchObject({ head: { sha: OTHER_HEAD, at: "head-sha" } });
});
