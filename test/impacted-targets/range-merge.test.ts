import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeRef } from "../../local-queue/test/support/git-objects.js";
import { checkOut, commit, git, givenOrigin } from "../../local-queue/test/support/repositories.js";
import { findMergedPullRequest } from "../../src/git/commits.js";
import { line, open } from "../support/checkouts.js";
import { hostWith } from "../support/git-host.js";
import { commentPayload, pullRequestPayload } from "../support/payloads.js";
import { findRangeIn, type RangeRun } from "./range-run.js";

/**
 * main:   fork --- d (base)
 * change: fork --- a, b (the head of #7), merged with base as refs/pull/7/merge
 */
let origin = "";
const sha = { fork: "", base: "", head: "", merge: "" };

beforeAll(() => {
  origin = givenOrigin(afterAll);
  sha.fork = line(origin, "refs/heads/main", 60);
  sha.base = commit(origin, "refs/heads/main", { parents: [sha.fork], files: { d: "1" } });
  sha.head = commit(origin, "refs/heads/change", { parents: [sha.fork], files: { a: "1", b: "1" } });
  sha.merge = mergeOf(sha.base, sha.head, { a: "1", b: "1" });
});

/** Creates GitHub's merge of a pull request. */
function mergeOf(base: string, head: string, files: Readonly<Record<string, string>>, number = 7): string {
  return commit(origin, `refs/pull/${number}/merge`, { parents: [base, head], files });
}

function rangeOf(run: Omit<RangeRun, "event"> & { readonly event?: string }) {
  return findRangeIn(origin, { event: "pull_request", ...run });
}

function pullRequest(head: Parameters<typeof pullRequestPayload>[0] = {}) {
  return pullRequestPayload({ sha: sha.head, base: { ref: "main", sha: sha.base }, ...head });
}

/** Depths of the checkout; a depth of 2 includes the parents, so origin is not required. */
const DEPTHS = [
  { depth: 1, offline: false },
  { depth: 2, offline: true },
];

describe("GitHub's merge of a pull request", () => {
  test.each(DEPTHS)(
    "returns the first parent of the merge as the base after the target branch moves (%o)",
    async (how) => {
      const merge = mergeOf(sha.base, sha.head, { a: "1", b: "1" }, 20);
      // The event names an older commit of the target branch.
      const payload = pullRequest({ base: { ref: "main", sha: sha.fork } });
      const found = await rangeOf({
        payload,
        checkout: { of: merge, depth: how.depth },
        offline: how.offline,
        meanwhile() {
          const later = commit(origin, "refs/heads/main", { parents: [sha.base], files: { later: "1" } });
          commit(origin, "refs/pull/20/merge", { parents: [later, sha.head], files: { a: "1", b: "1" } });
        },
      });
      writeRef(origin, "refs/heads/main", sha.base);

      expect(found).toMatchObject({ head: sha.head, base: sha.base, from: sha.base, to: merge });
      expect(found.files).toEqual(["a", "b"]);
    },
  );

  test.each(DEPTHS)(
    "returns only the files of the pull request when each branch has merged the other (%o)",
    async (how) => {
      const root = commit(origin, "refs/heads/crossed", { files: { a: "0", b: "0" } });
      const one = commit(origin, "refs/heads/crossed", { parents: [root], files: { a: "1" } });
      const other = commit(origin, "refs/heads/crossing", { parents: [root], files: { b: "1" } });
      const both = { a: "1", b: "1" };
      const left = commit(origin, "refs/heads/crossed", { parents: [one, other], files: both });
      const right = commit(origin, "refs/heads/crossing", { parents: [other, one], files: both });
      const base = commit(origin, "refs/heads/crossed", { parents: [left], files: { d: "1" } });
      const head = commit(origin, "refs/heads/crossing", { parents: [right], files: { c: "1" } });
      const merge = mergeOf(base, head, { c: "1" }, 21);
      const payload = pullRequest({ sha: head, base: { ref: "crossed", sha: base } });

      const found = await rangeOf({ payload, checkout: { of: merge, depth: how.depth }, offline: how.offline });
      expect(found).toMatchObject({ head, base, to: merge, files: ["c"] });
      // Build tools require a single merge base.
      expect(git(found.folder, ["merge-base", "--all", found.from, found.to])).toBe(base);
      const byHead = await rangeOf({ payload, checkout: { of: head, depth: 1 } });
      expect(byHead.files).toEqual(["c", "d"]);
    },
  );

  test.each(DEPTHS)(
    "returns only the files of a stacked pull request after the lower branch is merged and deleted (%o)",
    async (how) => {
      const below = commit(origin, "refs/heads/below", { parents: [sha.fork], files: { below: "1" } });
      const head = commit(origin, "refs/heads/above", { parents: [below], files: { above: "1" } });
      const merge = mergeOf(below, head, { above: "1" }, 22);
      const payload = pullRequest({ sha: head, base: { ref: "below", sha: below } });
      const found = await rangeOf({
        payload,
        checkout: { of: merge, depth: how.depth },
        offline: how.offline,
        meanwhile() {
          commit(origin, "refs/heads/main", { parents: [sha.base, below], files: { below: "1" } });
          git(origin, ["update-ref", "-d", "refs/heads/below"]);
        },
      });
      writeRef(origin, "refs/heads/main", sha.base);

      expect(found).toMatchObject({ head, base: below, to: merge, files: ["above"] });
    },
  );

  test("returns the files of all stacked pull requests when target-branch is the base of the stack", async () => {
    const below = commit(origin, "refs/heads/below", { parents: [sha.fork], files: { below: "1" } });
    const head = commit(origin, "refs/heads/above", { parents: [below], files: { above: "1" } });
    const merge = mergeOf(below, head, { above: "1" }, 23);
    const payload = pullRequest({ sha: head, base: { ref: "below", sha: below } });

    for (const depth of [0, 1]) {
      const found = await rangeOf({ payload, checkout: { of: merge, depth }, targetBranch: "main" });
      expect(found).toMatchObject({ head, base: sha.fork, to: merge, files: ["above", "below"] });
    }
  });

  test("returns a file that was reverted and changed again, and omits a file with the same change on both branches", async () => {
    const done = commit(origin, "refs/heads/reverting", { parents: [sha.fork], files: { a: "1", e: "1" } });
    const reverted = commit(origin, "refs/heads/reverting", { parents: [done], files: { a: null } });
    // The head repeats the reverted change; the base already has the other change.
    const head = commit(origin, "refs/heads/again", { parents: [reverted], files: { a: "1", f: "1" } });
    const picked = commit(origin, "refs/heads/reverting", { parents: [reverted], files: { f: "1" } });
    const merge = mergeOf(picked, head, { a: "1" }, 24);
    const payload = pullRequest({ sha: head, base: { ref: "reverting", sha: reverted } });

    const found = await rangeOf({ payload, checkout: { of: merge, depth: 2 }, offline: true });
    expect(found).toMatchObject({ head, base: picked, files: ["a"] });
    expect((await rangeOf({ payload, checkout: { of: head, depth: 1 } })).files).toEqual(["a", "f"]);
  });

  test("rejects the merge commit that GitHub made for an older head", async () => {
    const head = commit(origin, "refs/heads/change", { parents: [sha.head], files: { c: "1" } });
    const checkout = { of: sha.merge, depth: 2 };

    await expect(rangeOf({ payload: pullRequest({ sha: head }), checkout })).rejects.toMatchObject({
      kind: "input",
      message: `The checked out commit is ${sha.merge}, but the targets must be for ${head} (github.event.pull_request.head.sha).`,
      details: [
        expect.stringMatching(new RegExp(`is a merge of ${sha.head}\\. .* while there are conflicts`)),
        expect.stringContaining("In a pull_request run, remove `ref`"),
        expect.anything(),
        expect.anything(),
        "      ref: ${{ github.event.pull_request.head.sha }}",
      ],
    });
  });
});

/** Creates a merge of the base, the head of the pull request and one more commit. */
function octopus(): string {
  const other = commit(origin, "refs/heads/other", { parents: [sha.fork], files: { other: "1" } });
  const files = { a: "1", b: "1", other: "1" };
  return commit(origin, "refs/pull/25/merge", { parents: [sha.base, sha.head, other], files });
}

describe("a merge of more than two commits", () => {
  test("rejects the checkout of a merge of three commits when the event names one of them as the head", async () => {
    for (const depth of [0, 2]) {
      await expect(rangeOf({ payload: pullRequest(), checkout: { of: octopus(), depth } })).rejects.toThrow(
        `but the targets must be for ${sha.head}`,
      );
    }
  });

  test("returns a merge of three commits as the head when the event names no head", async () => {
    const merge = octopus();
    const found = await rangeOf({ event: "workflow_dispatch", checkout: { of: merge, depth: 1 } });

    expect(found).toMatchObject({ head: merge, base: sha.base, to: merge, files: ["a", "b", "other"] });
  });

  test.each([0, 1])("returns all files of a pull request whose branch contains the merge (depth %i)", async (depth) => {
    const far = commit(origin, "refs/heads/far", { parents: [`${sha.fork}~50`], files: { far: "1" } });
    const near = commit(origin, "refs/heads/near", { parents: [sha.base], files: { near: "1" } });
    const three = commit(origin, "refs/heads/three", {
      parents: [sha.head, far, near],
      files: { far: "1", near: "1", d: "1" },
    });
    const head = commit(origin, "refs/heads/three", { parents: [three], files: { c: "1" } });
    const merge = mergeOf(sha.base, head, { a: "1", b: "1", c: "1", far: "1", near: "1" }, 26);
    const payload = pullRequest({ sha: head });

    for (const of of [head, merge]) {
      const found = await rangeOf({ payload, checkout: { of, depth } });
      expect(found).toMatchObject({ head, base: sha.base, files: ["a", "b", "c", "far", "near"] });
    }
  });

  test("rejects a base that has the head as its second or third parent", async () => {
    const baseSha = commit(origin, "refs/heads/later", { parents: [sha.base, sha.fork, sha.head] });

    for (const depth of [0, 1]) {
      await expect(rangeOf({ payload: pullRequest(), checkout: { of: sha.merge, depth }, baseSha })).rejects.toThrow(
        `the head ${sha.head} (github.event.pull_request.head.sha) is already part of`,
      );
    }
  });
});

describe("an event that names no head commit", () => {
  test.each(["issue_comment", "workflow_dispatch"])(
    "returns the head of the pull request for %s when the checkout is GitHub's merge commit",
    async (event) => {
      const { host } = hostWith({ number: 7, baseBranch: "main" });
      const payload = event === "issue_comment" ? { payload: commentPayload(true) } : { prNumber: 7 };
      for (const depth of [1, 2]) {
        const found = await rangeOf({ event, ...payload, host, checkout: { of: sha.merge, depth } });
        expect(found).toMatchObject({ head: sha.head, base: sha.base, to: sha.merge, files: ["a", "b"] });
      }
    },
  );

  test("returns a checked out merge commit of a branch as the head", async () => {
    const merge = commit(origin, "refs/heads/merged", { parents: [sha.head, sha.base], files: { d: "1" } });
    const checkout = { of: merge, depth: 1, as: "refs/remotes/origin/merged" };

    expect(await rangeOf({ event: "workflow_dispatch", checkout })).toMatchObject({ head: merge, to: merge });
  });

  test("rejects the checkout when it is the merge of a pull request other than the one in pr-number", async () => {
    const checkout = { of: sha.merge, depth: 2 };

    await expect(rangeOf({ event: "workflow_dispatch", prNumber: 8, checkout })).rejects.toThrow(
      `pr-number: the value is 8, but the checked out commit ${sha.merge} is GitHub's merge of #7.`,
    );
  });

  test("reads the number of the pull request from refs/remotes/pull/N/merge, and from no other ref", async () => {
    const folder = checkOut(origin, { of: sha.merge, depth: 2, as: "refs/remotes/pull/12/merge" });
    const opened = open(folder);
    for (const ref of ["refs/remotes/pull/x/merge", "refs/remotes/pull/8/head", "refs/heads/pull/9/merge"])
      writeRef(`${folder}/.git`, ref, sha.merge);
    writeRef(`${folder}/.git`, "refs/remotes/pull/10/merge", sha.head);

    expect(await findMergedPullRequest(opened, sha.merge)).toBe(12);
    expect(await findMergedPullRequest(opened, sha.head)).toBe(10);
    expect(await findMergedPullRequest(opened, sha.base)).toBe(undefined);
  });
});
