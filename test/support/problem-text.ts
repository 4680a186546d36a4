import { nameInYaml, type Problem, toSentence } from "../../src/text/problem.js";

/** Formats a problem as in the log of a workflow. */
export function inYaml(problem: Problem): string {
  return toSentence(nameInYaml, problem);
}
