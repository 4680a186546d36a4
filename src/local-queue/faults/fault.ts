import type { GithubEndpoint } from "../github.js";
import type { V1Endpoint } from "../v1.js";

type Headers = Readonly<Record<string, string>>;

/** What a request meets instead of its plain answer. "Effect" is what the request does to the service. */
export type Fault =
  /** A status with a text, before any effect unless `afterEffect`. */
  | {
      readonly kind: "status";
      readonly status: number;
      readonly body?: string;
      readonly headers?: Headers;
      readonly afterEffect?: boolean;
    }
  /** The effect at once, the true answer later. */
  | { readonly kind: "delay"; readonly ms: number }
  /** The connection ends without an answer, before or after the effect. */
  | { readonly kind: "drop"; readonly when: "before" | "after" }
  /** No answer ever, and no effect unless `afterEffect`. */
  | { readonly kind: "hang"; readonly afterEffect?: boolean }
  /** Status line and headers of the true answer, then nothing. */
  | { readonly kind: "headers-only" }
  /** The true answer, one byte at a time. */
  | { readonly kind: "trickle"; readonly msPerByte: number }
  /** The true status with another type and perhaps another body, after the effect. */
  | { readonly kind: "content-type"; readonly contentType: string; readonly body?: string }
  /** A made-up answer, without any effect unless `afterEffect`. */
  | {
      readonly kind: "reply";
      readonly status: number;
      readonly json?: unknown;
      readonly text?: string;
      readonly headers?: Headers;
      readonly afterEffect?: boolean;
    }
  /** The true JSON answer with other fields: objects are merged one level deep; `a.b` in `omit` is nested. */
  | { readonly kind: "patch"; readonly merge?: Readonly<Record<string, unknown>>; readonly omit?: readonly string[] }
  | { readonly kind: "redirect"; readonly status: number; readonly location: string };

/** `*` is every endpoint of the service, `github:*` every one of the GitHub stand-in. */
export type FaultEndpoint = V1Endpoint | GithubEndpoint | "*" | "github:*";

export interface FaultSpec {
  readonly endpoint: FaultEndpoint;
  /** How many requests it meets, 1 when left out; 0 is every one from then on. */
  readonly times?: number;
  /** How many requests pass before. */
  readonly skip?: number;
  readonly fault: Fault;
}

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
