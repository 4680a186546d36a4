/** What a browser asks for to show the queues: the page, and what stands on it now. */
import type { ServerResponse } from "node:http";
import { pageDocument } from "./document.js";
import { type EventsParts, pageEvents } from "./events.js";

/** Answers what is asked of the page; false where something else is asked. */
export type Page = (method: string, pathname: string, response: ServerResponse) => boolean;

const EVENTS = "/_page/events";

/** Nothing is kept by the browser or shown within another site, and no type but the one that is said is guessed. */
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

  return (method, pathname, response) => {
    if (method !== "GET") return false;
    switch (pathname) {
      case "/":
        send(response, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy }, html);
        return true;
      case "/_page/view":
        send(response, { "content-type": "application/json; charset=utf-8" }, JSON.stringify(parts.source.view()));
        return true;
      case EVENTS:
        for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
        listen(response);
        return true;
      default:
        return false;
    }
  };
}

function send(response: ServerResponse, headers: Readonly<Record<string, string>>, body: string): void {
  response.writeHead(200, { ...HEADERS, ...headers }).end(body);
}
