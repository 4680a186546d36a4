import { execFileSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { messageOf } from "../../src/errors.js";
import { readConfigFile } from "../../src/queue/queue-config.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";

/** The settings of each branch of a file, or what is wrong with it. */
async function read(text: string): Promise<Record<string, unknown> | string> {
  const folder = givenWorkspace();
  writeFileSync(join(folder, "queues.yml"), text);
  return readConfigFile(folder, "queues.yml").then(
    (config) => Object.fromEntries([...config].map(([branch, all]) => [branch, Object.fromEntries(all)])),
    messageOf,
  );
}

const BASE = "mode: parallel, concurrency: 3, requiredStatuses: [build, test]";
const SETTINGS = { mode: "parallel", concurrency: 3, requiredStatuses: ["build", "test"] };

function branches(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `release/${index}`);
}

describe("queues share a base by anchor and alias", () => {
  test.each([1, 5, 500])("that the first of them has, %i of them", async (count) => {
    const others = branches(count).map((name) => `  ${name}: *base\n`);

    const found = await read(`queues:\n  main: &base { ${BASE} }\n${others.join("")}`);

    expect(found).toEqual(Object.fromEntries(["main", ...branches(count)].map((name) => [name, SETTINGS])));
  });

  test.each([1, 5, 500])("that stands under a key of its own, %i of them", async (count) => {
    const others = branches(count).map((name) => `  ${name}: *base\n`);

    const found = await read(`x-base: &base { ${BASE} }\nqueues:\n${others.join("")}`);

    expect(found).toEqual(Object.fromEntries(branches(count).map((name) => [name, SETTINGS])));
  });

  test("or single values, also within what is shared", async () => {
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

  test("and an alias means the last anchor before it", async () => {
    expect(
      await read("queues: { a: { concurrency: &n 1 }, b: { concurrency: &n 2 }, c: { concurrency: *n } }"),
    ).toEqual({
      a: { concurrency: 1 },
      b: { concurrency: 2 },
      c: { concurrency: 2 },
    });
  });
});

/** Nine lists, each of nine times the one before. */
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
  [
    "an anchor that is not there",
    "queues:\n  main: *base\n",
    "line 2: the alias *base has no anchor &base before it.",
  ],
  [
    "an anchor that comes later",
    "queues: { a: *n, b: &n { } }",
    "line 1: the alias *n has no anchor &n before it.",
  ],
  ["a circle", "queues: &all\n  main: *all\n", "line 2: the alias *all leads to what it stands in."],
  [
    "more than fits into memory",
    `${BOMB}queues: { main: { } }`,
    "line 1: with its aliases it stands for more than 100000 values.",
  ],
  [
    "aliases without end",
    `x-n: &n 1\nx-all: [${Array(10_001).fill("*n").join(",")}]\nqueues: { main: { } }`,
    "line 1: it has more than 10000 aliases.",
  ],
  [
    "a second document",
    "queues: { main: { } }\n---\nqueues: { release: { } }\n",
    "line 2: a second document begins here, and only one is read; take the line --- out.",
  ],
  [
    "a base without its mark",
    `base: &base { ${BASE} }\nqueues: { main: *base }\n`,
    "line 1, base: is not known; only queues stands here, and keys that begin with x- for what queues share.",
  ],
])("%s is refused in our own words", async (_, text, problem) => {
  expect(await read(text)).toBe(`config-file: queues.yml ${problem}`);
});

test("a key that is quoted merges nothing", async () => {
  expect(await read('queues: { main: { "<<": 1 } }')).toMatch(
    /^config-file: .*"<<": is not a setting; the settings are mode/,
  );
});

test.skipIf(process.platform === "win32")(
  "only a regular file is read, and nothing else is waited for",
  async () => {
    const workspace = givenWorkspace({ "queues/main.yml": "" });
    execFileSync("mkfifo", [join(workspace, "pipe")]);
    symlinkSync("/dev/zero", join(workspace, "endless.yml"));

    for (const file of ["queues", "pipe", "endless.yml"]) {
      await expect(readConfigFile(workspace, file)).rejects.toThrow(`config-file: ${file} is not a file.`);
    }
  },
);
