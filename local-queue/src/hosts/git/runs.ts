/** This file performs test runs. It builds test branches one by one, and tests them in parallel. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { getErrorMessage } from "../../../../src/errors.js";
import type { Run } from "../../engine/state.js";
import type { HostAnswer } from "../../state/host.js";
import {
  type Builder,
  buildTestBranch,
  type Conflict,
  mergeAgain,
  nameOfRun,
  removeTestBranches,
  testRunIdOf,
} from "./test-branch.js";
import { type RunningTests, runTests } from "./test-command.js";

/** Function that receives a reply of the host. It performs the resulting requests before it returns. */
export type Answer = (answer: HostAnswer) => void;

interface RunFacts {
  readonly branch: string;
  readonly logFile: string;
  readonly sha: string | null;
}

interface RunsOptions extends Builder {
  readonly target: string;
  readonly testCommand: string;
  readonly logFolder: string;
  readonly checkoutFolder: string;
  readonly testBranchOf: (run: number) => string;
  readonly inOrder: (task: () => Promise<void>) => Promise<void>;
  readonly report: (sentence: string) => void;
  /** Reports failed tests and the path of their log; undefined in the demo. */
  readonly reportFailed?: ((sentence: string) => void) | undefined;
}

export interface Runs extends RunsOptions {
  /** Tests in progress, by run. The value is null while Git builds the test branch. */
  readonly active: Map<number, RunningTests | null>;
  readonly facts: Map<number, RunFacts>;
}

/** Milliseconds before each retry of a build that failed without a conflict. */
const PAUSES_MS = [500, 1000, 2000];

export function createRuns(options: RunsOptions): Runs {
  return { ...options, active: new Map(), facts: new Map() };
}

export function startRun(runs: Runs, run: Run, answer: Answer): void {
  const { id } = run;
  if (runs.active.has(id)) return;
  runs.active.set(id, null);
  if (!runs.facts.has(id)) {
    const branch = runs.testBranchOf(id);
    runs.facts.set(id, { branch, logFile: join(runs.logFolder, `${nameOfRun(branch)}.log`), sha: null });
  }
  void runs.inOrder(() => build(runs, run, answer));
}

async function build(runs: Runs, run: Run, answer: Answer, tries = 0): Promise<void> {
  const { active, facts, report } = runs;
  const known = facts.get(run.id);
  if (!active.has(run.id) || known === undefined) return;
  const result = await tryToBuild(runs, run, known);
  const made = { ...known, sha: result.sha };
  facts.set(run.id, made);
  // If the run was stopped in the meantime, the next task deletes its branch.
  if (!active.has(run.id)) return;
  if (result.sha !== null) {
    answer({ type: "run-started", run: run.id, sha: result.sha });
    if (active.has(run.id)) void test(runs, run, { ...made, sha: result.sha }, answer);
    return;
  }
  const { conflict, problem } = result;
  if (conflict !== null || tries === 0) report(problem);
  const pauseMs = conflict === null ? PAUSES_MS[tries] : undefined;
  if (pauseMs !== undefined) {
    setTimeout(() => void runs.inOrder(() => build(runs, run, answer, tries + 1)), pauseMs).unref();
    return;
  }
  active.delete(run.id);
  const leader = run.content[run.content.length - run.own];
  const number = conflict?.commit.number ?? leader?.number ?? 0;
  const why =
    conflict === null
      ? { reason: "START_TEST_RUN_RETRY_EXHAUSTED" }
      : { reason: "START_TEST_RUN_MERGE_CONFLICT", culprit: conflict.with?.number ?? null, files: conflict.files };
  answer({ type: "run-refused", run: run.id, number, ...why });
}

async function tryToBuild(runs: Runs, run: Run, { branch, logFile }: RunFacts) {
  try {
    // The log proves to the next start that this branch belongs to this service.
    appendFileSync(logFile, "");
    const built = await buildTestBranch(runs, run, branch);
    if (built.kind === "built") return { sha: built.commit };
    const problem = describeConflict(built.conflict, runs.target);
    appendFileSync(logFile, `${problem}\n`);
    return { sha: null, conflict: built.conflict, problem };
  } catch (error) {
    const problem = `The test branch ${branch} could not be built: ${getErrorMessage(error)}.`;
    return { sha: null, conflict: null, problem };
  }
}

function describeConflict({ commit, with: ahead, files }: Conflict, target: string): string {
  const other = ahead === null ? target : `#${ahead.number}`;
  if (files.length === 0)
    return `#${commit.number} cannot be merged with ${other}, because they have no common history.`;
  return `#${commit.number} conflicts with ${other} in ${files.join(", ")}.`;
}

type BuiltRun = RunFacts & { readonly sha: string };

async function test(runs: Runs, run: Run, { branch, logFile, sha }: BuiltRun, answer: Answer): Promise<void> {
  const { active, repository, checkoutFolder, target, report } = runs;
  const pullRequests = run.content.slice(run.content.length - run.own).map(({ number }) => number);
  const named = pullRequests.map((number) => `#${number}`).join(", ");
  let passed = false;
  try {
    const tests = runTests({
      repository,
      command: runs.testCommand,
      folder: join(checkoutFolder, nameOfRun(branch)),
      logFile,
      branch,
      sha,
      target,
      base: run.base,
      testRunId: testRunIdOf(branch),
      pullRequests,
      report,
    });
    active.set(run.id, tests);
    passed = await tests.ended;
  } catch (error) {
    report(`The tests of ${named} could not be run: ${getErrorMessage(error)}.`);
  }
  if (!active.has(run.id)) return;
  if (!passed) runs.reportFailed?.(`The tests of ${named} failed. Their output is in ${logFile}`);
  answer({ type: "runs-ended", runs: [{ run: run.id, passed }] });
  endRun(runs, run.id);
}

export function endRun(runs: Runs, id: number): void {
  const tests = runs.active.get(id);
  if (!runs.active.delete(id)) return;
  tests?.stop();
  void removeBranch(runs, id);
}

function removeBranch(runs: Runs, id: number): Promise<void> {
  return runs.inOrder(async () => {
    const { sha = null, branch = "" } = runs.facts.get(id) ?? {};
    if (sha !== null) await removeTestBranches(runs, [branch]);
  });
}

/** Restores the known merges of a passed run. A failure is harmless, because the known merges only save time. */
export async function restoreKnownMerges(runs: Runs, run: Run): Promise<void> {
  if (!runs.active.has(run.id)) await mergeAgain(runs, run, runs.testBranchOf(run.id)).catch(() => {});
}

/** Stops all runs without a reply. Deletes their checkouts and branches. */
export async function closeRuns(runs: Runs): Promise<void> {
  const ids = [...runs.active.keys()];
  const tests = [...runs.active.values()].flatMap((each) => each ?? []);
  runs.active.clear();
  for (const each of tests) each.stop();
  await Promise.all(tests.map(({ ended }) => ended));
  await Promise.all(ids.map((id) => removeBranch(runs, id)));
}
