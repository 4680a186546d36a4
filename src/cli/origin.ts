import type { Repository } from "../api/endpoints.js";
import { repositoryOfRemote } from "../ci/variables.js";
import type { Environment } from "../environment.js";
import { openGit, runGit } from "../git/git.js";

const TIMEOUT_MS = 10_000;

/** The repository on github.com that a checkout comes from; undefined when it is none, or not told. */
export async function originOf(
  folder: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<Repository | undefined> {
  try {
    const git = await openGit({ folder, environment, signal });
    const end = await runGit(git, ["config", "--get", "remote.origin.url"], { timeoutMs: TIMEOUT_MS });
    return end.code === 0 ? repositoryOnGitHub(end.stdout.toString("utf8").trim()) : undefined;
  } catch {
    // It only spares a flag: a folder without a repository, or a machine without git, is no problem yet.
    return undefined;
  }
}

/** The repository that the address of a remote leads to; undefined where that is not on github.com. */
export function repositoryOnGitHub(remote: string): Repository | undefined {
  const repository = repositoryOfRemote(remote);
  return repository?.host === "github.com" ? repository : undefined;
}
