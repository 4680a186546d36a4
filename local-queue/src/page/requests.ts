import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { pageDocument } from "./document.js";
import { type EventsParts, pageEvents } from "./events.js";

/** Function that replies to a request of the page. Returns false for any other request. */
export type Page = (method: string, url: URL, response: ServerResponse) => boolean;

interface PageParts extends EventsParts {
  /** Folder with the outputs of real test runs. */
  readonly logFolder?: string | undefined;
}

const EVENTS = "/_page/events";
const TEXT = "text/plain; charset=utf-8";

/** Headers that forbid caches, frames of other sites, and guesses of the content type. */
const HEADERS = {
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

export function createPage(parts: PageParts): Page {
  const { html, policy } = pageDocument(EVENTS);
  const { source, logFolder } = parts;
  const listen = pageEvents(parts);
  const answers: Readonly<Record<string, (response: ServerResponse, query: URLSearchParams) => void>> = {
    "/": (response) => send(response.setHeader("content-security-policy", policy), "text/html", html),
    "/_page/view": (response) => send(response, "application/json", JSON.stringify(source.view())),
    "/_page/pull-requests": (response, query) => {
      const [queue = "", search = "", from = ""] = ["queue", "search", "from"].map((name) => query.get(name) ?? "");
      const found = source.find({ queue, search, from: Math.trunc(Number(from)) || 0 });
      send(response, "application/json", JSON.stringify(found));
    },
    [EVENTS]: listen,
  };
  return (method, { pathname, searchParams }, response) => {
    const log = /^\/_page\/logs\/([a-z\d-]+)$/.exec(pathname)?.[1];
    const answer =
      log !== undefined && logFolder !== undefined
        ? () => sendLog(response, join(logFolder, `${log}.log`))
        : Object.hasOwn(answers, pathname)
          ? answers[pathname]
          : undefined;
    if (method !== "GET" || answer === undefined) return false;
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    answer(response, searchParams);
    return true;
  };
}

/** Sends the output of tests as plain text, which no browser treats as a page. */
function sendLog(response: ServerResponse, path: string): void {
  const log = createReadStream(path);
  log.once("open", () => {
    response.setHeader("content-security-policy", "default-src 'none'; sandbox");
    log.pipe(response.setHeader("content-type", TEXT));
  });
  log.once("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(404, { "content-type": TEXT }).end("This test run has no output.\n");
  });
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader("content-type", `${type}; charset=utf-8`).end(body);
}
