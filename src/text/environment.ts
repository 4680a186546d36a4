/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a variable holds; undefined when it is not set, or set to nothing. */
export function textIn(environment: Environment, name: string): string | undefined {
  const text = environment[name]?.trim();
  return text === "" ? undefined : text;
}

/**
 * What a program that we start has no business with: our inputs, the tokens of the run and of the service, and the files
 * through which a step speaks to the runner.
 */
const OURS_ALONE: readonly RegExp[] = [
  /^INPUT_/i,
  /^ACTIONS_(RUNTIME_TOKEN|ID_TOKEN_.*)$/i,
  /^GITHUB_(TOKEN|OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)$/i,
  /^MERGE_QUEUE_(.*_)?TOKEN$/i,
  /^GH_TOKEN$/i,
];

export function isOursAlone(name: string): boolean {
  return OURS_ALONE.some((pattern) => pattern.test(name));
}
