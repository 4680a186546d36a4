/** What GitHub tells when the queue has ended with a pull request, and runs that are woken by it. */
import { createGitHubHost } from "../../src/ci/github/api.js";
import type { Clock } from "../../src/clock.js";
import type { LocalService } from "../../src/local-queue/service.js";
import { run } from "../../src/run.js";
import { runOf } from "../action/queue.js";
import { fakeCi, type Told } from "../ci/fake-ci.js";
import { gitHubTrigger } from "../ci/trigger.js";
import { listed } from "../events/payloads.js";
import { fakeClock } from "../fake-clock.js";
import {
  onCheckRun,
  onClosed,
  onComment,
  onDeleted,
  onRepositoryDispatch,
  type WorkflowEvent,
} from "../interpreter/events.js";

export const WAKE_UPS = ["closed", "draft-closed", "branch-deleted", "comment", "check", "webhook"] as const;

type WakeUp = (typeof WAKE_UPS)[number];

/** A wake-up as it arrives: its event, and what the workflow makes of it beside. */
export interface Woken {
  readonly event: WorkflowEvent;
  readonly inputs: Readonly<Record<string, string>>;
}

function woken(event: WorkflowEvent, inputs: Woken["inputs"] = {}): Woken {
  return { event, inputs };
}

/** The wake-ups of what has just happened to a pull request; the one of a closing only where it was closed. */
export function wakeUpsOf(service: LocalService, number: number): Readonly<Record<WakeUp, Woken | undefined>> {
  const [repository] = service.engine.snapshots();
  const pullRequest = repository?.pullRequests.find((each) => each.number === number);
  if (pullRequest === undefined) throw new Error(`There is no pull request #${number}.`);
  const { branch, sha, testPullRequest } = runOf(service, number);
  const draft = { number: testPullRequest ?? 0, headSha: sha, headBranch: branch };
  const { state, mergeCommitSha } = pullRequest;
  const closed = { ...onClosed(pullRequest, state === "merged"), name: "pull_request_target" };
  const list = { pullRequests: [listed(number)] };
  return {
    closed: state === "open" ? undefined : woken(withMergeCommit(closed, mergeCommitSha)),
    "draft-closed": testPullRequest === null ? undefined : woken(onClosed(draft, false)),
    "branch-deleted": woken(onDeleted(branch)),
    comment: woken(onComment(number, "Merged!", { author: "trunk-io[bot]", action: "edited" })),
    check: woken(onCheckRun("Trunk Merge Queue (main)", "failure", list)),
    webhook: woken(onRepositoryDispatch("merge-queue-ended", { pr_number: number }), { "pr-number": `${number}` }),
  };
}

function withMergeCommit(event: WorkflowEvent, commit: string | null): WorkflowEvent {
  const { pull_request: pullRequest, ...payload } = Object(event.payload);
  return { ...event, payload: { ...payload, pull_request: { ...pullRequest, merge_commit_sha: commit } } };
}

export interface WokenRun extends Told {
  /** The kind of its failure, if it failed. */
  readonly kind: string | undefined;
  readonly output: (name: string) => string;
}

/** Pauses take no time of ours, and the service's time goes on by them. */
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
  /** More variables of the run. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs an operation for an event, in this process: from the payload over the inputs to the outputs. */
export async function runFor(
  service: LocalService,
  { event, inputs }: Woken,
  { operation = "report-end", clock, variables = {} }: RunOptions,
): Promise<WokenRun> {
  const over = new AbortController();
  const environment = { GITHUB_API_URL: service.githubApiUrl };
  const host = createGitHubHost({ token: "t", environment, permissions: [], signal: over.signal, clock });
  const { ci, told, clean } = fakeCi({
    inputs: { operation, token: service.token, "api-url": service.apiUrl, ...inputs },
    trigger: gitHubTrigger(event.name, event.payload, { GITHUB_ACTOR: event.actor ?? "developer-1", ...variables }),
    host,
  });
  try {
    const kind = await run({ ci, signal: over.signal, clock });
    const { outputs, ...rest } = told();
    return { kind, ...rest, outputs, output: (name) => outputs.get(name) ?? "" };
  } finally {
    over.abort();
    clean();
  }
}
