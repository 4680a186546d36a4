import { describe, expect, test } from "vitest";
import * as z from "zod";
import { DEFAULT_SETTINGS } from "../../../src/engine/settings.js";
import type { LocalService } from "../../../src/serve/service.js";
import { type Answer, AT_MAIN, jsonOf, post } from "../../support/client.js";
import { start } from "../../support/running-service.js";

/*
 * Schemas of the replies of API version 1, from its public schema and live replies, separate from the schemas of the
 * client. A reply of the local queue with another field or type is a defect.
 */

/** Returns an object that has the same schema for each name. */
function each<Name extends string, Field>(field: Field, ...names: readonly Name[]): Readonly<Record<Name, Field>>;
function each(field: unknown, ...names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, field]));
}

function typeOf(value: unknown): z.ZodType {
  if (Array.isArray(value)) return z.array(z.unknown());
  return z.custom((other) => typeof other === typeof value);
}

const time = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.000Z$/);
const string = z.string();
const flag = z.boolean();
const texts = z.array(string);
const LIVE = ["not_ready", "pending", "testing", "tests_passed", "pending_failure"];
const CONCLUSIONS = ["merged", "failed", "cancelled"];

const enqueued = z.strictObject({
  id: z.uuid(),
  state: z.enum([...LIVE, ...CONCLUSIONS]),
  stateChangedAt: time,
  usedDefaultPriorityName: z.optional(string),
  ...each(string, "priorityName", "prTitle", "prSha", "prBaseBranch", "prAuthor"),
  ...each(z.number(), "priorityValue", "prNumber"),
  ...each(flag, "skipTheLine", "noBatch"),
});
const submitted = z.strictObject({
  ...enqueued.shape,
  readiness: z.strictObject({
    ...each(flag, "hasImpactedTargets", "requiresImpactedTargets", "doesBaseBranchMatch"),
    gitHubMergeability: z.enum(["unspecified", "in_progress", "mergeable", "not_mergeable"]),
  }),
  ...each(flag, "forceEnqueued", "isCurrentlySubmittedToQueue"),
  verifiedByTestRun: z.nullable(z.uuid()),
});
/** Settings that only the table of the local queue lists have the type of their first value. */
const ofNewSettings = Object.fromEntries(
  Object.entries(DEFAULT_SETTINGS).map(([name, initial]) => [name, typeOf(initial)]),
);
const settings = z.strictObject({
  ...ofNewSettings,
  state: z.enum(["running", "paused", "draining", "switching_modes"]),
  mode: z.enum(["single", "parallel"]),
  directMergeMode: z.enum(["off", "always"]),
  optimizationMode: z.enum(["off", "bisection_skip_redundant_tests"]),
  mergeMethod: z.enum(["merge_commit", "squash", "rebase"]),
  testBranchConstructionMode: z.enum(["rename_temp_branch", "push_new_branch_from_temp"]),
  ...each(string, "branch", "enqueueingLabel"),
  ...each(z.int(), "concurrency", "bisectionConcurrency", "testingTimeoutMinutes", "pendingFailureDepth"),
  ...each(z.int(), "batchingMaxWaitTimeMinutes", "batchingMinSize", "notReadyTimeoutHours"),
  ...each(flag, "canOptimisticallyMerge", "batch", "createPrsForTestingBranches", "commentsEnabled"),
  ...each(flag, "commandsEnabled", "statusCheckEnabled", "extensionEnabled", "labelCommandsEnabled"),
  stateLabelsEnabled: flag,
  requiredStatuses: texts,
  ...each(z.array(z.unknown()), "allowedBotSubmitters", "batchingRules"),
});
const checkRun = z.strictObject({
  name: string,
  url: z.url(),
  status: z.enum(["QUEUED", "IN_PROGRESS", "COMPLETED"]),
  conclusion: z.optional(z.enum(["FAILURE", "SUCCESS"])),
});
const testRun = z.strictObject({
  requiredStatuses: texts,
  requiredStatusesSource: z.enum(["trunk_config", "repo_provider_branch_protection", "merge_instance"]),
  testBranch: z.string().regex(/^trunk-merge\/pr-\d+\/[0-9a-f-]{36}(-bisection(-\d+)?)?$/),
  testBranchSha: z.string().regex(/^[0-9a-f]{40}$/),
  createdAt: time,
  status: z.enum(["in_progress", "failed", "cancelled", "succeeded"]),
  checkSuites: z.array(z.strictObject({ checkRuns: z.array(checkRun) })),
  statusChecks: z.array(
    z.strictObject({ context: string, url: z.url(), state: z.enum(["PENDING", "FAILURE", "SUCCESS"]) }),
  ),
  testedPullRequests: z.array(z.strictObject({ prNumber: z.number(), prUrl: z.url(), title: string })),
  ...each(z.optional(texts), "impactedTargets", "impactedTargetsForTestedPrs"),
  dependentPrs: z.array(z.number()),
});
const testingResult = z.strictObject({
  prNumber: z.number(),
  endedAt: time,
  testingDurationMs: z.int().multipleOf(1000),
  outcome: z.enum(["passed", "failed", "interrupted", "cancelled"]),
  cycleConclusion: z.optional(z.enum(CONCLUSIONS)),
  bisection: z.optional(z.enum(["in_bisection", "entered_bisection"])),
  testRunId: z.uuid(),
});
const quarantinedTest = z.strictObject({
  ...each(string, "name", "test_case_id", "variant"),
  ...each(z.nullable(string), "parent", "file", "classname"),
  status: z.enum(["HEALTHY", "FLAKY", "BROKEN"]),
  codeowners: texts,
  quarantine_setting: z.enum(["ALWAYS_QUARANTINE", "AUTO_QUARANTINE"]),
  ...each(z.iso.datetime(), "quarantined_at", "status_last_updated_at"),
});
const page = z.strictObject({
  ...each(z.int(), "total_rows", "total_pages", "page_index"),
  ...each(string, "next_page_token", "prev_page_token", "last_page_token"),
});

const REPLIES: Readonly<Record<string, z.ZodType>> = {
  getSubmittedPullRequest: submitted,
  getSubmittedPullRequests: z.strictObject({ pullRequests: z.array(submitted), notFound: z.array(z.int()) }),
  listPullRequests: z.strictObject({ pullRequests: z.array(enqueued), nextCursor: z.optional(z.uuid()) }),
  listMergeQueueTestingResults: z.strictObject({ testingResults: z.array(testingResult), totalItems: z.int() }),
  getQueue: z.strictObject({ ...settings.shape, enqueuedPullRequests: z.array(enqueued) }),
  updateQueue: settings,
  getMergeQueueTestingDetails: testRun,
  "flaky-tests/list-quarantined-tests": z.strictObject({ quarantined_tests: z.array(quarantinedTest), page }),
};
const WRITES = ["submitPullRequest", "cancelPullRequest", "restartTestsOnPullRequest", "setImpactedTargets"];

function problemsOf(path: string, { status, type, text }: Answer): readonly string[] {
  const at = (what: string): readonly string[] => [`${path}: ${what}: ${text.slice(0, 500)}`];
  if (status !== 200) {
    const isText = type === "text/plain; charset=utf-8" && text !== "";
    return isText && [400, 401, 404, 409].includes(status) ? [] : at(`${status} ${type}`);
  }
  const reply = REPLIES[path];
  if (reply === undefined) return type === "text/plain; charset=utf-8" && text === "OK" ? [] : at(type);
  if (type !== "application/json; charset=utf-8") return at(type);
  const read = reply.safeParse(JSON.parse(text));
  return read.success
    ? []
    : at(read.error.issues.map(({ path: where, message }) => `${where.join(".")} ${message}`).join());
}

/** Sends every read, and writes that the service rejects in this state. Returns the problems of the replies. */
async function problemsIn(service: LocalService): Promise<readonly string[]> {
  const runs = service.control.state().repositories.flatMap(({ queues }) => queues.flatMap((queue) => queue.testRuns));
  const requests: (readonly [string, object])[] = [
    ...[1, 2, 3, 4].map((number) => ["getSubmittedPullRequest", { pr: { number } }] as const),
    ["getSubmittedPullRequests", { prs: [1, 2, 3, 4].map((number) => ({ number })) }],
    ["listPullRequests", {}],
    ["listPullRequests", { state: "testing" }],
    ["listPullRequests", { since: "2026-01-01T00:00:00Z" }],
    ["listPullRequests", { take: 1 }],
    ["listMergeQueueTestingResults", { since: service.control.clock().now.replace(/^\d{4}-\d{2}/, "2026-01") }],
    ["getQueue", {}],
    ["updateQueue", { commentsEnabled: true }],
    ...runs.map(({ id }) => ["getMergeQueueTestingDetails", { testRunId: id }] as const),
    ["flaky-tests/list-quarantined-tests", { org_url_slug: "local", page_query: { page_size: 1 } }],
    ...WRITES.map((path) => [path, { pr: { number: 999, sha: "a" }, impactedTargets: [] }] as const),
  ];
  const answers = await Promise.all(
    requests.map(async ([path, fields]) => problemsOf(path, await post(service, path, fields))),
  );
  return answers.flat();
}

describe.each(["single", "parallel"] as const)("replies about a %s queue", (mode) => {
  test("match the fields and types of the API in every state of the pull requests", async () => {
    const service = await start({
      startAtMs: Date.parse("2026-01-31T12:00:00.250Z"),
      queue: { mode, concurrency: 2, canOptimisticallyMerge: true, pendingFailureDepth: 2 },
      quarantinedTests: [{ name: "one" }, { name: "two", file: "a.test.ts", codeowners: ["@team"] }],
    });
    const checks = [{ name: "lint", result: "failure", kind: "check-run" }] as const;
    service.control.addPullRequest({ testPlan: { testSeconds: 12 } });
    service.control.addPullRequest({ testPlan: { result: "fail", checks } });
    service.control.addPullRequest({ mergeability: "not_mergeable" });
    const problems: string[] = [];
    const write = async (path: string, fields: object) => {
      problems.push(...problemsOf(path, await post(service, path, fields)));
    };
    for (const [number, priority] of [
      [1, "medium"],
      [2, undefined],
      [3, 4_294_967_295],
    ] as const) {
      const { headSha: sha } = service.control.updatePullRequest(number, {});
      await write("setImpactedTargets", { pr: { number, sha }, impactedTargets: ["app"] });
      await write("submitPullRequest", { pr: { number }, priority });
    }
    const seen = new Set<string>();
    for (let second = 0; second < 20; second += 2) {
      const { pullRequests } = service.engine.listPullRequests(AT_MAIN, { take: 100 });
      for (const { prNumber, state } of pullRequests) seen.add(`${prNumber} ${state}`);
      problems.push(...(await problemsIn(service)));
      service.control.advance(2);
    }
    await write("cancelPullRequest", { pr: { number: 3 } });
    problems.push(...(await problemsIn(service)));
    expect(problems).toEqual([]);
    for (const state of ["1 testing", "1 tests_passed", "1 merged", "2 pending_failure", "2 failed", "3 not_ready"]) {
      expect(seen).toContain(state);
    }
  });
});

test("replies about batches and bisections match the fields and types of the API", async () => {
  const queue = { batch: true, batchingMinSize: 3, batchingMaxWaitTimeMinutes: 1, bisectionConcurrency: 2 };
  const service = await start({ startAtMs: Date.parse("2026-01-31T12:00:00.250Z"), queue });
  for (const result of ["pass", "fail", "pass"] as const) {
    const { number } = service.control.addPullRequest({ testPlan: { result } });
    await post(service, "submitPullRequest", { pr: { number } });
  }
  const problems: string[] = [];
  for (let second = 0; second < 60; second += 6) {
    problems.push(...(await problemsIn(service)));
    service.control.advance(6);
  }
  expect(problems).toEqual([]);
  const kinds = service.control.state().repositories[0]?.queues[0]?.testRuns.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(["main", "bisection"]));
  const results = jsonOf(await post(service, "listMergeQueueTestingResults", { since: "2026-01-31T12:00:00Z" }));
  expect(JSON.stringify(results)).toContain('"bisection":"entered_bisection"');
});

test("listPullRequests returns a page, and the cursor of the next page", async () => {
  const service = await start();
  for (let number = 1; number <= 51; number += 1) {
    service.control.addPullRequest();
    await post(service, "submitPullRequest", { pr: { number } });
  }
  const first = jsonOf(await post(service, "listPullRequests"));
  const { pullRequests, nextCursor } = Object(first);
  expect(pullRequests).toHaveLength(50);
  const last = jsonOf(await post(service, "listPullRequests", { cursor: nextCursor.toUpperCase() }));
  expect(last).toMatchObject({ pullRequests: [{ prNumber: 1 }] });
  expect(last).not.toHaveProperty("nextCursor");
});
