import { describe, expect, test } from "vitest";
import { InputError } from "../../../src/errors.js";
import { readScenario } from "../../../src/local-queue/scenario/read.js";

/** The lines of the message that a text is refused with. */
async function refusal(text: string): Promise<readonly string[]> {
  const error: unknown = await readScenario(text, "day.yml").catch((thrown: unknown) => thrown);
  if (!(error instanceof InputError)) throw new Error(`It was not refused: ${String(error)}`);
  return error.message.split("\n").map((line) => line.replace(/^- /, ""));
}

const cancelling = (number: number) =>
  `pull-requests: [{ number: 7 }]\ngenerate: [{ count: 2 }]\nevents: [{ at: 1m, cancel: ${number} }]`;

describe("a scenario", () => {
  test("takes 0 for every setting of which a queue may have none", async () => {
    const zeros = {
      bisectionConcurrency: 0,
      testingTimeoutMinutes: 0,
      pendingFailureDepth: 0,
      batchingMaxWaitTimeMinutes: 0,
      notReadyTimeoutHours: 0,
    };
    const file = await readScenario(JSON.stringify({ queue: zeros, "pull-requests": [{}] }), "day.yml");
    expect(file.queue).toEqual(zeros);
  });

  test("is read with durations in seconds, settings by their names and priorities by their values", async () => {
    const file = await readScenario(
      `
about: One of each
tests: 1h30m
until: 2d
queue: { can-optimistically-merge: true, batchingMinSize: 4 }
pull-requests:
  - { tests: 90s, priority: high, submit: never, targets: ALL, conflicts-with: 2 }
  - { flaky: 0.5, priority: 7, submit: 0, targets: [a, b], conflicts-in-text: [1] }
generate:
  - { count: 3, tests: 5m to 20m, broken: true, targets: { of: 5, each: 2 } }
events:
  - { at: 5m, push: target }
  - { at: 6m, queue: drain }
  - { at: 7m, queue: { concurrency: 9 } }
faults:
  - { at: 1m, endpoint: submitPullRequest, times: 2, fault: { kind: status, status: 503 } }
`,
      "day.yml",
    );

    expect(file).toMatchObject({
      tests: 5400,
      until: 172_800,
      queue: { canOptimisticallyMerge: true, batchingMinSize: 4 },
      "pull-requests": [
        { tests: 90, priority: 10, submit: "never", targets: "ALL", "conflicts-with": [2] },
        { flaky: 0.5, priority: 7, submit: 0, targets: ["a", "b"], "conflicts-in-text": [1] },
      ],
      generate: [{ count: 3, tests: { least: 300, most: 1200 }, broken: 1, targets: { of: 5, each: 2 } }],
      events: [
        { at: 300, push: "target" },
        { at: 360, queue: "draining" },
        { at: 420, queue: { concurrency: 9 } },
      ],
      faults: [{ at: 60, endpoint: "submitPullRequest", times: 2, fault: { kind: "status", status: 503 } }],
    });
  });

  test("is refused with the line of each problem, what came and what is allowed", async () => {
    const lines = await refusal(`
queue:
  concurency: 4
  mode: paralel
test: 10m
pull-requests:
  - number: 1
    tests: 10
    flaky: 2
  - borken: true
    priority: hihg
    submit: soon
    targets: 3
`);

    expect(lines).toEqual([
      "day.yml line 3, queue.concurency: is not a setting; did you mean concurrency?",
      'day.yml line 4, queue.mode: must be one of single, parallel; got "paralel"; did you mean parallel?',
      "day.yml line 5, test: is not known; did you mean tests?",
      "day.yml line 8, pull-requests[1].tests: must be a duration such as 90s, 10m or 1h30m, of a day at most; got 10 (for minutes write 10m)",
      "day.yml line 9, pull-requests[1].flaky: must be a number from 0 to 1; got 2",
      "day.yml line 10, pull-requests[2].borken: is not known; did you mean broken?",
      'day.yml line 11, pull-requests[2].priority: must be one of urgent, high, medium, low, or a whole number from 0 to 255; got "hihg"; did you mean high?',
      'day.yml line 12, pull-requests[2].submit: must be a duration such as 90s, 10m or 1h30m, or never; got "soon"',
      "day.yml line 13, pull-requests[2].targets: must be ALL or a list of names; got 3",
    ]);
  });

  test.each([
    ["tests: 1h to 2h", 'must be a duration such as 90s, 10m or 1h30m, of a day at most; got "1h to 2h"'],
    ["tests: 2d", 'must be a duration such as 90s, 10m or 1h30m, of a day at most; got "2d"'],
    ["conflicts-with: x", 'must be the number of a pull request, or a list of them; got "x"'],
    ["conflicts-with: [2, 0]", "must be the number of a pull request, or a list of them; got [2,0]"],
    ["conflicts-with: 9", "there is no pull request 9"],
    ["conflicts-with: 1", "pull request 1 cannot conflict with itself"],
    ["conflicts-in-text: [1]", "pull request 1 cannot conflict with itself"],
    ["flaky-runs: 0", "must be which of its test runs, such as 1 for the first, or a list of them; got 0"],
    ["flaky-runs: [2, 1.5]", "must be which of its test runs, such as 1 for the first, or a list of them; got [2,1.5]"],
    ["silent: maybe", 'must be true or false; got "maybe"'],
    ["title:", "must be a string that is not empty; got nothing"],
    ["colour: red", "is not known; the keys here are number, title, submit, tests"],
  ])("is refused for a pull request with %s", async (written, rule) => {
    const [line = "", ...more] = await refusal(`pull-requests:\n  - ${written}\n`);

    expect(line).toContain(`day.yml line 2, pull-requests[1].${written.split(":")[0]}: ${rule}`);
    expect(more).toEqual([]);
  });

  test.each([
    ["{ count: 0 }", "[1].count: must be an integer from 1 to 100000; got 0"],
    ["{}", "[1].count: is missing; it must be an integer from 1 to 100000"],
    [
      "{ count: 2, tests: 20m to 5m }",
      '[1].tests: must be a duration such as 90s, 10m or 1h30m, of a day at most, or a range such as 5m to 20m; got "20m to 5m"',
    ],
    ["{ count: 2, tests: 5m to 6m to 7m }", "[1].tests: must be"],
    ["{ count: 2, tests: 5m to x }", "[1].tests: must be"],
    ["{ count: 2, broken: 2 }", "[1].broken: must be a number from 0 to 1, true or false; got 2"],
    ["{ count: 2, every: 5m, per-hour: 3 }", "[1].per-hour: cannot stand beside every; take one of them"],
    ["{ count: 2, targets: { each: 2 } }", "[1].targets: must be ALL, a list of names, or { of: 20, each: 2 }"],
  ])("is refused for a generator %s", async (written, rule) => {
    const lines = await refusal(`generate:\n  - ${written}\n`);

    expect(lines[0]).toContain(`day.yml line 2, generate${rule}`);
  });

  test.each([
    ["at: 5m", ": does nothing; say one of push, submit, cancel, close, restart, merge-by-hand, change, queue"],
    ["cancel: 1", ".at: is missing; it must be a duration such as 90s, 10m or 1h30m"],
    ["at: 5m, push: 1, cancel: 1", ".cancel: cannot stand beside push; write two events of the same time"],
    ["at: 5m, cancel: 9", ".cancel: there is no pull request 9"],
    ["at: 5m, cancel: 1, broken: true", ".broken: means nothing beside cancel; it belongs to push or change"],
    ["at: 5m, push: target, broken: true", ".broken: means nothing beside push; it belongs to push or change"],
    ["at: 5m, push: 1, conflicts-with: 1", ".conflicts-with: pull request 1 cannot conflict with itself"],
    ["at: 5m, push: 1, priority: high", ".priority: means nothing beside push; it belongs to submit"],
    ["at: 5m, change: 1", ": changes nothing; say what is different, such as broken: false"],
    ["at: 5m, queue: stop", '.queue: must be pause, resume, drain, or a mapping of settings; got "stop"'],
    ["at: 5m, queue: { concurrency: 0 }", ".queue.concurrency: must be an integer from 1 to 4294967295; got 0"],
    ["at: 5m, queue: { concurency: 2 }", ".queue.concurency: is not a setting; did you mean concurrency?"],
  ])("is refused for an event { %s }", async (written, rule) => {
    expect(await refusal(`pull-requests: [{}]\nevents:\n  - { ${written} }\n`)).toEqual([
      `day.yml line 3, events[1]${rule}`,
    ]);
  });

  test.each([
    ["pull-requests: [", "day.yml line 1: "],
    ["pull-requests: *nobody", "nobody"],
    [
      "pull-requests: [{}]\n---\npull-requests: [{}]",
      "day.yml line 2: must be one YAML document; another one begins here",
    ],
    [
      "pull-requests: &all [{}, *all]",
      "day.yml line 1, pull-requests[2]: must be a mapping of keys to values; got a long value",
    ],
    ["", "day.yml line 1: must be a mapping of keys to values; got nothing"],
    ["[]", "day.yml line 1: must be a mapping of keys to values; got []"],
    ["about: Nothing happens", "has no pull request: list some under pull-requests, or generate them"],
    [
      "pull-requests:\n  - number: 3\n  - {}\n  - number: 4",
      "day.yml line 4, pull-requests[3]: the number 4 is there twice",
    ],
    [
      "pull-requests: [{}]\nfaults: [{ at: 0, endpoint: x, fault: { kind: drop, when: after } }]",
      "faults[1].endpoint: must be one of *",
    ],
    [
      "pull-requests: [{}]\nfaults: [{ at: 0, endpoint: getQueue, fault: { kind: dropp } }]",
      "faults[1].fault.kind: must be one of status",
    ],
  ])("%j is refused", async (written, rule) => {
    const lines = await refusal(written);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(rule);
  });

  test("with very many problems is refused with the first of them", async () => {
    const lines = await refusal(`pull-requests:\n${"  - { tests: 1 }\n".repeat(40)}`);

    expect(lines).toHaveLength(11);
    expect(lines[9]).toContain("line 11, pull-requests[10].tests");
    expect(lines[10]).toBe("and 30 more");
  });

  test("may name in events and conflicts what it generates, after the highest number that is listed", async () => {
    await expect(readScenario(cancelling(9), "day.yml")).resolves.toBeDefined();
    await expect(readScenario(cancelling(10), "day.yml")).rejects.toThrow("there is no pull request 10");
    await expect(readScenario(cancelling(1), "day.yml")).rejects.toThrow("there is no pull request 1");
  });
});
