import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import type { Environment } from "../environment.js";
import { InputError } from "../errors.js";

/**
 * The absolute path of git. It is looked for here since a search by the operating system may begin in the working
 * directory, where a pull request can put a program of that name. @throws InputError when there is none.
 */
export function findGit(environment: Environment, platform: NodeJS.Platform = process.platform): string {
  const windows = platform === "win32";
  const folders = (variable(environment, "PATH", windows) ?? "").split(delimiter);
  const found = folders
    .filter((folder) => isAbsolute(folder))
    .map((folder) => join(folder, windows ? "git.exe" : "git"))
    .find(isProgram);
  if (found !== undefined) return found;
  throw new InputError(["git was not found in PATH, and the changed files are read with it."], {
    details: ["Install git on the runner or in the job's container, then check the repository out with it."],
  });
}

/** Windows does not care how a variable's name is written. */
function variable(environment: Environment, name: string, windows: boolean): string | undefined {
  if (!windows) return environment[name];
  return Object.entries(environment).find(([key]) => key.toUpperCase() === name)?.[1];
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Variables that would lead git to another repository than that of its folder (`git rev-parse --local-env-vars`), or
 * make it read patterns in another way.
 */
const LEADING_AWAY: ReadonlySet<string> = new Set([
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_COMMON_DIR",
  "GIT_DIR",
  "GIT_GLOB_PATHSPECS",
  "GIT_GRAFT_FILE",
  "GIT_ICASE_PATHSPECS",
  "GIT_IMPLICIT_WORK_TREE",
  "GIT_INDEX_FILE",
  "GIT_LITERAL_PATHSPECS",
  "GIT_NAMESPACE",
  "GIT_NOGLOB_PATHSPECS",
  "GIT_OBJECT_DIRECTORY",
  "GIT_PREFIX",
  "GIT_SHALLOW_FILE",
  "GIT_WORK_TREE",
]);

/** True for a variable that must not reach git, however it is started. */
export function leadsGitAway(name: string): boolean {
  return LEADING_AWAY.has(name.toUpperCase());
}

/** What makes git answer in English, ask nobody and write nothing by the way. Configuration by variables stays. */
export function gitEnvironment(environment: Environment): Record<string, string | undefined> {
  const kept = Object.entries(environment).filter(([name]) => !leadsGitAway(name));
  return {
    ...Object.fromEntries(kept),
    GCM_INTERACTIVE: "never",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
  };
}
