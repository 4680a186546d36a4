import { expect, test } from "vitest";
import { inFlags } from "../../src/cli/flag-names.js";

const NAMES = ["pr-number", "target-branch", "token", "wait", "github-token", "settings"];
const WRITTEN_AS = new Map([
  ["token", "MERGE_QUEUE_TOKEN"],
  ["github-token", "GH_TOKEN"],
]);

test.each([
  ["pr-number: is needed here.", "--pr-number: is needed here."],
  ["token: is required.", "MERGE_QUEUE_TOKEN: is required."],
  [
    "- wait: must be true or false.\n- pr-number: is it.",
    "- --wait: must be true or false.\n- --pr-number: is it.",
  ],
  ["target-branch: is needed: github-token is empty.", "--target-branch: is needed: GH_TOKEN is empty."],
  ["Give pr-number, or wait for it.", "Give --pr-number, or wait for it."],
])("%j names inputs as %j", (problem, expected) => {
  expect(inFlags(problem, NAMES, WRITTEN_AS)).toBe(expected);
});

test.each([
  'repository: "pr-number" is no name; got "a \\" target-branch".',
  "path/pr-number and pr-number-x and --pr-number stay.",
  "settings.yml: line 2",
])("what is no input stays: %j", (problem) => {
  expect(inFlags(problem, NAMES, WRITTEN_AS)).toBe(problem);
});
