import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeRef } from "../../local-queue/test/support/git-objects.js";
import { checkOut, commit, commitNamed, git, givenOrigin } from "../../local-queue/test/support/repositories.js";
import { findCommitRange } from "../../src/impacted-targets/range.js";
import { line, open } from "../support/checkouts.js";
import { hostWith } from "../support/git-host.js";
import {
  commentPayload,
  FORK,
  listed,
  mergeGroupPayload,
  pullRequestPayload,
  pushPayload,
  REPOSITORY,
  RUN_ID,
  workflowRunPayload,
} from "../support/payloads.js";
import { findRangeIn, QUIET, type RangeRun } from "./range-run.js";

/**
 * main:    fork --- 12 commits --- base
 * change:  fork --- changes a, b (pull request #7), merged with base as refs/pull/7/merge
 * release: fork --- 2 commits --- release/1.x
 * fix:     release/1.x --- changes c (pull request #8)
 * queue:   base --- changes d --- changes a, b, the queue's test branch for #7
 */
let origin = "";
const sha = { fork: "", base: "", head: "", merge: "", release: "", fix: "", queue: "" };
const TEST_BRANCH = `trunk-merge/pr-7/${RUN_ID}`;
const GONE = "9".repeat(40);

beforeAll(() => {
  origin = givenOrigin(afterAll);
  sha.fork = line(origin, "refs/heads/main", 2);
  sha.base = line(origin, "refs/heads/main", 12, [sha.fork]);
  commit(origin, "refs/heads/change", { parents: [sha.fork], files: { a: "1" } });
  sha.head = commit(origin, "refs/heads/change", { parents: ["refs/heads/change"], files: { b: "1" } });
  sha.merge = commit(origin, "refs/pull/7/merge", { parents: [sha.base, sha.head], files: { a: "1", b: "1" } });
  sha.release = line(origin, "refs/heads/release/1.x", 2, [sha.fork]);
  sha.fix = commit(origin, "refs/heads/fix", { parents: [sha.release], files: { c: "1" } });
  const first = commit(origin, `refs/heads/${TEST_BRANCH}`, { parents: [sha.base], files: { d: "1" } });
  sha.queue = commit(origin, `refs/heads/${TEST_BRANCH}`, { parents: [first], files: { a: "1", b: "1" } });
  writeRef(origin, "refs/pull/7/head", sha.head);
});

function rangeOf(run: RangeRun) {
  return findRangeIn(origin, run);
}

function pullRequest(head: Parameters<typeof pullRequestPayload>[0] = {}) {
  return pullRequestPayload({ sha: sha.head, base: { ref: "main", sha: sha.base }, ...head });
}

/** Returns a run for a pull request, with a commit checked out in a full clone. */
function runFor(of: string, more: Partial<RangeRun> = {}): RangeRun {
  return { event: "pull_request", payload: pullRequest(), checkout: { of, depth: 0 }, ...more };
}

/** Returns the same run with a clone of depth 1, which has to fetch more history. */
function shallow(run: RangeRun): RangeRun {
  return { ...run, checkout: { ...run.checkout, depth: 1 } };
}

function push(branch: string, of: string, before = GONE, more: Partial<RangeRun> = {}): RangeRun {
  return runFor(of, { event: "push", payload: pushPayload(`refs/heads/${branch}`, { sha: of, before }), ...more });
}

function ofFix(base: { ref: string; sha: string }) {
  return pullRequest({ sha: sha.fix, base });
}

function afterWorkflow(of: string, more: Partial<Parameters<typeof workflowRunPayload>[0]> = {}): RangeRun {
  return runFor(of, {
    event: "workflow_run",
    payload: workflowRunPayload({ sha: sha.head, branch: "change", ...more }),
  });
}

const NEW = "0".repeat(40);
const BASE_OF_7 = () => hostWith({ number: 7, baseBranch: "main" }).host;
const BASE_OF_8 = () => hostWith({ number: 8, headSha: sha.fix, baseBranch: "release/1.x" }).host;
const wholeChange = () => ({ head: sha.head, base: sha.fork, from: sha.fork, to: sha.head, files: ["a", "b"] });
const onMain = () => ({ ref: "main", sha: sha.base });
const onRelease = () => ({ ref: "release/1.x", sha: sha.release });

describe("findCommitRange for a valid change", () => {
  test.each([1, 2, 0])("returns the files of the pull request from GitHub's merge (depth %i)", async (depth) => {
    const found = await rangeOf(runFor(sha.merge, { checkout: { of: sha.merge, depth } }));

    expect(found).toMatchObject({ head: sha.head, base: sha.base, from: sha.base, to: sha.merge });
    expect(found.files).toEqual(["a", "b"]);
    expect(git(found.folder, ["merge-base", found.from, found.to])).toBe(sha.base);
  });

  test("fetches only the base commit when the checkout is an outdated merge commit of GitHub", async () => {
    const old = commit(origin, "refs/pull/6/merge", { parents: [`${sha.base}~1`, sha.head], files: { a: "1" } });
    const found = await rangeOf({
      ...shallow(runFor(old)),
      // An older server rejects the old merge, because no ref has it.
      meanwhile(folder) {
        git(folder, ["config", "protocol.version", "0"]);
        git(origin, ["update-ref", "-d", "refs/pull/6/merge"]);
        git(origin, ["config", "uploadpack.allowReachableSHA1InWant", "true"]);
      },
    });

    expect(found).toMatchObject({ base: commitNamed(origin, `${sha.base}~1`), to: old });
    expect(found.files).toEqual(["a"]);
    expect(git(found.folder, ["rev-list", "--count", "HEAD"])).toBe("1");
  });

  test.each<[string, () => RangeRun, () => Readonly<Record<string, unknown>>]>([
    [
      "GitHub's merge at depth 2 without a request to origin",
      () => runFor(sha.merge, { checkout: { of: sha.merge, depth: 2 }, offline: true }),
      () => ({ files: ["a", "b"] }),
    ],
    ["the fork point of a head in a full clone", () => runFor(sha.head), wholeChange],
    ["the fork point of a head at depth 1", () => shallow(runFor(sha.head)), wholeChange],
    [
      "the release branch for a pull request into it",
      () => runFor(sha.fix, { payload: ofFix(onRelease()) }),
      () => ({ base: sha.release, files: ["c"] }),
    ],
    [
      "the branch of target-branch",
      () => shallow(runFor(sha.fix, { payload: ofFix(onMain()), targetBranch: "release/1.x" })),
      () => ({ head: sha.fix, base: sha.release }),
    ],
    [
      "the branch of target-branch up to GitHub's merge",
      () => runFor(sha.merge, { targetBranch: "release/1.x" }),
      () => ({ head: sha.head, base: sha.fork, to: sha.merge }),
    ],
    [
      "the head without a checkout when only the names of files matter",
      () => {
        const payload = pullRequest({ repo: FORK });
        return shallow(runFor("refs/heads/main", { event: "pull_request_target", payload, worktreeMatters: false }));
      },
      wholeChange,
    ],
    [
      "the base of a pull request with a comment",
      () => runFor(sha.fix, { event: "issue_comment", payload: commentPayload(true), host: baseOfComment() }),
      () => ({ head: sha.fix, base: sha.release }),
    ],
    [
      "the parent commit of a merge group",
      () => runFor(sha.queue, { event: "merge_group", payload: groupOn(commitNamed(origin, `${sha.queue}~1`)) }),
      () => ({ head: sha.queue, base: commitNamed(origin, `${sha.queue}~1`), to: sha.queue, files: ["a", "b"] }),
    ],
    [
      "the commits of a push to the default branch",
      () => push("main", sha.base, commitNamed(origin, `${sha.base}~3`)),
      () => ({ head: sha.base, base: commitNamed(origin, `${sha.base}~3`), to: sha.base }),
    ],
    [
      "the old commit after a force push to the default branch",
      () => shallow(push("main", sha.base, sha.fix)),
      () => ({ base: sha.fix, files: expect.arrayContaining(["c"]) }),
    ],
    [
      "the base of the pull request of a pushed branch",
      () => push("fix", sha.fix, GONE, { host: BASE_OF_8() }),
      () => ({ base: sha.release, files: ["c"] }),
    ],
    [
      "the base of the pull request on the queue's test branch",
      () => shallow(push(TEST_BRANCH, sha.queue, GONE, { host: BASE_OF_7() })),
      () => ({ head: sha.queue, base: sha.base, to: sha.queue, files: ["a", "b", "d"] }),
    ],
    [
      "target-branch on the queue's test branch, without a look-up",
      () => push(TEST_BRANCH, sha.queue, GONE, { targetBranch: "main" }),
      () => ({ base: sha.base }),
    ],
    [
      "the base of a draft whose head is the queue's test branch",
      () => runFor(sha.queue, { payload: pullRequest({ ref: TEST_BRANCH, sha: sha.queue }) }),
      () => ({ head: sha.queue, base: sha.base }),
    ],
    [
      "the base of the pull request of a run after another workflow",
      () => {
        const pullRequests = [listed(8, "release/1.x", REPOSITORY, sha.release)];
        return afterWorkflow(sha.fix, { sha: sha.fix, branch: "fix", pullRequests });
      },
      () => ({ head: sha.fix, base: sha.release }),
    ],
    [
      "the default branch for a run after another workflow without a pull request",
      () => afterWorkflow(sha.head),
      () => ({ head: sha.head, base: sha.fork }),
    ],
    ["the fork point of a manual run on a branch", () => runFor(sha.head, DISPATCHED), wholeChange],
    [
      "base-sha unchanged",
      () => shallow(runFor(sha.base, { ...DISPATCHED, baseSha: sha.fix })),
      () => ({ head: sha.base, base: sha.fix, from: sha.fix, to: sha.base, files: expect.arrayContaining(["c"]) }),
    ],
    [
      "base-sha instead of the event's base",
      () => runFor(sha.merge, { baseSha: sha.fork }),
      () => ({ head: sha.head, base: sha.fork, to: sha.merge }),
    ],
    ["head-sha instead of the event's head", () => runFor(sha.fix, { headSha: sha.fix }), () => ({ head: sha.fix })],
    [
      "the commits of pr-number when the event is of another pull request",
      () => runFor(sha.fix, { prNumber: 8, host: BASE_OF_8() }),
      () => ({ head: sha.fix, base: sha.release }),
    ],
  ])("returns %s", async (_name, run, expected) => {
    expect(await rangeOf(run())).toMatchObject(expected());
  });

  test.each([
    ["a new branch", NEW],
    ["a branch whose old commit is gone", GONE],
    ["a branch with new commits", "the first commit"],
  ])("returns the fork point for a push to %s", async (_name, before) => {
    const old = before === "the first commit" ? commitNamed(origin, `${sha.head}~1`) : before;
    const checkout = { of: sha.head, depth: 1, as: "refs/remotes/origin/change" };

    expect(await rangeOf(push("change", sha.head, old, { checkout }))).toMatchObject(wholeChange());
  });

  test("returns the target branch's commit before a push, or the fork point when that commit does not exist", async () => {
    const parent = commitNamed(origin, `${sha.release}~1`);
    const toRelease = (before: string) => push("release/1.x", sha.release, before, { targetBranch: "release/1.x" });

    expect(await rangeOf(toRelease(parent))).toMatchObject({ base: parent });
    expect(await rangeOf(toRelease(GONE))).toMatchObject({ base: sha.fork });
    expect(await rangeOf(toRelease(NEW))).toMatchObject({ base: sha.fork });
  });

  test.each([0, 1])("returns the target branch's tip when each branch has merged the other (%i)", async (first) => {
    const root = commit(origin, "refs/heads/crossed", { files: { a: "0", b: "0" } });
    const sides = [
      commit(origin, "refs/heads/crossed", { parents: [root], files: { a: "1" } }),
      commit(origin, "refs/heads/crossing", { parents: [root], files: { b: "1" } }),
    ] as const;
    const [one = "", other = ""] = first === 0 ? sides : sides.toReversed();
    const both = { a: "1", b: "1" };
    commit(origin, "refs/heads/crossed", { parents: [one, other], files: both });
    const base = commit(origin, "refs/heads/crossed", { parents: ["refs/heads/crossed"], files: { d: "1" } });
    commit(origin, "refs/heads/crossing", { parents: [other, one], files: both });
    // Each file equals its version at one of the two merge bases.
    const files = { a: "0", b: "0", c: "1" };
    const head = commit(origin, "refs/heads/crossing", { parents: ["refs/heads/crossing"], files });
    const payload = pullRequest({ sha: head, base: { ref: "crossed", sha: base } });

    for (const depth of [0, 1]) {
      const found = await rangeOf(runFor(head, { payload, checkout: { of: head, depth } }));
      expect(found).toMatchObject({ base, from: base, to: head, files: ["a", "b", "c", "d"] });
    }
  });
});

const DISPATCHED = { event: "workflow_dispatch", payload: undefined } as const;
const baseOfComment = () => hostWith({ number: 7, baseBranch: "release/1.x" }).host;
const groupOn = (base: string) => mergeGroupPayload("refs/heads/gh-readonly-queue/main/pr-7-1", sha.queue, base);

describe("findCommitRange for an invalid change", () => {
  test.each<[string, () => RangeRun, () => string]>([
    [
      "a checkout of another commit",
      () => runFor("refs/heads/main"),
      () =>
        `The checked out commit is ${sha.base}, but the targets must be for ${sha.head} (github.event.pull_request.head.sha).`,
    ],
    [
      "a head that a force push removed",
      () => runFor("refs/heads/main", { payload: pullRequest({ sha: GONE }), worktreeMatters: false }),
      () => `Neither the clone nor origin has the head ${GONE} (github.event.pull_request.head.sha)`,
    ],
    [
      "a head that is part of its base",
      () => runFor(sha.fork, { payload: pullRequest({ sha: sha.fork }) }),
      () =>
        `base-sha: a value is required: the head ${sha.fork} (github.event.pull_request.head.sha) is already part of the base ${sha.base} (github.event.pull_request.base.sha), so there is nothing to compare.`,
    ],
    [
      "a push to the default branch whose old commit is gone",
      () => shallow(push("main", sha.base)),
      () => `base-sha: a value is required: neither the clone nor origin has the base ${GONE} (github.event.before)`,
    ],
    [
      "a push that creates the default branch",
      () => push("main", sha.base, NEW),
      () => "base-sha: a value is required: the branch main is new",
    ],
    ["a test branch without a base", () => push(TEST_BRANCH, sha.queue), () => "target-branch: a value is required"],
    [
      "a run on the default branch",
      () =>
        runFor(sha.base, {
          event: "schedule",
          payload: undefined,
          checkout: { of: sha.base, depth: 1, as: "refs/remotes/origin/main" },
          offline: true,
        }),
      () =>
        `base-sha: a value is required: the checked out commit ${sha.base} is already part of the branch main (${sha.base}), so there is nothing to compare.`,
    ],
    [
      "a base-sha that no longer exists",
      () => runFor(sha.merge, { baseSha: GONE }),
      () => `base-sha: neither the clone nor origin has the base ${GONE} (base-sha)`,
    ],
    [
      "a target-branch that does not exist",
      () => shallow(runFor(sha.fix, { ...DISPATCHED, targetBranch: "no/such" })),
      () => "target-branch: the value is no/such, but the remote origin has no branch of this name",
    ],
    [
      "a head-sha that is not checked out",
      () => runFor(sha.merge, { headSha: sha.fix }),
      () => `but the targets must be for ${sha.fix} (head-sha)`,
    ],
  ])("rejects %s", async (_name, run, message) => {
    await expect(rangeOf(run())).rejects.toThrow(message());
  });

  test.each<[string, () => RangeRun, () => string]>([
    ["the pull request's head", () => runFor("refs/heads/main"), () => "${{ github.event.pull_request.head.sha }}"],
    [
      "the head of workflow_run",
      () => afterWorkflow("refs/heads/main"),
      () => "${{ github.event.workflow_run.head_sha }}",
    ],
    ["head-sha", () => runFor(sha.merge, { headSha: sha.fix }), () => sha.fix],
  ])("rejects the checkout of a wrong commit, and recommends a `ref` with %s", async (_name, run, ref) => {
    await expect(rangeOf(run())).rejects.toMatchObject({
      kind: "input",
      details: expect.arrayContaining([`      ref: ${ref()}`]),
    });
  });

  test("rejects the checkout of a fork's head in a run with secrets", async () => {
    const run = runFor("refs/heads/main", { event: "pull_request_target", payload: pullRequest({ repo: FORK }) });

    await expect(rangeOf(run)).rejects.toMatchObject({
      details: [expect.stringContaining("Do not check out this head commit in this workflow"), expect.any(String)],
    });
  });

  test.each([
    ["the head itself", () => sha.head],
    ["GitHub's merge of the head", () => sha.merge],
    ["a commit on top of the head", () => commit(origin, "refs/heads/later", { parents: [sha.head] })],
  ])("rejects %s as base-sha", async (_name, given) => {
    const baseSha = given();

    await expect(rangeOf(runFor(sha.merge, { baseSha }))).rejects.toThrow(
      `base-sha: must be a commit before the change; the head ${sha.head} (github.event.pull_request.head.sha) is already part of ${baseSha}.`,
    );
  });
});

test("recommends fetch-depth for a clone of depth 1 without origin", async () => {
  const run = { event: "pull_request", payload: pullRequest(), offline: true };

  for (const of of [sha.merge, sha.head]) {
    await expect(rangeOf({ ...run, checkout: { of, depth: 1 } })).rejects.toMatchObject({
      kind: "input",
      details: expect.arrayContaining(["      fetch-depth: 0"]),
    });
  }
});

function removeOrigin(folder: string): void {
  git(folder, ["remote", "remove", "origin"]);
}

test("requires base-sha in a clone without a remote", async () => {
  const run = { event: "workflow_dispatch", targetBranch: "main", checkout: { of: sha.fix, depth: 0 } };

  await expect(rangeOf({ ...run, meanwhile: removeOrigin })).rejects.toMatchObject({
    details: [expect.stringMatching(/set base-sha to the full SHA/)],
  });
  expect(await rangeOf({ ...run, meanwhile: removeOrigin, baseSha: sha.release })).toMatchObject({
    head: sha.fix,
    base: sha.release,
  });
});

test("rejects a clone without a commit", async () => {
  const folder = checkOut(origin, { of: "refs/heads/main", depth: 1 });
  git(folder, ["checkout", "-q", "--orphan", "empty"]);
  const repository = { host: "github.com", owner: "local", name: "playground" };
  const base = { kind: "branch", branch: async () => "main" } as const;
  const target = { repository, pullRequest: undefined, head: undefined, base, foreignHead: false };

  await expect(findCommitRange({ git: open(folder), target, host: undefined, log: QUIET })).rejects.toThrow(
    /^No commit is checked out in /,
  );
});
