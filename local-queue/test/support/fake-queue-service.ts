/** Queue service with one repository, one queue, and a clock that a test advances. */
import { createQueueService, type QueueServiceOptions } from "../../src/api/queue-service.js";
import type { Submission } from "../../src/state/commands.js";
import type { NewPullRequest, PullRequestPatch } from "../../src/state/pull-request.js";

export const REPO = { host: "github.com", owner: "local", name: "playground" };
export const MAIN = { repo: REPO, targetBranch: "main" };
const START_MS = Date.parse("2026-01-01T00:00:00.000Z");

type Settings = Readonly<Record<string, unknown>>;

/** Creates a service. Pull requests are ready after 1 s, tests start after 1 s and take 10 s, and merges take 2 s. */
export function fakeQueueService(settings: Settings = {}, options: Partial<QueueServiceOptions> = {}) {
  let nowMs = START_MS;
  const engine = createQueueService({
    now: () => nowMs,
    seed: 1,
    timings: { readySeconds: 1, startSeconds: 1, mergeSeconds: 2, testSeconds: 10 },
    ...options,
  });
  engine.outside.addRepository(REPO);
  engine.createQueue(MAIN, {});
  engine.updateQueue(MAIN, settings);
  return {
    engine,
    advance: (seconds: number) => {
      nowMs += seconds * 1000;
    },
    /** Returns the time at a number of seconds after the start. */
    at: (seconds: number) => new Date(START_MS + seconds * 1000).toISOString(),
    open: (given: NewPullRequest = {}) => engine.outside.addPullRequest(given).number,
    patch: (number: number, patch: PullRequestPatch) => engine.outside.updatePullRequest(number, patch),
    submit: (number: number, submission: Omit<Submission, "number"> = {}) =>
      engine.submitPullRequest(MAIN, { number, ...submission }),
    record: (number: number) => engine.getSubmittedPullRequest(MAIN, { number }),
    states: (...numbers: readonly number[]) =>
      numbers.map((number) => engine.getSubmittedPullRequest(MAIN, { number }).state),
    line: () => engine.getQueue(MAIN).enqueuedPullRequests.map((each) => each.prNumber),
    /** Returns the test runs of a pull request, the oldest first. */
    runs: (number: number) =>
      (engine.snapshots()[0]?.queues[0]?.testRuns ?? []).filter((run) => run.pullRequestNumber === number),
    endReason: (number: number) =>
      engine.snapshots()[0]?.queues[0]?.entries.find((entry) => entry.prNumber === number)?.endReason,
  };
}

export type FakeQueueService = ReturnType<typeof fakeQueueService>;

/** Creates a service a number of seconds after the submission of pull requests 1, 2 and so on. */
export function submittedService(
  plans: readonly NewPullRequest[],
  seconds = 0,
  settings: Settings = {},
  options: Partial<QueueServiceOptions> = {},
): FakeQueueService {
  const service = fakeQueueService(settings, options);
  submitSome(service, plans);
  service.advance(seconds);
  return service;
}

/** Opens and submits pull requests 1, 2 and so on. */
export function submitSome(service: FakeQueueService, plans: readonly NewPullRequest[]): readonly number[] {
  return plans.map((plan) => {
    const number = service.open(plan);
    service.submit(number);
    return number;
  });
}

/** Returns the refusal of a call; null if the call succeeds. */
export function refusalOf(call: () => unknown): { readonly status: unknown; readonly message: string } | null {
  try {
    call();
    return null;
  } catch (error) {
    if (!(error instanceof Error && "status" in error)) throw error;
    return { status: error.status, message: error.message };
  }
}
