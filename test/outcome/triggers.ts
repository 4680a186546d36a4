// Events of GitHub after the queue has finished with a pull request, and the runs that these events start.

import type { LocalService } from "../../local-queue/src/serve/service.js";
import { createGitHubHostApi } from "../../src/ci/github/api.js";
import type { Clock } from "../../src/clock.js";
import { runSelectedOperation } from "../../src/run.js";
import { fakeCi, type Reported } from "../support/fake-ci.js";
import { fakeClock } from "../support/fake-clock.js";
import {
  onCheckRun,
  onClosed,
  onComment,
  onDeleted,
  onRepositoryDispatch,
  type WorkflowEvent,
} from "../support/interpreter/events.js";
import { listed } from "../support/payloads.js";
import { runOf } from "../support/queue.js";
import { gitHubTrigger } from "../support/trigger.js";

export const TRIGGERS = ["closed", "draft-closed", "branch-deleted", "comment", "check", "webhook"] as const;

/** Event with the inputs that the workflow derives from it. */
export interface Arrival {
  readonly event: WorkflowEvent;
  readonly inputs: Readonly<Record<string, string>>;
}

/** Returns the events of the last outcome of a pull request. A close is included only for a closed pull request. */
export function arrivalsOf(
  service: LocalService,
  number: number,
): Readonly<Record<(typeof TRIGGERS)[number], Arrival | undefined>> {
  const pullRequest = service.engine.snapshots()[0]?.pullRequests.find((each) => each.number === number);
  if (pullRequest === undefined) throw new Error(`There is no pull request #${number}.`);
  const { branch, sha, testPullRequest } = runOf(service, number);
  const { state, mergeCommitSha } = pullRequest;
  const closed = { ...onClosed(pullRequest, state === "merged"), name: "pull_request_target" };
  const draft = { number: testPullRequest ?? 0, headSha: sha, headBranch: branch };
  const check = onCheckRun("Trunk Merge Queue (main)", "failure", { pullRequests: [listed(number)] });
  const webhook = onRepositoryDispatch("merge-queue-outcome", { pr_number: number });
  return {
    closed: state === "open" ? undefined : arrival(withMergeCommit(closed, mergeCommitSha)),
    "draft-closed": testPullRequest === null ? undefined : arrival(onClosed(draft, false)),
    "branch-deleted": arrival(onDeleted(branch)),
    comment: arrival(onComment(number, "Merged!", { author: "trunk-io[bot]", action: "edited" })),
    check: arrival(check),
    webhook: { event: webhook, inputs: { "pr-number": `${number}` } },
  };
}

function arrival(event: WorkflowEvent): Arrival {
  return { event, inputs: {} };
}

function withMergeCommit(event: WorkflowEvent, commit: string | null): WorkflowEvent {
  const { pull_request: pullRequest, ...payload } = Object(event.payload);
  return { ...event, payload: { ...payload, pull_request: { ...pullRequest, merge_commit_sha: commit } } };
}

export interface ReportRun extends Reported {
  /** Kind of the error; undefined if the run did not fail. */
  readonly kind: string | undefined;
  readonly output: (name: string) => string;
}

/** Creates a clock whose pauses advance the service, without real time. */
export function clockOf(service: LocalService): Clock {
  const clock = fakeClock(service.engine.now());
  return {
    ...clock,
    async sleep(ms: number, signal: AbortSignal) {
      service.control.advance(ms / 1000);
      await clock.sleep(ms, signal);
    },
  };
}

interface RunOptions {
  readonly operation?: string;
  readonly clock: Clock;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs an operation for an event in this process, from the payload to the outputs. */
export async function runFor(
  service: LocalService,
  { event, inputs }: Arrival,
  { operation = "report-outcome", clock, variables = {} }: RunOptions,
): Promise<ReportRun> {
  const over = new AbortController();
  const environment = { GITHUB_API_URL: service.githubApiUrl };
  const host = createGitHubHostApi({ token: "t", environment, permissions: [], signal: over.signal, clock });
  const { ci, reported, clean } = fakeCi({
    inputs: { operation, token: service.token, "api-url": service.apiUrl, ...inputs },
    trigger: gitHubTrigger(event.name, event.payload, { GITHUB_ACTOR: event.actor ?? "developer-1", ...variables }),
    host,
  });
  try {
    const kind = await runSelectedOperation({ ci, signal: over.signal, clock });
    const { outputs, ...rest } = reported();
    return { kind, ...rest, outputs, output: (name) => outputs.get(name) ?? "" };
  } finally {
    over.abort();
    clean();
  }
}
