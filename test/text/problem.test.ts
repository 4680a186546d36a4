import { describe, expect, test } from "vitest";
import { addErrorDetails, InputError } from "../../src/errors.js";
import {
  createInputProblem,
  createMessageText,
  type InputNameFormatter,
  toInputReference,
} from "../../src/text/problem.js";

const asFlag: InputNameFormatter = (input, value) => (value === undefined ? `--${input}` : `--${input}=${value}`);

/** Name of a file that looks like names of inputs. */
const FILE = "impacted-targets.txt, pr-number: wait";

describe("InputError", () => {
  const error = new InputError(
    [
      createInputProblem(
        "pr-number",
        createMessageText`a value is required: ${FILE} says nothing, and ${toInputReference("wait", "true")} needs it.`,
      ),
      createInputProblem(["command", "pr-number"], "give one of them, not both."),
      `pr-number stands in ${FILE}.`,
    ],
    { details: [createMessageText`Give ${toInputReference("pr-number")} for pr-number.`, "pr-number: as it is"] },
  );

  test("names inputs as in a workflow by default", () => {
    expect(error.message).toBe(
      [
        `- pr-number: a value is required: ${FILE} says nothing, and wait: true needs it.`,
        "- command, pr-number: give one of them, not both.",
        `- pr-number stands in ${FILE}.`,
      ].join("\n"),
    );
    expect(error.details).toEqual(["Give pr-number for pr-number.", "pr-number: as it is"]);
  });

  test("names inputs as flags of the command, and leaves other texts with the same words unchanged", () => {
    const named = error.named(asFlag);

    expect(named.message).toBe(
      [
        `- --pr-number: a value is required: ${FILE} says nothing, and --wait=true needs it.`,
        "- --command, --pr-number: give one of them, not both.",
        `- pr-number stands in ${FILE}.`,
      ].join("\n"),
    );
    expect(named.details).toEqual(["Give --pr-number for pr-number.", "pr-number: as it is"]);
  });

  test("keeps its class and its names of inputs when addErrorDetails adds details", () => {
    const more = addErrorDetails(error, { details: ["more"], outputs: { a: 1 } });

    expect(more).toBeInstanceOf(InputError);
    expect(more instanceof InputError ? more.named(asFlag) : undefined).toEqual({
      ...error.named(asFlag),
      details: [...error.named(asFlag).details, "more"],
    });
  });
});

test("InputError writes inputs as flags in a text that contains another text", () => {
  const source = createMessageText`${toInputReference("settings")}: ${7}`;

  expect(new InputError([createMessageText`${source} is ill.`]).named(asFlag).message).toBe("--settings: 7 is ill.");
});
