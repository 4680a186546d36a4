import type { ServerResponse } from "node:http";
import { pageDocument } from "./document.js";
import { type EventsParts, pageEvents } from "./events.js";

/** Function that replies to a request of the page. Returns false for any other request. */
export type Page = (method: string, pathname: string, response: ServerResponse) => boolean;

const EVENTS = "/_page/events";

/** Headers that forbid caches, frames of other sites, and guesses of the content type. */
const HEADERS = {
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

export function createPage(parts: EventsParts): Page {
  const { html, policy } = pageDocument(EVENTS);
  const listen = pageEvents(parts);
  const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
    "/": (response) => send(response.setHeader("content-security-policy", policy), "text/html", html),
    "/_page/view": (response) => send(response, "application/json", JSON.stringify(parts.source.view())),
    [EVENTS]: listen,
  };
  return (method, pathname, response) => {
    const answer = method === "GET" && Object.hasOwn(answers, pathname) ? answers[pathname] : undefined;
    if (answer === undefined) return false;
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    answer(response);
    return true;
  };
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader("content-type", `${type}; charset=utf-8`).end(body);
}
