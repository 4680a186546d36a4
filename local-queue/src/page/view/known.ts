import { formatTruncatedList } from "../../../../src/text/format.js";
import type { watchedQueue } from "../../api/wire/snapshot.js";
import type { Candidate } from "../../engine/batches.js";
import { estimateMerges } from "../../engine/estimate.js";
import { reasonClause, toReasonSentence } from "../../engine/reasons.js";
import { type Entry, type EntryState, isLive, type Targets } from "../../engine/state.js";
import { entryOf } from "../../engine/step-builder.js";
import { DEFAULT_VALUE, priorityName } from "../../state/pull-request.js";
import type { Move } from "../../state/service-state.js";

/**
 * Sentence with text, links to pull requests, links to the logs of test runs by their names, and times, which the page
 * shows in the reader's time zone.
 */
export type RichText = readonly (
  | string
  | { readonly pr: number }
  | { readonly log: string }
  | { readonly atMs: number }
)[];

/** First items of a list, and the number of omitted items. */
export interface ListView<Item> {
  readonly items: readonly Item[];
  readonly more: number;
}

export type KnownQueue = ReturnType<typeof watchedQueue>;

export type Known = ReturnType<typeof collectFacts>;

const MOST_HISTORY = 5000;

export function collectFacts(queue: KnownQueue, nowMs: number) {
  const history = queue.history.slice(-MOST_HISTORY);
  const byNumber = new Map<number, readonly Move[]>();
  for (const move of history) byNumber.set(move.number, [...(byNumber.get(move.number) ?? []), move]);
  return { ...queue, history, nowMs, historyOf: (number: number) => byNumber.get(number) ?? [] };
}

/** Estimates the time of each merge in milliseconds since 1970. Returns no times before the first test runs finish. */
export function estimate(
  { state, testMs, nowMs }: Known,
  candidates: Iterable<Candidate>,
): ReadonlyMap<number, number> {
  return testMs === null ? new Map() : estimateMerges(state, candidates, testMs, nowMs);
}

export function limitList<Item>(items: readonly Item[], most: number): ListView<Item> {
  return { items: items.slice(0, most), more: Math.max(0, items.length - most) };
}

const MOST_NAMED = 4;

/** Formats numbers as `#1`, `#1 and #2`, or `#1, #2, #3, #4 and 5 more`. */
export function listPullRequests(numbers: readonly number[]): RichText {
  const { items, more } = limitList(numbers, MOST_NAMED);
  const names = items.flatMap((pr, index) => {
    const isLast = more === 0 && index === items.length - 1;
    return index === 0 ? [{ pr }] : [isLast ? " and " : ", ", { pr }];
  });
  return more > 0 ? [...names, ` and ${more} more`] : names;
}

/** Maximum characters of a text by a person, because a long text could fill the page. */
const LONGEST = 200;

export function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}

export type DetailView = ReturnType<typeof detail>;

/** Creates a detail. `isCode` is true for names of commits and branches. */
export function detail(label: string, values: readonly RichText[], isCode = false) {
  return { label, values, isCode };
}

export type MemberView = ReturnType<typeof memberView>;

/** Creates the view of a pull request. `why` contains its own reasons, in addition to the reasons of its box. */
export function memberView(known: Known, number: number, why: readonly RichText[] = []) {
  const entry = entryOf(known.state, number);
  return {
    number,
    ...readTitle(known, number),
    marks: listMarks(entry),
    why,
    details: listDetails(known, entry),
    moments: listMoments(known, number),
  };
}

function readTitle({ pullRequest }: Known, number: number) {
  const { title = "", author = "" } = pullRequest(number) ?? {};
  return { title: shorten(title), author: shorten(author) };
}

function listMarks({ priority, noBatch, attempt }: Entry): readonly string[] {
  return [
    ...(priority === DEFAULT_VALUE ? [] : [priorityName(priority) ?? `priority ${priority}`]),
    ...(noBatch ? ["tested alone"] : []),
    ...(attempt > 1 ? [`attempt ${attempt}`] : []),
  ];
}

function listDetails({ pullRequest }: Known, { number, sha, targets, priority, submittedAtMs }: Entry) {
  const branch = pullRequest(number)?.headBranch;
  const name = priorityName(priority);
  return [
    detail("Commit", [[sha.slice(0, 7)]], true),
    ...(branch === undefined ? [] : [detail("Branch", [[shorten(branch)]], true)]),
    detail("Targets", [[formatTargets(targets)]]),
    detail("Priority", [[`${priority}${name === undefined ? "" : `, ${name}`}`]]),
    detail("Submitted", [[{ atMs: submittedAtMs }]]),
  ];
}

export const MOST_TARGETS = 8;

function formatTargets(targets: Targets | null): string {
  if (targets === null) return "not uploaded";
  if (targets === "ALL") return "all targets (ALL)";
  return targets.length === 0 ? "none" : formatTruncatedList(targets, MOST_TARGETS, shorten);
}

export const HAPPENED: Readonly<Record<EntryState, string>> = {
  not_ready: "Submitted",
  pending: "Waiting for tests",
  testing: "Tests started",
  tests_passed: "Tests passed",
  pending_failure: "Tests failed, not final",
  merged: "Merged",
  failed: "Failed",
  cancelled: "Canceled",
};

/** Reason that the page omits, because it only repeats the state. */
const OBVIOUS = "TEST_RUN_PASSED";
const MOST_MOMENTS = 30;

/** Returns the last changes of state of a pull request, the oldest first. */
function listMoments({ historyOf }: Known, number: number) {
  return historyOf(number)
    .slice(-MOST_MOMENTS)
    .map((move) => {
      const { atMs, to: state, reason } = move;
      const why = reason === null || reason === OBVIOUS ? "" : `: ${formatReason(reason, move)}`;
      const words: RichText = [`${HAPPENED[state]}${why}.`];
      return { atMs, state, words };
    });
}

const MOST_FILES = 10;

/**
 * Returns the reason of a change of state as a clause. For a conflict, the clause also names the other side and the
 * files.
 */
function formatReason(reason: string, { culprit, files = [] }: Move): string {
  if (culprit === undefined) return reasonClause(reason);
  const other = culprit === null ? "the target branch" : `#${culprit}`;
  return `it conflicts with ${other}${files.length === 0 ? "" : ` in ${formatTruncatedList(files, MOST_FILES)}`}`;
}

const MOST_ENDED = 20;

/** Returns a link to the log of a test run; an empty sentence for a host without logs. */
export function linkLog({ run }: Known, id: number | null): RichText {
  const { log = null } = (id === null ? undefined : run(id)) ?? {};
  return log === null ? [] : [{ log }];
}

/** Returns the last finished attempts, the newest first. */
export function listOutcomes(known: Known) {
  const ended = known.history.filter((move) => !isLive({ state: move.to })).slice(-MOST_ENDED);
  return ended.toReversed().map((transition) => {
    const { number, attempt, atMs, reason, to: conclusion } = transition;
    const words: RichText = reason === null ? [] : [toReasonSentence(formatReason(reason, transition))];
    return {
      key: `end-${number}-${attempt}`,
      number,
      ...readTitle(known, number),
      conclusion,
      label: HAPPENED[conclusion],
      atMs,
      words,
      log: conclusion === "failed" ? linkLog(known, transition.run) : [],
      moments: listMoments(known, number),
    };
  });
}
