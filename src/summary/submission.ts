import type { PullRequestPlace } from "../inputs/place.js";
import { explainBlockers } from "../pull-request/readiness.js";
import type { SubmissionEnd } from "../pull-request/submission-end.js";
import { submissionInWords } from "../pull-request/submission-words.js";
import { escapeText, paragraphs, table } from "./markdown.js";
import { pullRequestLine, recordRows } from "./record.js";

/** The page about a submission. */
export function submissionSummary(
  { submission, record }: SubmissionEnd,
  place: PullRequestPlace,
  details: readonly string[],
): string {
  const lines = [submissionInWords(submission, place), ...details].map((line) => escapeText(line));
  if (record === undefined) return paragraphs([...lines, pullRequestLine(place, record)]);
  const blockers = record.state === "not_ready" ? explainBlockers(record, place.targetBranch) : [];
  return paragraphs([
    ...lines,
    pullRequestLine(place, record),
    table(["", ""], recordRows(record)),
    ...blockers.map((line) => escapeText(line)),
  ]);
}
