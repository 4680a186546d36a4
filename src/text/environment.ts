/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a variable holds; undefined when it is not set, or set to nothing. */
export function textIn(environment: Environment, name: string): string | undefined {
  const text = environment[name]?.trim();
  return text === "" ? undefined : text;
}

/**
 * Variables that would lead git to another repository than that of its folder (`git rev-parse --local-env-vars`), or
 * make it read patterns in another way.
 */
const LEADING_AWAY: readonly RegExp[] = [
  /^GIT_(COMMON_DIR|DIR|IMPLICIT_WORK_TREE|NAMESPACE|PREFIX|WORK_TREE)$/i,
  /^GIT_(ALTERNATE_OBJECT_DIRECTORIES|GRAFT_FILE|INDEX_FILE|OBJECT_DIRECTORY|SHALLOW_FILE)$/i,
  /^GIT_(GLOB|ICASE|LITERAL|NOGLOB)_PATHSPECS$/i,
];

/** True for a variable that must not reach git, however it is started. */
export function leadsGitAway(name: string): boolean {
  return LEADING_AWAY.some((pattern) => pattern.test(name));
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

/** Whether a program that we start gets a variable. It must not ask another repository than it is run in. */
export function isForPrograms(name: string): boolean {
  return !leadsGitAway(name) && !OURS_ALONE.some((pattern) => pattern.test(name));
}
