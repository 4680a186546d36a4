import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { givenTesting, runOf } from "../action/queue.js";
import { send } from "../local-queue/http/client.js";
import { fakeHost } from "../pull-request/fake-host.js";
import { type Case, cases } from "./cases.js";
import { pagesOf } from "./pages.js";
import { type CaseEnd, runCase } from "./run-case.js";

/** A text that cannot be cut without leaving a part of what may be a secret, and one that can. */
const WORD = "x".repeat(50_000);
const WORDS = "word ".repeat(10_000);
/** Where a line of a log or an annotation is too long for a person. */
const LINE_CHARACTERS = 1500;
const PAGE_CHARACTERS = 40_000;
const READS = /^\/v1\/(get|flaky-tests)/;

function letTimePass({ control }: LocalService): void {
  control.advance(5);
}

type Rewrite = (text: string, path: string) => string;

/** Stands before the service and rewrites each text in what its reads answer. Gives the address for `api-url`. */
async function rewriting(service: LocalService, rewrite: Rewrite): Promise<string> {
  const answerRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const { url = "", method = "" } = request;
    const headers = { "content-type": "application/json", "x-api-token": service.token };
    const { status, type, text } = await send(`${service.url}${url}`, { method, headers, body });
    response.writeHead(status, { "content-type": type });
    if (status !== 200 || !READS.test(url)) response.end(text);
    else if (type.includes("json")) response.end(JSON.stringify(mapTexts(JSON.parse(text), rewrite, "")));
    else response.end(mapLabels(text, rewrite));
  };
  const server = createServer((request, response) => void answerRequest(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}/v1`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of request.setEncoding("utf8")) chunks.push(String(chunk));
  return chunks.join("");
}

function mapTexts(value: unknown, rewrite: Rewrite, path: string): unknown {
  if (typeof value === "string") return rewrite(value, path);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, rewrite, `${path}[]`));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, rewrite, `${path}.${name}`)]),
  );
}

/** The labels of the first samples: of all of them a reply would be too long to be read. */
function mapLabels(text: string, rewrite: Rewrite): string {
  const [, samples = "", rest = ""] = /^((?:[^"]*"[^"\n]*"){0,12})([\s\S]*)$/.exec(text) ?? [];
  return samples.replace(/"[^"\n]*"/g, (label) => JSON.stringify(rewrite(label.slice(1, -1), "label"))) + rest;
}

function expectBounded({ log, outputs, summary }: CaseEnd): void {
  for (const line of log.split("\n")) expect(line.length, line.slice(0, 300)).toBeLessThan(LINE_CHARACTERS);
  expect(outputs["error-message"]?.length).toBeLessThan(LINE_CHARACTERS);
  for (const page of pagesOf(summary)) {
    for (const line of page.split("\n")) expect(line.length, line.slice(0, 300)).toBeLessThan(4 * LINE_CHARACTERS);
    expect(page.length).toBeLessThan(PAGE_CHARACTERS);
  }
}

/** One of each operation that reads, and of those whose sentence depends on what was read. */
const WANTED = new Set([
  "set-impacted-targets: uploaded",
  "submit: submitted",
  "submit: head-changed",
  "wait-for-merge: failed",
  "wait-for-merge: head-changed",
  "wait-for-merge: not-ready",
  "wait-for-merge: timed-out",
  "status: found",
  "status: not-submitted",
  "cancel: cancelled",
  "testing-details: failed",
  "get-queue: found",
  "create-queue: updated",
  "delete-queue: not-empty",
  "pause-queue: paused",
  "drain-queue: timed-out",
  "apply-queue: applied",
  "metrics: degraded",
  "list-quarantined-tests: stale",
  "check-test-results: quarantined",
]);

const reading = cases.filter(({ operation, result }) => WANTED.has(`${operation}: ${result}`));

test("every wanted case is one of the known ones", () => {
  expect(new Set(reading.map(({ operation, result }) => `${operation}: ${result}`))).toEqual(WANTED);
});

/** A failed wait that finds its test run. */
const explained: Case = {
  operation: "wait-for-merge",
  result: "failed",
  given(service) {
    const { number, ...pullRequest } = givenTesting(service, {
      testPlan: { result: "fail", testSeconds: 5, checks: [{ name: "unit", result: "failure" }] },
    });
    const branch = `trunk-merge/pr-${number}/${runOf(service, number).id}`;
    return { pullRequest: { number, ...pullRequest }, host: fakeHost({ branchesStartingWith: async () => [branch] }) };
  },
};

/** Texts that are shown, or not, and on which nothing else depends: they are long together. */
const ONLY_SHOWN = new RegExp(
  [
    "^[.]enqueuedPullRequests",
    "[.](id|priorityName|usedDefaultPriorityName|prTitle|prAuthor|title|prUrl|url|test_case_id)$",
    "[.](directMergeMode|optimizationMode|mergeMethod|enqueueingLabel|testBranchConstructionMode)$",
    "[.](requiredStatuses\\[\\]|requiredStatusesSource|status_last_updated_at)$",
  ].join("|"),
);

test.each([...reading, explained])(
  "$operation that ends as $result keeps each line short, whichever text of a reply is long",
  async (subject) => {
    const paths = new Set<string>();
    const note: Rewrite = (text, path) => {
      paths.add(path);
      return text;
    };
    const waits = ["wait-for-merge", "drain-queue"].includes(subject.operation);
    const inputs = waits ? { "poll-interval": "2m" } : {};
    const runWith = (rewrite: Rewrite) =>
      runCase(subject, { through: (service) => rewriting(service, rewrite), inputs, onSleep: letTimePass });
    const asItIs = await runWith(note);

    const together = await runWith((text, path) => (ONLY_SHOWN.test(path) ? WORD : text));
    expectBounded(together);
    expect([together.outputs.result, together.calls]).toEqual([asItIs.outputs.result, asItIs.calls]);

    const others = [...paths].filter((path) => !ONLY_SHOWN.test(path));
    const rewrites: readonly Rewrite[] = [
      () => WORDS,
      () => WORD,
      ...others.map(
        (one): Rewrite =>
          (text, path) =>
            path === one ? WORD : text,
      ),
    ];
    for (const rewrite of rewrites) expectBounded(await runWith(rewrite));
  },
);
