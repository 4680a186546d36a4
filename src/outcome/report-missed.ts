import { GitHostError } from "../ci/host.js";
import type { RequestBudget } from "../diagnosis/budget.js";
import { GitHostLookUpError, InputError } from "../errors.js";
import type { OperationContext, OperationResult, OutputValue, PlannedRequest } from "../operation.js";
import { formatQueueName } from "../queue/read.js";
import { determineServiceTime } from "../service/present.js";
import type { ListedPullRequest, PullRequestHistory } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount, formatDuration, parseTimeMs, TIME_UNIT_MS } from "../text/format.js";
import { escapeText, joinBlocks, toLimitedTable, toPullRequestLink } from "../text/markdown.js";
import {
  HISTORIES_PER_REQUEST,
  listFinishedPullRequests,
  readPullRequestHistories,
  toPullRequestHistory,
} from "./finished-since.js";
import type { ReportInputValues } from "./inputs.js";
import { listOutcomes, type QueueOutcome, readPullRequestFromGitHub } from "./outcomes.js";
import { createReporterIdentity, MAX_CLOCK_SKEW_MS, parseReportMarker } from "./report-markers.js";
import { listChatMessages, listReportedOutcomes, reportKnownOutcome } from "./report-outcome.js";
import { createTextSignerForPullRequest } from "./write-report.js";

export interface MissedReportInputValues extends ReportInputValues {
  readonly maxAge: number;
  readonly maxReports: number;
}

const MOST_REQUESTS = 20;
/** An event of GitHub may start the report of an outcome within this number of milliseconds after the outcome. */
const GRACE_MS = 10 * TIME_UNIT_MS.m;
/** Maximum pages of 100 comments. A workflow's token allows 1,000 requests to GitHub per hour. */
const COMMENT_PAGES = 30;
const MOST_CANDIDATES = 200;
/**
 * Maximum number of reports that GitHub may reject before it accepts the first one. More rejections probably mean that
 * GitHub rejects every report.
 */
const MOST_REJECTED = 3;

type MissedResult = OperationResult<
  "complete" | "incomplete",
  "reported-count" | "remaining-count" | "finished-count" | "reports" | "messages"
>;

interface Run {
  readonly values: MissedReportInputValues;
  readonly target: QueueTarget;
  readonly context: OperationContext;
}

export async function reportMissedOutcomes(
  values: MissedReportInputValues,
  target: QueueTarget,
  context: OperationContext,
): Promise<MissedResult> {
  const run = { values, target, context };
  const listing = await listRecentlyFinished(run);
  const markers = await readReportedMarkers(run, listing.nowMs);
  const missed = listing.finished.filter((each) => !isReported(each, markers)).toSorted(byTime);
  const due = missed.filter((each) => !isTooRecent(each, listing.nowMs));
  const progress = await reportEach(due.slice(0, MOST_CANDIDATES), MOST_REQUESTS - listing.requests, markers, run);
  const [rejection] = progress.rejected;
  if (rejection !== undefined && progress.reports.length === 0) throw rejection;
  const remaining = due.length - progress.done + progress.rejected.length;
  return summarize({ ...listing, ...progress, remaining, tooRecent: missed.length - due.length }, run);
}

/**
 * Lists recently finished pull requests. If this machine's clock differs from the service's clock, lists them again
 * with the service's time.
 */
async function listRecentlyFinished({ values, target, context: { service, clock, log } }: Run) {
  const listAt = (ms: number) => listFinishedPullRequests(service, target, new Date(ms - values.maxAge).toISOString());
  const machineMs = clock.now();
  const first = await listAt(machineMs);
  const { ms: nowMs, notes } = determineServiceTime(service, clock, []);
  for (const note of notes) log.info(note);
  if (Math.abs(nowMs - machineMs) <= MAX_CLOCK_SKEW_MS) return { ...first, nowMs };
  const second = await listAt(nowMs);
  return { ...second, requests: first.requests + second.requests, nowMs };
}

interface ReportedMarkers {
  readonly known: ReadonlySet<string>;
  /** True when `known` contains all reported outcomes. */
  readonly isWhole: boolean;
}

function markerName(number: number, { key }: Pick<QueueOutcome, "key">): string {
  return `${number} ${key}`;
}

/**
 * Reads the outcomes that recent comments in the repository report. This takes few requests, because GitHub lists the
 * comments of a whole repository. GitHub cannot list statuses in this way, so each report as a status reads the
 * statuses of one commit.
 */
async function readReportedMarkers({ values, target, context }: Run, nowMs: number): Promise<ReportedMarkers> {
  const { repository } = target;
  const known = new Set<string>();
  if (values.reportTo !== "comment" || context.host === undefined) return { known, isWhole: false };
  const since = new Date(nowMs - values.maxAge - MAX_CLOCK_SKEW_MS).toISOString();
  const reading = context.host.posts.commentsSince(repository, since, COMMENT_PAGES);
  const { items, whole: isWhole } = await reading.catch((error: unknown) => {
    if (!(error instanceof GitHostError)) throw error;
    throw new GitHostLookUpError([`Earlier reports could not be read: ${error.message}.`], { details: error.advice });
  });
  for (const { number, body } of items) {
    const seal = createTextSignerForPullRequest({ repository, number }, context.token.seal);
    const marker = parseReportMarker(body, seal);
    // A re-run reports its own outcomes again, because the outputs of its earlier attempt may be lost.
    const isOwn = marker !== undefined && createReporterIdentity(context.run, seal).isOwn(marker.nonce);
    if (marker !== undefined && !isOwn) known.add(markerName(number, marker));
  }
  return { known, isWhole };
}

/** Returns the outcome of a listed pull request; undefined if it is in the queue again. */
function shownOutcome(listed: ListedPullRequest): QueueOutcome | undefined {
  return listOutcomes({ record: toPullRequestHistory(listed), onHost: undefined }).at(-1);
}

function isReported(listed: ListedPullRequest, { known }: ReportedMarkers): boolean {
  const outcome = shownOutcome(listed);
  return outcome !== undefined && known.has(markerName(listed.prNumber, outcome));
}

function isTooRecent(listed: ListedPullRequest, nowMs: number): boolean {
  return parseTimeMs(shownOutcome(listed)?.at) > nowMs - GRACE_MS;
}

function byTime(one: ListedPullRequest, other: ListedPullRequest): number {
  // An invalid time makes the difference NaN. Such pull requests stay in their order.
  return parseTimeMs(one.stateChangedAt) - parseTimeMs(other.stateChangedAt) || 0;
}

interface Progress {
  readonly reports: readonly {
    readonly number: number;
    readonly message: string;
    readonly reports: readonly OutputValue[];
    readonly messages: readonly OutputValue[];
  }[];
  readonly requests: readonly PlannedRequest[];
  readonly rejected: readonly InputError[];
  readonly done: number;
  readonly limit: string | undefined;
}

async function reportEach(
  candidates: readonly ListedPullRequest[],
  requestsLeft: number,
  markers: ReportedMarkers,
  run: Run,
): Promise<Progress> {
  let progress: Progress = { reports: [], requests: [], rejected: [], done: 0, limit: undefined };
  // The diagnoses may use only the requests that the histories do not need. Histories are more important, because they
  // show outcomes of earlier attempts.
  const budget = { left: requestsLeft - Math.ceil(candidates.length / HISTORIES_PER_REQUEST) };
  for await (const { number, history } of readPullRequestHistories(candidates, run.target, run.context, requestsLeft)) {
    const { reports, requests, rejected } = progress;
    const done = progress.done + 1;
    try {
      const added = await reportCandidate(number, history, markers, budget, run);
      const all = { reports: [...reports, ...added.reports], requests: [...requests, ...added.requests] };
      progress = { ...progress, ...all, done };
    } catch (error) {
      if (error instanceof GitHostLookUpError) return { ...progress, limit: error.message };
      // GitHub may reject the report of one pull request only, so the run continues with the others.
      if (!(error instanceof InputError) || (reports.length === 0 && rejected.length >= MOST_REJECTED)) throw error;
      progress = { ...progress, rejected: [...rejected, error], done };
    }
    const isFull = progress.reports.length + progress.requests.length >= run.values.maxReports;
    if (isFull && done < candidates.length)
      return { ...progress, limit: `The limit ${run.context.nameInput("max-reports")} is ${run.values.maxReports}.` };
  }
  return { ...progress, limit: progress.rejected[0]?.message };
}

/**
 * Reports the newest outcome of a pull request. @throws InputError if GitHub rejects the report, GitHostLookUpError if
 * GitHub's rate limit is exceeded
 */
async function reportCandidate(
  number: number,
  record: PullRequestHistory,
  { known, isWhole }: ReportedMarkers,
  budget: RequestBudget,
  { values, target, context }: Run,
): Promise<Pick<Progress, "reports" | "requests">> {
  const found = await readPullRequestFromGitHub(number, target, context);
  if (found instanceof GitHostError && found.limited)
    throw new GitHostLookUpError([`${found.message}.`], { cause: found });
  const facts = { record, onHost: found instanceof GitHostError ? undefined : found };
  const newest = listOutcomes(facts).at(-1);
  if (newest === undefined || known.has(markerName(number, newest))) return { reports: [], requests: [] };
  const pullRequest = { ...target, number, headSha: undefined, guardedHead: undefined };
  const options = { isUnreported: isWhole, budget, note: context.log.debug };
  const { message, requests = [], ...result } = await reportKnownOutcome(facts, values, pullRequest, context, options);
  const reports = listReportedOutcomes(result);
  return {
    reports: reports.length > 0 ? [{ number, message, reports, messages: listChatMessages(result) }] : [],
    requests,
  };
}

interface Summary extends Progress {
  readonly finished: readonly ListedPullRequest[];
  readonly isWhole: boolean;
  readonly remaining: number;
  readonly tooRecent: number;
}

function summarize(
  { finished, isWhole, reports, requests, remaining, tooRecent, limit }: Summary,
  { values, target, context }: Run,
): MissedResult {
  if (requests.length > 0)
    return {
      result: "planned",
      message: `This run would report ${formatCount(requests.length, "outcome")}.`,
      requests,
      outputs: {},
    };
  const count = `${isWhole ? "" : "at least "}${formatCount(finished.length, "pull request")}`;
  const left = remaining === 0 ? "" : `, and left ${formatCount(remaining, "outcome")} for the next run`;
  const message = `The merge queue for ${formatQueueName(target)} finished with ${count} in the last ${formatDuration(values.maxAge)}. This run reported ${formatCount(reports.length, "outcome")}${left}.`;
  const recent = `${formatCount(tooRecent, "pull request")} finished in the last ${formatDuration(GRACE_MS)}. A run for a GitHub event, or a later run of this operation, will report the outcome.`;
  const details = [
    ...(limit === undefined ? [] : [`The step stopped before the last report: ${limit}`]),
    ...(tooRecent === 0 ? [] : [recent]),
    ...(isWhole
      ? []
      : [
          `The list of outcomes was incomplete. Run this operation more often, and set a smaller ${context.nameInput("max-age")}.`,
        ]),
  ];
  const rows = toLimitedTable(
    ["Pull request", "Outcome"],
    reports,
    (report) => [toPullRequestLink(target.repository, report.number), escapeText(report.message)],
    { atMost: 100, whole: "the complete list is in the output `reports`" },
  );
  return {
    result: remaining === 0 && isWhole ? "complete" : "incomplete",
    message,
    details,
    outputs: {
      "reported-count": reports.length,
      "remaining-count": remaining,
      "finished-count": finished.length,
      reports: reports.flatMap((each) => each.reports),
      messages: reports.flatMap((each) => each.messages),
    },
    summary: joinBlocks([...[message, ...details].map(escapeText), reports.length === 0 ? "" : rows]),
    record: { finished: finished.map(({ prNumber }) => prNumber), reported: reports },
  };
}
