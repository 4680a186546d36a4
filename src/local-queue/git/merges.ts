/**
 * Performs the merges that the engine asks for: one after the other, in the order in which they were asked for, each
 * written down before the target branch moves. After the end of a service the journal tells what it had merged.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod/mini";
import { messageOf } from "../../errors.js";
import { dataProblem, parseJson, syncFolder } from "../data/disk.js";
import type { GroupToMerge, MergeMethod } from "../engine/state.js";
import { commitId } from "../world/pull-request.js";
import type { KnownContents } from "./contents.js";
import { type LandedChange, type MadeMerge, makeMerges } from "./merge-commits.js";
import { containedIn, syncObjects } from "./objects.js";
import type { HostChange, PullRequests } from "./pull-requests.js";
import { changeRefs, checkedOutAt, type RefStore, type RefsChanged, refOf, whileCheckedOut } from "./refs.js";
import type { Answer } from "./runs.js";

interface MergerOptions {
  readonly store: RefStore;
  readonly known: KnownContents;
  readonly target: string;
  readonly journalFile: string;
  readonly pullRequests: PullRequests;
  readonly nowMs: () => number;
  readonly beforeMove: () => void;
  readonly changed: (change: HostChange) => void;
  readonly report: (sentence: string) => void;
  /** Looks at the repository and tells what somebody did there. */
  readonly notice: () => Promise<void>;
  /** How often the target branch has been pushed to by hand. */
  readonly pushesByHand: () => number;
}

interface Waiting {
  readonly group: GroupToMerge;
  readonly method: MergeMethod;
  readonly answer: Answer;
  /** How often the target branch had been pushed to by hand when it was asked for. */
  readonly pushes: number;
}

const MERGE_FAILED = "GITHUB_API_MERGE_PR_FAILED";
const HOST_TROUBLE = "GITHUB_API_REPEATED_SERVER_ERRORS";
/** So often something is tried that went wrong for no reason of the pull request's. */
const MOST_FAILURES = 5;
const CHANGED = { kind: "changed" } as const;

export function createMerger(options: MergerOptions) {
  const { store, known, target, journalFile, pullRequests, nowMs, beforeMove, changed, report, notice, pushesByHand } =
    options;
  /** In the order of the merges; what is done, or cannot be done, is taken off before it is answered. */
  let waiting: readonly Waiting[] = [];
  const taken = new Set<number>();
  const stopped = new Set<number>();
  /** How often in a row it went wrong. */
  let failures = 0;
  /** What was said last of why nothing is merged, so that it is said once. */
  let said: string | null = null;

  /** Merges what waits, until something has to wait longer; everything behind it waits with it. */
  async function work(): Promise<void> {
    try {
      while (await mergeNext()) {
        failures = 0;
        said = null;
      }
    } catch (error) {
      noteFailure(messageOf(error));
    }
  }

  function take(groups: readonly Waiting[]): void {
    waiting = waiting.filter((each) => !groups.includes(each));
  }

  function sayOnce(sentence: string): void {
    if (sentence !== said) report(sentence);
    said = sentence;
  }

  function noteFailure(problem: string): void {
    sayOnce(`Merging to ${target} failed: ${problem}.`);
    failures += 1;
    const [first] = waiting;
    if (first === undefined || failures < MOST_FAILURES) return;
    failures = 0;
    take([first]);
    refuse(first, HOST_TROUBLE);
  }

  function refuse({ group: { group, members }, answer }: Waiting, reason: string, number = members[0]?.number): void {
    // An answer before this one may have stopped it.
    if (number !== undefined && !stopped.has(group)) answer({ type: "merge-refused", group, number, reason });
  }

  /** Merges as much as goes at once. Gives false when nothing waits, or what waits has to wait longer. */
  async function mergeNext(): Promise<boolean> {
    if (waiting.length === 0) return false;
    await notice();
    waiting = waiting.filter(isWanted);
    const outdated = waiting.filter(({ pushes }) => pushes !== pushesByHand());
    if (outdated.length > 0) {
      // What was tested is not what a merge would give now.
      report(`${target} was pushed to by hand just before ${namesOf(outdated)} could be merged.`);
      take(outdated);
      for (const each of outdated) refuse(each, MERGE_FAILED);
      return true;
    }
    const asked = firstOf(waiting, failures > 0);
    const [first] = asked;
    if (first === undefined) return false;
    const workTree = await checkedOutAt(store.repository, target);
    if (workTree !== null) {
      sayOnce(`Nothing is merged for now: ${whileCheckedOut(target, workTree)}`);
      return false;
    }
    const tip = pullRequests.tip();
    const { made, refused } = await makeMerges({
      repository: store.repository,
      known,
      groups: asked.map(({ group }) => group),
      method: first.method,
      tip,
      dateMs: nowMs(),
      branchOf: (number) => pullRequests.get(number)?.branch ?? `pull request #${number}`,
    });
    if (!asked.every(isWanted)) return true;
    const moved = made.length === 0 ? CHANGED : await moveTarget(tip, made);
    if (moved.kind === "locked") sayOnce(`Nothing is merged for now: ${moved.problem}.`);
    if (moved.kind !== "changed") return moved.kind === "moved";
    const merged = asked.slice(0, made.length);
    const next = refused === null ? undefined : asked[made.length];
    take(next === undefined ? merged : [...merged, next]);
    for (const [index, { group, changes }] of made.entries()) {
      const merges = changes.map(({ number, commit }) => ({ number, sha: commit }));
      merged[index]?.answer({ type: "merged", group: group.group, merges });
    }
    if (refused !== null && next !== undefined) {
      report(`#${refused.number} cannot be merged: ${refused.why}.`);
      refuse(next, MERGE_FAILED, refused.number);
    }
    return true;
  }

  function isWanted({ group: { group } }: Waiting): boolean {
    return !stopped.has(group);
  }

  /** Where it moved the branch, everybody knows afterwards. */
  async function moveTarget(before: string, made: readonly MadeMerge[]): Promise<RefsChanged> {
    const after = made.at(-1)?.tip ?? before;
    const merged = made.flatMap(({ changes }) => changes);
    // After a power cut the branch must not point to what is not there.
    if (before !== after) await syncObjects({ repository: store.repository, commit: after, without: before });
    beforeMove();
    writeJournal(journalFile, { before, after, merged });
    const moved = before === after ? CHANGED : await changeRefs(store, [{ ref: refOf(target), before, after }]);
    if (moved.kind !== "changed") return moved;
    const changes = pullRequests.noteMerges(merged, after);
    try {
      pullRequests.save();
    } catch (error) {
      // The journal has it too.
      report(`What was merged could not be written down: ${messageOf(error)}.`);
    }
    for (const change of changes) changed(change);
    return moved;
  }

  return {
    work,
    /** Takes what is to be merged; a group that was asked for before is not taken again. */
    ask: (groups: readonly GroupToMerge[], how: Omit<Waiting, "group" | "pushes">, pushes = pushesByHand()): void => {
      const fresh = groups.filter(({ group }) => !taken.has(group));
      for (const { group } of fresh) taken.add(group);
      waiting = [...waiting, ...fresh.map((group) => ({ ...how, group, pushes }))];
    },
    stop: (group: number): void => {
      stopped.add(group);
    },
  };
}

/** What can be merged in one go: everything by one method, or one alone to see whether that goes wrong. */
function firstOf(waiting: readonly Waiting[], isAlone: boolean): readonly Waiting[] {
  if (isAlone) return waiting.slice(0, 1);
  const other = waiting.findIndex(({ method }) => method !== waiting[0]?.method);
  return other === -1 ? waiting : waiting.slice(0, other);
}

function namesOf(waiting: readonly Waiting[]): string {
  return waiting.flatMap(({ group }) => group.members.map(({ number }) => `#${number}`)).join(", ");
}

interface JournalEntry {
  /** The commits that the target branch pointed to before and after. */
  readonly before: string;
  readonly after: string;
  readonly merged: readonly LandedChange[];
}

/** Adds an entry, which is on the disk afterwards. */
function writeJournal(file: string, entry: JournalEntry): void {
  const isNew = !existsSync(file);
  const handle = openSync(file, "a");
  try {
    // What was cut off by an end in the middle of a line stays a line of its own.
    writeSync(handle, `\n${JSON.stringify(entry)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  if (isNew) syncFolder(dirname(file));
}

const journalEntry = z.object({
  before: commitId,
  after: commitId,
  merged: z.array(z.object({ number: z.int(), sha: commitId, commit: commitId })),
});

/** @throws InputError for a line that is no merge */
function readJournal(file: string): readonly JournalEntry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index): readonly JournalEntry[] => {
      const value = parseJson(line);
      // An empty line, or one that was cut off.
      if (value === undefined) return [];
      const { data } = journalEntry.safeParse(value);
      if (data !== undefined) return [data];
      throw dataProblem(
        `${file}, line ${index + 1}: it is no merge of this queue. The file was damaged or changed; put a copy of it from before in its place, or choose another folder`,
      );
    });
}

/** So many of the last merges may still matter to a queue. */
const RECALLED = 200;

/**
 * The last merges that came true, by the journal: it tells of some that did not, since the branch had moved, or the
 * service ended before. What the commits contain is known again afterwards.
 */
export async function recallMerges(
  { store: { repository }, known, journalFile }: Pick<MergerOptions, "store" | "known" | "journalFile">,
  tip: string,
): Promise<readonly JournalEntry[]> {
  const entries = readJournal(journalFile).slice(-RECALLED);
  const contained = await containedIn(
    repository,
    tip,
    entries.map(({ after }) => after),
  );
  const came = entries.filter(({ after }) => contained.has(after));
  for (const { before, merged } of came) {
    let contents = known.at(before);
    for (const { sha, commit } of merged) {
      const tree = known.treeWith(contents, sha);
      if (tree === undefined) break;
      contents = known.add(contents, sha, tree);
      known.name(commit, contents);
    }
  }
  return came;
}
