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

/** A submission with a wait that is told to stop, with what it says at its end, and what holds then. */
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
const TAKEN_OUT = "It was taken out of the queue, as cancel-on-abort says.";

describe.each([
  ["no record of an earlier attempt", NOT_FOUND],
  ["the record of an earlier attempt", ENDED_BEFORE],
] as const)("with %s, cancel-on-abort takes out what this step submitted", (_before, before) => {
  describe.each([0, 2000, 8000])("although the record lags by %d ms", (lagMs) => {
    test.each(MOMENTS)("when it is told to stop %s", async (_moment, moment) => {
      const { result, said, calls, tookMs, liveAtEnd } = await stopped({ script: { lagMs, before }, moment });

      expect(result).toBe("aborted");
      expect(calls).toContain("cancelPullRequest");
      expect(liveAtEnd).toBe(false);
      expect(tookMs).toBeLessThanOrEqual(5000);
      // Only what a record has shown is claimed.
      expect(said).toContain(lagMs < 5000 ? TAKEN_OUT : "A cancel was sent and accepted, but the record");
    });
  });
});

test("a submission that was not sent is not cancelled, and that is said", async () => {
  const { result, said, calls } = await stopped({ moment: read(1) });

  expect(result).toBe("aborted");
  expect(said).toBe("Nothing was submitted.");
  expect(calls).toEqual([]);
});

describe("a submission in flight that arrives after the signal", () => {
  test.each([500, 1000, 3000, 4400])("by %d ms is taken out as soon as it is there", async (submitTakesMs) => {
    const { said, liveAtEnd, tookMs, queue } = await stopped({ script: { submitTakesMs }, moment: SUBMITTING });

    expect(said).toContain(TAKEN_OUT);
    expect(liveAtEnd).toBe(false);
    expect(queue.isLiveInTheEnd()).toBe(false);
    expect(tookMs).toBeLessThanOrEqual(5000);
  });

  test.each([1000, 3000])("by %d ms is taken out without being shown", async (submitTakesMs) => {
    const script = { submitTakesMs, lagMs: 8000, before: ENDED_BEFORE };
    const { said, queue } = await stopped({ script, moment: SUBMITTING });

    expect(said).toContain("A cancel was sent and accepted, but the record");
    expect(queue.isLiveInTheEnd()).toBe(false);
  });

  test.each([
    ["after the five seconds", 20_000],
    ["never", Number.POSITIVE_INFINITY],
  ])("%s is told as what is not known", async (_when, submitTakesMs) => {
    const { said, tookMs, outputs } = await stopped({ script: { submitTakesMs }, moment: SUBMITTING });

    expect(said).toContain("Whether the submission arrived is not known.");
    expect(said).toContain("It may still be in the queue.");
    expect(outputs).toEqual({ "pr-number": 1 });
    expect(tookMs).toBeGreaterThan(4000);
    expect(tookMs).toBeLessThanOrEqual(5000);
  });
});

test("a cancel whose answer is lost is told as done once the record shows it", async () => {
  const shown = await stopped({ script: { cancelAnswer: { status: 502 } }, moment: read(2) });
  const hidden = await stopped({ script: { cancelAnswer: { status: 502 }, lagMs: 8000 }, moment: read(2) });

  expect(shown.said).toContain(TAKEN_OUT);
  expect(hidden.said).toContain("A cancel was not confirmed");
  expect([shown.liveAtEnd, hidden.liveAtEnd]).toEqual([false, false]);
});

test("a new submission with another head that is taken back stays so when the step is told to stop", async () => {
  const moment: Moment = { endpoint: "cancelPullRequest", nth: 1, when: "before" };
  const { result, said, liveAtEnd, outputs } = await stopped({ script: { fields: { prSha: "2".repeat(40) } }, moment });

  expect(result).toBe("aborted");
  expect(said).toContain(TAKEN_OUT);
  expect(liveAtEnd).toBe(false);
  expect(outputs).toMatchObject({ submission: "submitted", "pr-sha": "2".repeat(40) });
});

interface StopOptions {
  readonly target?: typeof TARGET;
  readonly update?: boolean;
  readonly cancelOnAbort?: boolean;
}

/** A submission that is stopped at a moment, with a record that shows a cancel at once. */
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
    "It was stopped while the change was under way: priority and batching of #1 may have been changed; look at its status.";

  expect(await stoppedSubmission(SUBMITTING, { record: () => LIVE }, { update: true, cancelOnAbort })).toMatchObject({
    live: !cancelOnAbort,
    end: { kind: "aborted", details: cancelOnAbort ? [doubt, TAKEN_OUT] : [doubt] },
  });
});

describe("a stop after a conflict with another submission", () => {
  const unseen = [NOT_FOUND, NOT_FOUND, NOT_FOUND];
  const other = recordOf({ state: "testing", prSha: "2".repeat(40) });
  const unguarded = { ...TARGET, headSha: undefined, guardedHead: undefined };
  const hidden = expect.stringContaining("The service did not show it in the queue within five seconds");
  const left = expect.stringContaining("so it was left there.");

  test.each<[string, readonly FakeAnswer[], StopOptions, unknown, boolean]>([
    ["cancels the attempt as soon as it shows", [...unseen, LIVE], {}, TAKEN_OUT, false],
    ["cancels the attempt without a guarded head", [...unseen, LIVE], { target: unguarded }, TAKEN_OUT, false],
    ["leaves another head in the queue", [...unseen, other], {}, left, true],
    ["cancels nothing while the attempt does not show", unseen, {}, hidden, true],
    [
      "leaves the attempt in the queue without cancel-on-abort",
      [...unseen, LIVE],
      { cancelOnAbort: false },
      "#1 was in the queue already, and was left there.",
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

    expect(end).toMatchObject({ result: "aborted", details: [TAKEN_OUT], outputs: { submission: "already-queued" } });
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

describe("without cancel-on-abort the step says what may be", () => {
  test.each([
    ["in flight", SUBMITTING, 0, "#1 may be in the queue now.", {}],
    ["accepted", read(3), 8000, "#1 is in the queue: the service had accepted the submission.", ACCEPTED],
    ["accepted, in the wait", { pause: 12 }, 60_000, "It was submitted, and the service does not show it", ACCEPTED],
    ["shown", { pause: 1 }, 0, "It is still in the queue. Set cancel-on-abort", { ...ACCEPTED, state: "pending" }],
  ] as const)("of a submission that is %s", async (_stage, moment, lagMs, words, outputs) => {
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
  /** What the record's reads are answered with, the last one again and again. */
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
const LEFT = "so it was left there.";

test.each([
  ["waited for", WAITED, 0, LEFT],
  ["may have submitted", SENT, 0, LEFT],
  ["submitted: nothing else was in the queue before, so that is its own", SUBMITTED, 1, TAKEN_OUT],
] as const)("another head in the queue than the one that this step %s", async (_what, attempt, times, words) => {
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
] as const)("of what this step %s", (_what, attempt) => {
  test.each<readonly [string, Omit<Abandoned, "attempt">, number, string]>([
    ["one that is shown is taken out", { records: [LIVE, CANCELLED] }, 1, TAKEN_OUT],
    ["one that has merged is left", { records: [recordOf({ state: "merged" })] }, 0, "It was merged in the meantime"],
    ["one that is out is left", { records: [CANCELLED] }, 0, "It was not in the queue any more"],
    [
      "one that fails meanwhile is told as that",
      { records: [LIVE, recordOf({ state: "failed", stateChangedAt: "2026-01-31T12:10:00.000Z" })] },
      1,
      "It failed in the queue, and is out of it.",
    ],
    [
      "one that merges meanwhile is told as that",
      { records: [LIVE, recordOf({ state: "merged" })] },
      1,
      "It was merged before it could be taken out.",
    ],
    [
      "another attempt that follows is left there",
      { records: [LIVE, recordOf({ state: "testing", prSha: "2".repeat(40) })] },
      1,
      "A cancel was sent. What is in the queue now is another attempt or head, and was left there.",
    ],
    [
      "a cancel that the service refuses is told",
      { records: [LIVE], cancel: { status: 403 } },
      1,
      "It could not be taken out of the queue: cancelPullRequest: 403",
    ],
  ])("%s", async (_case, given, times, words) => {
    const { said, cancels, first } = await abandoned({ attempt, ...given });

    expect(first).toBe("getSubmittedPullRequest");
    expect(said).toContain(words);
    expect(cancels).toBe(times);
  });

  test.each<readonly [string, FakeAnswer | undefined, string]>([
    ["accepted", undefined, "A cancel was sent and accepted, but the record does not show that it is out of it yet."],
    ["answered with 404", NOT_FOUND, "A cancel was not confirmed (cancelPullRequest: 404)"],
    ["answered with 503", { status: 503 }, "A cancel was not confirmed (cancelPullRequest: 503)"],
  ])("a cancel that is %s is sent again as long as the record shows it there", async (_answer, cancel, words) => {
    const { said, cancels, tookMs } = await abandoned({ attempt, records: [LIVE], ...(cancel && { cancel }) });

    expect(said).toContain(words);
    expect(said).toContain("Look with status");
    expect(cancels).toBeGreaterThan(4);
    expect(cancels).toBeLessThan(10);
    expect(tookMs).toBeGreaterThan(4000);
    expect(tookMs).toBeLessThanOrEqual(5000);
  });
});

test("another attempt of the same head is left there", async () => {
  const { said, cancels } = await abandoned({
    attempt: WAITED,
    records: [recordOf({ id: "record-2", state: "testing" })],
  });

  expect(said).toContain("so it was left there.");
  expect(cancels).toBe(0);
});

test("a refusal of a second cancel does not hide that the first one was accepted", async () => {
  const clock = fakeClock();
  let sent = 0;
  const cancel = (): FakeAnswer => (sent++ === 0 ? { json: {} } : { status: 400 });
  const service = fakeService({ latencyMs: 20, record: () => LIVE, cancel }, clock);

  expect(await cancelAbandoned(WAITED, TARGET, { service, clock })).toContain("A cancel was sent and accepted");
});

describe("a record that is not shown", () => {
  test.each<readonly [string, AbandonedAttempt, FakeAnswer]>([
    ["missing", WAITED, NOT_FOUND],
    ["of a state before", WAITED, recordOf({ state: "failed", stateChangedAt: "2026-01-31T11:59:00.000Z" })],
    ["of an attempt before `since`", { ...WAITED, seen: undefined, since: "2026-01-31T11:30:00.000Z" }, ENDED_BEFORE],
  ])("of what was waited for is read again and nothing is cancelled: %s", async (_what, attempt, record) => {
    const gone = await abandoned({ attempt, records: [record] });
    const late = await abandoned({ attempt, records: [record, record, record, LIVE, CANCELLED] });

    expect(gone).toMatchObject({ cancels: 0 });
    expect(gone.said).toContain("The service did not show it in the queue within five seconds");
    expect(late).toMatchObject({ said: TAKEN_OUT, cancels: 1 });
  });

  test("of what nobody is known to have submitted ends it at once", async () => {
    const { said, cancels, tookMs } = await abandoned({
      attempt: { ...WAITED, seen: undefined },
      records: [NOT_FOUND],
    });

    expect(said).toBe("The service does not show it in the queue, so nothing was cancelled.");
    expect(cancels).toBe(0);
    expect(tookMs).toBeLessThan(100);
  });

  test.each([
    ["taken for the new one", ENDED_BEFORE],
    ["older than the old one", recordOf({ state: "cancelled", stateChangedAt: "2026-01-31T10:00:00.000Z" })],
  ])("because an old one is, is not %s", async (_what, record) => {
    const stale = { id: "record-1", stateChangedAt: "2026-01-31T11:00:00.000Z" };
    const { said, cancels } = await abandoned({ attempt: { ...SUBMITTED, stale }, records: [record] });

    expect(said).toContain("A cancel was sent and accepted, but the record");
    expect(cancels).toBe(1);
  });

  test("of a submission that the service does not find is told as accepted", async () => {
    const { said, cancels } = await abandoned({ attempt: SUBMITTED, records: [NOT_FOUND], cancel: NOT_FOUND });

    expect(said).toContain("The service had accepted the submission. A cancel was not confirmed");
    expect(cancels).toBeGreaterThan(4);
  });

  test("without a head to compare with is cancelled where this step submitted it", async () => {
    const target = { ...TARGET, headSha: undefined, guardedHead: undefined };
    const ours = await abandoned({ attempt: SUBMITTED, records: [LIVE, CANCELLED], target });
    const others = await abandoned({ attempt: { ...WAITED, seen: undefined }, records: [LIVE], target });

    expect(ours.said).toBe(TAKEN_OUT);
    expect(others).toMatchObject({ cancels: 0, said: expect.stringContaining("so it was left there.") });
  });
});

describe("a service that cannot be read", () => {
  const BROKEN: FakeAnswer = { status: 500 };

  test("is sent the cancel of a submission that nobody has seen yet, and of nothing else", async () => {
    const unseen = await abandoned({ attempt: SUBMITTED, records: [BROKEN] });
    const seen = await abandoned({ attempt: { ...SUBMITTED, seen: SEEN }, records: [BROKEN] });
    const waited = await abandoned({ attempt: WAITED, records: [BROKEN] });

    expect(unseen).toMatchObject({ cancels: 1 });
    expect(unseen.said).toContain("A cancel was sent and accepted, but the record could not be read afterwards.");
    for (const { cancels, said } of [seen, waited]) {
      expect(cancels).toBe(0);
      expect(said).toBe("It may still be in the queue: the service did not answer within five seconds.");
    }
  });

  test("for the token is told as that", async () => {
    const { said, tookMs } = await abandoned({ attempt: WAITED, records: [{ status: 401 }] });

    expect(said).toBe("It could not be taken out of the queue: getSubmittedPullRequest: 401");
    expect(tookMs).toBeLessThan(100);
  });

  test("because it hangs costs five seconds, of which a cancel gets its share", async () => {
    const clock = fakeClock();
    const startedAt = clock.now();
    const service = fakeService({ latencyMs: 60_000, record: () => NOT_FOUND }, clock);

    const said = await cancelAbandoned(SUBMITTED, TARGET, { service, clock });

    expect(service.calls).toContain("cancelPullRequest");
    expect(said).toContain("A cancel was not confirmed");
    expect(clock.now() - startedAt).toBeLessThanOrEqual(5000);
  });
});

test("reports the failure of a cancel that never left", async () => {
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
    "A cancel was not confirmed (connection refused.), and the record does not show that it is out of it yet.",
  );
});

test("the end of the five seconds in the middle of a request or a pause is the end", async () => {
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

  expect(await cancelAbandoned(SENT, TARGET, { service: ended, clock })).toContain("It may still be in the queue");
  expect(await cancelAbandoned(SENT, TARGET, { service, clock: stopping })).toContain("not known");
});
