import { describe, expect, test } from "vitest";
import { readArguments } from "../../src/cli/arguments.js";
import { formatProblemSentence } from "../../src/text/problem.js";

const inputAsFlag = (input: string): string => `--${input}`;

function textsOf(...argv: readonly string[]): Readonly<Record<string, string>> {
  const { texts, problems } = readArguments(argv);
  expect(problems).toEqual([]);
  return Object.fromEntries(texts);
}

function problemsOf(...argv: readonly string[]): readonly string[] {
  return readArguments(argv).problems.map((problem) => formatProblemSentence(inputAsFlag, problem));
}

describe("readArguments with flags", () => {
  test("reads the value after an equals sign or from the next argument", () => {
    expect(textsOf("--pr-number=7", "--target-branch", "main")).toEqual({ "pr-number": "7", "target-branch": "main" });
    expect(textsOf("--reason=a=b")).toEqual({ reason: "a=b" });
    expect(textsOf("--reason", "-1 of us")).toEqual({ reason: "-1 of us" });
    expect(textsOf("--token-file", "-")).toEqual({ "token-file": "-" });
  });

  test("reads a boolean flag without a value as true", () => {
    expect(textsOf("--dry-run", "--no-batch")).toEqual({ "dry-run": "true", "no-batch": "true" });
    expect(textsOf("--wait", "false", "--resubmit=false")).toEqual({ wait: "false", resubmit: "false" });
  });

  test("reads a repeated flag as a list", () => {
    expect(textsOf("--junit-paths", "a.xml", "--junit-paths=b.xml")).toEqual({ "junit-paths": "a.xml\nb.xml" });
  });

  test("recognizes a request for help at any position", () => {
    expect(readArguments(["--pr-number", "7", "--help"]).help).toBe("short");
    expect(readArguments(["-h"]).help).toBe("short");
    expect(readArguments(["--help-all"]).help).toBe("all");
    expect(readArguments([]).help).toBeUndefined();
  });
});

describe("readArguments with invalid arguments", () => {
  test.each([
    [["--pr-number", "1", "--pr-number=2"], "--pr-number: is set 2 times; it accepts one value."],
    [["--pr-number"], "--pr-number: a value is required. Write a value that starts with -- as --pr-number=VALUE."],
    [
      ["--reason", "--wait=false"],
      "--reason: a value is required. Write a value that starts with -- as --reason=VALUE.",
    ],
    [["--reason", "--wait"], "--reason: a value is required. Write a value that starts with -- as --reason=VALUE."],
    [["--no-dry-run"], '"--no-dry-run" is not a flag; write --dry-run=false.'],
    [["--prNumber=7"], '"--prNumber" is not a flag; did you mean --pr-number?'],
    [["-x"], '"-x" is not a flag; --help-all lists all flags.'],
    [["7"], '"7" is unexpected: only flags can follow the operation.'],
    [["--"], '"--" is unexpected: only flags can follow the operation.'],
  ])("returns one problem for %j", (argv, problem) => {
    expect(problemsOf(...argv)).toEqual([problem]);
  });

  test("reports several problems together", () => {
    expect(problemsOf("--nothing-like-it", "--pr-number", "extra", "stray")).toHaveLength(2);
  });

  test.each([["--token=hidden"], ["--token", "hidden"], ["--tokn", "hidden"], ["--github-token", "hidden"]])(
    "shows no secret in the problem: %j %s",
    (...argv) => {
      const [problem = "", ...more] = problemsOf(...argv);

      expect(more).toEqual([]);
      expect(problem).toMatch(/MERGE_QUEUE_TOKEN|GITHUB_TOKEN|did you mean --\w/);
      expect(problem).not.toContain("hidden");
    },
  );
});
