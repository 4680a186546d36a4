import type { Trigger } from "./ci.js";

/**
 * Why the checked out code may be a stranger's although the run has secrets, to complete "because ..."; else undefined.
 * `pull_request_target` runs have the repository's secrets whatever they check out.
 */
export function strangersCode(
  { privileged, headOrigin }: Pick<Trigger, "privileged" | "headOrigin">,
  tokenGiven: boolean,
): string | undefined {
  if (privileged) return "a pull_request_target run has the secrets of the repository";
  if (!tokenGiven || headOrigin === "own") return undefined;
  return headOrigin === "fork"
    ? "the change is a fork's and this step has the token"
    : "the event does not say whether the change is a fork's, and this step has the token";
}
