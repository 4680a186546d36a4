import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { errorLine, givenService, runAction } from "./harness.js";
import { givenTesting, submitSilently } from "./queue.js";
import { MAIN } from "./queue-states.js";

function read(service: LocalService, inputs: Readonly<Record<string, string>> = {}) {
  return runAction(service, { operation: "get-queue", ...inputs });
}

/** What the next read is answered with. */
function answerWith(service: LocalService, json: Readonly<Record<string, unknown>>): void {
  service.control.addFault({ endpoint: "getQueue", fault: { kind: "reply", status: 200, json } });
}

/** A time of the service as a page shows it. */
function timeIn(text: string | null | undefined): string {
  return `${text?.slice(0, 19).replace("T", " ")} UTC`;
}

/** The rows of the table about pull requests, without its head. */
function rowsOf(summary: string): readonly string[] {
  const [line = ""] = summary.split("<details>");
  return line.split("\n").filter((each) => /^\| \d+ \| \[#/.test(each));
}

test("a queue is found, with its pull requests in order", async () => {
  const service = await givenService();
  const first = givenTesting(service, { title: "Add a flag", author: "developer-1" });
  const second = service.control.addPullRequest({ title: "Fix a crash", author: "developer-2" });
  submitSilently(service, second.number, 10);
  service.control.advance(3);

  const end = await read(service);

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "found", depth: "2", state: "running", branch: "main" });
  expect(end.calls).toEqual(["getQueue"]);
  expect(end.log).toContain("The merge queue for main of local/playground is running, with 2 pull requests in it.");
  const numbers = [first.number, second.number];
  expect(JSON.parse(end.outputs["enqueued-pull-requests"] ?? "")).toMatchObject(
    numbers.map((prNumber) => ({ prNumber })),
  );
  const [start, later] = service.engine.getQueue(MAIN).enqueuedPullRequests.map((each) => each.stateChangedAt);
  const pulls = "https://github.com/local/playground/pull";
  expect(rowsOf(end.summary)).toEqual([
    `| 1 | [#1](${pulls}/1) | Add a flag | developer-1 | testing | ${timeIn(start)} | medium &#40;100&#41; |  |`,
    `| 2 | [#2](${pulls}/2) | Fix a crash | developer-2 | pending | ${timeIn(later)} | high &#40;10&#41; |  |`,
  ]);
  expect(end.result).toMatchObject({ queue: { state: "running", enqueuedPullRequests: [{}, {}] } });
});

test("a queue that does not exist is an error that names it", async () => {
  const service = await givenService();

  const end = await read(service, { "target-branch": "mian" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
  expect(errorLine(end.log)).toContain("There is no merge queue for branch mian of local/playground.");
});

function hostile(index: number, title: string) {
  return {
    prNumber: index + 1,
    state: "pending",
    stateChangedAt: "2026-01-31T12:00:00.000Z",
    prTitle: title,
    prAuthor: "<b>developer</b>|x",
    priorityName: "|`high`",
    priorityValue: 10,
  };
}

async function readMany(title: (index: number) => string) {
  const service = await givenService();
  const enqueuedPullRequests = Array.from({ length: 5000 }, (_, index) => hostile(index, title(index)));
  answerWith(service, { state: "running", enqueuedPullRequests });
  return read(service);
}

describe("5,000 pull requests with hostile titles", () => {
  const HOSTILE = [
    "a | b ` c <img src=x onerror=alert(1)> \n# Heading\n::error::injected",
    "::set-output name=result::bad\r\n::add-mask::x %0A::error::y",
    "[link](javascript:alert(1)) @everyone ![image](https://example.com/x.png) </details>",
    "```\n| --- |\n<!-- x -->",
  ];
  test("give a page of 500 rows that holds no structure of theirs and says how many more there are", async () => {
    const end = await readMany((index) => HOSTILE[index % HOSTILE.length] ?? "");

    expect(end.exitCode).toBe(0);
    expect(end.outputs.depth).toBe("5000");
    expect(rowsOf(end.summary)).toHaveLength(500);
    for (const row of rowsOf(end.summary)) expect(row.match(/\|/g)).toHaveLength(9);
    expect(end.summary).toContain("And 4500 more; the output result-file has them all.");
    expect(Buffer.byteLength(end.summary)).toBeLessThan(900 * 1024);
    expect(end.summary).not.toMatch(/<img|<b>|<!--|^# |javascript:alert\(|`/m);
    expect(end.log).not.toMatch(/^::(error|set-output|add-mask::x)/m);
    expect(end.log.split("\n").length).toBeLessThan(15);
    const listed: unknown = JSON.parse(end.outputs["enqueued-pull-requests"] ?? "");
    expect(Array.isArray(listed) ? listed[0] : undefined).toMatchObject({ prNumber: 1, prTitle: HOSTILE[0] });
    expect(end.result).toMatchObject({ queue: { enqueuedPullRequests: { length: 5000 } } });
  });
});
