import type { SubmittedPullRequest } from "../api/schemas.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { writtenTimeInWords } from "../iso-time.js";
import { stateInWords } from "../pull-request/states.js";
import { shorten } from "../shorten.js";
import { nameInWords, wordInWords } from "../words.js";
import { pullRequestLink } from "./links.js";
import { code, escapeText } from "./markdown.js";

/** Longer than a title can be on GitHub. */
const TITLE_CHARACTERS = 300;

/** The pull request with its title, as far as the record has it, and the way to it. */
export function pullRequestLine(
  { repository, number }: PullRequestPlace,
  record: SubmittedPullRequest | undefined,
): string {
  const title = escapeText(shorten(record?.prTitle ?? "", TITLE_CHARACTERS));
  return `${pullRequestLink(repository, number)} ${title}`.trim();
}

/** What a record says, as rows of a table. */
export function recordRows(record: SubmittedPullRequest): string[][] {
  const priority = priorityInWords(record);
  return [
    ["State", escapeText(stateInWords(record.state))],
    ["Since", escapeText(writtenTimeInWords(record.stateChangedAt))],
    ["Head commit", code(nameInWords(record.prSha))],
    ...(priority === "" ? [] : [["Priority", escapeText(priority)]]),
  ];
}

/** `high (10)`, or the one of them that is there. */
export function priorityInWords({ priorityName, priorityValue }: Priority): string {
  const [name, value] = [wordInWords(priorityName ?? ""), `${priorityValue ?? ""}`];
  return name === "" || value === "" ? name + value : `${name} (${value})`;
}

type Priority = Pick<SubmittedPullRequest, "priorityName" | "priorityValue">;
