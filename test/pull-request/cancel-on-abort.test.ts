import { describe, expect, test } from "vitest";
import { AbortedError, Failure } from "../../src/errors.js";
import { type AbandonedAttempt, cancelAbandoned } from "../../src/pull-request/cancel-on-abort.js";
import { submit } from "../../src/pull-request/submit.js";
import { ApiError } from "../../src/service/errors.js";
import { createService } from "../../src/service/v1/service.js";
import { contextOf } from "../support/context.js";
import { fakeClock } from "../support/fake-clock.js";
import { type FakeAnswer, fakeClient, fakeService, recordOf, type ServiceScript } from "../support/fake-service.js";
import {
  ENDED_BEFORE,
  laggingQueue,
  type Moment,
  NOT_FOUND,
  type QueueScript,
  SUBMIT_AND_WAIT,
  stoppedAt,
} from "../support/lagging-queue.js";
import { HEAD, TARGET } from "../support/wait-defaults.js";

interface Stopped {
  readonly script?: QueueScript;
  readonly moment: Moment;
  readonly cancelOnAbort?: boolean;
  readonly target?: typeof TARGET;
}

/** Runs a submission with a wait that is stopped. Returns its end, and the state of the queue then. */
async function stopped({ script, moment, cancelOnAbort = true, target = TARGET }: Stopped) {
  const queue = laggingQueue(script);
  const around = stoppedAt(moment, queue.client, queue.clock);
  let signalAt = 0;
  around.signal.addEventListener("abort", () => {
    signalAt = queue.clock.now();
  });
  const { context } = contextOf(around);
  const end = await submit({ ...SUBMIT_AND_WAIT, cancelOnAbort }, target, context).then(
    ({ result, message, details = [], outputs }) => ({ result, message, details, outputs }),
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
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
  ["right after that read", read(2, "after")],
  ["in the pause after it", { pause: 1 }],
  ["in a later read", read(4)],
  ["in a later pause", { pause: 4 }],
];
const REMOVED = "The pull request was removed from the queue because this step was stopped.";

describe.each([
  ["no record of an earlier attempt", NOT_FOUND],
  ["the record of an earlier attempt", ENDED_BEFORE],
] as const)("cancel-on-abort of an own submission with %s", (_before, before) => {
  describe.each([0, 2000, 8000])("when the record lags by %d ms", (lagMs) => {
    test.each(MOMENTS)("cancels the submission when the step is stopped %s", async (_moment, moment) => {
      const { result, said, calls, tookMs, liveAtEnd } = await stopped({ script: { lagMs, before }, moment });

      expect(result).toBe("aborted");
      expect(calls).toContain("cancelPullRequest");
      expect(liveAtEnd).toBe(false);
      expect(tookMs).toBeLessThanOrEqual(5000);
      expect(said).toContain(lagMs < 5000 ? REMOVED : "A cancel was sent and accepted, but the record");
    });
  });
});

test("cancels nothing when the step is stopped before the submission", async () => {
  const { result, said, calls } = await stopped({ moment: read(1) });

  expect(result).toBe("aborted");
  expect(said).toBe("Nothing was submitted.");
  expect(calls).toEqual([]);
});

describe("a submission that arrives after the signal", () => {
  test.each([500, 1000, 3000, 4400])("cancels the submission on arrival after %d ms", async (submitTakesMs) => {
    const { said, liveAtEnd, tookMs, queue } = await stopped({ script: { submitTakesMs }, moment: SUBMITTING });

    expect(said).toContain(REMOVED);
    expect(liveAtEnd).toBe(false);
    expect(queue.isLiveInTheEnd()).toBe(false);
    expect(tookMs).toBeLessThanOrEqual(5000);
  });

  test.each([1000, 3000])("cancels the submission after %d ms without a record", async (submitTakesMs) => {
    const script = { submitTakesMs, lagMs: 8000, before: ENDED_BEFORE };
    const { said, queue } = await stopped({ script, moment: SUBMITTING });

    expect(said).toContain("A cancel was sent and accepted, but the record");
    expect(queue.isLiveInTheEnd()).toBe(false);
  });

  test.each([
    ["arrives after the five seconds", 20_000],
    ["never arrives", Number.POSITIVE_INFINITY],
  ])("reports an uncertain submission when it %s", async (_when, submitTakesMs) => {
    const { said, tookMs, outputs } = await stopped({ script: { submitTakesMs }, moment: SUBMITTING });

    expect(said).toContain("The submission may not have arrived.");
    expect(said).toContain("The pull request may still be in the queue.");
    expect(outputs).toEqual({ "pr-number": 1 });
    expect(tookMs).toBeGreaterThan(4000);
    expect(tookMs).toBeLessThanOrEqual(5000);
  });
});

test("reports a cancel without an answer as done when the record shows it", async () => {
  const shown = await stopped({ script: { cancelAnswer: { status: 502 } }, moment: read(2) });
  const hidden = await stopped({ script: { cancelAnswer: { status: 502 }, lagMs: 8000 }, moment: read(2) });

  expect(shown.said).toContain(REMOVED);
  expect(hidden.said).toContain("A cancel was not confirmed");
  expect([shown.liveAtEnd, hidden.liveAtEnd]).toEqual([false, false]);
});

test("cancels a new submission of another head when the step is stopped during its cancel", async () => {
  const moment: Moment = { endpoint: "cancelPullRequest", nth: 1, when: "before" };
  const { result, said, liveAtEnd, outputs } = await stopped({ script: { fields: { prSha: "2".repeat(40) } }, moment });

  expect(result).toBe("aborted");
  expect(said).toContain(REMOVED);
  expect(liveAtEnd).toBe(false);
  expect(outputs).toMatchObject({ submission: "submitted", "pr-sha": "2".repeat(40) });
});

interface StopOptions {
  readonly target?: typeof TARGET;
  readonly update?: boolean;
  readonly cancelOnAbort?: boolean;
}

/** Stops a submission at a moment; its record shows a cancel at once. */
async function stoppedSubmission(
  moment: Moment,
  script: Omit<ServiceScript, "cancel">,
  { target = TARGET, ...values }: StopOptions = {},
) {
  const clock = fakeClock();
  let live = true;
  const record = () => (live ? script.record() : CANCELLED);
  const cancel = () => {
    live = false;
    return { json: {} };
  };
  const client = fakeClient({ ...script, record, cancel }, clock);
  const { context } = contextOf(stoppedAt(moment, client, clock));
  const end: unknown = await submit({ ...SUBMIT_AND_WAIT, ...values }, target, context).catch(
    (error: unknown) => error,
  );
  return { end, live };
}

test.each([
  ["cancels the attempt with cancel-on-abort", true],
  ["leaves the attempt in the queue without cancel-on-abort", false],
])("%s when the step is stopped while it sends priority and batching", async (_name, cancelOnAbort) => {
  const doubt =
    "The run was stopped during the change: priority and batching of #1 may have been changed; check its status.";

  expect(await stoppedSubmission(SUBMITTING, { record: () => LIVE }, { update: true, cancelOnAbort })).toMatchObject({
    live: !cancelOnAbort,
    end: { kind: "aborted", details: cancelOnAbort ? [doubt, REMOVED] : [doubt] },
  });
});

describe("a stop after a conflict with another submission", () => {
  const unseen = [NOT_FOUND, NOT_FOUND, NOT_FOUND];
  const other = recordOf({ state: "testing", prSha: "2".repeat(40) });
  const unguarded = { ...TARGET, headSha: undefined, guardedHead: undefined };
  const hidden = expect.stringContaining("The service did not show the pull request in the queue within five seconds");
  const left = expect.stringContaining("so this step left it in the queue.");

  test.each<[string, readonly FakeAnswer[], StopOptions, unknown, boolean]>([
    ["cancels the attempt as soon as it shows", [...unseen, LIVE], {}, REMOVED, false],
    ["cancels the attempt without a guarded head", [...unseen, LIVE], { target: unguarded }, REMOVED, false],
    ["leaves another head in the queue", [...unseen, other], {}, left, true],
    ["cancels nothing while the attempt does not show", unseen, {}, hidden, true],
    [
      "leaves the attempt in the queue without cancel-on-abort",
      [...unseen, LIVE],
      { cancelOnAbort: false },
      "#1 was already in the queue, and this step left it there.",
      true,
    ],
  ])("%s", async (_name, records, values, detail, isLive) => {
    let reads = 0;
    const record = () => {
      const nth = reads++;
      return nth === 0 ? ENDED_BEFORE : (records[Math.min(nth, records.length) - 1] ?? NOT_FOUND);
    };
    const { end, live } = await stoppedSubmission({ pause: 2 }, { record, submit: () => ({ status: 409 }) }, values);

    expect(end).toMatchObject({ kind: "aborted", details: [detail] });
    expect(live).toBe(isLive);
  });

  test("cancels the attempt in the wait when no record showed it before", async () => {
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

  test("reports any other refusal although the step is stopped", async () => {
    const script = { record: () => ENDED_BEFORE, submit: () => ({ status: 422 }) };

    expect(await stoppedSubmission(read(2), script)).toMatchObject({
      live: true,
      end: { kind: "rejected", facts: { status: 422 } },
    });
  });
});

const ACCEPTED = { submission: "submitted" };

describe("a stop without cancel-on-abort", () => {
  test.each([
    ["in flight", SUBMITTING, 0, "#1 may be in the queue now.", {}],
    ["accepted", read(3), 8000, "#1 is in the queue: the service had accepted the submission.", ACCEPTED],
    [
      "accepted, in the wait",
      { pause: 12 },
      60_000,
      "The pull request was submitted, but the service does not show it",
      ACCEPTED,
    ],
    [
      "shown",
      { pause: 1 },
      0,
      "The pull request is still in the queue. To remove it when a wait is stopped, set cancel-on-abort",
      { ...ACCEPTED, state: "pending" },
    ],
  ] as const)("reports the state of a submission that is %s", async (_stage, moment, lagMs, words, outputs) => {
    const end = await stopped({ script: { lagMs }, moment, cancelOnAbort: false });

    expect(end.result).toBe("aborted");
    expect(end.said).toContain(words);
    expect(end.outputs).toMatchObject({ "pr-number": 1, ...outputs });
    expect(end.calls).not.toContain("cancelPullRequest");
    expect(end.liveAtEnd).toBe(true);
  });
});

const LIVE = recordOf({ state: "testing" });
const SEEN = {
  id: "record-1",
  state: "testing",
  stateChangedAt: "2026-01-31T12:00:00.000Z",
  isCurrentlySubmittedToQueue: true,
  prSha: HEAD,
};
const WAITED: AbandonedAttempt = { submitted: "no", seen: SEEN };
const SUBMITTED: AbandonedAttempt = { ...WAITED, submitted: "accepted", seen: undefined };
const SENT: AbandonedAttempt = { ...SUBMITTED, submitted: "sent" };

interface Abandoned {
  readonly attempt: AbandonedAttempt;
  /** Replies to the reads of the record; the last one repeats. */
  readonly records: readonly FakeAnswer[];
  readonly cancel?: FakeAnswer;
  readonly target?: typeof TARGET;
}

async function abandoned({ attempt, records, cancel, target = TARGET }: Abandoned) {
  const clock = fakeClock();
  const startedAt = clock.now();
  let reads = 0;
  const service = fakeService(
    {
      latencyMs: 20,
      record: () => records[Math.min(reads++, records.length - 1)] ?? NOT_FOUND,
      ...(cancel === undefined ? {} : { cancel: () => cancel }),
    },
    clock,
  );
  const said = await cancelAbandoned(attempt, target, { service, clock });
  const cancels = service.calls.filter((call) => call === "cancelPullRequest").length;
  return { said, cancels, first: service.calls[0], tookMs: clock.now() - startedAt };
}

const OTHER_HEAD = { prSha: "2".repeat(40) };
const LEFT = "so this step left it in the queue.";

test.each([
  ["leaves", "waited for", WAITED, 0, LEFT],
  ["leaves", "may have submitted", SENT, 0, LEFT],
  ["cancels", "submitted", SUBMITTED, 1, REMOVED],
] as const)("%s another head in the queue than the one this step %s", async (_does, _what, attempt, times, words) => {
  const records = [
    recordOf({ state: "testing", ...OTHER_HEAD }),
    recordOf({ state: "cancelled", stateChangedAt: "2026-01-31T12:10:00.000Z", ...OTHER_HEAD }),
  ];
  const { said, cancels } = await abandoned({ attempt, records });

  expect([cancels, said]).toEqual([times, expect.stringContaining(words)]);
});

const CANCELLED = recordOf({ state: "cancelled", stateChangedAt: "2026-01-31T12:10:00.000Z" });

describe.each([
  ["waited for", WAITED],
  ["submitted", SUBMITTED],
  ["may have submitted", SENT],
] as const)("cancel-on-abort of an attempt that this step %s", (_what, attempt) => {
  test.each<readonly [string, Omit<Abandoned, "attempt">, number, string]>([
    ["cancels an attempt in the queue", { records: [LIVE, CANCELLED] }, 1, REMOVED],
    [
      "leaves a merged attempt",
      { records: [recordOf({ state: "merged" })] },
      0,
      "The pull request was merged in the meantime",
    ],
    [
      "leaves an attempt that left the queue",
      { records: [CANCELLED] },
      0,
      "The pull request was no longer in the queue",
    ],
    [
      "reports a failure after the cancel",
      { records: [LIVE, recordOf({ state: "failed", stateChangedAt: "2026-01-31T12:10:00.000Z" })] },
      1,
      "The pull request failed in the queue and is no longer in the queue.",
    ],
    [
      "reports a merge after the cancel",
      { records: [LIVE, recordOf({ state: "merged" })] },
      1,
      "The pull request was merged before it could be removed from the queue.",
    ],
    [
      "leaves another attempt that follows",
      { records: [LIVE, recordOf({ state: "testing", prSha: "2".repeat(40) })] },
      1,
      "A cancel was sent. Another attempt or head of the pull request is in the queue now, and this step left it there.",
    ],
    [
      "reports a rejected cancel",
      { records: [LIVE], cancel: { status: 403 } },
      1,
      "The pull request could not be removed from the queue: cancelPullRequest: 403",
    ],
  ])("%s", async (_case, given, times, words) => {
    const { said, cancels, first } = await abandoned({ attempt, ...given });

    expect(first).toBe("getSubmittedPullRequest");
    expect(said).toContain(words);
    expect(cancels).toBe(times);
  });

  test.each<readonly [string, FakeAnswer | undefined, string]>([
    ["accepted", undefined, "A cancel was sent and accepted, but the record does not show the removal yet."],
    ["answered with 404", NOT_FOUND, "A cancel was not confirmed (cancelPullRequest: 404)"],
    ["answered with 503", { status: 503 }, "A cancel was not confirmed (cancelPullRequest: 503)"],
  ])("repeats a cancel that is %s while the record shows the attempt in the queue", async (_answer, cancel, words) => {
    const { said, cancels, tookMs } = await abandoned({ attempt, records: [LIVE], ...(cancel && { cancel }) });

    expect(said).toContain(words);
    expect(said).toContain("Check with status");
    expect(cancels).toBeGreaterThan(4);
    expect(cancels).toBeLessThan(10);
    expect(tookMs).toBeGreaterThan(4000);
    expect(tookMs).toBeLessThanOrEqual(5000);
  });
});

test("leaves another attempt of the same head", async () => {
  const { said, cancels } = await abandoned({
    attempt: WAITED,
    records: [recordOf({ id: "record-2", state: "testing" })],
  });

  expect(said).toContain("so this step left it in the queue.");
  expect(cancels).toBe(0);
});

test("reports an accepted cancel when the service rejects a second one", async () => {
  const clock = fakeClock();
  let sent = 0;
  const cancel = (): FakeAnswer => (sent++ === 0 ? { json: {} } : { status: 400 });
  const service = fakeService({ latencyMs: 20, record: () => LIVE, cancel }, clock);

  expect(await cancelAbandoned(WAITED, TARGET, { service, clock })).toContain("A cancel was sent and accepted");
});

describe("a missing or old record", () => {
  test.each<readonly [string, AbandonedAttempt, FakeAnswer]>([
    ["missing", WAITED, NOT_FOUND],
    ["of a state before", WAITED, recordOf({ state: "failed", stateChangedAt: "2026-01-31T11:59:00.000Z" })],
    ["of an attempt before `since`", { ...WAITED, seen: undefined, since: "2026-01-31T11:30:00.000Z" }, ENDED_BEFORE],
  ])("is read again without a cancel after a wait: %s", async (_what, attempt, record) => {
    const gone = await abandoned({ attempt, records: [record] });
    const late = await abandoned({ attempt, records: [record, record, record, LIVE, CANCELLED] });

    expect(gone).toMatchObject({ cancels: 0 });
    expect(gone.said).toContain("The service did not show the pull request in the queue within five seconds");
    expect(late).toMatchObject({ said: REMOVED, cancels: 1 });
  });

  test("finishes at once when there is no sign of a submission", async () => {
    const { said, cancels, tookMs } = await abandoned({
      attempt: { ...WAITED, seen: undefined },
      records: [NOT_FOUND],
    });

    expect(said).toBe("The service does not show the pull request in the queue, so this step canceled nothing.");
    expect(cancels).toBe(0);
    expect(tookMs).toBeLessThan(100);
  });

  test.each([
    ["the previous attempt", ENDED_BEFORE],
    ["an even older attempt", recordOf({ state: "cancelled", stateChangedAt: "2026-01-31T10:00:00.000Z" })],
  ])("ignores a record of %s as the new attempt", async (_what, record) => {
    const stale = { id: "record-1", stateChangedAt: "2026-01-31T11:00:00.000Z" };
    const { said, cancels } = await abandoned({ attempt: { ...SUBMITTED, stale }, records: [record] });

    expect(said).toContain("A cancel was sent and accepted, but the record");
    expect(cancels).toBe(1);
  });

  test("reports an accepted submission when the service does not find it", async () => {
    const { said, cancels } = await abandoned({ attempt: SUBMITTED, records: [NOT_FOUND], cancel: NOT_FOUND });

    expect(said).toContain("The service had accepted the submission. A cancel was not confirmed");
    expect(cancels).toBeGreaterThan(4);
  });

  test("without a guarded head leads to a cancel only of an own submission", async () => {
    const target = { ...TARGET, headSha: undefined, guardedHead: undefined };
    const ours = await abandoned({ attempt: SUBMITTED, records: [LIVE, CANCELLED], target });
    const others = await abandoned({ attempt: { ...WAITED, seen: undefined }, records: [LIVE], target });

    expect(ours.said).toBe(REMOVED);
    expect(others).toMatchObject({ cancels: 0, said: expect.stringContaining("so this step left it in the queue.") });
  });
});

describe("a service that cannot be read", () => {
  const BROKEN: FakeAnswer = { status: 500 };

  test("receives a cancel only for an own submission that no read has shown", async () => {
    const unseen = await abandoned({ attempt: SUBMITTED, records: [BROKEN] });
    const seen = await abandoned({ attempt: { ...SUBMITTED, seen: SEEN }, records: [BROKEN] });
    const waited = await abandoned({ attempt: WAITED, records: [BROKEN] });

    expect(unseen).toMatchObject({ cancels: 1 });
    expect(unseen.said).toContain("A cancel was sent and accepted, but the record could not be read afterwards.");
    for (const { cancels, said } of [seen, waited]) {
      expect(cancels).toBe(0);
      expect(said).toBe("The pull request may still be in the queue: the service did not answer within five seconds.");
    }
  });

  test("returns its error when it rejects the token", async () => {
    const { said, tookMs } = await abandoned({ attempt: WAITED, records: [{ status: 401 }] });

    expect(said).toBe("The pull request could not be removed from the queue: getSubmittedPullRequest: 401");
    expect(tookMs).toBeLessThan(100);
  });

  test("receives a cancel within the five seconds when it hangs", async () => {
    const clock = fakeClock();
    const startedAt = clock.now();
    const service = fakeService({ latencyMs: 60_000, record: () => NOT_FOUND }, clock);

    const said = await cancelAbandoned(SUBMITTED, TARGET, { service, clock });

    expect(service.calls).toContain("cancelPullRequest");
    expect(said).toContain("A cancel was not confirmed");
    expect(clock.now() - startedAt).toBeLessThanOrEqual(5000);
  });
});

test("reports the failure of a cancel that was not sent", async () => {
  const clock = fakeClock();
  const inner = fakeClient({ latencyMs: 20, record: () => LIVE }, clock);
  const facts = { endpoint: "cancelPullRequest", attempts: 4, ambiguous: false, transient: true };
  const service = createService({
    async call(endpoint, request, options) {
      if (endpoint.name === facts.endpoint) throw new ApiError("unavailable", "connection refused.", facts);
      return inner.call(endpoint, request, options);
    },
  });

  expect(await cancelAbandoned(WAITED, TARGET, { service, clock })).toContain(
    "A cancel was not confirmed (connection refused.), and the record does not show the removal yet.",
  );
});

test("stops after five seconds during a request or a pause", async () => {
  const clock = fakeClock();
  const ended = createService({
    async call() {
      throw new AbortedError();
    },
  });
  const service = fakeService({ record: () => NOT_FOUND, cancel: () => NOT_FOUND }, clock);
  const stopping = {
    ...clock,
    async sleep() {
      throw new AbortedError();
    },
  };

  expect(await cancelAbandoned(SENT, TARGET, { service: ended, clock })).toContain(
    "The pull request may still be in the queue",
  );
  expect(await cancelAbandoned(SENT, TARGET, { service, clock: stopping })).toContain("may not have arrived");
});
