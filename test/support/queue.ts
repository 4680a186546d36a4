import * as tree from "../../local-queue/src/engine/tree.js";
import type { LocalService, NewPullRequest, PullRequest } from "../../local-queue/src/serve/service.js";
import { listQueues } from "../../local-queue/src/state/service-state.js";
import { REPOSITORY } from "./action-events.js";
import { byApi } from "./api.js";

const [owner = "", name = ""] = REPOSITORY.split("/");
export const REPO = { host: "github.com", owner, name };
export const MAIN = { repo: REPO, targetBranch: "main" };

/** Returns the fields for a pull request and the queue of `main` in the body of a request. */
export function bodyFor(number: number): Record<string, unknown> {
  return { ...MAIN, pr: { number } };
}

/** Submits a pull request without the API, so that no request is recorded. */
export function submitSilently(service: LocalService, number: number, priority?: number): void {
  service.engine.submitPullRequest(MAIN, { number, priority });
}

export function cancelSilently(service: LocalService, number: number): void {
  service.engine.cancelPullRequest(MAIN, number);
}

export function givenQueued(service: LocalService, given: NewPullRequest = {}): PullRequest {
  const pullRequest = service.control.addPullRequest(given);
  submitSilently(service, pullRequest.number);
  return pullRequest;
}

/** Creates a pull request with running tests. */
export function givenTesting(service: LocalService, given: NewPullRequest = {}): PullRequest {
  const pullRequest = givenQueued(service, given);
  service.control.advance(3);
  return pullRequest;
}

/** Creates a pull request with a canceled last attempt. */
export function givenCancelled(service: LocalService, given: NewPullRequest = {}): PullRequest {
  const pullRequest = givenQueued(service, given);
  cancelSilently(service, pullRequest.number);
  service.control.advance(5);
  return pullRequest;
}

function queueOf(service: LocalService) {
  const queue = service.engine.snapshots()[0]?.queues[0];
  if (queue === undefined) throw new Error("The service has no queue.");
  return queue;
}

/** Returns the service's entry of a pull request in the queue, with the time as the version of the API shows it. */
export function entryOf(service: LocalService, number: number) {
  const found = queueOf(service).entries.find(({ prNumber }) => prNumber === number);
  return found && { ...found, stateChangedAt: byApi({ v1: found.stateChangedAt, v2: exactTimeOf(service, number) }) };
}

/** Returns the time of the last change in milliseconds. Version 1 rounds it to seconds. */
function exactTimeOf(service: LocalService, number: number): string {
  const [context] = listQueues(service.engine.state());
  const entry = context && tree.get(context.queue.engine.entries, number);
  return entry === undefined ? "" : new Date(entry.sinceMs).toISOString();
}

/** Returns the number of a pull request's test runs. */
export function runsOf(service: LocalService, number: number): number {
  return queueOf(service).testRuns.filter(({ pullRequestNumber }) => pullRequestNumber === number).length;
}

/** Returns the newest test run of a pull request in any queue. */
export function runOf(service: LocalService, number: number) {
  const runs = service.engine.snapshots()[0]?.queues.flatMap(({ testRuns }) => testRuns) ?? [];
  const run = runs.findLast(({ pullRequestNumber }) => pullRequestNumber === number);
  if (run === undefined) throw new Error(`#${number} was never tested.`);
  return run;
}
