import { test } from "vitest";
import { isLive, type QueueState } from "../../src/engine/state.js";
import { values } from "../../src/engine/tree.js";
import { pageView, type QueueView } from "../../src/page/view/view.js";
import { simulate } from "../../src/scenario/simulate.js";
import { anyDay } from "../support/days/random-days.js";
import { expectRulesOnDays } from "../support/days/try-days.js";
import { playedQueue } from "./played-queue.js";

const empty = playedQueue({ changes: [], inputs: [], atSeconds: 0 });

function* findProblems(state: QueueState, { lanes, bisections, notReady }: QueueView): Iterable<string> {
  const boxes = [...lanes, ...bisections].flatMap((each) => each.boxes);
  const shown = [...boxes.flatMap(({ members }) => members.items), ...notReady.items].map(({ number }) => number);
  const live = [...values(state.entries)].filter(isLive).map(({ number }) => number);
  if (inOrder(shown) !== inOrder(live)) yield `shows ${inOrder(shown)} of ${inOrder(live)}`;
  for (const { state: is, title, why } of boxes) {
    if (is !== "testing" && why.length === 0) yield `has no cause for ${title} in state ${is}`;
    for (const words of why) {
      const text = words.map((word) => (typeof word === "string" ? word : "x")).join("");
      if (!/^[A-Z][^_]*\.$/.test(text) || / [.,]|undefined|NaN| {2}/.test(text)) yield `contains "${text}"`;
    }
  }
}

function inOrder(numbers: readonly number[]): string {
  return numbers.toSorted((one, other) => one - other).join(" ");
}

test("pageView shows each pull request of any queue once, and the cause of each wait", () => {
  expectRulesOnDays(
    anyDay,
    (day) => {
      const problems: string[] = [];
      simulate(day, ({ outcome: { state }, nowMs }) => {
        const [queue] = pageView([{ ...empty, state }], { nowMs, speed: 1 }).queues;
        if (queue !== undefined) problems.push(...findProblems(state, queue));
      });
      return problems;
    },
    0.2,
  );
});
