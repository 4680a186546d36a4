/** Faults of the service for tests, and the list of pending faults. */
import * as z from "zod/mini";
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
} from "../../state/fields.js";
import { GITHUB_ENDPOINTS } from "../github/routes.js";
import { V1_ENDPOINTS } from "../v1/endpoints.js";
import { V2_ENDPOINTS } from "../v2/endpoints.js";

/** Milliseconds of a pause. Node.js would run a timer above this limit at once. */
const pause = numberFrom(0, 2_147_483_647);
const status = integerFrom(200, 599);
const headers = z.record(z.string(), anyText, "must be an object");
const count = integerFrom(0, Number.MAX_SAFE_INTEGER);

const scripted = optional({ headers, afterEffect: flag });

/** Schemas of the faults. "Effect" means the change that the request makes in the service. */
const FAULTS = [
  /** Replies with a status and a text. The request has no effect unless `afterEffect` is set. */
  strictObject({ kind: z.literal("status"), status, ...optional({ body: anyText }), ...scripted }),
  strictObject({ kind: z.literal("delay"), ms: pause }),
  strictObject({ kind: z.literal("drop"), when: oneOf(["before", "after"]) }),
  /** Sends no reply. The request has no effect unless `afterEffect` is set. */
  strictObject({ kind: z.literal("hang"), ...optional({ afterEffect: flag }) }),
  /** Sends the status line and the headers of the normal reply, but no body. */
  strictObject({ kind: z.literal("headers-only") }),
  strictObject({ kind: z.literal("trickle"), msPerByte: pause }),
  /** Applies the effect, then sends the normal status with another content type. */
  strictObject({ kind: z.literal("content-type"), contentType: text, ...optional({ body: anyText }) }),
  /** Sends another reply. The request has no effect unless `afterEffect` is set. */
  strictObject({ kind: z.literal("reply"), status, ...optional({ json: z.unknown(), text: anyText }), ...scripted }),
  /**
   * Changes fields of the normal JSON reply. `merge` replaces top-level fields; `a.b` in `omit` names a nested field.
   */
  strictObject({ kind: z.literal("patch"), ...optional({ merge: anyObject, omit: strings }) }),
  strictObject({ kind: z.literal("redirect"), status, location: text }),
] as const;

const KINDS = `must be one of ${FAULTS.flatMap((each) => each.shape.kind.def.values).join(", ")}`;

const fault = z.discriminatedUnion("kind", FAULTS, {
  error: ({ code }) => (code === "invalid_union" ? KINDS : "must be an object"),
});

export type Fault = z.infer<typeof fault>;

/**
 * Name of an endpoint. `*` means all endpoints of the service, and `github:*` all endpoints of the simulated GitHub
 * API.
 */
const endpointName = oneOf(["*", "github:*", ...V1_ENDPOINTS, ...V2_ENDPOINTS, ...GITHUB_ENDPOINTS]);

export type FaultEndpoint = z.infer<typeof endpointName>;

export const faultSpec = strictObject({
  endpoint: endpointName,
  ...optional({
    /** Number of requests that fail, 1 by default. 0 means all requests. */
    times: count,
    /** Number of unchanged requests before the first one that fails. */
    skip: count,
  }),
  fault,
});

export type FaultSpec = Readonly<z.infer<typeof faultSpec>>;

export type FaultList = ReturnType<typeof createFaultList>;

/** Creates a list of faults. If several faults match a request, the one added first applies. */
export function createFaultList() {
  let pending: readonly FaultSpec[] = [];
  return {
    add: (spec: FaultSpec) => {
      pending = [...pending, spec];
    },
    clear: () => {
      pending = [];
    },
    /** Returns the pending faults with their remaining numbers of requests. */
    pending: () => pending,
    take: (endpoint: FaultEndpoint): Fault | null => {
      const all = endpoint.startsWith("github:") ? "github:*" : "*";
      const spec = pending.find((each) => each.endpoint === endpoint || each.endpoint === all);
      if (spec === undefined) return null;
      const { skip = 0, times = 1 } = spec;
      // A fault for all requests stays the same object, so that a test can find and remove it.
      const rest = skip > 0 ? { ...spec, skip: skip - 1 } : times > 0 ? { ...spec, times: times - 1 } : spec;
      const isOver = skip === 0 && times === 1;
      pending = pending.flatMap((each) => (each !== spec ? [each] : isOver ? [] : [rest]));
      return skip > 0 ? null : spec.fault;
    },
  };
}
