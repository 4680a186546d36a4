import type { SubmittedPullRequest } from "../api/schemas.js";
import { Failure } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Context } from "../operation.js";
import { cancelInWords } from "./cancel-in-words.js";
import { sameCommit } from "./states.js";
import type { SubmissionPlan } from "./submission-plan.js";

/** The process was told to stop while the submission was under way: what became of it is open. */
export async function abandonSubmission(
  error: unknown,
  plan: SubmissionPlan,
  takeOut: boolean,
  place: PullRequestPlace,
  context: Context,
): Promise<never> {
  if (!context.signal.aborted || plan.kind !== "send") throw error;
  const isOurs = ({ prSha }: SubmittedPullRequest): boolean =>
    place.guardedHead === undefined || sameCommit(prSha, place.guardedHead);
  const left = `#${place.number} may be in the queue now. Look with status, or take it out with cancel.`;
  throw new Failure("aborted", `The run was told to stop while it submitted #${place.number}.`, {
    details: [takeOut ? await cancelInWords(place, context, isOurs) : left],
    outputs: { "pr-number": place.number },
    cause: error,
  });
}
