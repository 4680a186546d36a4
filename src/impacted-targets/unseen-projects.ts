import { InputError } from "../errors.js";
import type { Git } from "../git/git.js";
import { leftOutFiles } from "../git/left-out.js";
import { inputName, words } from "../problem.js";
import { firstOf, inReason } from "./computed.js";
import { MANIFEST_NAMES } from "./moved-projects.js";
import type { PathOwners } from "./path-owners.js";
import { pathOf } from "./working-folder.js";

/**
 * Makes sure that a tool can see every project of its folder: of one that a sparse checkout leaves out it does not know
 * that it needs a changed one, and lists too little. @throws InputError
 */
export async function refuseUnseenProjects(
  git: Git,
  { producer, folder, ignored }: { producer: string; folder: string; ignored: PathOwners },
): Promise<void> {
  const within = pathOf(git.root, folder);
  const unseen = (await leftOutFiles(git, MANIFEST_NAMES)).filter(
    (path) => (within === "." || path.startsWith(`${within}/`)) && ignored.ownersOf(path).length === 0,
  );
  const first = firstOf(unseen.map(inReason));
  if (first === undefined) return;
  throw new InputError(
    [`The sparse checkout leaves out ${first}: ${producer} would not see who needs a changed project.`],
    {
      details: [
        words`Check every project out, or add what no target needs to ${inputName("ignored-paths")}.`,
        words`Where the whole repository is too large, let another job make the list, and give it as ${inputName("impacted-targets-file")}.`,
      ],
    },
  );
}
