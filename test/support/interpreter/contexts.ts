/** Facts about a run, as the `github` context and as variables of every job. */

import { REPOSITORY } from "../action-events.js";
import type { WorkflowEvent } from "./events.js";

export const RUN_ID = "1000";
export const TOKEN = "token-of-the-run";
const MERGE_COMMIT = "4".repeat(40);

export interface GithubContext {
  readonly [name: string]: unknown;
  readonly ref: string;
  readonly sha: string;
}

export function githubContext(event: WorkflowEvent, workflow: string, apiUrl: string): GithubContext {
  const { pull_request: pullRequest, merge_group: group, after } = Object(event.payload);
  const { actor = "developer-1" } = event;
  // Runs of this event belong to the base branch, never to the change.
  const isOfBase = event.name === "pull_request_target";
  const ref = isOfBase ? `refs/heads/${pullRequest.base.ref}` : (event.ref ?? "refs/heads/main");
  const known = isOfBase ? pullRequest.base.sha : (after ?? group?.head_sha);
  return {
    event_name: event.name,
    event: event.payload,
    ref,
    ref_name: ref.replace(/^refs\/(heads|tags|pull)\//, ""),
    ref_type: ref.startsWith("refs/tags/") ? "tag" : "branch",
    sha: event.sha ?? known ?? MERGE_COMMIT,
    head_ref: pullRequest?.head.ref ?? "",
    base_ref: pullRequest?.base.ref ?? "",
    actor,
    triggering_actor: actor,
    repository: REPOSITORY,
    repository_owner: REPOSITORY.split("/")[0],
    run_id: RUN_ID,
    run_number: "1",
    run_attempt: "1",
    server_url: "https://github.com",
    api_url: apiUrl,
    workflow,
    token: TOKEN,
  };
}

/** Returns the `GITHUB_` variables of a step, without its files and its token. */
export function githubVariables(context: GithubContext): Record<string, string> {
  const texts = Object.entries(context).filter(([name, value]) => typeof value === "string" && name !== "token");
  return Object.fromEntries(texts.map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, String(value)]));
}
