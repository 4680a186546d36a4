/** The records of test runs: from the moment that the engine asks for one until it has ended. */
import type { Run, RunOutcome } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import type { ReportedCheck } from "./host.js";
import { checksOf } from "./made-up-host.js";
import { ownNumber, putTestPullRequest } from "./pull-request-numbers.js";
import { newId, type Place, type TestRun } from "./world.js";

export function prepareRun(place: Place, { id: run, kind, group, base, content, own }: Run): void {
  const { world, repository, queue } = place;
  const { settings, engine } = queue;
  const numbers = content.map(({ number }) => number);
  const members = numbers.slice(-own);
  const session = tree.get(engine.groups, group)?.session ?? null;
  const id = newId(world);
  const isOverridden = settings.requiredStatuses.length > 0;
  queue.runs.set(run, {
    id,
    run,
    kind,
    session,
    branch: `trunk-merge/pr-${members[0]}/${id}${kind === "bisection" ? bisectionSuffix(place, session) : ""}`,
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

/** The branches of one bisection are counted, the first one without a number. */
function bisectionSuffix({ queue }: Place, session: number | null): string {
  const count = (queue.bisectionRuns.get(session ?? 0) ?? 0) + 1;
  queue.bisectionRuns.set(session ?? 0, count);
  return count === 1 ? "-bisection" : `-bisection-${count}`;
}

/** The test branch is there and its tests run. Somebody may want to see it as a pull request. */
export function startRun(place: Place, run: TestRun, sha: string): void {
  const { world, repository, queue } = place;
  run.sha = sha;
  run.startedAtMs = world.timeMs;
  if (!queue.settings.createPrsForTestingBranches) return;
  const number = ownNumber(world, repository);
  run.testPullRequest = number;
  const { branch } = run;
  const shown = { number, branch, headSha: sha, baseBranch: queue.branch, body: bodyOf(run), isOpen: true };
  putTestPullRequest(repository, shown);
}

function bodyOf({ members, ahead }: TestRun): string {
  const built =
    ahead.length === 0 ? "" : `\n\nOn top of these, which are ahead of it in the queue:\n\n${listOf(ahead)}`;
  return `The merge queue tests this branch and will never merge it. It holds:\n\n${listOf(members)}${built}\n`;
}

function listOf(numbers: readonly number[]): string {
  return numbers.map((number) => `- #${number}`).join("\n");
}

const ENDED = { passed: "succeeded", failed: "failed", interrupted: "cancelled", cancelled: "cancelled" } as const;

/** What ends before its test branch is there leaves nothing behind. */
export function endRun(place: Place, { id, content, own }: Run, outcome: RunOutcome): void {
  const { world, repository, queue } = place;
  const run = queue.runs.get(id);
  if (run === undefined) return;
  if (run.startedAtMs === null) {
    queue.runs.delete(id);
    queue.runIds.delete(run.id);
    return;
  }
  run.checks ??= world.host === "made-up" ? checksOf(place, run) : requiredChecks(run, "pending");
  run.status = ENDED[outcome];
  run.end = { atMs: world.timeMs, outcome };
  run.firstResult = queue.results.length;
  for (const { number, attempt } of content.slice(-own)) {
    queue.results.push({
      number,
      attempt,
      run: id,
      atMs: world.timeMs,
      outcome: outcome === "interrupted" && hasLeft(place, number, attempt) ? "cancelled" : outcome,
      bisection: run.kind === "bisection" ? "in_bisection" : null,
    });
  }
  const shown = run.testPullRequest === null ? undefined : repository.testPullRequests.get(run.testPullRequest);
  if (shown !== undefined) putTestPullRequest(repository, { ...shown, isOpen: false });
}

/** What a host that tells of no checks is taken to have reported. */
export function requiredChecks(run: TestRun, result: ReportedCheck["result"]): readonly ReportedCheck[] {
  return run.requiredStatuses.map((name) => ({ name, kind: "status", result }));
}

/** Of a batch that is tested again one may have left. */
function hasLeft({ queue }: Place, number: number, attempt: number): boolean {
  return queue.ends.get(number)?.some((end) => end.attempt === attempt) === true;
}
