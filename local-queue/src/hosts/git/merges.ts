/**
 * This file performs the requested merges in order. It records each merge before the target branch moves, so that the
 * next start can continue.
 */
import * as z from "zod/mini";
import { getErrorMessage } from "../../../../src/errors.js";
import type { Settings } from "../../engine/settings.js";
import type { GroupToMerge } from "../../engine/state.js";
import { commitId } from "../../state/pull-request.js";
import { type MadeMerge, type MergedPullRequest, makeMerges } from "./merge-commits.js";
import { findContained, syncObjects } from "./objects.js";
import { type HostChange, type PullRequests, recordMerges, recordTip } from "./pull-requests.js";
import { type Rows, readRows } from "./records.js";
import { changeRefs, checkedOutAt, type RefsChanged, refOf, whileCheckedOut } from "./refs.js";
import type { Answer } from "./runs.js";
import type { Builder } from "./test-branch.js";

interface MergerOptions extends Builder {
  readonly target: string;
  readonly rows: Rows;
  readonly pullRequests: PullRequests;
  readonly nowMs: () => number;
  /** Reports facts that follow from a merge, before the reply to the merge. */
  readonly publish: (changes: readonly HostChange[]) => void;
  readonly report: (sentence: string) => void;
  /** Detects changes by others in the repository, and reports them to the engine. */
  readonly publishChanges: () => Promise<void>;
}

interface Waiting {
  readonly group: GroupToMerge;
  readonly method: Settings["mergeMethod"];
  readonly answer: Answer;
  readonly pushes: number;
}

export interface Merger extends MergerOptions {
  /** Groups in the order of their merges. A group is removed before the reply to it. */
  waiting: readonly Waiting[];
  readonly requested: Set<number>;
  readonly stopped: Set<number>;
  /** Number of pushes to the target branch that the queue did not make. */
  pushesByHand: number;
  failures: number;
  /** Last reported reason of a delay, to report each reason once; null without a delay. */
  reported: string | null;
}

const MERGE_FAILED = "GITHUB_API_MERGE_PR_FAILED";
const HOST_TROUBLE = "GITHUB_API_REPEATED_SERVER_ERRORS";
/** Maximum number of attempts for a merge with a failure that the pull request did not cause. */
const MOST_FAILURES = 5;
const CHANGED = { kind: "changed" } as const;

export function createMerger(options: MergerOptions): Merger {
  return {
    ...options,
    waiting: [],
    requested: new Set(),
    stopped: new Set(),
    pushesByHand: 0,
    failures: 0,
    reported: null,
  };
}

/** Adds groups to merge. Ignores groups that were requested before. */
export function requestMerges(
  merger: Merger,
  groups: readonly GroupToMerge[],
  how: Omit<Waiting, "group" | "pushes">,
  pushes = merger.pushesByHand,
): void {
  const fresh = groups.filter(({ group }) => !merger.requested.has(group));
  for (const { group } of fresh) merger.requested.add(group);
  merger.waiting = [...merger.waiting, ...fresh.map((group) => ({ ...how, group, pushes }))];
}

/** Merges the waiting groups in order. Stops at a group that must wait longer. */
export async function runMerges(merger: Merger): Promise<void> {
  try {
    while (await mergeNext(merger)) {
      merger.failures = 0;
      merger.reported = null;
    }
  } catch (error) {
    recordFailure(merger, getErrorMessage(error));
  }
}

function recordFailure(merger: Merger, problem: string): void {
  reportOnce(merger, `Merging to ${merger.target} failed: ${problem}.`);
  merger.failures += 1;
  const [first] = merger.waiting;
  if (first === undefined || merger.failures < MOST_FAILURES) return;
  merger.failures = 0;
  remove(merger, [first]);
  refuse(merger, first, HOST_TROUBLE);
}

function reportOnce(merger: Merger, sentence: string): void {
  if (sentence !== merger.reported) merger.report(sentence);
  merger.reported = sentence;
}

function remove(merger: Merger, groups: readonly Waiting[]): void {
  merger.waiting = merger.waiting.filter((each) => !groups.includes(each));
}

function refuse(
  { stopped }: Merger,
  { group: { group, members }, answer }: Waiting,
  reason: string,
  number = members[0]?.number,
): void {
  // A reply to an earlier group may have stopped this one.
  if (number !== undefined && !stopped.has(group)) answer({ type: "merge-refused", group, number, reason });
}

/**
 * Merges as many groups as possible together. Returns false if no group waits, or if the first group must wait longer.
 */
async function mergeNext(merger: Merger): Promise<boolean> {
  const { repository, target, report } = merger;
  if (merger.waiting.length === 0) return false;
  await merger.publishChanges();
  const isWanted = ({ group: { group } }: Waiting): boolean => !merger.stopped.has(group);
  merger.waiting = merger.waiting.filter(isWanted);
  if (refuseOutdated(merger)) return true;
  const chosen = chooseGroups(merger.waiting, merger.failures > 0);
  const [first] = chosen;
  if (first === undefined) return false;
  const workTree = await checkedOutAt(repository, target);
  if (workTree !== null) {
    reportOnce(merger, `Merging is paused: ${whileCheckedOut(target, workTree)}`);
    return false;
  }
  const { tip, all } = merger.pullRequests;
  const { made, refused } = await makeMerges({
    repository,
    known: merger.known,
    groups: chosen.map(({ group }) => group),
    method: first.method,
    tip,
    dateMs: merger.nowMs(),
    branchOf: (number) => all.get(number)?.branch ?? `pull request #${number}`,
  });
  if (!chosen.every(isWanted)) return true;
  const moved = made.length === 0 ? CHANGED : await moveTarget(merger, tip, made);
  if (moved.kind === "locked") reportOnce(merger, `Merging is paused: ${moved.problem}.`);
  if (moved.kind !== "changed") return moved.kind === "moved";
  const merged = chosen.slice(0, made.length);
  const next = refused === null ? undefined : chosen[made.length];
  remove(merger, next === undefined ? merged : [...merged, next]);
  for (const [index, { group, changes }] of made.entries()) {
    const merges = changes.map(({ number, commit }) => ({ number, sha: commit }));
    merged[index]?.answer({ type: "merged", group: group.group, merges });
  }
  if (refused !== null && next !== undefined) {
    report(`#${refused.number} cannot be merged: ${refused.why}.`);
    refuse(merger, next, MERGE_FAILED, refused.number);
  }
  return true;
}

/** Rejects merges whose tests lack a later push to the target branch. Returns true if there are such merges. */
function refuseOutdated(merger: Merger): boolean {
  const outdated = merger.waiting.filter(({ pushes }) => pushes !== merger.pushesByHand);
  if (outdated.length === 0) return false;
  const names = outdated.flatMap(({ group }) => group.members.map(({ number }) => `#${number}`)).join(", ");
  merger.report(`A person or a program pushed to ${merger.target} just before the queue merged ${names}.`);
  remove(merger, outdated);
  for (const each of outdated) refuse(merger, each, MERGE_FAILED);
  return true;
}

/** Returns the first groups with the same merge method, or only the first group after a failure. */
function chooseGroups(waiting: readonly Waiting[], isAlone: boolean): readonly Waiting[] {
  if (isAlone) return waiting.slice(0, 1);
  const other = waiting.findIndex(({ method }) => method !== waiting[0]?.method);
  return other === -1 ? waiting : waiting.slice(0, other);
}

/** Moves the target branch to the last merge, and reports the facts that follow from it. */
async function moveTarget(merger: Merger, before: string, made: readonly MadeMerge[]): Promise<RefsChanged> {
  const { repository, rows, target, pullRequests } = merger;
  const after = made.at(-1)?.tip ?? before;
  const merged = made.flatMap(({ changes }) => changes);
  // After a power cut, both the commit of the branch and the record of the merge must exist.
  if (before !== after) await syncObjects({ repository, commit: after, without: before });
  recordMerge(rows, { before, after, merged });
  const moved = before === after ? CHANGED : await changeRefs(merger, [{ ref: refOf(target), before, after }]);
  if (moved.kind !== "changed") return moved;
  recordMerges(pullRequests, merged);
  merger.publish(recordTip(pullRequests, after));
  return moved;
}

interface RecordedMerge {
  readonly before: string;
  readonly after: string;
  readonly merged: readonly MergedPullRequest[];
}

const recordedMerge = z.object({
  before: commitId,
  after: commitId,
  merged: z.array(z.object({ number: z.int(), sha: commitId, commit: commitId })),
});

/** Number of stored merges to read at the next start. */
const MERGES_READ = 200;

function recordMerge(rows: Rows, merge: RecordedMerge): void {
  const keys = [...rows.entries()].map(([key]) => key);
  rows.set((keys.at(-1) ?? 0) + 1, merge);
  for (const key of keys.slice(0, -MERGES_READ)) rows.delete(key);
}

/**
 * Returns the stored merges in the target branch, and restores the known contents of their commits. The other merges
 * failed, because the branch moved or the service stopped.
 */
export async function readCompletedMerges(
  { repository, known, rows }: Pick<MergerOptions, "repository" | "known" | "rows">,
  tip: string,
): Promise<readonly RecordedMerge[]> {
  const recorded = readRows(rows, recordedMerge, "git_merges").map(([, merge]) => merge);
  const contained = await findContained(
    repository,
    tip,
    recorded.map(({ after }) => after),
  );
  const completed = recorded.filter(({ after }) => contained.has(after));
  for (const { before, merged } of completed) {
    let contents = known.contentsOf(before);
    for (const { sha, commit } of merged) {
      const tree = known.findTree(contents, sha);
      if (tree === undefined) break;
      contents = known.add(contents, sha, tree);
      known.setContents(commit, contents);
    }
  }
  return completed;
}
