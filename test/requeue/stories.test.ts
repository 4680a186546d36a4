import { describe, expect, test } from "vitest";
import { seeded } from "../../local-queue/test/support/seeded.js";
import { createRequeueTally, playRequeueStories, STORIES_PER_QUEUE } from "../support/requeue-stories.js";

/** Number of queues in this sample. The part `requeues` of `npm run torture` plays 10,000 stories. */
const QUEUES = 20;

describe(`requeue in ${QUEUES * STORIES_PER_QUEUE} random stories`, async () => {
  const tally = createRequeueTally();
  for (let seed = 1; seed <= QUEUES; seed += 1) await playRequeueStories(seeded(seed), `seed ${seed}`, tally);

  test("never submits again after a real failure, and submits each head commit at most once", () => {
    expect(tally.deviations).toEqual([]);
  });

  test("submits the pull request again after every failure that is not real when all rules allow it", () => {
    const { eligible, failures, requeued } = tally;
    expect(eligible.count).toBeGreaterThan(30);
    expect(eligible.requeued).toBe(eligible.count);
    expect([...requeued.keys()].toSorted()).toEqual(["flaky", "infrastructure", "slow"]);
    for (const truth of ["change", "conflict", "missing-check", "set-up"] as const)
      expect(failures.get(truth), truth).toBeGreaterThan(5);
  });
});
