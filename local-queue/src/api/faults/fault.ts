/** Faults of the service for tests, and the list of those that are still to happen. */
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

/** Milliseconds of a pause. Node.js would fire a longer timer at once. */
const pause = numberFrom(0, 2_147_483_647);
const status = integerFrom(200, 599);
const headers = z.record(z.string(), anyText, "must be an object");
const count = integerFrom(0, Number.MAX_SAFE_INTEGER);

const scripted = optional({ headers, afterEffect: flag });

/** Kinds of faults. The effect is the change that the request makes in the service. */
const FAULTS = [
  /** Replies with a status and a text. The request has no effect unless `afterEffect` is set. */
  strictObject({ kind: z.literal("status"), status, ...optional({ body: anyText }), ...scripted }),
  strictObject({ kind: z.literal("delay"), ms: pause }),
  strictObject({ kind: z.literal("drop"), when: oneOf(["before", "after"]) }),
  /** Sends no reply. The request has no effect unless `afterEffect` is set. */
  strictObject({ kind: z.literal("hang"), ...optional({ afterEffect: flag }) }),
  /** Sends status line and headers of the normal reply, but no body. */
  strictObject({ kind: z.literal("headers-only") }),
  strictObject({ kind: z.literal("trickle"), msPerByte: pause }),
  /** Sends the normal status with another content type, after the effect. */
  strictObject({ kind: z.literal("content-type"), contentType: text, ...optional({ body: anyText }) }),
  /** Sends another reply. The request has no effect unless `afterEffect` is set. */
  strictObject({ kind: z.literal("reply"), status, ...optional({ json: z.unknown(), text: anyText }), ...scripted }),
  /** Changes fields of the normal JSON reply. `merge` is one level deep; `a.b` in `omit` names a nested field. */
  strictObject({ kind: z.literal("patch"), ...optional({ merge: anyObject, omit: strings }) }),
  strictObject({ kind: z.literal("redirect"), status, location: text }),
] as const;

const KINDS = `must be one of ${FAULTS.flatMap((each) => each.shape.kind.def.values).join(", ")}`;

const fault = z.discriminatedUnion("kind", FAULTS, {
  error: ({ code }) => (code === "invalid_union" ? KINDS : "must be an object"),
});

export type Fault = z.infer<typeof fault>;

/** Name of an endpoint. `*` stands for all endpoints of the service, `github:*` for all of the simulated GitHub API. */
const endpointName = oneOf(["*", "github:*", ...V1_ENDPOINTS, ...V2_ENDPOINTS, ...GITHUB_ENDPOINTS]);

export type FaultEndpoint = z.infer<typeof endpointName>;

export const faultSpec = strictObject({
  endpoint: endpointName,
  ...optional({
    /** Number of requests that fail, 1 by default. 0 stands for all requests. */
    times: count,
    /** Number of requests to leave unchanged before the first one that fails. */
    skip: count,
  }),
  fault,
});

export type FaultSpec = Readonly<z.infer<typeof faultSpec>>;

export type FaultList = ReturnType<typeof createFaultList>;

/** Creates a list of faults. If several apply to a request, the first one added is used. */
export function createFaultList() {
  let pending: readonly FaultSpec[] = [];
  return {
    add: (spec: FaultSpec) => {
      pending = [...pending, spec];
    },
    clear: () => {
      pending = [];
    },
    /** Returns the faults that are still to happen, with their remaining counts. */
    pending: () => pending,
    take: (endpoint: FaultEndpoint): Fault | null => {
      const all = endpoint.startsWith("github:") ? "github:*" : "*";
      const spec = pending.find((each) => each.endpoint === endpoint || each.endpoint === all);
      if (spec === undefined) return null;
      const { skip = 0, times = 1 } = spec;
      // A fault for all requests remains the same object, so that a test can find and remove it.
      const rest = skip > 0 ? { ...spec, skip: skip - 1 } : times > 0 ? { ...spec, times: times - 1 } : spec;
      const isOver = skip === 0 && times === 1;
      pending = pending.flatMap((each) => (each !== spec ? [each] : isOver ? [] : [rest]));
      return skip > 0 ? null : spec.fault;
    },
  };
}
