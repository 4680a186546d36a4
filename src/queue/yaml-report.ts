import type { YamlNode } from "../inputs/yaml-nodes.js";
import { createInputProblem, type InputProblem } from "../text/problem.js";
import { quoteText } from "../text/truncate.js";

export type Report = ReturnType<typeof createYamlProblemCollector>;

export function createYamlProblemCollector(input: string, file?: string) {
  const start = file === undefined ? "" : `${file} `;
  const problems: InputProblem[] = [];
  return {
    problems,
    /** True after a problem that lists all settings, so that only one problem lists them. */
    listsSettings: false,
    /** Number of problems with the settings of a branch, which do not concern the calendar. */
    settingProblems: 0,
    /** Adds a problem. `key` is empty for a problem of the whole line. */
    add(line: number, key: string, text: string): void {
      const position = `${start}line ${line}${key === "" ? "" : `, ${key}`}`;
      problems.push(createInputProblem(input, `${position}: ${text}${text.endsWith("?") ? "" : "."}`));
    },
  };
}

export function formatYamlKey(key: string): string {
  return /^[\w./-]{1,100}$/.test(key) ? key : quoteText(key);
}

export function formatYamlValue(node: YamlNode): string {
  if (node.kind === "blank") return "nothing";
  if (node.kind === "mapping") return "a mapping";
  const value = node.plain();
  if (typeof value === "string") return quoteText(value);
  const text = typeof value === "number" ? String(value) : JSON.stringify(value);
  return text.length > 100 ? "a long list" : text;
}
