import { parseTestBranch } from "../../ci/build.js";
import { type GitHostApi, GitHostError } from "../../ci/host.js";
import { type ObservedTestRuns, readVerificationTestRunId } from "../../diagnosis/failed-test-run.js";
import type { PullRequestTarget } from "../../target/target.js";
import type { WaitState } from "./rules.js";

/** Maximum number of look-ups in one state. GitHub may show a new branch only after several polls. */
const LOOK_UPS = 5;

const TESTED: ReadonlySet<string> = new Set(["testing", "pending_failure", "tests_passed"]);

export type TestRunWatch = ReturnType<typeof createTestRunWatch>;

/**
 * Finds the test branches while tests run. Their names contain the ids of the test runs, and the queue deletes the
 * branches after a failure.
 */
export function createTestRunWatch(
  { repository, number }: Pick<PullRequestTarget, "repository" | "number">,
  host: GitHostApi | undefined,
) {
  const stopped = new AbortController();
  let phase: Phase | undefined;
  const ids: string[] = [];
  let trouble: GitHostError | undefined;
  let looked = false;
  let underWay: Promise<void> | undefined;

  async function lookUp(github: GitHostApi): Promise<void> {
    const start = `trunk-merge/pr-${number}/`;
    try {
      const branches = await github.branchesStartingWith(repository, start, stopped.signal);
      const live = branches.flatMap((branch) => parseTestBranch(branch)?.testRunId ?? []);
      const fresh = [...new Set(live)].filter((id) => !ids.includes(id));
      ids.push(...fresh);
      if (phase !== undefined && fresh.length > 0) phase = { ...phase, isFound: true };
      trouble = undefined;
    } catch (error) {
      // The wait can continue without the test branches.
      trouble = error instanceof GitHostError ? error : new GitHostError(`the branches of #${number}`, error);
    }
    underWay = undefined;
  }

  return {
    polled(state: WaitState): void {
      // If GitHub refuses one request, it refuses the next requests too.
      const isFutile = host === undefined || trouble?.refused === true || underWay !== undefined;
      phase = phaseAt(state, phase);
      if (phase === undefined || phase.isFound || phase.left === 0 || isFutile) return;
      phase = { ...phase, left: phase.left - 1 };
      looked = true;
      underWay = lookUp(host);
    },
    async seen(): Promise<ObservedTestRuns> {
      await underWay;
      return { ids, trouble, looked };
    },
    stop: (): void => stopped.abort(),
  };
}

interface Phase {
  /** State and its start time. A restart of the tests changes only the start time. */
  readonly key: string;
  readonly isFound: boolean;
  readonly left: number;
}

function phaseAt({ latest, lasting }: WaitState, before: Phase | undefined): Phase | undefined {
  const state = lasting === undefined ? (latest?.state ?? "") : "";
  if (!TESTED.has(state)) return undefined;
  const key = `${state} ${latest?.stateChangedAt ?? ""}`;
  const isSame = before?.key === key;
  // After a restart of the tests, the record may still name the previous run, so the new test branch must be found
  // again.
  const wasFound = before?.isFound === true || readVerificationTestRunId(latest) !== undefined;
  const isFound = state === "testing" ? isSame && before.isFound : wasFound;
  return { key, isFound, left: isSame ? before.left : LOOK_UPS };
}
