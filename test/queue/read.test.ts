import { expect, test } from "vitest";
import { explainQueueState } from "../../src/queue/read.js";

test.each(["running", "paused", "draining", "switching_modes", "frozen"])("a queue that is %s", (state) => {
  const explanation = explainQueueState(state);
  if (state === "running") expect(explanation).toBe("");
  else expect(explanation).toContain(`The queue is ${state.replace("_", " ")}`);
});

test("a queue without a state is in an unknown one", () => {
  expect(explainQueueState("")).toContain("The queue is in an unknown state");
});
