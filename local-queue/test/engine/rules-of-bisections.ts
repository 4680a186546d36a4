/** What a bisection is tested on, as told by what the queue did and not by its own books of it. */
import { type Commit, isLive, type QueueState } from "../../src/engine/state.js";
import { get } from "../../src/engine/tree.js";
import { effectsOf, entryOf, type Recording, type Rule, type Step } from "../support/days/recording.js";

export const RULES_OF_BISECTIONS: Readonly<Record<string, Rule>> = {
  "7: a bisection is tested on the branch as it was, who stood ahead, who is cleared and who is left ahead":
    foundations,
};

/** What all groups of a bisection are tested on. */
interface Foundation {
  readonly base: string;
  readonly ahead: readonly Commit[];
}

/** Merges by the queue leave a bisection where it stands; a push by hand moves it, and who is lost is taken out. */
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
    if (run.base !== base) yield `bisection run ${run.id} stands on ${run.base}, not on ${base}`;
    const [found, expected] = [run.content, content].map((each) => each.map(nameOf).join());
    if (found !== expected) yield `bisection run ${run.id} contains ${found}, not ${expected}`;
  }
}

function nameOf({ number, attempt }: Commit): string {
  return `#${number}.${attempt}`;
}
