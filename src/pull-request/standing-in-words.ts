import type { SubmittedPullRequest } from "../api/schemas.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { inWords } from "../queue/read-queue.js";
import { hasEnded, stateInWords, terminalState } from "./states.js";

/** Where a pull request stands in its queue, in one sentence. */
export function standingInWords(record: SubmittedPullRequest, place: PullRequestPlace): string {
  const [subject, queue] = [`#${place.number}`, `the merge queue for ${inWords(place)}`];
  if (terminalState(record) === undefined && hasEnded(record))
    return `${subject} is no longer in ${queue}; its last state there was: ${stateInWords(record.state)}.`;
  switch (record.state) {
    case "merged":
      return `${subject} was merged by ${queue}.`;
    case "failed":
      return `${subject} failed in ${queue} and was not merged.`;
    case "cancelled":
      return `${subject} was taken out of ${queue} and was not merged.`;
    case "not_ready":
      return `${subject} was submitted to ${queue} and is not ready yet.`;
    case "pending":
      return `${subject} waits for its tests in ${queue}.`;
    case "testing":
      return `${subject} is being tested in ${queue}.`;
    case "tests_passed":
      return `${subject} has passed its tests in ${queue} and waits to be merged.`;
    case "pending_failure":
      return `${subject} has failed tests in ${queue}; whether it is to blame depends on those around it.`;
    case undefined:
    case null:
    case "":
      return `${subject} is in ${queue}; the service does not say in which state.`;
    default:
      return `${subject} is in ${queue}, in a state that this version does not know: ${stateInWords(record.state)}.`;
  }
}
