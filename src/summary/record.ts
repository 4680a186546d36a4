import type { SubmittedPullRequest } from "../api/schemas.js";
import { stateInWords } from "../pull-request/states.js";
import { code, escapeText } from "./markdown.js";

/** What a record says, as rows of a table. */
export function recordRows(record: SubmittedPullRequest): string[][] {
  const priority = escapeText(`${record.priorityName ?? ""} ${record.priorityValue ?? ""}`.trim());
  return [
    ["State", escapeText(stateInWords(record.state))],
    ["Since", escapeText(record.stateChangedAt)],
    ["Head commit", code(record.prSha)],
    ...(priority === "" ? [] : [["Priority", priority]]),
  ];
}
