import { expect, test } from "vitest";
import { appliedReport } from "../../src/queue/apply.js";
import type { QueueChanges } from "../../src/queue/changes.js";
import { queue as queueSchema } from "../../src/service/v1/schemas.js";
import { TARGET } from "./drain-run.js";

const NOTICE = "The queue is switching modes now";

/** Queues with a pull request in each whose mode was changed. */
function changed(count: number): readonly QueueChanges[] {
  const queue = queueSchema.parse({ state: "running", enqueuedPullRequests: [{ prNumber: 1 }] });
  return Array.from({ length: count }, (_, index) => ({
    target: { ...TARGET, targetBranch: `release/${index}` },
    wanted: new Map([["mode", "parallel"]]),
    queue,
    changes: [{ setting: "mode", from: "single", to: "parallel" }],
  }));
}

test("reports a few branches when a notice is about many", () => {
  const { details = [], outputs } = appliedReport("12 merge queues in queues.yml", changed(12));

  expect(details).toHaveLength(11);
  expect(details[0]).toContain(`release/0: ${NOTICE}`);
  expect(details.at(-1)).toBe("The same goes for 2 more branches.");
  expect(outputs.changes).toHaveLength(12);
});
