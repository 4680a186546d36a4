import { expect, test } from "vitest";
import {
  pullRequestsInWords,
  queueStateInWords,
  queueTroubleInWords,
} from "../../src/queue/state-in-words.js";

test.each(["running", "paused", "draining", "switching_modes", "frozen"])("a queue that is %s", (state) => {
  const words = queueTroubleInWords(state);
  if (state === "running") expect(words).toBe("");
  else expect(words).toContain(`The queue is ${state.replace("_", " ")}`);
});

test("a queue without a state is in an unknown one", () => {
  expect(queueStateInWords("")).toBe("in an unknown state");
  expect(queueTroubleInWords("")).toContain("The queue is in an unknown state");
});

test("one pull request is not several", () => {
  expect([0, 1, 2].map(pullRequestsInWords)).toEqual([
    "0 pull requests",
    "1 pull request",
    "2 pull requests",
  ]);
});
