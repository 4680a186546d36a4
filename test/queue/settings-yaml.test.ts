import { execFileSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { getErrorMessage } from "../../src/errors.js";
import { readConfigFile, readSettings } from "../../src/queue/settings-yaml.js";
import { inYaml } from "../support/problem-text.js";
import { givenWorkspace } from "../support/workspace.js";

async function valuesOf(text: string): Promise<Record<string, unknown>> {
  const { settings, problems } = await readSettings(text);
  expect(problems).toEqual([]);
  return Object.fromEntries(settings);
}

async function problemsOf(text: string): Promise<readonly string[]> {
  return (await readSettings(text)).problems.map(inYaml);
}

describe("readSettings", () => {
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
      { requiredStatuses: ["a", "b"], allowedBotSubmitters: ["a", "b"], batchingRules: [{ checks: ["a", "b"] }] },
    ],
  ])("reads the settings in the text %j", async (text, values) => {
    expect(await valuesOf(text)).toEqual(values);
  });
});

describe("readSettings with an invalid value", () => {
  test.each([
    ["concurrency: -1", "concurrency: must be a whole number of 1 or more; got -1."],
    ["concurrency: 1.5", "concurrency: must be a whole number of 1 or more; got 1.5."],
    ['concurrency: "5"', 'concurrency: must be a whole number of 1 or more; got "5".'],
    ["concurrency: .inf", "concurrency: must be a whole number of 1 or more; got Infinity."],
    ["concurrency:", "concurrency: must be a whole number of 1 or more; got nothing."],
    ["concurrency: null", "concurrency: must be a whole number of 1 or more; got null."],
    ["requiredStatuses:", "v1 may ignore an empty list); got nothing."],
    ["requiredStatuses: []", "v1 may ignore an empty list); got []."],
    ["concurrency: { at: 5 }", "concurrency: must be a whole number of 1 or more; got a mapping."],
    ["pendingFailureDepth: -1", "pendingFailureDepth: must be a whole number of 0 or more; got -1."],
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
  ])("reports the invalid value in %j", async (text, problem) => {
    expect(await problemsOf(text)).toEqual([expect.stringContaining(problem)]);
    expect((await problemsOf(text))[0]).toMatch(/^settings: line 1, /);
  });
});

describe("readSettings with an invalid text", () => {
  test.each([
    ["? [batch]\n: true", 'settings: line 1, "[\\"batch\\"]": is not a setting'],
    ["constructor: 1\n__proto__: 2", "settings: line 1, constructor: is not a setting"],
    ['"a\\nb": 1', 'settings: line 1, "a\\nb": is not a setting'],
    [`batchingRules: ${"[".repeat(200)}`, "settings: line 1: the YAML is nested too deeply."],
    [`batchingRules:\n  ${"- ".repeat(200)}x`, "settings: line 1: the YAML is nested too deeply."],
    ["deleteRequiredStatuses: true", 'is not a setting; write "requiredStatuses: null".'],
    ["batch: true\n\tmode: single", "settings: line 2: "],
  ])("rejects the text %j", async (text, problem) => {
    const problems = await problemsOf(text);

    expect(problems[0]).toContain(problem);
  });

  test("reports one problem for each line, and at most five problems", async () => {
    const text = Array.from({ length: 20 }, (_, index) => `key${index}: a: b`).join("\n");

    const problems = await problemsOf(text);

    expect(problems.map((problem) => /line \d+/.exec(problem)?.[0])).toEqual(
      [1, 2, 3, 4, 5].map((line) => `line ${line}`),
    );
  });
});

/** Returns the settings of each branch, or the problems of the file. */
async function read(text: string): Promise<Record<string, unknown> | string> {
  const folder = givenWorkspace();
  writeFileSync(join(folder, "queues.yml"), text);
  return readConfigFile(folder, "queues.yml").then(
    ({ queues }) => Object.fromEntries([...queues].map(([branch, all]) => [branch, Object.fromEntries(all)])),
    getErrorMessage,
  );
}

const BASE = "mode: parallel, concurrency: 3, requiredStatuses: [build, test]";
const SETTINGS = { mode: "parallel", concurrency: 3, requiredStatuses: ["build", "test"] };

function branches(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `release/${index}`);
}

describe("readConfigFile with aliases", () => {
  test.each([1, 5, 500])(
    "reads settings that %i queues share when the anchor is in the first queue or under the key `x-base`",
    async (count) => {
      const shared = branches(count)
        .map((name) => `  ${name}: *base\n`)
        .join("");
      const expected = Object.fromEntries(branches(count).map((name) => [name, SETTINGS]));

      expect(await read(`queues:\n  main: &base { ${BASE} }\n${shared}`)).toEqual({ main: SETTINGS, ...expected });
      expect(await read(`x-base: &base { ${BASE} }\nqueues:\n${shared}`)).toEqual(expected);
    },
  );

  test("reads shared values inside shared settings", async () => {
    const text = `
x-checks: &checks [build, test]
x-base: &base { concurrency: &many 9, requiredStatuses: *checks }
queues:
  main: *base
  release: { requiredStatuses: *checks, batchingMinSize: *many }
`;

    expect(await read(text)).toEqual({
      main: { concurrency: 9, requiredStatuses: ["build", "test"] },
      release: { requiredStatuses: ["build", "test"], batchingMinSize: 9 },
    });
  });

  test("replaces an alias by the value of the last anchor before it", async () => {
    expect(
      await read("queues: { a: { concurrency: &n 1 }, b: { concurrency: &n 2 }, c: { concurrency: *n } }"),
    ).toEqual({ a: { concurrency: 1 }, b: { concurrency: 2 }, c: { concurrency: 2 } });
  });
});

/** Nine lists. Each list contains the previous list nine times. */
const BOMB = Array.from(
  { length: 9 },
  (_, index) =>
    `x-${index}: &a${index} [${Array(9)
      .fill(index === 0 ? "x" : `*a${index - 1}`)
      .join(", ")}]\n`,
).join("");

test.each([
  [
    "a merge key",
    `queues:\n  main: &base { ${BASE} }\n  release:\n    <<: *base\n    concurrency: 5\n`,
    "line 4: merge keys (<<) are not supported; write the keys out, or give the whole value as an alias (name: *anchor).",
  ],
  ["a missing anchor", "queues:\n  main: *base\n", "line 2: the alias *base has no anchor &base before it."],
  ["a later anchor", "queues: { a: *n, b: &n { } }", "line 1: the alias *n has no anchor &n before it."],
  ["a cycle", "queues: &all\n  main: *all\n", "line 2: the alias *all refers to a value that contains this alias."],
  [
    "more values than fit into memory",
    `${BOMB}queues: { main: { } }`,
    "line 1: the YAML has more than 100000 values, including repeated values of aliases.",
  ],
  [
    "too many aliases",
    `x-n: &n 1\nx-all: [${Array(10_001).fill("*n").join(",")}]\nqueues: { main: { } }`,
    "line 1: the YAML has more than 10000 aliases.",
  ],
  [
    "a second document",
    "queues: { main: { } }\n---\nqueues: { release: { } }\n",
    "line 2: a second document begins here, and only one is allowed; remove the line ---.",
  ],
  [
    "a base without the prefix",
    `base: &base { ${BASE} }\nqueues: { main: *base }\n`,
    'line 1, base: is not known; the allowed keys are "queues", "freezes", and keys that begin with "x-" for shared values.',
  ],
])("readConfigFile rejects %s", async (_, text, problem) => {
  expect(await read(text)).toBe(`config-file: queues.yml ${problem}`);
});

test("readConfigFile rejects a quoted merge key as an unknown setting", async () => {
  expect(await read('queues: { main: { "<<": 1 } }')).toMatch(
    /^config-file: .*"<<": is not a setting; the settings are mode/,
  );
});

test.skipIf(process.platform === "win32")("readConfigFile reads only regular files", async () => {
  const workspace = givenWorkspace({ "queues/main.yml": "" });
  execFileSync("mkfifo", [join(workspace, "pipe")]);
  symlinkSync("/dev/zero", join(workspace, "endless.yml"));

  for (const file of ["queues", "pipe", "endless.yml"]) {
    await expect(readConfigFile(workspace, file)).rejects.toThrow(`config-file: ${file} is not a file.`);
  }
});
