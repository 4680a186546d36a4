import { describe, expect, test } from "vitest";
import { timelineOf, timelineText } from "../../../src/local-queue/scenario/timeline.js";
import { simulate } from "../../../src/local-queue/simulation/simulate.js";
import { drawn } from "./drawn.js";

/** The lines of a scenario's timeline, without their times. */
async function told(scenario: string): Promise<readonly string[]> {
  const simulation = await drawn(scenario);
  return timelineOf(simulate(simulation), simulation.inputs).map(({ text }) => text);
}

describe("a timeline tells", () => {
  test("of a failure its cause, and what it waits for before it counts", async () => {
    const lines = await told(`
queue: { concurrency: 4, pending-failure-depth: 1 }
pull-requests: [{ tests: 30m }, { tests: 5m, conflicts-with: 1 }, { tests: 5m, broken: true, submit: 20m }]
`);

    expect(lines).toContain(
      "the tests of #2 fail: #1 and #2 break each other; not decided yet, what is ahead may be at fault",
    );
    expect(lines).toContain(
      "the tests of #3 fail: #1 and #2 break each other and #3 is broken; not decided yet, what is ahead may be at fault",
    );
    expect(lines.filter((line) => line.includes("is ejected"))).toEqual([
      "#2 is ejected: a required check failed",
      "#3 is ejected: a required check failed",
    ]);
  });

  test("of a failure that those behind may clear that it waits for them", async () => {
    const lines = await told(`
queue: { concurrency: 2, pending-failure-depth: 1 }
pull-requests: [{ broken: true }, { tests: 20m }]
`);

    expect(lines).toContain(
      "the tests of #1 fail: #1 is broken; not decided yet, what is tested behind may still clear it",
    );
  });

  test("who waits, passes before it can be merged, and is merged with whom", async () => {
    expect(await told("queue: { concurrency: 2 }\npull-requests: [{ tests: 20m }, {}, {}]")).toEqual([
      "#3 is submitted",
      "#1 is tested",
      "#2 is tested on top of #1",
      "#2 passes, and waits to be merged",
      "#3 is tested on top of #1, #2",
      "#1, #2 and #3 are merged",
    ]);
  });

  test("nothing that would have come after the end", async () => {
    const events = "events: [{ at: 5m, queue: pause }, { at: 20m, queue: resume }]";
    expect(await told(`until: 15m\npull-requests: [{}]\n${events}`)).toEqual([
      "#1 is tested",
      "the queue is paused",
      "#1 passes, and waits to be merged",
    ]);
  });

  test("what people do, with the reason for what follows", async () => {
    const lines = await told(`
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
        "somebody pushes to the target branch",
        "each of #1, #2 and #3 starts again: somebody pushed to the target branch, so it is tested on the new one",
        "#3 starts again: somebody asked for its tests again",
        "#1 leaves the queue: it was closed",
        "settings change: concurrency 9, mode parallel",
        "#2 is another change now",
        "the queue is drained: it takes nothing in",
        "the queue runs on",
      ]),
    );
  });

  test("of a test branch that cannot be made which other pull request is in the way", async () => {
    expect(
      await told("pull-requests: [{}, { conflicts-in-text: 1, submit: 1m }]\nqueue: { concurrency: 2 }"),
    ).toContain("#2 is ejected: it conflicts with #1");
  });

  test("of a check that never reports that nothing came", async () => {
    const lines = await told("queue: { testing-timeout-minutes: 5 }\npull-requests: [{ silent: true }]");

    expect(lines).toEqual([
      "#1 is tested",
      "the tests of #1 fail: a check never reports",
      "#1 is ejected: its tests took longer than the queue allows",
    ]);
  });

  test("of a merge without tests why there were none", async () => {
    expect(await told("queue: { direct-merge-mode: always }\npull-requests: [{ up-to-date: true }]")).toEqual([
      "#1 is merged: it was up to date with an empty queue, so it was merged without tests",
    ]);
  });
});

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ atSeconds: Math.floor(index / 2) * 300, text: `line ${index}` }));

describe("the text of a timeline", () => {
  test("shows each time once, in one column", () => {
    expect(timelineText([...linesOf(3), { atSeconds: 5400, text: "late" }], false)).toBe(
      "   0s  line 0\n       line 1\n   5m  line 2\n1h30m  late\n",
    );
  });

  test("has a gap where it is long, unless all of it is wanted", () => {
    const short = timelineText(linesOf(80), false).trimEnd().split("\n");

    expect(short).toHaveLength(51);
    expect(short[40]?.trim()).toBe("... 30 more lines; --whole shows them");
    expect(short[41]).toMatch(/^ *2h55m {2}line 70$/);
    expect(timelineText(linesOf(80), true).trimEnd().split("\n")).toHaveLength(80);
    expect(timelineText(linesOf(51), false)).not.toContain("more lines");
    expect(timelineText([], false)).toBe("");
  });
});
