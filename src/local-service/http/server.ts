/** The HTTP server: reads a request whole, notes it, and answers it through the fault that it meets. */

import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { answerControl } from "../control/answer.js";
import type { Control, ControlParts } from "../control/control.js";
import { deliver } from "../faults/deliver.js";
import type { FaultEndpoint } from "../faults/fault.js";
import { answerGithub, type Github, githubEndpointOf } from "../github/answer.js";
import { recordOf } from "../request-log.js";
import { answerV1, type V1, v1EndpointOf } from "../v1/answer.js";
import { readBody } from "./body.js";
import { refusalOfCaller } from "./callers.js";
import type { Incoming } from "./incoming.js";
import { notFoundPage, type Reply, textReply } from "./reply.js";

export interface ServerParts extends ControlParts {
  readonly control: Control;
  readonly v1: V1;
  readonly github: Github;
  /** Names that it is called by beside those of this machine. */
  readonly names: readonly string[];
  /** Aborted when the service closes: it ends what delayed answers wait for. */
  readonly closing: AbortSignal;
}

interface Route {
  readonly api: "v1" | "github" | "control" | null;
  readonly endpoint: FaultEndpoint | null;
  readonly answer: (incoming: Incoming) => Reply;
}

export function createHttpServer(parts: ServerParts): Server {
  return createServer((request, response) => {
    response.setHeader("x-request-id", randomUUID());
    handle(parts, request, response).catch(() => {
      // The client went away, the service closes, or a scripted answer is not valid HTTP.
      if (response.headersSent || request.destroyed) response.destroy();
      else response.writeHead(500).end();
    });
  });
}

async function handle(parts: ServerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const receivedAtMs = Date.now();
  const refused = refusalOfCaller(request, parts.names);
  if (refused !== null) {
    request.resume();
    return deliver({ response, act: () => textReply(403, refused), sleep: () => Promise.resolve() }, null);
  }
  const body = await readBody(request);
  const { method = "", url: path = "", headers } = request;
  const url = urlOf(path);
  const incoming: Incoming = { method, path, url, headers, body };
  const route = routeOf(parts, method, url.pathname);
  const fault = route.endpoint === null ? null : parts.faults.take(route.endpoint);
  if (route.api === "v1" || route.api === "github") {
    const { api, endpoint } = route;
    const facts = {
      api,
      endpoint,
      receivedAtMs,
      serviceTimeMs: parts.clock.nowMs(),
      fault: fault?.kind ?? null,
    };
    parts.requests.push(recordOf(incoming, facts));
  }
  const wait = (ms: number) => sleep(ms, undefined, { signal: parts.closing });
  await deliver({ response, act: () => route.answer(incoming), sleep: wait }, fault);
}

function routeOf({ control, v1, github }: ServerParts, method: string, pathname: string): Route {
  if (pathname.startsWith("/v1/")) {
    const endpoint = v1EndpointOf(method, pathname.slice("/v1/".length));
    return { api: "v1", endpoint, answer: (incoming) => answerV1(v1, incoming) };
  }
  if (pathname.startsWith("/github/")) {
    const endpoint = githubEndpointOf(method, pathname);
    return { api: "github", endpoint, answer: (incoming) => answerGithub(github, incoming) };
  }
  if (pathname.startsWith("/_control/")) {
    return { api: "control", endpoint: null, answer: (incoming) => answerControl(control, incoming) };
  }
  const isRoot = pathname === "/" && method === "GET";
  const answer = () =>
    isRoot ? textReply(200, "Local merge queue service") : notFoundPage(method, pathname);
  return { api: null, endpoint: null, answer };
}

function urlOf(path: string): URL {
  return URL.canParse(path, "http://localhost")
    ? new URL(path, "http://localhost")
    : new URL("http://localhost/invalid");
}
