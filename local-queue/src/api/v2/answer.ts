/**
 * This file answers requests to version 2 of the API. It checks key and rate limit, reads the request, and writes the
 * reply.
 */
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { type Fields, invalid } from "../../state/fields.js";
import { Refusal } from "../../state/refusal.js";
import { headerText, type Incoming, jsonBody } from "../http/incoming.js";
import { answerOrRefuse, jsonReply, type Reply } from "../http/reply.js";
import type { QueueService } from "../queue-service.js";
import type { Endpoint } from "./endpoint.js";
import type { Route } from "./endpoints.js";
import { refusal, refusalReply } from "./errors.js";
import { readCaller } from "./keys.js";
import type { RateLimits } from "./limits.js";

export interface V2Service {
  readonly engine: QueueService;
  readonly token: string;
  /** Rate limits; null for unlimited requests. */
  readonly limits: RateLimits | null;
}

export function answerV2(v2: V2Service, route: Route | null, incoming: Incoming): Reply {
  return answerOrRefuse(() => answer(v2, route, incoming), refusalReply);
}

function answer({ engine, token, limits }: V2Service, route: Route | null, incoming: Incoming): Reply {
  const { method, url, headers, body } = incoming;
  const caller = readCaller(headers, token);
  if (caller.kind === "run" && route?.endpoint.acceptsRun !== true) {
    throw refusal("INVALID_TOKEN", "The token of a workflow run can only upload impacted targets");
  }
  const limited = limits?.count(caller, method, url.pathname) ?? null;
  if (limited !== null) return limited;
  if (route === null) throw refusal("NOT_FOUND", `${method} ${url.pathname} does not exist`);
  if (body.kind === "too-large") throw new Refusal(413, "request entity too large");
  const value = route.endpoint.answer({
    engine,
    state: engine.state(),
    caller,
    id: route.id,
    query: queryFields(url),
    json: () => jsonBody(incoming),
    operation: `${method} ${url.pathname}`,
    isTerraform: isTerraform(headers),
  });
  return withTag(route.endpoint, replyWith(value, route.endpoint.status ?? 200), headers);
}

function replyWith(value: unknown, status: number): Reply {
  if (value === undefined) return { status, headers: {}, body: "" };
  if (typeof value !== "string") return jsonReply(value, status);
  return { status, headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" }, body: value };
}

/** Reads the parameters of the query. @throws Refusal (400) for a parameter that occurs twice */
function queryFields({ searchParams }: URL): Fields {
  const names = [...searchParams.keys()];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw invalid(repeated, "must occur only once in the query");
  return Object.fromEntries(searchParams);
}

function isTerraform(headers: IncomingHttpHeaders): boolean {
  return ["user-agent", "x-source"].some((name) => /terraform|opentofu/i.test(headerText(headers, name)));
}

/** Adds the tag of the content. Returns 304 if the client already has this content. */
function withTag({ hasTag = false }: Endpoint, reply: Reply, headers: IncomingHttpHeaders): Reply {
  if (!hasTag) return reply;
  const etag = `"${createHash("sha1").update(reply.body).digest("hex")}"`;
  const known = headerText(headers, "if-none-match").split(/\s*,\s*/);
  if (known.includes(etag)) return { status: 304, headers: { etag }, body: "" };
  return { ...reply, headers: { ...reply.headers, etag } };
}
