import { expect, test } from "vitest";
import { AbortedError } from "../../src/errors.js";
import { setState } from "../../src/queue/state.js";
import { settledQueue } from "../../src/queue/write.js";
import { ApiError } from "../../src/service/errors.js";
import type { CallOptions, QueueService } from "../../src/service/service.js";
import type { Client } from "../../src/service/v1/client.js";
import { queue as queueSchema } from "../../src/service/v1/schemas.js";
import { createService } from "../../src/service/v1/service.js";
import { HOUR, MINUTE, queueIn, SECOND, surroundings, TARGET } from "./drain-run.js";

/** A client whose changes have no clear end, and whose reads end in an error; notes how long these may take. */
function unclear(readError: Error): { readonly service: QueueService; readonly readsWithinMs: unknown[] } {
  const readsWithinMs: unknown[] = [];
  const facts = { endpoint: "updateQueue", attempts: 1, ambiguous: true, transient: true };
  const client: Client = {
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
])("with %j ms left the read that decides may take %d", async (leftMs, withinMs) => {
  const { service, readsWithinMs } = unclear(new Error("no answer"));

  await expect(setState(TARGET, "paused", service, leftMs)).rejects.toMatchObject({
    kind: "unavailable",
    details: [
      "It is not known whether it took effect, since the queue could not be read afterwards: look at the state of the queue.",
    ],
  });
  expect(readsWithinMs).toEqual([withinMs]);
});

test("ends as aborted, with a hint, when it is stopped during that read", async () => {
  const { service } = unclear(new AbortedError());

  await expect(setState(TARGET, "paused", service)).rejects.toMatchObject({
    kind: "aborted",
    details: ["It was stopped while the change was under way: look at the state of the queue."],
  });
});

const SWITCHING = read("switching_modes");

function read(state: string) {
  return queueSchema.parse({ state, enqueuedPullRequests: [] });
}

test("a queue that does not switch modes is taken as it was read", async () => {
  const { context, calls, lines } = surroundings(() => ({ status: 500 }));

  expect(await settledQueue(read("paused"), TARGET, context)).toMatchObject({ state: "paused" });
  expect([calls, lines]).toEqual([[], []]);
});

test("the end of a switch of modes is waited for, with one line in the log", async () => {
  const { context, lines, readAt } = surroundings((elapsedMs) =>
    queueIn(elapsedMs < 30 * SECOND ? "switching_modes" : "running", 2),
  );

  expect(await settledQueue(SWITCHING, TARGET, context)).toMatchObject({ state: "running" });
  expect(readAt).toEqual([1, 3, 7, 15, 25, 35].map((seconds) => seconds * SECOND));
  expect(lines).toHaveLength(1);
});

test("a switch of modes that goes on is waited for two minutes at most, and nothing is sent", async () => {
  const { context, calls, lines, readAt, elapsed } = surroundings(() => queueIn("switching_modes", 2));

  await expect(settledQueue(SWITCHING, TARGET, context)).rejects.toMatchObject({
    kind: "rejected",
    message: "The merge queue for main of local/playground is switching modes and takes no changes; nothing was sent.",
    details: [expect.stringContaining("still switching after 2m")],
  });
  expect(elapsed()).toBe(2 * MINUTE);
  expect(readAt.at(-1)).toBe(2 * MINUTE - SECOND);
  expect(new Set(calls)).toEqual(new Set(["getQueue"]));
  expect(lines).toHaveLength(1);
});

test("an answer that hangs does not move the end of the two minutes", async () => {
  const { context, elapsed } = surroundings(() => queueIn("running", 0), HOUR);

  await expect(settledQueue(SWITCHING, TARGET, context)).rejects.toMatchObject({ kind: "unavailable" });
  expect(elapsed()).toBe(2 * MINUTE);
});

test.each([429, 500, 503])("a service that fails now and then is waited over: %i", async (status) => {
  const { context, lines } = surroundings((_elapsedMs, number) => {
    if (number === 2 || number === 3) return { status };
    return queueIn(number < 5 ? "switching_modes" : "running", 0);
  });

  expect(await settledQueue(SWITCHING, TARGET, context)).toMatchObject({ state: "running" });
  expect(lines.filter((line) => line.includes(`${status}`))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith("The service can be read again"))).toHaveLength(1);
});

/** A queue whose first read is put off. */
function busy(retryAfterMs: number) {
  return (_elapsedMs: number, number: number) => (number === 1 ? { status: 429, retryAfterMs } : queueIn("running", 0));
}

test("its Retry-After sets the next read, but never past the two minutes", async () => {
  const obeyed = surroundings(busy(40 * SECOND));
  await settledQueue(SWITCHING, TARGET, obeyed.context);
  expect(obeyed.readAt).toEqual([SECOND, 41 * SECOND]);

  const bounded = surroundings(busy(HOUR));
  await settledQueue(SWITCHING, TARGET, bounded.context);
  expect(bounded.readAt).toEqual([SECOND, 2 * MINUTE - SECOND]);
});

test("a service that fails to the end is the error, with what was seen before", async () => {
  const { context, elapsed } = surroundings(() => ({ status: 502 }));

  await expect(settledQueue(SWITCHING, TARGET, context)).rejects.toMatchObject({
    kind: "unavailable",
    details: [expect.stringContaining("was switching modes when it was last read, and nothing was sent")],
  });
  expect(elapsed()).toBe(2 * MINUTE);
});

test.each([
  [401, "auth"],
  [404, "not-found"],
])("a status that asking again cannot mend ends it: %i", async (status, kind) => {
  const { context, calls } = surroundings(() => ({ status }));

  await expect(settledQueue(SWITCHING, TARGET, context)).rejects.toMatchObject({ kind });
  expect(calls).toHaveLength(1);
});

test("a signal ends the wait for it", async () => {
  const { context, calls } = surroundings(() => queueIn("switching_modes", 2));

  await expect(settledQueue(SWITCHING, TARGET, { ...context, signal: AbortSignal.abort() })).rejects.toThrow();
  expect(calls).toEqual([]);
});
