/** Events that start workflows, with the payloads of the other tests. */

import type { PullRequest } from "../../../local-queue/src/serve/service.js";
import type { StepEvent } from "../../../src/demo/runner.js";
import { dispatchEvent, pullRequestEvent, REPOSITORY } from "../action-events.js";
import { BASE, checkRunPayload, mergeGroupPayload, repository, workflowRunPayload } from "../payloads.js";

export interface WorkflowEvent extends StepEvent {
  /** Commit `github.sha`. */
  readonly sha?: string;
  /** Changed paths for `paths` filters; by default, every filter matches. */
  readonly changedPaths?: readonly string[];
}

export const FORK = "developer-2/playground";
export const DEPENDABOT = "dependabot[bot]";

type Subject = Pick<PullRequest, "number" | "headSha"> & Partial<PullRequest>;

interface PullRequestOptions {
  readonly name?: string;
  readonly action?: string;
  readonly actor?: string;
  /** Commit of the base branch. */
  readonly base?: string;
  /** Additional fields of the payload, and of its `pull_request`. */
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly pullRequest?: Readonly<Record<string, unknown>>;
}

/** Creates a `pull_request*` event, of a fork if the pull request is from a fork. */
export function onPullRequest(subject: Subject, options: PullRequestOptions = {}): WorkflowEvent {
  const { name = "pull_request", action = "synchronize", actor = "developer-1", base = BASE } = options;
  const event = pullRequestEvent(subject, name);
  const { pull_request: pullRequest, ...payload } = Object(event.payload);
  const { title = "A change", author = actor, draft = false } = subject;
  return {
    ...event,
    actor,
    payload: {
      ...payload,
      action,
      sender: { login: actor, type: actor.endsWith("[bot]") ? "Bot" : "User" },
      ...options.payload,
      pull_request: {
        ...pullRequest,
        title,
        draft,
        state: "open",
        merged: false,
        labels: [],
        user: { login: author, type: author.endsWith("[bot]") ? "Bot" : "User" },
        base: { sha: base, ...pullRequest.base },
        ...options.pullRequest,
      },
    },
  };
}

export function onFork(subject: Subject, options: PullRequestOptions = {}): WorkflowEvent {
  return onPullRequest({ ...subject, headRepository: FORK }, { actor: "developer-2", ...options });
}

export function onDependabot(subject: Subject, options: PullRequestOptions = {}): WorkflowEvent {
  return onPullRequest(subject, { actor: DEPENDABOT, ...options });
}

export function onLabel(subject: Subject, label: string, options: PullRequestOptions = {}): WorkflowEvent {
  const labels = [{ name: label }];
  const payload = { label: { name: label }, ...options.payload };
  return onPullRequest(subject, { action: "labeled", ...options, payload, pullRequest: { labels } });
}

export function onClosed(subject: Subject, merged: boolean, options: PullRequestOptions = {}): WorkflowEvent {
  const state = { state: "closed", merged, merge_commit_sha: merged ? BASE : null };
  return onPullRequest(subject, { action: "closed", ...options, pullRequest: state });
}

interface CommentOptions {
  readonly author?: string;
  readonly association?: string;
  /** False for a comment on an issue. */
  readonly onPullRequest?: boolean;
  readonly action?: "created" | "edited";
}

/** Creates a comment event. Its run belongs to the default branch. */
export function onComment(number: number, body: string, options: CommentOptions = {}): WorkflowEvent {
  const {
    author = "developer-1",
    association = "MEMBER",
    onPullRequest: isPullRequest = true,
    action = "created",
  } = options;
  const user = { login: author, type: author.endsWith("[bot]") ? "Bot" : "User" };
  const url = `https://api.github.com/repos/${REPOSITORY}/pulls/${number}`;
  return {
    ...ofDefaultBranch("issue_comment"),
    actor: author,
    payload: {
      action,
      issue: { number, state: "open", ...(isPullRequest ? { pull_request: { url } } : {}) },
      comment: { id: 1, body, user, author_association: association },
      sender: user,
      repository: repository(REPOSITORY),
    },
  };
}

/** Creates the deletion of a branch. Its run belongs to the default branch. */
export function onDeleted(branch: string): WorkflowEvent {
  return {
    ...ofDefaultBranch("delete"),
    actor: "trunk-io[bot]",
    payload: { ref: branch, ref_type: "branch", pusher_type: "user", repository: repository(REPOSITORY) },
  };
}

/** Creates an event that was sent with a token of the repository. */
export function onRepositoryDispatch(type: string, payload: Readonly<Record<string, unknown>>): WorkflowEvent {
  return {
    ...ofDefaultBranch("repository_dispatch"),
    payload: { action: type, client_payload: payload, branch: "main", repository: repository(REPOSITORY) },
  };
}

export function onMergeGroup(number: number, sha: string): WorkflowEvent {
  const ref = `refs/heads/gh-readonly-queue/main/pr-${number}-${sha}`;
  return { name: "merge_group", ref, payload: mergeGroupPayload(ref, sha) };
}

interface WorkflowRunOptions extends NonNullable<Parameters<typeof workflowRunPayload>[0]> {
  readonly workflow?: string;
  readonly conclusion?: string;
  readonly id?: number;
}

/** Creates the event that another workflow's run has finished. */
export function onWorkflowRun(options: WorkflowRunOptions = {}): WorkflowEvent {
  const { workflow: name = "CI", conclusion = "success", id = 900 } = options;
  const payload = workflowRunPayload(options);
  const run = { ...payload.workflow_run, id, name, conclusion };
  return { ...ofDefaultBranch("workflow_run"), payload: { ...payload, workflow_run: run } };
}

export function onCheckRun(
  name: string,
  conclusion: string,
  options: Parameters<typeof checkRunPayload>[0] = {},
): WorkflowEvent {
  const payload = checkRunPayload(options);
  const run = { ...payload.check_run, name, conclusion, status: "completed" };
  return { ...ofDefaultBranch("check_run"), payload: { ...payload, check_run: run } };
}

export function onSchedule(cron?: string): WorkflowEvent {
  const payload = { repository: repository(REPOSITORY), ...(cron === undefined ? {} : { schedule: cron }) };
  return { ...ofDefaultBranch("schedule"), payload };
}

/** Creates a manual start with inputs as texts. */
export function onDispatch(inputs: Readonly<Record<string, string>> = {}): WorkflowEvent {
  const event = dispatchEvent();
  return { ...ofDefaultBranch(event.name), payload: { ...Object(event.payload), inputs } };
}

function ofDefaultBranch(name: string) {
  return { name, ref: "refs/heads/main", sha: BASE };
}
