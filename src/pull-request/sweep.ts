import { HostError, type HostPullRequest } from "../ci/host.js";
import { InputError, LookUpError } from "../errors.js";
import type { Context, Outcome, OutputValue, PlannedRequest } from "../operation.js";
import { queueName } from "../queue/read.js";
import { presentOf } from "../service/present.js";
import type { PullRequestHistory, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { counted, formatDuration, isBefore, msOf, UNIT_MS } from "../text/format.js";
import { escapeText, limitedTable, paragraphs, pullRequestLink } from "../text/markdown.js";
import type { TellValues } from "./end-inputs.js";
import { createHistories, frugal, type Listed, listEnded, shownIn } from "./ended-since.js";
import { type End, endsOf } from "./ends.js";
import { CLOCKS_APART_MS, readMark, reporterFor } from "./marks.js";
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

type SweepOutcome = Outcome<"swept" | "left", "reported-count" | "left-count" | "ended-count" | "reports">;

interface Sweep {
  readonly ended: readonly Listed[];
  /** False where there were more than a sweep lists. */
  readonly whole: boolean;
  readonly told: readonly SweepReport[];
  readonly requests: readonly PlannedRequest[];
  readonly left: number;
  /** How many ended too short a time ago. */
  readonly young: number;
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
  const { ended, whole, nowMs } = await listLately(values, service, target, run);
  const ledger = await readLedger(values, target, context, nowMs);
  const untold = ended.filter((each) => !lastIsKnown(each, ledger.isKnown)).toSorted(byTime);
  const open = untold.filter((each) => isDue(each, nowMs));
  const candidates = open.slice(0, LOOKED_AT);
  const histories = createHistories(service, target, candidates, context);
  // Without the histories that are still to be read, ends of earlier attempts would be missed.
  const sparing = { ...context, service: leaving(histories.readsLeft) };
  const { told, requests, refused, done, limit } = await sweepEach(candidates, values.atMost, async (each) =>
    sweepOne(each.prNumber, await histories.of(each), ledger, values, target, sparing),
  );
  const [first] = refused;
  if (first !== undefined && told.length === 0) throw first;
  const left = open.length - done + refused.length;
  const young = untold.length - open.length;
  return summed({ ended, whole, told, requests, left, young, limit: limit ?? first?.message }, values, target);
}

/** The ends of the last time by the service's clock, and its present, which only an answer of the service shows. */
async function listLately(
  { within }: SweepValues,
  service: QueueService,
  target: QueueTarget,
  { clock, log }: Pick<Context, "clock" | "log">,
) {
  const listAt = (ms: number) => listEnded(service, target, new Date(ms - within).toISOString());
  const machineMs = clock.now();
  const first = await listAt(machineMs);
  const { ms: nowMs, notes } = presentOf(service, clock, []);
  for (const note of notes) log.info(note);
  const isApart = Math.abs(nowMs - machineMs) > CLOCKS_APART_MS;
  return { ...(isApart ? await listAt(nowMs) : first), nowMs };
}

/** One after the other, until so many are told or GitHub takes no more. */
async function sweepEach(candidates: readonly Listed[], atMost: number, sweep: (each: Listed) => Promise<Step>) {
  const told: SweepReport[] = [];
  const requests: PlannedRequest[] = [];
  const refused: InputError[] = [];
  for (const [done, each] of candidates.entries()) {
    const soFar = { told, requests, refused, done };
    if (told.length + requests.length >= atMost) return { ...soFar, limit: `at-most is ${atMost}.` };
    const step = await sweep(each);
    switch (step.kind) {
      case "limit":
        return { ...soFar, limit: step.message };
      case "looked-at":
        requests.push(...step.requests);
        told.push(...step.told);
        break;
      case "refused":
        // What cannot be told of one pull request does not keep the others from being told.
        if (told.length === 0 && refused.length >= MOST_REFUSED) throw step.error;
        refused.push(step.error);
    }
  }
  return { told, requests, refused, done: candidates.length, limit: undefined };
}

/** What came of one pull request; after a limit of GitHub's nothing more is tried. */
type Step =
  | { readonly kind: "looked-at"; readonly told: readonly SweepReport[]; readonly requests: readonly PlannedRequest[] }
  | { readonly kind: "refused"; readonly error: InputError }
  | { readonly kind: "limit"; readonly message: string };

async function sweepOne(
  number: number,
  record: PullRequestHistory | undefined,
  { isKnown, isWhole }: Ledger,
  values: SweepValues,
  target: QueueTarget,
  context: Context,
): Promise<Step> {
  try {
    const facts = { record, onHost: await onHost(target, number, context) };
    const newest = endsOf(facts).at(-1);
    if (newest === undefined || isKnown(number, newest)) return { kind: "looked-at", told: [], requests: [] };
    const pullRequest = { ...target, number, headSha: undefined, guardedHead: undefined };
    const outcome = await reportFacts(facts, values, pullRequest, context, isWhole);
    const reports = reportOf(outcome);
    const told = reports.length > 0 ? [{ number, message: outcome.message, reports }] : [];
    return { kind: "looked-at", told, requests: outcome.requests ?? [] };
  } catch (error) {
    if (error instanceof LookUpError) return { kind: "limit", message: error.message };
    if (error instanceof InputError) return { kind: "refused", error };
    throw error;
  }
}

/** The end that the list shows, if it shows one: of what is in the queue again the history has to tell. */
function shownEnd(listed: Listed): End | undefined {
  return endsOf({ record: shownIn(listed), onHost: undefined }).at(-1);
}

function isDue(listed: Listed, nowMs: number): boolean {
  const end = shownEnd(listed);
  return end === undefined || !(msOf(end.at) > nowMs - GRACE_MS);
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

interface Ledger {
  /** Whether an end of a pull request was told. */
  readonly isKnown: IsKnown;
  /** What it does not know was not told. */
  readonly isWhole: boolean;
}

/**
 * Which ends were told in comments: all comments of the repository since the first of them can have ended, since one
 * request for each pull request would be too many. Where that is not all, each pull request is looked at before it is
 * told. Statuses stand on commits, which have no such list.
 */
async function readLedger(
  { tell, within }: SweepValues,
  target: QueueTarget,
  { host, seal, step }: Context,
  nowMs: number,
): Promise<Ledger> {
  const { repository } = target;
  if (tell !== "comment" || host === undefined) return { isKnown: () => false, isWhole: false };
  const since = new Date(nowMs - within - CLOCKS_APART_MS).toISOString();
  const known = new Set<string>();
  try {
    const { items, whole: isWhole } = await host.posts.commentsSince(repository, since, LEDGER_PAGES);
    for (const { number, body } of items) {
      const ownSeal = sealFor({ repository, number }, seal);
      const mark = readMark(body, ownSeal);
      // A repeated run reports again what its earlier attempt may not have handed on.
      if (mark !== undefined && !reporterFor({ step }, ownSeal).isOwn(mark.nonce)) known.add(`${number} ${mark.key}`);
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
  { ended, whole, told, requests, left, young, limit }: Sweep,
  values: SweepValues,
  target: QueueTarget,
): SweepOutcome {
  const since = `the last ${formatDuration(values.within)}`;
  const count = `${whole ? "" : "at least "}${counted(ended.length, "pull request")}`;
  const ending = `The merge queue for ${queueName(target)} ended with ${count} in ${since}`;
  const message = `${ending}; this run told ${told.length}${left === 0 ? "" : `, and left ${left} to the next`}.`;
  const details = [
    ...(limit === undefined ? [] : [`It stopped early: ${limit}`]),
    ...(young === 0
      ? []
      : [
          `${young} ended in the last ${formatDuration(GRACE_MS)}: the events that GitHub sends tell them, or a later sweep.`,
        ]),
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
