import { expect, test } from "vitest";
import type { CallOptions, Client } from "../../src/api/client.js";
import { AbortedError, ApiError } from "../../src/errors.js";
import { setState } from "../../src/queue/change-state.js";
import { PLACE } from "./drain-run.js";

/** A client whose changes have no clear end, and whose reads end in an error; notes how long these may take. */
function unclear(readError: Error): { readonly client: Client; readonly readsWithinMs: unknown[] } {
  const readsWithinMs: unknown[] = [];
  const facts = { endpoint: "updateQueue", attempts: 1, ambiguous: true, transient: true };
  const client: Client = {
    async call({ name }, _request, options: CallOptions = {}) {
      if (name !== "getQueue") throw new ApiError("unavailable", "updateQueue got no answer", facts);
      readsWithinMs.push(options.withinMs);
      throw readError;
    },
  };
  return { client, readsWithinMs };
}

test.each([
  [undefined, 15_000],
  [60_000, 15_000],
  [2000, 2000],
])("with %j ms left the read that decides may take %d", async (leftMs, withinMs) => {
  const { client, readsWithinMs } = unclear(new Error("no answer"));

  await expect(setState(PLACE, "paused", client, leftMs)).rejects.toMatchObject({
    kind: "unavailable",
    details: [
      "It is not known whether it took effect, since the queue could not be read afterwards: look at the state of the queue.",
    ],
  });
  expect(readsWithinMs).toEqual([withinMs]);
});

test("a step that is stopped during that read ends as stopped, and says what may be", async () => {
  const { client } = unclear(new AbortedError());

  await expect(setState(PLACE, "paused", client)).rejects.toMatchObject({
    kind: "aborted",
    details: ["It was stopped while the change was under way: look at the state of the queue."],
  });
});
