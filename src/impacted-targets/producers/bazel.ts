import type { Text } from "../../problem.js";
import { quote } from "../../shorten.js";
import { notAList } from "../not-a-list.js";
import { document, field, itemsAt, names } from "./document.js";
import { linesOf } from "./lines.js";
import type { Producer, ReadOptions } from "./producer.js";
import { unlike } from "./unlike.js";

const EXPECTED =
  "the labels that bazel-diff or target-determinator print: lines, a JSON list with a label in each item, or impactedTargets";

/** Labels of the lines and the JSON of bazel-diff, and of the lines of target-determinator. */
export const bazel: Producer = {
  name: "bazel",
  parse: (output, source, options = {}) => {
    const labels = /^\s*[[{]/.test(output) ? jsonLabels(output, source) : linesOf(output, source);
    for (const label of labels) {
      if (!/^(\/\/|@)/.test(label))
        throw notAList(source, `must hold labels, which begin with // or @; it holds ${quote(label)}`);
    }
    return withoutExternal(labels, options);
  },
};

function jsonLabels(output: string, source: Text): readonly string[] {
  const value = document(output, source, EXPECTED);
  // With `--depEdgesFile` each label stands beside its distances.
  if (Array.isArray(value)) {
    return names(
      value.map((item: unknown) => (typeof item === "string" ? item : field(item, "label"))),
      source,
    );
  }
  const served = itemsAt(value, "impactedTargets");
  if (served === undefined) throw unlike(source, EXPECTED, output);
  return names(served, source);
}

function withoutExternal(labels: readonly string[], { external = "drop" }: ReadOptions): readonly string[] {
  const own = labels.filter((label) => !isExternal(label));
  // A list that holds something never becomes one that says "impacts nothing".
  return external === "keep" || own.length === 0 ? labels : own;
}

/** `@//...` and `@@//...` are the repository itself. */
function isExternal(label: string): boolean {
  return label.startsWith("//external:") || /^@(?!@?\/\/)/.test(label);
}
