/**
 * Simulated Git host of the service. It builds test branches, runs tests and merges after the times in `timings`. The
 * test plans of the pull requests decide the result of a run when it finishes.
 */
import { schedule } from "../../engine/drive.js";
import * as tree from "../../engine/tree.js";
import type { TimedHost } from "../../state/advance.js";
import { readBase } from "../../state/branch.js";
import type { Change } from "../../state/change.js";
import { isBlocked } from "../../state/facts.js";
import type { HostAnswer, HostEffect, ReportedCheck } from "../../state/host.js";
import type { PlannedCheck } from "../../state/pull-request.js";
import { type HostTimer, newSha, type QueueContext, type Repository, type TestRun } from "../../state/service-state.js";
import { readChange } from "../../state/test-plan.js";
import { type Changes, findTextConflict, type PlannedRun, planRun } from "./planned-runs.js";

export const simulatedHost: TimedHost = { perform, answerWhenDue, scheduleEnd };

/** Schedules the reply to a request. A stopped request has no reply. */
function perform(context: QueueContext, effect: HostEffect): void {
  const { state, queue } = context;
  const { startSeconds, mergeSeconds } = state.timings;
  switch (effect.type) {
    case "start-run":
      schedule(state, state.timeMs + startSeconds * 1000, { kind: "start", queue: queue.id, run: effect.run.id });
      return;
    case "merge":
      for (const { group } of effect.groups) {
        queue.mergesUntilMs = Math.max(queue.mergesUntilMs, state.timeMs) + mergeSeconds * 1000;
        schedule(state, queue.mergesUntilMs, { kind: "merge", queue: queue.id, group });
      }
      return;
    case "stop-run": {
      const run = queue.runs.get(effect.run);
      if (run !== undefined) run.checks ??= readChecks(context, run);
      return;
    }
    case "stop-merge":
      return;
  }
}

/** Schedules the end of a run. Each change of a test plan schedules it again. */
function scheduleEnd({ state, repository, queue }: QueueContext, id: number): void {
  const run = queue.runs.get(id);
  if (run === undefined) return;
  const atMs = Math.max(state.timeMs, reportMs(repository, run));
  schedule(state, atMs, { kind: "end", queue: queue.id, run: id });
}

/** Returns the duration of a run in seconds, which is the duration of its slowest member. */
export function plannedSeconds({ pullRequests }: Repository, { members }: TestRun): number {
  return Math.max(0, ...members.map((number) => pullRequests.get(number)?.testPlan.testSeconds ?? 0));
}

function reportMs(repository: Repository, run: TestRun): number {
  const { startedAtMs } = run;
  return startedAtMs === null ? Number.POSITIVE_INFINITY : startedAtMs + plannedSeconds(repository, run) * 1000;
}

function answerWhenDue(context: QueueContext, timer: HostTimer): HostAnswer | null {
  switch (timer.kind) {
    case "start":
      return answerStart(context, timer.run);
    case "end":
      return answerEnd(context, timer.run);
    case "merge":
      return answerMerge(context, timer.group);
  }
}

function answerStart(context: QueueContext, id: number): HostAnswer | null {
  const { state, repository, queue } = context;
  const run = queue.runs.get(id);
  if (run === undefined || tree.get(queue.engine.runs, id)?.status !== "starting") return null;
  const base = readBase(repository.branches.get(queue.branch), run.base);
  const isInBase = (number: number) => run.ahead.includes(number) || base.contains(number);
  const unmergeable = run.members.find((number) => isRejected(context, number));
  const refuse = (number: number, culprit: number | null): HostAnswer => {
    return { type: "run-refused", run: id, number, reason: "START_TEST_RUN_MERGE_CONFLICT", culprit };
  };
  if (unmergeable !== undefined) return refuse(unmergeable, null);
  const conflict = findTextConflict(run.members, isInBase, readTroubled(repository, run.members, []));
  if (conflict === null) return { type: "run-started", run: id, sha: newSha(state) };
  return refuse(conflict.refused, base.contains(conflict.culprit) ? null : conflict.culprit);
}

function answerEnd(context: QueueContext, id: number): HostAnswer | null {
  const { state, repository, queue } = context;
  const run = queue.runs.get(id);
  if (run === undefined || tree.get(queue.engine.runs, id)?.status !== "in_progress") return null;
  if (reportMs(repository, run) > state.timeMs) return null;
  const { faults, isReported } = plannedRun(context, run);
  if (!isReported) return null;
  return { type: "runs-ended", runs: [{ run: id, passed: faults.length === 0, checks: readChecks(context, run) }] };
}

function isRejected({ repository, queue }: QueueContext, number: number): boolean {
  const [pullRequest, record] = [repository.pullRequests.get(number), queue.entries.get(number)];
  return pullRequest !== undefined && record !== undefined && isBlocked(record, pullRequest);
}

function answerMerge(context: QueueContext, id: number): HostAnswer | null {
  const { state, repository, queue } = context;
  const group = tree.get(queue.engine.groups, id);
  if (group?.state !== "merging") return null;
  const commits = group.members.flatMap((number) => tree.get(queue.engine.entries, number) ?? []);
  const branch = repository.branches.get(queue.branch);
  const isInBase = (number: number) => branch?.merged.has(number) === true;
  const conflict = findTextConflict(group.members, isInBase, readTroubled(repository, group.members, []))?.refused;
  const failure = group.direct ? "GITHUB_API_DIRECT_MERGE_PR_FAILED" : "GITHUB_API_MERGE_PR_FAILED";
  for (const { number, sha } of commits) {
    const pullRequest = repository.pullRequests.get(number);
    const isMergeable = number !== conflict && !isRejected(context, number);
    if (isMergeable && pullRequest?.headSha === sha) continue;
    const reason = isMergeable && pullRequest !== undefined ? "PR_UPDATED_AT_MERGE_TIME" : failure;
    return { type: "merge-refused", group: id, number, reason };
  }
  return { type: "merged", group: id, merges: commits.map(({ number }) => ({ number, sha: newSha(state) })) };
}

function plannedRun(context: QueueContext, run: TestRun): PlannedRun {
  const { state, repository, queue } = context;
  const numbers = [...run.ahead, ...run.members];
  const base = readBase(repository.branches.get(queue.branch), run.base);
  const changes = readTroubled(repository, numbers, run.requiredStatuses);
  const tested = { run: run.run, base, numbers, isFlaky: isPlannedFlake(context, run) };
  return planRun(tested, { changes, seed: state.seed + queue.id, flaky: state.timings.flaky });
}

/** True when a member plans this run as flaky. */
function isPlannedFlake({ repository, queue }: QueueContext, { run, members }: TestRun): boolean {
  return members.some((number) => {
    const flakyRuns = repository.pullRequests.get(number)?.testPlan.flakyRuns ?? [];
    if (flakyRuns.length === 0) return false;
    const own = [...queue.runs.values()].filter((each) => each.members.includes(number) && each.run <= run);
    return flakyRuns.includes(own.length);
  });
}

function readTroubled(repository: Repository, numbers: readonly number[], required: readonly string[]): Changes {
  const { troubled, conflicts } = repository.numbers;
  const changes = new Map<number, Change>();
  for (const number of numbers) {
    if (!troubled.has(number) && !conflicts.has(number)) continue;
    const change = readChange(repository, number, required);
    if (change !== null) changes.set(number, change);
  }
  return changes;
}

/**
 * Returns the checks of a run: pending checks until the tests finish, then results. Omits checks that are never
 * reported.
 */
export function readChecks(context: QueueContext, run: TestRun): readonly ReportedCheck[] {
  const { state, repository } = context;
  const isOver = reportMs(repository, run) <= state.timeMs;
  const planned = joinChecks(repository, [...run.ahead, ...run.members]);
  const unplanned = run.requiredStatuses.filter((name) => !planned.some((check) => check.name === name));
  // If a run fails without a planned failed check, the run's last required check reports the failure.
  const isNamed = planned.some(({ result }) => result === "failure");
  const isUnnamed = isOver && !isNamed && plannedRun(context, run).faults.length > 0;
  const required = unplanned.map((name, index): PlannedCheck => {
    return { name, result: isUnnamed && index === unplanned.length - 1 ? "failure" : "success" };
  });
  return [...required, ...planned].flatMap(({ name, kind = "status", result }) =>
    result === "never-reported" ? [] : [{ name, kind, result: isOver ? result : "pending" }],
  );
}

/** Combines the planned checks of several changes. The worst result of each check counts. */
function joinChecks(
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
