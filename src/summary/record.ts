import type { SubmittedPullRequest } from "../api/schemas.js";
import { writtenTimeInWords } from "../iso-time.js";
import { stateInWords } from "../pull-request/states.js";
import { shorten } from "../shorten.js";
import { nameInWords, wordInWords } from "../words.js";
import { code, escapeText } from "./markdown.js";

/** Longer than a title can be on GitHub. */
const TITLE_CHARACTERS = 300;

/** The title of the pull request; empty where the record has none. */
export function titleOf(record: SubmittedPullRequest | undefined): string {
  return shorten(record?.prTitle ?? "", TITLE_CHARACTERS);
}

/** What a record says, as rows of a table. */
export function recordRows(record: SubmittedPullRequest): string[][] {
  const priority = [wordInWords(record.priorityName ?? ""), `${record.priorityValue ?? ""}`].join(" ").trim();
  return [
    ["State", escapeText(stateInWords(record.state))],
    ["Since", escapeText(writtenTimeInWords(record.stateChangedAt))],
    ["Head commit", code(nameInWords(record.prSha))],
    ...(priority === "" ? [] : [["Priority", escapeText(priority)]]),
  ];
}
