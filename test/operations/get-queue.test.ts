import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { queueOutputs } from "../../src/queue/declarations.js";
import { queue as queueSchema } from "../../src/service/v1/schemas.js";
import { givenService } from "../action/harness.js";
import { givenQueued, givenTesting } from "../action/queue.js";
import { stateOf, switchModes } from "../action/queue-states.js";
import { runHere } from "../run/run-here.js";

function read(service: LocalService, inputs: Readonly<Record<string, string>> = {}) {
  return runHere(service, { operation: "get-queue", ...inputs });
}

/** What the next read is answered with. */
function answerWith(service: LocalService, json: Readonly<Record<string, unknown>>): void {
  service.control.addFault({ endpoint: "getQueue", fault: { kind: "reply", status: 200, json } });
}

/** The rows of the table about pull requests, without its head. */
function rowsOf(summary: string): readonly string[] {
  const [line = ""] = summary.split("<details>");
  return line.split("\n").filter((each) => /^\| \d+ \| \[#/.test(each));
}

test("every field of the reply is an output, those of newer replies included", async () => {
  const service = await givenService({
    queue: { concurrency: 3, requiredStatuses: ["build", "lint"], mergeMethod: "rebase" },
  });

  const end = await read(service);

  const { state, branch, enqueuedPullRequests, ...settings } = service.engine.snapshots()[0]?.queues[0] ?? {};
  expect([state, branch, enqueuedPullRequests]).toEqual(["running", "main", []]);
  for (const [name, value] of Object.entries(settings)) {
    if (["entries", "groups", "bisections", "testRuns"].includes(name)) continue;
    const output = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(queueOutputs, name).toHaveProperty([output]);
    expect(end.outputs[output], output).toBe(typeof value === "object" ? JSON.stringify(value) : `${value}`);
  }
  expect(end.outputs).toMatchObject({
    depth: "0",
    concurrency: "3",
    "required-statuses": '["build","lint"]',
    "merge-method": "rebase",
    "enqueued-pull-requests": "[]",
  });
  expect(end.summary).toContain("<details><summary>Settings</summary>");
  expect(end.summary).toContain("| <code>mergeMethod</code> | <code>rebase</code> |");
});

test("the outputs are the fields that the reply's schema knows", () => {
  const known = Object.keys(queueSchema.shape).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );

  for (const name of known) expect(queueOutputs).toHaveProperty([name]);
});

test("a dry run reads all the same", async () => {
  const end = await read(await givenService(), { "dry-run": "true" });

  expect(end.outputs.result).toBe("found");
});

test("an empty queue is said to be empty, and what is not ready does not stand in it", async () => {
  const service = await givenService();
  givenQueued(service, { mergeability: "not_mergeable" });

  const end = await read(service);

  expect(end.outputs.depth).toBe("0");
  expect(end.log).toContain("The merge queue for main of local/playground is running, and empty.");
  expect(end.summary).toContain(
    "is running, and empty.\n\nPull requests that were submitted but are not ready are not listed here.",
  );
});

test.each([
  [
    "paused",
    "The queue is paused: it takes nothing new in, starts no tests and merges nothing until somebody resumes it, for example with resume-queue.",
  ],
  ["draining", "The queue is draining: it merges what is in it and takes nothing new in"],
] as const)("a queue that is %s is said to be so, in log and summary", async (state, words) => {
  const service = await givenService();
  service.control.updateQueue({ branch: "main", state });

  const end = await read(service);

  expect(end.outputs).toMatchObject({ result: "found", state });
  expect(end.log).toContain(words);
  expect(end.summary).toContain(words);
});

test("neither is a queue that switches modes left without a word", async () => {
  const service = await givenService();
  givenTesting(service);
  switchModes(service);

  const end = await read(service);

  expect([stateOf(service), end.outputs.state]).toEqual(["switching_modes", "switching_modes"]);
  expect(end.summary).toContain(
    "The queue is switching modes: it merges what is in it, and takes nothing new in until that is done.",
  );
});

describe("a reply in another form", () => {
  test("with a new state, other case, numbers as text and gaps still gives a page", async () => {
    const service = await givenService();
    answerWith(service, {
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

    const end = await read(service);

    expect(end.exitCode).toBe(0);
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
    expect(rowsOf(end.summary)).toEqual([
      "| 1 | [#7](https://github.com/local/playground/pull/7) |  |  | on hold |  | 3 |  |",
      "| 2 | [#8](https://github.com/local/playground/pull/8) |  |  | in an unknown state |  | urgent | skips the line, not batched |",
    ]);
    expect(end.summary).toContain("| <code>newSetting</code> | <code>&#123;&#34;a&#34;:&#91;1&#93;&#125;</code> |");
    expect(end.result).toMatchObject({ queue: { newSetting: { a: [1] } } });
  });

  test("with the required fields only is enough", async () => {
    const service = await givenService();
    answerWith(service, { state: "running", enqueuedPullRequests: [] });

    const end = await read(service);

    expect(end.outputs).toMatchObject({ result: "found", state: "running", depth: "0", mode: "" });
    expect(end.summary).not.toContain("Settings");
  });

  test("without a list of pull requests is not taken for an empty queue", async () => {
    const service = await givenService();
    answerWith(service, { state: "running" });

    const end = await read(service);

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "response" });
  });
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

describe("5,000 pull requests", () => {
  test("with titles of any length give a page that is cut at a row", async () => {
    const end = await readMany(() => "|".repeat(3000));

    expect(Buffer.byteLength(end.summary)).toBeLessThan(900 * 1024);
    const rows = rowsOf(end.summary);
    for (const row of rows) expect(row.match(/\|/g)).toHaveLength(9);
    expect(end.summary).toContain(`And ${5000 - rows.length} more; the output result-file has them all.`);
    expect(end.summary.trimEnd()).toMatch(/more; the output result-file has them all\.$/);
  });
});
