import { expect, test } from "vitest";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import { givenCancelled, givenQueued, givenTesting } from "../support/queue.js";
import { type CaseEnd, runCase } from "../support/run-case.js";
import type { Case, Given } from "../support/run-cases.js";

const PAUSED = "The queue is paused:";
const STAYS = "#1 waits until the queue continues.";

const inState = (state: string, prepare: (service: LocalService) => PullRequest) => {
  return (service: LocalService): Given => {
    const pullRequest = prepare(service);
    service.control.addFault({ endpoint: "getQueue", times: 0, fault: { kind: "patch", merge: { state } } });
    return { pullRequest };
  };
};

const fresh = (service: LocalService) => service.control.addPullRequest();
const submit: Case = { operation: "submit", result: "submitted" };

function expectSaid({ log, summary }: CaseEnd, sentence: string): void {
  expect(log).toContain(sentence);
  expect(summary).toContain(sentence.replace("#", "&#35;"));
}

const reads = ({ service }: CaseEnd) => service.requests.filter(({ endpoint }) => endpoint === "getQueue").length;

test.each([
  ["paused", PAUSED],
  ["draining", "The queue is draining:"],
  ["switching_modes", "The queue is switching modes:"],
])("submit reports that the queue is %s and that the pull request waits", async (state, words) => {
  const end = await runCase({ ...submit, given: inState(state, fresh) });

  expectSaid(end, words);
  expectSaid(end, STAYS);
  // This read shows if the queue is unknown, or if only the pull request is missing.
  expect(reads(end)).toBe(1);
});

test("submit gives no advice when the state of the queue is unknown to this version", async () => {
  const end = await runCase({ ...submit, given: inState("frozen", fresh) });

  expectSaid(end, "The queue is frozen");
  expect(end.log).not.toContain("waits until the queue continues");
});

test.each([
  ["submitted again", givenCancelled, {}],
  ["already in the queue", givenQueued, {}],
  ["already in the queue and updated", givenQueued, { update: "true" }],
])("submit reads the queue once, and reports the pause, when the pull request is %s", async (_, prepare, inputs) => {
  const end = await runCase({ ...submit, inputs, given: inState("paused", prepare) });

  expectSaid(end, PAUSED);
  expectSaid(end, STAYS);
  expect(reads(end)).toBe(1);
});

test("submit reports a draining queue and gives no advice when the queue already tests the pull request", async () => {
  const end = await runCase({ ...submit, given: inState("draining", givenTesting) });

  expectSaid(end, "The queue is draining:");
  expect(end.log).not.toContain("waits until the queue continues");
});

test("submit reports no state of the queue when the queue runs", async () => {
  const end = await runCase({ ...submit, given: inState("running", givenCancelled) });

  expect(end.log).not.toMatch(/The queue is|waits until/);
  expect(end.outputs.result).toBe("submitted");
});

function unreadable(service: LocalService): Given {
  const pullRequest = givenCancelled(service);
  service.control.addFault({ endpoint: "getQueue", times: 0, fault: { kind: "status", status: 500 } });
  return { pullRequest };
}

test("submit succeeds with one line in the log when the queue cannot be read", async () => {
  const end = await runCase({ ...submit, given: unreadable });

  expect(end.kind).toBeUndefined();
  expect(end.outputs.result).toBe("submitted");
  expect(end.log.split("\n").filter((line) => line.startsWith("The state of the queue is not known"))).toHaveLength(1);
  expect(end.warnings).toEqual([]);
});

test("submit with wait shows the pause of the queue in log and summary", async () => {
  const inputs = { wait: "true", timeout: "3m" };
  const end = await runCase({ ...submit, inputs, given: inState("paused", givenQueued) });

  expect(end.log.split("\n").filter((line) => line.includes(PAUSED)).length).toBeGreaterThan(0);
  expect(end.summary).toContain(PAUSED);
});

test("submit reports the pause of the queue when dry-run is set", async () => {
  const end = await runCase({ ...submit, inputs: { "dry-run": "true" }, given: inState("paused", fresh) });

  expect(end.outputs.result).toBe("planned");
  expectSaid(end, PAUSED);
});

const status: Case = { operation: "status", result: "found" };

test("status reports the pause for a pull request in the queue", async () => {
  const end = await runCase({ ...status, given: inState("paused", givenTesting) });

  expectSaid(end, PAUSED);
  expectSaid(end, STAYS);
});

test("status reports the pause without advice when the pull request was never submitted", async () => {
  const end = await runCase({ ...status, given: inState("paused", fresh) });

  expectSaid(end, PAUSED);
  expect(end.log).not.toContain("waits until the queue continues");
});

test("status reports no pause when the pull request has already left the queue", async () => {
  const end = await runCase({ ...status, given: inState("paused", givenCancelled) });

  expect(end.log).not.toContain(PAUSED);
});
