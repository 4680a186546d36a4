import { asInYaml, type Problem, sentenceFor } from "../../src/text/problem.js";

/** A problem as a workflow's log shows it. */
export function inYaml(problem: Problem): string {
  return sentenceFor(asInYaml, problem);
}
