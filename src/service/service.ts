import type { QUEUE_SETTINGS } from "./queue-settings.js";

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

type Maybe<Value> = Value | null | undefined;

/** Replies may have more fields, for outputs and result files. */
interface Reply {
  readonly [field: string]: unknown;
}

interface MergeabilityReason extends Reply {
  /** In lower case, such as `failing_check`. */
  readonly code: string;
  readonly message?: Maybe<string>;
  readonly check?: Maybe<string>;
}

interface Readiness extends Reply {
  readonly requiresImpactedTargets?: Maybe<boolean>;
  readonly doesBaseBranchMatch?: Maybe<boolean>;
  /** Missing where the service does not look them up. */
  readonly hasImpactedTargets?: Maybe<boolean>;
  readonly gitHubMergeability?: Maybe<string>;
  /** Reasons for `not_mergeable` (API v2). */
  readonly reasons?: Maybe<readonly MergeabilityReason[]>;
}

interface QueueEntry extends Reply {
  readonly id?: Maybe<string>;
  readonly state?: Maybe<string>;
  readonly prTitle?: Maybe<string>;
  readonly prBaseBranch?: Maybe<string>;
  readonly prAuthor?: Maybe<string>;
  readonly priorityName?: Maybe<string>;
  readonly priorityValue?: Maybe<number>;
  readonly skipTheLine?: Maybe<boolean>;
  readonly noBatch?: Maybe<boolean>;
}

/** Record of a pull request. Enum values are in lower case, times as the service writes them. */
export interface PullRequestRecord extends QueueEntry {
  readonly stateChangedAt: string;
  readonly isCurrentlySubmittedToQueue: boolean;
  readonly prSha: string;
  readonly prNumber?: Maybe<number>;
  /** State on the Git host: `open`, `closed` or `merged` (API v2). */
  readonly prState?: Maybe<string>;
  readonly usedDefaultPriorityName?: Maybe<string>;
  readonly verifiedByTestRun?: Maybe<string>;
  readonly forceEnqueued?: Maybe<boolean>;
  readonly readiness?: Maybe<Readiness>;
}

interface Transition extends Reply {
  readonly state: string;
  readonly timestamp?: Maybe<string>;
  /** In upper case. */
  readonly reason?: Maybe<string>;
  readonly testRunId?: Maybe<string>;
  /** Names of the checks that caused a failure. */
  readonly failingChecks?: Maybe<readonly string[]>;
  readonly failure?: Maybe<{
    readonly conflictCulprit?: Maybe<{ readonly type?: Maybe<string>; readonly number?: Maybe<number> }>;
  }>;
}

/** Record with its changes of state, oldest first. */
export interface PullRequestHistory extends PullRequestRecord {
  readonly timeline?: Maybe<readonly Transition[]>;
}

export interface ListedPullRequest extends QueueEntry {
  readonly prNumber: number;
  readonly prSha: string;
  readonly stateChangedAt: string;
}

/** Page of at most 100 pull requests. The last page has no `nextCursor`. */
interface PullRequestsPage {
  readonly pullRequests: readonly ListedPullRequest[];
  readonly nextCursor?: Maybe<string>;
}

export interface EnqueuedPullRequest extends QueueEntry {
  readonly prNumber: number;
  readonly prSha?: Maybe<string>;
  readonly stateChangedAt?: Maybe<string>;
  /** With lanes, numbers of the pull requests directly ahead, or that hold it (API v2). */
  readonly ahead?: Maybe<readonly number[]>;
}

type Settings = typeof QUEUE_SETTINGS;

type NumberSettings = {
  readonly [Name in keyof Settings as Settings[Name]["kind"] extends "number" ? Name : never]?: Maybe<number>;
};

/** Queue with its settings, in the names of `QUEUE_SETTINGS`. */
export interface Queue extends Reply, NumberSettings {
  readonly state: string;
  readonly branch?: Maybe<string>;
  readonly mode?: Maybe<string>;
  /** `terraform` for a queue whose last change came from there (API v2). */
  readonly managedState?: Maybe<string>;
  /** Admitted pull requests in their order. */
  readonly enqueuedPullRequests: readonly EnqueuedPullRequest[];
}

interface CheckRun {
  readonly name: string;
  readonly url?: Maybe<string>;
  readonly status?: Maybe<string>;
  readonly conclusion?: Maybe<string>;
}

interface StatusCheck {
  readonly context: string;
  readonly url?: Maybe<string>;
  readonly state?: Maybe<string>;
}

interface TestedPullRequest {
  readonly prNumber: number;
  readonly prUrl?: Maybe<string>;
  readonly title?: Maybe<string>;
}

export interface TestRun extends Reply {
  readonly testBranch: string;
  readonly testBranchSha?: Maybe<string>;
  readonly createdAt?: Maybe<string>;
  readonly status?: Maybe<string>;
  readonly isBisection?: Maybe<boolean>;
  readonly requiredStatusesSource?: Maybe<string>;
  readonly requiredStatuses?: Maybe<readonly string[]>;
  readonly impactedTargets?: Maybe<readonly string[]>;
  readonly impactedTargetsForTestedPrs?: Maybe<readonly string[]>;
  readonly checkSuites?: Maybe<readonly { readonly checkRuns?: Maybe<readonly CheckRun[]> }[]>;
  readonly statusChecks?: Maybe<readonly StatusCheck[]>;
  readonly testedPullRequests?: Maybe<readonly TestedPullRequest[]>;
  readonly dependentPrs?: Maybe<readonly number[]>;
}

/** Result of one pull request in one test run. */
export interface TestingResult extends Reply {
  readonly prNumber: number;
  readonly endedAt: string;
  readonly outcome: string;
  readonly testRunId: string;
  readonly testingDurationMs?: Maybe<number>;
  readonly cycleConclusion?: Maybe<string>;
  readonly bisection?: Maybe<string>;
}

/** At most 100 results, the newest first. `nextCursor` is absent on the last page. */
interface TestingResultsPage {
  readonly testingResults: readonly TestingResult[];
  readonly nextCursor?: Maybe<string>;
}

/** Filter of a list. `cursor` is the `nextCursor` of the page before. */
export interface PullRequestFilter {
  readonly state?: string;
  readonly since?: string;
  readonly cursor?: string | undefined;
}

/** Times in the service's format. `until` defaults to the present; `cursor` is the `nextCursor` of the previous page. */
export interface TimeSpan {
  readonly since: string;
  readonly until?: string;
  readonly cursor?: string | undefined;
}

/** Quarantined test; enum values are in upper case. */
export interface QuarantinedTest extends Reply {
  readonly name: string;
  readonly parent?: Maybe<string>;
  readonly file?: Maybe<string>;
  readonly classname?: Maybe<string>;
  readonly variant?: Maybe<string>;
  readonly codeowners?: Maybe<readonly string[]>;
  readonly quarantined_at?: Maybe<string>;
  readonly status?: Maybe<string>;
  readonly status_last_updated_at?: Maybe<string>;
  readonly quarantine_setting?: Maybe<string>;
  /** Id that the names determine (API v1). */
  readonly test_case_id?: Maybe<string>;
  /** Id that the names do not determine (API v2). */
  readonly testId?: Maybe<string>;
}

/** Page of tests. Only an empty `nextPage` marks the last page. */
export interface QuarantinedTestsPage {
  readonly tests: readonly QuarantinedTest[];
  readonly nextPage: string;
  /** Number of tests in all pages. */
  readonly total: number | undefined;
}

/** Request for a page of tests. `pageSize` is 1 to 100. */
export interface QuarantinedTestsQuery {
  readonly repository: Repository;
  readonly orgSlug: string;
  readonly pageSize: number;
}

/** Time at which the service expects the merge, or the reason for no estimate. */
export type Estimate = { readonly at: string } | { readonly reason: string };

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole call with its retries. */
  readonly withinMs?: number;
}

export interface ReadQueueOptions extends CallOptions {
  /** Pull requests with state since a time, author and priority, at the cost of requests: those with a test run, or all. */
  readonly details?: "tested" | "all";
}

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer | undefined;
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
  /** Maximum number of targets in a request. */
  readonly targets: number;
  /** Time until a record shows an upload, in milliseconds. */
  readonly settlesMs: number;
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
  /** True when transitions name their test runs: then they need not be looked up on the Git host. */
  readonly namesTestRuns: boolean;
  /** Reads the record of a pull request. @throws ApiError with status 404 without a record or a queue */
  readRecord(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestRecord>;
  /** Reads a live record once more, in the cheapest way that shows its state and head. */
  readRecordAgain(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestRecord>;
  /** Returns the branch of another queue that a pull request is in, if the service reports it (API v2). */
  readOtherBranch(pullRequest: PullRequestAddress, options?: CallOptions): Promise<string | undefined>;
  readQueue(queue: QueueAddress, options?: ReadQueueOptions): Promise<Queue>;
  /** @throws ApiError 404 for a pull request that is not in the queue, or a queue without estimates */
  readEstimate(pullRequest: PullRequestAddress, options?: CallOptions): Promise<Estimate>;
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
  readTestingResults(queue: QueueAddress, span: TimeSpan, options?: CallOptions): Promise<TestingResultsPage>;
  /** Reads metrics as Prometheus text. Without a repository, those of all repositories of the token. */
  readMetrics(repository: Repository | undefined): Promise<string>;
  /** Reads a page. `page` is empty for the first page, and then the token from the page before. */
  readQuarantinedTests(query: QuarantinedTestsQuery, page: string): Promise<QuarantinedTestsPage>;

  submit(pullRequest: PullRequestAddress, settings: SubmitSettings): ServiceRequest;
  /** Replaces priority and batching of a pull request in the queue. */
  update(pullRequest: PullRequestAddress, settings: SubmitSettings): ServiceRequest;
  cancel(pullRequest: PullRequestAddress): ServiceRequest;
  restartTests(pullRequest: PullRequestAddress): ServiceRequest;
  uploadImpactedTargets(head: PullRequestHead, targets: ReadonlySet<string> | "ALL"): TargetsUpload;
  uploadLimits(head: PullRequestHead): UploadLimits;
  createQueue<Value>(queue: QueueAddress, settings: QueueSettings<Value>): QueueCreation<Value>;
  updateQueue(queue: QueueAddress, settings: QueueSettings): ServiceRequest;
  setQueueState(queue: QueueAddress, state: SettableState): ServiceRequest;
  deleteQueue(queue: QueueAddress): ServiceRequest;
}

export type QueueReads = Pick<QueueService, Extract<keyof QueueService, `read${string}`>>;
