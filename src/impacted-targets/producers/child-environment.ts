import type { Environment } from "../../environment.js";
import { leadsGitAway } from "../../git/git-program.js";

/**
 * Variables that a program of the repository has no business with: our inputs, the tokens of the run and of the
 * service, and the files through which a step speaks to the runner. Nor must it ask another repository than we do.
 */
const KEPT_BACK: readonly RegExp[] = [
  /^INPUT_/i,
  /^ACTIONS_(RUNTIME_TOKEN|ID_TOKEN_.*)$/i,
  /^GITHUB_(TOKEN|OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)$/i,
  /^MERGE_QUEUE_(.*_)?TOKEN$/i,
  /^GH_TOKEN$/i,
  // Colours in what is parsed.
  /^(FORCE_COLOR|CLICOLOR_FORCE)$/i,
];

/**
 * How Git is to list files, whatever its own settings say. Several tools ask it without saying so, and then miss a
 * name that it quotes (`"\303\244.txt"`), or the old place of a file that was moved.
 */
const GIT_SETTINGS: readonly (readonly [string, string])[] = [
  ["core.quotePath", "false"],
  ["diff.renames", "false"],
  ["diff.relative", "false"],
];

/** What a program that we run gets to see of our own environment. */
export function childEnvironment(environment: Environment): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    const isKeptBack = leadsGitAway(name) || KEPT_BACK.some((pattern) => pattern.test(name));
    if (value !== undefined && !isKeptBack) kept[name] = value;
  }
  return { ...kept, ...gitSettings(kept), NO_COLOR: "1", COREPACK_ENABLE_NETWORK: "0" };
}

/** Adds to the settings that are given in this way already. */
function gitSettings(environment: Environment): Readonly<Record<string, string>> {
  const given = Number(environment.GIT_CONFIG_COUNT ?? "0");
  const first = Number.isSafeInteger(given) && given > 0 ? given : 0;
  const pairs = GIT_SETTINGS.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: `${first + GIT_SETTINGS.length}` };
}
