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

/*
 * The merge queue service as the operations see it. Which version of its API is spoken is not seen here: a folder of
 * this one implements `QueueService` for each, and knows paths and fields of its requests. Replies have the form into
 * which the schemas read them.
 */

export interface Repository {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** What the service knows a queue by: the repository and the branch that it merges into. */
export interface QueueAddress {
  readonly repository: Repository;
  readonly targetBranch: string;
}

export interface PullRequestAddress extends QueueAddress {
  readonly number: number;
}

/** What a schema reads. Fields that are new to us are kept: outputs and result files show them. */
type Read<Value> = Value extends object ? { readonly [Field in keyof Value]: Read<Value[Field]> } : Value;

/** What the service knows of a pull request that was submitted to a queue. Enum values are in lower case. */
export type PullRequestRecord = Read<z.infer<typeof pullRequestRecord>>;

/** The same with how it came to its state, as far as the service tells: the oldest transition first. */
export type PullRequestHistory = Read<z.infer<typeof pullRequestHistory>>;

/** Pull requests of a queue, up to a hundred; `nextCursor` is where the next ones begin, if there are any. */
export type PullRequestsPage = Read<z.infer<typeof pullRequestsPage>>;

export type Queue = Read<z.infer<typeof queue>>;

/** A run of the queue's tests, with what was reported on its test branch. */
export type TestRun = Read<z.infer<typeof testRun>>;

/** How a test run ended for one pull request. */
export type TestingResult = Read<z.infer<typeof testingResultsPage>>[number];

/** Those in a state, or of which an attempt ended since a time; `cursor` is the `nextCursor` of the page before. */
interface PullRequestFilter {
  readonly state?: string;
  readonly since?: string;
  readonly cursor?: string | undefined;
}

/** A time with both its ends, as the service writes times; up to the present where it has no end. */
interface TimeSpan {
  readonly since: string;
  readonly until?: string;
  /** So many of the newest are left out. */
  readonly offset?: number;
}

export type QuarantinedTestsPage = Read<z.infer<typeof quarantinedTestsPage>>;

/** A test whose failures do not count. Its enum values are as the service spells them. */
export type QuarantinedTest = QuarantinedTestsPage["tests"][number];

/** Whose quarantined tests are read, and in pages of how many (1 to 100). */
export interface QuarantinedTestsQuery {
  readonly repository: Repository;
  readonly orgSlug: string;
  readonly pageSize: number;
}

export interface CallOptions {
  /** Ends the call; the run's own signal when absent. */
  readonly signal?: AbortSignal;
  /** Shortens the budget of the whole call, in milliseconds. */
  readonly withinMs?: number;
}

/** A request as it goes over the wire, but for what says who asks. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
}

/** A change that is ready to be sent. A dry run shows it, and does not send it. */
export interface ServiceRequest {
  readonly wire: readonly WireRequest[];
  /** @throws ApiError when no good answer came, AbortedError on the signal. */
  send(options?: CallOptions): Promise<void>;
}

/** How a pull request stands in the queue; what is undefined is left to the service. */
export interface SubmitSettings {
  readonly priority?: number | string | undefined;
  readonly noBatch?: boolean | undefined;
}

/** Targets belong to one head commit. */
export interface PullRequestHead extends PullRequestAddress {
  readonly headSha: string;
}

export interface TargetsUpload extends ServiceRequest {
  /** Size of the request; of one that does not fit at least so much. */
  readonly bytes: number;
  /** False where the service takes no request of this size: it cannot be sent. */
  readonly fits: boolean;
}

interface UploadLimits {
  readonly bytes: number;
  /** What it takes for sure; it may count in other units, and refuse more. */
  readonly surelyTakenBytes: number;
  /** What the request has beside the items of its list. */
  readonly aroundBytes: number;
}

/** Settings of a queue by their names; null takes away the queue's own list of required statuses. */
export type QueueSettings<Value = unknown> = ReadonlyMap<string, Value>;

export interface QueueCreation<Value> extends ServiceRequest {
  /** The settings that a new queue does not take: they are for an update. */
  readonly remaining: QueueSettings<Value>;
}

/** The states that can be set; a queue enters and leaves `switching_modes` by itself. */
export type SettableState = "running" | "paused" | "draining";

/** Reads end in an ApiError when no good answer came, and in an AbortedError on the signal. */
export interface QueueService {
  /** The service's own clock in milliseconds since 1970; undefined until an answer shows it. */
  now(): number | undefined;
  /** The record in this queue; a status 404 says that there is none, or no such queue. */
  readRecord(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestRecord>;
  readQueue(queue: QueueAddress, options?: CallOptions): Promise<Queue>;
  readTestRun(queue: QueueAddress, testRunId: string, options?: CallOptions): Promise<TestRun>;
  /** Not every service tells: it may answer without transitions, or with a status 400. */
  readHistory(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestHistory>;
  /** A page of a hundred; an older service does not know this request, nor the next. */
  readPullRequests(queue: QueueAddress, filter: PullRequestFilter, options?: CallOptions): Promise<PullRequestsPage>;
  /** Of up to fifty pull requests at once; those that were never submitted are left out. */
  readHistories(
    queue: QueueAddress,
    numbers: readonly number[],
    options?: CallOptions,
  ): Promise<readonly PullRequestHistory[]>;
  /** The last hundred tests that ended in a time, the newest first. An older service does not know this request. */
  readTestingResults(queue: QueueAddress, span: TimeSpan, options?: CallOptions): Promise<readonly TestingResult[]>;
  /** In the Prometheus text format, of one repository or of all that the token may see. */
  readMetrics(repository: Repository | undefined): Promise<string>;
  /** The first page is the one of an empty text. */
  readQuarantinedTests(query: QuarantinedTestsQuery, page: string): Promise<QuarantinedTestsPage>;

  /** Submits, or changes priority and batching of what is in the queue: both are rewritten. */
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
