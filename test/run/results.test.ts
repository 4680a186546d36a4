import { describe, expect, onTestFinished, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { findOperation, operations } from "../../src/operations/registry.js";
import { waitResults } from "../../src/pull-request/wait/inputs.js";
import { commonOutputs } from "../../src/report.js";
import { runSelectedOperation } from "../../src/run.js";
import { givenService } from "../support/action.js";
import { fakeCi } from "../support/fake-ci.js";
import { HOSTILE, pagesOf, problemsOf } from "../support/pages.js";
import { givenQueued, givenTesting } from "../support/queue.js";
import { type CaseEnd, type Circumstances, runCase } from "../support/run-case.js";
import { type Case, cases } from "../support/run-cases.js";

function findDeclared(name: string) {
  const operation = findOperation(name);
  if (operation === undefined) throw new Error(`There is no operation ${name}.`);
  return operation;
}

/** Checks the rules for every run: each output is set, and no text of a stranger changes the structure. */
function expectSound({ operation }: Case, result: string, end: CaseEnd): void {
  const { outputs } = findDeclared(operation);
  const declared = [...Object.keys(outputs), ...Object.keys(commonOutputs)];
  expect(Object.keys(end.outputs).toSorted()).toEqual([...new Set(declared)].toSorted());
  expect(end.outputs.result).toBe(result);
  expect(end.result).toMatchObject({ result });
  expect(pagesOf(end.summary).flatMap(problemsOf)).toEqual([]);
  expect(end.log.match(/(?<=^::add-mask::).*$/gm)).toEqual([end.token, "github-token"]);
}

/** Operations whose pages link to their pull request. */
const LINKING_TEXTS = new Set([
  "submit",
  "wait-for-merge",
  "status",
  "cancel",
  "restart-tests",
  "set-impacted-targets",
]);
const LINK = "[#1](https://github.com/local/playground/pull/1)";

/** Returns the titles of the error annotations. */
function errorTitles(log: string): readonly string[] {
  return log.match(/(?<=^::error title=)[^:]*/gm) ?? [];
}

test.each(cases)("$operation returns $result with all its outputs and a valid page", async (subject) => {
  const end = await runCase(subject);

  expect([end.outputs.result, ...end.log.split("\n")]).toContain(subject.result);
  const { fails } = findDeclared(subject.operation).results[subject.result] ?? {};
  expect(end.kind).toBe(fails);
  expect(errorTitles(end.log)).toEqual(fails === undefined ? [] : [`${subject.operation}%3A ${subject.result}`]);
  expect(end.outputs["error-kind"]).toBe(fails ?? "");
  expect(pagesOf(end.summary)).toHaveLength(1);
  if (LINKING_TEXTS.has(subject.operation) && subject.result !== "not-permitted") expect(end.summary).toContain(LINK);
  expectSound(subject, subject.result, end);
});

const interruptions: readonly (Case & Circumstances)[] = [
  { operation: "wait-for-merge", result: "aborted", onSleep: (_, stop) => stop.abort() },
  { operation: "drain-queue", result: "aborted", onSleep: (_, stop) => stop.abort() },
  {
    operation: "drain-queue",
    result: "interrupted",
    onSleep: ({ control }) => control.updateQueue({ branch: "main", state: "running" }),
  },
];

test.each(interruptions)(
  "$operation returns $result when it is interrupted in a pause between two polls",
  async (subject) => {
    const end = await runCase({ ...subject, given: inQueue }, subject);

    expect(end.kind).toBe(findDeclared(subject.operation).results[subject.result]?.fails);
    expectSound(subject, subject.result, end);
  },
);

function inQueue(service: LocalService) {
  return { pullRequest: givenTesting(service, { title: HOSTILE }) };
}

/** Cases that only API v2 can reach. */
const onV2: readonly Case[] = [{ operation: "requeue", result: "rerun", inputs: { checks: "build" }, given: held }];

test.each(onV2)("$operation returns $result on API v2", async (subject) => {
  const end = await runCase(subject, { api: "v2" });

  expect(end.kind).toBeUndefined();
  expectSound(subject, subject.result, end);
});

/** Creates a pull request with a failed check, behind a pull request with running tests. */
function held(service: LocalService) {
  service.control.updateQueue({ branch: "main", concurrency: 2 });
  givenQueued(service, { testPlan: { testSeconds: 3000 } });
  const checks = [{ name: "build", result: "failure" }] as const;
  const pullRequest = givenTesting(service, { title: HOSTILE, testPlan: { result: "fail", checks } });
  service.control.advance(70);
  return { pullRequest };
}

test("the table of cases contains every declared result of each operation", () => {
  const reached = new Set(
    [...cases, ...interruptions, ...onV2].map(({ operation, result }) => `${operation}: ${result}`),
  );
  const declared = operations.flatMap(({ name, results }) =>
    Object.keys(results).map((result) => `${name}: ${result}`),
  );
  // With `wait`, submit has the results of a wait. One case of each result covers them.
  const ofTheWait = Object.keys(waitResults).map((result) => `submit: ${result}`);

  expect(
    declared.filter((each) => !reached.has(each) && !ofTheWait.includes(each)),
    "give these a case in test/support/run-cases.ts",
  ).toEqual([]);
});

const planning = cases.filter(
  ({ operation }, index) =>
    findDeclared(operation).dryRun === undefined && cases.findIndex((other) => other.operation === operation) === index,
);

test.each(planning)("$operation returns planned and changes nothing when dry-run is set", async (subject) => {
  const end = await runCase(subject, { inputs: { "dry-run": "true" } });

  expect(end.kind).toBeUndefined();
  expect(end.outputs.result).toBe("planned");
  const changes = end.service.requests.filter(({ api, method, endpoint }) =>
    api === "github" ? method !== "GET" : !/^(get|list)/.test(String(endpoint)),
  );
  expect(changes).toEqual([]);
  expectSound(subject, "planned", end);
});

test("submit reports all invalid inputs in one message, and sends nothing", async () => {
  const end = await runCase({
    operation: "submit",
    result: "error",
    inputs: { priority: "-1", "head-sha": "zzz", scope: "organization", "dry-run": "maybe" },
  });

  expect(end.kind).toBe("input");
  const message = end.outputs["error-message"] ?? "";
  for (const name of ["priority", "head-sha", "scope", "dry-run", "pr-number"]) expect(message).toContain(`${name}:`);
  expect(end.service.requests).toEqual([]);
  expect(errorTitles(end.log)).toEqual(["Invalid inputs"]);
});

function broken(): never {
  throw new Error("no space left");
}

/** Runs an operation in a CI system that accepts only some outputs. Returns reports and calls in order. */
async function runOnFullDisk(inputs: Readonly<Record<string, string>>, room = 0) {
  const service = await givenService();
  const { ci, reported, clean } = fakeCi({ inputs: { token: service.token, "api-url": service.apiUrl, ...inputs } });
  onTestFinished(clean);
  const order: string[] = [];
  let left = room;
  const kind = await runSelectedOperation({
    ci: {
      ...ci,
      log: { ...ci.log, info: (line) => order.push(`log: ${line}`) },
      ended(result) {
        order.push(`log: result: ${result}`);
        ci.ended(result);
      },
      fail(title, message, details) {
        order.push("fail");
        ci.fail(title, message, details);
      },
      output(name, value) {
        order.push(`output: ${name}`);
        if (left-- <= 0) broken();
        ci.output(name, value);
      },
    },
    signal: new AbortController().signal,
  });
  return { kind, order, ...reported() };
}

describe("outputs that cannot be written", () => {
  test.each([0, 3])(
    "reports one failure, after the log of the result, when only the first %d outputs can be written",
    async (room) => {
      const { kind, order, failures, lines, outputs, pages, ended } = await runOnFullDisk(
        { operation: "get-queue" },
        room,
      );

      expect(kind).toBe("output");
      expect(failures).toEqual(["The outputs cannot be written"]);
      expect(lines.at(-2)).toBe(
        "The result of get-queue is found, but later steps do not receive its outputs: no space left",
      );
      expect(lines.at(-1)).toMatch(/^The operation itself succeeded: The merge queue for main/);
      expect(outputs.size).toBe(room);
      expect(pages).toHaveLength(1);
      const said = order.indexOf("log: result: found");
      expect(said).toBeGreaterThanOrEqual(0);
      expect(order.findIndex((each) => each.startsWith("output:"))).toBeGreaterThan(said);
      expect(order.at(-1)).toBe("fail");
      expect(ended).toBe(true);
    },
  );

  test.each([
    ["a failed condition", { operation: "metrics", "fail-if": "depth < 1" }, "result"],
    ["an error", { operation: "get-queue", "target-branch": "never" }, "not-found"],
    ["invalid inputs", { operation: "get-queue", "dry-run": "maybe" }, "input"],
  ])("reports %s first, and then the error of the outputs", async (_what, inputs, expected) => {
    const { kind, order, failures, ended } = await runOnFullDisk(inputs);

    expect(ended).toBe(true);
    expect(kind).toBe(expected);
    expect(failures).toHaveLength(1);
    expect(order.indexOf("fail")).toBeLessThan(order.findIndex((each) => each.startsWith("output:")));
    expect(order).toContain("log: later steps do not receive its outputs: no space left");
  });
});

test("get-queue warns when the page cannot be written, and reports an unexpected error as a defect", async () => {
  const service = await givenService();
  const { ci, reported, clean } = fakeCi({
    inputs: { operation: "get-queue", token: service.token, "api-url": service.apiUrl },
  });
  onTestFinished(clean);
  expect(
    await runSelectedOperation({ ci: { ...ci, summary: broken }, signal: new AbortController().signal }),
  ).toBeUndefined();
  expect(reported().warnings).toEqual(["The summary could not be written: no space left"]);
  expect(await runSelectedOperation({ ci: { ...ci, trigger: broken }, signal: new AbortController().signal })).toBe(
    "bug",
  );
  expect(reported().outputs.get("error-message")).toContain("no space left. This is a defect of Merge Queue Action.");
});
