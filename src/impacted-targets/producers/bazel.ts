import { InputError } from "../../errors.js";
import { type Text, textWithNames } from "../../text/problem.js";
import { quote } from "../../text/truncate.js";
import { badFormat, getField, getItems, parseWholeOutput, readLines, readNames } from "./parsing.js";
import type { Producer } from "./producer.js";

const EXPECTED =
  "labels from bazel-diff or target-determinator: one label per line, a JSON list with a label in each item, or JSON with the key impactedTargets";

/** Reads labels, and omits labels of external repositories. Their dependents in this repository are in the list too. */
export const bazel: Producer = {
  parse: (output, source) => {
    const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : readLines(output, source);
    for (const label of labels) {
      if (!/^(\/\/|@)/.test(label))
        throw new InputError([
          textWithNames`${source} must contain labels, which begin with // or @, but contains ${quote(label)}.`,
        ]);
    }
    const own = labels.filter((label) => !isExternal(label));
    // An empty list would mean that nothing is impacted.
    return own.length === 0 ? labels : own;
  },
};

function jsonLabels(output: string, source: Text): readonly string[] {
  const value = parseWholeOutput(output, source, EXPECTED);
  if (Array.isArray(value)) {
    return readNames(
      value.map((item: unknown) => (typeof item === "string" ? item : getField(item, "label"))),
      source,
    );
  }
  const served = getItems(value, "impactedTargets");
  if (served === undefined) throw badFormat(source, EXPECTED, output);
  return readNames(served, source);
}

/** True when a label belongs to another repository. `@//...` and `@@//...` belong to this one. */
function isExternal(label: string): boolean {
  return label.startsWith("//external:") || /^@(?!@?\/\/)/.test(label);
}
