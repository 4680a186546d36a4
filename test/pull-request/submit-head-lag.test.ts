import { describe, expect, test } from "vitest";
import { submitOperation } from "../../src/operations/submit.js";
import { waitForMergeOperation } from "../../src/operations/wait-for-merge.js";
import { createService } from "../../src/service/v1/service.js";
import { contextOf } from "../support/context.js";
import { fakeClock } from "../support/fake-clock.js";
import { fakeHost } from "../support/fake-host.js";
import { type FakeAnswer, fakeClient, recordOf } from "../support/fake-service.js";
import { type Moment, NOT_FOUND, SUBMIT_AND_WAIT, stoppedAt } from "../support/lagging-queue.js";
import { HEAD, TARGET } from "../support/wait-defaults.js";

const OTHER = "2".repeat(40);
const MERGE_COMMIT = "c".repeat(40);
const SECOND = 1000;
const SUBMIT = { ...SUBMIT_AND_WAIT, wait: false };

/** Returns a time of the service, in seconds after the first read. */
function at(seconds: number): string {
  return new Date(Date.UTC(2026, 0, 31, 12, 0, seconds)).toISOString();
}

interface Script {
  /** Returns the reply to a read, by the seconds since the first read. */
  readonly record: (seconds: number) => FakeAnswer;
  readonly submit?: FakeAnswer;
  readonly cancel?: FakeAnswer;
  readonly headOnHost?: string;
}

/** Runs a script with a simulated clock. The record shows an accepted cancel at once. */
async function play(
  operation: "submit" | "wait-for-merge",
  values: Readonly<Record<string, unknown>>,
  script: Script,
  moment?: Moment,
) {
  const clock = fakeClock();
  const startedAt = clock.now();
  let canceledAt: string | undefined;
  const seconds = (): number => (clock.now() - startedAt) / SECOND;
  const client = fakeClient(
    {
      record: () =>
        canceledAt === undefined
          ? script.record(seconds())
          : recordOf({ state: "cancelled", stateChangedAt: canceledAt, prSha: OTHER }),
      queue: () => ({ json: { state: "running", enqueuedPullRequests: [] } }),
      submit: () => script.submit ?? { json: {} },
      cancel() {
        if (script.cancel !== undefined) return script.cancel;
        canceledAt = new Date(clock.now()).toISOString();
        return { json: {} };
      },
    },
    clock,
  );
  const { signal } = new AbortController();
  const around =
    moment === undefined ? { service: createService(client), clock, signal } : stoppedAt(moment, client, clock);
  const { context, lines } = contextOf(around);
  const headSha = script.headOnHost ?? OTHER;
  const merged = { number: 1, headSha, baseBranch: "main", draft: false, open: false, conflicts: false };
  const host = fakeHost({ pullRequest: async () => ({ ...merged, merged: true, mergeCommitSha: MERGE_COMMIT }) });
  const run = operation === "submit" ? submitOperation.run : waitForMergeOperation.run;
  const outcome = await run(values, TARGET, { ...context, host });
  return { outcome, lines, cancels: client.calls.filter((name) => name === "cancelPullRequest").length };
}

const fromSecond =
  (from: number, answer: FakeAnswer): Script["record"] =>
  (seconds) =>
    seconds < from ? NOT_FOUND : answer;

const otherLiveAt = (seconds: number) => recordOf({ state: "testing", stateChangedAt: at(seconds), prSha: OTHER });
const otherLive = recordOf({ state: "pending", stateChangedAt: at(2), prSha: OTHER });

describe("a late record whose head is not the commit of the run", () => {
  test.each([17, 59])("submit cancels the submission when the record appears after %i seconds", async (lag) => {
    const { outcome, cancels } = await play("submit", SUBMIT, { record: fromSecond(lag, otherLive) });

    expect(outcome).toMatchObject({
      result: "head-changed",
      outputs: { "head-verified": "false", state: "cancelled" },
    });
    expect(outcome.details).toContain("This step canceled its submission.");
    expect(cancels).toBe(1);
  });

  test.each([17, 55])(
    "submit with wait cancels the submission when the record appears after %i seconds",
    async (lag) => {
      const { outcome, cancels } = await play("submit", SUBMIT_AND_WAIT, { record: fromSecond(lag, otherLive) });

      expect(outcome).toMatchObject({
        result: "head-changed",
        outputs: { "head-verified": "false", state: "cancelled" },
      });
      expect(outcome.details).toContain(
        "This step had submitted the pull request itself, so it also canceled the submission.",
      );
      expect(outcome.outputs).toMatchObject({ cause: undefined });
      expect(cancels).toBe(1);
    },
  );

  test("submit sets the output `head-verified` to `unknown` when no record appears within a minute", async () => {
    const { outcome, lines } = await play("submit", SUBMIT, { record: () => NOT_FOUND });

    expect(outcome).toMatchObject({
      result: "submitted",
      outputs: { "head-verified": "unknown", "submitted-at": undefined },
    });
    expect(lines.filter((line) => line.includes("the commit in the queue is not verified"))).toHaveLength(1);
  });

  test("submit fails when the service rejects the cancel, even if `allowed-results` contains `head-changed`", async () => {
    const values = { ...SUBMIT_AND_WAIT, allowedResults: ["merged", "head-changed"] };
    const script = { record: fromSecond(17, otherLive), cancel: { status: 422 } };

    await expect(play("submit", values, script)).rejects.toMatchObject({
      kind: "rejected",
      outputs: { "head-verified": "false", submission: "submitted", "pr-sha": OTHER },
      details: [
        expect.stringContaining("could not cancel the submission"),
        '#1 may be in the queue. Check its state with the operation "status", or cancel it.',
      ],
    });
  });
});

describe("a cancel without a clear answer", () => {
  test("fails when the read after the cancel shows the outcome of an earlier attempt", async () => {
    const old = recordOf({ state: "failed", stateChangedAt: at(-60) });
    let reads = 0;
    const record = (): FakeAnswer => (reads++ === 1 ? otherLive : old);

    await expect(play("submit", SUBMIT, { record, cancel: { status: 503 } })).rejects.toMatchObject({
      kind: "unavailable",
      outputs: { "head-verified": "false", "pr-sha": OTHER },
    });
  });

  test("returns the record of the new head when the read after the cancel shows an older record", async () => {
    const lagging = recordOf({ state: "failed", stateChangedAt: at(-60) });
    let reads = 0;
    const record = (): FakeAnswer => (reads++ === 1 ? otherLive : lagging);

    const { outcome } = await play("submit", SUBMIT, { record, cancel: { status: 404 } });

    expect(outcome).toMatchObject({ result: "head-changed", outputs: { "head-verified": "false", "pr-sha": OTHER } });
    expect(outcome.details).toContainEqual(expect.stringContaining(OTHER));
  });

  test.each([
    ["submit", SUBMIT],
    ["the wait", SUBMIT_AND_WAIT],
  ])("fails in %s when the record shows the submission, but the service rejects the cancel", async (_what, values) => {
    const script = { record: fromSecond(17, otherLive), cancel: { status: 404 } };

    await expect(play("submit", values, script)).rejects.toMatchObject({
      kind: "rejected",
      message: expect.stringContaining(
        "did not cancel #1 and replied that the pull request is not in the queue. But the record of the pull request shows it in the queue",
      ),
      outputs: { "head-verified": "false", "pr-sha": OTHER },
    });
  });
});

describe("an outage after an accepted submission", () => {
  test("continues the wait when the first polls fail", async () => {
    const merged = recordOf({ state: "merged", stateChangedAt: at(50) });
    const record = (seconds: number): FakeAnswer => {
      if (seconds < 14) return NOT_FOUND;
      return seconds < 60 ? { status: 503 } : merged;
    };

    expect((await play("submit", SUBMIT_AND_WAIT, { record })).outcome.result).toBe("merged");
  });

  test("reports that the pull request may be in the queue when the service then rejects the token", async () => {
    const record = fromSecond(14, { status: 401 });

    await expect(play("submit", SUBMIT_AND_WAIT, { record })).rejects.toMatchObject({
      kind: "auth",
      details: ['#1 may be in the queue. Check its state with the operation "status", or cancel it.'],
      outputs: { submission: "submitted", "head-verified": "unknown" },
    });
  });
});

describe("a push during submit with wait", () => {
  const ours = recordOf({ state: "pending", stateChangedAt: at(1) });
  const afterPush =
    (fields: Readonly<Record<string, unknown>>): Script["record"] =>
    (seconds) => {
      if (seconds === 0) return NOT_FOUND;
      return seconds < 40 ? ours : recordOf({ state: "testing", stateChangedAt: at(40), prSha: OTHER, ...fields });
    };

  test("cancels the submission when the queue continues with the new head", async () => {
    const { outcome, cancels } = await play("submit", SUBMIT_AND_WAIT, { record: afterPush({}) });

    expect(outcome).toMatchObject({ result: "head-changed", outputs: { "head-verified": "false" } });
    expect(cancels).toBe(1);
  });

  test.each([
    ["the record has another id", { id: "record-2" }],
    ["the timeline shows the end of our attempt", { timeline: [{ state: "cancelled", timestamp: at(39) }] }],
  ])("leaves a submission of another run in the queue when %s", async (_what, fields) => {
    const { outcome, cancels } = await play("submit", SUBMIT_AND_WAIT, { record: afterPush(fields) });

    expect(outcome.result).toBe("head-changed");
    expect(outcome.details).toContainEqual(
      expect.stringContaining("The pull request is still in the queue with the head commit 222222222"),
    );
    expect(cancels).toBe(0);
  });

  test("leaves a submission of another run in the queue when this run's submission left the queue before", async () => {
    const left = recordOf({ state: "pending", stateChangedAt: at(20), isCurrentlySubmittedToQueue: false });
    const again = recordOf({ state: "pending", stateChangedAt: at(30) });
    const record = (seconds: number): FakeAnswer => {
      if (seconds === 0) return NOT_FOUND;
      if (seconds < 20) return ours;
      if (seconds < 30) return left;
      return seconds < 60 ? again : otherLiveAt(60);
    };

    const { outcome, cancels } = await play("submit", { ...SUBMIT_AND_WAIT, pollInterval: 2000 }, { record });

    expect([outcome.result, cancels]).toEqual(["head-changed", 0]);
  });

  test("sends only one cancel when the stop signal arrives just before the cancel", async () => {
    const moment = { endpoint: "cancelPullRequest", nth: 1, when: "before" } as const;

    const { outcome, cancels } = await play("submit", SUBMIT_AND_WAIT, { record: afterPush({}) }, moment);

    expect(outcome).toMatchObject({ result: "aborted", outputs: { "head-verified": "false" } });
    expect(outcome.details).toContain("The pull request was removed from the queue because this step was stopped.");
    expect(cancels).toBe(1);
  });

  test("leaves the pull request in the queue when another step submitted it", async () => {
    const { outcome, cancels } = await play("wait-for-merge", SUBMIT_AND_WAIT, { record: () => otherLive });

    expect(outcome.details).toContainEqual(
      expect.stringContaining("The pull request is still in the queue with the head commit 222222222"),
    );
    expect(cancels).toBe(0);
  });
});

describe("the commit of a merge", () => {
  const otherMerged = recordOf({ state: "merged", stateChangedAt: at(3), prSha: OTHER });

  test.each(["submit", "wait-for-merge"] as const)(
    "sets deployable to false and names both commits when %s finds a merge of another head",
    async (operation) => {
      const { outcome, lines } = await play(operation, SUBMIT_AND_WAIT, { record: fromSecond(1, otherMerged) });

      expect(outcome).toMatchObject({
        result: "merged",
        outputs: { "head-verified": "false", deployable: false, "merge-commit-sha": MERGE_COMMIT },
      });
      const warnings = lines.filter(
        (line) => line.includes("#1 was merged with the head commit 222222222") && line.includes(HEAD),
      );
      expect(warnings).toHaveLength(1);
      expect(outcome.summary).toContain("was merged with the head commit 222222222");
    },
  );

  test("sets deployable to true when the queue merged the commit of the run", async () => {
    const merged = recordOf({ state: "merged", stateChangedAt: at(3) });
    const { outcome, lines } = await play("submit", SUBMIT_AND_WAIT, {
      record: fromSecond(1, merged),
      headOnHost: HEAD,
    });

    expect(outcome.outputs).toMatchObject({ "head-verified": "true", deployable: true });
    expect(lines).not.toContainEqual(expect.stringContaining("was merged with the head commit"));
  });
});

describe("a conflict with the submission of another run", () => {
  test("ignores the record of the previous attempt when a later read shows this record again", async () => {
    const old = recordOf({ id: "record-old", state: "failed", stateChangedAt: at(-60) });
    const live = recordOf({ state: "testing", stateChangedAt: at(1) });
    const merged = recordOf({ state: "merged", stateChangedAt: at(90) });
    const record = (seconds: number): FakeAnswer => {
      if (seconds === 0 || (seconds > 4 && seconds < 20)) return old;
      return seconds < 90 ? live : merged;
    };

    const { outcome } = await play("submit", SUBMIT_AND_WAIT, { record, submit: { status: 409 } });

    expect(outcome).toMatchObject({ result: "merged", outputs: { submission: "already-queued" } });
  });
});

describe("submit with update during another change", () => {
  test("cancels the submission when a push removed the pull request from the queue", async () => {
    const live = recordOf({ state: "pending", stateChangedAt: at(-5) });
    const timeline = [{ state: "cancelled", timestamp: at(1) }];
    const renewed = recordOf({ state: "pending", stateChangedAt: at(2), prSha: OTHER, timeline });
    let reads = 0;
    const record = (): FakeAnswer => (reads++ === 0 ? live : renewed);

    const { outcome, cancels } = await play("submit", { ...SUBMIT, update: true, priority: "high" }, { record });

    expect(outcome).toMatchObject({ result: "head-changed", outputs: { "head-verified": "false" } });
    expect(cancels).toBe(1);
  });

  test("returns already-merged when the merge comes before the update", async () => {
    let reads = 0;
    const record = (): FakeAnswer =>
      recordOf({ state: reads++ === 0 ? "tests_passed" : "merged", stateChangedAt: at(-5) });

    const { outcome, cancels } = await play("submit", { ...SUBMIT, update: true, priority: "high" }, { record });

    expect([outcome.result, cancels]).toEqual(["already-merged", 0]);
  });

  test.each([
    ["only the head has changed", { json: {} }, at(-5)],
    ["the head has changed and the tests have begun", { json: {} }, at(2)],
    ["the service refuses the update with a conflict", { status: 409 }, at(-5)],
  ] as const)("leaves the earlier attempt in the queue when %s", async (_what, answer, stateChangedAt) => {
    const live = recordOf({ state: "pending", stateChangedAt: at(-5) });
    const pushed = recordOf({ state: "testing", stateChangedAt, prSha: OTHER });
    let reads = 0;
    const record = (): FakeAnswer => (reads++ === 0 ? live : pushed);

    const { outcome, cancels } = await play(
      "submit",
      { ...SUBMIT, update: true, priority: "high" },
      { record, submit: answer },
    );

    expect(outcome.result).toBe("head-changed");
    expect(outcome.details).toContain("The pull request was already in the queue, and this step left it in the queue.");
    expect(cancels).toBe(0);
  });
});
