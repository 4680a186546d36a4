import { HostError, type HostPullRequest } from "../ci/host.js";
import { InputError, LookUpError } from "../errors.js";
import type { Context, Outcome, OutputValue, PlannedRequest } from "../operation.js";
import { queueName } from "../queue/read.js";
import type { PullRequestHistory } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { counted, formatDuration, isBefore, UNIT_MS } from "../text/format.js";
import { escapeText, limitedTable, paragraphs, pullRequestLink } from "../text/markdown.js";
import type { TellValues } from "./end-inputs.js";
import { frugal, type Listed, listEnded, readHistories, shownIn } from "./ended-since.js";
import { type End, endsOf } from "./ends.js";
import { CLOCKS_APART_MS, readMarks } from "./marks.js";
import { reportFacts, reportOf } from "./report-end.js";
import { sealFor } from "./tell-end.js";

export interface SweepValues extends TellValues {
  readonly within: number;
  readonly atMost: number;
}

/** What has just ended is left to the events that GitHub sends of it. */
const GRACE_MS = 10 * UNIT_MS.m;
/** Of a hundred comments each; a workflow's token may ask GitHub a thousand times an hour. */
const LEDGER_PAGES = 30;
/** So many pull requests are looked at more closely in one run. */
const LOOKED_AT = 200;
/** So many that GitHub refuses before any was told are no matter of single pull requests. */
const MOST_REFUSED = 3;
/** The service tells of so many at once. */
const AT_ONCE = 50;

type SweepOutcome = Outcome<"swept" | "left", "reported-count" | "left-count" | "ended-count" | "reports">;

interface Sweep {
  readonly ended: readonly Listed[];
  /** False where there were more than a sweep lists. */
  readonly whole: boolean;
  readonly told: readonly SweepReport[];
  readonly requests: readonly PlannedRequest[];
  readonly left: number;
  /** Why it stopped early, if it did. */
  readonly limit: string | undefined;
}

interface SweepReport {
  readonly number: number;
  readonly message: string;
  readonly reports: readonly OutputValue[];
}

/** Tells the ends of a queue that nobody told, the oldest first. */
export async function sweepQueue(values: SweepValues, target: QueueTarget, run: Context): Promise<SweepOutcome> {
  const { service, leaving } = frugal(run.service);
  // What is not worth a read is no news to the log.
  const context: Context = { ...run, service, log: { ...run.log, info: run.log.debug } };
  const nowMs = run.clock.now();
  const { ended, whole } = await listEnded(service, target, new Date(nowMs - values.within).toISOString());
  const { isKnown, isWhole } = await readLedger(values, target, context, nowMs);
  const isUntold = (listed: Listed): boolean => isDue(listed, nowMs) && !lastIsKnown(listed, isKnown);
  const open = ended.filter(isUntold).toSorted(byTime);

  const candidates = open.slice(0, LOOKED_AT);
  let next = 0;
  // Without the histories that are still to be read, ends of earlier attempts would be missed.
  const sparing = { ...context, service: leaving(() => Math.ceil((candidates.length - next) / AT_ONCE)) };
  const told: SweepReport[] = [];
  const requests: PlannedRequest[] = [];
  let histories: ReadonlyMap<number, PullRequestHistory> = new Map();
  let [done, limit]: [number, string | undefined] = [0, undefined];
  const refused: InputError[] = [];
  for (const [index, { prNumber: number }] of candidates.entries()) {
    if (told.length + requests.length >= values.atMost) limit = `at-most is ${values.atMost}.`;
    if (limit !== undefined) break;
    if (index === next) {
      next += AT_ONCE;
      histories = await readHistories(service, target, candidates.slice(index, next), context);
    }
    try {
      const facts = { record: histories.get(number), onHost: await onHost(target, number, context) };
      if (!endsOf(facts).every((end) => isKnown(number, end))) {
        const pullRequest = { ...target, number, headSha: undefined, guardedHead: undefined };
        const outcome = await reportFacts(facts, values, pullRequest, sparing, isWhole);
        const reports = reportOf(outcome);
        requests.push(...(outcome.requests ?? []));
        if (reports.length > 0) told.push({ number, message: outcome.message, reports });
      }
      done = index + 1;
    } catch (error) {
      if (error instanceof LookUpError) {
        limit = error.message;
      } else if (error instanceof InputError && (told.length > 0 || refused.length < MOST_REFUSED)) {
        // What cannot be told of one pull request does not keep the others from being told.
        refused.push(error);
        done = index + 1;
      } else {
        throw error;
      }
    }
  }
  const [first] = refused;
  if (first !== undefined && told.length === 0) throw first;
  const left = open.length - done + refused.length;
  return summed({ ended, whole, told, requests, left, limit: limit ?? first?.message }, values, target);
}

/** The end that the list shows, if it shows one: of what is in the queue again the history has to tell. */
function shownEnd(listed: Listed): End | undefined {
  return endsOf({ record: shownIn(listed), onHost: undefined }).at(-1);
}

function isDue(listed: Listed, nowMs: number): boolean {
  const end = shownEnd(listed);
  return end === undefined || !(Date.parse(end.at) > nowMs - GRACE_MS);
}

function byTime(one: Listed, other: Listed): number {
  if (isBefore(one.stateChangedAt, other.stateChangedAt)) return -1;
  return isBefore(other.stateChangedAt, one.stateChangedAt) ? 1 : 0;
}

type IsKnown = (number: number, end: Pick<End, "key">) => boolean;

function lastIsKnown(listed: Listed, isKnown: IsKnown): boolean {
  const end = shownEnd(listed);
  return end !== undefined && isKnown(listed.prNumber, end);
}

/**
 * Which ends were told in comments: all comments of the repository since the first of them can have ended, since one
 * request for each pull request would be too many. Where that is not all, each pull request is looked at before it is
 * told. Statuses stand on commits, which have no such list.
 */
async function readLedger(
  { tell, within }: SweepValues,
  target: QueueTarget,
  { host, seal }: Context,
  nowMs: number,
): Promise<{ readonly isKnown: IsKnown; readonly isWhole: boolean }> {
  const { repository } = target;
  if (tell !== "comment" || host === undefined) return { isKnown: () => false, isWhole: false };
  const since = new Date(nowMs - within - CLOCKS_APART_MS).toISOString();
  const known = new Set<string>();
  try {
    const { items, whole: isWhole } = await host.posts.commentsSince(repository, since, LEDGER_PAGES);
    for (const { number, body } of items) {
      for (const { key } of readMarks(body, sealFor({ repository, number }, seal))) known.add(`${number} ${key}`);
    }
    return { isKnown: (number, { key }) => known.has(`${number} ${key}`), isWhole };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    throw new LookUpError([`What was told before could not be read: ${error.message}.`], { details: error.advice });
  }
}

/** What cannot be read is not known; a limit of GitHub's ends the sweep. */
async function onHost(
  { repository }: QueueTarget,
  number: number,
  { host, signal }: Context,
): Promise<HostPullRequest | undefined> {
  try {
    return await host?.pullRequest(repository, number, signal);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.limited) throw new LookUpError([`${error.message}.`], { cause: error });
    return undefined;
  }
}

function summed(
  { ended, whole, told, requests, left, limit }: Sweep,
  values: SweepValues,
  target: QueueTarget,
): SweepOutcome {
  const since = `the last ${formatDuration(values.within)}`;
  const count = `${whole ? "" : "at least "}${counted(ended.length, "pull request")}`;
  const ending = `the merge queue for ${queueName(target)} ended with ${count} in ${since}`;
  const message = `${ending[0]?.toUpperCase()}${ending.slice(1)}; this run told ${told.length}${left === 0 ? "" : `, and left ${left} to the next`}.`;
  const details = [
    ...(limit === undefined ? [] : [`It stopped early: ${limit}`]),
    ...(whole ? [] : ["There were more than a sweep lists: sweep more often, and with a smaller `within`."]),
  ];
  const rows = limitedTable(
    ["Pull request", "End"],
    told,
    ({ number, message: end }) => [pullRequestLink(target.repository, number), escapeText(end)],
    { atMost: 100, whole: "the output reports has them all" },
  );
  if (requests.length > 0)
    return { result: "planned", message: `This run would tell ${requests.length}.`, requests, outputs: {} };
  return {
    result: left === 0 && whole ? "swept" : "left",
    message,
    details,
    outputs: {
      "reported-count": told.length,
      "left-count": left,
      "ended-count": ended.length,
      reports: told.flatMap(({ reports }) => reports),
    },
    summary: paragraphs([...[message, ...details].map(escapeText), told.length === 0 ? "" : rows]),
    record: { ended: ended.map(({ prNumber }) => prNumber), told },
  };
}
