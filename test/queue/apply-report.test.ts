import { expect, test } from "vitest";
import { applyReport } from "../../src/queue/apply-report.js";
import type { BranchEnd } from "../../src/queue/applying.js";

const NOTICE = "The queue is switching modes now.";

function ends(count: number): readonly BranchEnd[] {
  return Array.from({ length: count }, (_, index) => ({
    branch: `release/${index}`,
    isNew: false,
    changes: [{ setting: "mode", from: "single", to: "parallel" }],
    notices: [NOTICE],
  }));
}

test("what goes for many branches is told of a few of them", () => {
  const { details = [], outputs } = applyReport("queues.yml", [], ends(12));

  expect(details).toHaveLength(11);
  expect(details[0]).toBe(`release/0: ${NOTICE}`);
  expect(details.at(-1)).toBe("The same goes for 2 more branches.");
  expect(outputs.changes).toHaveLength(12);
});

test("of a few branches it is told of each", () => {
  expect(applyReport("queues.yml", [], ends(10)).details).toHaveLength(10);
});
