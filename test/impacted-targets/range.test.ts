import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRange } from "../../src/impacted-targets/range.js";
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
} from "../events/payloads.js";
import { checkOut, commit, commitNamed, git, givenOrigin, line, open } from "../git/repositories.js";
import { hostWith } from "../target/git-host.js";
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
  git(origin, ["update-ref", "refs/pull/7/head", sha.head]);
});

function rangeOf(run: RangeRun) {
  return findRangeIn(origin, run);
}

function pullRequest(head: Parameters<typeof pullRequestPayload>[0] = {}) {
  return pullRequestPayload({ sha: sha.head, base: { ref: "main", sha: sha.base }, ...head });
}

describe("a pull request", () => {
  test.each([1, 2, 0])("as GitHub merges it, at depth %i, is what the merge adds to its base", async (depth) => {
    const checkout = { of: sha.merge, depth };
    const found = await rangeOf({ event: "pull_request", payload: pullRequest(), checkout });

    expect(found).toMatchObject({ head: sha.head, base: sha.base, from: sha.base, to: sha.merge });
    expect(found.files).toEqual(["a", "b"]);
    expect(git(found.folder, ["merge-base", found.from, found.to])).toBe(sha.base);
  });

  test("as GitHub merged it before the base moved on needs the base's commit only", async () => {
    const old = commit(origin, "refs/pull/6/merge", { parents: [`${sha.base}~1`, sha.head], files: { a: "1" } });
    const checkout = { of: old, depth: 1 };
    const found = await rangeOf({
      event: "pull_request",
      payload: pullRequest(),
      checkout,
      // An older server: it gives the old merge no more, since no ref leads to it.
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

  test("as GitHub merges it needs nothing from origin at depth 2", async () => {
    const checkout = { of: sha.merge, depth: 2 };
    const found = await rangeOf({ event: "pull_request", payload: pullRequest(), checkout, offline: true });

    expect(found.files).toEqual(["a", "b"]);
  });

  test.each([1, 0])("checked out by its head, at depth %i, begins where it left its base", async (depth) => {
    const checkout = { of: sha.head, depth };
    const found = await rangeOf({ event: "pull_request", payload: pullRequest(), checkout });

    expect(found).toMatchObject({ head: sha.head, base: sha.fork, from: sha.fork, to: sha.head });
    expect(found.files).toEqual(["a", "b"]);
  });

  test("into a release branch is compared with that branch", async () => {
    const payload = pullRequest({ sha: sha.fix, base: { ref: "release/1.x", sha: sha.release } });
    const checkout = { of: sha.fix, depth: 1 };
    const found = await rangeOf({ event: "pull_request", payload, checkout });

    expect(found).toMatchObject({ base: sha.release });
    expect(found.files).toEqual(["c"]);
  });

  test("is compared with another branch when target-branch says so", async () => {
    const checkout = { of: sha.fix, depth: 1 };
    const payload = pullRequest({ sha: sha.fix, base: { ref: "main", sha: sha.base } });
    const found = await rangeOf({ event: "pull_request", payload, checkout, targetBranch: "release/1.x" });

    expect(found).toMatchObject({ head: sha.fix, base: sha.release });
  });

  test("as GitHub merges it is compared with another branch up to the merge", async () => {
    const checkout = { of: sha.merge, depth: 1 };
    const run = { event: "pull_request", payload: pullRequest(), targetBranch: "release/1.x" };

    expect(await rangeOf({ ...run, checkout })).toMatchObject({ head: sha.head, base: sha.fork, to: sha.merge });
  });

  test("with anything else checked out is refused, and told what to check out", async () => {
    const checkout = { of: "refs/heads/main", depth: 1 };

    await expect(rangeOf({ event: "pull_request", payload: pullRequest(), checkout })).rejects.toMatchObject({
      kind: "input",
      message: `The checked out commit is ${sha.base}, but the targets are those of ${sha.head} (github.event.pull_request.head.sha).`,
      details: expect.arrayContaining(["      ref: ${{ github.event.pull_request.head.sha }}"]),
    });
  });

  test("of a fork is not to be checked out in a run with secrets", async () => {
    const checkout = { of: "refs/heads/main", depth: 1 };
    const payload = pullRequest({ repo: FORK });
    const error: unknown = await rangeOf({ event: "pull_request_target", payload, checkout }).catch((e) => e);

    expect(error).toMatchObject({ details: [expect.stringContaining("do not check it out"), expect.any(String)] });
  });

  test("needs no checkout of its own where only the names of files are looked at", async () => {
    const checkout = { of: "refs/heads/main", depth: 1 };
    const run = { event: "pull_request_target", payload: pullRequest({ repo: FORK }), checkout };
    const found = await rangeOf({ ...run, worktreeMatters: false });

    expect(found).toMatchObject({ head: sha.head, base: sha.fork, from: sha.fork, to: sha.head });
    expect(found.files).toEqual(["a", "b"]);
  });

  test("whose head was pushed away is told so", async () => {
    const checkout = { of: "refs/heads/main", depth: 1 };
    const payload = pullRequest({ sha: GONE });

    await expect(rangeOf({ event: "pull_request", payload, checkout, worktreeMatters: false })).rejects.toThrow(
      `The head ${GONE} (github.event.pull_request.head.sha) is neither in the clone nor on origin`,
    );
  });

  test("that is part of its base already is not taken for one that changes nothing", async () => {
    const payload = pullRequest({ sha: sha.fork });

    await expect(rangeOf({ event: "pull_request", payload, checkout: { of: sha.fork, depth: 1 } })).rejects.toThrow(
      `base-sha: is needed here: the head ${sha.fork} (github.event.pull_request.head.sha) is already part of the base ${sha.base} (github.event.pull_request.base.sha), so there is nothing to compare.`,
    );
  });

  test.each([0, 1])(
    "that merged its base, which had merged it, is compared with the base itself (%i)",
    async (first) => {
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
      // Either is again what it is at one of the two merge bases.
      const files = { a: "0", b: "0", c: "1" };
      const head = commit(origin, "refs/heads/crossing", { parents: ["refs/heads/crossing"], files });
      const payload = pullRequest({ sha: head, base: { ref: "crossed", sha: base } });

      for (const depth of [0, 1]) {
        const found = await rangeOf({ event: "pull_request", payload, checkout: { of: head, depth } });
        expect(found).toMatchObject({ base, from: base, to: head });
        expect(found.files).toEqual(["a", "b", "c", "d"]);
      }
    },
  );

  test("that a comment is on is compared with its own base", async () => {
    const { host } = hostWith({ number: 7, baseBranch: "release/1.x" });
    const checkout = { of: sha.fix, depth: 1 };
    const found = await rangeOf({ event: "issue_comment", payload: commentPayload(true), checkout, host });

    expect(found).toMatchObject({ head: sha.fix, base: sha.release });
  });
});

test("a merge group at depth 1 is what it adds to its parent commit", async () => {
  const first = commitNamed(origin, `${sha.queue}~1`);
  const payload = mergeGroupPayload("refs/heads/gh-readonly-queue/main/pr-7-1", sha.queue, first);
  const found = await rangeOf({ event: "merge_group", payload, checkout: { of: sha.queue, depth: 1 } });

  expect(found).toMatchObject({ head: sha.queue, base: first, from: first, to: sha.queue });
  expect(found.files).toEqual(["a", "b"]);
});

describe("a push", () => {
  test("to the default branch brings what lies between before and after", async () => {
    const before = commitNamed(origin, `${sha.base}~3`);
    const payload = pushPayload("refs/heads/main", { sha: sha.base, before });
    const found = await rangeOf({ event: "push", payload, checkout: { of: sha.base, depth: 1 } });

    expect(found).toMatchObject({ head: sha.base, base: before, from: before, to: sha.base });
  });

  test("that forces the default branch to another line is compared with what was there", async () => {
    const payload = pushPayload("refs/heads/main", { sha: sha.base, before: sha.fix });
    const found = await rangeOf({ event: "push", payload, checkout: { of: sha.base, depth: 1 } });

    expect(found).toMatchObject({ base: sha.fix });
    expect(found.files).toContain("c");
  });

  test("to the default branch whose old commit is gone asks for base-sha", async () => {
    const payload = pushPayload("refs/heads/main", { sha: sha.base, before: GONE });

    await expect(rangeOf({ event: "push", payload, checkout: { of: sha.base, depth: 1 } })).rejects.toThrow(
      `base-sha: is needed here: the base ${GONE} (github.event.before) is neither`,
    );
  });

  test("that makes the default branch asks for base-sha", async () => {
    const payload = pushPayload("refs/heads/main", { sha: sha.base, before: "0".repeat(40) });

    await expect(rangeOf({ event: "push", payload, checkout: { of: sha.base, depth: 1 } })).rejects.toThrow(
      "base-sha: is needed here: the branch main is new",
    );
  });

  test.each([
    ["a new branch", "0".repeat(40)],
    ["a branch whose old commit is gone", GONE],
    ["a branch that grew", "the first commit"],
  ])("to %s begins where the branch left the default one", async (_, before) => {
    const old = before === "the first commit" ? commitNamed(origin, `${sha.head}~1`) : before;
    const payload = pushPayload("refs/heads/change", { sha: sha.head, before: old });
    const checkout = { of: sha.head, depth: 1, as: "refs/remotes/origin/change" };
    const found = await rangeOf({ event: "push", payload, checkout });

    expect(found).toMatchObject({ head: sha.head, base: sha.fork, from: sha.fork });
    expect(found.files).toEqual(["a", "b"]);
  });

  test("to a branch with a pull request begins where it left that one's base", async () => {
    const payload = pushPayload("refs/heads/fix", { sha: sha.fix });
    const { host } = hostWith({ number: 8, headSha: sha.fix, baseBranch: "release/1.x" });
    const found = await rangeOf({ event: "push", payload, checkout: { of: sha.fix, depth: 1 }, host });

    expect(found).toMatchObject({ base: sha.release });
    expect(found.files).toEqual(["c"]);
  });

  test("to a branch that a queue merges into brings what lies between, or all since the default branch", async () => {
    const checkout = { of: sha.release, depth: 1 };
    const push = (before: string) => ({
      event: "push",
      payload: pushPayload("refs/heads/release/1.x", { sha: sha.release, before }),
      checkout,
      targetBranch: "release/1.x",
    });
    const parent = commitNamed(origin, `${sha.release}~1`);

    expect(await rangeOf(push(parent))).toMatchObject({ base: parent });
    expect(await rangeOf(push(GONE))).toMatchObject({ base: sha.fork });
    expect(await rangeOf(push("0".repeat(40)))).toMatchObject({ base: sha.fork });
  });
});

describe("the queue's test branch", () => {
  test("pushed, begins where it left the base of the pull request", async () => {
    const { host, asked } = hostWith({ number: 7, baseBranch: "main" });
    const found = await rangeOf({
      event: "push",
      payload: pushPayload(`refs/heads/${TEST_BRANCH}`, { sha: sha.queue }),
      checkout: { of: sha.queue, depth: 1 },
      host,
    });

    expect(found).toMatchObject({ head: sha.queue, base: sha.base, to: sha.queue });
    expect(found.files).toEqual(["a", "b", "d"]);
    expect(asked).toEqual(["pull request local/playground#7"]);
  });

  test("is compared with target-branch without asking, and never with a guess", async () => {
    const run = {
      event: "push",
      payload: pushPayload(`refs/heads/${TEST_BRANCH}`, { sha: sha.queue }),
      checkout: { of: sha.queue, depth: 1 },
    };

    expect(await rangeOf({ ...run, targetBranch: "main" })).toMatchObject({ base: sha.base });
    await expect(rangeOf(run)).rejects.toThrow(/^target-branch: is needed here/);
  });

  test("as the head of a draft pull request is compared with the draft's base", async () => {
    const payload = pullRequest({ ref: TEST_BRANCH, sha: sha.queue });
    const found = await rangeOf({ event: "pull_request", payload, checkout: { of: sha.queue, depth: 1 } });

    expect(found).toMatchObject({ head: sha.queue, base: sha.base });
  });
});

describe("a run after another workflow", () => {
  test("is compared with the base of its pull request", async () => {
    const pullRequests = [listed(8, "release/1.x", REPOSITORY, sha.release)];
    const payload = workflowRunPayload({ sha: sha.fix, branch: "fix", pullRequests });
    const found = await rangeOf({ event: "workflow_run", payload, checkout: { of: sha.fix, depth: 1 } });

    expect(found).toMatchObject({ head: sha.fix, base: sha.release });
  });

  test("without one is compared with the default branch", async () => {
    const payload = workflowRunPayload({ sha: sha.head, branch: "change" });
    const found = await rangeOf({ event: "workflow_run", payload, checkout: { of: sha.head, depth: 1 } });

    expect(found).toMatchObject({ head: sha.head, base: sha.fork });
  });

  test("has the default branch checked out unless told otherwise", async () => {
    const payload = workflowRunPayload({ sha: sha.head, branch: "change" });

    await expect(
      rangeOf({ event: "workflow_run", payload, checkout: { of: "refs/heads/main", depth: 1 } }),
    ).rejects.toMatchObject({
      details: expect.arrayContaining(["      ref: ${{ github.event.workflow_run.head_sha }}"]),
    });
  });
});

describe.each(["workflow_dispatch", "schedule"])("%s", (event) => {
  test("on a branch begins where it left the default branch", async () => {
    const found = await rangeOf({ event, checkout: { of: sha.head, depth: 1 } });

    expect(found).toMatchObject({ head: sha.head, base: sha.fork, from: sha.fork, to: sha.head });
  });

  test("on the default branch asks for base-sha", async () => {
    const checkout = { of: sha.base, depth: 1, as: "refs/remotes/origin/main" };

    await expect(rangeOf({ event, checkout, offline: true })).rejects.toThrow(
      `base-sha: is needed here: the checked out commit ${sha.base} is already part of the branch main (${sha.base}), so there is nothing to compare.`,
    );
  });
});

describe("inputs", () => {
  test("base-sha is compared with as it is", async () => {
    const checkout = { of: sha.base, depth: 1 };
    const found = await rangeOf({ event: "workflow_dispatch", checkout, baseSha: sha.fix });

    expect(found).toMatchObject({ head: sha.base, base: sha.fix, from: sha.fix, to: sha.base });
    expect(found.files).toContain("c");
  });

  test("base-sha goes before the event, against what is checked out", async () => {
    const run = { event: "pull_request", payload: pullRequest(), baseSha: sha.fork };
    const found = await rangeOf({ ...run, checkout: { of: sha.merge, depth: 1 } });

    expect(found).toMatchObject({ head: sha.head, base: sha.fork, to: sha.merge });
  });

  test("a base-sha that is gone is named", async () => {
    const run = { event: "pull_request", payload: pullRequest(), baseSha: GONE };

    await expect(rangeOf({ ...run, checkout: { of: sha.merge, depth: 1 } })).rejects.toThrow(
      `base-sha: is needed here: the base ${GONE} (base-sha) is neither`,
    );
  });

  test.each([
    ["the head itself", () => sha.head],
    ["GitHub's merge of the head", () => sha.merge],
    ["a commit on top of the head", () => commit(origin, "refs/heads/later", { parents: [sha.head] })],
  ])("a base-sha that is %s would hide the change, and is refused", async (_, baseSha) => {
    const run = { event: "pull_request", payload: pullRequest(), baseSha: baseSha() };

    for (const of of [sha.merge, sha.head]) {
      await expect(rangeOf({ ...run, checkout: { of, depth: 1 } })).rejects.toThrow(
        `base-sha: must be a commit from before the change; the head ${sha.head} (github.event.pull_request.head.sha) is already part of ${run.baseSha}.`,
      );
    }
  });

  test("head-sha goes before the event, and must be checked out", async () => {
    const run = { event: "pull_request", payload: pullRequest(), headSha: sha.fix };

    expect(await rangeOf({ ...run, checkout: { of: sha.fix, depth: 1 } })).toMatchObject({ head: sha.fix });
    await expect(rangeOf({ ...run, checkout: { of: sha.merge, depth: 1 } })).rejects.toMatchObject({
      message: expect.stringContaining(`but the targets are those of ${sha.fix} (head-sha)`),
      details: expect.arrayContaining([`      ref: ${sha.fix}`]),
    });
  });

  test("of another pull request the event knows nothing", async () => {
    const { host } = hostWith({ number: 8, baseBranch: "release/1.x" });
    const run = { event: "pull_request", payload: pullRequest(), prNumber: 8, host };

    expect(await rangeOf({ ...run, checkout: { of: sha.fix, depth: 1 } })).toMatchObject({
      head: sha.fix,
      base: sha.release,
    });
  });

  test("a target-branch that is not there is named", async () => {
    const run = { event: "workflow_dispatch", targetBranch: "no/such" };

    await expect(rangeOf({ ...run, checkout: { of: sha.fix, depth: 1 } })).rejects.toThrow(
      "target-branch: origin has no branch no/such",
    );
  });
});

test("a depth of 1 without origin leads to fetch-depth", async () => {
  const run = { event: "pull_request", payload: pullRequest(), offline: true };

  for (const of of [sha.merge, sha.head]) {
    await expect(rangeOf({ ...run, checkout: { of, depth: 1 } })).rejects.toMatchObject({
      kind: "input",
      details: expect.arrayContaining(["      fetch-depth: 0"]),
    });
  }
});

function withoutRemote(folder: string): void {
  git(folder, ["remote", "remove", "origin"]);
}

test("a clone without a remote needs base-sha, and the error says so", async () => {
  const run = { event: "workflow_dispatch", targetBranch: "main", checkout: { of: sha.fix, depth: 0 } };

  await expect(rangeOf({ ...run, meanwhile: withoutRemote })).rejects.toMatchObject({
    details: [expect.stringMatching(/give base-sha: the full SHA/)],
  });
  expect(await rangeOf({ ...run, meanwhile: withoutRemote, baseSha: sha.release })).toMatchObject({
    head: sha.fix,
    base: sha.release,
  });
});

test("without a commit there is no range", async () => {
  const folder = checkOut(origin, { of: "refs/heads/main", depth: 1 });
  git(folder, ["checkout", "-q", "--orphan", "empty"]);
  const repository = { host: "github.com", owner: "local", name: "playground" };
  const target = { repository, pullRequest: undefined, head: undefined };
  const base = { kind: "branch", branch: async () => "main" } as const;

  await expect(
    findRange({ git: open(folder), target: { ...target, base, foreignHead: false }, host: undefined, log: QUIET }),
  ).rejects.toThrow(/^No commit is checked out in /);
});
