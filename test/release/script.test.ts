import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requireFlag, runIfStartedAsScript } from "../../src/release/script.js";
import { givenFolder } from "./given.js";

const { argv, exitCode } = process;

beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  process.argv = argv;
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

/** Starts a script like Node, and returns its output and exit code. */
function started(...flags: readonly string[]) {
  const script = join(givenFolder(), "script.js");
  writeFileSync(script, "");
  process.argv = [argv[0] ?? "", script, ...flags];
  runIfStartedAsScript(pathToFileURL(script).href, ["version"], (given) => `It is ${requireFlag(given, "version")}.`);
  return {
    stdout: vi.mocked(process.stdout.write).mock.calls.join(""),
    stderr: vi.mocked(process.stderr.write).mock.calls.join(""),
    code: process.exitCode,
  };
}

test("runIfStartedAsScript prints the message of a script", () => {
  expect(started("--version", "1.2.3")).toEqual({ stdout: "It is 1.2.3.\n", stderr: "", code: exitCode });
});

test.each([
  [["--version", ""], "--version is missing.\n"],
  [[], "--version is missing.\n"],
  [["--versoin", "1.2.3"], expect.stringContaining("Unknown option '--versoin'")],
  [["1.2.3"], expect.stringContaining("Unexpected argument '1.2.3'")],
])("runIfStartedAsScript prints one message and returns exit code 1 when the arguments are %j", (flags, stderr) => {
  expect(started(...flags)).toEqual({ stdout: "", stderr, code: 1 });
});

test("runIfStartedAsScript runs nothing when the script is imported", () => {
  runIfStartedAsScript(import.meta.url, [], () => {
    throw new Error("It ran.");
  });
  expect(process.exitCode).toBe(exitCode);
  expect(process.stderr.write).not.toHaveBeenCalled();
});
