import type { Environment } from "../environment.js";
import { at, textAt } from "./payload.js";

/** What GitHub calls an author whose account is gone. */
const GONE = "ghost";

/**
 * Logins of everybody who caused a run: who wrote the comment or the review (an edit by somebody else does not make it
 * theirs), who sent the event, and who ran it again. `GITHUB_ACTOR` stays the first one's when a run is repeated.
 */
export function causedBy(payload: unknown, environment: Environment): readonly string[] {
  const authors = ["comment", "review"]
    .filter((text) => (at(payload, text) ?? null) !== null)
    .map((text) => textAt(payload, text, "user", "login") ?? GONE);
  const people = [
    ...authors,
    textAt(payload, "sender", "login") ?? environment.GITHUB_ACTOR,
    environment.GITHUB_TRIGGERING_ACTOR,
  ];
  return [...new Set(people.flatMap((login) => (login === undefined || login === "" ? [] : [login])))];
}
