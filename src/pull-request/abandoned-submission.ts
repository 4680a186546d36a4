import type { SubmittedPullRequest } from "../api/schemas.js";
import { AbortedError, Failure, isAmbiguous, withMore } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Context } from "../operation.js";
import { cancelAbandoned } from "./cancel-on-abort.js";
import type { Progress } from "./submission.js";
import type { SubmissionPlan } from "./submission-plan.js";

/** A submission that was under way when the step was told to stop. */
interface Abandoned {
  readonly plan: SubmissionPlan;
  /** How far a new submission came; undefined where none was sent. */
  readonly progress: Progress | undefined;
  readonly takeOut: boolean;
}

/** What a submission that was stopped on its way fails with: what may have become of it, or that it was taken out. */
export async function abandonSubmission(
  error: unknown,
  { plan, progress, takeOut }: Abandoned,
  place: PullRequestPlace,
  context: Context,
): Promise<never> {
  const open = error instanceof AbortedError || isAmbiguous(error);
  if (!context.signal.aborted || !open) throw error;
  if (plan.kind === "update" && takeOut) {
    const attempt = { submitted: "no", seen: plan.record, stale: undefined, since: undefined } as const;
    throw withMore(error, { details: [await cancelAbandoned(attempt, place, context)] });
  }
  if (plan.kind !== "send" || progress === undefined) throw error;
  const subject = `#${place.number}`;
  const { kind } = progress;
  if (kind === "shown" && !takeOut) throw error;
  const message = `The run was told to stop while it submitted ${subject}.`;
  const outputs = { "pr-number": place.number, ...known(progress) };
  if (kind === "conflict") {
    const details = [`${subject} was in the queue already, and was left there.`];
    throw new Failure("aborted", message, { details, outputs, cause: error });
  }
  const submitted = kind === "sent" ? "sent" : "accepted";
  const seen = kind === "shown" ? progress.record : undefined;
  const left =
    submitted === "sent"
      ? `${subject} may be in the queue now. Look with status, or take it out with cancel.`
      : `${subject} is in the queue: the service had accepted the submission. Take it out with cancel if it shall not merge.`;
  const attempt = { submitted, seen, stale: plan.stale, since: undefined } as const;
  throw new Failure("aborted", message, {
    details: [takeOut ? await cancelAbandoned(attempt, place, context) : left],
    outputs,
    cause: error,
  });
}

/** What is certain of the submission, for a later step. */
function known(progress: Progress) {
  if (progress.kind === "accepted") return { submission: "submitted" };
  return progress.kind === "shown" ? { submission: "submitted", ...shown(progress.record) } : {};
}

function shown({ state, prSha, stateChangedAt }: SubmittedPullRequest) {
  return { state, "pr-sha": prSha, "submitted-at": stateChangedAt };
}
