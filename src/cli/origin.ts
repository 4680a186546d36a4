import type { Repository } from "../api/endpoints.js";
import type { Environment } from "../ci/system.js";
import { openGit, runGit } from "../git/git.js";
import { repositoryName } from "../inputs/parsers.js";

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
    return end.code === 0 ? repositoryAt(end.stdout.toString("utf8").trim()) : undefined;
  } catch {
    // It only spares a flag: a folder without a repository, or a machine without git, is no problem yet.
    return undefined;
  }
}

/** Reads `https://github.com/owner/name.git`, `git@github.com:owner/name.git` and the like. */
export function repositoryAt(address: string): Repository | undefined {
  const path =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?github\.com(?::\d+)?\/(.+)$/i.exec(address)?.[1] ??
    /^(?:[\w.-]+@)?github\.com:(.+)$/i.exec(address)?.[1];
  const name = repositoryName((path ?? "").replace(/\/$/, "").replace(/\.git$/, ""));
  return name.ok ? { host: "github.com", ...name.value } : undefined;
}
