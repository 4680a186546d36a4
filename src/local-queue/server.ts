/** The HTTP server: reads a request whole, notes it, and answers it through the fault that it meets. */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Control, ControlParts } from "./control/control.js";
import { answerControl } from "./control/requests.js";
import { deliver, send } from "./faults/deliver.js";
import type { FaultEndpoint } from "./faults/fault.js";
import { answerGithub, type Github, githubEndpointOf } from "./github.js";
import { type Incoming, readBody } from "./http/incoming.js";
import { notFoundPage, type Reply, textReply } from "./http/reply.js";
import type { Page } from "./page/requests.js";
import { noteRequest, recordOf } from "./request-log.js";
import { answerV1, type V1, v1EndpointOf } from "./v1/endpoints.js";

interface ServerParts extends ControlParts {
  readonly control: Control;
  readonly v1: V1;
  readonly github: Github;
  /** What a browser shows of it. */
  readonly page: Page;
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
    return send(response, textReply(403, refused));
  }
  const body = await readBody(request);
  const { method = "", url: path = "", headers } = request;
  const url = urlOf(path);
  if (parts.page(method, url.pathname, response)) return;
  const incoming: Incoming = { method, path, url, headers, body };
  const route = routeOf(parts, method, url.pathname);
  const fault = route.endpoint === null ? null : parts.faults.take(route.endpoint);
  if (route.api === "v1" || route.api === "github") {
    const { api, endpoint } = route;
    const facts = { api, endpoint, receivedAtMs, serviceTimeMs: parts.clock.nowMs(), fault: fault?.kind ?? null };
    noteRequest(parts.requests, recordOf(incoming, facts));
  }
  // Its own time, which may be another than this machine's: clients measure the ages of its records by it.
  response.setHeader("date", new Date(parts.clock.nowMs()).toUTCString());
  const wait = (ms: number) => sleep(ms, undefined, { signal: parts.closing });
  await deliver({ response, act: () => route.answer(incoming), sleep: wait }, fault);
}

function routeOf({ control, v1, github }: ServerParts, method: string, pathname: string): Route {
  if (pathname.startsWith("/v1/")) {
    const endpoint = v1EndpointOf(method, pathname.slice("/v1/".length));
    return { api: "v1", endpoint, answer: (incoming) => answerV1(v1, endpoint, incoming) };
  }
  if (pathname.startsWith("/github/")) {
    const endpoint = githubEndpointOf(method, pathname);
    return { api: "github", endpoint, answer: (incoming) => answerGithub(github, endpoint, incoming) };
  }
  if (pathname.startsWith("/_control/")) {
    return { api: "control", endpoint: null, answer: (incoming) => answerControl(control, incoming) };
  }
  return { api: null, endpoint: null, answer: () => notFoundPage(method, pathname) };
}

function urlOf(path: string): URL {
  return URL.canParse(path, "http://localhost")
    ? new URL(path, "http://localhost")
    : new URL("http://localhost/invalid");
}

/**
 * Why a request is turned down, or null; `names` are those that the service was told it is called by. It listens on this
 * machine only, but a browser here runs pages of strangers: one of them can post without being asked (then `Origin`
 * names it), or have its own name lead to this machine (then `Host` does).
 */
function refusalOfCaller(
  { headers: { host = "", origin }, url = "" }: IncomingMessage,
  names: readonly string[],
): string | null {
  const isKnown = (authority: string): boolean => {
    const name = nameIn(authority);
    return isLoopback(name) || names.includes(name);
  };
  if (!isKnown(host)) return refusal("Host", host);
  // The whole address stands there where a client takes the service for a proxy.
  const named = /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1];
  if (named !== undefined && !isKnown(named)) return refusal("Host", named);
  // A page without an origin of its own, such as one in a sandbox, sends `null`.
  const page = origin === undefined ? undefined : /^https?:\/\/(.*)$/i.exec(origin)?.[1];
  return origin === undefined || (page !== undefined && isKnown(page)) ? null : refusal("Origin", origin);
}

/** The name or address without its port; empty where there is none. */
function nameIn(authority: string): string {
  if (!/^[a-z0-9._:[\]-]+$/i.test(authority) || !URL.canParse(`http://${authority}`)) return "";
  // The reader of addresses knows their short forms, such as 127.1.
  return new URL(`http://${authority}`).hostname.replace(/\.$/, "");
}

/** Whether a name or an address can only mean this machine. */
function isLoopback(name: string): boolean {
  return name === "[::1]" || /^127(\.\d+){3}$/.test(name) || /^([a-z0-9-]+\.)*localhost$/.test(name);
}

function refusal(header: "Host" | "Origin", value: string): string {
  const shown = value.length > 100 ? `${value.slice(0, 100)}...` : value;
  return `Forbidden: this service answers programs and pages of its own machine only, and the header ${header} says "${shown}". Call it as localhost or 127.0.0.1.`;
}
