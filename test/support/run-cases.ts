import type { LocalService, NewPullRequest, PullRequest } from "../../local-queue/src/serve/service.js";
import type { GitHostApi } from "../../src/ci/host.js";
import { operations } from "../../src/operations/registry.js";
import { givenChange } from "./computing.js";
import { fakeHost } from "./fake-host.js";
import { HOSTILE } from "./pages.js";
import { givenCancelled, givenQueued, givenTesting, MAIN, runOf } from "./queue.js";

export interface Given {
  readonly pullRequest?: PullRequest | undefined;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Workspace of the run; by default, a new folder with `files`. */
  readonly workspace?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** Host for look-ups; undefined by default. */
  readonly host?: GitHostApi;
}

/** Result of an operation, and the preparation that leads to it. */
export interface Case {
  readonly operation: string;
  readonly result: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly given?: (service: LocalService) => Given | undefined;
  /** Milliseconds from the start of the service to the run; 0 by default. */
  readonly agoMs?: number;
}

const CONFIG = ".github/merge-queue.yml";
const hostile: NewPullRequest = { title: HOSTILE, author: HOSTILE };
const failing: NewPullRequest = {
  ...hostile,
  testPlan: { result: "fail", testSeconds: 5, checks: [{ name: HOSTILE, result: "failure" }] },
};

type Prepare = (service: LocalService, given: NewPullRequest) => PullRequest;
const fresh: Prepare = (service, given) => service.control.addPullRequest(given);

/** Creates a pull request in a state after a number of seconds. */
function after(prepare: Prepare, seconds = 0, subject = hostile) {
  return (service: LocalService): Given => {
    const pullRequest = prepare(service, subject);
    service.control.advance(seconds);
    return { pullRequest };
  };
}

/** Creates a run with an unknown actor. */
function byStranger(service: LocalService): Given {
  return { pullRequest: givenQueued(service, hostile), host: fakeHost({}) };
}

/** Creates a run for another commit than that in the queue. */
function pushedUnnoticed(service: LocalService): Given {
  const pullRequest = givenTesting(service, hostile);
  service.control.updatePullRequest(pullRequest.number, { headSha: "new", unnoticed: true });
  return { pullRequest: { ...pullRequest, headSha: "f".repeat(40) } };
}

/** Creates a pull request that is not in the queue, and that GitHub closed or merged. */
function outside(prepare: Prepare, state: "closed" | "merged") {
  return (service: LocalService): Given => {
    const { number } = prepare(service, hostile);
    return { pullRequest: service.control.updatePullRequest(number, { state }) };
  };
}

const HOSTILE_LABEL = HOSTILE.replaceAll('"', "").replace(/\p{Cc}/gu, "");

/** Creates two pull requests with a label, without an event of a pull request. */
function several(prepare: Prepare) {
  return (service: LocalService): Given => {
    for (const _ of [1, 2]) prepare(service, { ...hostile, labels: [HOSTILE_LABEL] });
    return {};
  };
}

/** Creates two pull requests in the queue. GitHub shows another head for them. */
function severalPushed(service: LocalService): Given {
  const shown = [1, 2].map((number) => ({ number, headSha: "f".repeat(40), baseBranch: "main" }));
  return { ...several(givenTesting)(service), host: fakeHost({ searchOpenPullRequests: async () => shown }) };
}

function unreadable(service: LocalService): Given {
  service.control.addFault({
    endpoint: "getSubmittedPullRequests",
    times: 0,
    fault: { kind: "status", status: 403, body: HOSTILE },
  });
  return several(givenTesting)(service);
}

function forbidden(service: LocalService): Given {
  const fault = { kind: "status", status: 403, body: HOSTILE } as const;
  service.control.addFault({ endpoint: "cancelPullRequest", times: 0, fault });
  return several(givenTesting)(service);
}

/** Creates pull requests that finished long enough ago for a catch-up run. */
function endedBefore(count: number) {
  return (service: LocalService): Given => {
    for (let each = 0; each < count; each += 1) givenCancelled(service, hostile);
    service.control.advance(3000);
    return {};
  };
}

/** Creates a pull request that the queue rejected because its tests took too long. */
export function tooSlow(submission: { readonly priority?: number; readonly noBatch?: boolean } = {}) {
  return (service: LocalService): Given => {
    service.control.updateQueue({ branch: "main", testingTimeoutMinutes: 5 });
    const pullRequest = service.control.addPullRequest({ ...hostile, testPlan: { testSeconds: 7200 } });
    service.engine.submitPullRequest(MAIN, { number: pullRequest.number, ...submission });
    service.control.advance(310);
    return { pullRequest };
  };
}

function testRun(seconds: number, subject = hostile) {
  return (service: LocalService): Given => {
    const { number } = givenTesting(service, subject);
    service.control.advance(seconds);
    return { inputs: { "test-run-id": runOf(service, number).id } };
  };
}

function withState(state: "running" | "paused") {
  return (service: LocalService): Given => {
    service.control.updateQueue({ branch: "main", state });
    return {};
  };
}

function withQuarantined(...tests: Parameters<LocalService["control"]["setQuarantinedTests"]>[0]) {
  return (service: LocalService): Given => {
    service.control.setQuarantinedTests(tests);
    return {};
  };
}

const TESTS = `on: { push: { branches: ["trunk-merge/**"] }, pull_request_target: { types: [labeled] } }
jobs:
  build: { runs-on: x, steps: [{ run: make }] }
  test: { runs-on: x, steps: [{ run: make test }] }
`;
const SUBMIT = "    steps: [{ uses: a/b@v1, with: { operation: submit } }]\n";

function withWorkflow(text: string) {
  return (): Given => ({ workspace: givenChange({ ".github/workflows/ci.yml": text }).folder });
}

const report = (...cases: readonly string[]) => ({
  "junit.xml": `<testsuites><testsuite name="suite">${cases.join("")}</testsuite></testsuites>`,
});
const quoted = HOSTILE.replaceAll("<", "&lt;");
const passedCase = '<testcase name="fine"/>';
const failedCase = `<testcase name="${quoted}" classname="suite"><failure message="${quoted}"/></testcase>`;

const pullRequests: readonly Case[] = [
  {
    operation: "set-impacted-targets",
    result: "uploaded",
    inputs: { "impacted-targets": `${HOSTILE}\nother` },
    given: after(givenQueued),
  },
  { operation: "submit", result: "submitted", inputs: { priority: "high" }, given: after(fresh) },
  { operation: "submit", result: "updated", inputs: { update: "true" }, given: after(givenQueued) },
  { operation: "submit", result: "already-queued", given: after(givenQueued) },
  { operation: "submit", result: "already-merged", given: after(givenQueued, 10_000) },
  { operation: "submit", result: "not-resubmitted", inputs: { resubmit: "false" }, given: after(givenCancelled) },
  { operation: "submit", result: "head-changed", given: pushedUnnoticed },
  { operation: "submit", result: "merged", inputs: { wait: "true" }, given: after(givenQueued, 10_000) },
  { operation: "submit", result: "timed-out", inputs: { wait: "true", timeout: "3m" }, given: after(givenTesting) },
  { operation: "wait-for-merge", result: "merged", given: after(givenQueued, 10_000) },
  { operation: "wait-for-merge", result: "failed", given: after(givenTesting, 10_000, failing) },
  { operation: "wait-for-merge", result: "cancelled", given: after(givenCancelled) },
  { operation: "wait-for-merge", result: "head-changed", given: pushedUnnoticed },
  {
    operation: "wait-for-merge",
    result: "not-ready",
    inputs: { "not-ready-timeout": "3m" },
    given: after(givenQueued, 5, { ...hostile, mergeability: "not_mergeable" }),
  },
  { operation: "wait-for-merge", result: "not-submitted", given: after(fresh) },
  {
    operation: "wait-for-merge",
    result: "left-queue",
    given(service) {
      service.control.addFault({
        endpoint: "getSubmittedPullRequest",
        times: 0,
        fault: { kind: "patch", merge: { isCurrentlySubmittedToQueue: false }, omit: [] },
      });
      return after(givenTesting)(service);
    },
  },
  { operation: "wait-for-merge", result: "timed-out", inputs: { timeout: "3m" }, given: after(givenTesting) },
  { operation: "status", result: "found", given: after(givenTesting) },
  { operation: "status", result: "not-submitted", given: after(fresh) },
  { operation: "report-outcome", result: "merged", given: after(givenQueued, 10_000) },
  { operation: "report-outcome", result: "failed", given: after(givenTesting, 10_000, failing) },
  {
    operation: "report-outcome",
    result: "failed",
    inputs: { "report-to": "status" },
    given: after(givenTesting, 10_000, failing),
  },
  { operation: "report-outcome", result: "cancelled", given: after(givenCancelled) },
  { operation: "report-outcome", result: "closed", given: outside(givenCancelled, "closed") },
  { operation: "report-outcome", result: "merged-outside-queue", given: outside(fresh, "merged") },
  { operation: "report-outcome", result: "in-queue", given: after(givenTesting) },
  { operation: "report-outcome", result: "not-submitted", given: after(fresh) },
  { operation: "requeue", result: "requeued", given: tooSlow() },
  { operation: "requeue", result: "not-requeued", given: after(givenTesting, 600, failing) },
  { operation: "cancel", result: "cancelled", given: after(givenTesting) },
  { operation: "cancel", result: "not-queued", given: after(fresh) },
  { operation: "cancel", result: "already-merged", given: after(givenQueued, 10_000) },
  { operation: "restart-tests", result: "restarted", given: after(givenTesting) },
  { operation: "status", result: "completed", inputs: { "pr-numbers": "1\n2" }, given: several(givenTesting) },
  { operation: "status", result: "incomplete", inputs: { label: HOSTILE_LABEL }, given: unreadable },
  { operation: "submit", result: "completed", inputs: { label: HOSTILE_LABEL }, given: several(fresh) },
  { operation: "submit", result: "incomplete", inputs: { label: HOSTILE_LABEL }, given: severalPushed },
  { operation: "cancel", result: "completed", inputs: { search: "draft:false" }, given: several(givenTesting) },
  { operation: "cancel", result: "incomplete", inputs: { "pr-numbers": "1\n2" }, given: forbidden },
  { operation: "submit", result: "not-permitted", inputs: { "require-permission": "write" }, given: byStranger },
  { operation: "cancel", result: "not-permitted", inputs: { "require-permission": "write" }, given: byStranger },
  { operation: "restart-tests", result: "not-permitted", inputs: { "require-permission": "write" }, given: byStranger },
];

const queues: readonly Case[] = [
  { operation: "testing-details", result: "in_progress", given: testRun(0) },
  { operation: "testing-details", result: "succeeded", given: testRun(10_000) },
  { operation: "testing-details", result: "failed", given: testRun(10_000, failing) },
  {
    operation: "testing-details",
    result: "cancelled",
    given(service) {
      const pullRequest = givenTesting(service, hostile);
      const { id } = runOf(service, pullRequest.number);
      service.control.updatePullRequest(pullRequest.number, { state: "closed" });
      service.control.advance(5);
      return { inputs: { "test-run-id": id } };
    },
  },
  {
    operation: "testing-details",
    result: "unknown",
    given(service) {
      service.control.addFault({
        endpoint: "getMergeQueueTestingDetails",
        fault: { kind: "patch", merge: { status: HOSTILE }, omit: [] },
      });
      return testRun(0)(service);
    },
  },
  { operation: "report-missed-outcomes", result: "complete", given: endedBefore(2), agoMs: 3_600_000 },
  {
    operation: "report-missed-outcomes",
    result: "incomplete",
    inputs: { "max-reports": "1" },
    given: endedBefore(2),
    agoMs: 3_600_000,
  },
  { operation: "get-queue", result: "found", given: after(givenTesting) },
  { operation: "export-history", result: "exported" },
  { operation: "report-queue", result: "reported", given: after(givenTesting, 60, failing) },
  { operation: "report-queue", result: "no-data" },
  { operation: "create-queue", result: "created", inputs: { "target-branch": "next", settings: "concurrency: 3" } },
  { operation: "create-queue", result: "already-exists", inputs: { "if-exists": "ignore" } },
  { operation: "create-queue", result: "updated", inputs: { "if-exists": "update", settings: "concurrency: 9" } },
  {
    operation: "update-queue",
    result: "updated",
    inputs: { settings: `concurrency: 9\nrequiredStatuses: [${JSON.stringify(HOSTILE)}]` },
  },
  { operation: "update-queue", result: "unchanged", inputs: { settings: "mode: single" } },
  { operation: "delete-queue", result: "deleted" },
  { operation: "delete-queue", result: "not-found", inputs: { "target-branch": "never" } },
  { operation: "delete-queue", result: "not-empty", given: after(givenTesting) },
  { operation: "check-queue-health", result: "healthy", inputs: { report: "none" } },
  {
    operation: "check-queue-health",
    result: "unhealthy",
    inputs: { "paused-after": "1m" },
    agoMs: 3_600_000,
    given(service) {
      service.control.updateQueue({ branch: "main", state: "paused" });
      return after(givenQueued, 3600)(service);
    },
  },
  { operation: "doctor", result: "healthy", given: withWorkflow(TESTS) },
  {
    operation: "doctor",
    result: "faults",
    given: withWorkflow(`${TESTS}  merge:\n    if: github.event.label.name == '${HOSTILE}'\n${SUBMIT}`),
  },
  { operation: "pause-queue", result: "paused", inputs: { reason: HOSTILE } },
  { operation: "pause-queue", result: "paused", inputs: { reason: HOSTILE, "pause-until": "2h" } },
  { operation: "pause-queue", result: "unchanged", given: withState("paused") },
  { operation: "resume-queue", result: "resumed", inputs: { reason: HOSTILE }, given: withState("paused") },
  { operation: "resume-queue", result: "unchanged" },
  { operation: "drain-queue", result: "drained" },
  { operation: "drain-queue", result: "timed-out", inputs: { timeout: "3m" }, given: after(givenTesting) },
];

const repositories: readonly Case[] = [
  {
    operation: "compute-impacted-targets",
    result: "computed",
    inputs: { producer: "paths", "target-paths": `{ ${JSON.stringify(HOSTILE)}: "*.md" }` },
    given() {
      const { folder, base, head } = givenChange({ "a.md": "1" });
      return { workspace: folder, inputs: { "base-sha": base, "head-sha": head } };
    },
  },
  {
    operation: "apply-queue",
    result: "applied",
    given: () => ({ files: { [CONFIG]: "queues:\n  main: { concurrency: 9 }\n  '<b>': { mode: parallel }" } }),
  },
  {
    operation: "apply-queue",
    result: "applied",
    given: () => ({
      files: {
        [CONFIG]: `queues: { main: {} }\nfreezes: { ${JSON.stringify(HOSTILE)}: { from: 2020-01-01 00:00, until: 2099-01-01 00:00 } }`,
      },
    }),
  },
  {
    operation: "apply-queue",
    result: "unchanged",
    given: () => ({ files: { [CONFIG]: "queues: { main: { mode: single } }" } }),
  },
  {
    operation: "apply-queue",
    result: "drift",
    inputs: { "dry-run": "true", "fail-on-drift": "true" },
    given: () => ({ files: { [CONFIG]: "queues: { main: { concurrency: 9 } }" } }),
  },
  { operation: "metrics", result: "read" },
  { operation: "metrics", result: "healthy", inputs: { "fail-if": "depth > 100" }, given: after(givenTesting) },
  { operation: "metrics", result: "degraded", inputs: { "warn-if": "depth >= 1" }, given: after(givenTesting) },
  { operation: "metrics", result: "breached", inputs: { "fail-if": "depth >= 1" }, given: after(givenTesting) },
  { operation: "metrics", result: "no-data", inputs: { "target-branch": "<b>", "fail-if": "depth > 1" } },
  {
    operation: "list-quarantined-tests",
    result: "listed",
    inputs: { "org-slug": "local" },
    given: withQuarantined({ name: HOSTILE, codeowners: [HOSTILE] }),
  },
  {
    operation: "list-quarantined-tests",
    result: "stale",
    inputs: { "org-slug": "local", "fail-if-older-than": "1d" },
    given: withQuarantined({ name: HOSTILE, quarantined_at: "2020-01-31T12:00:00Z" }),
  },
  { operation: "check-test-results", result: "passed", given: verdict("success", report(passedCase)) },
  {
    operation: "check-test-results",
    result: "quarantined",
    given(service) {
      withQuarantined({ name: HOSTILE, parent: "suite", classname: "suite" })(service);
      return verdict("failure", report(passedCase, failedCase))();
    },
  },
  { operation: "check-test-results", result: "failed", given: verdict("failure", report(failedCase)) },
  { operation: "check-test-results", result: "no-results", given: verdict("failure", {}) },
];

function verdict(outcome: string, files: Readonly<Record<string, string>>) {
  return (): Given => ({ inputs: { "org-slug": "local", "junit-paths": "*.xml", "test-outcome": outcome }, files });
}

const listed: readonly Case[] = [...pullRequests, ...queues, ...repositories];
/** Operations without a case above, because they reach each result without preparation. */
const plain = operations
  .filter(({ name }) => !listed.some(({ operation }) => operation === name))
  .flatMap(({ name, results }) => Object.keys(results).map((result): Case => ({ operation: name, result })));

/** Runs of every operation. */
export const cases: readonly Case[] = [...listed, ...plain];
