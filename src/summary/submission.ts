import type { PullRequestPlace } from "../inputs/place.js";
import { explainBlockers } from "../pull-request/readiness.js";
import type { SubmissionEnd } from "../pull-request/submission-end.js";
import { submissionInWords } from "../pull-request/submission-words.js";
import { escapeText, paragraphs, table } from "./markdown.js";
import { recordRows, titleOf } from "./record.js";

/** The page about a submission. */
export function submissionSummary({ submission, record }: SubmissionEnd, place: PullRequestPlace): string {
  const message = escapeText(submissionInWords(submission, place));
  if (record === undefined) return message;
  const blockers = record.state === "not_ready" ? explainBlockers(record, place.targetBranch) : [];
  return paragraphs([
    message,
    escapeText(titleOf(record)),
    table(["", ""], recordRows(record)),
    ...blockers.map((line) => escapeText(line)),
  ]);
}
