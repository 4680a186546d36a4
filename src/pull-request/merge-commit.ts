import type { Host, HostPullRequest, Log } from "../ci/ci.js";
import { HostError } from "../ci/host-error.js";
import type { Clock } from "../clock.js";
import { messageOf } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";

/** GitHub may show a merge some seconds after the queue does. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 2000;

interface Surroundings {
  readonly host: Host | undefined;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** The commit that a merged pull request became on its target branch, or undefined; never fails a step. */
export async function findMergeCommit(
  place: PullRequestPlace,
  around: Surroundings,
): Promise<string | undefined> {
  const { host, log, clock, signal } = around;
  if (host === undefined) return undefined;
  const deadline = clock.now() + PATIENCE_MS;
  const pause = async (): Promise<boolean> => {
    if (clock.now() + PAUSE_MS >= deadline) return false;
    await clock.sleep(PAUSE_MS, signal);
    return true;
  };
  let problem = "GitHub does not show the pull request as merged yet";
  try {
    do {
      const seen = await lookUp(host, place);
      if (seen instanceof HostError) problem = seen.message;
      else if (seen.mergeCommitSha !== undefined) return seen.mergeCommitSha;
      // A refusal stays one; anything else may pass.
      if (seen instanceof HostError && seen.permissions.length > 0) {
        log.warning(`merge-commit-sha stays empty: ${problem}.`);
        for (const line of seen.permissions) log.info(line);
        return undefined;
      }
    } while (await pause());
  } catch (error) {
    problem = messageOf(error);
  }
  log.warning(`merge-commit-sha stays empty: ${problem}.`);
  return undefined;
}

async function lookUp(
  host: Host,
  { repository, number }: PullRequestPlace,
): Promise<HostPullRequest | HostError> {
  try {
    return await host.pullRequest(repository, number);
  } catch (error) {
    if (error instanceof HostError) return error;
    throw error;
  }
}
