/** Types of the endpoints of version 2 of the API: the request, the permissions, and the function that answers. */
import * as z from "zod/mini";
import { type Fields, integerFrom, object, oneOf, optional, read, strictObject, text } from "../../state/fields.js";
import type { ServiceState } from "../../state/service-state.js";
import type { QueueService } from "../queue-service.js";
import { type Caller, type Permission, requirePermissions } from "./keys.js";
import { createPager, type Pager } from "./pages.js";

/** Request with a checked query and body. */
export interface Call<Query, Body> extends Pager {
  readonly engine: QueueService;
  readonly state: ServiceState;
  readonly caller: Caller;
  /** Part of the path in the place of `{id}`. */
  readonly id: string;
  readonly query: Query;
  readonly body: Body;
  /** True when the headers contain the name Terraform or OpenTofu. */
  readonly isTerraform: boolean;
}

export interface Options<Shape extends z.core.$ZodShape, Body> {
  /** Parameters of the query. The service rejects a request with other parameters. */
  readonly query?: Shape;
  /** True for lists with `limit`, `cursor` and `includeTotal`. */
  readonly isPaged?: boolean;
  /** Maximum of the parameter `limit`; 100 by default. */
  readonly mostItems?: number;
  /** Schema of the body. Without a schema, the body is ignored. */
  readonly body?: z.ZodMiniType<Body>;
  readonly permission?: Permission;
  /** Returns additional permissions for the fields of the body. */
  readonly fieldPermissions?: (body: Body) => readonly Permission[];
  /** True for an endpoint whose replies have an `ETag`. */
  readonly hasTag?: boolean;
  /** True when the endpoint also accepts the token of a workflow run. */
  readonly acceptsRun?: boolean;
  /** Status of a successful reply; 200 by default. */
  readonly status?: number;
}

/** Function that returns the JSON of the reply, a text, or nothing. */
type Handler<Shape extends z.core.$ZodShape, Body> = (call: Call<z.infer<z.ZodMiniObject<Shape>>, Body>) => unknown;

/** Request before its checks. */
interface RawCall extends Pick<Call<unknown, unknown>, "engine" | "state" | "caller" | "id" | "isTerraform"> {
  readonly query: Fields;
  /** Reads the body as JSON. */
  readonly json: () => unknown;
  /** Method and path of the request, for cursors. */
  readonly operation: string;
}

export interface Endpoint extends Pick<Options<z.core.$ZodShape, unknown>, "status" | "hasTag" | "acceptsRun"> {
  /** Method and path. */
  readonly route: string;
  readonly answer: (raw: RawCall) => unknown;
}

const NONE = optional({});

const numeric = z.transform((value: unknown) =>
  typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value,
);

export const queryFlag = z.pipe(
  oneOf(["true", "false"]),
  z.transform((value: "true" | "false") => value === "true"),
);

export function queryInteger(least: number, most: number) {
  return z.pipe(numeric, integerFrom(least, most));
}

/** Reads a list of words, separated by commas. */
export function queryList<Item extends z.ZodMiniType>(item: Item) {
  const split = z.transform((value: string): unknown => value.split(","));
  return z.pipe(z.pipe(text, split), z.array(item));
}

/** Maximum number of items in one request. */
export const MAX_ITEMS_PER_REQUEST = 50;

/** Parameters of lists that have only one order. */
export const fixedOrder = optional({ sort: oneOf(["createdAt"]), direction: oneOf(["desc"]) });

function pageQuery(mostItems: number) {
  return optional({ limit: queryInteger(1, mostItems), cursor: text, includeTotal: queryFlag });
}

export type NoParameters = typeof NONE;

/** Declares an endpoint. It reads the query and the body, and requires the permissions, before `answer` runs. */
export function endpoint<const Shape extends z.core.$ZodShape = NoParameters, Body = undefined>(
  route: string,
  options: Options<Shape, Body>,
  answer: Handler<Shape, Body>,
): Endpoint;
export function endpoint(
  route: string,
  options: Options<z.core.$ZodShape, unknown>,
  answer: Handler<z.core.$ZodShape, unknown>,
): Endpoint {
  const { isPaged = false, mostItems = 100, permission, acceptsRun = false, fieldPermissions = () => [] } = options;
  const page = pageQuery(mostItems);
  const schema = strictObject({ ...options.query, ...(isPaged ? page : {}) });
  return {
    ...options,
    route,
    answer: (raw) => {
      const { caller, state, operation } = raw;
      if (permission !== undefined && !(acceptsRun && caller.kind === "run")) requirePermissions(caller, [permission]);
      const query = read(schema, raw.query, "query");
      const { limit: _limit, cursor: _cursor, includeTotal: _total, ...given } = raw.query;
      const filters = JSON.stringify(Object.entries(given).toSorted(([one], [other]) => (one < other ? -1 : 1)));
      const pager = createPager(read(object(page), raw.query), `${operation} ${filters}`, state.timeMs);
      const body = options.body === undefined ? undefined : read(options.body, raw.json());
      requirePermissions(caller, fieldPermissions(body));
      return answer({ ...raw, ...pager, query, body });
    },
  };
}
