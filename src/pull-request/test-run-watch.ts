import type { Host } from "../ci/ci.js";
import { HostError } from "../ci/host-error.js";
import { parseTestBranch } from "../ci/test-branch.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { testRunOfRecord } from "./states.js";
import type { WaitMemory } from "./wait-rules.js";

/** GitHub may show a new branch some polls late; after so many look-ups in one state there is none. */
const LOOK_UPS = 5;

/** States in which the branch of a pull request's test run may exist. */
const TESTED: ReadonlySet<string> = new Set(["testing", "pending_failure", "tests_passed"]);

export interface SeenTestRuns {
  /** The newest one last, as far as the order is known. */
  readonly ids: readonly string[];
  /** Why the last look-up failed. */
  readonly trouble: HostError | undefined;
  /** False when there was never a reason to look: no branch can have been missed. */
  readonly looked: boolean;
}

/**
 * Looks for the queue's test branches of a pull request while its tests run: their names hold the ids of the test
 * runs, and they are gone once it has failed. It works beside the polls and never holds them up.
 */
export interface TestRunWatch {
  /** Tells of a poll, and looks for a branch when that is worth a request. */
  polled(memory: WaitMemory): void;
  /** What was seen; waits for a look-up that is under way. */
  seen(): Promise<SeenTestRuns>;
  /** Ends a look-up that is under way: nobody wants it any more. */
  stop(): void;
}

export function createTestRunWatch(
  { repository, number }: Pick<PullRequestPlace, "repository" | "number">,
  host: Host | undefined,
): TestRunWatch {
  const unwanted = new AbortController();
  const ids: string[] = [];
  let trouble: HostError | undefined;
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
    polled({ latest, lasting }) {
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
      // What GitHub refuses once it refuses every time.
      // While tests run the record may still name the run before; once they are over it needs no look-up.
      found ||= state !== "testing" && latest !== undefined && testRunOfRecord(latest) !== undefined;
      const refused = trouble?.refused === true;
      if (host === undefined || refused || found || left === 0 || underWay !== undefined) return;
      left -= 1;
      looked = true;
      underWay = look(host);
    },
    async seen() {
      await underWay;
      return { ids, trouble, looked };
    },
    stop() {
      unwanted.abort();
    },
  };
}
