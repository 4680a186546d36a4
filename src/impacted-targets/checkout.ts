import { InputError } from "../errors.js";
import { listFilesNotCheckedOut, listUncommittedChanges, listUntrackedFiles } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { SOURCE_FILE_GLOBS } from "../git/read-file.js";
import { createMessageText, type MessageText, toInputReference } from "../text/problem.js";
import { TASK_RUNNER_FILE_NAMES } from "./declared-needs/read-declarations.js";
import { isPathBelow, WORKSPACE_MANIFESTS } from "./manifests.js";
import { MANIFEST_NAMES } from "./moved-projects.js";
import type { PathOwners } from "./ownership.js";
import { quoteName, summarizeReasons } from "./safety-net.js";

/** Names of configuration files of the build tools. They count in any folder. */
const CONFIGURATION = [
  ...TASK_RUNNER_FILE_NAMES,
  ".nxignore",
  "lerna.json",
  "rush.json",
  "pnpm-workspace.yaml",
  ".pnpmfile.cjs",
  ".moon/**",
];

/**
 * Rejects a checkout with files that differ from its commit: a tool would read wrong dependencies. @throws InputError
 */
export async function rejectModifiedCheckout(
  git: Git,
  { producer, workspace, ignored }: { producer: string; workspace: string; ignored: PathOwners },
): Promise<void> {
  // Only Nx reads sources to find dependencies.
  const sources = producer === "nx" ? SOURCE_FILE_GLOBS : [];
  const lists = await Promise.all([
    listFilesNotCheckedOut(git, [...MANIFEST_NAMES, ...sources]),
    listUncommittedChanges(git, [...MANIFEST_NAMES, ...CONFIGURATION, ...sources]),
    listUntrackedFiles(git, [...WORKSPACE_MANIFESTS, ...CONFIGURATION]),
  ]);
  for (const [index, { problem, advice }] of PROBLEMS.entries()) {
    const paths = lists[index]?.filter((path) => isPathBelow(path, workspace) && ignored.ownersOf(path).length === 0);
    const first = summarizeReasons((paths ?? []).map(quoteName));
    if (first === undefined) continue;
    throw new InputError([`${problem(first)} So ${producer} cannot find all dependents of a changed project.`], {
      details: advice,
    });
  }
}

const PROBLEMS: readonly { readonly problem: (paths: string) => string; readonly advice: readonly MessageText[] }[] = [
  {
    problem: (paths) => `The sparse checkout omits ${paths}.`,
    advice: [
      createMessageText`Check out every project. If no target needs a project, you can add the project to ${toInputReference("ignored-paths")} instead.`,
      createMessageText`If the whole repository is too large to check out, create the list of targets in another job, and pass the list as ${toInputReference("impacted-targets-file")}.`,
    ],
  },
  {
    problem: (paths) => `The checkout differs from its commit in ${paths}.`,
    advice: [
      createMessageText`Restore the files with \`git restore .\` before this step, or add the files to ${toInputReference("ignored-paths")}.`,
    ],
  },
  {
    problem: (paths) => `The commit does not contain ${paths}.`,
    advice: [
      createMessageText`Remove the file before this step, or add it to .gitignore or ${toInputReference("ignored-paths")}.`,
    ],
  },
];
