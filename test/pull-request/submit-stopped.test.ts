import { describe, expect, test } from "vitest";
import { OperationError } from "../../src/errors.js";
import { runSubmitOperation } from "../../src/pull-request/submit.js";
import { contextOf } from "../support/context.js";
import { fakeClock } from "../support/fake-clock.js";
import { type FakeAnswer, fakeClient, recordOf, type ServiceScript } from "../support/fake-service.js";
import {
  ENDED_BEFORE,
  laggingQueue,
  type Moment,
  NOT_FOUND,
  type QueueScript,
  SUBMIT_AND_WAIT,
  stoppedAt,
} from "../support/lagging-queue.js";
import { TARGET } from "../support/wait-defaults.js";

interface Stopped {
  readonly script?: QueueScript;
  readonly moment: Moment;
  readonly cancelOnAbort?: boolean;
  readonly target?: typeof TARGET;
}

/** Runs a submission with a wait, and stops the run. Returns the result and the state of the queue at the end. */
async function stopped({ script, moment, cancelOnAbort = true, target = TARGET }: Stopped) {
  const queue = laggingQueue(script);
  const around = stoppedAt(moment, queue.client, queue.clock);
  let signalAt = 0;
  around.signal.addEventListener("abort", () => {
    signalAt = queue.clock.now();
  });
  const { context } = contextOf(around);
  const end = await runSubmitOperation({ ...SUBMIT_AND_WAIT, cancelOnAbort }, target, context).then(
    ({ result, message, details = [], outputs }) => ({ result, message, details, outputs }),
    (error: unknown) => {
      if (!(error instanceof OperationError)) throw error;
      const { kind: result, message, details, outputs } = error;
      return { result, message, details, outputs };
    },
  );
  const tookMs = queue.clock.now() - signalAt;
  const liveAtEnd = queue.isLive();
  return { ...end, said: end.details.join("\n"), calls: queue.calls, tookMs, liveAtEnd, queue };
}

const read = (nth: number, when: "before" | "after" = "before"): Moment => ({
  endpoint: "getSubmittedPullRequest",
  nth,
  when,
});
const SUBMITTING: Moment = { endpoint: "submitPullRequest", nth: 1, when: "after" };
const MOMENTS: readonly (readonly [string, Moment])[] = [
  ["while the submission is in flight, after its effect", SUBMITTING],
  ["in the first read after the submission", read(2)],
  ["right after the first read", read(2, "after")],
  ["in the pause after the first read", { pause: 1 }],
  ["in a later read", read(4)],
  ["in a later pause", { pause: 4 }],
];
const REMOVED = "The pull request was removed from the queue because this step was stopped.";
const LIVE = recordOf({ state: "testing" });
const OTHER_HEAD = { prSha: "2".repeat(40) };
const ACCEPTED = { submission: "submitted" };

describe.each([
  ["no record of an earlier attempt", NOT_FOUND],
  ["the record of an earlier attempt", ENDED_BEFORE],
] as const)("cancel-on-abort of a new submission with %s", (_before, before) => {
  describe.each([0, 2000, 8000])("record that shows the submission after %d ms", (lagMs) => {
    test.each(MOMENTS)(
      "cancel-on-abort cancels the new submission when the step is stopped %s",
      async (_moment, moment) => {
        const { result, said, calls, tookMs, liveAtEnd } = await stopped({ script: { lagMs, before }, moment });

        expect(result).toBe("aborted");
        expect(calls).toContain("cancelPullRequest");
        expect(liveAtEnd).toBe(false);
        expect(tookMs).toBeLessThanOrEqual(5000);
        expect(said).toContain(
          lagMs < 5000 ? REMOVED : "The service accepted the request to remove the pull request, but the record",
        );
      },
    );
  });
});

test("submit with a stop signal: sends no submission and no cancel when the signal arrives before the submission", async () => {
  const { result, said, calls } = await stopped({ moment: read(1) });

  expect(result).toBe("aborted");
  expect(said).toBe("The step submitted nothing.");
  expect(calls).toEqual([]);
});

describe("submission that arrives after the stop signal", () => {
  test.each([500, 1000, 3000, 4400])("cancels the submission when it arrives after %d ms", async (submitTakesMs) => {
    const { said, liveAtEnd, tookMs, queue } = await stopped({ script: { submitTakesMs }, moment: SUBMITTING });

    expect(said).toContain(REMOVED);
    expect(liveAtEnd).toBe(false);
    expect(queue.isLiveInTheEnd()).toBe(false);
    expect(tookMs).toBeLessThanOrEqual(5000);
  });

  test.each([1000, 3000])(
    "cancels the submission after %d ms when no record shows the submission",
    async (submitTakesMs) => {
      const script = { submitTakesMs, lagMs: 8000, before: ENDED_BEFORE };
      const { said, queue } = await stopped({ script, moment: SUBMITTING });

      expect(said).toContain("The service accepted the request to remove the pull request, but the record");
      expect(queue.isLiveInTheEnd()).toBe(false);
    },
  );

  test.each([
    ["arrives after the five seconds", 20_000],
    ["never arrives", Number.POSITIVE_INFINITY],
  ])("reports an uncertain effect when the submission %s", async (_when, submitTakesMs) => {
    const { said, tookMs, outputs } = await stopped({ script: { submitTakesMs }, moment: SUBMITTING });

    expect(said).toContain("The submission may not have arrived.");
    expect(said).toContain("The pull request may still be in the queue.");
    expect(outputs).toEqual({ "pr-number": 1 });
    expect(tookMs).toBeGreaterThan(4000);
    expect(tookMs).toBeLessThanOrEqual(5000);
  });
});

test("submit with a stop signal: reports the removal when only the record confirms the cancel", async () => {
  const shown = await stopped({ script: { cancelAnswer: { status: 502 } }, moment: read(2) });
  const hidden = await stopped({ script: { cancelAnswer: { status: 502 }, lagMs: 8000 }, moment: read(2) });

  expect(shown.said).toContain(REMOVED);
  expect(hidden.said).toContain("The service did not confirm the removal of the pull request");
  expect([shown.liveAtEnd, hidden.liveAtEnd]).toEqual([false, false]);
});

test("submit with a stop signal: cancels a submission of another head when the signal arrives just before the cancel", async () => {
  const moment: Moment = { endpoint: "cancelPullRequest", nth: 1, when: "before" };
  const { result, said, liveAtEnd, outputs } = await stopped({ script: { fields: OTHER_HEAD }, moment });

  expect(result).toBe("aborted");
  expect(said).toContain(REMOVED);
  expect(liveAtEnd).toBe(false);
  expect(outputs).toMatchObject({ ...ACCEPTED, "pr-sha": OTHER_HEAD.prSha });
});

interface StopOptions {
  readonly target?: typeof TARGET;
  readonly update?: boolean;
  readonly priority?: string;
  readonly cancelOnAbort?: boolean;
}

/** Stops a submission at a given moment. The record shows a cancel at once. */
async function stoppedSubmission(
  moment: Moment,
  script: Omit<ServiceScript, "cancel">,
  { target = TARGET, ...values }: StopOptions = {},
) {
  const clock = fakeClock();
  let live = true;
  const record = () =>
    live ? script.record() : recordOf({ state: "cancelled", stateChangedAt: "2026-01-31T12:10:00.000Z" });
  const cancel = () => {
    live = false;
    return { json: {} };
  };
  const client = fakeClient({ ...script, record, cancel }, clock);
  const { context } = contextOf(stoppedAt(moment, client, clock));
  const end: unknown = await runSubmitOperation({ ...SUBMIT_AND_WAIT, ...values }, target, context).catch(
    (error: unknown) => error,
  );
  return { end, live };
}

test.each([
  ["cancels the attempt with cancel-on-abort", true],
  ["leaves the attempt in the queue without cancel-on-abort", false],
])(
  "submit follows the input `cancel-on-abort` when a stop signal arrives during the update of priority and batching: %s",
  async (_name, cancelOnAbort) => {
    const doubt =
      "The run was stopped while it sent a change, so the effect of the change is unknown: priority and batching of #1 may have been changed; check its status.";

    const options = { update: true, priority: "high", cancelOnAbort };
    expect(await stoppedSubmission(SUBMITTING, { record: () => LIVE }, options)).toMatchObject({
      live: !cancelOnAbort,
      end: { kind: "aborted", details: cancelOnAbort ? [doubt, REMOVED] : [doubt] },
    });
  },
);

describe("stop signal when another run has submitted the pull request", () => {
  const unseen = [NOT_FOUND, NOT_FOUND, NOT_FOUND];
  const other = recordOf({ state: "testing", ...OTHER_HEAD });
  const unguarded = { ...TARGET, headSha: undefined, guardedHead: undefined };
  const hidden = expect.stringContaining("The service did not show the pull request in the queue within five seconds");
  const left = expect.stringContaining("So this step did not remove the pull request.");

  test.each<[string, readonly FakeAnswer[], StopOptions, unknown, boolean]>([
    ["cancels the attempt when the record first shows the attempt", [...unseen, LIVE], {}, REMOVED, false],
    ["cancels the attempt when the run is for no commit", [...unseen, LIVE], { target: unguarded }, REMOVED, false],
    ["leaves an attempt with another head in the queue", [...unseen, other], {}, left, true],
    ["cancels nothing while no record shows the attempt", unseen, {}, hidden, true],
    [
      "leaves the attempt in the queue without cancel-on-abort",
      [...unseen, LIVE],
      { cancelOnAbort: false },
      "#1 was already in the queue, and this step left it in the queue.",
      true,
    ],
  ])("decides whether to cancel the attempt of the other run: %s", async (_name, records, values, detail, isLive) => {
    let reads = 0;
    const record = () => {
      const nth = reads++;
      return nth === 0 ? ENDED_BEFORE : (records[Math.min(nth, records.length) - 1] ?? NOT_FOUND);
    };
    const { end, live } = await stoppedSubmission({ pause: 2 }, { record, submit: () => ({ status: 409 }) }, values);

    expect(end).toMatchObject({ kind: "aborted", details: [detail] });
    expect(live).toBe(isLive);
  });

  test("cancels the attempt when no record showed the attempt before the wait", async () => {
    let reads = 0;
    const { end } = await stoppedSubmission(
      { pause: 14 },
      {
        record: () => (reads++ < 15 ? NOT_FOUND : LIVE),
        queue: () => ({ json: { state: "running", enqueuedPullRequests: [] } }),
        submit: () => ({ status: 409 }),
      },
    );

    expect(end).toMatchObject({ result: "aborted", details: [REMOVED], outputs: { submission: "already-queued" } });
  });

  test("returns the error of the service when the service rejects the submission of the stopped step", async () => {
    const script = { record: () => ENDED_BEFORE, submit: () => ({ status: 422 }) };

    expect(await stoppedSubmission(read(2), script)).toMatchObject({
      live: true,
      end: { kind: "rejected", facts: { status: 422 } },
    });
  });
});

describe("stop signal without cancel-on-abort", () => {
  test.each([
    ["in flight", SUBMITTING, 0, "#1 may be in the queue now.", {}],
    ["accepted", read(3), 8000, "#1 is in the queue, because the service had accepted the submission.", ACCEPTED],
    [
      "accepted, in the wait",
      { pause: 12 },
      60_000,
      "The pull request was submitted. It may be in the queue, although the service does not show it",
      ACCEPTED,
    ],
    [
      "shown",
      { pause: 1 },
      0,
      "The pull request is still in the queue. If a stopped wait should remove the pull request from the queue, set cancel-on-abort",
      { ...ACCEPTED, state: "pending" },
    ],
  ] as const)("reports the submission when the step is stopped: %s", async (_stage, moment, lagMs, words, outputs) => {
    const end = await stopped({ script: { lagMs }, moment, cancelOnAbort: false });

    expect(end.result).toBe("aborted");
    expect(end.said).toContain(words);
    expect(end.outputs).toMatchObject({ "pr-number": 1, ...outputs });
    expect(end.calls).not.toContain("cancelPullRequest");
    expect(end.liveAtEnd).toBe(true);
  });
});
