import type { QUEUE_SETTINGS } from "./queue-settings.js";

/** Repository on a Git host. The folders `v1` and `v2` implement the interfaces in this file. */

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

/** Reply of the service. Unknown fields are allowed, and are copied to outputs and result files. */
interface Reply {
  readonly [field: string]: unknown;
}

interface MergeabilityReason extends Reply {
  /** Code in lower case, such as `failing_check`. */
  readonly code: string;
  readonly message?: Maybe<string>;
  readonly check?: Maybe<string>;
}

interface Readiness extends Reply {
  readonly requiresImpactedTargets?: Maybe<boolean>;
  readonly doesBaseBranchMatch?: Maybe<boolean>;
  /** True when impacted targets were uploaded. Missing in replies that do not show them. */
  readonly hasImpactedTargets?: Maybe<boolean>;
  readonly gitHubMergeability?: Maybe<string>;
  /** Reasons for the state `not_mergeable` (API v2). */
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

/** Record of a pull request. Enum values are in lower case. Times are texts in the service's format. */
export interface PullRequestRecord extends QueueEntry {
  readonly stateChangedAt: string;
  readonly isCurrentlySubmittedToQueue: boolean;
  readonly prSha: string;
  readonly prNumber?: Maybe<number>;
  /** State of the pull request on GitHub: `open`, `closed` or `merged` (API v2). */
  readonly prState?: Maybe<string>;
  readonly usedDefaultPriorityName?: Maybe<string>;
  readonly verifiedByTestRun?: Maybe<string>;
  readonly forceEnqueued?: Maybe<boolean>;
  readonly readiness?: Maybe<Readiness>;
}

interface Transition extends Reply {
  readonly state: string;
  readonly timestamp?: Maybe<string>;
  /** Reason in upper case. */
  readonly reason?: Maybe<string>;
  readonly testRunId?: Maybe<string>;
  readonly failingChecks?: Maybe<readonly string[]>;
  readonly failure?: Maybe<{
    readonly conflictCulprit?: Maybe<{ readonly type?: Maybe<string>; readonly number?: Maybe<number> }>;
  }>;
}

/** Record with all its changes of state, the oldest first. */
export interface PullRequestHistory extends PullRequestRecord {
  readonly timeline?: Maybe<readonly Transition[]>;
}

export interface ListedPullRequest extends QueueEntry {
  readonly prNumber: number;
  readonly prSha: string;
  readonly stateChangedAt: string;
}

/** Page of at most 100 pull requests. `nextCursor` is missing on the last page. */
interface PullRequestsPage {
  readonly pullRequests: readonly ListedPullRequest[];
  readonly nextCursor?: Maybe<string>;
}

export interface EnqueuedPullRequest extends QueueEntry {
  readonly prNumber: number;
  readonly prSha?: Maybe<string>;
  readonly stateChangedAt?: Maybe<string>;
  /**
   * Numbers of the pull requests that this pull request waits for: directly ahead in its lanes, or blocking it for
   * another reason (API v2).
   */
  readonly ahead?: Maybe<readonly number[]>;
  /**
   * True when the queue has not admitted the pull request yet (API v2). Only a running queue admits it. No other pull
   * request waits for it.
   */
  readonly isAwaitingAdmission?: Maybe<boolean>;
}

type Settings = typeof QUEUE_SETTINGS;

type NumberSettings = {
  readonly [Name in keyof Settings as Settings[Name]["kind"] extends "number" ? Name : never]?: Maybe<number>;
};

/** Queue with its settings, named as in `QUEUE_SETTINGS`. */
export interface Queue extends Reply, NumberSettings {
  readonly state: string;
  readonly branch?: Maybe<string>;
  readonly mode?: Maybe<string>;
  /** `terraform` when Terraform last changed the queue (API v2). */
  readonly managedState?: Maybe<string>;
  /** Pull requests in the order of the queue: the admitted ones, then those that await their admission. */
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

/** Page of at most 100 results, the newest first. `nextCursor` is missing on the last page. */
interface TestingResultsPage {
  readonly testingResults: readonly TestingResult[];
  readonly nextCursor?: Maybe<string>;
}

/** Filter for a list of pull requests. `cursor` is `nextCursor` of the previous page. */
export interface PullRequestFilter {
  readonly state?: string;
  readonly since?: string;
  readonly cursor?: string | undefined;
}

/** Time span for a list. `until` defaults to the present. `cursor` is `nextCursor` of the previous page. */
export interface TimeSpan {
  readonly since: string;
  readonly until?: string;
  readonly cursor?: string | undefined;
}

/** Quarantined test. Enum values are in upper case. */
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
  /** Id computed from the names of the test (API v1). */
  readonly test_case_id?: Maybe<string>;
  /** Id that is independent of the names of the test (API v2). */
  readonly testId?: Maybe<string>;
}

/** Page of quarantined tests. Only the last page has an empty `nextPage`. */
export interface QuarantinedTestsPage {
  readonly tests: readonly QuarantinedTest[];
  readonly nextPage: string;
  /** Number of tests on all pages together. */
  readonly total: number | undefined;
}

/** Request for a page of tests. `pageSize` is 1 to 100. */
export interface QuarantinedTestsQuery {
  readonly repository: Repository;
  readonly orgSlug: string;
  readonly pageSize: number;
}

/** Time when the service expects the merge, or the reason for a missing estimate, if the service reports reasons. */
export type ServiceMergeTimeEstimate = { readonly at: string } | { readonly reason: string | undefined };

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Maximum milliseconds for the call with all its retries. */
  readonly withinMs?: number;
}

export interface ReadQueueOptions extends CallOptions {
  /**
   * Pull requests for which to read author, priority and time of the state: only those with a test run, or all. Each
   * page of pull requests requires one more request.
   */
  readonly details?: "tested" | "all";
}

export interface ReadRecordsOptions extends CallOptions {
  /**
   * True when the records must show if impacted targets were uploaded. API v2 may require an additional request for
   * each record.
   */
  readonly withTargets?: boolean | undefined;
}

export interface HttpRequestContent {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer | undefined;
}

export interface ServiceRequest {
  readonly wire: readonly HttpRequestContent[];
  /** Sends the request. @throws ApiError without a successful reply, AbortedError */
  send(options?: CallOptions): Promise<void>;
}

/** Settings of a submission. The service uses its default for an undefined field. */
export interface SubmissionSettings {
  readonly priority?: number | string | undefined;
  readonly noBatch?: boolean | undefined;
}

export interface PullRequestHead extends PullRequestAddress {
  readonly headSha: string;
}

export interface TargetsUploadRequest extends ServiceRequest {
  /** Size of the request in bytes. If the request is too large, a lower bound. */
  readonly bytes: number;
  readonly fits: boolean;
}

interface UploadLimits {
  readonly bytes: number;
  /** Request size in bytes that the service certainly accepts. The documented limit may use another unit. */
  readonly surelyTakenBytes: number;
  /** Size in bytes of the request without its targets. */
  readonly aroundBytes: number;
  /** Maximum number of targets in a request. */
  readonly targets: number;
  /** Maximum milliseconds until a record shows an upload. */
  readonly settlesMs: number;
}

/** Settings by name. Null removes the list of required statuses from the queue. */
export type QueueSettings<Value = unknown> = ReadonlyMap<string, Value>;

export interface QueueCreationRequest<Value> extends ServiceRequest {
  readonly remaining: QueueSettings<Value>;
}

/** States that a request can set. Only the service sets `switching_modes`. */
export type SettableQueueState = "running" | "paused" | "draining";

/** Requests to the service. Methods that read throw ApiError and AbortedError. */
export interface QueueService {
  /** Returns the service's present time in milliseconds since 1970; undefined before the first reply. */
  now(): number | undefined;
  /** True when the service's records name their test runs. GitHub is then not needed to find them. */
  readonly namesTestRuns: boolean;
  /** True when the service accepts a change of the state while the queue switches modes. */
  readonly setsStateDuringModeSwitch: boolean;
  /** Reads the record of a pull request. @throws ApiError with status 404 if the record or the queue does not exist */
  readRecord(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestRecord>;
  /** Reads a record again with the cheapest request that shows its state and head. */
  readRecordAgain(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestRecord>;
  /** Returns the branch of another queue that a pull request is in, if the service reports it (API v2). */
  readOtherBranch(pullRequest: PullRequestAddress, options?: CallOptions): Promise<string | undefined>;
  /**
   * Reads the records of up to 50 pull requests. The result lacks pull requests that were never submitted. An older
   * version of the service does not support this request.
   */
  readRecords(
    queue: QueueAddress,
    numbers: readonly number[],
    options?: ReadRecordsOptions,
  ): Promise<readonly PullRequestRecord[]>;
  readQueue(queue: QueueAddress, options?: ReadQueueOptions): Promise<Queue>;
  /**
   * Reads the estimated merge time. @throws ApiError 404 if the pull request is not in the queue, or the queue has no
   * estimates
   */
  readEstimate(pullRequest: PullRequestAddress, options?: CallOptions): Promise<ServiceMergeTimeEstimate>;
  readTestRun(queue: QueueAddress, testRunId: string, options?: CallOptions): Promise<TestRun>;
  /** Reads a record with its changes of state. An older version of the service omits them, or returns status 400. */
  readHistory(pullRequest: PullRequestAddress, options?: CallOptions): Promise<PullRequestHistory>;
  /** Reads a page of up to 100 pull requests. An older version of the service does not support this request. */
  readPullRequests(queue: QueueAddress, filter: PullRequestFilter, options?: CallOptions): Promise<PullRequestsPage>;
  /** Reads the histories of up to 50 pull requests. The result lacks pull requests that were never submitted. */
  readHistories(
    queue: QueueAddress,
    numbers: readonly number[],
    options?: CallOptions,
  ): Promise<readonly PullRequestHistory[]>;
  /** Reads up to 100 test results, the newest first. An older version of the service does not support this request. */
  readTestingResults(queue: QueueAddress, span: TimeSpan, options?: CallOptions): Promise<TestingResultsPage>;
  /** Reads metrics in Prometheus format. If `repository` is undefined, reads the metrics of all repositories. */
  readMetrics(repository: Repository | undefined): Promise<string>;
  /** Reads a page of quarantined tests. `page` is empty for the first page, then `nextPage` of the previous page. */
  readQuarantinedTests(query: QuarantinedTestsQuery, page: string): Promise<QuarantinedTestsPage>;

  submit(pullRequest: PullRequestAddress, settings: SubmissionSettings): ServiceRequest;
  /** Replaces the priority and the batching of a pull request in the queue. */
  update(pullRequest: PullRequestAddress, settings: SubmissionSettings): ServiceRequest;
  cancel(pullRequest: PullRequestAddress): ServiceRequest;
  restartTests(pullRequest: PullRequestAddress): ServiceRequest;
  /**
   * Runs the failed checks of a pull request in `pending_failure` again, which does not change its position. Undefined
   * for API v1.
   */
  rerunFailedChecks?(pullRequest: PullRequestAddress): ServiceRequest;
  uploadImpactedTargets(head: PullRequestHead, targets: ReadonlySet<string> | "ALL"): TargetsUploadRequest;
  uploadLimits(head: PullRequestHead): UploadLimits;
  createQueue<Value>(queue: QueueAddress, settings: QueueSettings<Value>): QueueCreationRequest<Value>;
  updateQueue(queue: QueueAddress, settings: QueueSettings): ServiceRequest;
  setQueueState(queue: QueueAddress, state: SettableQueueState): ServiceRequest;
  deleteQueue(queue: QueueAddress): ServiceRequest;
}

export type QueueReader = Pick<QueueService, Extract<keyof QueueService, `read${string}`>>;
