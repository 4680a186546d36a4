import type * as z from "zod/mini";
import type { QuarantinedTestsPage, Queue, SubmittedPullRequest, TestRun } from "./schemas.js";

export interface Repository {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** What every request about a queue carries (the service's document, "Common request fields"). */
export interface QueueRequest {
  readonly repo: Repository;
  readonly targetBranch: string;
}

export interface PullRequestRequest extends QueueRequest {
  readonly pr: { readonly number: number };
}

export interface SubmitRequest extends PullRequestRequest {
  readonly priority?: number | string;
  readonly noBatch?: boolean;
}

/** `pr.sha` is the pull request's head commit, and the service insists on it. */
export interface ImpactedTargetsRequest extends QueueRequest {
  readonly pr: { readonly number: number; readonly sha: string };
  readonly impactedTargets: readonly string[] | "ALL";
}

export interface TestingDetailsRequest extends QueueRequest {
  readonly testRunId: string;
}

export interface CreateQueueRequest extends QueueRequest {
  readonly mode?: string;
  readonly concurrency?: number;
}

export interface UpdateQueueRequest extends QueueRequest {
  readonly [setting: string]: unknown;
}

export interface MetricsRequest {
  readonly repo?: string;
  readonly repoHost?: string;
}

export interface QuarantinedTestsRequest {
  readonly repo: Repository;
  readonly org_url_slug: string;
  readonly page_query: { readonly page_size: number; readonly page_token: string };
}

/**
 * When a call may be sent again after a failure.
 * `always`: asking twice is harmless. `unsent`: only after a 429 or when nothing was sent yet. `never`: one attempt.
 */
export type Repeat = "always" | "unsent" | "never";

/**
 * Where a reply's text goes: through a schema, as it is, or nowhere (a write's 2xx body means nothing).
 * A schema is loaded while its request is under way, so that nobody waits for it, and writes never load one.
 */
export type Reading<Response> =
  | { readonly as: "json"; readonly loadSchema: () => Promise<z.ZodMiniType<Response>> }
  | { readonly as: "text" }
  | { readonly as: "nothing" };

export interface Endpoint<Request, Response> {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly repeat: Repeat;
  readonly reading: Reading<Response>;
  /** Ties the request type to the endpoint; there is never a value. */
  readonly request?: (body: Request) => void;
}

function read<Request, Response>(
  name: string,
  loadSchema: () => Promise<z.ZodMiniType<Response>>,
  path = `/${name}`,
): Endpoint<Request, Response> {
  return { name, method: "POST", path, repeat: "always", reading: { as: "json", loadSchema } };
}

const schemas = () => import("./schemas.js");

const metrics: Endpoint<MetricsRequest, string> = {
  name: "getMergeQueueMetrics",
  method: "GET",
  path: "/getMergeQueueMetrics",
  repeat: "always",
  reading: { as: "text" },
};

function write<Request>(name: string, repeat: Repeat): Endpoint<Request, void> {
  return { name, method: "POST", path: `/${name}`, repeat, reading: { as: "nothing" } };
}

/** The whole API, one entry per endpoint (the service's document, "Endpoints"). */
export const endpoints = {
  submitPullRequest: write<SubmitRequest>("submitPullRequest", "unsent"),
  cancelPullRequest: write<PullRequestRequest>("cancelPullRequest", "unsent"),
  // A second restart would throw away the run that the first one began.
  restartTestsOnPullRequest: write<PullRequestRequest>("restartTestsOnPullRequest", "never"),
  // The last upload for a head commit wins, so the same one again changes nothing.
  setImpactedTargets: write<ImpactedTargetsRequest>("setImpactedTargets", "always"),
  getSubmittedPullRequest: read<PullRequestRequest, SubmittedPullRequest>(
    "getSubmittedPullRequest",
    async () => (await schemas()).submittedPullRequest,
  ),
  getMergeQueueTestingDetails: read<TestingDetailsRequest, TestRun>(
    "getMergeQueueTestingDetails",
    async () => (await schemas()).testRun,
  ),
  createQueue: write<CreateQueueRequest>("createQueue", "unsent"),
  deleteQueue: write<QueueRequest>("deleteQueue", "unsent"),
  getQueue: read<QueueRequest, Queue>("getQueue", async () => (await schemas()).queue),
  updateQueue: write<UpdateQueueRequest>("updateQueue", "unsent"),
  getMergeQueueMetrics: metrics,
  listQuarantinedTests: read<QuarantinedTestsRequest, QuarantinedTestsPage>(
    "listQuarantinedTests",
    async () => (await schemas()).quarantinedTestsPage,
    "/flaky-tests/list-quarantined-tests",
  ),
} as const;
