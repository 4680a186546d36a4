import type { YamlNode } from "../inputs/yaml-nodes.js";
import { type Problem, toProblem } from "../text/problem.js";
import { quote } from "../text/truncate.js";

export type Report = ReturnType<typeof createReport>;

export function createReport(input: string, file?: string) {
  const start = file === undefined ? "" : `${file} `;
  const problems: Problem[] = [];
  return {
    problems,
    /** True after a problem that lists all settings, so that only one problem lists them. */
    listsSettings: false,
    /** Number of problems with the settings of a branch, which do not concern the calendar. */
    settingProblems: 0,
    /** Adds a problem. `key` is empty for a problem of the whole line. */
    add(line: number, key: string, text: string): void {
      const position = `${start}line ${line}${key === "" ? "" : `, ${key}`}`;
      problems.push(toProblem(input, `${position}: ${text}${text.endsWith("?") ? "" : "."}`));
    },
  };
}

export function formatKey(key: string): string {
  return /^[\w./-]{1,100}$/.test(key) ? key : quote(key);
}

export function formatValue(node: YamlNode): string {
  if (node.kind === "blank") return "nothing";
  if (node.kind === "mapping") return "a mapping";
  const value = node.plain();
  if (typeof value === "string") return quote(value);
  const text = typeof value === "number" ? String(value) : JSON.stringify(value);
  return text.length > 100 ? "a long list" : text;
}
