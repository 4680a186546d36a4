import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { waitInputs } from "../../src/pull-request/wait/inputs.js";
import { prepared } from "./prepared.js";

/** A value for each input of a wait; each value differs from the default. */
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

/** Returns the defaults in action.yml. */
function defaults(): Readonly<Record<string, string>> {
  const [inputs = ""] = readFileSync("action.yml", "utf8").split("\noutputs:\n");
  const found = [...inputs.matchAll(/^ {2}([\w-]+):\n(?: {4}(?!default).*\n)+ {4}default: "(.*)"$/gm)];
  const texts = found.map(([, name = "", text = ""]): [string, string] => [name, text.replaceAll("\\n", "\n")]);
  return Object.fromEntries(texts.filter(([, text]) => !text.startsWith("${{")));
}

describe("the operation submit with inputs for a wait", () => {
  test.each(Object.entries(WANTED))("rejects the input %s when wait is not set", async (name, text) => {
    expect(await prepared({ ...SUBMIT, [name]: text })).toBe(
      `${name}: this input requires wait: true. To submit without waiting, set wait: false.`,
    );
  });

  test("reports all inputs of a wait in one message when wait is not set", async () => {
    expect(await prepared({ ...SUBMIT, ...WANTED })).toMatch(
      /^timeout, not-ready-timeout, grace-period, poll-interval, since, cancel-on-abort, allowed-results: this input requires wait: true/,
    );
  });

  test.each(["true", "false", "FALSE"])("accepts the inputs of a wait when wait is %s", async (wait) => {
    expect(await prepared({ ...SUBMIT, ...WANTED, wait })).toBe("perform");
  });

  test("rejects the input timeout when wait is blank", async () => {
    expect(await prepared({ ...SUBMIT, timeout: "2h", wait: " " })).toContain(
      "timeout: this input requires wait: true",
    );
  });

  test("accepts the default values of action.yml, but rejects the input timeout, when wait is not set", async () => {
    const runner = defaults();

    expect(await prepared({ ...runner, ...SUBMIT, token: "a" })).toBe("perform");
    expect(Object.keys(runner)).toContain("grace-period");
    expect(Object.keys(runner)).not.toContain("wait");
    const unfilled = Object.values(waitInputs).filter(({ name }) => runner[name] === undefined);
    expect(unfilled.map(({ name }) => name)).toEqual(["timeout", "since"]);
    expect(await prepared({ ...runner, ...SUBMIT, timeout: "5h" })).toContain(
      "timeout: this input requires wait: true",
    );
  });

  test("covers every input of a wait", () => {
    expect(Object.keys(WANTED)).toEqual(Object.values(waitInputs).map(({ name }) => name));
  });
});

test("accepts wait: false for the operation status, because false is the default value", async () => {
  expect(await prepared({ operation: "status", "pr-number": "7", "target-branch": "main", wait: "false" })).toBe(
    "perform",
  );
});

describe("submit with an invalid priority", () => {
  test.each([
    ["hihg", " (did you mean high?)"],
    ["urgnet", " (did you mean urgent?)"],
    ["mediun", " (did you mean medium?)"],
    ["hotfix", ""],
    ["256", ""],
    ["-1", ""],
    ["1.5", ""],
  ])("reports the allowed values when the priority is %s", async (priority, hint) => {
    expect(await prepared({ ...SUBMIT, priority })).toBe(
      `priority: must be urgent, high, medium, low, or a whole number from 0 (most urgent) to 255; got "${priority}"${hint}.`,
    );
  });
});
