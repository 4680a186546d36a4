import { endpoints } from "../api/endpoints.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Outcome } from "../operation.js";
import { planned } from "../planned.js";
import { inWords } from "../queue/read-queue.js";
import { nameInWords } from "../words.js";
import type { SubmissionEnd } from "./submission-end.js";
import type { Submission, SubmissionPlan } from "./submission-plan.js";

/** How a submission went, in one sentence. */
export function submissionInWords(submission: Submission, place: PullRequestPlace): string {
  const subject = `#${place.number}`;
  switch (submission) {
    case "submitted":
      return `${subject} was submitted to the merge queue for ${inWords(place)}.`;
    case "updated":
      return `${subject} is in the merge queue for ${inWords(place)}; its priority and batching were sent again.`;
    case "already-queued":
      return `${subject} is in the merge queue for ${inWords(place)} already.`;
    case "already-merged":
      return `${subject} is merged already.`;
    case "not-resubmitted":
      return `${subject} is not submitted again: its last attempt ended without a merge, and resubmit is false.`;
    case "head-changed":
      return `The head of ${subject} is not the commit that this run is for (${place.guardedHead ?? "the event names none"}).`;
  }
}

/** What to know about a submission beyond its sentence. */
export function submissionDetails({ submission, record, submittedAt }: SubmissionEnd): string[] {
  if (submission !== "head-changed" || record === undefined) return [];
  return [
    `The queue has ${nameInWords(record.prSha)}. Start a new run for that commit: running this one again does not help, since it is for the old one.`,
    submittedAt !== undefined
      ? "This submission was taken back."
      : "It was in the queue before, and was left there.",
  ];
}

/** The end of a dry run: what would be sent. */
export function plannedSubmission(
  plan: SubmissionPlan,
  wait: boolean,
  place: PullRequestPlace,
): Outcome<never, never> {
  const then = wait ? " Then it would wait for the merge." : "";
  switch (plan.kind) {
    case "leave":
      return planned(`Nothing would be sent: ${submissionInWords(plan.submission, place)}${then}`);
    case "send":
      return planned(
        `#${place.number} would be submitted to the queue.${then}`,
        endpoints.submitPullRequest,
        plan.request,
      );
    case "update":
      return planned(
        `Priority and batching of #${place.number} would be sent again.${then}`,
        endpoints.submitPullRequest,
        plan.request,
      );
  }
}
