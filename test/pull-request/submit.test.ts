import { expect, test } from "vitest";
import { submit } from "../../src/pull-request/submit.js";
import { fakeClock } from "../fake-clock.js";
import { type FakeAnswer, fakeService, recordOf } from "./fake-service.js";
import { contextOf, NOT_FOUND, SUBMIT_AND_WAIT, TARGET } from "./lagging-queue.js";

/** A submission with a wait whose reads of the record are answered in turn. */
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
  const { context } = contextOf({ service, clock, signal: new AbortController().signal });
  return submit({ ...SUBMIT_AND_WAIT, since }, TARGET, context);
}

const OURS = recordOf({ id: "record-2", state: "pending" });
const MERGED = recordOf({ id: "record-2", state: "merged", stateChangedAt: "2026-01-31T13:00:00.000Z" });

test("a wait after a submission takes no record from before it for its end", async () => {
  const before = recordOf({ id: "record-1", state: "failed", stateChangedAt: "2026-01-31T11:59:59.000Z" });

  const { result, outputs } = await submitted([NOT_FOUND, OURS, before, MERGED]);

  expect(result).toBe("merged");
  expect(outputs).toMatchObject({ submission: "submitted", "submitted-at": "2026-01-31T12:00:00.000Z" });
});

test("a record from after the submission is its end", async () => {
  const failed = recordOf({ id: "record-1", state: "failed", stateChangedAt: "2026-01-31T12:00:01.000Z" });

  expect((await submitted([NOT_FOUND, OURS, failed, MERGED])).result).toBe("failed");
});

test("the input since counts before the time of the submission", async () => {
  const failed = recordOf({ id: "record-1", state: "failed", stateChangedAt: "2026-01-31T12:10:00.000Z" });

  const { result } = await submitted([NOT_FOUND, OURS, failed, MERGED], "2026-01-31T12:30:00.000Z");

  expect(result).toBe("merged");
});

test("a merge of another head ends the wait as merged", async () => {
  const other = recordOf({
    id: "record-2",
    state: "merged",
    prSha: "2".repeat(40),
    stateChangedAt: "2026-01-31T12:05:00.000Z",
  });

  expect((await submitted([NOT_FOUND, OURS, other])).result).toBe("merged");
  expect((await submitted([NOT_FOUND, other])).result).toBe("merged");
});
