import { expect, test } from "vitest";
import type { Fault } from "../../local-queue/src/serve/service.js";
import { type ActionEnd, givenService } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { asToken, tokenIn } from "../support/api.js";
import { givenTesting } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";

const TOKEN = asToken('tok"en\\with/odd+signs=9f86d081884c7d65');

/** Returns all results of a run, without the line in which the runner reads the text to mask. */
function traces({ log, outputs, summary, result }: ActionEnd): string {
  const lines = log.split("\n").filter((line) => !line.startsWith("::add-mask::"));
  return [...lines, ...Object.values(outputs), summary, JSON.stringify(result)].join("\n");
}

const filler = "x".repeat(285);
const ECHOES: readonly Fault[] = [
  { kind: "status", status: 401, body: `Unknown token ${TOKEN}` },
  { kind: "status", status: 400, body: `${filler} ${TOKEN} is not valid` },
  { kind: "reply", status: 403, json: { error: { message: `bad ${TOKEN}` } } },
  { kind: "reply", status: 400, json: { sent: { "x-api-token": TOKEN } } },
  { kind: "status", status: 500, body: `<html><body><p>${TOKEN}</p></body></html>` },
  { kind: "status", status: 404, body: `No queue for ${TOKEN}` },
  { kind: "status", status: 400, body: "bad", headers: { "x-request-id": `id-${TOKEN}` } },
  { kind: "content-type", contentType: "text/html", body: `Welcome ${TOKEN}` },
  { kind: "content-type", contentType: "text/html", body: `${filler} ${TOKEN}` },
  { kind: "redirect", status: 302, location: `https://service.example.test/?token=${encodeURIComponent(TOKEN)}` },
];

async function statusWith(token: string, fault: Fault): Promise<ActionEnd> {
  const service = await givenService({ token });
  const pullRequest = givenTesting(service);
  const endpoint = fault.kind === "patch" ? "getSubmittedPullRequest" : "*";
  service.control.addFault({ endpoint, times: 0, fault });
  const end = await runHere(
    service,
    { operation: "status", "request-timeout": "10s" },
    { event: pullRequestEvent(pullRequest), environment: { RUNNER_DEBUG: "1" } },
  );
  // On API v2, all these runs end at the first request, which asks for ids.
  const sent = service.control.requests().map(({ headers }) => tokenIn(headers));
  expect(new Set(sent)).toEqual(new Set([token]));
  return end;
}

/** Expects that no eight consecutive characters of the token are in the text. */
function expectNoPartOf(token: string, text: string): void {
  for (let start = 0; start + 8 <= token.length; start += 1) expect(text).not.toContain(token.slice(start, start + 8));
}

test("status hides every part of the token when an error of the service contains the token", async () => {
  const ends = await Promise.all(ECHOES.map((fault) => statusWith(TOKEN, fault)));
  for (const end of ends) expectNoPartOf(TOKEN, traces(end));
  expect(ends[0]?.outputs["error-message"]).toContain('"Unknown token ***"');
  expect(ends.every(({ outputs }) => outputs.result === "error")).toBe(true);
});

test("status hides the token when the record contains it", async () => {
  const token = asToken("9f86d081884c7d659a2feaa0c55ad015");
  const merge = { prTitle: `Title ${token}`, prAuthor: token, newField: { token } };
  const end = await statusWith(token, { kind: "patch", merge });
  expectNoPartOf(token, traces(end));
  expect([end.outputs["pr-title"], end.outputs["pr-author"]]).toEqual(["Title ***", "***"]);
  expect(end.summary).toContain("Title &#42;&#42;&#42;");
});
