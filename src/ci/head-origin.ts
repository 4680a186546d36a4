import type { HeadOrigin } from "./ci.js";
import { type GitHubEvent, listedHere, sameRepository } from "./github-event.js";
import { at, listAt, textAt } from "./payload.js";

/** Whose code the head of an event is. A fork that is gone counts as one. */
export function headOriginOf(event: GitHubEvent): HeadOrigin {
  const { name, payload } = event;
  switch (name) {
    case "pull_request":
    case "pull_request_target":
    case "pull_request_review":
    case "pull_request_review_comment":
    case "pull_request_review_thread":
      return ownedBy(textAt(payload, "pull_request", "head", "repo", "full_name"), event);
    case "workflow_run":
      return ofWorkflowRun(event);
    case "issue_comment":
      return (at(payload, "issue", "pull_request") ?? null) === null ? "own" : "untold";
    // GitHub leaves `head_branch` empty for a fork's commit.
    case "check_suite":
      return textAt(payload, "check_suite", "head_branch") === undefined ? "untold" : "own";
    case "check_run":
      return textAt(payload, "check_run", "check_suite", "head_branch") === undefined ? "untold" : "own";
    default:
      return "own";
  }
}

function ownedBy(head: string | undefined, { repository }: GitHubEvent): HeadOrigin {
  return sameRepository(head, repository) ? "own" : "fork";
}

/** After a `pull_request_target` run, which has the base's commit, only the list tells; it names no fork's pull request. */
function ofWorkflowRun(event: GitHubEvent): HeadOrigin {
  const run = at(event.payload, "workflow_run");
  if (textAt(run, "event") !== "pull_request_target")
    return ownedBy(textAt(run, "head_repository", "full_name"), event);
  return listedHere(event, listAt(run, "pull_requests")).length > 0 ? "own" : "untold";
}
