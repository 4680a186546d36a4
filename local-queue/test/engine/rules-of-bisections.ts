/** Rules for the base of bisections. They use effects instead of the bisection's own records. */
import { type Commit, isLive, type QueueState } from "../../src/engine/state.js";
import { get } from "../../src/engine/tree.js";
import { effectsOf, entryOf, type Recording, type Rule, type Step } from "../support/days/recording.js";

export const RULES_OF_BISECTIONS: Readonly<Record<string, Rule>> = {
  "7: a bisection runs on its first base, the groups ahead at its start, cleared members and its groups ahead":
    foundations,
};

/** Base and commits below all groups of a bisection. */
interface Foundation {
  readonly base: string;
  readonly ahead: readonly Commit[];
}

/** Merges by the queue do not change a bisection. A push changes its base, and removes lost commits from it. */
function* foundations({ steps }: Recording): Iterable<string> {
  const known = new Map<number, Foundation>();
  for (const step of steps) {
    for (const [bisection, { base, ahead }] of known)
      known.set(bisection, { base, ahead: [...ahead, ...clearedBy(step, bisection)] });
    for (const { bisection, members } of effectsOf(step, "bisection-started"))
      known.set(bisection, startOf(step, members));
    for (const [bisection, foundation] of known) known.set(bisection, afterLosses(step, foundation));
    for (const { id, groups } of step.after.bisections) {
      const { base, ahead } = known.get(id) ?? { base: "nowhere", ahead: [] };
      yield* wrongsOf(step.after, groups, base, ahead);
    }
  }
}

function startOf({ before, after }: Step, [leader = 0]: readonly number[]): Foundation {
  const { group } = entryOf(before, leader);
  const run = get(before.runs, get(before.groups, group ?? 0)?.run ?? 0);
  const ahead = run === undefined ? [] : run.content.slice(0, run.content.length - run.own);
  return { base: after.tip, ahead: ahead.filter(({ number }) => isLive(entryOf(after, number))) };
}

function clearedBy(step: Step, bisection: number): readonly Commit[] {
  return effectsOf(step, "moved")
    .filter(({ reason }) => reason === "BISECTION_TEST_RUN_PASSED")
    .map(({ number }) => entryOf(step.before, number))
    .filter((entry) => entry.bisection === bisection);
}

function afterLosses({ event, after }: Step, { base, ahead }: Foundation): Foundation {
  const isByHand = event.type === "pushed-by-hand";
  const left = ahead.filter(({ number, attempt }) => {
    const entry = entryOf(after, number);
    return entry.attempt === attempt && (isLive(entry) || (entry.state === "merged" && !isByHand));
  });
  return { base: isByHand ? event.tip : base, ahead: left };
}

function* wrongsOf(
  { groups, runs }: QueueState,
  ids: readonly number[],
  base: string,
  foundation: readonly Commit[],
): Iterable<string> {
  let content = foundation;
  for (const id of ids) {
    const group = get(groups, id);
    content = [...content, ...(group?.commits ?? [])];
    const run = group?.run == null ? undefined : get(runs, group.run);
    if (run === undefined) continue;
    if (run.base !== base) yield `bisection run ${run.id} has the base ${run.base}, not ${base}`;
    const [found, expected] = [run.content, content].map((each) => each.map(nameOf).join());
    if (found !== expected) yield `bisection run ${run.id} contains ${found}, not ${expected}`;
  }
}

function nameOf({ number, attempt }: Commit): string {
  return `#${number}.${attempt}`;
}
