import { expect, test } from "vitest";
import type { Fault } from "../../src/local-service/service.js";
import { pullRequestEvent } from "./events.js";
import { type ActionEnd, givenService, runAction } from "./harness.js";
import { givenTesting } from "./queue.js";

const TOKEN = 'tok"en\\with/odd+signs=9f86d081884c7d65';

/** Everything that a run leaves behind, but for the line that tells the runner what to mask. */
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
  { kind: "patch", merge: { prTitle: `Title ${TOKEN}`, prAuthor: TOKEN, newField: { token: TOKEN } } },
  {
    kind: "redirect",
    status: 302,
    location: `https://service.example.test/?token=${encodeURIComponent(TOKEN)}`,
  },
];

test("the token never shows, not even a part of it, although the service echoes it", async () => {
  const ends = await Promise.all(
    ECHOES.map(async (fault) => {
      const service = await givenService({ token: TOKEN });
      const pullRequest = givenTesting(service);
      service.control.addFault({ endpoint: "getSubmittedPullRequest", times: 0, fault });
      return runAction(
        service,
        { operation: "status", "request-timeout": "1s" },
        { event: pullRequestEvent(pullRequest), environment: { RUNNER_DEBUG: "1" } },
      );
    }),
  );

  for (const [index, end] of ends.entries()) {
    const left = traces(end);
    for (let start = 0; start + 8 <= TOKEN.length; start += 1)
      expect(left, `echo ${index}`).not.toContain(TOKEN.slice(start, start + 8));
    expect(end.requests.every(({ headers }) => headers["x-api-token"] === TOKEN)).toBe(true);
    expect(end.requests.length).toBeGreaterThan(0);
  }
  expect(ends[0]?.outputs["error-message"]).toContain('"Unknown token ***"');
  expect(ends[9]?.outputs["pr-title"]).toBe("Title ***");
});
