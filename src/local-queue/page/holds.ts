/** Says in plain words what a group, or what of the pool would be tested together, waits for. */
import type { Candidate } from "../engine/batches.js";
import { holdOf } from "../engine/depth.js";
import { aheadOf, include, noTargets, overlap, targetsOf } from "../engine/lanes.js";
import type { Group, QueueState } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import { asSentence, reasonClause } from "../reasons.js";
import { type Known, named } from "./known.js";
import { type Graph, within } from "./lanes.js";
import type { Words } from "./page-view.js";

/** Why a group of the line is not merged yet; `index` is its place in the graph. */
export function whyInLine(known: Known, graph: Graph, group: Group, index: number): readonly Words[] {
  switch (group.state) {
    case "waiting":
      return [["It is tested again in its place. ", ...slotWords(known.state, 0)]];
    case "starting":
      return [["Its test branch is being made", ...onTopOf(known, group), "."]];
    case "testing":
      return aheadOf(known.state, group).length === 0 ? [] : [["It is tested", ...onTopOf(known, group), "."]];
    case "passed":
      return [...clearedBy(known, group), afterWhom(known, group)];
    case "merging":
      return [[group.direct ? asSentence(reasonClause("MERGE_GRAPH_DIRECT_MERGE")) : "It is being merged."]];
    case "pending_failure":
      return whyUndecided(known, graph, group, index);
  }
}

function onTopOf({ state }: Known, group: Group): Words {
  const numbers = aheadOf(state, group).flatMap(({ members }) => members);
  return numbers.length === 0 ? [] : [" on top of ", ...named(numbers)];
}

function clearedBy({ state }: Known, { vouchedBy }: Group): readonly Words[] {
  const voucher = vouchedBy === null ? undefined : tree.get(state.groups, vouchedBy);
  return voucher === undefined ? [] : [["The tests of ", ...named(voucher.members), " contain it, and passed."]];
}

function afterWhom({ state }: Known, group: Group): Words {
  const left = aheadOf(state, group).filter((ahead) => ahead.state !== "merging");
  if (left.length > 0) return ["It is merged after ", ...named(left.flatMap(({ members }) => members)), "."];
  return [state.phase === "paused" ? "It is merged when the queue goes on." : "It is merged next."];
}

function whyUndecided({ state }: Known, graph: Graph, group: Group, index: number): readonly Words[] {
  const cause = asSentence(reasonClause(group.failure ?? "TEST_RUN_REQUIRED_STATUS_FAILED"));
  const unsure = aheadOf(state, group).filter((ahead) => ahead.state !== "passed" && ahead.state !== "merging");
  if (unsure.length > 0) {
    const numbers = unsure.flatMap(({ members }) => members);
    return [[cause, " It is decided after ", ...named(numbers), " ahead of it."]];
  }
  const behind = within(graph, index, state.settings.pendingFailureDepth);
  const hopes = behind.map((each) => graph.spots[each]).filter((spot) => spot !== undefined && mayPass(spot.group));
  if (hopes.length === 0) return [[cause]];
  const numbers = hopes.flatMap((spot) => spot?.members ?? []);
  const otherwise = group.members.length > 1 ? "a bisection looks for what broke it" : "it fails";
  return [
    [cause, " The tests of ", ...named(numbers), ` contain it and could still clear it. Otherwise ${otherwise}.`],
  ];
}

function mayPass(group: Group | null): boolean {
  return group === null || group.state === "waiting" || group.state === "starting" || group.state === "testing";
}

/** Why nothing of the pool that is shown has been started, for each of its candidates in order. */
export function whyInPool(known: Known, graph: Graph, candidates: readonly Candidate[]): readonly (readonly Words[])[] {
  const { state, nowMs } = known;
  const inLine = graph.spots.length - candidates.length;
  const { isHeld, follow } = holdOf(state);
  const blocked = noTargets();
  let inTurn = state.reruns.length;
  return candidates.map((candidate, place) => {
    const { members, startsAtMs } = candidate;
    if (state.phase === "paused") return [["A paused queue starts nothing."]];
    const targets = targetsOf(state, members);
    if (overlap(blocked, targets)) {
      include(blocked, targets);
      return [behindWhom(graph, inLine, inLine + place)];
    }
    if (isHeld(candidate, targets)) {
      include(blocked, targets);
      const failed = holdersOf(graph, inLine + place, state.settings.pendingFailureDepth);
      return [["It waits for ", ...named(failed), ", whose tests failed, to be decided."]];
    }
    if (startsAtMs > nowMs) {
      include(blocked, targets);
      return [batchWords(state, members, startsAtMs)];
    }
    follow(targets);
    inTurn += 1;
    return [slotWords(state, inTurn - 1)];
  });
}

/** Those of the line whose failure is not decided and further ahead than the queue looks past. */
function holdersOf(graph: Graph, index: number, depth: number): readonly number[] {
  return [...(graph.ancestors[index] ?? [])]
    .filter(
      (ahead) => graph.spots[ahead]?.group?.state === "pending_failure" && !within(graph, ahead, depth).includes(index),
    )
    .toSorted((one, other) => one - other)
    .flatMap((ahead) => graph.spots[ahead]?.members ?? []);
}

/** The next one ahead that has no test run either. */
function behindWhom(graph: Graph, inLine: number, index: number): Words {
  const ahead = [...(graph.ancestors[index] ?? [])].filter((each) => each >= inLine);
  const next = graph.spots[Math.max(...ahead)];
  return next === undefined ? ["It waits for its turn."] : ["Behind ", ...named(next.members), "."];
}

function batchWords({ settings }: QueueState, members: readonly number[], startsAtMs: number): Words {
  return [
    `Batch of ${members.length} of ${settings.batchingMinSize}: starts at `,
    { atMs: startsAtMs },
    ", or when it is full.",
  ];
}

/** Slots are for everybody, so who stands ahead in another lane comes first as well. */
function slotWords({ settings, slots, phase }: QueueState, ahead: number): Words {
  if (phase === "paused") return ["A paused queue starts nothing."];
  const used = slots.main + (settings.bisectionConcurrency === 0 ? slots.bisection : 0);
  const turn = ahead === 0 ? "" : `, and ${ahead} ${ahead === 1 ? "comes" : "come"} first`;
  return [`It waits for a free test slot: ${used} of ${settings.concurrency} in use${turn}.`];
}

/** Why a group of a bisection waits, in the order of its groups. */
export function whyInBisection({ state }: Known, group: Group, ahead: readonly Group[]): readonly Words[] {
  const numbers = ahead.flatMap(({ members }) => members);
  const onTop: Words = numbers.length === 0 ? [] : [" on top of ", ...named(numbers)];
  const decided: Words = numbers.length === 0 ? [] : [" It is decided after ", ...named(numbers), "."];
  switch (group.state) {
    case "waiting":
      return [bisectionSlotWords(state)];
    case "starting":
      return [["Its test branch is being made", ...onTop, "."]];
    case "testing":
      return numbers.length === 0 ? [] : [["It is tested", ...onTop, "."]];
    case "passed":
    case "merging":
      return [["Its tests passed.", ...decided]];
    case "pending_failure":
      return [[asSentence(reasonClause(group.failure ?? "TEST_RUN_REQUIRED_STATUS_FAILED")), ...decided]];
  }
}

function bisectionSlotWords(state: QueueState): Words {
  const { settings, slots, phase } = state;
  if (settings.bisectionConcurrency === 0 || phase === "paused") return slotWords(state, 0);
  return [`It waits for a free slot for bisections: ${slots.bisection} of ${settings.bisectionConcurrency} in use.`];
}

/** What keeps a pull request from being let in. */
export function whyNotReady(known: Known, number: number): readonly Words[] {
  const { state, branch, pullRequest } = known;
  const entry = tree.get(state.entries, number);
  if (entry === undefined) return [];
  const facts = pullRequest(number);
  const causes: Words[] = [];
  if (facts !== undefined && facts.baseBranch !== branch)
    causes.push([`Its base is ${facts.baseBranch}, not ${branch}.`]);
  if (facts?.isDraft === true) causes.push(["It is a draft."]);
  if (facts?.mergeability === "not_mergeable") causes.push(["The Git host says that it cannot be merged."]);
  if (facts?.mergeability === "in_progress" || facts?.mergeability === "unspecified") {
    causes.push(["The Git host has not said yet whether it can be merged."]);
  }
  if (!entry.ready && causes.length === 0) causes.push(["The Git host does not call it ready to be merged."]);
  if (state.settings.mode === "parallel" && entry.targets === null) {
    causes.push(["Nobody said what its commit impacts, which a parallel queue has to know."]);
  }
  if (causes.length === 0) causes.push([state.phase === "running" ? "It is let in next." : NOT_LET_IN[state.phase]]);
  if (entry.deadlineMs !== null) causes.push(["It is taken out at ", { atMs: entry.deadlineMs }, " if that stays so."]);
  return causes;
}

const NOT_LET_IN = {
  paused: "It is ready, but a paused queue lets nothing in.",
  draining: "It is ready, but a draining queue lets nothing in.",
  switching_modes: "It is ready, but a queue that changes its mode lets nothing in.",
} as const;
