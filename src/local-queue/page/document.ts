/** The page as it is sent: one file with its style and its script inside, and nothing that it would load or run else. */
import { createHash } from "node:crypto";
import { goLive } from "./client/live.js";
import { renderer } from "./client/render.js";
import { patcher } from "./client/tree.js";
import { writer } from "./client/words.js";
import { STYLE } from "./style.js";

interface PageDocument {
  readonly html: string;
  /** The value of `content-security-policy`. */
  readonly policy: string;
}

/**
 * The script is the source of a few functions, each of which works with what it is given and nothing else. So it is
 * written, checked and tested like everything here, and needs neither a build of its own nor a file beside the program.
 */
function scriptOf(events: string): string {
  return `"use strict";
const patch = (${patcher.toString()})(document);
const times = {
  time: (ms) => new Date(ms).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" }),
  day: (ms) => new Date(ms).toLocaleDateString([], { day: "numeric", month: "short" }),
};
const render = (${renderer.toString()})((${writer.toString()})(times), times);
(${goLive.toString()})({
  browser: {
    document,
    listen: (address) => new EventSource(address),
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    elapsedMs: () => performance.now(),
  },
  events: ${JSON.stringify(events)},
  chosen: new URLSearchParams(location.search).get("queue"),
  render,
  patch,
  page: document.getElementById("live"),
  news: document.getElementById("news"),
});`;
}

/** `events` is the path that the page listens to. */
export function pageDocument(events: string): PageDocument {
  const script = scriptOf(events);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Merge queue</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#queue">Skip to the queue</a>
<div id="page">
<div id="live"><p class="empty">Connecting to the local merge queue service.</p></div>
<noscript>This page needs its script to show the queue. The same as JSON is at <code>/_page/view</code>.</noscript>
</div>
<p id="news" class="unseen" role="status"></p>
<script>${script}</script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(STYLE)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // The browser itself then refuses to read a text as HTML or as a script.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return { html, policy: policy.join("; ") };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}
