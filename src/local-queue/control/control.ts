/** The control interface: what a test or a try-out does to the world around the service. */
import type { ServiceClock } from "../clock.js";
import type { FaultList } from "../faults/fault.js";
import type { RecordedRequest } from "../request-log.js";
import type { Engine } from "../service-calls.js";
import type { NewPullRequest, PullRequestPatch } from "../world/pull-request.js";
import { Refusal } from "../world/refusal.js";
import type { NewPush } from "../world/repositories.js";

export type Control = ReturnType<typeof createControl>;

export interface ControlParts {
  readonly engine: Engine;
  readonly clock: ServiceClock;
  readonly faults: FaultList;
  readonly requests: RecordedRequest[];
}

export function createControl({ engine, clock, faults, requests }: ControlParts) {
  /** The service's time in ISO 8601, and how fast it passes. */
  const clockState = () => ({ now: new Date(clock.nowMs()).toISOString(), speed: clock.speed() });
  const { outside } = engine;
  /** What is made up about a real repository would contradict it, and the queue would wait for what is not there. */
  const refuseAboutReal = (): void => {
    if (engine.world().host === "outside") throw new Refusal(409, "The repository says this: push to it.");
  };
  return {
    ...outside,
    addPullRequest: (given: NewPullRequest = {}) => {
      refuseAboutReal();
      return outside.addPullRequest(given);
    },
    updatePullRequest: (number: number, patch: PullRequestPatch) => {
      // That it is a draft is nothing that a branch says.
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
    /** Every request to the service and to the GitHub stand-in, in the order in which they came. */
    requests: (): readonly RecordedRequest[] => [...requests],
    clearRequests: () => void requests.splice(0),
    state: () => ({ ...clockState(), repositories: engine.snapshots(), faults: faults.pending() }),
  };
}
