/** The control interface: what a test or a try-out does to the world around the service. */
import type { ServiceClock } from "../clock.js";
import type { FaultList } from "../faults/fault.js";
import type { RecordedRequest } from "../request-log.js";
import type { Engine } from "../service-calls.js";

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
  return {
    ...engine.outside,
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
