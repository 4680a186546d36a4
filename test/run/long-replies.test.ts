import { expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { byApi } from "../support/api.js";
import { fakeHost } from "../support/fake-host.js";
import { givenFront, mapTexts } from "../support/front.js";
import { pagesOf } from "../support/pages.js";
import { givenTesting, runOf } from "../support/queue.js";
import { type CaseEnd, runCase } from "../support/run-case.js";
import { type Case, cases } from "../support/run-cases.js";

/** A text that cannot be shortened without a part of a possible secret. The next text can be shortened. */
const WORD = "x".repeat(50_000);
const WORDS = "word ".repeat(2000);
/** Longest readable line of a log or an annotation. */
const LINE_CHARACTERS = 1500;
const PAGE_CHARACTERS = 40_000;
const READS = /^(get|list)/;

function letTimePass({ control }: LocalService): void {
  control.advance(5);
}

type Rewrite = (text: string, path: string) => string;

/** Rewrites each text in the service's replies to reads. Returns the address for `api-url`. */
function rewriting(service: LocalService, rewrite: Rewrite): Promise<string> {
  return givenFront(service, async (ask, endpoint) => {
    const answer = await ask();
    const { status, type, text } = answer;
    if (status !== 200 || !READS.test(endpoint)) return answer;
    const isJson = type.includes("json");
    return { ...answer, text: isJson ? JSON.stringify(mapTexts(JSON.parse(text), rewrite)) : mapLabels(text, rewrite) };
  });
}

/** Rewrites the labels of the first samples. A reply with all labels would be too long to read. */
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

/** One case of each operation that reads, and each case whose message depends on the reply. */
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

test("the table of cases contains every result that shows text from a reply of the service", () => {
  expect(new Set(reading.map(({ operation, result }) => `${operation}: ${result}`))).toEqual(WANTED);
});

/** A wait that fails and finds its test run. */
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

/**
 * Matches texts that are only shown, or not shown. Nothing else depends on them, so all of them are long in one run.
 */
const ONLY_SHOWN = new RegExp(
  [
    "^[.]enqueuedPullRequests",
    "[.](id|priorityName|usedDefaultPriorityName|prTitle|prAuthor|title|prUrl|url|test_case_id)$",
    "[.](directMergeMode|optimizationMode|mergeMethod|enqueueingLabel|testBranchConstructionMode)$",
    "[.](requiredStatuses\\[\\]|requiredStatusesSource|status_last_updated_at)$",
  ].join("|"),
);

/** Texts that were long alone in an earlier test. The message about a text is the same for all operations. */
const tried = new Set<string>();

test.each([...reading, explained])(
  "$operation with the result $result limits the length of each line when a reply contains long texts",
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

    // Functions above both versions limit the lines, so one version is enough for each text alone.
    const others = byApi({ v1: [...paths].filter((path) => !ONLY_SHOWN.test(path) && !tried.has(path)), v2: [] });
    for (const path of others) tried.add(path);
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
