import { parseTestBranch } from "../../ci/build.js";
import { type Host, HostError } from "../../ci/host.js";
import { namedTestRun, type SeenTestRuns } from "../../diagnosis/failed-test-run.js";
import type { PullRequestTarget } from "../../target/target.js";
import type { WaitState } from "./rules.js";

/** Look-ups in one state; GitHub may show a new branch some polls late. */
const LOOK_UPS = 5;

const TESTED: ReadonlySet<string> = new Set(["testing", "pending_failure", "tests_passed"]);

export type TestRunWatch = ReturnType<typeof createTestRunWatch>;

/** Finds the queue's test branches while tests run: they name the test runs, and are removed after a failure. */
export function createTestRunWatch(
  { repository, number }: Pick<PullRequestTarget, "repository" | "number">,
  host: Host | undefined,
) {
  const unwanted = new AbortController();
  let phase: Phase | undefined;
  const ids: string[] = [];
  let trouble: HostError | undefined;
  let looked = false;
  let underWay: Promise<void> | undefined;

  async function look(github: Host): Promise<void> {
    const start = `trunk-merge/pr-${number}/`;
    try {
      const branches = await github.branchesStartingWith(repository, start, unwanted.signal);
      const live = branches.flatMap((branch) => parseTestBranch(branch)?.testRunId ?? []);
      const fresh = [...new Set(live)].filter((id) => !ids.includes(id));
      ids.push(...fresh);
      if (phase !== undefined && fresh.length > 0) phase = { ...phase, isFound: true };
      trouble = undefined;
    } catch (error) {
      // Any failure: the wait goes on without.
      trouble = error instanceof HostError ? error : new HostError(`the branches of #${number}`, error);
    }
    underWay = undefined;
  }

  return {
    polled(state: WaitState): void {
      // GitHub refuses every time what it refused once.
      const isFutile = host === undefined || trouble?.refused === true || underWay !== undefined;
      phase = phaseAt(state, phase);
      if (phase === undefined || phase.isFound || phase.left === 0 || isFutile) return;
      phase = { ...phase, left: phase.left - 1 };
      looked = true;
      underWay = look(host);
    },
    async seen(): Promise<SeenTestRuns> {
      await underWay;
      return { ids, trouble, looked };
    },
    stop: (): void => unwanted.abort(),
  };
}

interface Phase {
  /** State and time of its start: a restart shows in the time alone. */
  readonly key: string;
  readonly isFound: boolean;
  /** Number of look-ups. */
  readonly left: number;
}

/** Undefined while no tests run. */
function phaseAt({ latest, lasting }: WaitState, before: Phase | undefined): Phase | undefined {
  const state = lasting === undefined ? (latest?.state ?? "") : "";
  if (!TESTED.has(state)) return undefined;
  const key = `${state} ${latest?.stateChangedAt ?? ""}`;
  const isSame = before?.key === key;
  // Tests that restart run on another branch, and the record may still name the run before.
  const wasFound = before?.isFound === true || namedTestRun(latest) !== undefined;
  const isFound = state === "testing" ? isSame && before.isFound : wasFound;
  return { key, isFound, left: isSame ? before.left : LOOK_UPS };
}
