import { expect, test } from "vitest";
import type { LocalService, PullRequest } from "../../src/local-queue/service.js";
import { givenQueued, givenTesting } from "../action/queue.js";
import { fakeHost } from "../pull-request/fake-host.js";
import type { Given } from "./cases.js";
import { runCase } from "./run-case.js";

const MERGE_COMMIT = "c".repeat(40);
const LINK = "[#1](https://github.com/local/playground/pull/1)";

type Prepare = (service: LocalService) => PullRequest;

const fresh: Prepare = (service) => service.control.addPullRequest();
const merged: Prepare = (service) => {
  const pullRequest = givenQueued(service);
  service.control.advance(10_000);
  return pullRequest;
};

function about(prepare: Prepare, more: Given = {}) {
  return (service: LocalService): Given => {
    return { ...more, pullRequest: prepare(service) };
  };
}

test.each([
  ["submit", {}, fresh],
  ["submit", {}, givenQueued],
  ["submit", { wait: "true" }, merged],
  ["wait-for-merge", {}, merged],
  ["wait-for-merge", {}, fresh],
  ["status", {}, givenTesting],
  ["status", {}, fresh],
  ["cancel", {}, givenTesting],
  ["cancel", {}, fresh],
  ["restart-tests", {}, givenTesting],
  ["set-impacted-targets", { "impacted-targets": "ALL" }, givenTesting],
] as const)("the page of %s with %j leads to the pull request", async (operation, inputs, prepare) => {
  const end = await runCase({ operation, result: "", inputs, given: about(prepare) });

  expect(end.summary).toContain(LINK);
});

test("the page of a merge leads to its commit", async () => {
  const host = fakeHost({
    pullRequest: async (_, number) => ({
      number,
      headSha: "a".repeat(40),
      baseBranch: "main",
      open: false,
      merged: true,
      draft: false,
      conflicts: false,
      mergeCommitSha: MERGE_COMMIT,
    }),
  });
  const end = await runCase({ operation: "wait-for-merge", result: "merged", given: about(merged, { host }) });

  expect(end.summary).toContain(
    `[<code>${MERGE_COMMIT}</code>](https://github.com/local/playground/commit/${MERGE_COMMIT})`,
  );
});
