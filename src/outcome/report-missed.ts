import { HostError } from "../ci/host.js";
import type { RequestBudget } from "../diagnosis/budget.js";
import { InputError, LookUpError } from "../errors.js";
import type { Context, OperationResult, OutputValue, PlannedRequest } from "../operation.js";
import { queueName } from "../queue/read.js";
import { presentOf } from "../service/present.js";
import type { PullRequestHistory } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount, formatDuration, msOf, UNIT_MS } from "../text/format.js";
import { escapeText, limitedTable, paragraphs, pullRequestLink } from "../text/markdown.js";
import { AT_ONCE, type ListedPullRequest, listedHistory, listFinished, readHistories } from "./finished-since.js";
import type { ReportValues } from "./inputs.js";
import { listOutcomes, type QueueOutcome, readOnHost } from "./outcomes.js";
import { CLOCKS_APART_MS, readMarker, reporterFor } from "./report-markers.js";
import { reportFacts, reportsOf } from "./report-outcome.js";
import { sealFor } from "./write-report.js";

export interface MissedValues extends ReportValues {
  readonly maxAge: number;
  readonly maxReports: number;
}

const MOST_REQUESTS = 20;
/** Age of outcomes that the events of GitHub may still report. */
const GRACE_MS = 10 * UNIT_MS.m;
/** Most pages of a hundred comments; a workflow's token allows a thousand requests to GitHub an hour. */
const COMMENT_PAGES = 30;
const MOST_CANDIDATES = 200;
/** Most rejections by GitHub before the first report; more concern all pull requests. */
const MOST_REJECTED = 3;

type MissedResult = OperationResult<
  "complete" | "incomplete",
  "reported-count" | "remaining-count" | "finished-count" | "reports"
>;

interface Run {
  readonly values: MissedValues;
  readonly target: QueueTarget;
  readonly context: Context;
}

export async function reportMissedOutcomes(
  values: MissedValues,
  target: QueueTarget,
  context: Context,
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

/** Lists by the service's clock, which only a reply of the service shows. */
async function listRecentlyFinished({ values, target, context: { service, clock, log } }: Run) {
  const listAt = (ms: number) => listFinished(service, target, new Date(ms - values.maxAge).toISOString());
  const machineMs = clock.now();
  const first = await listAt(machineMs);
  const { ms: nowMs, notes } = presentOf(service, clock, []);
  for (const note of notes) log.info(note);
  if (Math.abs(nowMs - machineMs) <= CLOCKS_APART_MS) return { ...first, nowMs };
  const second = await listAt(nowMs);
  return { ...second, requests: first.requests + second.requests, nowMs };
}

interface ReportedMarkers {
  readonly known: ReadonlySet<string>;
  /** True when no other outcome was reported. */
  readonly isWhole: boolean;
}

function markerName(number: number, { key }: Pick<QueueOutcome, "key">): string {
  return `${number} ${key}`;
}

/**
 * Reads the reported outcomes from all recent comments of the repository: one request for each pull request would exceed
 * GitHub's limits. GitHub does not list commit statuses of a repository, so each status is checked before the report.
 */
async function readReportedMarkers({ values, target, context }: Run, nowMs: number): Promise<ReportedMarkers> {
  const { repository } = target;
  const known = new Set<string>();
  if (values.reportTo !== "comment" || context.host === undefined) return { known, isWhole: false };
  const since = new Date(nowMs - values.maxAge - CLOCKS_APART_MS).toISOString();
  const reading = context.host.posts.commentsSince(repository, since, COMMENT_PAGES);
  const { items, whole: isWhole } = await reading.catch((error: unknown) => {
    if (!(error instanceof HostError)) throw error;
    throw new LookUpError([`Earlier reports could not be read: ${error.message}.`], { details: error.advice });
  });
  for (const { number, body } of items) {
    const seal = sealFor({ repository, number }, context.token.seal);
    const marker = readMarker(body, seal);
    // A re-run reports again, since the outputs of its earlier attempt may be lost.
    const isOwn = marker !== undefined && reporterFor(context.run, seal).isOwn(marker.nonce);
    if (marker !== undefined && !isOwn) known.add(markerName(number, marker));
  }
  return { known, isWhole };
}

/** Returns the outcome in the list; undefined when the pull request is in the queue again. */
function shownOutcome(listed: ListedPullRequest): QueueOutcome | undefined {
  return listOutcomes({ record: listedHistory(listed), onHost: undefined }).at(-1);
}

function isReported(listed: ListedPullRequest, { known }: ReportedMarkers): boolean {
  const outcome = shownOutcome(listed);
  return outcome !== undefined && known.has(markerName(listed.prNumber, outcome));
}

function isTooRecent(listed: ListedPullRequest, nowMs: number): boolean {
  return msOf(shownOutcome(listed)?.at) > nowMs - GRACE_MS;
}

function byTime(one: ListedPullRequest, other: ListedPullRequest): number {
  // An unreadable time is NaN.
  return msOf(one.stateChangedAt) - msOf(other.stateChangedAt) || 0;
}

interface Progress {
  readonly reports: readonly {
    readonly number: number;
    readonly message: string;
    readonly reports: readonly OutputValue[];
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
  // Histories show outcomes of earlier attempts, so diagnoses use only the requests that are left.
  const budget = { left: requestsLeft - Math.ceil(candidates.length / AT_ONCE) };
  for await (const { number, history } of readHistories(candidates, run.target, run.context, requestsLeft)) {
    const { reports, requests, rejected } = progress;
    const done = progress.done + 1;
    try {
      const added = await reportCandidate(number, history, markers, budget, run);
      const all = { reports: [...reports, ...added.reports], requests: [...requests, ...added.requests] };
      progress = { ...progress, ...all, done };
    } catch (error) {
      if (error instanceof LookUpError) return { ...progress, limit: error.message };
      // A rejection may concern one pull request only.
      if (!(error instanceof InputError) || (reports.length === 0 && rejected.length >= MOST_REJECTED)) throw error;
      progress = { ...progress, rejected: [...rejected, error], done };
    }
    const isFull = progress.reports.length + progress.requests.length >= run.values.maxReports;
    if (isFull && done < candidates.length)
      return { ...progress, limit: `${run.context.nameInput("max-reports")} is ${run.values.maxReports}.` };
  }
  return { ...progress, limit: progress.rejected[0]?.message };
}

/** Reports the newest outcome. @throws InputError for a rejection by GitHub, LookUpError for a limit of GitHub */
async function reportCandidate(
  number: number,
  record: PullRequestHistory,
  { known, isWhole }: ReportedMarkers,
  budget: RequestBudget,
  { values, target, context }: Run,
): Promise<Pick<Progress, "reports" | "requests">> {
  const found = await readOnHost(number, target, context);
  if (found instanceof HostError && found.limited) throw new LookUpError([`${found.message}.`], { cause: found });
  const facts = { record, onHost: found instanceof HostError ? undefined : found };
  const newest = listOutcomes(facts).at(-1);
  if (newest === undefined || known.has(markerName(number, newest))) return { reports: [], requests: [] };
  const pullRequest = { ...target, number, headSha: undefined, guardedHead: undefined };
  const options = { isUnreported: isWhole, budget, note: context.log.debug };
  const { message, requests = [], ...result } = await reportFacts(facts, values, pullRequest, context, options);
  const reports = reportsOf(result);
  return { reports: reports.length > 0 ? [{ number, message, reports }] : [], requests };
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
  const left = remaining === 0 ? "" : `; ${remaining} remain for the next run`;
  const message = `The merge queue for ${queueName(target)} finished with ${count} in the last ${formatDuration(values.maxAge)}. This run reported ${reports.length}${left}.`;
  const recent = `${tooRecent} finished in the last ${formatDuration(GRACE_MS)}: an event of GitHub or a later run will report them.`;
  const details = [
    ...(limit === undefined ? [] : [`The step stopped before the last report: ${limit}`]),
    ...(tooRecent === 0 ? [] : [recent]),
    ...(isWhole
      ? []
      : [`The list of outcomes was incomplete. Run this more often, with a smaller ${context.nameInput("max-age")}.`]),
  ];
  const rows = limitedTable(
    ["Pull request", "Outcome"],
    reports,
    (report) => [pullRequestLink(target.repository, report.number), escapeText(report.message)],
    { atMost: 100, whole: "the output reports lists them all" },
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
    },
    summary: paragraphs([...[message, ...details].map(escapeText), reports.length === 0 ? "" : rows]),
    record: { finished: finished.map(({ prNumber }) => prNumber), reported: reports },
  };
}
