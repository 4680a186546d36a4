/** The HTTP server. It reads, records and answers a request, possibly with a fault. */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { answerControl, type Control, type ControlParts } from "../api/control/control.js";
import { describeRequest, recordRequest } from "../api/control/request-log.js";
import { deliver, type Rewrite, send } from "../api/faults/deliver.js";
import type { Fault, FaultEndpoint } from "../api/faults/fault.js";
import { answerGithub, findGithubEndpoint, type Github } from "../api/github/routes.js";
import { type Incoming, readBody } from "../api/http/incoming.js";
import { jsonReply, notFoundPage, type Reply, textReply } from "../api/http/reply.js";
import { answerV1, findV1Endpoint, type V1Service } from "../api/v1/endpoints.js";
import { answerV2, type V2Service } from "../api/v2/answer.js";
import { findV2Route } from "../api/v2/endpoints.js";
import type { Page } from "../page/requests.js";

export type Observe = (incoming: Incoming, reply: Reply) => void;
export type Intercept = (endpoint: FaultEndpoint, incoming: Incoming) => Fault | Rewrite | null;

interface ServerParts extends ControlParts {
  readonly control: Control;
  /** True when the control interface changes nothing. */
  readonly isReadOnly: boolean;
  readonly v1: V1Service;
  readonly v2: V2Service;
  readonly github: Github;
  readonly page: Page;
  /** Receives every request with its true reply, before a fault changes the reply. */
  readonly observe?: Observe | undefined;
  /** Returns a fault for a request without any other fault. */
  readonly intercept?: Intercept | undefined;
  /** Host names that requests may use, in addition to the names of this machine. */
  readonly names: readonly string[];
  /** Signal that aborts when the service closes. It stops delayed replies. */
  readonly closing: AbortSignal;
}

export function createHttpServer(parts: ServerParts): Server {
  return createServer((request, response) => {
    response.setHeader("x-request-id", randomUUID());
    handle(parts, request, response).catch(() => {
      // The client disconnected, the service closed, or the reply of a fault is not valid HTTP.
      if (response.headersSent || request.destroyed) response.destroy();
      else response.writeHead(500).end();
    });
  });
}

async function handle(parts: ServerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const receivedAtMs = Date.now();
  const refused = findCallerProblem(request, parts.names);
  if (refused !== null) {
    request.resume();
    return send(response, textReply(403, refused));
  }
  const body = await readBody(request);
  const { method = "", url: path = "", headers } = request;
  const url = urlOf(path);
  if (parts.page(method, url, response)) return;
  const incoming: Incoming = { method, path, url, headers, body };
  const { api, endpoint, answer } = routeOf(parts, method, url.pathname);
  const fault =
    endpoint === null ? null : (parts.faults.take(endpoint) ?? parts.intercept?.(endpoint, incoming) ?? null);
  if (api !== null) {
    const facts = { api, endpoint, receivedAtMs, serviceTimeMs: parts.clock.nowMs(), fault: fault?.kind ?? null };
    recordRequest(parts.requests, describeRequest(incoming, facts));
  }
  // Clients compare times in records with this header.
  response.setHeader("date", new Date(parts.clock.nowMs()).toUTCString());
  const wait = (ms: number) => sleep(ms, undefined, { signal: parts.closing });
  const act = (): Reply => {
    const reply = answer(incoming);
    parts.observe?.(incoming, reply);
    return reply;
  };
  await deliver({ response, act, sleep: wait }, fault);
}

function routeOf({ control, isReadOnly, v1, v2, github }: ServerParts, method: string, pathname: string) {
  if (pathname.startsWith("/v1/")) {
    const endpoint = findV1Endpoint(method, pathname.slice("/v1/".length));
    return { api: "v1", endpoint, answer: (incoming: Incoming) => answerV1(v1, endpoint, incoming) } as const;
  }
  if (pathname.startsWith("/v2/")) {
    const route = findV2Route(method, pathname);
    const answer = (incoming: Incoming) => answerV2(v2, route, incoming);
    return { api: "v2", endpoint: route?.name ?? null, answer } as const;
  }
  if (pathname.startsWith("/github/")) {
    const endpoint = findGithubEndpoint(method, pathname);
    return {
      api: "github",
      endpoint,
      answer: (incoming: Incoming) => answerGithub(github, endpoint, incoming),
    } as const;
  }
  const isControl = pathname.startsWith("/_control/");
  const answer = (incoming: Incoming) => {
    if (isControl && isReadOnly && method !== "GET")
      return jsonReply({ error: "This service accepts no changes" }, 403);
    return isControl ? answerControl(control, incoming) : notFoundPage(method, pathname);
  };
  return { api: null, endpoint: null, answer } as const;
}

function urlOf(path: string): URL {
  return new URL(URL.canParse(path, "http://localhost") ? path : "/invalid", "http://localhost");
}

/**
 * Returns the reason to reject a request; null for an allowed request. Browsers on this machine show untrusted pages.
 * Such a page could send requests (`Origin` contains its name), or its name could lead to this machine (`Host` contains
 * it).
 */
function findCallerProblem(
  { headers: { host = "", origin }, url = "" }: IncomingMessage,
  names: readonly string[],
): string | null {
  const isKnown = (authority: string): boolean => {
    const name = nameIn(authority);
    return isLoopback(name) || names.includes(name);
  };
  if (!isKnown(host)) return refusal("Host", host);
  // A client that uses the service as a proxy sends a full address.
  const named = /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1];
  if (named !== undefined && !isKnown(named)) return refusal("Host", named);
  // A page without an origin, such as a sandboxed page, sends the text `null`.
  const page = origin === undefined ? undefined : /^https?:\/\/(.*)$/i.exec(origin)?.[1];
  return origin === undefined || (page !== undefined && isKnown(page)) ? null : refusal("Origin", origin);
}

/** Returns a name or an address without its port; empty for invalid text. */
function nameIn(authority: string): string {
  if (!/^[a-z0-9._:[\]-]+$/i.test(authority) || !URL.canParse(`http://${authority}`)) return "";
  return new URL(`http://${authority}`).hostname.replace(/\.$/, "");
}

/** True when a name or an address always leads to this machine. */
function isLoopback(name: string): boolean {
  return name === "[::1]" || /^127(\.\d+){3}$/.test(name) || /^([a-z0-9-]+\.)*localhost$/.test(name);
}

function refusal(header: "Host" | "Origin", value: string): string {
  const shown = value.length > 100 ? `${value.slice(0, 100)}...` : value;
  return `Forbidden: this service accepts requests from its own machine only, and the header ${header} is "${shown}". Use localhost or 127.0.0.1.`;
}
