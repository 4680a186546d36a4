/** The runs that the engine has asked for: their test branches are made one after the other, and tested side by side. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../../errors.js";
import type { Run } from "../engine/state.js";
import type { HostAnswer } from "../world/host.js";
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

/** Takes what the host answers. What the engine wants because of it is performed before this returns. */
export type Answer = (answer: HostAnswer) => void;

/** What there is to say about a run besides what the engine knows. */
interface RunFacts {
  readonly branch: string;
  /** What the tests print. */
  readonly logFile: string;
  /** The commit of the test branch; null until it is made. */
  readonly sha: string | null;
  readonly conflict: Conflict | null;
  /** Why the test branch could not be made, as a sentence. */
  readonly problem: string | null;
}

interface RunsOptions {
  readonly builder: Builder;
  readonly target: string;
  readonly testCommand: string;
  readonly logFolder: string;
  readonly checkoutFolder: string;
  readonly testBranchOf: (run: number) => string;
  readonly inOrder: (task: () => Promise<void>) => Promise<void>;
  readonly report: (sentence: string) => void;
  readonly reportFailed: (sentence: string) => void;
}

const CONFLICT = "START_TEST_RUN_MERGE_CONFLICT";
const TROUBLE = "START_TEST_RUN_RETRY_EXHAUSTED";
/** How long to wait before a test branch is tried again that could not be made for no reason of the pull request's. */
const PAUSES_MS = [500, 1000, 2000];

export function createRuns(options: RunsOptions) {
  const { builder, target, testCommand, logFolder, checkoutFolder, testBranchOf, inOrder, report, reportFailed } =
    options;
  /** What is built (null) or tested. */
  const active = new Map<number, RunningTests | null>();
  const facts = new Map<number, RunFacts>();
  let leaving: readonly number[] = [];

  function factsOf({ id }: Pick<Run, "id">): RunFacts {
    const branch = testBranchOf(id);
    const logFile = join(logFolder, `${nameOfRun(branch)}.log`);
    return facts.get(id) ?? { branch, logFile, sha: null, conflict: null, problem: null };
  }

  function start(run: Run, answer: Answer): void {
    if (active.has(run.id)) return;
    active.set(run.id, null);
    facts.set(run.id, factsOf(run));
    void inOrder(() => build(run, answer));
  }

  async function build(run: Run, answer: Answer, tries = 0): Promise<void> {
    if (!active.has(run.id)) return;
    const known: RunFacts = { ...factsOf(run), problem: null };
    const made = await tryToBuild(run, known);
    const { sha, conflict, problem } = made;
    facts.set(run.id, made);
    // It may have been stopped meanwhile; then its branch goes right after this.
    if (!active.has(run.id)) return;
    if (sha !== null) {
      answer({ type: "run-started", run: run.id, sha });
      if (active.has(run.id)) void test(run, { ...known, sha }, answer);
      return;
    }
    if (problem !== null && (conflict !== null || tries === 0)) report(problem);
    const pauseMs = conflict === null ? PAUSES_MS[tries] : undefined;
    if (pauseMs !== undefined) {
      setTimeout(() => void inOrder(() => build(run, answer, tries + 1)), pauseMs).unref();
      return;
    }
    active.delete(run.id);
    const leader = run.content[run.content.length - run.own];
    const number = conflict?.commit.number ?? leader?.number ?? 0;
    const why =
      conflict === null
        ? { reason: TROUBLE }
        : { reason: CONFLICT, culprit: conflict.with?.number ?? null, files: conflict.files };
    answer({ type: "run-refused", run: run.id, number, ...why });
  }

  async function tryToBuild(run: Run, known: RunFacts): Promise<RunFacts> {
    const { branch, logFile } = known;
    try {
      // By its log the branch is known as ours.
      appendFileSync(logFile, "");
      const built = await buildTestBranch(builder, run, branch);
      if (built.kind === "built") return { ...known, sha: built.commit };
      const problem = sentenceOf(built.conflict, target);
      appendFileSync(logFile, `${problem}\n`);
      return { ...known, conflict: built.conflict, problem };
    } catch (error) {
      return { ...known, problem: `The test branch ${branch} could not be made: ${messageOf(error)}.` };
    }
  }

  async function test(run: Run, made: RunFacts & { sha: string }, answer: Answer): Promise<void> {
    const numbers = run.content.slice(run.content.length - run.own).map(({ number }) => number);
    const named = numbers.map((number) => `#${number}`).join(", ");
    let passed = false;
    try {
      const tests = startTests(run, made, numbers);
      active.set(run.id, tests);
      passed = await tests.ended;
    } catch (error) {
      report(`The tests of ${named} could not be run: ${messageOf(error)}.`);
    }
    if (!active.has(run.id)) return;
    if (!passed) reportFailed(`The tests of ${named} failed. What they printed is in ${made.logFile}`);
    answer({ type: "runs-ended", runs: [{ run: run.id, passed }] });
    end(run.id);
  }

  function startTests(run: Run, made: RunFacts & { sha: string }, pullRequests: readonly number[]): RunningTests {
    const { branch, logFile, sha } = made;
    return runTests({
      repository: builder.repository,
      command: testCommand,
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
  }

  /** Stops what still goes on of it, and takes its branch away. */
  function end(id: number): void {
    const tests = active.get(id);
    if (!active.delete(id)) return;
    tests?.stop();
    void removeBranch(id);
  }

  /** Those of several runs that end at about the same time go together. */
  function removeBranch(id: number): Promise<void> {
    leaving = [...leaving, id];
    return inOrder(async () => {
      const branches = leaving.map((each) => facts.get(each)).filter((each) => each !== undefined);
      leaving = [];
      if (branches.length > 0) await removeTestBranches(builder, branches);
    });
  }

  return {
    start,
    end,
    /** Learns again what a run that has passed had merged. Without that, merging it takes longer, and no more. */
    recall: async (run: Run): Promise<void> => {
      if (!active.has(run.id)) await mergeAgain(builder, run, testBranchOf(run.id)).catch(() => {});
    },
    factsOf: (id: number): RunFacts | undefined => facts.get(id),
    /** Ends everything without an answer, once nothing of it is left. */
    close: async (): Promise<void> => {
      const ids = [...active.keys()];
      const tests = [...active.values()].flatMap((each) => each ?? []);
      active.clear();
      for (const each of tests) each.stop();
      await Promise.all(tests.map(({ ended }) => ended));
      await Promise.all(ids.map(removeBranch));
    },
  };
}

/** What a person is told of a test branch that cannot be made. */
function sentenceOf({ commit, with: ahead, files }: Conflict, target: string): string {
  const other = ahead === null ? target : `#${ahead.number}`;
  if (files.length === 0) return `#${commit.number} cannot be merged with ${other}: they have nothing in common.`;
  return `#${commit.number} conflicts with ${other} in ${files.join(", ")}.`;
}
