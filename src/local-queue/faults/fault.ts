/** What goes wrong on purpose: the faults that requests can be made to meet, and the list of those still to come. */
import * as z from "zod/mini";
import { GITHUB_ENDPOINTS } from "../github.js";
import { V1_ENDPOINTS } from "../v1/endpoints.js";
import {
  anyObject,
  anyText,
  flag,
  integerFrom,
  numberFrom,
  oneOf,
  optional,
  strictObject,
  strings,
  text,
} from "../world/fields.js";

/** A longer timer would go off at once. */
const pause = numberFrom(0, 2_147_483_647);
/** A status below 200 announces another reply, which never comes. */
const status = integerFrom(200, 599);
const headers = z.record(z.string(), anyText, "must be an object");
const count = integerFrom(0, Number.MAX_SAFE_INTEGER);

/** What an answer of one's own may carry, and whether the request has its effect all the same. */
const scripted = optional({ headers, afterEffect: flag });

/** What a request meets instead of its plain answer. "Effect" is what the request does to the service. */
const FAULTS = [
  /** A status with a text, before any effect unless `afterEffect`. */
  strictObject({ kind: z.literal("status"), status, ...optional({ body: anyText }), ...scripted }),
  /** The effect at once, the true answer later. */
  strictObject({ kind: z.literal("delay"), ms: pause }),
  /** The connection ends without an answer, before or after the effect. */
  strictObject({ kind: z.literal("drop"), when: oneOf(["before", "after"]) }),
  /** No answer ever, and no effect unless `afterEffect`. */
  strictObject({ kind: z.literal("hang"), ...optional({ afterEffect: flag }) }),
  /** Status line and headers of the true answer, then nothing. */
  strictObject({ kind: z.literal("headers-only") }),
  /** The true answer, one byte at a time. */
  strictObject({ kind: z.literal("trickle"), msPerByte: pause }),
  /** The true status with another type and perhaps another body, after the effect. */
  strictObject({ kind: z.literal("content-type"), contentType: text, ...optional({ body: anyText }) }),
  /** A made-up answer, without any effect unless `afterEffect`. */
  strictObject({ kind: z.literal("reply"), status, ...optional({ json: z.unknown(), text: anyText }), ...scripted }),
  /** The true JSON answer with other fields: objects are merged one level deep; `a.b` in `omit` is nested. */
  strictObject({ kind: z.literal("patch"), ...optional({ merge: anyObject, omit: strings }) }),
  strictObject({ kind: z.literal("redirect"), status, location: text }),
] as const;

const KINDS = `must be one of ${FAULTS.flatMap((each) => each.shape.kind.def.values).join(", ")}`;

const fault = z.discriminatedUnion("kind", FAULTS, {
  error: ({ code }) => (code === "invalid_union" ? KINDS : "must be an object"),
});

export type Fault = z.infer<typeof fault>;

/** `*` is every endpoint of the service, `github:*` every one of the GitHub stand-in. */
const endpointName = oneOf(["*", "github:*", ...V1_ENDPOINTS, ...GITHUB_ENDPOINTS]);

export type FaultEndpoint = z.infer<typeof endpointName>;

export const faultSpec = strictObject({
  endpoint: endpointName,
  ...optional({
    /** How many requests it meets, 1 when left out; 0 is every one from then on. */
    times: count,
    /** How many requests pass before. */
    skip: count,
  }),
  fault,
});

export type FaultSpec = Readonly<z.infer<typeof faultSpec>>;

/** Faults are used up in the order in which they were added: only the first one that fits counts. */
export function createFaultList() {
  let pending: readonly FaultSpec[] = [];
  const replace = (spec: FaultSpec, by: readonly FaultSpec[]) => {
    pending = pending.flatMap((each) => (each === spec ? by : [each]));
  };
  return {
    add: (spec: FaultSpec) => {
      pending = [...pending, spec];
    },
    clear: () => {
      pending = [];
    },
    /** Those still to come, each with what is left of its counts. */
    pending: () => pending,
    /** The fault that a request to this endpoint meets. */
    take: (endpoint: FaultEndpoint): Fault | null => {
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

export type FaultList = ReturnType<typeof createFaultList>;

function fits(pattern: FaultEndpoint, endpoint: FaultEndpoint): boolean {
  if (pattern === endpoint) return true;
  const isGithub = endpoint.startsWith("github:");
  return pattern === (isGithub ? "github:*" : "*");
}
