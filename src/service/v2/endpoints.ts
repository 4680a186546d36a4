import type { Endpoint, ReplyFormat } from "../client.js";
import type { RetryCondition } from "../retry.js";

/** Permissions of an API key, named as in the web application. */
export const API_KEY_PERMISSIONS = {
  merge: "Merge and cancel PRs",
  priority: "Set priority on PRs",
  batching: "Skip batching",
  settings: "Update Merge Queue settings",
} as const;

type Permission = keyof typeof API_KEY_PERMISSIONS;

type Schemas = typeof import("./schemas.js");

function schema<Name extends keyof Schemas>(name: Name) {
  return async () => (await import("./schemas.js"))[name];
}

/** Describes a read. Messages show `name`, the API's own name of the operation. */
function read<Response>(name: string, path: string, reply: ReplyFormat<Response>): Endpoint<Response> {
  return { name, method: "GET", path, repeat: "always", reply };
}

function write(
  name: string,
  [method, path]: readonly [Endpoint<void>["method"], string],
  permission: Permission,
  repeat: RetryCondition = "unsent",
): Endpoint<void> {
  return { name, method, path, repeat, reply: "nothing", permissions: [API_KEY_PERMISSIONS[permission]] };
}

export const endpoints = {
  repositories: read("repositories.resolveByProviderUrl", "/repositories", schema("repositories")),
  queues: read("mergeQueues.list", "/merge-queues", schema("mergeQueuePage")),
  queue: read("mergeQueues.get", "/merge-queues/{id}", schema("mergeQueue")),
  order: read("mergeQueues.order", "/merge-queues/{id}/order", schema("queueOrder")),
  queuePullRequests: read("mergeQueues.listPullRequests", "/merge-queues/{id}/pull-requests", schema("pullRequests")),
  /** The same list, for callers that read all pages. */
  allQueuePullRequests: read(
    "mergeQueues.listPullRequests",
    "/merge-queues/{id}/pull-requests",
    schema("allPullRequests"),
  ),
  testingResults: read(
    "mergeQueues.listTestingResults",
    "/merge-queues/{id}/testing-results",
    schema("testingResults"),
  ),
  allMetrics: read<string>("mergeQueues.organizationMetrics", "/merge-queues/metrics", "text"),
  pullRequests: {
    ...read("pullRequests.resolveByCoordinates", "/pull-requests", schema("pullRequests")),
    // An API key may send only 5 of these requests a second, and many steps may start at the same time.
    repeat: "patient",
  },
  estimate: read(
    "pullRequests.queueEntryEstimate",
    "/pull-requests/{id}/queue-entry-estimate",
    schema("mergeTimeEstimate"),
  ),
  histories: read("pullRequests.queueEntryHistoryBatch", "/queue-entry-history", schema("queueEntryHistories")),
  testRun: read("mergeQueueVerificationRuns.get", "/merge-queue-verification-runs/{id}", schema("verificationRun")),
  tests: read("tests.list", "/tests", schema("testsPage")),
  testCases: read("testCases.list", "/test-cases", schema("testsPage")),

  submit: write("mergeQueues.submitPullRequest", ["POST", "/merge-queues/{id}/pull-requests"], "merge"),
  update: write("pullRequests.updateQueueEntry", ["PATCH", "/pull-requests/{id}/queue-entry"], "priority"),
  dequeue: write("pullRequests.dequeue", ["POST", "/pull-requests/{id}/dequeue"], "merge"),
  // A retry would stop the new test run.
  restartTests: write("pullRequests.restartTests", ["POST", "/pull-requests/{id}/restart-tests"], "merge", "never"),
  rerunFailedChecks: write(
    "pullRequests.rerunFailedChecks",
    ["POST", "/pull-requests/{id}/rerun-failed-checks"],
    "merge",
  ),
  // Only the last upload for a head commit is valid.
  uploadTargets: write("impactedTargets.upload", ["PUT", "/impacted-targets"], "merge", "always"),
  createQueue: write("mergeQueues.create", ["POST", "/merge-queues"], "settings"),
  updateConfig: write("mergeQueues.updateConfig", ["PATCH", "/merge-queues/{id}/config"], "settings"),
  switchModes: write("mergeQueues.switchModes", ["POST", "/merge-queues/{id}/switch-modes"], "settings"),
  pause: write("mergeQueues.pause", ["POST", "/merge-queues/{id}/pause"], "settings"),
  resume: write("mergeQueues.resume", ["POST", "/merge-queues/{id}/resume"], "settings"),
  drain: write("mergeQueues.drain", ["POST", "/merge-queues/{id}/drain"], "settings"),
  deleteQueue: write("mergeQueues.delete", ["DELETE", "/merge-queues/{id}"], "settings"),
} as const satisfies Readonly<Record<string, Endpoint<unknown>>>;

/** Inserts an id into the path of an endpoint. */
export function insertIdIntoPath<Response>(endpoint: Endpoint<Response>, id: string): Endpoint<Response> {
  return { ...endpoint, path: endpoint.path.replace("{id}", encodeURIComponent(id)) };
}
