import { loadPicomatch } from "../globs/glob.js";
import { isBroken, LOOK_AT_BRACKETS } from "../impacted-targets/path-pattern.js";
import { producers } from "../impacted-targets/producers/registry.js";
import type { Context } from "../operation.js";
import type { computeInputs } from "./compute.js";
import type { Values } from "./input.js";

type ComputeValues = Values<typeof computeInputs>;

/** Problems that the inputs of `compute-impacted-targets` show only together, or together with the event. */
export async function computeProblems(
  values: ComputeValues,
  _given: ReadonlySet<string>,
  run: Pick<Context, "strangersCode">,
): Promise<readonly string[]> {
  return [
    ...producerProblems(values),
    ...strangerProblems(values, run),
    ...(await patternProblems("impact-all-paths", values.impactAllPaths)),
    ...(await patternProblems("ignored-paths", values.ignoredPaths ?? [])),
    ...(await targetPathsProblems(values)),
  ];
}

function producerProblems({ producer, file, key, command, targetPaths }: ComputeValues): string[] {
  if (producer === undefined) return ["producer: is required; it says where the list of targets comes from."];
  const problems: string[] = [];
  if (key !== undefined && producer !== "json")
    problems.push("impacted-targets-key: is for the producer json only.");
  if (command !== undefined && producer !== "command")
    problems.push("command: is for the producer command only.");
  if (command !== undefined && file !== undefined)
    problems.push("command, impacted-targets-file: give one of them, not both.");
  if (producer === "paths") {
    if (targetPaths === undefined) problems.push("target-paths: is required by the producer paths.");
    if (file !== undefined) problems.push("impacted-targets-file: the producer paths reads no list.");
    return problems;
  }
  if (file === undefined && producers[producer].affected === undefined) {
    problems.push(
      `impacted-targets-file: is required by the producer ${producer}, which reads what an earlier step wrote.`,
    );
  }
  if (file === undefined && producer === "command" && command === undefined)
    problems.push("command: is required by the producer command.");
  return problems;
}

/** Build tools run code of the checkout, which must never be a stranger's while there is something to steal. */
function strangerProblems(
  { producer, file }: ComputeValues,
  { strangersCode }: Pick<Context, "strangersCode">,
): string[] {
  if (strangersCode === undefined || producer === undefined || producer === "paths" || file !== undefined)
    return [];
  return [
    `producer: ${producer} runs code of the checkout, and is refused here because ${strangersCode}. Split the job: compute in a pull_request workflow without token, hand the file over as an artifact, and let set-impacted-targets upload it in a second job that checks nothing out.`,
  ];
}

async function patternProblems(name: string, patterns: readonly string[]): Promise<readonly string[]> {
  if (patterns.length > 0 && patterns.every((pattern) => pattern.startsWith("!")))
    return [`${name}: has exclusions only; write a pattern without ! first, such as **.`];
  const picomatch = await loadPicomatch();
  return patterns
    .filter((pattern) => isBroken(pattern, picomatch))
    .map((pattern) => `${name}: ${JSON.stringify(pattern)} is no pattern; ${LOOK_AT_BRACKETS}.`);
}

async function targetPathsProblems({ targetPaths }: ComputeValues): Promise<readonly string[]> {
  if (targetPaths === undefined) return [];
  const read = await targetPaths.read();
  return read.ok ? [] : read.problems;
}
