import { describe, expect, test } from "vitest";
import type { FaultSpec, LocalService } from "../../local-queue/src/serve/service.js";
import { WITHOUT_DOCUMENTS } from "../../local-queue/test/support/openapi/observe.js";
import { type ActionEnd, givenService } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { asToken } from "../support/api.js";
import { gauge, MAIN, sample } from "../support/metrics-text.js";
import { givenTesting, runOf } from "../support/queue.js";
import { checkResults, SLUG } from "../support/reports.js";
import { runHere, runOn } from "../support/run-in-process.js";

const TOKEN = asToken("Qx79f86d081_884c7d65-9a2feaa0_c55ad015Zv");

/** Returns texts in which the limit cuts the token: as a separate word, and at the end of a longer word. */
function acrossAll(...limits: readonly number[]): readonly string[] {
  return limits.flatMap((limit) => {
    const before = limit - TOKEN.length / 2;
    return [`${"w ".repeat(before).slice(0, before - 1)} ${TOKEN} end`, `${"x".repeat(before)}${TOKEN}`];
  });
}

/** Returns all texts that a run writes, with entities replaced by their characters. */
function traces({ log, outputs, summary, result }: ActionEnd): string {
  const lines = log.split("\n").filter((line) => !line.startsWith("::add-mask::"));
  const all = [...lines, ...Object.values(outputs), summary, JSON.stringify(result)].join("\n");
  return all.replace(/&#(\d+);/g, (_, digits: string) => String.fromCharCode(Number(digits)));
}

function expectNoPartOfToken(end: ActionEnd): void {
  const text = traces(end).toLowerCase();
  for (let start = 0; start + 8 <= TOKEN.length; start += 1)
    expect(text).not.toContain(TOKEN.slice(start, start + 8).toLowerCase());
}

function given(options: Parameters<typeof givenService>[0] = {}): Promise<LocalService> {
  return givenService({ token: TOKEN, orgSlug: SLUG, ...options });
}

function patched(endpoint: FaultSpec["endpoint"], merge: Readonly<Record<string, unknown>>): FaultSpec {
  return { endpoint, times: 0, fault: { kind: "patch", merge } };
}

type Page = (text: string) => Promise<ActionEnd>;

const PAGES: Readonly<Record<string, Page>> = {
  async "the line of a queue"(text) {
    const service = await given();
    service.control.addPullRequest();
    const fields = { prNumber: 1, prTitle: text, prAuthor: text, state: text, priorityName: text };
    const entry = { ...fields, stateChangedAt: text, isCurrentlySubmittedToQueue: true, readiness: {} };
    service.control.addFault(patched("getQueue", { enqueuedPullRequests: [entry] }));
    return runHere(service, { operation: "get-queue" });
  },
  async "the settings of a queue"(text) {
    const service = await given();
    const merge = { newText: text, newList: ["one", text], [text]: "value" };
    service.control.addFault(patched("getQueue", merge));
    return runHere(service, { operation: "get-queue" });
  },
  async "changes of a queue"(text) {
    const service = await given();
    service.control.addFault(patched("getQueue", { requiredStatuses: ["unit", text], mergeMethod: text }));
    const settings = JSON.stringify({ requiredStatuses: ["build", text], mergeMethod: "squash" });
    return runHere(service, { operation: "update-queue", "target-branch": "main", "dry-run": "true", settings });
  },
  async "the request of a dry run"(text) {
    const service = await given();
    const pullRequest = service.control.addPullRequest();
    return runHere(
      service,
      { operation: "set-impacted-targets", "dry-run": "true", "impacted-targets": `${"t".repeat(100)}\n${text}` },
      { event: pullRequestEvent(pullRequest) },
    );
  },
  async "an invalid list of targets"(text) {
    const service = await given();
    const pullRequest = service.control.addPullRequest();
    return runHere(
      service,
      { operation: "set-impacted-targets", "impacted-targets": `error: ${text.slice(7)}` },
      { event: pullRequestEvent(pullRequest) },
    );
  },
  async "failures in reports"(text) {
    const failing = `<testcase name="${text}" classname="${text}" file="${text}"><failure message="${text}"/></testcase>`;
    const suite = `<testsuite name="${text}"><failure message="${text}"/></testsuite>`;
    const xml = `<testsuites><testsuite name="${text}">${failing}</testsuite>${suite}</testsuites>`;
    return checkResults(await given(), { "junit.xml": xml });
  },
  async "quarantined failures"(text) {
    const fields = { name: text, parent: text, classname: text, file: text };
    const more = { codeowners: [text], quarantined_at: TOKEN };
    // The token is not a valid date, so this reply cannot contain the token in that field.
    const service = await given({ quarantinedTests: [{ ...fields, ...more }], ...WITHOUT_DOCUMENTS });
    const failing = `<testcase name="${text}" classname="${text}" file="${text}"><failure/></testcase>`;
    return checkResults(service, { "junit.xml": `<testsuite name="${text}">${failing}</testsuite>` });
  },
  async "quarantined tests"(text) {
    const fields = { name: text, file: text, codeowners: [text], variant: text };
    const service = await given({ quarantinedTests: [{ ...fields, quarantined_at: "2020-01-31T12:00:00Z" }] });
    const inputs = { operation: "list-quarantined-tests", "org-slug": SLUG, "fail-if-older-than": "1d" };
    return runHere(service, inputs);
  },
  async "the states of a wait"(text) {
    const service = await given();
    const pullRequest = givenTesting(service);
    const endpoint = "getSubmittedPullRequest";
    const going = { state: text, prTitle: text, isCurrentlySubmittedToQueue: true };
    service.control.addFault({ endpoint, fault: { kind: "patch", merge: going } });
    service.control.addFault(patched(endpoint, { state: "failed", isCurrentlySubmittedToQueue: false }));
    return runOn(service, pullRequest, { operation: "wait-for-merge", "poll-interval": "1s", timeout: "20s" });
  },
  async "a test run"(text) {
    const service = await given();
    const pullRequest = givenTesting(service);
    const check = { name: text, status: text, conclusion: text };
    const merge = { status: text, testBranch: text, checks: [check], requiredStatuses: [text] };
    service.control.addFault(patched("getMergeQueueTestingDetails", merge));
    const { id } = runOf(service, pullRequest.number);
    return runHere(service, { operation: "testing-details", "test-run-id": id });
  },
  async "the queues of an organisation"(text) {
    const service = await given();
    const labels = [
      { ...MAIN, branch: text },
      { ...MAIN, repo: text },
    ];
    const reply = gauge("mq_depth_current", ...labels.map((each) => sample("mq_depth_current", 1, each)));
    service.control.addFault({ endpoint: "getMergeQueueMetrics", fault: { kind: "reply", status: 200, text: reply } });
    return runHere(service, { operation: "metrics", scope: "organization", "warn-if": `${text} > 5` });
  },
  async "invalid inputs"(text) {
    return runHere(await given(), { operation: "status", "pr-number": text, timeout: text });
  },
};

/** Lengths in characters at which each page truncates a text. */
const LIMITS: Readonly<Record<string, readonly number[]>> = {
  "the line of a queue": [300],
  "the settings of a queue": [500],
  "changes of a queue": [300],
  // The text before also counts for the limit.
  "the request of a dry run": [850, 875, 900],
  "an invalid list of targets": [100],
  "failures in reports": [100, 200, 300],
  "quarantined failures": [300],
  "quarantined tests": [300],
  "the states of a wait": [40],
  "a test run": [200],
  "the queues of an organisation": [100, 200],
  "invalid inputs": [100],
};

describe("a truncated text that ends within a token", () => {
  test.each(Object.entries(PAGES))("shows no part of the token in %s", async (name, page) => {
    const ends: ActionEnd[] = [];
    for (const text of acrossAll(...(LIMITS[name] ?? []))) ends.push(await page(text));

    for (const end of ends) expectNoPartOfToken(end);
    expect(ends.some((end) => /…|a text of \d+ characters/.test(traces(end)))).toBe(true);
  });
});
