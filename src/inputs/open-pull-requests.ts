import type { Repository } from "../api/endpoints.js";
import type { Host, HostPullRequest } from "../ci/ci.js";
import { ask, type Question } from "./ask-host.js";
import type { LookUp } from "./place.js";

/** The open pull requests that a look-up finds. @throws InputError that names the input which would spare it. */
export function openPullRequests(
  source: LookUp,
  question: Question,
  repository: Repository,
  host: Host | undefined,
): Promise<readonly HostPullRequest[]> {
  return ask(host, question, (github) =>
    source.kind === "commit"
      ? github.openPullRequestsOfCommit(repository, source.sha)
      : github.openPullRequestsFrom(repository, source.owner, source.branch),
  );
}

/** A commit in the middle of a stack belongs to several pull requests; the one that it is the head of is meant. */
export function headedBy(
  { kind, sha }: LookUp,
  found: readonly HostPullRequest[],
): readonly HostPullRequest[] {
  const heads = found.filter(({ headSha }) => headSha === sha);
  return kind === "head" || heads.length > 0 ? heads : found;
}
