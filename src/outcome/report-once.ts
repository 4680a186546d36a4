import { GitHostError, type GitHostMessageClient, type HostComment, type NewCommitStatus } from "../ci/host.js";
import type { OperationContext } from "../operation.js";
import type { Repository } from "../service/service.js";
import { isEarlierTime, readIsoTime } from "../text/format.js";
import { isCollapsedSection } from "../text/markdown.js";
import type { QueueOutcome } from "./outcomes.js";
import {
  formatReportMarker,
  listReportComments,
  type ReportComment,
  type ReporterIdentity,
  type TextSigner,
} from "./report-markers.js";
import { collapseEarlierReport } from "./text.js";

export interface PullRequestThread extends Pick<OperationContext, "clock" | "signal"> {
  readonly posts: GitHostMessageClient;
  readonly repository: Repository;
  readonly number: number;
  readonly seal: TextSigner;
  readonly reporter: ReporterIdentity;
}

/** Place of a report: a comment on the pull request, or a status on a commit. Each outcome has a separate report. */
export type ReportDestination =
  | { readonly kind: "comment"; readonly outcome: QueueOutcome }
  | { readonly kind: "status"; readonly outcome: QueueOutcome; readonly sha: string };

export type RenderedReport =
  | (Extract<ReportDestination, { kind: "comment" }> & { readonly text: string })
  | (Extract<ReportDestination, { kind: "status" }> & { readonly status: NewCommitStatus });

interface FoundReport {
  /** True when this run or an earlier attempt of the same step wrote the report. */
  readonly isOurs: boolean;
  readonly reports: readonly ReportComment[];
}

/** Milliseconds until GitHub shows reports that other runs sent at the same time. */
const SETTLE_MS = 1000;
/** Milliseconds before a retry. If a reply was lost, GitHub shows the write only after some time. */
const PAUSE_MS = 2000;
/** Maximum milliseconds to wait for the end of a rate limit. */
const LONGEST_LIMIT_MS = 120_000;
const RETRIES = 4;

/**
 * Reports an outcome unless another run has reported it. Of several reports, only the one with the lowest id counts.
 * Returns true only in the run that wrote the report with the lowest id. The markers of reports never change, so all
 * runs agree. @throws GitHostError
 */
export async function reportOutcomeOnce(report: RenderedReport, thread: PullRequestThread): Promise<boolean> {
  const found = await postUnlessAlreadyPosted(
    () => findPostedReport(report, thread),
    () => createReport(report, thread),
    thread,
  );
  if (found?.isOurs === true) await foldEarlier(report.outcome, found.reports, thread);
  // GitHub accepted the report, but several reads do not show it. The report counts as written.
  return found?.isOurs ?? true;
}

/**
 * Calls `create`, which writes a text on GitHub, unless `find` finds such a text. Returns the text that `find` finds
 * afterwards; undefined if GitHub accepted the text, but several reads do not show it. @throws GitHostError
 */
export async function postUnlessAlreadyPosted<Found>(
  find: () => Promise<Found | undefined>,
  create: () => Promise<unknown>,
  { clock, signal }: Pick<PullRequestThread, "clock" | "signal">,
): Promise<Found | undefined> {
  let isCreated = false;
  for (let tries = 1; ; tries += 1) {
    try {
      const found = await find();
      if (found !== undefined || (isCreated && tries > RETRIES)) return found;
      if (!isCreated) await create();
      isCreated = true;
      await clock.sleep(SETTLE_MS, signal);
    } catch (error) {
      const pauseMs = error instanceof GitHostError ? pauseAfter(error, isCreated) : undefined;
      if (pauseMs === undefined || tries > RETRIES) throw error;
      await clock.sleep(pauseMs, signal);
    }
  }
}

/**
 * Returns milliseconds until a retry; undefined for a permanent error. A refusal is temporary if GitHub has already
 * accepted the report.
 */
function pauseAfter({ uncertain, refused, reply }: GitHostError, isCreated: boolean): number | undefined {
  const limitedMs = reply?.limitedMs;
  if (limitedMs !== undefined) return limitedMs <= LONGEST_LIMIT_MS ? limitedMs : undefined;
  return uncertain || reply?.unsent === true || (isCreated && refused) ? PAUSE_MS : undefined;
}

/**
 * Finds the report of an outcome; if there are several, the first one. Deletes later comments by this run. @throws
 * GitHostError
 */
export async function findPostedReport(
  destination: ReportDestination,
  thread: PullRequestThread,
): Promise<FoundReport | undefined> {
  return destination.kind === "comment" ? findComment(destination.outcome, thread) : findStatus(destination, thread);
}

async function findComment({ key }: QueueOutcome, thread: PullRequestThread): Promise<FoundReport | undefined> {
  const { posts, repository, number, seal, reporter } = thread;
  const reports = listReportComments(await posts.comments(repository, number), seal);
  const [first, ...surplus] = reports.filter(({ marker }) => marker.key === key);
  if (first === undefined) return undefined;
  for (const { comment, marker } of surplus) {
    // A person may have copied the marker of this run into another comment.
    const isOwn = isBy(first, comment) && reporter.isOwn(marker.nonce);
    if (isOwn) await bestEffort(posts.deleteComment(repository, comment.id));
  }
  return { isOurs: reporter.isOwn(first.marker.nonce), reports };
}

async function findStatus(
  destination: Extract<ReportDestination, { kind: "status" }>,
  thread: PullRequestThread,
): Promise<FoundReport | undefined> {
  const name = statusName(destination, thread);
  const all = await thread.posts.statuses(thread.repository, destination.sha);
  const named = all.filter(({ description }) => description.includes(name));
  const [first] = named.toSorted((one, other) => one.id - other.id);
  const nonce = first?.description.split(name)[1]?.replace("]", "");
  return nonce === undefined ? undefined : { isOurs: thread.reporter.isOwn(nonce), reports: [] };
}

/** Maximum characters of a status description on GitHub. */
const DESCRIPTION_CHARACTERS = 140;
/** Number of digits of the seal in a status. The seal signs one outcome of one commit. */
const SEAL_DIGITS = 16;

function statusName(
  { outcome, sha }: Extract<ReportDestination, { kind: "status" }>,
  { seal }: PullRequestThread,
): string {
  return ` [${seal(`${sha} ${outcome.key}`).slice(0, SEAL_DIGITS)}.`;
}

/** Creates a comment or a status. Never edits a comment, because GitHub sends no notification for an edit. */
async function createReport(report: RenderedReport, thread: PullRequestThread): Promise<unknown> {
  const { posts, repository, number, seal, reporter } = thread;
  if (report.kind === "comment") {
    // The time in a marker must be valid, so 1970 replaces an invalid time of the outcome.
    const at = new Date(readIsoTime(report.outcome.at)?.ms ?? 0).toISOString();
    const marker = formatReportMarker({ ...report.outcome, at, nonce: reporter.nonce }, seal);
    return posts.createComment(repository, number, `${report.text}\n${marker}`);
  }
  const signature = `${statusName(report, thread)}${reporter.nonce}]`;
  const text = report.status.description.slice(0, DESCRIPTION_CHARACTERS - signature.length).toWellFormed();
  return posts.createStatus(repository, report.sha, { ...report.status, description: `${text}${signature}` });
}

/** Adds a line to the comment that reports an outcome. GitHub sends no notification for this edit. */
export async function addLineToReportComment(
  { key }: QueueOutcome,
  line: string,
  thread: PullRequestThread,
): Promise<void> {
  const { posts, repository, number, seal } = thread;
  const [first] = listReportComments(await posts.comments(repository, number), seal).filter(
    ({ marker }) => marker.key === key,
  );
  if (first === undefined || first.comment.body.includes(line)) return;
  const written = formatReportMarker(first.marker, seal);
  const text = first.comment.body.replace(written, "").trim();
  await bestEffort(posts.editComment(repository, first.comment.id, `${text}\n\n${line}\n${written}`));
}

/** Collapses the reports of earlier outcomes by the same author. Later outcomes stay visible. */
async function foldEarlier(
  outcome: QueueOutcome,
  reports: readonly ReportComment[],
  thread: PullRequestThread,
): Promise<void> {
  const own = reports.find(({ marker }) => marker.key === outcome.key);
  for (const report of reports) {
    const { comment, marker } = report;
    const isEarlier = marker.key !== outcome.key && !isEarlierTime(outcome.at, marker.at);
    if (isEarlier && isBy(own, comment)) await bestEffort(foldComment(report, thread));
  }
}

async function foldComment({ comment: { id, body }, marker }: ReportComment, thread: PullRequestThread): Promise<void> {
  const { posts, repository, seal } = thread;
  const written = formatReportMarker(marker, seal);
  const text = body.replace(written, "").trim();
  if (!isCollapsedSection(text))
    await posts.editComment(repository, id, `${collapseEarlierReport(marker, text)}\n${written}`);
}

function isBy(report: ReportComment | undefined, { author }: HostComment): boolean {
  return report?.comment.author === author;
}

/** Waits for a change, and ignores errors of GitHub. The next report repeats the change. */
async function bestEffort(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof GitHostError)) throw error;
  }
}
