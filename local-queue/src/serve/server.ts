/** The HTTP server: reads a request, records it, and answers it through the fault that it meets. */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Control, ControlParts } from "../api/control/control.js";
import { noteRequest, recordOf } from "../api/control/request-log.js";
import { answerControl } from "../api/control/requests.js";
import { deliver, send } from "../api/faults/deliver.js";
import { answerGithub, type Github, githubEndpointOf } from "../api/github/routes.js";
import { type Incoming, readBody } from "../api/http/incoming.js";
import { notFoundPage, textReply } from "../api/http/reply.js";
import { answerV1, type V1, v1EndpointOf } from "../api/v1/endpoints.js";
import type { Page } from "../page/requests.js";

interface ServerParts extends ControlParts {
  readonly control: Control;
  readonly v1: V1;
  readonly github: Github;
  readonly page: Page;
  /** Accepted host names beside those of this machine. */
  readonly names: readonly string[];
  /** Aborted when the service closes, which ends the delays of answers. */
  readonly closing: AbortSignal;
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
  const { api, endpoint, answer } = routeOf(parts, method, url.pathname);
  const fault = endpoint === null ? null : parts.faults.take(endpoint);
  if (api !== null) {
    const facts = { api, endpoint, receivedAtMs, serviceTimeMs: parts.clock.nowMs(), fault: fault?.kind ?? null };
    noteRequest(parts.requests, recordOf(incoming, facts));
  }
  // Clients measure the ages of records by the service's own time.
  response.setHeader("date", new Date(parts.clock.nowMs()).toUTCString());
  const wait = (ms: number) => sleep(ms, undefined, { signal: parts.closing });
  await deliver({ response, act: () => answer(incoming), sleep: wait }, fault);
}

function routeOf({ control, v1, github }: ServerParts, method: string, pathname: string) {
  if (pathname.startsWith("/v1/")) {
    const endpoint = v1EndpointOf(method, pathname.slice("/v1/".length));
    return { api: "v1", endpoint, answer: (incoming: Incoming) => answerV1(v1, endpoint, incoming) } as const;
  }
  if (pathname.startsWith("/github/")) {
    const endpoint = githubEndpointOf(method, pathname);
    return {
      api: "github",
      endpoint,
      answer: (incoming: Incoming) => answerGithub(github, endpoint, incoming),
    } as const;
  }
  const isControl = pathname.startsWith("/_control/");
  const answer = (incoming: Incoming) =>
    isControl ? answerControl(control, incoming) : notFoundPage(method, pathname);
  return { api: null, endpoint: null, answer } as const;
}

function urlOf(path: string): URL {
  return new URL(URL.canParse(path, "http://localhost") ? path : "/invalid", "http://localhost");
}

/**
 * Returns why a request is refused, or null. The service listens on this machine only, but a browser here runs pages of
 * strangers: one of them can post by itself (then `Origin` names it), or its own name can lead to this machine (then
 * `Host` does).
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
  // A client that uses the service as a proxy sends the whole address.
  const named = /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1];
  if (named !== undefined && !isKnown(named)) return refusal("Host", named);
  // A page without an origin of its own, such as one in a sandbox, sends `null`.
  const page = origin === undefined ? undefined : /^https?:\/\/(.*)$/i.exec(origin)?.[1];
  return origin === undefined || (page !== undefined && isKnown(page)) ? null : refusal("Origin", origin);
}

/** Returns the name or address without its port; empty for an invalid one. */
function nameIn(authority: string): string {
  if (!/^[a-z0-9._:[\]-]+$/i.test(authority) || !URL.canParse(`http://${authority}`)) return "";
  // URL reads short forms, such as 127.1.
  return new URL(`http://${authority}`).hostname.replace(/\.$/, "");
}

/** True when a name or an address can only mean this machine. */
function isLoopback(name: string): boolean {
  return name === "[::1]" || /^127(\.\d+){3}$/.test(name) || /^([a-z0-9-]+\.)*localhost$/.test(name);
}

function refusal(header: "Host" | "Origin", value: string): string {
  const shown = value.length > 100 ? `${value.slice(0, 100)}...` : value;
  return `Forbidden: this service answers programs and pages of its own machine only, and the header ${header} says "${shown}". Call it as localhost or 127.0.0.1.`;
}
