/** The control interface: it changes the Git host, the clock and the faults of the service. */
import type { ServiceClock } from "../../state/clock.js";
import type { NewPullRequest, PullRequestPatch } from "../../state/pull-request.js";
import { Refusal } from "../../state/refusal.js";
import type { NewPush } from "../../state/repositories.js";
import type { FaultList } from "../faults/fault.js";
import type { QueueService } from "../queue-service.js";
import type { RecordedRequest } from "./request-log.js";

export type Control = ReturnType<typeof createControl>;

export interface ControlParts {
  readonly engine: QueueService;
  readonly clock: ServiceClock;
  readonly faults: FaultList;
  readonly requests: RecordedRequest[];
}

export function createControl({ engine, clock, faults, requests }: ControlParts) {
  const clockState = () => ({ now: new Date(clock.nowMs()).toISOString(), speed: clock.speed() });
  const { outside } = engine;
  const rejectWithGit = (): void => {
    if (engine.state().host === "outside") {
      throw new Refusal(409, "The Git repository defines this. Push to the repository instead.");
    }
  };
  return {
    ...outside,
    addPullRequest: (given: NewPullRequest = {}) => {
      rejectWithGit();
      return outside.addPullRequest(given);
    },
    updatePullRequest: (number: number, patch: PullRequestPatch) => {
      // A Git branch has no draft state.
      if (Object.keys(patch).some((field) => field !== "draft")) rejectWithGit();
      return outside.updatePullRequest(number, patch);
    },
    pushToBranch: (given: NewPush) => {
      rejectWithGit();
      outside.pushToBranch(given);
    },
    clock: clockState,
    setSpeed: clock.setSpeed,
    advance: clock.advance,
    addFault: faults.add,
    clearFaults: faults.clear,
    requests: (): readonly RecordedRequest[] => [...requests],
    clearRequests: () => void requests.splice(0),
    state: () => ({ ...clockState(), repositories: engine.snapshots(), faults: faults.pending() }),
  };
}
