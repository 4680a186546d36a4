import { describe, expect, test } from "vitest";
import { InputError, withDetails } from "../../src/errors.js";
import { type FormatInputName, inputName, textWithNames, toProblem } from "../../src/text/problem.js";

const asFlag: FormatInputName = (input, value) => (value === undefined ? `--${input}` : `--${input}=${value}`);

/** A file that is called like a flag, and a text that holds names of inputs. */
const FILE = "impacted-targets.txt, pr-number: wait";

describe("a problem of inputs", () => {
  const error = new InputError(
    [
      toProblem(
        "pr-number",
        textWithNames`is needed here: ${FILE} says nothing, and ${inputName("wait", "true")} needs it.`,
      ),
      toProblem(["command", "pr-number"], "give one of them, not both."),
      `pr-number stands in ${FILE}.`,
    ],
    { details: [textWithNames`Give ${inputName("pr-number")} for pr-number.`, "pr-number: as it is"] },
  );

  test("names inputs as in a workflow", () => {
    expect(error.message).toBe(
      [
        `- pr-number: is needed here: ${FILE} says nothing, and wait: true needs it.`,
        "- command, pr-number: give one of them, not both.",
        `- pr-number stands in ${FILE}.`,
      ].join("\n"),
    );
    expect(error.details).toEqual(["Give pr-number for pr-number.", "pr-number: as it is"]);
  });

  test("names inputs as flags, and leaves similar texts unchanged", () => {
    const named = error.named(asFlag);

    expect(named.message).toBe(
      [
        `- --pr-number: is needed here: ${FILE} says nothing, and --wait=true needs it.`,
        "- --command, --pr-number: give one of them, not both.",
        `- pr-number stands in ${FILE}.`,
      ].join("\n"),
    );
    expect(named.details).toEqual(["Give --pr-number for pr-number.", "pr-number: as it is"]);
  });

  test("remains an InputError when withDetails adds details", () => {
    const more = withDetails(error, { details: ["more"], outputs: { a: 1 } });

    expect(more).toBeInstanceOf(InputError);
    expect(more instanceof InputError ? more.named(asFlag) : undefined).toEqual({
      ...error.named(asFlag),
      details: [...error.named(asFlag).details, "more"],
    });
  });
});

test("names inputs as flags in a nested text too", () => {
  const source = textWithNames`${inputName("settings")}: ${7}`;

  expect(new InputError([textWithNames`${source} is ill.`]).named(asFlag).message).toBe("--settings: 7 is ill.");
});
