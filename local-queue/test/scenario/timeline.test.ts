import { describe, expect, test } from "vitest";
import { simulate } from "../../src/scenario/simulate.js";
import { buildTimeline, timelineText } from "../../src/scenario/timeline.js";
import { drawn } from "./drawn.js";

/** Returns the lines of a scenario's timeline without their times. */
async function linesIn(scenario: string): Promise<readonly string[]> {
  const { simulation } = await drawn(scenario);
  return buildTimeline(simulate(simulation), simulation.inputs).map(({ text }) => text);
}

// test/docs compares the timelines of all ready-made scenarios in docs/scenarios.md.
describe("timeline of a simulation", () => {
  test("contains no line after the end", async () => {
    const events = "events: [{ at: 5m, queue: pause }, { at: 20m, queue: resume }]";
    expect(await linesIn(`until: 15m\npull-requests: [{}]\n${events}`)).toEqual([
      "#1 is tested",
      "the queue is paused",
      "#1 passes and waits for the merge",
    ]);
  });

  test("contains actions of people, and the cause of each effect", async () => {
    const lines = await linesIn(`
queue: { concurrency: 3 }
pull-requests: [{}, {}, {}, { submit: never }, {}]
events:
  - { at: 1m, push: target }
  - { at: 2m, restart: 3 }
  - { at: 3m, close: 1 }
  - { at: 4m, merge-by-hand: 4 }
  - { at: 5m, queue: { concurrency: 9, mode: parallel } }
  - { at: 6m, change: 2, broken: true }
  - { at: 6m, queue: drain }
  - { at: 40m, queue: resume }
`);

    expect(lines).toEqual(
      expect.arrayContaining([
        "a push moves the target branch",
        "each of #1, #2 and #3 restarts: the target branch received a push, so it is tested on the new branch",
        "#3 restarts: a user restarted its tests",
        "#1 leaves the queue: it was closed",
        "settings change: concurrency 9, mode parallel",
        "the content of #2 changes",
        "the queue drains and admits no more pull requests",
        "the queue resumes",
      ]),
    );
  });

  test("explains why a pull request is merged without tests", async () => {
    expect(await linesIn("queue: { direct-merge-mode: always }\npull-requests: [{ up-to-date: true }]")).toEqual([
      "#1 is merged: it was up to date and the queue was empty, so it was merged without tests",
    ]);
  });
});

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ atSeconds: Math.floor(index / 2) * 300, text: `line ${index}` }));

describe("text of a timeline", () => {
  test("shows each time only once, and all times in one column", () => {
    expect(timelineText([...linesOf(3), { atSeconds: 5400, text: "late" }], false)).toBe(
      "   0s  line 0\n       line 1\n   5m  line 2\n1h30m  late\n",
    );
  });

  test("omits the middle of a long timeline, unless the caller asks for all lines", () => {
    const short = timelineText(linesOf(80), false).trimEnd().split("\n");

    expect(short).toHaveLength(51);
    expect(short[40]?.trim()).toBe("... 30 more lines; --whole shows them");
    expect(short[41]).toMatch(/^ *2h55m {2}line 70$/);
    expect(timelineText(linesOf(80), true).trimEnd().split("\n")).toHaveLength(80);
    expect(timelineText(linesOf(51), false)).not.toContain("more lines");
    expect(timelineText([], false)).toBe("");
  });
});
