import type { Trigger } from "./ci.js";

/**
 * Why the checked out code may be a stranger's although the run has secrets, to complete "because ..."; else undefined.
 * `pull_request_target` runs have the repository's secrets whatever they check out.
 */
export function strangersCode({ privileged, pullRequest }: Trigger, tokenGiven: boolean): string | undefined {
  if (privileged) return "a pull_request_target run has the secrets of the repository";
  const fork = pullRequest.kind === "head" || (pullRequest.kind === "event" && pullRequest.fork);
  return fork && tokenGiven ? "the change is a fork's and this step has the token" : undefined;
}
