import { expect, test } from "vitest";
import { AbortedError } from "../../src/errors.js";
import { sendQueueStateChange } from "../../src/queue/state.js";
import { waitForModeSwitch } from "../../src/queue/write.js";
import type { ServiceClient } from "../../src/service/client.js";
import { ApiError } from "../../src/service/errors.js";
import type { CallOptions, QueueService } from "../../src/service/service.js";
import { queue as queueSchema } from "../../src/service/v1/schemas.js";
import { createService } from "../../src/service/v1/service.js";
import { HOUR, MINUTE, queueIn, recordingContext, SECOND, TARGET } from "./drain-run.js";

/** Returns a client whose writes have an unknown effect and whose reads fail. Records the time limits of the reads. */
function serviceWithAmbiguousWrites(readError: Error): {
  readonly service: QueueService;
  readonly readsWithinMs: unknown[];
} {
  const readsWithinMs: unknown[] = [];
  const facts = { endpoint: "updateQueue", attempts: 1, ambiguous: true, transient: true };
  const client: ServiceClient = {
    async call({ name }, _request, options: CallOptions = {}) {
      if (name !== "getQueue") throw new ApiError("unavailable", "updateQueue got no answer", facts);
      readsWithinMs.push(options.withinMs);
      throw readError;
    },
  };
  return { service: createService(client), readsWithinMs };
}

test.each([
  [undefined, 15_000],
  [60_000, 15_000],
  [2000, 2000],
])("sendQueueStateChange with %j ms left limits the read after a failure to %d ms", async (leftMs, withinMs) => {
  const { service, readsWithinMs } = serviceWithAmbiguousWrites(new Error("no answer"));

  await expect(sendQueueStateChange(TARGET, "paused", service, leftMs)).rejects.toMatchObject({
    kind: "unavailable",
    details: [
      "The effect of the request is unknown, because the queue could not be read afterwards: check the state of the queue.",
    ],
  });
  expect(readsWithinMs).toEqual([withinMs]);
});

test("sendQueueStateChange returns aborted with a hint when it is stopped during the read", async () => {
  const { service } = serviceWithAmbiguousWrites(new AbortedError());

  await expect(sendQueueStateChange(TARGET, "paused", service)).rejects.toMatchObject({
    kind: "aborted",
    details: [
      "The run was stopped while it sent a change, so the effect of the change is unknown: check the state of the queue.",
    ],
  });
});

const SWITCHING = read("switching_modes");

function read(state: string) {
  return queueSchema.parse({ state, enqueuedPullRequests: [] });
}

test("waitForModeSwitch returns the queue at once when it does not switch modes", async () => {
  const { context, calls, lines } = recordingContext(() => ({ status: 500 }));

  expect(await waitForModeSwitch(read("paused"), TARGET, context)).toMatchObject({ state: "paused" });
  expect([calls, lines]).toEqual([[], []]);
});

test("waitForModeSwitch waits until the mode switch is finished, and logs one line", async () => {
  const { context, lines, readAt } = recordingContext((elapsedMs) =>
    queueIn(elapsedMs < 30 * SECOND ? "switching_modes" : "running", 2),
  );

  expect(await waitForModeSwitch(SWITCHING, TARGET, context)).toMatchObject({ state: "running" });
  expect(readAt).toEqual([1, 3, 7, 15, 25, 35].map((seconds) => seconds * SECOND));
  expect(lines).toHaveLength(1);
});

test("waitForModeSwitch fails after two minutes when the mode switch continues", async () => {
  const { context, calls, lines, readAt, elapsed } = recordingContext(() => queueIn("switching_modes", 2));

  await expect(waitForModeSwitch(SWITCHING, TARGET, context)).rejects.toMatchObject({
    kind: "rejected",
    message:
      "The merge queue for main of local/playground is switching modes and rejects changes. The step did not send the change.",
    details: [expect.stringContaining("still switching modes after 2m")],
  });
  expect(elapsed()).toBe(2 * MINUTE);
  expect(readAt.at(-1)).toBe(2 * MINUTE - SECOND);
  expect(new Set(calls)).toEqual(new Set(["getQueue"]));
  expect(lines).toHaveLength(1);
});

test("waitForModeSwitch fails after two minutes when the service does not reply", async () => {
  const { context, elapsed } = recordingContext(() => queueIn("running", 0), HOUR);

  await expect(waitForModeSwitch(SWITCHING, TARGET, context)).rejects.toMatchObject({ kind: "unavailable" });
  expect(elapsed()).toBe(2 * MINUTE);
});

test.each([429, 500, 503])("waitForModeSwitch continues when reads fail with status %i", async (status) => {
  const { context, lines } = recordingContext((_elapsedMs, number) => {
    if (number === 2 || number === 3) return { status };
    return queueIn(number < 5 ? "switching_modes" : "running", 0);
  });

  expect(await waitForModeSwitch(SWITCHING, TARGET, context)).toMatchObject({ state: "running" });
  expect(lines.filter((line) => line.includes(`${status}`))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith("The service responds again"))).toHaveLength(1);
});

/** Rejects the first read with a Retry-After. */
function limitedOnce(retryAfterMs: number) {
  return (_elapsedMs: number, number: number) => (number === 1 ? { status: 429, retryAfterMs } : queueIn("running", 0));
}

test("waitForModeSwitch waits for a Retry-After, but never longer than two minutes", async () => {
  const obeyed = recordingContext(limitedOnce(40 * SECOND));
  await waitForModeSwitch(SWITCHING, TARGET, obeyed.context);
  expect(obeyed.readAt).toEqual([SECOND, 41 * SECOND]);

  const bounded = recordingContext(limitedOnce(HOUR));
  await waitForModeSwitch(SWITCHING, TARGET, bounded.context);
  expect(bounded.readAt).toEqual([SECOND, 2 * MINUTE - SECOND]);
});

test("waitForModeSwitch reports the last state when all reads fail for two minutes", async () => {
  const { context, elapsed } = recordingContext(() => ({ status: 502 }));

  await expect(waitForModeSwitch(SWITCHING, TARGET, context)).rejects.toMatchObject({
    kind: "unavailable",
    details: [expect.stringContaining("was still switching modes when it was last read")],
  });
  expect(elapsed()).toBe(2 * MINUTE);
});

test.each([
  [401, "auth"],
  [404, "not-found"],
])("waitForModeSwitch fails at once when a read returns status %i", async (status, kind) => {
  const { context, calls } = recordingContext(() => ({ status }));

  await expect(waitForModeSwitch(SWITCHING, TARGET, context)).rejects.toMatchObject({ kind });
  expect(calls).toHaveLength(1);
});

test("waitForModeSwitch fails without a read after the stop signal", async () => {
  const { context, calls } = recordingContext(() => queueIn("switching_modes", 2));

  await expect(waitForModeSwitch(SWITCHING, TARGET, { ...context, signal: AbortSignal.abort() })).rejects.toThrow();
  expect(calls).toEqual([]);
});
