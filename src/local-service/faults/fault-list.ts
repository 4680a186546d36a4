import type { Fault, FaultEndpoint, FaultSpec } from "./fault.js";

export interface FaultList {
  readonly add: (spec: FaultSpec) => void;
  readonly clear: () => void;
  /** Those still to come, each with what is left of its counts. */
  readonly pending: () => readonly FaultSpec[];
  /** The fault that a request to this endpoint meets. */
  readonly take: (endpoint: FaultEndpoint) => Fault | null;
}

/** Faults are used up in the order in which they were added: only the first one that fits counts. */
export function createFaultList(): FaultList {
  let pending: readonly FaultSpec[] = [];
  const replace = (spec: FaultSpec, by: readonly FaultSpec[]) => {
    pending = pending.flatMap((each) => (each === spec ? by : [each]));
  };
  return {
    add: (spec) => {
      pending = [...pending, spec];
    },
    clear: () => {
      pending = [];
    },
    pending: () => pending,
    take: (endpoint) => {
      const spec = pending.find((each) => fits(each.endpoint, endpoint));
      if (spec === undefined) return null;
      const { skip = 0, times = 1 } = spec;
      if (skip > 0) {
        replace(spec, [{ ...spec, skip: skip - 1 }]);
        return null;
      }
      if (times > 0) replace(spec, times === 1 ? [] : [{ ...spec, times: times - 1 }]);
      return spec.fault;
    },
  };
}

function fits(pattern: FaultEndpoint, endpoint: FaultEndpoint): boolean {
  if (pattern === endpoint) return true;
  const isGithub = endpoint.startsWith("github:");
  return pattern === (isGithub ? "github:*" : "*");
}
