import { describe, expect, test } from "vitest";
import {
  evaluateCondition,
  evaluateExpressionsInText,
  formatExpressionValue,
  UNKNOWN_VALUE,
} from "../../src/set-up/expression.js";
import { evaluateToText } from "../support/interpreter/expression.js";

const FACTS: Readonly<Record<string, unknown>> = {
  "github.ref": "refs/heads/trunk-merge/pr-1/a",
  "github.head_ref": "",
  "github.event_name": "push",
  "github.event.number": null,
  "github.event.draft": true,
};
const lookup = (path: string): unknown => (path in FACTS ? FACTS[path] : UNKNOWN_VALUE);

describe("holds", () => {
  test.each([
    ["github.event_name == 'push'", true],
    ["GitHub.Event_Name == 'PUSH'", true],
    ["github['event_name'] != 'push'", false],
    ["${{ !github.event.draft }}", false],
    ["github.event_name == 'push' && startsWith(github.ref, 'refs/heads/trunk-')", true],
    ["vars.X == 'a'", undefined],
    ["vars.X == 'a' && github.event_name == 'schedule'", false],
    ["vars.X == 'a' || github.event_name == 'push'", true],
    ["!(vars.X && github.head_ref)", true],
    ["(vars.X || github.ref) == 'main'", undefined],
    ["!(vars.X || github.event.draft)", false],
    ["always() && github.event_name == 'schedule'", false],
    ['contains(fromJSON(\'["push", "schedule"]\'), github.event_name)', true],
    ["contains(github.event.labels.*.name, 'a')", undefined],
    ["contains(fromJSON('[\"push\"]'), github.head_ref)", false],
    ['contains(fromJSON(\'["yes", "true"]\'), vars.RUN)', undefined],
    ['contains(fromJSON(\'[{ "a": 1 }, "push"]\'), github.event_name)', true],
    ["contains(fromJSON('[]'), vars.RUN)", false],
    ["endsWith(github.ref, '/A') && contains(github.ref, 'MERGE')", true],
    ["format('{0}', 'a') == 'a'", undefined],
    ["github.event.number == 0 && null == false", true],
    ["'it''s' == 'it''s'", true],
    ["success() || failure()", undefined],
    ["!cancelled()", undefined],
    ["a == ", undefined],
    ["a b", undefined],
    ["'open", undefined],
    ["github.run_number > 3", undefined],
    ["(".repeat(5000), undefined],
    ["!".repeat(5000), undefined],
    ["fromJSON('{').a", undefined],
    ["${{ ".repeat(100_000), undefined],
  ])("evaluates the condition %s to %s", (condition, expected) => {
    expect(evaluateCondition(condition, lookup)).toBe(expected);
  });
});

describe("interpolate", () => {
  test.each([
    ["ci-${{ github.head_ref || github.ref }}", "ci-refs/heads/trunk-merge/pr-1/a"],
    ["${{ github.event_name }}-${{ github.event.number }}", "push-"],
    ["plain", "plain"],
    ["ci-${{ vars.X }}", UNKNOWN_VALUE],
    ["ci-${{ vars.X || github.ref }}", UNKNOWN_VALUE],
    ["ci-${{ vars.X && github.event.number }}", UNKNOWN_VALUE],
    ["${{ github.event.number }}", null],
  ])("fills the text %s", (text, expected) => {
    expect(evaluateExpressionsInText(text, lookup)).toBe(expected);
  });
});

test("evaluates all short expressions to the same results as GitHub's package, for each value of the unknown part", () => {
  const github = { ref: FACTS["github.ref"], head_ref: "", event_name: "push", event: { number: null, draft: true } };
  const runs = ["", "push", "true"].map((x) => ({
    contexts: { github, vars: { X: x } },
    status: { success: true, failure: false },
  }));
  const parts = [
    "vars.X",
    "github.head_ref",
    "github.event_name",
    "github.event.draft",
    "github.event.number",
    "'push'",
  ];
  const operators = ["&&", "||", "==", "!="];
  const pairs = parts.flatMap((left) => operators.flatMap((each) => parts.map((right) => `${left} ${each} ${right}`)));
  const expressions = pairs.flatMap((pair) =>
    operators.flatMap((each) => parts.flatMap((part) => [`${part} ${each} ${pair}`, `!(${pair}) ${each} ${part}`])),
  );
  const wrong = expressions.filter((expression) => {
    const truth = evaluateCondition(expression, lookup);
    const text = formatExpressionValue(evaluateExpressionsInText(`\${{ ${expression} }}`, lookup));
    if (truth === undefined && text === undefined) return false;
    return runs.some((run) => {
      const [truthInRun, textInRun] = evaluateToText(`format('{0}|{1}', !!(${expression}), ${expression})`, run).split(
        "|",
      );
      return (truth !== undefined && `${truth}` !== truthInRun) || (text !== undefined && text !== textInRun);
    });
  });

  expect(expressions).toHaveLength(6912);
  expect(wrong).toEqual([]);
});
