import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { waitInputs } from "../../src/pull-request/wait/inputs.js";
import { prepared } from "./prepared.js";

/** Another value than the default of each input of a wait. */
const WANTED: Readonly<Record<string, string>> = {
  timeout: "2h",
  "not-ready-timeout": "2h",
  "grace-period": "2m",
  "poll-interval": "30s",
  since: "2026-01-31T12:00:00Z",
  "cancel-on-abort": "true",
  "allowed-results": "failed",
};

const SUBMIT = { operation: "submit", "pr-number": "7", "target-branch": "main" };

/** The texts that the runner fills in. */
function defaults(): Readonly<Record<string, string>> {
  const [inputs = ""] = readFileSync("action.yml", "utf8").split("\noutputs:\n");
  const found = [...inputs.matchAll(/^ {2}([\w-]+):\n(?: {4}(?!default).*\n)+ {4}default: "(.*)"$/gm)];
  const texts = found.map(([, name = "", text = ""]): [string, string] => [name, text.replaceAll("\\n", "\n")]);
  return Object.fromEntries(texts.filter(([, text]) => !text.startsWith("${{")));
}

describe("inputs of a wait without the input wait", () => {
  test.each(Object.entries(WANTED))("such as %s are refused", async (name, text) => {
    expect(await prepared({ ...SUBMIT, [name]: text })).toBe(
      `${name}: requires wait: true. To submit without a wait, set wait: false.`,
    );
  });

  test("are rejected in one message", async () => {
    expect(await prepared({ ...SUBMIT, ...WANTED })).toMatch(
      /^timeout, not-ready-timeout, grace-period, poll-interval, since, cancel-on-abort, allowed-results: requires wait: true/,
    );
  });

  test.each(["true", "false", "FALSE"])("are taken with wait: %s", async (wait) => {
    expect(await prepared({ ...SUBMIT, ...WANTED, wait })).toBe("perform");
  });

  test("are refused where an expression that gave wait was empty", async () => {
    expect(await prepared({ ...SUBMIT, timeout: "2h", wait: " " })).toContain("timeout: requires wait: true");
  });

  test("are not the defaults that the runner fills in, of which a timeout has none", async () => {
    const runner = defaults();

    expect(await prepared({ ...runner, ...SUBMIT, token: "a" })).toBe("perform");
    expect(Object.keys(runner)).toContain("grace-period");
    expect(Object.keys(runner)).not.toContain("wait");
    const unfilled = Object.values(waitInputs).filter(({ name }) => runner[name] === undefined);
    expect(unfilled.map(({ name }) => name)).toEqual(["timeout", "since"]);
    expect(await prepared({ ...runner, ...SUBMIT, timeout: "5h" })).toContain("timeout: requires wait: true");
  });

  test("every one of them has a value in this test", () => {
    expect(Object.keys(WANTED)).toEqual(Object.values(waitInputs).map(({ name }) => name));
  });
});

test("wait: false stays a default for the operations that do not take it", async () => {
  expect(await prepared({ operation: "status", "pr-number": "7", "target-branch": "main", wait: "false" })).toBe(
    "perform",
  );
});

describe("priority", () => {
  test.each([
    ["hihg", " (did you mean high?)"],
    ["urgnet", " (did you mean urgent?)"],
    ["mediun", " (did you mean medium?)"],
    ["hotfix", ""],
    ["256", ""],
    ["-1", ""],
    ["1.5", ""],
  ])("reports the documented names and numbers when it is %s", async (priority, hint) => {
    expect(await prepared({ ...SUBMIT, priority })).toBe(
      `priority: must be urgent, high, medium, low, or a whole number from 0 (most urgent) to 255; got "${priority}"${hint}.`,
    );
  });
});
