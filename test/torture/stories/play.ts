import { AbortedError, getErrorMessage, OperationError } from "../../../src/errors.js";
import type { OperationContext } from "../../../src/operation.js";
import { submitOperation } from "../../../src/operations/submit.js";
import { waitForMergeOperation } from "../../../src/operations/wait-for-merge.js";
import type { ServiceClient } from "../../../src/service/client.js";
import { createService } from "../../../src/service/v1/service.js";
import { contextOf } from "../../support/context.js";
import { type FakeClock, fakeClock } from "../../support/fake-clock.js";
import { fakeHost } from "../../support/fake-host.js";
import { fakeClient } from "../../support/fake-service.js";
import { SUBMIT_AND_WAIT } from "../../support/lagging-queue.js";
import { TARGET } from "../../support/wait-defaults.js";
import { GUARDED, type Story } from "./story.js";
import { atSecond, createWorld, type World } from "./world.js";

export interface Report {
  /** Result of the step; undefined after an error. */
  readonly result: string | undefined;
  readonly error: string | undefined;
  readonly text: string;
  readonly warnings: readonly string[];
  readonly outputs: Readonly<Record<string, unknown>>;
}

export interface Played {
  readonly story: Story;
  readonly world: World;
  readonly report: Report;
  readonly finishedAtMs: number;
  readonly since: string | undefined;
}

const MERGE_COMMIT = "c".repeat(40);
/** Milliseconds after a full second at the start of the story, because most steps do not start at a full second. */
const PHASE_MS = 350;

/** Runs the step in a story, on a fake clock. */
export async function playStory(story: Story): Promise<Played> {
  const clock = fakeClock();
  clock.pass(PHASE_MS);
  const world = createWorld(story, clock);
  const begun = world.attempts.at(-1)?.begunMs;
  const since =
    story.operation === "wait-for-merge" && story.since && begun !== undefined ? atSecond(begun) : undefined;
  const { context, warnings } = contextIn(story, world, clock);
  const report = await reportOf(story, since, context, warnings);
  world.advance();
  return { story, world, report, finishedAtMs: clock.now(), since };
}

function contextIn(story: Story, world: World, time: FakeClock) {
  const latencyMs = story.latency * 1000;
  const afterwards = <Answer>(answer: Answer): Answer => {
    time.pass(latencyMs);
    return answer;
  };
  let asksForTimeline = false;
  const inner = fakeClient(
    {
      latencyMs,
      record: () => afterwards(world.read(asksForTimeline)),
      queue: () => afterwards({ json: { state: "running", mode: "single", enqueuedPullRequests: [] } }),
      submit: () => afterwards(world.submit()),
      cancel: () => afterwards(world.cancel()),
    },
    time,
  );
  const asking: ServiceClient = {
    call(endpoint, request, options) {
      asksForTimeline = typeof request === "object" && request !== null && "includeTimeline" in request;
      return inner.call(endpoint, request, options);
    },
  };
  const { client, clock, signal } = stoppable(story, asking, time);
  const host = fakeHost({
    async pullRequest(_repository, number) {
      world.advance();
      const { state, sha } = world.current();
      const merged = state === "merged";
      const base = { number, headSha: sha, baseBranch: "main", draft: false, open: !merged, conflicts: false };
      return { ...base, merged, mergeCommitSha: merged ? MERGE_COMMIT : undefined };
    },
  });
  return contextOf({ service: createService(client), clock, signal, host: story.host ? host : undefined });
}

/** Creates a client and a clock that a signal can abort. The signal arrives at `stopAt`. */
function stoppable({ stopAt = Number.POSITIVE_INFINITY }: Story, inner: ServiceClient, time: FakeClock) {
  const stopMs = time.now() + stopAt * 1000;
  const stop = new AbortController();
  const obey = (): void => {
    if (time.now() >= stopMs) stop.abort();
    if (stop.signal.aborted) throw new AbortedError();
  };
  const client: ServiceClient = {
    async call(endpoint, request, options = {}) {
      // Calls after the signal have their own signal.
      const isOwn = options.signal === undefined;
      if (isOwn) obey();
      try {
        return await inner.call(endpoint, request, options);
      } finally {
        if (isOwn) obey();
      }
    },
  };
  const clock: FakeClock = {
    ...time,
    async sleep(ms, signal) {
      if (signal !== stop.signal) return time.sleep(ms, signal);
      obey();
      time.pass(Math.min(ms, Math.max(0, stopMs - time.now())));
      obey();
    },
  };
  return { client, clock, signal: stop.signal };
}

async function reportOf(
  story: Story,
  since: string | undefined,
  context: OperationContext,
  warnings: readonly string[],
) {
  const values = {
    ...SUBMIT_AND_WAIT,
    wait: story.operation === "submit-and-wait",
    resubmit: story.resubmit,
    update: story.update,
    cancelOnAbort: story.cancelOnAbort,
    gracePeriod: story.gracePeriod * 1000,
    notReadyTimeout: story.notReadyTimeout * 1000,
    timeout: story.timeout * 1000,
    since,
  };
  const target = { ...TARGET, guardedHead: story.guarded ? GUARDED : undefined };
  const run = story.operation === "wait-for-merge" ? waitForMergeOperation.run : submitOperation.run;
  try {
    const outcome = await run(values, target, context);
    const { result, message, details = [], outputs } = outcome;
    return { result, error: undefined, text: [message, ...details].join("\n"), warnings, outputs: { ...outputs } };
  } catch (error) {
    const more = error instanceof OperationError ? error : { details: [], outputs: {} };
    const text = [getErrorMessage(error), ...more.details].join("\n");
    return { result: undefined, error: getErrorMessage(error), text, warnings, outputs: { ...more.outputs } };
  }
}
