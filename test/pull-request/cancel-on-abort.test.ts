import { describe, expect, test } from "vitest";
import { AbortedError } from "../../src/errors.js";
import { type AbandonedAttempt, cancelAbandonedAttempt } from "../../src/pull-request/cancel-on-abort.js";
import { ApiError } from "../../src/service/errors.js";
import { createService } from "../../src/service/v1/service.js";
import { fakeClock } from "../support/fake-clock.js";
import { type FakeAnswer, fakeClient, fakeService, recordOf } from "../support/fake-service.js";
import { ENDED_BEFORE, NOT_FOUND } from "../support/lagging-queue.js";
import { HEAD, TARGET } from "../support/wait-defaults.js";

const REMOVED = "The pull request was removed from the queue because this step was stopped.";
const LEFT = "So this step did not remove the pull request.";
const LATER = { stateChangedAt: "2026-01-31T12:10:00.000Z" };
const OTHER_HEAD = { prSha: "2".repeat(40) };
const LIVE = recordOf({ state: "testing" });
const CANCELLED = recordOf({ state: "cancelled", ...LATER });
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
  /** Replies to reads of the record. The last reply repeats. */
  readonly records: readonly FakeAnswer[];
  readonly cancel?: FakeAnswer | (() => FakeAnswer);
  readonly latencyMs?: number;
  readonly target?: typeof TARGET;
}

async function abandoned({ attempt, records, cancel, latencyMs = 20, target = TARGET }: Abandoned) {
  const clock = fakeClock();
  const startedAt = clock.now();
  let reads = 0;
  const service = fakeService(
    {
      latencyMs,
      record: () => records[Math.min(reads++, records.length - 1)] ?? NOT_FOUND,
      ...(cancel && { cancel: typeof cancel === "function" ? cancel : () => cancel }),
    },
    clock,
  );
  const said = await cancelAbandonedAttempt(attempt, target, { service, clock });
  const cancels = service.calls.filter((call) => call === "cancelPullRequest").length;
  return { said, cancels, first: service.calls[0], tookMs: clock.now() - startedAt };
}

test.each([
  ["leaves", "waited for", WAITED, 0, LEFT],
  ["leaves", "may have submitted", SENT, 0, LEFT],
  ["cancels", "submitted", SUBMITTED, 1, REMOVED],
] as const)(
  "cancel-on-abort %s an attempt with another head when this step %s the pull request",
  async (_does, _what, attempt, times, words) => {
    const records = [
      recordOf({ state: "testing", ...OTHER_HEAD }),
      recordOf({ state: "cancelled", ...LATER, ...OTHER_HEAD }),
    ];
    const { said, cancels } = await abandoned({ attempt, records });

    expect([cancels, said]).toEqual([times, expect.stringContaining(words)]);
  },
);

describe.each([
  ["waited for", WAITED],
  ["submitted", SUBMITTED],
  ["may have submitted", SENT],
] as const)("cancel-on-abort when this step %s the pull request", (_what, attempt) => {
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
      { records: [LIVE, recordOf({ state: "failed", ...LATER })] },
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
      { records: [LIVE, recordOf({ state: "testing", ...OTHER_HEAD })] },
      1,
      "The service accepted the request to remove the pull request. The queue now has a newer attempt of the pull request, or a different head commit, which this step did not remove.",
    ],
    [
      "reports a rejected cancel",
      { records: [LIVE], cancel: { status: 403 } },
      1,
      "The pull request could not be removed from the queue: cancelPullRequest: 403",
    ],
  ])(
    "cancel-on-abort decides by the state of the attempt whether to cancel: %s",
    async (_case, given, times, words) => {
      const { said, cancels, first } = await abandoned({ attempt, ...given });

      expect(first).toBe("getSubmittedPullRequest");
      expect(said).toContain(words);
      expect(cancels).toBe(times);
    },
  );

  test.each<readonly [string, FakeAnswer | undefined, string]>([
    [
      "accepted",
      undefined,
      "The service accepted the request to remove the pull request, but the record of the pull request does not show the removal yet.",
    ],
    [
      "answered with 404",
      NOT_FOUND,
      "The service did not confirm the removal of the pull request (cancelPullRequest: 404)",
    ],
    [
      "answered with 503",
      { status: 503 },
      "The service did not confirm the removal of the pull request (cancelPullRequest: 503)",
    ],
  ])(
    "repeats the cancel (%s) while the record still shows the attempt in the queue",
    async (_answer, cancel, words) => {
      const { said, cancels, tookMs } = await abandoned({ attempt, records: [LIVE], ...(cancel && { cancel }) });

      expect(said).toContain(words);
      expect(said).toContain('Check its state with the operation "status"');
      expect(cancels).toBeGreaterThan(4);
      expect(cancels).toBeLessThan(10);
      expect(tookMs).toBeGreaterThan(4000);
      expect(tookMs).toBeLessThanOrEqual(5000);
    },
  );
});

test("cancel-on-abort leaves an attempt in the queue when the attempt has the same head, but another record", async () => {
  const { said, cancels } = await abandoned({
    attempt: WAITED,
    records: [recordOf({ id: "record-2", state: "testing" })],
  });

  expect(said).toContain(LEFT);
  expect(cancels).toBe(0);
});

describe("cancel-on-abort when the state has changed since this step last read it", () => {
  const submission = { state: "not_ready", timestamp: SEEN.stateChangedAt };
  const restarted = { state: "testing", ...LATER };
  const ended = { state: "cancelled", timestamp: "2026-01-31T12:05:00.000Z" };
  const newer = { ...restarted, timeline: [submission, ended, { state: "testing", timestamp: LATER.stateChangedAt }] };

  test.each<readonly [string, string, Readonly<Record<string, unknown>>, number, string]>([
    ["cancels the attempt", "shows no end of the attempt", { timeline: [submission] }, 1, REMOVED],
    ["leaves the later attempt", "shows the end of the awaited attempt", newer, 0, LEFT],
    ["cancels nothing", "is empty", { timeline: [] }, 0, "its history does not show if the queue still has the same"],
    ["cancels nothing", "is missing", {}, 0, "its history does not show if the queue still has the same"],
  ])("%s when the history %s", async (_does, _when, fields, times, words) => {
    const records = [
      { ...restarted, ...fields },
      { ...restarted, ...fields },
    ].map(recordOf);
    const { said, cancels } = await abandoned({ attempt: WAITED, records: [...records, CANCELLED] });

    expect([cancels, said]).toEqual([times, expect.stringContaining(words)]);
  });

  test("leaves a live pull request when the awaited attempt had already left the queue", async () => {
    const seen = { ...SEEN, isCurrentlySubmittedToQueue: false };
    const records = [recordOf({ ...restarted, timeline: [submission] })];
    const { said, cancels } = await abandoned({ attempt: { ...WAITED, seen }, records });

    expect([cancels, said]).toEqual([0, expect.stringContaining(LEFT)]);
  });

  test.each<readonly [string, FakeAnswer, string]>([
    ["rejects the request for the history", { status: 404 }, "its history does not show"],
    ["fails", { status: 500 }, "The state of the pull request could not be read (getSubmittedPullRequest: 500)."],
  ])("cancels nothing when the service %s", async (_does, history, words) => {
    const records = Array.from({ length: 20 }, () => [recordOf(restarted), history]).flat();
    const { said, cancels } = await abandoned({ attempt: WAITED, records });

    expect([cancels, said]).toEqual([0, expect.stringContaining(words)]);
  });

  test("sends no second cancel when another run submits the pull request again after the first cancel", async () => {
    const records = [LIVE, recordOf(newer)];
    const { said, cancels } = await abandoned({ attempt: SUBMITTED, records });

    expect([cancels, said]).toEqual([1, expect.stringContaining("The queue now has a newer attempt")]);
  });
});

test("cancel-on-abort reports the first cancel as accepted when the service rejects the second cancel", async () => {
  let sent = 0;
  const cancel = (): FakeAnswer => (sent++ === 0 ? { json: {} } : { status: 400 });
  const { said } = await abandoned({ attempt: WAITED, records: [LIVE], cancel });

  expect(said).toContain("The service accepted the request to remove the pull request");
});

describe("cancel-on-abort with a missing or old record", () => {
  test.each<readonly [string, AbandonedAttempt, FakeAnswer]>([
    ["the record is missing", WAITED, NOT_FOUND],
    [
      "the record has an earlier state",
      WAITED,
      recordOf({ state: "failed", stateChangedAt: "2026-01-31T11:59:00.000Z" }),
    ],
    [
      "the record is of an attempt before `since`",
      { ...WAITED, seen: undefined, since: "2026-01-31T11:30:00.000Z" },
      ENDED_BEFORE,
    ],
  ])("reads again and sends no cancel until the record shows the attempt: %s", async (_what, attempt, record) => {
    const gone = await abandoned({ attempt, records: [record] });
    const late = await abandoned({ attempt, records: [record, record, record, LIVE, CANCELLED] });

    expect(gone).toMatchObject({ cancels: 0 });
    expect(gone.said).toContain("The service did not show the pull request in the queue within five seconds");
    expect(late).toMatchObject({ said: REMOVED, cancels: 1 });
  });

  test("finishes at once when no read has shown a submission", async () => {
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
  ])("cancels the new submission of this step when the record still shows %s", async (_what, record) => {
    const stale = { id: "record-1", stateChangedAt: "2026-01-31T11:00:00.000Z" };
    const { said, cancels } = await abandoned({ attempt: { ...SUBMITTED, stale }, records: [record] });

    expect(said).toContain("The service accepted the request to remove the pull request, but the record");
    expect(cancels).toBe(1);
  });

  test("reports that the submission was accepted when the service does not find the pull request", async () => {
    const { said, cancels } = await abandoned({ attempt: SUBMITTED, records: [NOT_FOUND], cancel: NOT_FOUND });

    expect(said).toContain(
      "The service had accepted the submission. The service did not confirm the removal of the pull request",
    );
    expect(cancels).toBeGreaterThan(4);
  });

  test("cancels only the submission of this step when the event of the run names no commit", async () => {
    const target = { ...TARGET, headSha: undefined, guardedHead: undefined };
    const ours = await abandoned({ attempt: SUBMITTED, records: [LIVE, CANCELLED], target });
    const others = await abandoned({ attempt: { ...WAITED, seen: undefined }, records: [LIVE], target });

    expect(ours.said).toBe(REMOVED);
    expect(others).toMatchObject({ cancels: 0, said: expect.stringContaining(LEFT) });
  });
});

describe("cancel-on-abort when the service cannot be read", () => {
  const BROKEN: FakeAnswer = { status: 500 };

  test("cancels the submission of this step only when no read has shown the submission", async () => {
    const unseen = await abandoned({ attempt: SUBMITTED, records: [BROKEN] });
    const seen = await abandoned({ attempt: { ...SUBMITTED, seen: SEEN }, records: [BROKEN] });
    const waited = await abandoned({ attempt: WAITED, records: [BROKEN] });

    expect(unseen).toMatchObject({ cancels: 1 });
    expect(unseen.said).toContain(
      "The service accepted the request to remove the pull request, but the record could not be read afterwards.",
    );
    for (const { cancels, said } of [seen, waited]) {
      expect(cancels).toBe(0);
      expect(said).toContain("The state of the pull request could not be read (getSubmittedPullRequest: 500).");
    }
  });

  test("reports the error when the service rejects the token", async () => {
    const { said, tookMs } = await abandoned({ attempt: WAITED, records: [{ status: 401 }] });

    expect(said).toBe("The pull request could not be removed from the queue: getSubmittedPullRequest: 401");
    expect(tookMs).toBeLessThan(100);
  });

  test("sends a cancel within five seconds when the service hangs", async () => {
    const hanging = { attempt: SUBMITTED, records: [NOT_FOUND], latencyMs: 60_000 };
    const { said, cancels, tookMs } = await abandoned(hanging);

    expect(said).toContain("The service did not confirm the removal of the pull request");
    expect(cancels).toBeGreaterThan(0);
    expect(tookMs).toBeLessThanOrEqual(5000);
  });
});

test("cancel-on-abort reports the error when the request to cancel could not be sent", async () => {
  const clock = fakeClock();
  const inner = fakeClient({ latencyMs: 20, record: () => LIVE }, clock);
  const facts = { endpoint: "cancelPullRequest", attempts: 4, ambiguous: false, transient: true };
  const service = createService({
    async call(endpoint, request, options) {
      if (endpoint.name === facts.endpoint) throw new ApiError("unavailable", "connection refused.", facts);
      return inner.call(endpoint, request, options);
    },
  });

  expect(await cancelAbandonedAttempt(WAITED, TARGET, { service, clock })).toContain(
    "The service did not confirm the removal of the pull request (connection refused.), and the record of the pull request does not show the removal yet.",
  );
});

test("cancel-on-abort ends after five seconds, also during a request or a pause", async () => {
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

  expect(await cancelAbandonedAttempt(SENT, TARGET, { service: ended, clock })).toContain(
    "so the pull request may still be in the queue",
  );
  expect(await cancelAbandonedAttempt(SENT, TARGET, { service, clock: stopping })).toContain("may not have arrived");
});
