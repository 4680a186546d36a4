import type * as z from "zod/mini";
import type {
  pullRequestHistory,
  pullRequestRecord,
  pullRequestsPage,
  quarantinedTestsPage,
  queue,
  testingResultsPage,
  testRun,
} from "./v1/schemas.js";

/** Interface of the merge queue service. Each API version has a folder that implements `QueueService`. */

export interface Repository {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

export interface QueueAddress {
  readonly repository: Repository;
  readonly targetBranch: string;
}

export interface PullRequestAddress extends QueueAddress {
  readonly number: number;
}

/** Reply with unknown fields, for outputs and result files. */
type Read<Value> = Value extends object ? { readonly [Field in keyof Value]: Read<Value[Field]> } : Value;

/** Record of a pull request; enum values are in lower case. */
export type PullRequestRecord = Read<z.infer<typeof pullRequestRecord>>;

/** Record with its transitions, oldest first. */
export type PullRequestHistory = Read<z.infer<typeof pullRequestHistory>>;

/** At most 100 pull requests. `nextCursor` is absent on the last page. */
export type PullRequestsPage = Read<z.infer<typeof pullRequestsPage>>;

export type Queue = Read<z.infer<typeof queue>>;

export type TestRun = Read<z.infer<typeof testRun>>;

export type TestingResult = Read<z.infer<typeof testingResultsPage>>[number];

/** Filter of a list. `cursor` is the `nextCursor` of the previous page. */
interface PullRequestFilter {
  readonly state?: string;
  readonly since?: string;
  readonly cursor?: string | undefined;
}

/** Times in the service's format. `until` defaults to the present. */
interface TimeSpan {
  readonly since: string;
  readonly until?: string;
  readonly offset?: number;
}

export type QuarantinedTestsPage = Read<z.infer<typeof quarantinedTestsPage>>;

/** Quarantined test; enum values are unchanged. */
export type QuarantinedTest = QuarantinedTestsPage["tests"][number];

/** Query of a page; `pageSize` is 1 to 100. */
export interface QuarantinedTestsQuery {
  readonly repository: Repository;
  readonly orgSlug: string;
  readonly pageSize: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Limit for the whole call, in milliseconds. */
  readonly withinMs?: number;
}

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
}

export interface ServiceRequest {
  readonly wire: readonly WireRequest[];
  /** @throws ApiError without a successful reply, AbortedError after the signal */
  send(options?: CallOptions): Promise<void>;
}

/** Settings of a submission. Undefined means the service's default. */
export interface SubmitSettings {
  readonly priority?: number | string | undefined;
  readonly noBatch?: boolean | undefined;
}

export interface PullRequestHead extends PullRequestAddress {
  readonly headSha: string;
}

export interface TargetsUpload extends ServiceRequest {
  /** Bytes of the request, or a lower bound if it does not fit. */
  readonly bytes: number;
  readonly fits: boolean;
}

interface UploadLimits {
  readonly bytes: number;
  /** Size that the service certainly accepts: it may use other units. */
  readonly surelyTakenBytes: number;
  /** Bytes of the request without the list. */
  readonly aroundBytes: number;
}

/** Settings by name. Null removes the queue's own list of required statuses. */
export type QueueSettings<Value = unknown> = ReadonlyMap<string, Value>;

export interface QueueCreation<Value> extends ServiceRequest {
  readonly remaining: QueueSettings<Value>;
}

/** States that a request may set. `switching_modes` is automatic. */
export type SettableState = "running" | "paused" | "draining";

/** Requests to the service. Reads throw ApiError and AbortedError. */
export interface QueueService {
  /** Returns milliseconds since 1970; undefined before the first reply. */
  now(): number | undefined;
  /** @throws ApiError 404 for a missing record or queue */
  readRecord(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestRecord>;
  readQueue(queue: QueueAddress, options?: CallOptions): Promise<Queue>;
  readTestRun(queue: QueueAddress, testRunId: string, options?: CallOptions): Promise<TestRun>;
  /** Reads a record with transitions. An older service returns none, or a status 400. */
  readHistory(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestHistory>;
  /** Reads a page of 100. An older service knows neither this nor the next request. */
  readPullRequests(queue: QueueAddress, filter: PullRequestFilter, options?: CallOptions): Promise<PullRequestsPage>;
  /** Reads at most 50 pull requests. The reply lacks those never submitted. */
  readHistories(
    queue: QueueAddress,
    numbers: readonly number[],
    options?: CallOptions,
  ): Promise<readonly PullRequestHistory[]>;
  /** Reads the newest 100. An older service does not know this request. */
  readTestingResults(queue: QueueAddress, span: TimeSpan, options?: CallOptions): Promise<readonly TestingResult[]>;
  /** Reads Prometheus text; without a repository for all repositories of the token. */
  readMetrics(repository: Repository | undefined): Promise<string>;
  /** Reads a page; the first one is "". */
  readQuarantinedTests(query: QuarantinedTestsQuery, page: string): Promise<QuarantinedTestsPage>;

  /** Submits a pull request, or replaces priority and batching of one in the queue. */
  submit(pullRequest: PullRequestAddress, settings: SubmitSettings): ServiceRequest;
  cancel(pullRequest: PullRequestAddress): ServiceRequest;
  restartTests(pullRequest: PullRequestAddress): ServiceRequest;
  uploadImpactedTargets(head: PullRequestHead, targets: ReadonlySet<string> | "ALL"): TargetsUpload;
  uploadLimits(head: PullRequestHead): UploadLimits;
  createQueue<Value>(queue: QueueAddress, settings: QueueSettings<Value>): QueueCreation<Value>;
  updateQueue(queue: QueueAddress, settings: QueueSettings): ServiceRequest;
  setQueueState(queue: QueueAddress, state: SettableState): ServiceRequest;
  deleteQueue(queue: QueueAddress): ServiceRequest;
}
