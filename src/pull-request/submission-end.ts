import type { Client } from "../api/client.js";
import type { SubmittedPullRequest } from "../api/schemas.js";
import { withMore } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { nameInWords } from "../words.js";
import { cancelPullRequest } from "./cancelling.js";
import { type AttemptMark, hasEnded, terminalState } from "./states.js";
import { hasOtherHead, type Submission } from "./submission-plan.js";

export interface SubmissionEnd {
  readonly submission: Submission;
  readonly record: SubmittedPullRequest | undefined;
  /** `stateChangedAt` of the first record of our own new attempt. */
  readonly submittedAt: string | undefined;
  /** The record of the attempt before, as long as ours has not shown. */
  readonly stale: AttemptMark | undefined;
}

/** The record of a submission that is taken back. */
interface Shown {
  readonly kind: "shown";
  readonly record: SubmittedPullRequest;
}

/** An end that began no attempt of ours. */
export function withoutAttempt(
  submission: Submission,
  record: SubmittedPullRequest | undefined,
): SubmissionEnd {
  return { submission, record, submittedAt: undefined, stale: undefined };
}

/** Our own submission of a head that nobody meant is taken back. */
export async function guarded(
  record: SubmittedPullRequest,
  stale: AttemptMark | undefined,
  place: PullRequestPlace,
  { client, progress }: { readonly client: Client; readonly progress: (shown: Shown) => void },
): Promise<SubmissionEnd> {
  const end: SubmissionEnd = {
    submission: "submitted",
    record,
    submittedAt: record.stateChangedAt,
    stale,
  };
  if (terminalState(record) === "merged" || !hasOtherHead(place, record)) return end;
  if (hasEnded(record)) return { ...end, submission: "head-changed" };
  progress({ kind: "shown", record });
  const after = await takeBack(record, place, client);
  return after !== undefined && terminalState(after) === "merged"
    ? { ...end, record: after }
    : { ...end, submission: "head-changed", record: after ?? record };
}

async function takeBack(
  { prSha }: SubmittedPullRequest,
  place: PullRequestPlace,
  client: Client,
): Promise<SubmittedPullRequest | undefined> {
  try {
    return (await cancelPullRequest(client, place)).record;
  } catch (error) {
    throw withMore(error, {
      details: [
        `#${place.number} was submitted with the head ${nameInWords(prSha)}, which is not the one that this run is for, and could not be taken out again. Cancel it.`,
      ],
    });
  }
}
