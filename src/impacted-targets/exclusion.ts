import { InputError } from "../errors.js";
import type { OperationContext } from "../operation.js";
import { formatList } from "../text/format.js";
import { createInputProblem } from "../text/problem.js";
import { findClosestName, formatSuggestedName } from "../text/suggest.js";
import { quoteName, summarizeReasons } from "./safety-net.js";

interface Exclusion {
  readonly names: readonly string[];
  readonly producer: string;
  /** Names of all projects and targets; undefined if the producer does not list its projects. */
  readonly known: Iterable<string> | undefined;
  /** Reason for the contents of the list before targets are excluded. */
  readonly source: string;
}

/** Removes excluded targets from the list; their dependents stay. @throws InputError for a name that no project has */
export function excludeTargets(
  targets: ReadonlySet<string>,
  { names, producer, known, source }: Exclusion,
  { log, nameInput }: Pick<OperationContext, "log" | "nameInput">,
): { readonly kept: readonly string[]; readonly reason: string } {
  const removed = new Set(names.filter((name) => targets.has(name)));
  if (known !== undefined) rejectUnknownNames(names, new Set([...known, ...targets]));
  else if (names.length > 0 && targets.size > 0 && removed.size === 0)
    log.warning(
      `The list contains none of the targets in ${nameInput("exclude")}: ${formatList(names.map(quoteName), 5)}. The producer ${producer} does not list its projects, so the step cannot check the spelling of these names.`,
    );
  const kept = [...targets].filter((target) => !removed.has(target));
  const joined = summarizeReasons([...removed].map(quoteName));
  if (joined === undefined) return { kept, reason: source };
  const some = `${source}, without excluded targets: ${joined}`;
  return { kept, reason: kept.length > 0 ? some : `only excluded targets are impacted: ${joined}` };
}

function rejectUnknownNames(names: readonly string[], known: ReadonlySet<string>): void {
  const problems = names.flatMap((name) => {
    if (known.has(name)) return [];
    const meant = findClosestName(name, known);
    const hint = formatSuggestedName(meant && JSON.stringify(meant));
    return [createInputProblem("exclude", `no project or target has the name ${JSON.stringify(name)}${hint}.`)];
  });
  if (problems.length > 0) throw new InputError(problems);
}
