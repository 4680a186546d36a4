import { describe, expect, test } from "vitest";
import { InputError } from "../../../../src/errors.js";
import { listSettings } from "../../../src/engine/settings.js";
import { readScenario } from "../../../src/scenario/file/read.js";

/** Returns the lines of the error that a text causes. */
async function refusal(text: string): Promise<readonly string[]> {
  const error: unknown = await readScenario(text, "day.yml").catch((thrown: unknown) => thrown);
  if (!(error instanceof InputError)) throw new Error(`It was not refused: ${String(error)}`);
  return error.message.split("\n").map((line) => line.replace(/^- /, ""));
}

describe("scenario file", () => {
  test.each(listSettings().flatMap(([name, { least }]) => (least === 0 ? name : [])))(
    "accepts 0 for the setting %s",
    async (setting) => {
      const { queue } = await readScenario(`queue: { ${setting}: 0 }\npull-requests: [{}]`, "day.yml");
      expect(queue).toEqual({ [setting]: 0 });
    },
  );

  test("converts durations to seconds and priorities to values, and finds settings by name", async () => {
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
        { at: 360, queue: { type: "phase", phase: "draining" } },
        { at: 420, queue: { type: "settings", settings: { concurrency: 9 } } },
      ],
      faults: [{ at: 60, endpoint: "submitPullRequest", times: 2, fault: { kind: "status", status: 503 } }],
    });
  });

  test("reports the line, the value and the rule of each problem", async () => {
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
      "day.yml line 8, pull-requests[1].tests: must be a duration such as 90s, 10m or 1h30m, at most 24h; got 10 (for minutes write 10m)",
      "day.yml line 9, pull-requests[1].flaky: must be a number from 0 to 1; got 2",
      "day.yml line 10, pull-requests[2].borken: is not known; did you mean broken?",
      'day.yml line 11, pull-requests[2].priority: must be one of urgent, high, medium, low, or a whole number from 0 to 255; got "hihg"; did you mean high?',
      'day.yml line 12, pull-requests[2].submit: must be a duration such as 90s, 10m or 1h30m, or never; got "soon"',
      "day.yml line 13, pull-requests[2].targets: must be ALL or a list of names; got 3",
    ]);
  });

  const DURATION = "must be a duration such as 90s, 10m or 1h30m, at most 24h";
  const NUMBERS = "must be the number of a pull request, or a list of numbers";
  const RUNS =
    "must be the number of one of its test runs, such as 1 for the first test run, or a list of such numbers";

  test.each([
    // Problems of pull requests.
    ["- tests: 1h to 2h", `.tests: ${DURATION}; got "1h to 2h"`],
    ["- tests: 2d", `.tests: ${DURATION}; got "2d"`],
    ["- conflicts-with: [2, 0]", `.conflicts-with: ${NUMBERS}; got [2,0]`],
    ["- conflicts-with: 9", ".conflicts-with: there is no pull request 9"],
    ["- conflicts-with: 1", ".conflicts-with: pull request 1 cannot conflict with itself"],
    ["- conflicts-in-text: [1]", ".conflicts-in-text: pull request 1 cannot conflict with itself"],
    ["- flaky-runs: 0", `.flaky-runs: ${RUNS}; got 0`],
    ["- silent: maybe", '.silent: must be true or false; got "maybe"'],
    ["- title:", ".title: must be a string that is not empty; got nothing"],
    ["- colour: red", ".colour: is not known; the keys here are number, title, submit, tests, broken, flaky, silent, "],
    // Problems of generators.
    ["- { count: 0 }", ".count: must be an integer from 1 to 100000; got 0"],
    ["- { broken: true }", ".count: is missing; it must be an integer from 1 to 100000"],
    ["- { count: 2, tests: 20m to 5m }", `.tests: ${DURATION}, or a range such as 5m to 20m; got "20m to 5m"`],
    ["- { count: 2, tests: 5m to 6m to 7m }", `.tests: ${DURATION}, or a range`],
    ["- { count: 2, tests: 5m to x }", `.tests: ${DURATION}, or a range`],
    ["- { count: 2, broken: 2 }", ".broken: must be a number from 0 to 1, true or false; got 2"],
    ["- { count: 2, every: 5m, per-hour: 3 }", ".per-hour: cannot be combined with every; remove one of them"],
    ["- { count: 2, targets: { each: 2 } }", ".targets: must be ALL, a list of names, or { of: 20, each: 2 }"],
    // Problems of events.
    ["- at: 5m", ": has no action; add one of push, submit, cancel, close, restart, merge-by-hand, change, queue"],
    ["- cancel: 1", ".at: is missing; it must be a duration such as 90s, 10m or 1h30m"],
    ["- { at: 5m, push: 1, cancel: 1 }", ".cancel: cannot be combined with push; write two events with the same time"],
    ["- { at: 5m, cancel: 9 }", ".cancel: there is no pull request 9"],
    ["- { at: 5m, cancel: 1, broken: true }", ".broken: has no effect with cancel; it belongs to push or change"],
    ["- { at: 5m, push: target, broken: true }", ".broken: has no effect with push; it belongs to push or change"],
    ["- { at: 5m, push: 1, conflicts-with: 1 }", ".conflicts-with: pull request 1 cannot conflict with itself"],
    ["- { at: 5m, push: 1, priority: high }", ".priority: has no effect with push; it belongs to submit"],
    ["- { at: 5m, change: 1 }", ": changes nothing; add a difference such as broken: false"],
    ["- { at: 5m, queue: stop }", '.queue: must be pause, resume, drain, or a mapping of settings; got "stop"'],
    ["- { at: 5m, queue: { concurrency: 0 } }", ".queue.concurrency: must be an integer from 1 to 4294967295; got 0"],
    ["- { at: 5m, queue: { concurency: 2 } }", ".queue.concurency: is not a setting; did you mean concurrency?"],
  ])("reports one problem for %s", async (item, problem) => {
    const [list, others] = /at: |cancel/.test(item)
      ? ["events", "pull-requests: [{}]\n"]
      : [/count|broken/.test(item) ? "generate" : "pull-requests", ""];
    const lines = await refusal(`${others}${list}:\n  ${item}\n`);

    expect(lines).toEqual([expect.stringContaining(`day.yml line ${others === "" ? 2 : 3}, ${list}[1]${problem}`)]);
  });

  test.each([
    ["pull-requests: [", "day.yml line 1: "],
    ["pull-requests: *missing", "missing"],
    ["pull-requests: [{}]\n---\npull-requests: [{}]", "line 2: must be one YAML document; another one begins here"],
    [
      "pull-requests: &all [{}, *all]",
      "line 1, pull-requests[2]: must be a mapping of keys to values; got a long value",
    ],
    ["", "day.yml line 1: must be a mapping of keys to values; got nothing"],
    ["[]", "day.yml line 1: must be a mapping of keys to values; got []"],
    [
      "about: Nothing happens",
      "contains no pull requests: add pull requests under the key pull-requests or the key generate",
    ],
    ["pull-requests:\n  - number: 3\n  - {}\n  - number: 4", "line 4, pull-requests[3]: the number 4 is used twice"],
    [
      "pull-requests: [{}]\nfaults: [{ at: 0, endpoint: x, fault: { kind: hang } }]",
      "faults[1].endpoint: must be one of *",
    ],
    [
      "pull-requests: [{}]\nfaults: [{ at: 0, endpoint: getQueue, fault: { kind: dropp } }]",
      "faults[1].fault.kind: must be one of status",
    ],
    // Generated pull requests have numbers after the highest listed number.
    ...[1, 10].map((number) => [
      `pull-requests: [{ number: 7 }]\ngenerate: [{ count: 2 }]\nevents: [{ at: 1m, cancel: 9 }, { at: 1m, cancel: ${number} }]`,
      `line 3, events[2].cancel: there is no pull request ${number}`,
    ]),
  ])("rejects the text %j", async (text, problem) => {
    expect(await refusal(text)).toEqual([expect.stringContaining(problem ?? "")]);
  });

  test("reports ten of many problems, and the number of the other problems", async () => {
    const lines = await refusal(`pull-requests:\n${"  - { tests: 1 }\n".repeat(40)}`);

    expect(lines).toHaveLength(11);
    expect(lines[9]).toContain("line 11, pull-requests[10].tests");
    expect(lines[10]).toBe("and 30 more");
  });
});
