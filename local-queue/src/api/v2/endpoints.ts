/** All endpoints of version 2 of the API, by name. Faults use the same names. */
import { keysOf } from "../../state/fields.js";
import type { Endpoint } from "./endpoint.js";
import { PULL_REQUEST_ENDPOINTS } from "./pull-requests.js";
import { QUEUE_ENDPOINTS } from "./queues.js";
import { RUN_ENDPOINTS } from "./runs.js";
import { TARGET_ENDPOINTS } from "./targets.js";
import { TEST_ENDPOINTS } from "./tests.js";

const ENDPOINTS = {
  ...QUEUE_ENDPOINTS,
  ...PULL_REQUEST_ENDPOINTS,
  ...RUN_ENDPOINTS,
  ...TARGET_ENDPOINTS,
  ...TEST_ENDPOINTS,
};

type V2Endpoint = keyof typeof ENDPOINTS;

export const V2_ENDPOINTS: readonly V2Endpoint[] = keysOf(ENDPOINTS);

/** Patterns of paths. Paths without an id come first, so that `metrics` is not read as the id of a queue. */
const ROUTES = V2_ENDPOINTS.map((name) => {
  const [method = "", path = ""] = ENDPOINTS[name].route.split(" ");
  return { name, method, isFixed: !path.includes("{id}"), pattern: new RegExp(`^${path.replace("{id}", "([^/]+)")}$`) };
}).toSorted((one, other) => Number(other.isFixed) - Number(one.isFixed));

export interface Route {
  readonly name: V2Endpoint;
  readonly endpoint: Endpoint;
  /** Part of the path in the place of `{id}`; empty for a path without an id. */
  readonly id: string;
}

export function findV2Route(method: string, pathname: string): Route | null {
  for (const { name, method: own, pattern } of ROUTES) {
    const match = own === method ? pattern.exec(pathname) : null;
    if (match !== null) return { name, endpoint: ENDPOINTS[name], id: decode(match[1] ?? "") };
  }
  return null;
}

/** Decodes a part of a path. Returns an invalid part unchanged, so that no resource matches it. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
