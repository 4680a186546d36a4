import type { ChildProcess } from "node:child_process";
import type { LocalService, LocalServiceOptions, PullRequest } from "../../local-queue/src/serve/service.js";
import { type ActionEnd, type ActionOptions, givenService, runAction } from "./action.js";
import { pullRequestEvent } from "./action-events.js";
import { type HereOptions, runHere } from "./run-in-process.js";

export const QUEUE = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };

type Inputs = Readonly<Record<string, string>>;

/** Inputs of a wait that a test has time for. */
const SHORT = { operation: "wait-for-merge", "poll-interval": "1s", "grace-period": "1s", timeout: "20s" };

/** A service with one pull request, in its queue unless said otherwise. */
export async function givenPullRequest(options: LocalServiceOptions = {}, submitted = true) {
  const service = await givenService(options);
  const pullRequest = service.control.addPullRequest({ title: "Add a flag to the parser" });
  if (submitted) service.engine.submitPullRequest(QUEUE, { number: pullRequest.number });
  return { service, pullRequest };
}

/** Waits in the run of a `pull_request` event, whose head is the one that is meant. */
export function waitFor(
  service: LocalService,
  pullRequest: PullRequest,
  inputs: Inputs = {},
  options: HereOptions = {},
): Promise<ActionEnd> {
  return runHere(service, { ...SHORT, ...inputs }, { event: pullRequestEvent(pullRequest), ...options });
}

/** The same by the shipped bundle, in a process of its own. */
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

/** A record as the service answers it. */
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

/** Starts the service's clock when the step has logged the first state, which it thus cannot miss. */
export function timeRunsOnceSeen(service: LocalService) {
  return {
    onLine(line: string): void {
      if (/^#\d+: /.test(line) && service.control.clock().speed === 0) service.control.setSpeed(20);
    },
  };
}

/**
 * Does something to the running step as soon as a condition (on its log, say) holds or a while after that, and
 * notes how long it lives from then on.
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
    /** Milliseconds from the act to the end of the process. */
    livedOnMs(): number {
      if (actedAt === undefined) throw new Error("The condition never held.");
      return endedAt - actedAt;
    },
  };
}
