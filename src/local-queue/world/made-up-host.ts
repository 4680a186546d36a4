/**
 * The Git host of a made-up world: it builds test branches, runs tests and merges, each so long after it was asked as
 * the world's timings say. What a test run comes to is decided from the exact set of changes that it contains, by the
 * plans of their pull requests as they are when it ends.
 */
import type { Commit } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import {
  type Base,
  type Change,
  type Changes,
  failsByChance,
  type PlannedRun,
  planRun,
  textConflict,
} from "../simulation/changes.js";
import type { HostAnswer, HostEffect, ReportedCheck } from "./host.js";
import type { PlannedCheck } from "./pull-request.js";
import { newSha, type Place, type Repository, schedule, type TestRun, type Timer } from "./world.js";

/** Begins with what a queue wants done. What was stopped is left alone when its time comes. */
export function performMadeUp({ world, queue }: Place, effect: HostEffect): void {
  const { startSeconds, mergeSeconds } = world.timings;
  if (effect.type === "start-run") {
    schedule(world, world.timeMs + startSeconds * 1000, { kind: "start", queue: queue.id, run: effect.run.id });
  } else if (effect.type === "merge") {
    for (const { group } of effect.groups) {
      queue.mergesUntilMs = Math.max(queue.mergesUntilMs, world.timeMs) + mergeSeconds * 1000;
      schedule(world, queue.mergesUntilMs, { kind: "merge", queue: queue.id, group });
    }
  }
}

/** Plans when the tests of a run end. It is to be planned again whenever that may be another time. */
export function scheduleEnd({ world, repository, queue }: Place, id: number): void {
  const run = queue.runs.get(id);
  if (run === undefined) return;
  const atMs = Math.max(world.timeMs, reportMs(repository, run));
  schedule(world, atMs, { kind: "end", queue: queue.id, run: id });
}

/** How long a run takes by the plans of those that it tests: as long as the slowest one. */
export function plannedSeconds({ pullRequests }: Repository, { members }: TestRun): number {
  return Math.max(0, ...members.map((number) => pullRequests.get(number)?.testPlan.testSeconds ?? 0));
}

/** When the checks of a run are reported, those that ever are. */
function reportMs(repository: Repository, run: TestRun): number {
  const { startedAtMs } = run;
  return startedAtMs === null ? Number.POSITIVE_INFINITY : startedAtMs + plannedSeconds(repository, run) * 1000;
}

/** The plan of a pull request is another one: what contains it may end at another time. */
export function replan(place: Place, number: number): void {
  for (const run of tree.values(place.queue.engine.runs)) {
    if (run.status === "in_progress" && run.content.some((each) => each.number === number)) scheduleEnd(place, run.id);
  }
}

/** What the host answers when the time of something has come; null where it was stopped, or is not due after all. */
export function answerWhenDue(place: Place, timer: Exclude<Timer, { kind: "ready" }>): HostAnswer | null {
  switch (timer.kind) {
    case "start":
      return answerStart(place, timer.run);
    case "end":
      return answerEnd(place, timer.run);
    case "merge":
      return answerMerge(place, timer.group);
  }
}

function answerStart(place: Place, id: number): HostAnswer | null {
  const { world, repository, queue } = place;
  const run = queue.runs.get(id);
  if (run === undefined || tree.get(queue.engine.runs, id)?.status !== "starting") return null;
  const base = baseOf(place, run);
  const isBelow = (number: number) => run.ahead.includes(number) || base.contains(number);
  const unmergeable = run.members.find(
    (number) => repository.pullRequests.get(number)?.mergeability === "not_mergeable",
  );
  const refuse = (number: number, culprit: number | null): HostAnswer => {
    return { type: "run-refused", run: id, number, reason: "START_TEST_RUN_MERGE_CONFLICT", culprit };
  };
  if (unmergeable !== undefined) return refuse(unmergeable, null);
  const conflict = textConflict(run.members, isBelow, changesOf(repository, run.members, []));
  if (conflict === null) return { type: "run-started", run: id, sha: newSha(world) };
  return refuse(conflict.refused, base.contains(conflict.culprit) ? null : conflict.culprit);
}

function answerEnd(place: Place, id: number): HostAnswer | null {
  const { world, repository, queue } = place;
  const run = queue.runs.get(id);
  if (run === undefined || tree.get(queue.engine.runs, id)?.status !== "in_progress") return null;
  if (reportMs(repository, run) > world.timeMs) return null;
  const { faults, isReported } = plannedRun(place, run);
  if (!isReported) return null;
  return { type: "runs-ended", runs: [{ run: id, passed: faults.length === 0, checks: checksOf(place, run) }] };
}

function answerMerge({ world, repository, queue }: Place, id: number): HostAnswer | null {
  const group = tree.get(queue.engine.groups, id);
  if (group?.state !== "merging") return null;
  const commits = group.members.flatMap((number) => tree.get(queue.engine.entries, number) ?? []);
  const branch = repository.branches.get(queue.branch);
  const isBelow = (number: number) => branch?.merged.has(number) === true;
  const conflict = textConflict(group.members, isBelow, changesOf(repository, group.members, []))?.refused;
  for (const { number, sha } of commits) {
    const reason =
      number === conflict ? refusalOf(group.direct) : whyNotMerged(repository, { number, sha }, group.direct);
    if (reason !== null) return { type: "merge-refused", group: id, number, reason };
  }
  return { type: "merged", group: id, merges: commits.map(({ number }) => ({ number, sha: newSha(world) })) };
}

/** The host has the last word: what conflicts by now cannot be merged, nor what is another commit than was tested. */
function whyNotMerged(
  repository: Repository,
  { number, sha }: Omit<Commit, "attempt">,
  isDirect: boolean,
): string | null {
  const pullRequest = repository.pullRequests.get(number);
  if (pullRequest === undefined || pullRequest.mergeability === "not_mergeable") return refusalOf(isDirect);
  return pullRequest.headSha === sha ? null : "PR_UPDATED_AT_MERGE_TIME";
}

function refusalOf(isDirect: boolean): string {
  return isDirect ? "GITHUB_API_DIRECT_MERGE_PR_FAILED" : "GITHUB_API_MERGE_PR_FAILED";
}

function plannedRun(place: Place, run: TestRun): PlannedRun {
  const { world, repository, queue } = place;
  const numbers = [...run.ahead, ...run.members];
  const tested = { run: run.run, base: baseOf(place, run), numbers };
  const changes = changesOf(repository, numbers, run.requiredStatuses);
  const seed = world.seed + queue.id;
  const isFlaky = isPlannedFlake(place, run) || failsByChance(seed, run.run, world.timings.flaky);
  return planRun(tested, changes, seed, isFlaky);
}

/** True when one of the pull requests that it tests plans that this run of its own fails by chance. */
function isPlannedFlake({ repository, queue }: Place, { run, members }: TestRun): boolean {
  return members.some((number) => {
    const flakyRuns = repository.pullRequests.get(number)?.testPlan.flakyRuns ?? [];
    if (flakyRuns.length === 0) return false;
    const own = [...queue.runs.values()].filter((each) => each.members.includes(number) && each.run <= run);
    return flakyRuns.includes(own.length);
  });
}

/** What the branch contained at the commit that a run is built on. */
function baseOf({ repository, queue }: Place, { base }: TestRun): Base {
  const branch = repository.branches.get(queue.branch);
  const place = branch?.places.get(base) ?? 0;
  return {
    contains: (number) => (branch?.merged.get(number) ?? Number.POSITIVE_INFINITY) <= place,
    faults: branch === undefined ? [] : branch.faults.filter((each) => each.place <= place).map(({ fault }) => fault),
    silent: branch !== undefined && (branch.silentFrom ?? Number.POSITIVE_INFINITY) <= place,
  };
}

/** Those of some changes that could break a run. */
function changesOf(repository: Repository, numbers: readonly number[], required: readonly string[]): Changes {
  const { troubled, conflicts } = repository.numbers;
  const changes = new Map<number, Change>();
  for (const number of numbers) {
    if (!troubled.has(number) && !conflicts.has(number)) continue;
    const change = changeOf(repository, number, required);
    if (change !== null) changes.set(number, change);
  }
  return changes;
}

/** What a pull request does to tests, by its plan. Only a required check can fail a run, or keep it from ending. */
export function changeOf(repository: Repository, number: number, required: readonly string[]): Change | null {
  const pullRequest = repository.pullRequests.get(number);
  if (pullRequest === undefined) return null;
  const { testSeconds, result, checks, flaky } = pullRequest.testPlan;
  const isRequired = (wanted: PlannedCheck["result"]) =>
    checks.some((check) => check.result === wanted && required.includes(check.name));
  return {
    number,
    testSeconds,
    broken: result === "fail" || isRequired("failure"),
    flaky,
    conflicts: conflictsOf(repository, number),
    silent: isRequired("never-reported"),
    targets: null,
    upToDate: pullRequest.upToDate,
  };
}

/** It is enough that one of two names the other. */
function conflictsOf({ pullRequests, numbers }: Repository, number: number): Change["conflicts"] {
  const planOf = (of: number) => pullRequests.get(of)?.testPlan;
  const namedBy = numbers.conflicts.get(number) ?? [];
  const others = new Set([
    ...(planOf(number)?.conflictsWith ?? []),
    ...(planOf(number)?.conflictsInText ?? []),
    ...namedBy,
  ]);
  return [...others].flatMap((other) => {
    const pair = [planOf(number), planOf(other)] as const;
    const isIn = (field: "conflictsWith" | "conflictsInText") =>
      pair[0]?.[field].includes(other) === true || pair[1]?.[field].includes(number) === true;
    return [
      ...(isIn("conflictsInText") ? [{ with: other, in: "text" } as const] : []),
      ...(isIn("conflictsWith") ? [{ with: other, in: "tests" } as const] : []),
    ];
  });
}

/**
 * The checks of a run as they are shown: pending until the time of its tests is up, then each with its result; what is
 * never reported never shows.
 */
export function checksOf(place: Place, run: TestRun): readonly ReportedCheck[] {
  const { world, repository } = place;
  const isOver = reportMs(repository, run) <= world.timeMs;
  const planned = joined(repository, [...run.ahead, ...run.members]);
  const unplanned = run.requiredStatuses.filter((name) => !planned.some((check) => check.name === name));
  // A failure that no check is named for is the last required check's.
  const isNamed = planned.some(({ result }) => result === "failure");
  const isUnnamed = isOver && !isNamed && plannedRun(place, run).faults.length > 0;
  const required = unplanned.map((name, index): PlannedCheck => {
    return { name, result: isUnnamed && index === unplanned.length - 1 ? "failure" : "success" };
  });
  return [...required, ...planned].flatMap(({ name, kind = "status", result }) =>
    result === "never-reported" ? [] : [{ name, kind, result: isOver ? result : "pending" }],
  );
}

/** The planned checks of several changes, each with the worst that any of them does to it. */
function joined(
  { pullRequests, numbers: { troubled } }: Repository,
  changes: readonly number[],
): readonly PlannedCheck[] {
  const byName = new Map<string, PlannedCheck>();
  for (const number of changes) {
    for (const check of troubled.has(number) ? (pullRequests.get(number)?.testPlan.checks ?? []) : []) {
      const other = byName.get(check.name);
      if (other === undefined || BADNESS[check.result] > BADNESS[other.result]) byName.set(check.name, check);
    }
  }
  return [...byName.values()];
}

const BADNESS = { failure: 2, "never-reported": 1, success: 0 } as const;
