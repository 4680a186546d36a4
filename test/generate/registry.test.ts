import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { commonInputs, operationNameInput } from "../../src/inputs/common.js";
import type { Input } from "../../src/inputs/input.js";
import { findOperation, operations } from "../../src/operations/registry.js";
import { commonOutputs } from "../../src/report.js";
import { userAgent, version } from "../../src/text/version.js";

const KEBAB = /^[a-z]+(-[a-z0-9]+)*$/;
const SENTENCES = /^[`A-Z].*\.$/s;

const COMMON: readonly Input<unknown>[] = [operationNameInput, ...Object.values(commonInputs)];

test.each([...COMMON, ...operations.flatMap(({ inputs }) => Object.values(inputs))])(
  "the input $name has a valid name and a description in sentences",
  ({ name, description }) => {
    expect(name).toMatch(KEBAB);
    expect(description).toMatch(SENTENCES);
  },
);

describe.each(operations)("the operation $name", (operation) => {
  test("findOperation accepts the name in kebab-case and in camelCase", () => {
    const camelCase = operation.name
      .split("-")
      .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
      .join("");

    expect(operation.name).toMatch(KEBAB);
    expect(findOperation(operation.name)).toBe(operation);
    expect(findOperation(camelCase)).toBe(operation);
    expect(findOperation(operation.name.toUpperCase())).toBeUndefined();
  });

  test("describes the operation, the results and the outputs in sentences", () => {
    expect(operation.title).toMatch(SENTENCES);
    const results = Object.entries(operation.results);
    expect(results.length).toBeGreaterThan(0);
    for (const [name, { description }] of results) {
      expect(name).toMatch(/^[a-z_]+(-[a-z]+)*$/);
      expect(description, name).toMatch(SENTENCES);
    }
    for (const [name, description] of Object.entries(operation.outputs)) {
      expect(name).toMatch(KEBAB);
      expect(description, name).toMatch(SENTENCES);
    }
  });

  test("declares none of the outputs that all operations share", () => {
    for (const name of Object.keys(commonOutputs)) expect(operation.outputs).not.toHaveProperty(name);
  });

  test("exists in a separate file, and runs in at least one test", () => {
    expect(readdirSync("src/operations")).toContain(`${operation.name}.ts`);
    // Some tests share their preparation in test/support.
    const running = ["test/action", "test/support"]
      .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
      .filter((file) => file.endsWith(".ts") && readFileSync(file, "utf8").includes(`"${operation.name}"`));
    expect(running, `no test runs ${operation.name}`).not.toEqual([]);
  });
});

test("the registry contains each operation file once", () => {
  const names = operations.map(({ name }) => name);
  const files = readdirSync("src/operations").map((file) => file.replace(/\.ts$/, ""));

  expect(files.filter((file) => file !== "registry").toSorted()).toEqual(names.toSorted());
});

/** Finds the files and packages that a file imports statically. */
function loadedBy(path: string, seen = new Set<string>()): ReadonlySet<string> {
  const source = readFileSync(path, "utf8");
  const paths = [...source.matchAll(/^import (?!type )[^;]*from "(.+)";$/gm)].map((match) => match[1] ?? "");
  for (const from of paths) {
    const file = from.startsWith(".") ? join(dirname(path), from).replace(/\.js$/, ".ts") : from;
    if (seen.has(file)) continue;
    seen.add(file);
    if (from.startsWith(".")) loadedBy(file, seen);
  }
  return seen;
}

test.each(operations)("the operation $name loads no package before it runs", ({ name }) => {
  const path = `src/operations/${name}.ts`;
  const packages = [...loadedBy(path)].filter((loaded) => !/^(?:node:|src\/)/.test(loaded));

  expect(packages).toEqual([]);
  expect(readFileSync(path, "utf8")).toMatch(/^ {2}(?:async )?run.*await import\("/ms);
});

test("every operation declares a shared input in the same way", () => {
  const first = new Map<string, Input<unknown>>(COMMON.map((input) => [input.name, input]));
  for (const operation of operations) {
    const own = Object.values(operation.inputs);
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
    for (const input of own) {
      const known = first.get(input.name) ?? input;
      first.set(input.name, known);
      expect(input.parse, `${operation.name}: ${input.name}`).toBe(known.parse);
      expect(input.description, `${operation.name}: ${input.name}`).toBe(known.description);
    }
  }
});

test("the user agent contains the name and the version in package.json", () => {
  const manifest: unknown = JSON.parse(readFileSync("package.json", "utf8"));

  expect(manifest).toMatchObject({ name: "merge-queue-action", version });
  expect(userAgent).toBe(`merge-queue-action/${version}`);
});
