/** This file answers requests for comments, commit statuses and issues in GitHub's format. */
import * as z from "zod/mini";
import { anyText, isFields, object, oneOf, optional, read, strings, text, time } from "../../state/fields.js";
import type { Comment, CommitStatus, Issue } from "../../state/host-content.js";
import { Refusal } from "../../state/refusal.js";
import { nameOf, type Repository } from "../../state/service-state.js";
import { type Incoming, parseJson } from "../http/incoming.js";
import type { GithubCall } from "./question.js";

export function listComments({ repository, rest }: GithubCall): unknown {
  const { pullRequests, testPullRequests, posts } = repository;
  const { comments, issues } = posts;
  const number = Number(rest);
  if (![pullRequests, testPullRequests, issues].some((all) => all.has(number))) throw new Refusal(404, "Not Found");
  return [...comments.values()].filter((each) => each.number === number).map((each) => commentJson(repository, each));
}

const since = object(optional({ since: time }));

/** Lists the comments that changed since a time, sorted by creation by default. */
export function listAllComments({ repository, query }: GithubCall): unknown {
  const given = query.get("since");
  const { since: sinceMs = 0 } = read(since, given === null ? {} : { since: given });
  const of = query.get("sort") === "updated" ? "updatedAtMs" : "createdAtMs";
  const sign = query.get("direction") === "desc" ? -1 : 1;
  return [...repository.posts.comments.values()]
    .filter(({ updatedAtMs }) => updatedAtMs >= Math.floor(sinceMs / 1000) * 1000)
    .toSorted((one, other) => sign * (one[of] - other[of] || one.id - other.id))
    .map((each) => commentJson(repository, each));
}

export function createComment({ repository, rest, incoming, post }: GithubCall): unknown {
  const { body } = read(object({ body: text }), fieldsOf(incoming));
  post({ kind: "comment", given: { number: Number(rest), body, repository: nameOf(repository) } });
  return commentJson(repository, requirePost(repository.posts.comments.get(repository.posts.lastId)));
}

export function editComment({ repository, rest, incoming, post }: GithubCall): unknown {
  const { body } = read(object({ body: text }), fieldsOf(incoming));
  post({ kind: "edited-comment", id: Number(rest), body, repository: nameOf(repository) });
  return commentJson(repository, requirePost(repository.posts.comments.get(Number(rest))));
}

export function deleteComment({ repository, rest, post }: GithubCall): undefined {
  post({ kind: "deleted-comment", id: Number(rest), repository: nameOf(repository) });
}

export function listStatuses({ repository, rest }: GithubCall): unknown {
  return (repository.posts.statuses.get(rest) ?? []).toReversed().map(statusJson);
}

const status = object({
  state: oneOf(["success", "failure", "error", "pending"]),
  ...optional({ context: text, description: z.nullable(anyText), target_url: z.nullable(anyText) }),
});

export function createStatus({ repository, rest, incoming, post }: GithubCall): unknown {
  const { state, context = "default", description, target_url: url } = read(status, fieldsOf(incoming));
  const given = { sha: rest, state, context, description: description ?? "", url: url ?? "" };
  post({ kind: "status", given: { ...given, repository: nameOf(repository) } });
  return statusJson(requirePost(repository.posts.statuses.get(rest)?.at(-1)));
}

/** Lists issues without pull requests. GitHub includes pull requests, but no client of this service reads them here. */
export function listIssues({ repository, query }: GithubCall): unknown {
  const state = query.get("state") ?? "open";
  const labels = (query.get("labels") ?? "").split(",").filter((label) => label !== "");
  const sign = query.get("direction") === "asc" ? 1 : -1;
  return [...repository.posts.issues.values()]
    .filter(({ isOpen }) => state === "all" || state === (isOpen ? "open" : "closed"))
    .filter((each) => labels.every((label) => each.labels.includes(label)))
    .toSorted((one, other) => sign * (one.number - other.number))
    .map((each) => issueJson(repository, each));
}

const issue = object({ title: text, ...optional({ body: z.nullable(anyText), labels: strings }) });

export function createIssue({ repository, incoming, post }: GithubCall): unknown {
  const { title, body, labels = [] } = read(issue, fieldsOf(incoming));
  post({ kind: "issue", given: { title, body: body ?? "", labels, repository: nameOf(repository) } });
  return issueJson(repository, requirePost([...repository.posts.issues.values()].at(-1)));
}

const issuePatch = object(optional({ title: text, body: anyText, state: oneOf(["open", "closed"]) }));

export function editIssue({ repository, rest, incoming, post }: GithubCall): unknown {
  const { state, ...patch } = read(issuePatch, fieldsOf(incoming));
  const isOpen = state === undefined ? {} : { isOpen: state === "open" };
  const number = Number(rest);
  post({ kind: "edited-issue", number, repository: nameOf(repository), patch: { ...patch, ...isOpen } });
  return issueJson(repository, requirePost(repository.posts.issues.get(number)));
}

export function fieldsOf({ body }: Incoming): unknown {
  const fields = body.kind === "read" ? parseJson(body.text) : undefined;
  if (!isFields(fields)) throw new Refusal(400, "Problems parsing JSON");
  return fields;
}

function requirePost<Post>(post: Post | undefined): Post {
  if (post === undefined) throw new Refusal(404, "Not Found");
  return post;
}

function userJson(author: string) {
  return { login: author, type: author.endsWith("[bot]") ? "Bot" : "User" };
}

function formatV1Time(atMs: number): string {
  return new Date(atMs).toISOString().replace(/\.\d+Z$/, "Z");
}

function commentJson(repository: Repository, { id, number, author, body, createdAtMs, updatedAtMs }: Comment) {
  const name = nameOf(repository);
  return {
    id,
    html_url: `https://${repository.host}/${name}/pull/${number}#issuecomment-${id}`,
    issue_url: `https://api.github.com/repos/${name}/issues/${number}`,
    user: userJson(author),
    body,
    created_at: formatV1Time(createdAtMs),
    updated_at: formatV1Time(updatedAtMs),
  };
}

function statusJson({ id, state, context, description, url, author, createdAtMs }: CommitStatus) {
  return {
    id,
    state,
    context,
    description: description ?? null,
    target_url: url === "" ? null : (url ?? null),
    creator: userJson(author),
    created_at: formatV1Time(createdAtMs),
  };
}

function issueJson(repository: Repository, issueOf: Issue) {
  const { number, title, body, labels, author, isOpen, createdAtMs, updatedAtMs } = issueOf;
  return {
    number,
    title,
    body,
    state: isOpen ? "open" : "closed",
    labels: labels.map((label) => ({ name: label })),
    user: userJson(author),
    html_url: `https://${repository.host}/${nameOf(repository)}/issues/${number}`,
    created_at: formatV1Time(createdAtMs),
    updated_at: formatV1Time(updatedAtMs),
  };
}
