/** The control interface: a test or a try-out changes the world around the service with it. */
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
  /** An invented fact would contradict a real repository, and the queue would wait for it in vain. */
  const refuseAboutReal = (): void => {
    if (engine.state().host === "outside") throw new Refusal(409, "The repository says this: push to it.");
  };
  return {
    ...outside,
    addPullRequest: (given: NewPullRequest = {}) => {
      refuseAboutReal();
      return outside.addPullRequest(given);
    },
    updatePullRequest: (number: number, patch: PullRequestPatch) => {
      // A branch does not say whether it is a draft.
      if (Object.keys(patch).some((field) => field !== "draft")) refuseAboutReal();
      return outside.updatePullRequest(number, patch);
    },
    pushToBranch: (given: NewPush) => {
      refuseAboutReal();
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
