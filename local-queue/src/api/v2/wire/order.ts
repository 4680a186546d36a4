/** Order and graph of a queue in the format of version 2 of the API. */
import { formCandidates } from "../../../engine/batches.js";
import { type ExplainedPosition, explainQueue } from "../../../engine/explain.js";
import { overlap, targetsOf } from "../../../engine/lanes.js";
import type { Entry, Group, Targets } from "../../../engine/state.js";
import { entryOf, groupOf } from "../../../engine/step-builder.js";
import { isUrgent } from "../../../state/pull-request.js";
import { listAdmittedNumbers } from "../../../state/queues.js";
import { findPullRequest, type QueueContext } from "../../../state/service-state.js";
import { queuedPullRequest } from "./pull-requests.js";
import { stateRecord } from "./queues.js";
import { isStarted, type StartedRun } from "./runs.js";
import { camelCase } from "./words.js";

/**
 * Lists the batches with a run, then the pull requests that wait for a run. No pull request awaits admission: a running
 * queue admits every ready pull request at once. In other states, a ready pull request stays `notReady`, and the order
 * omits these.
 */
export function orderRecord(context: QueueContext) {
  const { state, queue } = context;
  const { engine } = queue;
  const { state: queueState, mode } = stateRecord(context);
  const main = explainQueue(engine, [...formCandidates(engine)], state.timeMs);
  const bisected = engine.bisections.flatMap(({ groups }) => groups.map((id) => groupOf(engine, id)));
  const groups = [...main.flatMap(({ group }) => group ?? []), ...bisected];
  const hasNoRun = (group: Group | null) => group === null || runOf(context, group) === undefined;
  const waiting: readonly Waiting[] = [
    ...withHolders(main).filter(({ group }) => hasNoRun(group)),
    ...bisected.filter(hasNoRun).map(({ members }) => ({ members, heldBy: null })),
  ];
  return {
    mode,
    queueState,
    batchingEnabled: engine.settings.batch,
    isolationResolved: true,
    hasCycle: false,
    batches: groups.flatMap((group) => batchRecord(context, group) ?? []),
    pending: pendingItems(context, waiting),
    awaitingAdmission: [],
    awaitingAdmissionTotal: 0,
  };
}

/**
 * Pull requests that wait for the same run. `heldBy` contains the failures that they wait for; null without a failure.
 */
interface Waiting {
  readonly members: readonly number[];
  readonly heldBy: readonly number[] | null;
}

/** Adds the failures that a position waits for, directly or because of a position ahead. */
function withHolders(positions: readonly ExplainedPosition[]) {
  const holders = new Map<number, readonly number[]>();
  return positions.map(({ group, members, explanation }) => {
    const ahead = explanation.why === "behind" ? explanation.members : [];
    const heldBy = explanation.why === "held" ? explanation.failures : (holders.get(ahead[0] ?? 0) ?? null);
    if (heldBy !== null) for (const number of members) holders.set(number, heldBy);
    return { group, members, heldBy };
  });
}

function runOf({ queue }: QueueContext, { run }: Group): StartedRun | undefined {
  const found = run === null ? undefined : queue.runs.get(run);
  return isStarted(found) ? found : undefined;
}

function batchRecord(context: QueueContext, group: Group) {
  const run = runOf(context, group);
  const [first] = group.members;
  if (run === undefined || first === undefined) return null;
  return {
    verificationRunId: run.id,
    state: camelCase(entryOf(context.queue.engine, first).state),
    isBisection: group.kind === "bisection",
    pullRequests: group.members.map((number) => queuedPullRequest(context, number)),
  };
}

function pendingItems(context: QueueContext, waiting: readonly Waiting[]) {
  const { engine } = context.queue;
  const edges = engine.settings.batch ? edgesOf(context) : [];
  const shown = (numbers: readonly number[]) => numbers.map((number) => queuedPullRequest(context, number));
  const schedulable = waiting.filter(({ heldBy }) => heldBy === null);
  const held = waiting.filter(({ heldBy }) => heldBy !== null);
  return [...schedulable, ...held].flatMap(({ members, heldBy }, index) =>
    members.map((number) => ({
      pullRequest: queuedPullRequest(context, number),
      ...(heldBy === null
        ? { schedulability: "schedulable", predictedBatch: index + 1 }
        : { schedulability: "heldBehindFailure" }),
      directlyAhead: shown(edges.filter(({ to }) => to === number).map(({ from }) => from)),
      heldBy: shown(heldBy ?? []),
    })),
  );
}

/**
 * Two pull requests in the order of a lane. They share targets, and no other pull request of the lane is between them.
 */
interface Edge {
  readonly from: number;
  readonly to: number;
}

/** Finds the edges between admitted pull requests. Omits edges that follow from other edges. */
function edgesOf({ queue }: QueueContext): readonly Edge[] {
  const { engine } = queue;
  const ahead: {
    readonly number: number;
    readonly targets: ReturnType<typeof targetsOf>;
    readonly all: Set<number>;
  }[] = [];
  const edges: Edge[] = [];
  for (const number of listAdmittedNumbers(queue)) {
    const targets = targetsOf(engine, [number]);
    const all = new Set<number>();
    for (const other of ahead.toReversed()) {
      if (all.has(other.number) || !overlap(targets, other.targets)) continue;
      edges.push({ from: other.number, to: number });
      all.add(other.number);
      for (const each of other.all) all.add(each);
    }
    ahead.push({ number, targets, all });
  }
  return edges;
}

/** Maximum number of targets of a node or an edge. */
const MOST_TARGETS = 10_000;

export function graphRecord(context: QueueContext, withTargets: boolean) {
  const { engine } = context.queue;
  const targets = (number: number) => entryOf(engine, number).targets;
  return {
    nodes: listAdmittedNumbers(context.queue).map((number) =>
      nodeRecord(context, entryOf(engine, number), withTargets),
    ),
    edges: edgesOf(context).map(({ from, to }) => ({
      fromPullRequestNumber: from,
      toPullRequestNumber: to,
      ...(withTargets ? commonFields(commonTargets(targets(from), targets(to))) : {}),
    })),
  };
}

function commonFields(common: readonly string[]) {
  return { commonImpactedTargets: common.slice(0, MOST_TARGETS), totalCommonImpactedTargets: common.length };
}

function nodeRecord(context: QueueContext, entry: Entry, withTargets: boolean) {
  const { repository, queue } = context;
  const { title, author } = findPullRequest(repository, entry.number);
  const priority = queue.entries.get(entry.number)?.priority;
  const run = entry.state !== "testing" || entry.run === null ? undefined : queue.runs.get(entry.run);
  const targets = namesOf(entry.targets);
  return {
    pullRequestNumber: entry.number,
    title,
    author,
    state: camelCase(entry.state),
    priorityValue: entry.priority,
    ...(priority === undefined ? {} : { priorityName: priority.name }),
    skipsTheLine: priority !== undefined && isUrgent(priority),
    allowsBatching: !entry.noBatch,
    ...(run === undefined ? {} : { verificationRunId: run.id }),
    isBisection: entry.bisection !== null,
    ...(withTargets ? { impactedTargets: targets.slice(0, MOST_TARGETS), totalImpactedTargets: targets.length } : {}),
  };
}

function namesOf(targets: Targets | null): readonly string[] {
  return targets === null || targets === "ALL" ? [] : targets;
}

function commonTargets(one: Targets | null, other: Targets | null): readonly string[] {
  if (one === null || one === "ALL") return namesOf(other);
  if (other === null || other === "ALL") return one;
  const known = new Set(other);
  return one.filter((target) => known.has(target));
}
