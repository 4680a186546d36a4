import type { PullRequestSource } from "./ci.js";
import { at, listAt, numberAt, textAt } from "./payload.js";
import { parseTestBranch } from "./test-branch.js";

export interface GitHubEvent {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  /** `GITHUB_REPOSITORY`, owner/name. */
  readonly repository: string;
  /** `GITHUB_REF`; of `pull_request_target` and `workflow_run` it is not the head's. */
  readonly ref: string;
  readonly payload: unknown;
}

/**
 * Which pull request an event means, from the event alone.
 * A test branch of the queue comes first: it is recognised by its name and by being in this repository, since anyone
 * can name a fork's branch like one.
 */
export function pullRequestOfEvent(event: GitHubEvent): PullRequestSource {
  switch (event.name) {
    case "pull_request":
    case "pull_request_target":
    case "pull_request_review":
    case "pull_request_review_comment":
    case "pull_request_review_thread":
      return fromPullRequest(event);
    case "issue_comment":
      return fromComment(event.payload);
    case "merge_group":
      return (
        fromMergeGroup(textAt(event.payload, "merge_group", "head_ref") ?? event.ref) ??
        nothing("merge_group.head_ref")
      );
    case "check_suite":
      return fromChecks(event, "check_suite", ["check_suite"]);
    case "check_run":
      return fromChecks(event, "check_run", ["check_run", "check_suite"]);
    case "workflow_run":
      return fromWorkflowRun(event);
    case "push":
      return fromPush(event);
    default:
      return fromQueue(event.ref) ?? nothing(`the event ${event.name}`);
  }
}

function nothing(lookedAt: string): PullRequestSource {
  return { kind: "none", lookedAt };
}

export function sameRepository(one: string | undefined, other: string): boolean {
  return one !== undefined && one.toLowerCase() === other.toLowerCase();
}

/** A fork by comparison: `head.repo.fork` is also true inside a repository that is itself a fork, and a deleted fork is null. */
function fromPullRequest({ payload, repository }: GitHubEvent): PullRequestSource {
  const number = numberAt(payload, "pull_request", "number") ?? numberAt(payload, "number");
  if (number === undefined) return nothing("pull_request.number");
  const fork = !sameRepository(textAt(payload, "pull_request", "head", "repo", "full_name"), repository);
  const testBranch = fork ? undefined : parseTestBranch(textAt(payload, "pull_request", "head", "ref"));
  return (
    testBranch ?? {
      kind: "event",
      number,
      headSha: textAt(payload, "pull_request", "head", "sha"),
      baseBranch: textAt(payload, "pull_request", "base", "ref"),
      fork,
    }
  );
}

/** The payload of a comment knows the number only; `issue.pull_request` tells a pull request from an issue. */
function fromComment(payload: unknown): PullRequestSource {
  const number = numberAt(payload, "issue", "number");
  if (number === undefined || (at(payload, "issue", "pull_request") ?? null) === null) {
    return nothing("issue.pull_request (the comment is on an issue)");
  }
  return { kind: "event", number, headSha: undefined, baseBranch: undefined, fork: false };
}

/** A branch of this repository that one of the two queues made. */
function fromQueue(ref: string | undefined): PullRequestSource | undefined {
  return parseTestBranch(ref) ?? fromMergeGroup(ref ?? "");
}

/** GitHub's own queue: `gh-readonly-queue/<base>/pr-<number>-<sha>`, where the base may hold slashes. */
export function fromMergeGroup(ref: string): PullRequestSource | undefined {
  const match = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]+$/.exec(ref);
  if (match?.[1] === undefined) return undefined;
  return { kind: "merge-group", number: Number(match[2]), baseBranch: match[1] };
}

/** GitHub leaves `head_branch` empty for a fork's commit, so a test branch's name here is this repository's. */
function fromChecks(event: GitHubEvent, subject: string, suite: readonly string[]): PullRequestSource {
  const inQueue = fromQueue(textAt(event.payload, ...suite, "head_branch"));
  if (inQueue !== undefined) return inQueue;
  const own = listAt(event.payload, subject, "pull_requests");
  const pullRequests = own.length > 0 ? own : listAt(event.payload, ...suite, "pull_requests");
  const headSha = textAt(event.payload, subject, "head_sha") ?? textAt(event.payload, ...suite, "head_sha");
  return (
    fromListed(event, pullRequests, headSha, `${subject}.pull_requests`) ??
    nothing(`${subject}.pull_requests, which is empty`)
  );
}

function fromWorkflowRun(event: GitHubEvent): PullRequestSource {
  const run = at(event.payload, "workflow_run");
  const branch = textAt(run, "head_branch");
  const owner = textAt(run, "head_repository", "owner", "login");
  const sha = textAt(run, "head_sha");
  const fork = !sameRepository(textAt(run, "head_repository", "full_name"), event.repository);
  const inQueue = fork ? undefined : fromQueue(branch);
  if (inQueue !== undefined) return inQueue;
  // The head of a `pull_request_target` run is the base's commit; the pull request's own one stands in the list.
  const ofBase = textAt(run, "event") === "pull_request_target";
  const lookedAt = "workflow_run.pull_requests";
  const listed = fromListed(event, listAt(run, "pull_requests"), ofBase ? undefined : sha, lookedAt);
  if (listed !== undefined) return listed;
  // In a stack the base's commit is the head of another pull request.
  if (ofBase) return nothing(`${lookedAt}, which is empty (a pull_request_target run has the base's commit)`);
  if (sha === undefined || branch === undefined) return nothing("workflow_run.head_sha");
  // GitHub lists no pull requests for a fork's run.
  if (!fork) return { kind: "commit", sha };
  return owner === undefined
    ? nothing("workflow_run.head_repository (the fork is gone)")
    : { kind: "head", owner, branch, sha };
}

/** Of the pull requests that an event lists, those of this repository and not of a fork's upstream. */
export function listedHere(event: GitHubEvent, pullRequests: readonly unknown[]): readonly unknown[] {
  const ours = textAt(event.payload, "repository", "url");
  return pullRequests.filter((item) => {
    const base = textAt(item, "base", "repo", "url");
    return base === undefined || ours === undefined || repositoryPath(base) === repositoryPath(ours);
  });
}

function fromListed(
  event: GitHubEvent,
  pullRequests: readonly unknown[],
  headSha: string | undefined,
  lookedAt: string,
): PullRequestSource | undefined {
  const here = listedHere(event, pullRequests);
  const numbers = here.flatMap((item) => numberAt(item, "number") ?? []);
  const [number] = numbers;
  if (number === undefined) return undefined;
  if (numbers.length > 1) return { kind: "several", numbers, lookedAt };
  return {
    kind: "event",
    number,
    headSha: headSha ?? textAt(here[0], "head", "sha"),
    baseBranch: textAt(here[0], "base", "ref"),
    fork: false,
  };
}

/** `owner/name` at the end of a repository's address on the API or on the web. */
function repositoryPath(url: string): string {
  return url.toLowerCase().split("/").slice(-2).join("/");
}

function fromPush(event: GitHubEvent): PullRequestSource {
  const ref = textAt(event.payload, "ref") ?? event.ref;
  const inQueue = fromQueue(ref);
  if (inQueue !== undefined) return inQueue;
  const sha = textAt(event.payload, "after");
  const deleted = at(event.payload, "deleted") === true || sha === undefined || /^0+$/.test(sha);
  return deleted || !ref.startsWith("refs/heads/")
    ? nothing(`the push to ${ref}, which leaves no branch`)
    : { kind: "commit", sha };
}
