import { expect, onTestFinished, test } from "vitest";
import type { FaultSpec, LocalService } from "../../local-queue/src/serve/service.js";
import { runSelectedOperation } from "../../src/run.js";
import { asToken, byApi } from "../support/api.js";
import { fakeCi } from "../support/fake-ci.js";
import { HOSTILE, pagesOf, problemsOf } from "../support/pages.js";
import { runCase } from "../support/run-case.js";
import type { Given } from "../support/run-cases.js";

function meeting(fault: FaultSpec["fault"]) {
  return (service: LocalService): Given => {
    service.control.addFault({ endpoint: "getQueue", times: 0, fault });
    return {};
  };
}

const QUEUE = { operation: "get-queue", result: "error" };

const KEY_ADVICE = byApi({ v1: "Check that the token", v2: "The key is not valid" });

test.each([
  [
    "input",
    { inputs: { "request-timeout": HOSTILE } },
    "Invalid inputs",
    "Correct the inputs, and run the step again.",
  ],
  ["input", { inputs: { token: "" } }, "Invalid inputs", "token: is required."],
  ["auth", { inputs: { token: asToken("another") } }, "The service rejects the token", KEY_ADVICE],
  ["not-found", { inputs: { "target-branch": "mian" } }, "Not found", "Check target-branch and repository"],
  [
    "rejected",
    { given: meeting({ kind: "status", status: 400, body: HOSTILE }) },
    "The service rejects the request",
    "400",
  ],
  [
    "unavailable",
    { given: meeting({ kind: "status", status: 503 }) },
    "The service is unavailable",
    "Run the step again later",
  ],
  [
    "response",
    { given: meeting({ kind: "reply", status: 200, json: { state: 1 } }) },
    "The reply cannot be read",
    "api-url",
  ],
] as const)(
  "a run that fails with the kind %s writes a page with the next step",
  async (kind, subject, title, words) => {
    const end = await runCase({ ...QUEUE, ...subject });

    expect(end.kind).toBe(kind);
    expect(pagesOf(end.summary)).toHaveLength(1);
    const [page = ""] = pagesOf(end.summary);
    expect(page.split("\n")[0]).toBe(`### get-queue: ${title}`);
    expect(page).toContain(words);
    expect(problemsOf(page)).toEqual([]);
  },
);

test("a stopped run writes a page with the heading Stopped", async () => {
  const end = await runCase(
    { operation: "get-queue", result: "aborted", given: meeting({ kind: "status", status: 503 }) },
    { onSleep: (_, stop) => stop.abort() },
  );

  expect(end.kind).toBe("aborted");
  expect(pagesOf(end.summary)[0]).toMatch(/^### get-queue: Stopped\n/);
});

test.each([
  ["false", 0],
  ["FALSE", 0],
  ["true", 1],
  ["", 1],
  ["perhaps", 1],
])("a failed run with summary: %j writes this number of pages: %i", async (summary, count) => {
  const end = await runCase({ ...QUEUE, inputs: { summary, token: asToken("another") } });

  expect(pagesOf(end.summary)).toHaveLength(count);
});

test.each([
  ["submitt", "merge queue"],
  ["getQueue", "get-queue"],
])("a failed run of the operation %j writes the heading %s", async (operation, name) => {
  const end = await runCase({ operation, result: "error", inputs: { token: "" } });

  expect(pagesOf(end.summary)[0]).toMatch(new RegExp(`^### ${name}: Invalid inputs\n`));
});

function diskFull(): never {
  throw new Error("no space left");
}

function readOnly(): Promise<never> {
  return Promise.reject(new Error("read-only"));
}

test("a failed run writes the address for reports of defects, and warns when the page cannot be written", async () => {
  const { ci, reported, clean } = fakeCi({ inputs: { operation: "get-queue", token: "a" } });
  onTestFinished(clean);
  const { signal } = new AbortController();

  expect(await runSelectedOperation({ ci: { ...ci, trigger: diskFull }, signal })).toBe("bug");
  expect(reported().pages[0]).toContain("no space left. This is a defect of Merge Queue Action.");
  expect(reported().pages[0]).toContain("Please report this defect");

  expect(await runSelectedOperation({ ci: { ...ci, trigger: diskFull, summary: readOnly }, signal })).toBe("bug");
  expect(reported().warnings).toEqual(["The summary could not be written: read-only"]);
});
