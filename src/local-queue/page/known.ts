/** What is known of a queue beside its state, and how the page tells it of one pull request. */
import type { Entry, EntryState, QueueState, Targets } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import { asSentence, reasonClause } from "../reasons.js";
import type { DetailView, EndedView, ListView, MemberView, MomentView, Words } from "./page-view.js";

/** What the page needs of a queue and of the world around it. */
export interface KnownQueue {
  /** `owner/name` of its repository. */
  readonly repository: string;
  readonly branch: string;
  readonly state: QueueState;
  /** All of them, by the API's names. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly pullRequest: (number: number) => KnownPullRequest | undefined;
  readonly run: (run: number) => KnownRun | undefined;
  /** The last transitions, the oldest first. */
  readonly history: readonly KnownTransition[];
}

interface KnownPullRequest {
  readonly title: string;
  readonly author: string;
  readonly headBranch: string;
  readonly baseBranch: string;
  readonly isDraft: boolean;
  readonly mergeability: "unspecified" | "in_progress" | "mergeable" | "not_mergeable";
}

interface KnownRun {
  /** What the API calls it. */
  readonly id: string;
  readonly branch: string;
  /** How long its tests should take; null where nobody knows. */
  readonly expectedSeconds: number | null;
  readonly checks: readonly { readonly name: string; readonly state: string }[];
}

export interface KnownTransition {
  readonly atMs: number;
  readonly number: number;
  readonly attempt: number;
  readonly to: EntryState;
  readonly reason: string | null;
  /** After a conflict whose other side is known: the pull request ahead, or null for the branch, and the files. */
  readonly culprit?: number | null;
  readonly files?: readonly string[];
}

/** A queue with its history sorted by pull request. */
export interface Known extends KnownQueue {
  readonly nowMs: number;
  readonly historyOf: (number: number) => readonly KnownTransition[];
}

/** So much of what happened last is looked at. */
const MOST_HISTORY = 5000;

export function knownAt(queue: KnownQueue, nowMs: number): Known {
  const history = queue.history.slice(-MOST_HISTORY);
  const byNumber = new Map<number, KnownTransition[]>();
  for (const transition of history) {
    const before = byNumber.get(transition.number);
    if (before === undefined) byNumber.set(transition.number, [transition]);
    else before.push(transition);
  }
  return { ...queue, history, nowMs, historyOf: (number) => byNumber.get(number) ?? [] };
}

function entryIn({ state }: Pick<Known, "state">, number: number): Entry {
  const entry = tree.get(state.entries, number);
  if (entry === undefined) throw new Error(`There is no entry of pull request #${number}.`);
  return entry;
}

/** The first of a list, as far as the page has room. */
export function firstOf<Item>(items: readonly Item[], most: number): ListView<Item> {
  return { items: items.slice(0, most), more: Math.max(0, items.length - most) };
}

/** So many pull requests a sentence names before it counts. */
const NAMED = 4;

/** `#1`, `#1 and #2`, `#1, #2, #3, #4 and 5 more`. */
export function named(numbers: readonly number[]): Words {
  const { items, more } = firstOf(numbers, NAMED);
  return [
    ...items.flatMap((pr, index) => {
      const isLast = more === 0 && index === items.length - 1;
      return index === 0 ? [{ pr }] : [isLast ? " and " : ", ", { pr }];
    }),
    ...(more > 0 ? [` and ${more} more`] : []),
  ];
}

/** The longest text of somebody else that the page shows; nobody reads more, and it would fill the page. */
const LONGEST = 200;

export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}

export function shortSha(sha: string): string {
  return sha.slice(0, 7);
}

export function memberView(known: Known, number: number, why: readonly Words[] = []): MemberView {
  const entry = entryIn(known, number);
  const { title, author } = titleAndAuthor(known, number);
  return {
    number,
    title,
    author,
    marks: marksOf(entry),
    why,
    details: detailsOf(known, entry),
    moments: momentsOf(known, number),
  };
}

function titleAndAuthor({ pullRequest }: Known, number: number) {
  const { title = "", author = "" } = pullRequest(number) ?? {};
  return { title: shortened(title), author: shortened(author) };
}

const PRIORITY_NAMES: ReadonlyMap<number, string> = new Map([
  [0, "urgent"],
  [10, "high"],
  [100, "medium"],
  [200, "low"],
]);
const USUAL_PRIORITY = 100;

function marksOf({ priority, noBatch, attempt }: Entry): readonly string[] {
  return [
    ...(priority === USUAL_PRIORITY ? [] : [PRIORITY_NAMES.get(priority) ?? `priority ${priority}`]),
    ...(noBatch ? ["tested alone"] : []),
    ...(attempt > 1 ? [`attempt ${attempt}`] : []),
  ];
}

function detailsOf(known: Known, entry: Entry): readonly DetailView[] {
  const { headBranch } = known.pullRequest(entry.number) ?? {};
  const priority = PRIORITY_NAMES.get(entry.priority);
  return [
    { label: "Commit", values: [[shortSha(entry.sha)]], isCode: true },
    ...(headBranch === undefined ? [] : [{ label: "Branch", values: [[shortened(headBranch)]], isCode: true }]),
    { label: "Targets", values: targetsInWords(entry.targets), isCode: false },
    {
      label: "Priority",
      values: [[`${entry.priority}${priority === undefined ? "" : `, ${priority}`}`]],
      isCode: false,
    },
    { label: "Submitted", values: [[{ atMs: entry.submittedAtMs }]], isCode: false },
  ];
}

/** So many targets a list names before it counts. */
export const MOST_TARGETS = 8;

function targetsInWords(targets: Targets | null): readonly Words[] {
  if (targets === null) return [["not told"]];
  if (targets === "ALL") return [["everything (ALL)"]];
  if (targets.length === 0) return [["none"]];
  const { items, more } = firstOf(targets, MOST_TARGETS);
  return [[`${items.map(shortened).join(", ")}${more > 0 ? ` and ${more} more` : ""}`]];
}

const HAPPENED: Readonly<Record<EntryState, string>> = {
  not_ready: "Submitted",
  pending: "Waits for tests",
  testing: "Tests started",
  tests_passed: "Tests passed",
  pending_failure: "Tests failed, which is not final yet",
  merged: "Merged",
  failed: "Failed",
  cancelled: "Taken out",
};

/** Says no more than the state that it leads to. */
const OBVIOUS = "TEST_RUN_PASSED";
/** So much of what happened to one pull request the page tells. */
const MOST_MOMENTS = 30;

function momentsOf({ historyOf }: Known, number: number): readonly MomentView[] {
  return historyOf(number)
    .slice(-MOST_MOMENTS)
    .map((transition) => {
      const { atMs, to, reason } = transition;
      const why = reason === null || reason === OBVIOUS ? "" : `: ${whyOf(reason, transition)}`;
      return { atMs, state: to, words: [`${HAPPENED[to]}${why}.`] };
    });
}

/** So many files of a conflict the page names. */
const MOST_FILES = 10;

/** Why it happened, as a clause; of a conflict with whom, and in which files. */
function whyOf(reason: string, { culprit, files = [] }: KnownTransition): string {
  if (culprit === undefined) return reasonClause(reason);
  const shown = files.slice(0, MOST_FILES).join(", ");
  const more = files.length > MOST_FILES ? ` and ${files.length - MOST_FILES} more` : "";
  const where = files.length === 0 ? "" : ` in ${shown}${more}`;
  return `it conflicts with ${culprit === null ? "the target branch" : `#${culprit}`}${where}`;
}

/** So many of those that have ended the page shows. */
const MOST_ENDED = 20;

/** The last ones that ended, the newest first. */
export function endedViews(known: Known): readonly EndedView[] {
  const ended: EndedView[] = [];
  for (let index = known.history.length - 1; index >= 0 && ended.length < MOST_ENDED; index -= 1) {
    const each = known.history[index];
    if (each?.to === "merged" || each?.to === "failed" || each?.to === "cancelled") {
      ended.push(endedView(known, each, each.to));
    }
  }
  return ended;
}

function endedView(known: Known, transition: KnownTransition, conclusion: EndedView["conclusion"]): EndedView {
  const { number, attempt, atMs, reason } = transition;
  return {
    key: `end-${number}-${attempt}`,
    number,
    ...titleAndAuthor(known, number),
    conclusion,
    label: HAPPENED[conclusion],
    atMs,
    words: reason === null ? [] : [asSentence(whyOf(reason, transition))],
    moments: momentsOf(known, number),
  };
}
