import { describe, expect, test } from "vitest";
import { readSettings } from "../../src/queue/read-settings.js";
import { inYaml } from "../inputs/problems.js";

async function valuesOf(text: string): Promise<Record<string, unknown>> {
  const { value, problems } = await readSettings(text);
  expect(problems).toEqual([]);
  return Object.fromEntries(value);
}

async function problemsOf(text: string): Promise<readonly string[]> {
  return (await readSettings(text)).problems.map(inYaml);
}

describe("settings are read", () => {
  test.each([
    ["mode: single", { mode: "single" }],
    ["mode: PARALLEL", { mode: "parallel" }],
    ["directMergeMode: off", { directMergeMode: "off" }],
    ["%YAML 1.1\n---\ndirectMergeMode: off", { directMergeMode: "off" }],
    ['{ "concurrency": 3, "batch": true }', { concurrency: 3, batch: true }],
    ["concurrency: 3\r\nbatch: TRUE\r\n", { concurrency: 3, batch: true }],
    ["concurrency: 1e1 # ten", { concurrency: 10 }],
    ["testingTimeoutMinutes: 0", { testingTimeoutMinutes: 0 }],
    ["bisectionConcurrency: 0", { bisectionConcurrency: 0 }],
    ["requiredStatuses:\n- build\n- 'unit: tests'", { requiredStatuses: ["build", "unit: tests"] }],
    ["requiredStatuses: null", { requiredStatuses: null }],
    ["allowedBotSubmitters: []", { allowedBotSubmitters: [] }],
    ["enqueueingLabel: trunk-merge-queue-submit", { enqueueingLabel: "trunk-merge-queue-submit" }],
    [
      "requiredStatuses: &names [a, b]\nallowedBotSubmitters: *names\nbatchingRules: [{ checks: *names }]",
      {
        requiredStatuses: ["a", "b"],
        allowedBotSubmitters: ["a", "b"],
        batchingRules: [{ checks: ["a", "b"] }],
      },
    ],
  ])("from %j", async (text, values) => {
    expect(await valuesOf(text)).toEqual(values);
  });
});

describe("a value that a setting does not take", () => {
  test.each([
    ["concurrency: -1", "concurrency: must be a whole number from 1; got -1."],
    ["concurrency: 1.5", "concurrency: must be a whole number from 1; got 1.5."],
    ['concurrency: "5"', 'concurrency: must be a whole number from 1; got "5".'],
    ["concurrency: .inf", "concurrency: must be a whole number from 1; got Infinity."],
    ["concurrency:", "concurrency: must be a whole number from 1; got nothing."],
    ["concurrency: null", "concurrency: must be a whole number from 1; got null."],
    ["requiredStatuses:", "v1 may ignore an empty one); got nothing."],
    ["requiredStatuses: []", "v1 may ignore an empty one); got []."],
    ["concurrency: { at: 5 }", "concurrency: must be a whole number from 1; got a mapping."],
    ["pendingFailureDepth: -1", "pendingFailureDepth: must be a whole number from 0; got -1."],
    ["batch: 1", "batch: must be true or false; got 1."],
    ["batch: on", 'batch: must be true or false; got "on".'],
    ["mergeMethod: true", "mergeMethod: must be one of merge_commit, squash, rebase; got true."],
    ['enqueueingLabel: " "', "enqueueingLabel: must be the name of a label that does not begin with trunk-"],
    ["enqueueingLabel: Trunk-x", "enqueueingLabel: must be the name of a label"],
    ["requiredStatuses: build", "requiredStatuses: must be a list of names, or null"],
    ["requiredStatuses: [build, 1]", 'got ["build",1].'],
    ["requiredStatuses: ['']", 'got [""].'],
    [`requiredStatuses: [${"1, ".repeat(99)}1]`, "got a long list."],
    ["allowedBotSubmitters: null", "allowedBotSubmitters: must be a list of names; got null."],
    ["batchingRules: all", 'batchingRules: must be a list; got "all".'],
    [`mode: ${"x".repeat(200)}`, "got a text of 200 characters."],
  ])("%j", async (text, problem) => {
    expect(await problemsOf(text)).toEqual([expect.stringContaining(problem)]);
    expect((await problemsOf(text))[0]).toMatch(/^settings: line 1, /);
  });
});

describe("a text that is no set of settings", () => {
  test.each([
    ["requiredStatuses: *nothing", "settings: line 1: the alias *nothing has no anchor &nothing before it."],
    ["batchingRules: &rules [*rules]", "settings: line 1: the alias *rules leads to what it stands in."],
    ["batch: true\n---\nbatch: false", "settings: line 2: a second document begins here"],
    ["<<: { batch: true }", "settings: line 1: merge keys (<<) are not supported; "],
    ["? [batch]\n: true", 'settings: line 1, "[\\"batch\\"]": is not a setting'],
    ["constructor: 1\n__proto__: 2", "settings: line 1, constructor: is not a setting"],
    ['"a\\nb": 1', 'settings: line 1, "a\\nb": is not a setting'],
    [`batchingRules: ${"[".repeat(200)}`, "settings: line 1: it is nested too deeply."],
    [`batchingRules:\n  ${"- ".repeat(200)}x`, "settings: line 1: it is nested too deeply."],
    ["deleteRequiredStatuses: true", 'is not a setting; write "requiredStatuses: null".'],
    ["batch: true\n\tmode: single", "settings: line 2: "],
  ])("%j", async (text, problem) => {
    const problems = await problemsOf(text);

    expect(problems[0]).toContain(problem);
  });

  test("that grows beyond all bounds when its aliases are followed", async () => {
    const layers = Array.from({ length: 9 }, (_, index) => {
      const below = index === 0 ? "x" : `*a${index - 1}`;
      return `- &a${index} [${Array(9).fill(below).join(", ")}]`;
    });

    expect(await problemsOf(`batchingRules:\n${layers.join("\n")}`)).toEqual([
      "settings: line 1: with its aliases it stands for more than 100000 values.",
    ]);
  });

  test("names one mistake per line, and a few of them", async () => {
    const text = Array.from({ length: 20 }, (_, index) => `key${index}: a: b`).join("\n");

    const problems = await problemsOf(text);

    expect(problems.map((problem) => /line \d+/.exec(problem)?.[0])).toEqual(
      [1, 2, 3, 4, 5].map((line) => `line ${line}`),
    );
  });
});
