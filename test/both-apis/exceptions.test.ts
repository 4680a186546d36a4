import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listFilesOfBothApis, listTestFiles } from "./files.js";
import { V1_ONLY } from "./v1-only.js";

const exceptions = Object.values(V1_ONLY).flat();

describe("the exceptions from tests on both versions of the API", () => {
  test.each(exceptions)("names existing files and titles: $path", ({ path, titles = [] }) => {
    const files = listTestFiles().filter((each) => each.startsWith(path));
    const texts = files.map((each) => readFileSync(each, "utf8"));

    expect(files).not.toEqual([]);
    for (const title of titles) expect(texts.some((text) => text.includes(title))).toBe(true);
  });

  test("leaves the tests of operations", () => {
    const folders = new Set(listFilesOfBothApis().map((path) => path.split("/")[1]));
    const expected = ["action", "cli", "diagnosis", "metrics", "outcome", "pull-request", "quarantined-tests", "queue"];

    expect([...folders]).toEqual(expect.arrayContaining([...expected, "run", "test-results", "test-run", "workflows"]));
  });
});
