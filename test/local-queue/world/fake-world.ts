/** An engine whose clock stands still until a test moves it, with one repository and one queue. */
import { createEngine, type EngineOptions } from "../../../src/local-queue/service-calls.js";
import type { NewPullRequest, PullRequestPatch } from "../../../src/local-queue/world/pull-request.js";
import type { Submission } from "../../../src/local-queue/world/submissions.js";

export const REPO = { host: "github.com", owner: "local", name: "playground" };
export const MAIN = { repo: REPO, targetBranch: "main" };
const START_MS = Date.parse("2026-01-01T00:00:00.000Z");

type Settings = Readonly<Record<string, unknown>>;

/** Ready after 1 s, tests start 1 s later and take 10 s, the merge takes 2 s. */
export function fakeWorld(settings: Settings = {}, options: Partial<EngineOptions> = {}) {
  let nowMs = START_MS;
  const engine = createEngine({
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
    /** Whole seconds since the start. */
    at: (seconds: number) => new Date(START_MS + seconds * 1000).toISOString(),
    open: (given: NewPullRequest = {}) => engine.outside.addPullRequest(given).number,
    patch: (number: number, patch: PullRequestPatch) => engine.outside.updatePullRequest(number, patch),
    submit: (number: number, submission: Omit<Submission, "number"> = {}) =>
      engine.submitPullRequest(MAIN, { number, ...submission }),
    record: (number: number) => engine.getSubmittedPullRequest(MAIN, { number }),
    states: (...numbers: readonly number[]) =>
      numbers.map((number) => engine.getSubmittedPullRequest(MAIN, { number }).state),
    line: () => engine.getQueue(MAIN).enqueuedPullRequests.map((each) => each.prNumber),
    /** The test runs of a pull request, oldest first. */
    runs: (number: number) =>
      (engine.snapshots()[0]?.queues[0]?.testRuns ?? []).filter((run) => run.pullRequestNumber === number),
    endReason: (number: number) =>
      engine.snapshots()[0]?.queues[0]?.entries.find((entry) => entry.prNumber === number)?.endReason,
  };
}

export type FakeWorld = ReturnType<typeof fakeWorld>;

/** Opens and submits pull requests 1, 2, ... */
export function submitSome(world: FakeWorld, plans: readonly NewPullRequest[]): readonly number[] {
  return plans.map((plan) => {
    const number = world.open(plan);
    world.submit(number);
    return number;
  });
}

/** The status and text of the refusal that a call ends with. */
export function refusalOf(call: () => unknown): { readonly status: unknown; readonly message: string } | null {
  try {
    call();
    return null;
  } catch (error) {
    if (!(error instanceof Error && "status" in error)) throw error;
    return { status: error.status, message: error.message };
  }
}
