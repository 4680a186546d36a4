import { loadPicomatch } from "../globs/glob.js";
import { isBroken, LOOK_AT_BRACKETS } from "../impacted-targets/path-pattern.js";
import { producers } from "../impacted-targets/producers/registry.js";
import type { Context } from "../operation.js";
import { type Problem, problemOf } from "../problem.js";
import type { computeInputs } from "./compute.js";
import type { Values } from "./input.js";

type ComputeValues = Values<typeof computeInputs>;

/** Problems that the inputs of `compute-impacted-targets` show only together, or together with the event. */
export async function computeProblems(
  values: ComputeValues,
  _given: ReadonlySet<string>,
  run: Pick<Context, "strangersCode">,
): Promise<readonly Problem[]> {
  return [
    ...producerProblems(values),
    ...strangerProblems(values, run),
    ...(await patternProblems("impact-all-paths", values.impactAllPaths)),
    ...(await patternProblems("ignored-paths", values.ignoredPaths ?? [])),
    ...(await targetPathsProblems(values)),
  ];
}

function producerProblems({ producer, file, key, command, targetPaths }: ComputeValues): readonly Problem[] {
  if (producer === undefined)
    return [problemOf("producer", "is required; it says where the list of targets comes from.")];
  const problems: Problem[] = [];
  if (key !== undefined && producer !== "json")
    problems.push(problemOf("impacted-targets-key", "is for the producer json only."));
  if (command !== undefined && producer !== "command")
    problems.push(problemOf("command", "is for the producer command only."));
  if (command !== undefined && file !== undefined)
    problems.push(problemOf(["command", "impacted-targets-file"], "give one of them, not both."));
  if (producer === "paths") {
    if (targetPaths === undefined)
      problems.push(problemOf("target-paths", "is required by the producer paths."));
    if (file !== undefined)
      problems.push(problemOf("impacted-targets-file", "the producer paths reads no list."));
    return problems;
  }
  if (file === undefined && producers[producer].affected === undefined) {
    problems.push(
      problemOf(
        "impacted-targets-file",
        `is required by the producer ${producer}, which reads what an earlier step wrote.`,
      ),
    );
  }
  if (file === undefined && producer === "command" && command === undefined)
    problems.push(problemOf("command", "is required by the producer command."));
  return problems;
}

/** Build tools run code of the checkout, which must never be a stranger's while there is something to steal. */
function strangerProblems(
  { producer, file }: ComputeValues,
  { strangersCode }: Pick<Context, "strangersCode">,
): readonly Problem[] {
  if (strangersCode === undefined || producer === undefined || producer === "paths" || file !== undefined)
    return [];
  return [
    problemOf(
      "producer",
      `${producer} runs code of the checkout, and is refused here because ${strangersCode}. Split the job: compute in a pull_request workflow without token, hand the file over as an artifact, and let set-impacted-targets upload it in a second job that checks nothing out.`,
    ),
  ];
}

async function patternProblems(name: string, patterns: readonly string[]): Promise<readonly Problem[]> {
  if (patterns.length > 0 && patterns.every((pattern) => pattern.startsWith("!")))
    return [problemOf(name, "has exclusions only; write a pattern without ! first, such as **.")];
  const picomatch = await loadPicomatch();
  return patterns
    .filter((pattern) => isBroken(pattern, picomatch))
    .map((pattern) => problemOf(name, `${JSON.stringify(pattern)} is no pattern; ${LOOK_AT_BRACKETS}.`));
}

async function targetPathsProblems({ targetPaths }: ComputeValues): Promise<readonly Problem[]> {
  if (targetPaths === undefined) return [];
  const read = await targetPaths.read();
  return read.ok ? [] : read.problems;
}
