import { expect, test } from "vitest";
import { runSubmitOperation } from "../../src/pull-request/submit.js";
import { contextOf } from "../support/context.js";
import { fakeClock } from "../support/fake-clock.js";
import { type FakeAnswer, fakeService, queueOf, recordOf } from "../support/fake-service.js";
import { NOT_FOUND, SUBMIT_AND_WAIT } from "../support/lagging-queue.js";
import { TARGET } from "../support/wait-defaults.js";

/** Runs a submission with a wait. The replies answer the reads of the record, one after the other. */
async function submitted(records: readonly FakeAnswer[], since?: string) {
  const clock = fakeClock();
  let reads = 0;
  const service = fakeService(
    {
      record: () => records[Math.min(reads++, records.length - 1)] ?? NOT_FOUND,
      queue: () => ({ json: { state: "running", enqueuedPullRequests: [] } }),
    },
    clock,
  );
  const { context } = contextOf({ service, clock });
  return runSubmitOperation({ ...SUBMIT_AND_WAIT, since }, TARGET, context);
}

const OURS = recordOf({ id: "record-2", state: "pending" });
const MERGED = recordOf({ id: "record-2", state: "merged", stateChangedAt: "2026-01-31T13:00:00.000Z" });

const failedAt = (stateChangedAt: string) => recordOf({ id: "record-1", state: "failed", stateChangedAt });

test.each<[string, FakeAnswer, string | undefined, string]>([
  ["ignores an older record", failedAt("2026-01-31T11:59:59.000Z"), undefined, "merged"],
  ["returns the result of a newer record", failedAt("2026-01-31T12:00:01.000Z"), undefined, "failed"],
  [
    "ignores a record older than the input since",
    failedAt("2026-01-31T12:10:00.000Z"),
    "2026-01-31T12:30:00Z",
    "merged",
  ],
])("submit with wait compares each record with its submission: %s", async (_name, failed, since, result) => {
  const end = await submitted([NOT_FOUND, OURS, failed, MERGED], since);

  expect(end.result).toBe(result);
  expect(end.outputs).toMatchObject({ submission: "submitted", "submitted-at": "2026-01-31T12:00:00.000Z" });
});

test("submit with wait continues when the record shows the previous attempt for 45 seconds", async () => {
  const clock = fakeClock();
  const startedAt = clock.now();
  const record = () => {
    const seconds = (clock.now() - startedAt) / 1000;
    const fresh = { stateChangedAt: "2026-01-31T12:00:20.000Z", state: seconds < 300 ? "testing" : "merged" };
    return recordOf(seconds < 45 ? { state: "failed" } : fresh);
  };
  const { context, warnings } = contextOf({ service: fakeService({ record, queue: () => queueOf(1) }, clock), clock });

  const { result, outputs } = await runSubmitOperation(SUBMIT_AND_WAIT, TARGET, context);

  expect(warnings).toEqual([expect.stringContaining("does not show the new attempt yet")]);
  expect(result).toBe("merged");
  expect(outputs).toMatchObject({ submission: "submitted", "submitted-at": undefined });
});
