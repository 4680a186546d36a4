import type { EventCommit, RangeSource } from "./ci.js";
import { type GitHubEvent, listedHere, sameRepository } from "./github-event.js";
import { at, listAt, numberAt, textAt } from "./payload.js";

const CHECKOUT: RangeSource = { kind: "checkout" };

/**
 * The commits that an event is about, from its payload alone: `GITHUB_SHA` is the merge commit on some events and the
 * default branch's commit on others, and `GITHUB_BASE_REF` is empty on most.
 */
export function rangeOfEvent(event: GitHubEvent): RangeSource {
  switch (event.name) {
    case "pull_request":
    case "pull_request_target":
    case "pull_request_review":
    case "pull_request_review_comment":
    case "pull_request_review_thread":
      return ofPullRequest(event.payload);
    case "merge_group":
      return ofMergeGroup(event.payload);
    case "push":
      return ofPush(event.payload);
    case "workflow_run":
      return ofWorkflowRun(event);
    case "check_suite":
    case "check_run":
      return ofChecks(event, event.name);
    default:
      return CHECKOUT;
  }
}

function ofPullRequest(payload: unknown): RangeSource {
  const number = numberAt(payload, "pull_request", "number") ?? numberAt(payload, "number");
  const pull = number === undefined ? undefined : `refs/pull/${number}/head`;
  return between(
    commitAt(payload, ["pull_request", "head", "sha"], pull),
    commitAt(payload, ["pull_request", "base", "sha"], undefined),
    textAt(payload, "pull_request", "base", "ref"),
  );
}

/** The base's commit is one of the base branch, so that branch leads to it. */
function between(
  head: EventCommit | undefined,
  base: EventCommit | undefined,
  baseBranch: string | undefined,
): RangeSource {
  if (head === undefined) return CHECKOUT;
  if (base === undefined) return { kind: "commit", head, baseBranch };
  const ref = baseBranch === undefined ? undefined : `refs/heads/${baseBranch}`;
  return { kind: "pull-request", head, base: { ...base, ref }, baseBranch };
}

function ofMergeGroup(payload: unknown): RangeSource {
  const baseRef = textAt(payload, "merge_group", "base_ref");
  const head = commitAt(payload, ["merge_group", "head_sha"], textAt(payload, "merge_group", "head_ref"));
  const base = commitAt(payload, ["merge_group", "base_sha"], baseRef);
  if (head === undefined) return CHECKOUT;
  if (base !== undefined) return { kind: "merge-group", head, base };
  return { kind: "commit", head, baseBranch: baseRef?.replace(/^refs\/heads\//, "") };
}

function ofPush(payload: unknown): RangeSource {
  const ref = textAt(payload, "ref");
  const head = commitAt(payload, ["after"], ref);
  if (head === undefined || !ref?.startsWith("refs/heads/")) return CHECKOUT;
  const branch = ref.replace(/^refs\/heads\//, "");
  return { kind: "push", branch, head, before: commitAt(payload, ["before"], undefined) };
}

function ofWorkflowRun(event: GitHubEvent): RangeSource {
  const run = at(event.payload, "workflow_run");
  const inFork = !sameRepository(textAt(run, "head_repository", "full_name"), event.repository);
  const branch = inFork ? undefined : textAt(run, "head_branch");
  // The head of a `pull_request_target` run is the base's commit; the pull request's own one stands in the list.
  return ofListed(event, "workflow_run", branch, textAt(run, "event") === "pull_request_target");
}

/** GitHub leaves `head_branch` empty for a fork's commit. */
function ofChecks(event: GitHubEvent, subject: string): RangeSource {
  const branch =
    textAt(event.payload, subject, "head_branch") ??
    textAt(event.payload, subject, "check_suite", "head_branch");
  return ofListed(event, subject, branch, false);
}

/** An event about a commit that may list pull requests. With several of them it does not say which base is meant. */
function ofListed(
  event: GitHubEvent,
  subject: string,
  branch: string | undefined,
  headIsListed: boolean,
): RangeSource {
  const all = listAt(event.payload, subject, "pull_requests");
  const [pullRequest, ...more] = listedHere(event, all);
  const number = numberAt(pullRequest, "number");
  if (pullRequest === undefined || number === undefined || more.length > 0) {
    const ref = branch === undefined ? undefined : `refs/heads/${branch}`;
    const head = headIsListed ? undefined : commitAt(event.payload, [subject, "head_sha"], ref);
    return between(head, undefined, undefined);
  }
  const listed = `github.event.${subject}.pull_requests[${all.indexOf(pullRequest)}]`;
  const pull = `refs/pull/${number}/head`;
  return between(
    headIsListed
      ? commit(textAt(pullRequest, "head", "sha"), `${listed}.head.sha`, pull)
      : commitAt(event.payload, [subject, "head_sha"], pull),
    commit(textAt(pullRequest, "base", "sha"), `${listed}.base.sha`, undefined),
    textAt(pullRequest, "base", "ref"),
  );
}

function commitAt(
  payload: unknown,
  path: readonly string[],
  ref: string | undefined,
): EventCommit | undefined {
  return commit(textAt(payload, ...path), `github.event.${path.join(".")}`, ref);
}

/** GitHub writes zeros where there is no commit. Anything that is no full name of a commit must not reach git. */
function commit(sha: string | undefined, path: string, ref: string | undefined): EventCommit | undefined {
  const isCommit = sha !== undefined && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) && !/^0+$/.test(sha);
  return isCommit ? { sha, at: path, ref } : undefined;
}
