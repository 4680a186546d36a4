import type { PullRequestPlace } from "../inputs/place.js";
import { inWords } from "../queue/read-queue.js";
import { code, escapeText, table } from "../summary/markdown.js";
import { explainBlockers } from "./readiness.js";
import { stateInWords } from "./states.js";
import type { SubmissionEnd } from "./submission-end.js";
import type { Submission } from "./submission-plan.js";

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
      return `${subject} has another head than ${place.guardedHead ?? "the event's"}, the commit that this run is for.`;
  }
}

/** What to know about a submission beyond its sentence. */
export function submissionDetails({ submission, record, submittedAt }: SubmissionEnd): string[] {
  if (submission !== "head-changed" || record === undefined) return [];
  return [
    `The queue has the head ${record.prSha}. Start a new run for it: running this one again does not help, since its event still carries the old commit.`,
    submittedAt !== undefined
      ? "The submission of this step was taken back."
      : "It was in the queue before this step and was left there.",
  ];
}

/** The page about a submission. */
export function submissionSummary(end: SubmissionEnd, place: PullRequestPlace): string {
  const { record } = end;
  if (record === undefined) return escapeText(submissionInWords(end.submission, place));
  const blockers = record.state === "not_ready" ? explainBlockers(record, place.targetBranch) : [];
  const rows = [
    ["State", escapeText(stateInWords(record.state))],
    ["Head commit", code(record.prSha)],
    ["Priority", escapeText(`${record.priorityName ?? ""} ${record.priorityValue ?? ""}`.trim())],
  ].filter(([, value]) => value !== "");
  return [
    escapeText(submissionInWords(end.submission, place)),
    record.prTitle === null || record.prTitle === undefined ? "" : escapeText(record.prTitle),
    table(["", ""], rows),
    ...blockers.map((line) => escapeText(line)),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
