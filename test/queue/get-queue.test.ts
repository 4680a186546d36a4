import { describe, expect, test } from "vitest";
import { queueOutputs } from "../../src/queue/declarations.js";
import { queue as queueSchema } from "../../src/service/v1/schemas.js";
import { givenQueued, givenTesting, submitSilently } from "../support/queue.js";
import { queueBody, queueFor, switchModes } from "../support/queue-requests.js";
import { givenQueue, runQueue } from "./run-queue.js";

type Given = Parameters<typeof runQueue>[2];

function read(given: Given = {}, inputs: Readonly<Record<string, string>> = {}) {
  return runQueue("get-queue", inputs, given);
}

/** Runs get-queue with this reply. */
function readReply(json: Readonly<Record<string, unknown>>) {
  return read({ faults: [{ endpoint: "getQueue", fault: { kind: "reply", status: 200, json } }] });
}

function outputNameOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Formats a time of the service in the same way as the summary. */
function timeIn(text: string | null | undefined): string {
  return `${text?.slice(0, 19).replace("T", " ")} UTC`;
}

/** Returns the rows of the pull request table. */
function rowsOf(summary: string): readonly string[] {
  const [line = ""] = summary.split("<details>");
  return line.split("\n").filter((each) => /^\| \d+ \| \[#/.test(each));
}

test("get-queue returns the pull requests in the order of the queue", async () => {
  const service = await givenQueue();
  givenTesting(service, { title: "Add a flag", author: "developer-1" });
  const second = service.control.addPullRequest({ title: "Fix a crash", author: "developer-2" });
  submitSilently(service, second.number, 10);
  service.control.advance(3);

  const end = await read(service, { "target-branch": "" });

  expect(end.outputs).toMatchObject({ result: "found", depth: "2", state: "running", branch: "main" });
  expect(end.calls).toEqual(["getQueue"]);
  expect(end.log).toContain("The merge queue for main of local/playground is running, with 2 pull requests in it.");
  expect(JSON.parse(end.outputs["enqueued-pull-requests"] ?? "")).toMatchObject([{ prNumber: 1 }, { prNumber: 2 }]);
  const [start, later] = service.engine.getQueue(queueBody()).enqueuedPullRequests.map((each) => each.stateChangedAt);
  const pulls = "https://github.com/local/playground/pull";
  expect(rowsOf(end.summary)).toEqual([
    `| 1 | [#1](${pulls}/1) | Add a flag | developer-1 | testing | ${timeIn(start)} | medium &#40;100&#41; |  |`,
    `| 2 | [#2](${pulls}/2) | Fix a crash | developer-2 | pending | ${timeIn(later)} | high &#40;10&#41; |  |`,
  ]);
  expect(end.result).toMatchObject({ queue: { state: "running", enqueuedPullRequests: [{}, {}] } });
});

test("get-queue returns every field of the reply as an output", async () => {
  const queue = { concurrency: 3, requiredStatuses: ["build", "lint"], mergeMethod: "rebase" } as const;

  const end = await read({ queue: { ...queue, requiredStatuses: [...queue.requiredStatuses] } });

  const internal = new Set(["entries", "groups", "bisections", "testRuns", "state", "branch", "enqueuedPullRequests"]);
  const settings = Object.entries(queueFor(end.service) ?? {}).filter(([name]) => !internal.has(name));
  expect(settings.length).toBeGreaterThan(10);
  for (const [name, value] of settings) {
    const output = outputNameOf(name);
    expect(queueOutputs, name).toHaveProperty([output]);
    expect(end.outputs[output], output).toBe(typeof value === "object" ? JSON.stringify(value) : `${value}`);
  }
  expect(end.outputs).toMatchObject({ depth: "0", "enqueued-pull-requests": "[]" });
  expect(end.summary).toContain("<details><summary>Settings</summary>");
  expect(end.summary).toContain("| <code>mergeMethod</code> | <code>rebase</code> |");
  for (const name of Object.keys(queueSchema.shape)) expect(queueOutputs).toHaveProperty([outputNameOf(name)]);
});

test("get-queue reads the queue although dry-run is set", async () => {
  expect((await read({}, { "dry-run": "true" })).outputs.result).toBe("found");
});

test("get-queue counts no pull request that is not ready", async () => {
  const service = await givenQueue();
  givenQueued(service, { mergeability: "not_mergeable" });

  const end = await read(service);

  expect(end.outputs.depth).toBe("0");
  expect(end.log).toContain("The merge queue for main of local/playground is running, and empty.");
  expect(end.summary).toContain(
    "is running, and empty.\n\nSubmitted pull requests that are not ready are not listed here.",
  );
});

test.each([
  [
    "paused",
    "The queue is paused: it admits no pull requests, starts no tests and merges nothing. To resume it, run resume-queue.",
  ],
  ["draining", "The queue is draining: it tests and merges its pull requests, and admits no new pull requests."],
  ["switching_modes", "The queue is switching modes: it admits no new pull requests until the queue is empty."],
] as const)("get-queue explains the state %s of the queue in the log and the summary", async (state, words) => {
  const service = await givenQueue(state === "switching_modes" ? { line: 1 } : { state });
  if (state === "switching_modes") switchModes(service);

  const end = await read(service);

  expect(end.outputs).toMatchObject({ result: "found", state });
  for (const text of [end.log, end.summary]) expect(text).toContain(words);
});

describe("get-queue with an unusual reply", () => {
  test("accepts unknown states, upper case, numbers as text and missing fields", async () => {
    const end = await readReply({
      state: "FROZEN_SOLID",
      mode: "PARALLEL",
      concurrency: "4",
      requiredStatuses: null,
      mergeMethod: null,
      newSetting: { a: [1] },
      enqueuedPullRequests: [
        { prNumber: "7", state: "ON_HOLD", prTitle: null, prAuthor: null, priorityValue: "3" },
        { prNumber: 8, skipTheLine: true, noBatch: true, priorityName: "urgent" },
      ],
    });

    expect(end.outputs).toMatchObject({
      result: "found",
      state: "frozen_solid",
      branch: "",
      mode: "parallel",
      concurrency: "4",
      "required-statuses": "",
      "merge-method": "",
      depth: "2",
    });
    expect(end.log).toContain("is frozen solid, with 2 pull requests in it.");
    expect(end.log).toContain("The queue is frozen solid, a state that this version does not know");
    expect(rowsOf(end.summary)).toEqual([
      "| 1 | [#7](https://github.com/local/playground/pull/7) |  |  | on hold |  | 3 |  |",
      "| 2 | [#8](https://github.com/local/playground/pull/8) |  |  | in an unknown state |  | urgent | front of the queue, not batched |",
    ]);
    expect(end.summary).toContain("| <code>newSetting</code> | <code>&#123;&#34;a&#34;:&#91;1&#93;&#125;</code> |");
    expect(end.result).toMatchObject({ queue: { newSetting: { a: [1] } } });
  });

  test("accepts a reply with only the required fields", async () => {
    const end = await readReply({ state: "", enqueuedPullRequests: [] });

    expect(end.outputs).toMatchObject({ result: "found", state: "", depth: "0", mode: "" });
    expect(end.log).toContain("The queue is in an unknown state");
    expect(end.summary).not.toContain("Settings");
  });

  test("fails when the reply has no list of pull requests", async () => {
    expect((await readReply({ state: "running" })).outputs).toMatchObject({
      result: "error",
      "error-kind": "response",
    });
  });
});

function readMany(title: (index: number) => string | undefined) {
  const enqueuedPullRequests = Array.from({ length: 5000 }, (_, index) => ({
    prNumber: index + 1,
    state: "pending",
    stateChangedAt: "2026-01-31T12:00:00.000Z",
    prTitle: title(index),
    prAuthor: "<b>developer</b>|x",
    priorityName: "|`high`",
    priorityValue: 10,
  }));
  return readReply({ state: "running", enqueuedPullRequests });
}

describe("get-queue with 5,000 hostile titles", () => {
  const HOSTILE = [
    "a | b ` c <img src=x onerror=alert(1)> \n# Heading\n::error::injected",
    "::set-output name=result::bad\r\n::add-mask::x %0A::error::y",
    "[link](javascript:alert(1)) @everyone ![image](https://example.com/x.png) </details>",
    "```\n| --- |\n<!-- x -->",
  ];

  test("shows 500 pull requests and escapes all titles", async () => {
    const end = await readMany((index) => HOSTILE[index % HOSTILE.length]);

    expect(end.outputs.depth).toBe("5000");
    expect(rowsOf(end.summary)).toHaveLength(500);
    for (const row of rowsOf(end.summary)) expect(row.match(/\|/g)).toHaveLength(9);
    expect(end.summary).toContain("And 4500 more; the complete list is in the file of the output result-file.");
    expect(end.summary).not.toMatch(/<img|<b>|<!--|^# |javascript:alert\(|`/m);
    expect(end.log).not.toMatch(/^::(error|set-output|add-mask::x)/m);
    expect(end.log.split("\n").length).toBeLessThan(15);
    const listed: unknown = JSON.parse(end.outputs["enqueued-pull-requests"] ?? "");
    expect(Array.isArray(listed) ? listed[0] : undefined).toMatchObject({ prNumber: 1, prTitle: HOSTILE[0] });
    expect(end.result).toMatchObject({ queue: { enqueuedPullRequests: { length: 5000 } } });
  });

  test("shows fewer pull requests when the titles are long", async () => {
    const end = await readMany(() => "|".repeat(3000));

    expect(Buffer.byteLength(end.summary)).toBeLessThan(900 * 1024);
    const rows = rowsOf(end.summary);
    for (const row of rows) expect(row.match(/\|/g)).toHaveLength(9);
    expect(end.summary).toContain(
      `\nAnd ${5000 - rows.length} more; the complete list is in the file of the output result-file.\n`,
    );
  });
});
