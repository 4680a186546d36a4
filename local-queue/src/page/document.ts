/** This file creates the page: one HTML file with its style and script. The page loads and runs nothing else. */
import { createHash } from "node:crypto";
import * as finder from "./client/finder.js";
import * as live from "./client/live.js";
import * as render from "./client/render.js";
import * as tree from "./client/tree.js";
import { STYLE } from "./style.js";

type Part = Readonly<Record<string, (...given: never[]) => unknown>>;

/** Returns JavaScript for one function, which can call all functions of its module. */
function buildSource(part: Part, { name }: Part[string]): string {
  return `(() => {\n${Object.values(part).map(String).join("\n")}\nreturn ${name};\n})()`;
}

/**
 * Creates the script from the source of the functions in `client`. These functions are checked and tested like other
 * code.
 */
function buildScript(events: string): string {
  return `"use strict";
${buildSource(live, live.startLiveUpdates)}({
  browser: {
    document,
    listen: (address) => new EventSource(address),
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    elapsedMs: () => performance.now(),
    origin: location.origin,
    // Buttons and the search field have names; no other element requests anything.
    onAct: (act) => {
      document.addEventListener("input", ({ target: { name, value } }) => act(name, value));
      document.addEventListener("click", ({ target }) => {
        const button = target.closest("button");
        if (button !== null) act(button.name, button.value);
      });
    },
    request: async (method, path, body) => {
      const headers = body === undefined ? {} : { "content-type": "application/json" };
      return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
    },
  },
  events: ${JSON.stringify(events)},
  chosen: new URLSearchParams(location.search).get("queue"),
  render: ${buildSource(render, render.renderer)}({
    time: (ms) => new Date(ms).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" }),
    day: (ms) => new Date(ms).toLocaleDateString([], { day: "numeric", month: "short" }),
  }, ${buildSource(finder, finder.finder)}),
  patch: ${buildSource(tree, tree.patcher)}(document),
  page: document.getElementById("live"),
  news: document.getElementById("news"),
});`;
}

/** Returns the HTML and the `content-security-policy` of a page. `events` is the path of its event stream. */
export function pageDocument(events: string) {
  const script = buildScript(events);
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
<noscript>This page needs JavaScript to show the queue. The same data as JSON: <code>/_page/view</code>.</noscript>
</div>
<p id="news" class="unseen" role="status"></p>
<script>${script}</script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(STYLE)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // With these policies, the browser parses no text as HTML or as a script.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return { html, policy: policy.join("; ") };
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}
