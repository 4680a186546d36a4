import { describe, expect, test } from "vitest";
import * as z from "zod";
import type { LocalService } from "../../../src/local-queue/service.js";
import { type Answer, jsonOf, post, send } from "./client.js";
import { start } from "./running-service.js";

/*
 * The replies of the service's API, written down from its public schema and from what live replies have beyond it, apart
 * from the schemas that the client reads with. A field that is not here, or of another type, is a mistake of ours.
 */

const time = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.000Z$/);
const entryState = z.enum([
  "not_ready",
  "pending",
  "testing",
  "tests_passed",
  "merged",
  "failed",
  "cancelled",
  "pending_failure",
]);
const enqueued = z.strictObject({
  id: z.uuid(),
  state: entryState,
  stateChangedAt: time,
  priorityValue: z.number(),
  priorityName: z.string(),
  usedDefaultPriorityName: z.optional(z.string()),
  skipTheLine: z.boolean(),
  noBatch: z.boolean(),
  prNumber: z.number(),
  prTitle: z.string(),
  prSha: z.string(),
  prBaseBranch: z.string(),
  prAuthor: z.string(),
});
const submitted = z.strictObject({
  ...enqueued.shape,
  readiness: z.strictObject({
    hasImpactedTargets: z.boolean(),
    requiresImpactedTargets: z.boolean(),
    doesBaseBranchMatch: z.boolean(),
    gitHubMergeability: z.enum(["unspecified", "in_progress", "mergeable", "not_mergeable"]),
  }),
  forceEnqueued: z.boolean(),
  isCurrentlySubmittedToQueue: z.boolean(),
  verifiedByTestRun: z.nullable(z.uuid()),
});
const settings = z.strictObject({
  state: z.enum(["running", "paused", "draining", "switching_modes"]),
  branch: z.string(),
  concurrency: z.int(),
  testingTimeoutMinutes: z.int(),
  mode: z.enum(["single", "parallel"]),
  canOptimisticallyMerge: z.boolean(),
  pendingFailureDepth: z.int(),
  batch: z.boolean(),
  batchingMaxWaitTimeMinutes: z.int(),
  batchingMinSize: z.int(),
  createPrsForTestingBranches: z.boolean(),
  commentsEnabled: z.boolean(),
  commandsEnabled: z.boolean(),
  statusCheckEnabled: z.boolean(),
  bisectionConcurrency: z.int(),
  requiredStatuses: z.array(z.string()),
  directMergeMode: z.enum(["off", "always"]),
  optimizationMode: z.enum(["off", "bisection_skip_redundant_tests"]),
  mergeMethod: z.enum(["merge_commit", "squash", "rebase"]),
  extensionEnabled: z.boolean(),
  enqueueingLabel: z.string(),
  labelCommandsEnabled: z.boolean(),
  stateLabelsEnabled: z.boolean(),
  allowedBotSubmitters: z.array(z.unknown()),
  batchingRules: z.array(z.unknown()),
  testBranchConstructionMode: z.enum(["rename_temp_branch", "push_new_branch_from_temp"]),
  notReadyTimeoutHours: z.number(),
});
const testRun = z.strictObject({
  requiredStatuses: z.array(z.string()),
  requiredStatusesSource: z.enum(["trunk_config", "repo_provider_branch_protection", "merge_instance"]),
  testBranch: z.string().regex(/^trunk-merge\/pr-\d+\/[0-9a-f-]{36}(-bisection(-\d+)?)?$/),
  testBranchSha: z.string().regex(/^[0-9a-f]{40}$/),
  createdAt: time,
  status: z.enum(["in_progress", "failed", "cancelled", "succeeded"]),
  checkSuites: z.array(
    z.strictObject({
      checkRuns: z.array(
        z.strictObject({
          name: z.string(),
          url: z.url(),
          status: z.enum(["QUEUED", "IN_PROGRESS", "COMPLETED"]),
          conclusion: z.optional(z.enum(["FAILURE", "SUCCESS"])),
        }),
      ),
    }),
  ),
  statusChecks: z.array(
    z.strictObject({ context: z.string(), url: z.url(), state: z.enum(["PENDING", "FAILURE", "SUCCESS"]) }),
  ),
  testedPullRequests: z.array(z.strictObject({ prNumber: z.number(), prUrl: z.url(), title: z.string() })),
  impactedTargets: z.optional(z.array(z.string())),
  impactedTargetsForTestedPrs: z.optional(z.array(z.string())),
  dependentPrs: z.array(z.number()),
});
const testingResults = z.strictObject({
  testingResults: z.array(
    z.strictObject({
      prNumber: z.number(),
      endedAt: time,
      testingDurationMs: z.int().multipleOf(1000),
      outcome: z.enum(["passed", "failed", "interrupted", "cancelled"]),
      cycleConclusion: z.optional(z.enum(["merged", "failed", "cancelled"])),
      bisection: z.optional(z.enum(["in_bisection", "entered_bisection"])),
      testRunId: z.uuid(),
    }),
  ),
  totalItems: z.int(),
});
const quarantined = z.strictObject({
  quarantined_tests: z.array(
    z.strictObject({
      name: z.string(),
      parent: z.nullable(z.string()),
      file: z.nullable(z.string()),
      classname: z.nullable(z.string()),
      status: z.enum(["HEALTHY", "FLAKY", "BROKEN"]),
      codeowners: z.array(z.string()),
      quarantine_setting: z.enum(["ALWAYS_QUARANTINE", "AUTO_QUARANTINE"]),
      quarantined_at: z.iso.datetime(),
      status_last_updated_at: z.iso.datetime(),
      test_case_id: z.string(),
      variant: z.string(),
    }),
  ),
  page: z.strictObject({
    total_rows: z.int(),
    total_pages: z.int(),
    next_page_token: z.string(),
    prev_page_token: z.string(),
    last_page_token: z.string(),
    page_index: z.int(),
  }),
});

const REPLIES: Readonly<Record<string, z.ZodType>> = {
  getSubmittedPullRequest: submitted,
  getSubmittedPullRequests: z.strictObject({ pullRequests: z.array(submitted), notFound: z.array(z.int()) }),
  listPullRequests: z.strictObject({ pullRequests: z.array(enqueued), nextCursor: z.optional(z.uuid()) }),
  listMergeQueueTestingResults: testingResults,
  getQueue: z.strictObject({ ...settings.shape, enqueuedPullRequests: z.array(enqueued) }),
  updateQueue: settings,
  getMergeQueueTestingDetails: testRun,
  "flaky-tests/list-quarantined-tests": quarantined,
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

/** Asks everything that can be read, and every write that is refused in this state. */
async function problemsIn(service: LocalService): Promise<readonly string[]> {
  const runs = service.control.state().repositories.flatMap(({ queues }) => queues.flatMap((queue) => queue.testRuns));
  const asked: (readonly [string, object])[] = [
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
    asked.map(async ([path, fields]) => problemsOf(path, await post(service, path, fields))),
  );
  return answers.flat();
}

describe.each(["single", "parallel"] as const)("every reply of a %s queue", (mode) => {
  test("has the fields, types, status and content type of the service, in every state of its pull requests", async () => {
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
    for (let second = 0; second < 20; second += 1) {
      for (const { prNumber, state: now } of service.engine.listPullRequests(
        { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" },
        { take: 100 },
      ).pullRequests) {
        seen.add(`${prNumber} ${now}`);
      }
      problems.push(...(await problemsIn(service)));
      service.control.advance(1);
    }
    await write("cancelPullRequest", { pr: { number: 3 } });
    problems.push(...(await problemsIn(service)));
    expect(problems).toEqual([]);
    for (const state of ["1 testing", "1 tests_passed", "1 merged", "2 pending_failure", "2 failed", "3 not_ready"]) {
      expect(seen).toContain(state);
    }
  });
});

test("every reply about batches and bisections has the fields and types of the service", async () => {
  const queue = { batch: true, batchingMinSize: 3, batchingMaxWaitTimeMinutes: 1, bisectionConcurrency: 2 };
  const service = await start({ startAtMs: Date.parse("2026-01-31T12:00:00.250Z"), queue });
  for (const result of ["pass", "fail", "pass"] as const) {
    const { number } = service.control.addPullRequest({ testPlan: { result } });
    await post(service, "submitPullRequest", { pr: { number } });
  }
  const problems: string[] = [];
  for (let second = 0; second < 60; second += 3) {
    problems.push(...(await problemsIn(service)));
    service.control.advance(3);
  }
  expect(problems).toEqual([]);
  const kinds = service.control.state().repositories[0]?.queues[0]?.testRuns.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(["main", "bisection"]));
  const results = jsonOf(await post(service, "listMergeQueueTestingResults", { since: "2026-01-31T12:00:00Z" }));
  expect(JSON.stringify(results)).toContain('"bisection":"entered_bisection"');
});

test.each([
  ["listPullRequests", { state: "gone" }, "state"],
  ["listPullRequests", { since: "yesterday" }, "since"],
  ["listPullRequests", { since: "2026-02-30T00:00:00Z" }, "since"],
  ["listPullRequests", { since: "2026-01-31T12:00:00" }, "since"],
  ["listPullRequests", { until: 5 }, "until"],
  ["listPullRequests", { cursor: "next" }, "cursor"],
  ["listPullRequests", { cursor: "00000000-0000-4000-8000-000000000000" }, "cursor"],
  ["listPullRequests", { take: 0 }, "take"],
  ["listPullRequests", { take: 101 }, "take"],
  ["listPullRequests", { take: 1.5 }, "take"],
  ["listMergeQueueTestingResults", {}, "since"],
  ["listMergeQueueTestingResults", { since: "2020-01-01T00:00:00Z" }, "since"],
  ["listMergeQueueTestingResults", { since: "2026-01-31T12:00:00Z", until: "2026-01-31" }, "until"],
  ["listMergeQueueTestingResults", { since: "2026-01-31T12:00:00Z", offset: -1 }, "offset"],
  ["listMergeQueueTestingResults", { since: "2026-01-31T12:00:00Z", take: 101 }, "take"],
])("%s with %j is a 400 that names %s", async (path, fields, name) => {
  const service = await start({ startAtMs: Date.parse("2026-01-31T12:00:00Z") });
  const answer = await post(service, path, fields);
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(`"${name}"`) });
  expect(problemsOf(path, answer)).toEqual([]);
});

test.each(["listPullRequests", "listMergeQueueTestingResults"])(
  "%s needs the token, a queue that is there, and a POST",
  async (path) => {
    const service = await start({ startAtMs: Date.parse("2026-01-31T12:00:00Z") });
    const since = "2026-01-31T12:00:00Z";
    expect(await post({ ...service, token: "other" }, path, { since })).toMatchObject({ status: 401 });
    expect(await post(service, path, { since, targetBranch: "other" })).toMatchObject({ status: 404 });
    expect(await send(`${service.apiUrl}/${path}`)).toMatchObject({ status: 404 });
    expect(await post(service, path, { since, state: "MERGED" })).toMatchObject({ status: 200 });
    service.control.addFault({ endpoint: "*", fault: { kind: "status", status: 503 } });
    expect(await post(service, path, { since })).toMatchObject({ status: 503 });
    expect(service.requests.at(-1)).toMatchObject({ endpoint: path });
  },
);

test("the pages of pull requests lead from one to the next over the wire", async () => {
  const service = await start();
  for (let number = 1; number <= 51; number += 1) {
    service.control.addPullRequest();
    await post(service, "submitPullRequest", { pr: { number } });
  }
  const first = jsonOf(await post(service, "listPullRequests"));
  const page = z.object({ pullRequests: z.array(z.unknown()), nextCursor: z.optional(z.string()) });
  const { pullRequests, nextCursor } = page.parse(first);
  expect(pullRequests).toHaveLength(50);
  const last = page.parse(jsonOf(await post(service, "listPullRequests", { cursor: nextCursor?.toUpperCase() })));
  expect(last).toMatchObject({ pullRequests: [{ prNumber: 1 }] });
  expect(last).not.toHaveProperty("nextCursor");
});
