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

/** The merge queue service as the operations see it. A folder for each version of its API implements `QueueService`. */

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

/** Unknown fields stay, for outputs and result files. */
type Read<Value> = Value extends object ? { readonly [Field in keyof Value]: Read<Value[Field]> } : Value;

/** Enum values are in lower case. */
export type PullRequestRecord = Read<z.infer<typeof pullRequestRecord>>;

/** The oldest transition comes first. */
export type PullRequestHistory = Read<z.infer<typeof pullRequestHistory>>;

/** At most 100; `nextCursor` is absent on the last page. */
export type PullRequestsPage = Read<z.infer<typeof pullRequestsPage>>;

export type Queue = Read<z.infer<typeof queue>>;

export type TestRun = Read<z.infer<typeof testRun>>;

export type TestingResult = Read<z.infer<typeof testingResultsPage>>[number];

/** `cursor` is the `nextCursor` of the page before. */
interface PullRequestFilter {
  readonly state?: string;
  readonly since?: string;
  readonly cursor?: string | undefined;
}

/** Times as the service writes them; `until` defaults to the present. */
interface TimeSpan {
  readonly since: string;
  readonly until?: string;
  /** Number of the newest results to skip. */
  readonly offset?: number;
}

export type QuarantinedTestsPage = Read<z.infer<typeof quarantinedTestsPage>>;

/** Enum values are as the service spells them. */
export type QuarantinedTest = QuarantinedTestsPage["tests"][number];

/** `pageSize` is 1 to 100. */
export interface QuarantinedTestsQuery {
  readonly repository: Repository;
  readonly orgSlug: string;
  readonly pageSize: number;
}

export interface CallOptions {
  /** Replaces the run's own signal. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole call. */
  readonly withinMs?: number;
}

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
}

export interface ServiceRequest {
  readonly wire: readonly WireRequest[];
  /** @throws ApiError when no good answer came, AbortedError on the signal. */
  send(options?: CallOptions): Promise<void>;
}

/** Undefined leaves the choice to the service. */
export interface SubmitSettings {
  readonly priority?: number | string | undefined;
  readonly noBatch?: boolean | undefined;
}

export interface PullRequestHead extends PullRequestAddress {
  readonly headSha: string;
}

export interface TargetsUpload extends ServiceRequest {
  /** Size of the request, or a lower bound if it does not fit. */
  readonly bytes: number;
  readonly fits: boolean;
}

interface UploadLimits {
  readonly bytes: number;
  /** Accepted for certain; the service may count in other units. */
  readonly surelyTakenBytes: number;
  /** Bytes beside the items of the list. */
  readonly aroundBytes: number;
}

/** Null removes the queue's own list of required statuses. */
export type QueueSettings<Value = unknown> = ReadonlyMap<string, Value>;

export interface QueueCreation<Value> extends ServiceRequest {
  /** Settings that only an update accepts. */
  readonly remaining: QueueSettings<Value>;
}

/** A queue enters and leaves `switching_modes` automatically. */
export type SettableState = "running" | "paused" | "draining";

/** Reads throw ApiError and AbortedError. */
export interface QueueService {
  /** Milliseconds since 1970; undefined before the first answer. */
  now(): number | undefined;
  /** @throws ApiError 404 for a missing record or queue */
  readRecord(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestRecord>;
  readQueue(queue: QueueAddress, options?: CallOptions): Promise<Queue>;
  readTestRun(queue: QueueAddress, testRunId: string, options?: CallOptions): Promise<TestRun>;
  /** An older service returns no transitions, or a status 400. */
  readHistory(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestHistory>;
  /** A page of 100; unknown to an older service, like the next one. */
  readPullRequests(queue: QueueAddress, filter: PullRequestFilter, options?: CallOptions): Promise<PullRequestsPage>;
  /** At most 50 pull requests; those never submitted are missing. */
  readHistories(
    queue: QueueAddress,
    numbers: readonly number[],
    options?: CallOptions,
  ): Promise<readonly PullRequestHistory[]>;
  /** The newest 100; unknown to an older service. */
  readTestingResults(queue: QueueAddress, span: TimeSpan, options?: CallOptions): Promise<readonly TestingResult[]>;
  /** Prometheus text format; of all repositories of the token without one. */
  readMetrics(repository: Repository | undefined): Promise<string>;
  /** The first page is "". */
  readQuarantinedTests(query: QuarantinedTestsQuery, page: string): Promise<QuarantinedTestsPage>;

  /** Replaces priority and batching of a pull request in the queue. */
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
