import { describe, expect, test } from "vitest";
import { readArguments } from "../../src/cli/arguments.js";
import { sentenceFor } from "../../src/text/problem.js";

/** As the command line names inputs that are flags. */
const inputAsFlag = (input: string): string => `--${input}`;

function textsOf(...argv: readonly string[]): Readonly<Record<string, string>> {
  const { texts, problems } = readArguments(argv);
  expect(problems).toEqual([]);
  return Object.fromEntries(texts);
}

function problemsOf(...argv: readonly string[]): readonly string[] {
  return readArguments(argv).problems.map((problem) => sentenceFor(inputAsFlag, problem));
}

describe("a flag", () => {
  test("takes its value from behind an equals sign, or from the next argument", () => {
    expect(textsOf("--pr-number=7", "--target-branch", "main")).toEqual({ "pr-number": "7", "target-branch": "main" });
    expect(textsOf("--reason=a=b")).toEqual({ reason: "a=b" });
    expect(textsOf("--reason", "-1 of us")).toEqual({ reason: "-1 of us" });
    expect(textsOf("--token-file", "-")).toEqual({ "token-file": "-" });
  });

  test("of a boolean may stand alone, also where its name begins with no-", () => {
    expect(textsOf("--dry-run", "--no-batch")).toEqual({ "dry-run": "true", "no-batch": "true" });
    expect(textsOf("--wait", "false", "--resubmit=false")).toEqual({ wait: "false", resubmit: "false" });
  });

  test("of a list may be repeated, one item each", () => {
    expect(textsOf("--junit-paths", "a.xml", "--junit-paths=b.xml")).toEqual({ "junit-paths": "a.xml\nb.xml" });
  });

  test("that asks for help is known anywhere", () => {
    expect(readArguments(["--pr-number", "7", "--help"]).help).toBe(true);
    expect(readArguments(["-h"]).help).toBe(true);
    expect(readArguments([]).help).toBe(false);
  });
});

describe("a problem", () => {
  test.each([
    [["--pr-number", "1", "--pr-number=2"], "--pr-number: is given 2 times; it takes one value."],
    [["--pr-number"], "--pr-number: needs a value; one that begins with -- is written as --pr-number=VALUE."],
    [["--reason", "--wait=false"], "--reason: needs a value; one that begins with -- is written as --reason=VALUE."],
    [["--reason", "--wait"], "--reason: needs a value; one that begins with -- is written as --reason=VALUE."],
    [["--no-dry-run"], '"--no-dry-run" is no flag; write --dry-run=false.'],
    [["--prNumber=7"], '"--prNumber" is no flag; did you mean --pr-number?'],
    [["-x"], '"-x" is no flag; --help lists them.'],
    [["7"], '"7" is not expected here: everything behind the operation is a flag.'],
    [["--"], '"--" is not expected here: everything behind the operation is a flag.'],
  ])("%j is told", (argv, problem) => {
    expect(problemsOf(...argv)).toEqual([problem]);
  });

  test("does not hide the next one", () => {
    expect(problemsOf("--nothing-like-it", "--pr-number", "extra", "stray")).toHaveLength(2);
  });

  test.each([["--token=hidden"], ["--token", "hidden"], ["--tokn", "hidden"], ["--github-token", "hidden"]])(
    "of a secret does not show it: %j %s",
    (...argv) => {
      const [problem = "", ...more] = problemsOf(...argv);

      expect(more).toEqual([]);
      expect(problem).toMatch(/MERGE_QUEUE_TOKEN|GITHUB_TOKEN|did you mean --\w/);
      expect(problem).not.toContain("hidden");
    },
  );
});
