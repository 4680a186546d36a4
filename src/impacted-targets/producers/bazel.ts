import type { Text } from "../../text/problem.js";
import { quote } from "../../text/truncate.js";
import { field, itemsAt, linesOf, namesIn, notAList, unlike, wholeDocument } from "./parsing.js";
import type { Producer } from "./producer.js";

const EXPECTED =
  "the labels that bazel-diff or target-determinator print: lines, a JSON list with a label in each item, or impactedTargets";

/** Drops labels of other repositories: their dependents are listed themselves. */
export const bazel: Producer = {
  parse: (output, source) => {
    const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : linesOf(output, source);
    for (const label of labels) {
      if (!/^(\/\/|@)/.test(label))
        throw notAList(source, `must hold labels, which begin with // or @; it holds ${quote(label)}`);
    }
    const own = labels.filter((label) => !isExternal(label));
    // A list never becomes an empty one.
    return own.length === 0 ? labels : own;
  },
};

function jsonLabels(output: string, source: Text): readonly string[] {
  const value = wholeDocument(output, source, EXPECTED);
  if (Array.isArray(value)) {
    return namesIn(
      value.map((item: unknown) => (typeof item === "string" ? item : field(item, "label"))),
      source,
    );
  }
  const served = itemsAt(value, "impactedTargets");
  if (served === undefined) throw unlike(source, EXPECTED, output);
  return namesIn(served, source);
}

/** `@//...` and `@@//...` are the repository itself. */
function isExternal(label: string): boolean {
  return label.startsWith("//external:") || /^@(?!@?\/\/)/.test(label);
}
