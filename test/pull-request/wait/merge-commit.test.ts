import { expect, test } from "vitest";
import type { HostPullRequest } from "../../../src/ci/host.js";
import { GitHostError } from "../../../src/ci/host.js";
import { findMergeCommit } from "../../../src/pull-request/wait/wait.js";
import { fakeClock } from "../../support/fake-clock.js";
import { fakeHost, refusal } from "../../support/fake-host.js";
import { HEAD, SECOND, TARGET } from "./wait-run.js";

const COMMIT = "c".repeat(40);

function shown(fields: Partial<HostPullRequest> = {}): HostPullRequest {
  return {
    number: 1,
    headSha: HEAD,
    baseBranch: "main",
    open: true,
    merged: false,
    draft: false,
    conflicts: false,
    mergeCommitSha: undefined,
    ...fields,
  };
}

const mergedOne = shown({ open: false, merged: true, mergeCommitSha: COMMIT });

/** Searches the commit on a slow host. The answer depends on the time since the start. */
async function lookUp(answer: (elapsedMs: number) => HostPullRequest | Error, answerMs = 100) {
  const clock = fakeClock();
  const startedAt = clock.now();
  const said: string[] = [];
  let asked = 0;
  const host = fakeHost({
    async pullRequest() {
      asked += 1;
      const seen = answer(clock.now() - startedAt);
      clock.pass(answerMs);
      if (seen instanceof Error) throw seen;
      return seen;
    },
  });
  const log = {
    info: (line: string) => void said.push(line),
    warning: (line: string) => void said.push(`warning: ${line}`),
    debug() {},
    notice() {},
    group() {},
  };
  const { mergeCommit: commit } = await findMergeCommit(TARGET, {
    host,
    log,
    clock,
    signal: new AbortController().signal,
  });
  return { commit, said, asked, elapsedMs: clock.now() - startedAt };
}

test("findMergeCommit retries when GitHub shows the merge a few seconds late", async () => {
  const { commit, said } = await lookUp((elapsedMs) => (elapsedMs < 11 * SECOND ? shown() : mergedOne));

  expect(commit).toBe(COMMIT);
  expect(said).toEqual([]);
});

test("findMergeCommit ignores the trial merge commit of an unmerged pull request", async () => {
  const { commit, said, elapsedMs } = await lookUp(() => shown());

  expect(commit).toBeUndefined();
  expect(elapsedMs).toBeGreaterThan(25 * SECOND);
  expect(elapsedMs).toBeLessThanOrEqual(30 * SECOND);
  expect(said).toEqual([
    "warning: The output merge-commit-sha is empty: GitHub does not show the pull request as merged yet.",
  ]);
});

test("findMergeCommit sends no second request after a rejection, and names the missing permissions", async () => {
  const { commit, said, asked } = await lookUp(() => refusal(403));

  expect(commit).toBeUndefined();
  expect(asked).toBe(1);
  expect(said.join("\n")).toMatchInlineSnapshot(`
    "warning: The output merge-commit-sha is empty: Pull request #1 could not be read from GitHub (status 403).
    Let the token read it."
  `);
});

test("findMergeCommit retries during a short outage, and warns after a long outage", async () => {
  const passing = await lookUp((elapsedMs) => (elapsedMs < 9 * SECOND ? refusal(502) : mergedOne));
  expect(passing).toMatchObject({ commit: COMMIT, said: [] });

  const lasting = await lookUp(() => refusal(502));
  expect(lasting.commit).toBeUndefined();
  expect(lasting.said).toEqual([
    "warning: The output merge-commit-sha is empty: Pull request #1 could not be read from GitHub (status 502).",
  ]);
});

test("findMergeCommit returns within half a minute when GitHub does not answer", async () => {
  const { elapsedMs } = await lookUp(() => new GitHostError("Pull request #1", new Error("no answer")), 5 * SECOND);

  expect(elapsedMs).toBeLessThanOrEqual(33 * SECOND);
});

test("findMergeCommit returns undefined after an unexpected error", async () => {
  const { commit, said } = await lookUp(() => new TypeError("unexpected"));

  expect(commit).toBeUndefined();
  expect(said).toHaveLength(1);
});

test("findMergeCommit returns no commit without access to GitHub", async () => {
  const clock = fakeClock();
  const log = { info: fail, warning: fail, debug: fail, notice: fail, group: fail };
  const around = { host: undefined, log, clock, signal: new AbortController().signal };

  expect(await findMergeCommit(TARGET, around)).toEqual({});
});

function fail(): never {
  throw new Error("nothing should be said");
}
