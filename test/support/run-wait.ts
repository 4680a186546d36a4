import type { ChildProcess } from "node:child_process";
import type { LocalService, LocalServiceOptions, PullRequest } from "../../local-queue/src/serve/service.js";
import { type ActionEnd, type ActionOptions, givenService, runAction } from "./action.js";
import { pullRequestEvent } from "./action-events.js";
import { type HereOptions, runHere } from "./run-in-process.js";

export const QUEUE = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };

type Inputs = Readonly<Record<string, string>>;

/** Inputs for a wait that is short enough for a test. */
const SHORT = { operation: "wait-for-merge", "poll-interval": "1s", "grace-period": "1s", timeout: "20s" };

/** Starts a service with one pull request, which is in its queue by default. */
export async function givenPullRequest(options: LocalServiceOptions = {}, submitted = true) {
  const service = await givenService(options);
  const pullRequest = service.control.addPullRequest({ title: "Add a flag to the parser" });
  if (submitted) service.engine.submitPullRequest(QUEUE, { number: pullRequest.number });
  return { service, pullRequest };
}

/** Waits in the run of a `pull_request` event for the head of this event. */
export function waitFor(
  service: LocalService,
  pullRequest: PullRequest,
  inputs: Inputs = {},
  options: HereOptions = {},
): Promise<ActionEnd> {
  return runHere(service, { ...SHORT, ...inputs }, { event: pullRequestEvent(pullRequest), ...options });
}

/** Waits with the shipped bundle, in a separate process. */
export function waitByBundle(
  service: LocalService,
  pullRequest: PullRequest,
  inputs: Inputs = {},
  options: ActionOptions = {},
): Promise<ActionEnd> {
  return runAction(service, { ...SHORT, ...inputs }, { event: pullRequestEvent(pullRequest), ...options });
}

/** Sets the replies to the next reads of the record, in order; the last one repeats. */
export function scriptRecord(service: LocalService, records: readonly Readonly<Record<string, unknown>>[]): void {
  records.forEach((json, index) => {
    const times = index === records.length - 1 ? 0 : 1;
    service.control.addFault({
      endpoint: "getSubmittedPullRequest",
      times,
      fault: { kind: "reply", status: 200, json },
    });
  });
}

/** Creates a record in the form of the service's reply. */
export function recordOf(pullRequest: PullRequest, state: string, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    id: "2f1c9e4a-0000-4000-8000-000000000001",
    state,
    stateChangedAt: "2026-01-31T12:00:00.000Z",
    isCurrentlySubmittedToQueue: !/^(merged|failed|cancelled)$/i.test(state),
    prNumber: pullRequest.number,
    prTitle: pullRequest.title,
    prSha: pullRequest.headSha,
    prBaseBranch: pullRequest.baseBranch,
    ...fields,
  };
}

/** Starts the service's clock after the step has logged the first state, so the step cannot miss this state. */
export function startTimeAfterFirstState(service: LocalService) {
  return {
    onLine(line: string): void {
      if (/^#\d+: /.test(line) && service.control.clock().speed === 0) service.control.setSpeed(20);
    },
  };
}

/**
 * Acts on the running step at once or some time after a condition, for example on its log, is true. Measures how long
 * the step continues after that.
 */
export function whenever(condition: (log: string) => boolean, act: (child: ChildProcess) => void, afterMs = 0) {
  let actedAt: number | undefined;
  let endedAt = 0;
  return {
    onStart(child: ChildProcess): void {
      let log = "";
      child.stdout?.on("data", (chunk) => {
        log += String(chunk);
      });
      const timer = setInterval(() => {
        if (!condition(log)) return;
        clearInterval(timer);
        setTimeout(() => {
          actedAt = performance.now();
          act(child);
        }, afterMs);
      }, 10);
      child.on("exit", () => {
        clearInterval(timer);
        endedAt = performance.now();
      });
    },
    /** Returns milliseconds from the action to the end of the process. */
    livedOnMs(): number {
      if (actedAt === undefined) throw new Error("The condition never held.");
      return endedAt - actedAt;
    },
  };
}
