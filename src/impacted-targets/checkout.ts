import { InputError } from "../errors.js";
import { listAlteredFiles, listSparseFiles, listUntrackedFiles } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { SOURCE_FILES } from "../git/read-file.js";
import { inputName, type Text, textWithNames } from "../text/problem.js";
import { isPathBelow, WORKSPACE_MANIFESTS } from "./manifests.js";
import { MANIFEST_NAMES } from "./moved-projects.js";
import type { PathOwners } from "./ownership.js";
import { joinReasons, quoteName } from "./safety-net.js";

/** Files that configure the tools, in any folder. */
const CONFIGURATION = [
  "nx.json",
  ".nxignore",
  "turbo.json",
  "turbo.jsonc",
  "lerna.json",
  "rush.json",
  "pnpm-workspace.yaml",
  ".pnpmfile.cjs",
  ".moon/**",
];

interface Checkout {
  readonly producer: string;
  readonly workspace: string;
  readonly ignored: PathOwners;
}

/** Rejects a checkout that differs from its commit, because the tool would read other dependencies. @throws InputError */
export async function rejectOtherFiles(git: Git, { producer, workspace, ignored }: Checkout): Promise<void> {
  const find = async (list: Promise<readonly string[]>): Promise<string | undefined> =>
    joinReasons(
      (await list)
        .filter((path) => isPathBelow(path, workspace) && ignored.ownersOf(path).length === 0)
        .map((path) => quoteName(path)),
    );
  // Only Nx reads sources to find dependencies.
  const sources = producer === "nx" ? SOURCE_FILES : [];
  const read = [...MANIFEST_NAMES, ...CONFIGURATION, ...sources];
  const [sparse, altered, untracked] = await Promise.all([
    find(listSparseFiles(git, [...MANIFEST_NAMES, ...sources])),
    find(listAlteredFiles(git, read)),
    find(listUntrackedFiles(git, [...WORKSPACE_MANIFESTS, ...CONFIGURATION])),
  ]);
  if (sparse !== undefined) {
    throw reject(
      `The sparse checkout omits ${sparse}, so ${producer} cannot find all dependents of a changed project.`,
      [
        textWithNames`Check out every project, or add projects that no target needs to ${inputName("ignored-paths")}.`,
        textWithNames`If the whole repository is too large, create the list in another job and pass it as ${inputName("impacted-targets-file")}.`,
      ],
    );
  }
  if (altered !== undefined) {
    throw reject(`The checkout differs from its commit in ${altered}, so ${producer} may miss dependents.`, [
      textWithNames`Restore the files before this step, for example with \`git restore .\`, or add them to ${inputName("ignored-paths")}.`,
    ]);
  }
  if (untracked !== undefined) {
    throw reject(`The checkout has ${untracked}, which is not in the commit, so ${producer} may miss dependents.`, [
      textWithNames`Remove the file before this step, or add it to .gitignore or ${inputName("ignored-paths")}.`,
    ]);
  }
}

function reject(problem: string, details: readonly Text[]): InputError {
  return new InputError([problem], { details });
}
