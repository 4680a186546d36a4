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

/** Repository on a Git host. This file is the interface that the folder of each API version implements. */

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

/** Reply with its unknown fields, which outputs and result files include. */
type Read<Value> = Value extends object ? { readonly [Field in keyof Value]: Read<Value[Field]> } : Value;

/** Record of a pull request. Values of enums are in lower case. */
export type PullRequestRecord = Read<z.infer<typeof pullRequestRecord>>;

/** Record with its changes of state, oldest first. */
export type PullRequestHistory = Read<z.infer<typeof pullRequestHistory>>;

/** Page of at most 100 pull requests. The last page has no `nextCursor`. */
export type PullRequestsPage = Read<z.infer<typeof pullRequestsPage>>;

export type Queue = Read<z.infer<typeof queue>>;

export type TestRun = Read<z.infer<typeof testRun>>;

export type TestingResult = Read<z.infer<typeof testingResultsPage>>[number];

/** Filter of a list. `cursor` is the `nextCursor` of the page before. */
interface PullRequestFilter {
  readonly state?: string;
  readonly since?: string;
  readonly cursor?: string | undefined;
}

/** Span of time, written as the service writes it. Without `until`, it extends to the present. */
interface TimeSpan {
  readonly since: string;
  readonly until?: string;
  readonly offset?: number;
}

export type QuarantinedTestsPage = Read<z.infer<typeof quarantinedTestsPage>>;

/** Quarantined test. Values of enums stay as the service writes them. */
export type QuarantinedTest = QuarantinedTestsPage["tests"][number];

/** Request for a page of tests. `pageSize` is 1 to 100. */
export interface QuarantinedTestsQuery {
  readonly repository: Repository;
  readonly orgSlug: string;
  readonly pageSize: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole call with its retries. */
  readonly withinMs?: number;
}

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
}

export interface ServiceRequest {
  readonly wire: readonly WireRequest[];
  /** Sends the request. @throws ApiError without a successful reply, AbortedError */
  send(options?: CallOptions): Promise<void>;
}

/** Settings of a submission. For undefined fields, the service uses its defaults. */
export interface SubmitSettings {
  readonly priority?: number | string | undefined;
  readonly noBatch?: boolean | undefined;
}

export interface PullRequestHead extends PullRequestAddress {
  readonly headSha: string;
}

export interface TargetsUpload extends ServiceRequest {
  /** Size of the request in bytes. If it does not fit, a lower bound of its size. */
  readonly bytes: number;
  readonly fits: boolean;
}

interface UploadLimits {
  readonly bytes: number;
  /** Size in bytes that the service accepts in any case. Its documented limit may use another unit. */
  readonly surelyTakenBytes: number;
  /** Size of the request in bytes without the list. */
  readonly aroundBytes: number;
}

/** Settings by name. Null removes the queue's own list of required statuses. */
export type QueueSettings<Value = unknown> = ReadonlyMap<string, Value>;

export interface QueueCreation<Value> extends ServiceRequest {
  readonly remaining: QueueSettings<Value>;
}

/** States that a request may set. Only the queue itself sets `switching_modes`. */
export type SettableState = "running" | "paused" | "draining";

/** Requests to the service. Reading methods throw ApiError and AbortedError. */
export interface QueueService {
  /** Returns the service's time in milliseconds since 1970; undefined before its first reply. */
  now(): number | undefined;
  /** Reads the record of a pull request. @throws ApiError with status 404 without a record or a queue */
  readRecord(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestRecord>;
  readQueue(queue: QueueAddress, options?: CallOptions): Promise<Queue>;
  readTestRun(queue: QueueAddress, testRunId: string, options?: CallOptions): Promise<TestRun>;
  /** Reads a record with its changes of state. An older service omits these, or returns status 400. */
  readHistory(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestHistory>;
  /** Reads a page of up to 100 pull requests. An older service knows neither this request nor the next one. */
  readPullRequests(queue: QueueAddress, filter: PullRequestFilter, options?: CallOptions): Promise<PullRequestsPage>;
  /** Reads up to 50 pull requests. Those that were never submitted are missing in the reply. */
  readHistories(
    queue: QueueAddress,
    numbers: readonly number[],
    options?: CallOptions,
  ): Promise<readonly PullRequestHistory[]>;
  /** Reads up to 100 test results, newest first. An older service does not know this request. */
  readTestingResults(queue: QueueAddress, span: TimeSpan, options?: CallOptions): Promise<readonly TestingResult[]>;
  /** Reads metrics as Prometheus text. Without a repository, those of all repositories of the token. */
  readMetrics(repository: Repository | undefined): Promise<string>;
  /** Reads a page. `page` is empty for the first page, later the token in the page before. */
  readQuarantinedTests(query: QuarantinedTestsQuery, page: string): Promise<QuarantinedTestsPage>;

  /** Submits a pull request. If it is in the queue, replaces its priority and its batching. */
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
