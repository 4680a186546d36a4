import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listFilesOfBothApis, listTestFiles } from "./files.js";
import { V1_ONLY } from "./v1-only.js";

const exceptions = Object.values(V1_ONLY).flat();

describe("list of tests that run only with API version 1", () => {
  test.each(exceptions)("names only existing files and existing titles: $path", ({ path, titles = [] }) => {
    const files = listTestFiles().filter((each) => each.startsWith(path));
    const texts = files.map((each) => readFileSync(each, "utf8"));

    expect(files).not.toEqual([]);
    for (const title of titles) expect(texts.some((text) => text.includes(title))).toBe(true);
  });

  test("excludes no whole folder with tests of operations", () => {
    const folders = new Set(listFilesOfBothApis().map((path) => path.split("/")[1]));
    const expected = ["action", "cli", "diagnosis", "metrics", "outcome", "pull-request", "quarantined-tests", "queue"];

    expect([...folders]).toEqual(expect.arrayContaining([...expected, "run", "test-results", "test-run", "workflows"]));
  });
});
