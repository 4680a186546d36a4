/** This file creates the records of test runs, and updates them at the start and the end of a run. */

import type { Run, RunResult } from "../engine/state.js";
import { ENDED_STATUS } from "../engine/step-builder.js";
import * as tree from "../engine/tree.js";
import type { ReportedCheck } from "./host.js";
import { nextServiceNumber, putTestPullRequest } from "./pull-request-numbers.js";
import { newId, type QueueContext, type TestRun } from "./service-state.js";

export function prepareRun(context: QueueContext, { id: run, kind, group, base, content, own }: Run): void {
  const { state, repository, queue } = context;
  const { settings, engine } = queue;
  const numbers = content.map(({ number }) => number);
  const members = numbers.slice(-own);
  const bisection = tree.get(engine.groups, group)?.bisection ?? null;
  const id = newId(state);
  const isOverridden = settings.requiredStatuses.length > 0;
  queue.runs.set(run, {
    id,
    run,
    kind,
    bisection,
    branch: `trunk-merge/pr-${members[0]}/${id}${kind === "bisection" ? bisectionSuffix(context, bisection) : ""}`,
    base,
    members,
    ahead: numbers.slice(0, -own),
    mode: engine.settings.mode,
    requiredStatuses: isOverridden ? settings.requiredStatuses : repository.requiredStatuses,
    requiredStatusesSource: isOverridden ? "merge_instance" : "repo_provider_branch_protection",
    sha: "",
    startedAtMs: null,
    status: "in_progress",
    end: null,
    checks: null,
    firstResult: null,
    testPullRequest: null,
  });
  queue.runIds.set(id, run);
}

/** Returns the suffix of a test branch. From the second run of a bisection, the suffix contains the run's number. */
function bisectionSuffix({ queue }: QueueContext, bisection: number | null): string {
  const count = (queue.bisectionRuns.get(bisection ?? 0) ?? 0) + 1;
  queue.bisectionRuns.set(bisection ?? 0, count);
  return count === 1 ? "-bisection" : `-bisection-${count}`;
}

/** Stores the start of a run. Opens a pull request for the test branch if a setting requires it. */
export function startRun(context: QueueContext, run: TestRun, sha: string): void {
  const { state, repository, queue } = context;
  run.sha = sha;
  run.startedAtMs = state.timeMs;
  if (!queue.settings.createPrsForTestingBranches) return;
  const number = nextServiceNumber(state, repository);
  run.testPullRequest = number;
  const { branch } = run;
  const shown = { number, branch, headSha: sha, baseBranch: queue.branch, body: bodyOf(run), isOpen: true };
  putTestPullRequest(repository, shown);
}

function bodyOf({ members, ahead }: TestRun): string {
  const built =
    ahead.length === 0
      ? ""
      : `\n\nIt also contains these pull requests, which are ahead in the queue:\n\n${listOf(ahead)}`;
  return `The merge queue tests this branch and never merges it. It contains:\n\n${listOf(members)}${built}\n`;
}

function listOf(numbers: readonly number[]): string {
  return numbers.map((number) => `- #${number}`).join("\n");
}

/** Stores the end of a run. Deletes a run that finishes before its start. */
export function endRun(context: QueueContext, { id, content, own }: Run, outcome: RunResult): void {
  const { state, repository, queue } = context;
  const run = queue.runs.get(id);
  if (run === undefined) return;
  if (run.startedAtMs === null) {
    queue.runs.delete(id);
    queue.runIds.delete(run.id);
    return;
  }
  // The simulated host has already set the checks at the stop of a run.
  if (state.host === "outside") run.checks ??= requiredChecks(run, "pending");
  run.status = ENDED_STATUS[outcome];
  run.end = { atMs: state.timeMs, outcome };
  run.firstResult = queue.results.length;
  for (const { number, attempt } of content.slice(-own)) {
    queue.results.push({
      number,
      attempt,
      run: id,
      atMs: state.timeMs,
      outcome: outcome === "interrupted" && hasLeft(context, number, attempt) ? "cancelled" : outcome,
      bisection: run.kind === "bisection" ? "in_bisection" : null,
    });
  }
  const shown = run.testPullRequest === null ? undefined : repository.testPullRequests.get(run.testPullRequest);
  if (shown !== undefined) putTestPullRequest(repository, { ...shown, isOpen: false });
}

/** Returns the required checks of a run, for a host that reports no checks. */
export function requiredChecks(run: TestRun, result: ReportedCheck["result"]): readonly ReportedCheck[] {
  return run.requiredStatuses.map((name) => ({ name, kind: "status", result }));
}

function hasLeft({ queue }: QueueContext, number: number, attempt: number): boolean {
  return queue.ends.get(number)?.some((end) => end.attempt === attempt) === true;
}
