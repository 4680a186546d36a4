import type { Host, HostPullRequest, Log } from "../ci/ci.js";
import { HostError } from "../ci/host-error.js";
import type { Clock } from "../clock.js";
import { AbortedError } from "../errors.js";
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
  { host, log, clock, signal }: Surroundings,
): Promise<string | undefined> {
  if (host === undefined) return undefined;
  const deadline = clock.now() + PATIENCE_MS;
  for (;;) {
    const seen = await lookUp(host, place, stopAfter(deadline - clock.now(), signal));
    if (signal.aborted) return undefined;
    if (!(seen instanceof HostError) && seen.mergeCommitSha !== undefined) return seen.mergeCommitSha;
    // A refusal stays one; anything else may pass.
    const refusal = seen instanceof HostError && seen.refused ? seen : undefined;
    if (refusal !== undefined || clock.now() + PAUSE_MS >= deadline) {
      log.warning(`merge-commit-sha stays empty: ${whyNot(seen)}.`);
      for (const line of refusal?.advice ?? []) log.info(line);
      return undefined;
    }
    try {
      await clock.sleep(PAUSE_MS, signal);
    } catch (error) {
      if (error instanceof AbortedError) return undefined;
      throw error;
    }
  }
}

function stopAfter(ms: number, signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.ceil(ms)))]);
}

async function lookUp(
  host: Host,
  { repository, number }: PullRequestPlace,
  stop: AbortSignal,
): Promise<HostPullRequest | HostError> {
  try {
    return await host.pullRequest(repository, number, stop);
  } catch (error) {
    // Whatever it is, the merge took place and the step tells of it.
    return error instanceof HostError ? error : new HostError(`Pull request #${number}`, error);
  }
}

function whyNot(seen: HostPullRequest | HostError): string {
  if (seen instanceof HostError) return seen.message;
  return seen.merged
    ? "GitHub shows the pull request as merged, but no commit for it"
    : "GitHub does not show the pull request as merged yet";
}
