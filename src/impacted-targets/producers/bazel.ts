import { InputError } from "../../errors.js";
import { createMessageText, type MessageText } from "../../text/problem.js";
import { quoteText } from "../../text/truncate.js";
import {
  createFormatError,
  getField,
  getListField,
  parseWholeOutputAsJson,
  readDistinctNames,
  readTargetLines,
} from "./parsing.js";
import type { Producer } from "./producer.js";

const EXPECTED =
  "labels from bazel-diff or target-determinator: one label per line, a JSON list with a label in each item, or JSON with the key impactedTargets";

/** Reads labels, and omits labels of external repositories. Their dependents in this repository are in the list too. */
export const bazelProducer: Producer = {
  parse: (output, source) => {
    const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : readTargetLines(output, source);
    for (const label of labels) {
      if (!/^(\/\/|@)/.test(label))
        throw new InputError([
          createMessageText`${source} must contain labels, which begin with // or @, but contains ${quoteText(label)}.`,
        ]);
    }
    const own = labels.filter((label) => !isExternal(label));
    // An empty list would mean that nothing is impacted.
    return own.length === 0 ? labels : own;
  },
};

function jsonLabels(output: string, source: MessageText): readonly string[] {
  const value = parseWholeOutputAsJson(output, source, EXPECTED);
  if (Array.isArray(value)) {
    return readDistinctNames(
      value.map((item: unknown) => (typeof item === "string" ? item : getField(item, "label"))),
      source,
    );
  }
  const served = getListField(value, "impactedTargets");
  if (served === undefined) throw createFormatError(source, EXPECTED, output);
  return readDistinctNames(served, source);
}

/** True when a label belongs to another repository. `@//...` and `@@//...` belong to this one. */
function isExternal(label: string): boolean {
  return label.startsWith("//external:") || /^@(?!@?\/\/)/.test(label);
}
