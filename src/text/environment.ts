export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

/** Returns the trimmed value of a variable; undefined if it is unset or blank. */
export function readEnvironmentVariable(environment: ProcessEnvironment, name: string): string | undefined {
  const text = environment[name]?.trim();
  return text === "" ? undefined : text;
}

/**
 * Variables that select another git repository (`git rev-parse --local-env-vars`), or change the meaning of path
 * patterns.
 */
const LEADING_AWAY: readonly RegExp[] = [
  /^GIT_(COMMON_DIR|DIR|IMPLICIT_WORK_TREE|NAMESPACE|PREFIX|WORK_TREE)$/i,
  /^GIT_(ALTERNATE_OBJECT_DIRECTORIES|GRAFT_FILE|INDEX_FILE|OBJECT_DIRECTORY|SHALLOW_FILE)$/i,
  /^GIT_(GLOB|ICASE|LITERAL|NOGLOB)_PATHSPECS$/i,
];

export function isGitRepositoryOverrideVariable(name: string): boolean {
  return LEADING_AWAY.some((pattern) => pattern.test(name));
}

/** Variables that contain inputs, tokens or files of the runner. Other programs must not receive them. */
const OURS_ALONE: readonly RegExp[] = [
  /^INPUT_/i,
  /^ACTIONS_(RUNTIME_TOKEN|ID_TOKEN_.*)$/i,
  /^GITHUB_(TOKEN|OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)$/i,
  /^MERGE_QUEUE_(.*_)?TOKEN$/i,
  /^GH_TOKEN$/i,
];

export function isVariableForChildPrograms(name: string): boolean {
  return !isGitRepositoryOverrideVariable(name) && !OURS_ALONE.some((pattern) => pattern.test(name));
}
