import { expect, test } from "vitest";
import type { Fault } from "../../local-queue/src/serve/service.js";
import { annotations, errorLine } from "../support/action.js";
import { dispatchEvent, pullRequestEvent, pushEvent } from "../support/action-events.js";
import { givenQueued } from "../support/queue.js";
import { addPullRequest, type RunForOptions, runFor } from "../support/run-for.js";

const MERGE_COMMIT = "e".repeat(40);
const environment = { GITHUB_SHA: MERGE_COMMIT };

function upload(inputs: Readonly<Record<string, string>> = {}, options: RunForOptions = {}) {
  return runFor("set-impacted-targets", { "impacted-targets": "a", ...inputs }, options);
}

test.each(["pull_request", "pull_request_target"])(
  "set-impacted-targets sends the head of the pull request, not github.sha, in the event %s",
  async (name) => {
    const end = await upload({}, { on: (pullRequest) => pullRequestEvent(pullRequest, name), environment });

    expect(end.requests[0]?.body).toMatchObject({ pr: { sha: end.pullRequest.headSha } });
    expect(JSON.stringify(end.requests)).not.toContain(MERGE_COMMIT);
  },
);

test.each([
  ["an event without a pull request", dispatchEvent()],
  ["the event of another pull request", pullRequestEvent({ number: 99, headSha: "9".repeat(40) })],
  ["a comment", { name: "issue_comment", payload: { issue: { number: 1, pull_request: {} }, comment: { body: "" } } }],
])("set-impacted-targets requires head-sha when the run has %s", async (_, event) => {
  const end = await upload({ "pr-number": "1", "target-branch": "main" }, { on: () => event, environment });

  expect([end.outputs["error-kind"], end.calls]).toEqual(["input", []]);
  expect(errorLine(end.log)).toContain("head-sha: a value is required");
});

test("set-impacted-targets sends head-sha instead of the head in the event", async () => {
  const headSha = "ABCDEF".padEnd(40, "0");
  const end = await upload({ "head-sha": headSha, verify: "false" });

  expect(end.requests[0]?.body).toMatchObject({ pr: { sha: headSha.toLowerCase() } });
});

test("set-impacted-targets finds the open pull request of a pushed commit", async () => {
  const end = await upload({}, { on: ({ headBranch, headSha }) => pushEvent(headBranch, headSha) });

  const sent = end.requests.find(({ endpoint }) => endpoint === "setImpactedTargets");
  const { number, headSha } = end.pullRequest;
  expect(sent?.body).toMatchObject({ pr: { number, sha: headSha } });
});

const MISSING: Fault = { kind: "patch", merge: { readiness: { hasImpactedTargets: false } } };
const FOREVER = { times: 0 };

test.each<[string, Fault | undefined, object, typeof addPullRequest, string, number, string]>([
  ["true when the record shows the upload", undefined, {}, givenQueued, "true", 2, ""],
  ["true when the record shows the upload later", MISSING, {}, givenQueued, "true", 3, ""],
  [
    "false when the record never shows the upload",
    MISSING,
    FOREVER,
    givenQueued,
    "false",
    0,
    "Check target-branch and head-sha",
  ],
  [
    "unknown when the record lacks hasImpactedTargets",
    { kind: "patch", omit: ["readiness.hasImpactedTargets"] },
    {},
    givenQueued,
    "unknown",
    2,
    "",
  ],
  [
    "unknown when the record lacks its readiness",
    { kind: "patch", omit: ["readiness"] },
    {},
    givenQueued,
    "unknown",
    2,
    "",
  ],
  [
    "unknown when the record cannot be read",
    { kind: "status", status: 403, body: "Forbidden" },
    {},
    addPullRequest,
    "unknown",
    2,
    "The upload succeeded, but its verification failed",
  ],
])("set-impacted-targets sets the output verified to %s", async (_, fault, times, given, verified, calls, warning) => {
  const faults = fault === undefined ? [] : [{ endpoint: "getSubmittedPullRequest" as const, fault, ...times }];

  const end = await upload({}, { given, faults });

  expect(end.outputs).toMatchObject({ result: "uploaded", verified, "error-kind": "" });
  if (calls > 0) expect(end.calls).toHaveLength(calls);
  expect(annotations(end.log)).toEqual(warning === "" ? [] : [expect.stringContaining(warning)]);
  expect(end.summary.includes("**Warning:** ")).toBe(warning !== "");
});

test("set-impacted-targets warns when the targets are for a commit other than the pull request's head", async () => {
  const end = await upload({ "head-sha": MERGE_COMMIT }, { given: givenQueued });

  expect(end.outputs).toMatchObject({ result: "uploaded", verified: "false" });
  const [warning = "", ...more] = annotations(end.log);
  expect(more).toEqual([]);
  expect(warning).toContain(`for commit ${MERGE_COMMIT}, but the head of #1 is`);
  expect(warning).toContain(end.pullRequest.headSha);
  expect(warning).toContain("not to github.sha");
  expect(end.log).toContain("Sent the impacted targets of #1, but the service does not use them: 1 target in");
  expect(end.summary).toContain("but the service does not use them");
  expect(end.summary).toContain(
    `**Warning:** The service does not use the targets: they are for commit ${MERGE_COMMIT}`,
  );
});

test("set-impacted-targets reads no record when verify is false", async () => {
  const end = await upload({ verify: "False" }, { given: givenQueued });

  expect([end.outputs.verified, end.calls]).toEqual(["unknown", ["setImpactedTargets"]]);
});
