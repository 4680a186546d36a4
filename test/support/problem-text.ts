import { nameInYaml, type Problem, toSentence } from "../../src/text/problem.js";

/** A problem as a workflow's log shows it. */
export function inYaml(problem: Problem): string {
  return toSentence(nameInYaml, problem);
}
