import { formatProblemSentence, formatYamlInputName, type InputProblem } from "../../src/text/problem.js";

/** Formats a problem as in the log of a workflow. */
export function inYaml(problem: InputProblem): string {
  return formatProblemSentence(formatYamlInputName, problem);
}
