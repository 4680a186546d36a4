import { parseTestBranch } from "../../ci/build.js";
import { type Host, HostError } from "../../ci/host.js";
import type { PullRequestTarget } from "../../target/target.js";
import { namedTestRun, type SeenTestRuns } from "../failed-test-run.js";
import type { WaitState } from "./rules.js";

/** GitHub may show a new branch some polls late; after so many look-ups in one state there is none. */
const LOOK_UPS = 5;

/** States in which the branch of a pull request's test run may exist. */
const TESTED: ReadonlySet<string> = new Set(["testing", "pending_failure", "tests_passed"]);

export type TestRunWatch = ReturnType<typeof createTestRunWatch>;

/**
 * Looks for the queue's test branches of a pull request while its tests run: their names hold the ids of the test
 * runs, and they are gone once it has failed. It works beside the polls and never holds them up.
 */
export function createTestRunWatch(
  { repository, number }: Pick<PullRequestTarget, "repository" | "number">,
  host: Host | undefined,
) {
  const unwanted = new AbortController();
  /** The newest one last, as far as the order is known. */
  const ids: string[] = [];
  /** Why the last look-up failed. */
  let trouble: HostError | undefined;
  /** False when there was never a reason to look: no branch can have been missed. */
  let looked = false;
  let underWay: Promise<void> | undefined;
  /** The state that the look-ups are for, with its time: a restart shows in the time alone. */
  let phase: string | undefined;
  let found = false;
  let left = 0;

  async function look(github: Host): Promise<void> {
    const start = `trunk-merge/pr-${number}/`;
    try {
      const branches = await github.branchesStartingWith(repository, start, unwanted.signal);
      const live = branches.flatMap((branch) => parseTestBranch(branch)?.testRunId ?? []);
      const fresh = [...new Set(live)].filter((id) => !ids.includes(id));
      ids.push(...fresh);
      found ||= fresh.length > 0;
      trouble = undefined;
    } catch (error) {
      // Whatever it is, the wait goes on without.
      trouble = error instanceof HostError ? error : new HostError(`the branches of #${number}`, error);
    }
    underWay = undefined;
  }

  return {
    /** Takes what a poll has shown, and looks for a branch when that is worth a request. */
    polled({ latest, lasting }: WaitState): void {
      const state = lasting === undefined ? (latest?.state ?? "") : "";
      if (!TESTED.has(state)) {
        phase = undefined;
        found = false;
        return;
      }
      const now = `${state} ${latest?.stateChangedAt ?? ""}`;
      if (now !== phase) {
        phase = now;
        left = LOOK_UPS;
        // Tests that start again run on another branch.
        if (state === "testing") found = false;
      }
      // While tests run the record may still name the run before; once they are over it needs no look-up.
      found ||= state !== "testing" && namedTestRun(latest) !== undefined;
      // What GitHub refuses once it refuses every time.
      const refused = trouble?.refused === true;
      if (host === undefined || refused || found || left === 0 || underWay !== undefined) return;
      left -= 1;
      looked = true;
      underWay = look(host);
    },
    /** What was seen; waits for a look-up that is under way. */
    async seen(): Promise<SeenTestRuns> {
      await underWay;
      return { ids, trouble, looked };
    },
    stop: (): void => unwanted.abort(),
  };
}
