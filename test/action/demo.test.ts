import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDemo } from "../../src/demo/demo.js";

const ACTION = resolve("action.yml");
const usual = process.env.TMPDIR;
const folder = mkdtempSync(join(tmpdir(), "demo-"));

beforeAll(() => {
  process.env.TMPDIR = folder;
});
afterAll(() => {
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  rmSync(folder, { recursive: true });
});

/** Runs the demo, and stops it when its output contains `stopAt`. */
async function demo(argv: readonly string[], stopAt?: string) {
  const stop = new AbortController();
  let text = "";
  const write = (part: string): void => {
    text += part;
    if (stopAt !== undefined && text.includes(stopAt)) stop.abort();
  };
  const exitCode = await runDemo(argv, { write, signal: stop.signal, environment: process.env }, ACTION);
  return { exitCode, text };
}

describe.concurrent("the demo", () => {
  test.each([
    [[], "merged", /^ {2}#3 was merged into main after [\d.]+s\.$/m],
    [
      ["--fail"],
      "failed",
      /^Cause: test failed on the test branch trunk-merge\/pr-4\/[0-9a-f-]{36}-bisection-\d of #4\.$/m,
    ],
  ])("shows a finished queue and exits with 0 when the flags are %j", async (argv, result, why) => {
    const { exitCode, text } = await demo(argv);
    expect(exitCode).toBe(0);
    expect(text).toMatch(why);
    expect(text.endsWith(`\nresult: ${result}\n`)).toBe(true);
    // A pull request that is not ready has no position, and no line names a file that was removed.
    expect(text).not.toMatch(/not ready, \d/);
    expect(text).not.toContain(folder);
    expect(text).not.toContain("::add-mask::");
    const ids = new Set(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g));
    const named = /verified-by-test-run: (\S+)/.exec(text)?.[1] ?? "none";
    expect(ids).toContain(named);
  });

  test.each([
    ["before the first step", ""],
    ["in the first step", "▶ Upload"],
  ])("exits with 130 when it is stopped %s", async (_when, stopAt) => {
    const { exitCode, text } = await demo([], stopAt);
    expect(exitCode).toBe(130);
    expect(text.endsWith("\nThe demo stopped.\n")).toBe(true);
    expect(text).not.toContain("▶ Submit the pull request");
  });
});

test("the demo removes all its folders", () => {
  expect(readdirSync(folder)).toEqual([]);
});

test("the demo reports an unknown flag and runs nothing", async () => {
  expect(await demo(["--fial"])).toMatchObject({
    exitCode: 2,
    text: "error: Unknown option '--fial'; did you mean --fail? See merge-queue demo --help\n",
  });
  expect(await demo(["--help"])).toMatchObject({ exitCode: 0, text: expect.stringContaining("--fail") });
});
