/** The comments, commit statuses and issues of the GitHub stand-in, in GitHub's shapes. */
import * as z from "zod/mini";
import { type Incoming, parseJson } from "./http/incoming.js";
import { anyText, isFields, object, oneOf, optional, read, strings, text, time } from "./world/fields.js";
import type { Comment, CommitStatus, Issue, Posting } from "./world/posts.js";
import { Refusal } from "./world/refusal.js";
import { nameOf, type Repository } from "./world/world.js";

/** A request about what is written in a repository. */
interface PostQuestion {
  readonly repository: Repository;
  /** The number, the commit or the id in the path. */
  readonly rest: string;
  readonly query: URLSearchParams;
  readonly incoming: Incoming;
  readonly post: (posting: Posting) => void;
  /** Pull requests are issues to GitHub: whether there is one with this number. */
  readonly isPullRequest: (number: number) => boolean;
}

/** Makes a reply; undefined is one without content. */
type Answer = (question: PostQuestion) => unknown;

interface Route {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly pattern: RegExp;
  readonly status: number;
  readonly post: Answer;
}

/** By what stands in a path behind the repository. */
export const POST_ENDPOINTS = {
  "github:comments.list": get(/^\/issues\/(\d+)\/comments$/, commentsOf),
  "github:comments.list-all": get(/^\/issues\/comments$/, allComments),
  "github:comments.create": change("POST", /^\/issues\/(\d+)\/comments$/, 201, createComment),
  "github:comments.edit": change("PATCH", /^\/issues\/comments\/(\d+)$/, 200, editComment),
  "github:comments.delete": change("DELETE", /^\/issues\/comments\/(\d+)$/, 204, deleteComment),
  "github:statuses.list": get(/^\/commits\/([^/]+)\/statuses$/, statusesOf),
  "github:statuses.create": change("POST", /^\/statuses\/([^/]+)$/, 201, createStatus),
  "github:issues.list": get(/^\/issues$/, openIssues),
  "github:issues.create": change("POST", /^\/issues$/, 201, createIssue),
  "github:issues.edit": change("PATCH", /^\/issues\/(\d+)$/, 200, editIssue),
} satisfies Readonly<Record<`github:${string}`, Route>>;

function get(pattern: RegExp, post: Answer): Route {
  return { method: "GET", pattern, status: 200, post };
}

function change(method: Route["method"], pattern: RegExp, status: number, post: Answer): Route {
  return { method, pattern, status, post };
}

function commentsOf({ repository, rest, isPullRequest }: PostQuestion): unknown {
  const { comments, issues } = repository.posts;
  const number = Number(rest);
  if (!isPullRequest(number) && !issues.has(number)) throw new Refusal(404, "Not Found");
  return [...comments.values()].filter((each) => each.number === number).map((each) => commentJson(repository, each));
}

const since = object(optional({ since: time }));

/** Those that were changed since a time; by their creation unless the order is said. */
function allComments({ repository, query }: PostQuestion): unknown {
  const given = query.get("since");
  const { since: sinceMs = 0 } = read(since, given === null ? {} : { since: given });
  const of = query.get("sort") === "updated" ? "updatedAtMs" : "createdAtMs";
  const sign = query.get("direction") === "desc" ? -1 : 1;
  return [...repository.posts.comments.values()]
    .filter(({ updatedAtMs }) => updatedAtMs >= Math.floor(sinceMs / 1000) * 1000)
    .toSorted((one, other) => sign * (one[of] - other[of] || one.id - other.id))
    .map((each) => commentJson(repository, each));
}

function createComment({ repository, rest, incoming, post }: PostQuestion): unknown {
  const { body } = read(object({ body: text }), fieldsOf(incoming));
  post({ kind: "comment", given: { number: Number(rest), body, repository: nameOf(repository) } });
  return commentJson(repository, known(repository.posts.comments.get(repository.posts.lastId)));
}

function editComment({ repository, rest, incoming, post }: PostQuestion): unknown {
  const { body } = read(object({ body: text }), fieldsOf(incoming));
  post({ kind: "edited-comment", id: Number(rest), body, repository: nameOf(repository) });
  return commentJson(repository, known(repository.posts.comments.get(Number(rest))));
}

function deleteComment({ repository, rest, post }: PostQuestion): undefined {
  post({ kind: "deleted-comment", id: Number(rest), repository: nameOf(repository) });
}

function statusesOf({ repository, rest }: PostQuestion): unknown {
  return (repository.posts.statuses.get(rest) ?? []).toReversed().map(statusJson);
}

const status = object({
  state: oneOf(["success", "failure", "error", "pending"]),
  ...optional({ context: text, description: z.nullable(anyText), target_url: z.nullable(anyText) }),
});

function createStatus({ repository, rest, incoming, post }: PostQuestion): unknown {
  const { state, context = "default", description, target_url: url } = read(status, fieldsOf(incoming));
  const given = { sha: rest, state, context, description: description ?? "", url: url ?? "" };
  post({ kind: "status", given: { ...given, repository: nameOf(repository) } });
  return statusJson(known(repository.posts.statuses.get(rest)?.at(-1)));
}

/** Pull requests stand among the issues on GitHub; nothing here looks for them there, so they are left out. */
function openIssues({ repository, query }: PostQuestion): unknown {
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

function createIssue({ repository, incoming, post }: PostQuestion): unknown {
  const { title, body, labels = [] } = read(issue, fieldsOf(incoming));
  post({ kind: "issue", given: { title, body: body ?? "", labels, repository: nameOf(repository) } });
  return issueJson(repository, known([...repository.posts.issues.values()].at(-1)));
}

const issuePatch = object(optional({ title: text, body: anyText, state: oneOf(["open", "closed"]) }));

function editIssue({ repository, rest, incoming, post }: PostQuestion): unknown {
  const { state, ...patch } = read(issuePatch, fieldsOf(incoming));
  const isOpen = state === undefined ? {} : { isOpen: state === "open" };
  const number = Number(rest);
  post({ kind: "edited-issue", number, repository: nameOf(repository), patch: { ...patch, ...isOpen } });
  return issueJson(repository, known(repository.posts.issues.get(number)));
}

function fieldsOf({ body }: Incoming): unknown {
  const fields = body.kind === "read" ? parseJson(body.text) : undefined;
  if (!isFields(fields)) throw new Refusal(400, "Problems parsing JSON");
  return fields;
}

function known<Post>(post: Post | undefined): Post {
  if (post === undefined) throw new Refusal(404, "Not Found");
  return post;
}

function userJson(author: string) {
  return { login: author, type: author.endsWith("[bot]") ? "Bot" : "User" };
}

function wireTime(atMs: number): string {
  return new Date(atMs).toISOString().replace(/\.\d+Z$/, "Z");
}

function addressIn({ host, owner, name }: Repository): string {
  return `https://${host}/${owner}/${name}`;
}

function commentJson(repository: Repository, { id, number, author, body, createdAtMs, updatedAtMs }: Comment) {
  const { owner, name } = repository;
  return {
    id,
    html_url: `${addressIn(repository)}/pull/${number}#issuecomment-${id}`,
    issue_url: `https://api.github.com/repos/${owner}/${name}/issues/${number}`,
    user: userJson(author),
    body,
    created_at: wireTime(createdAtMs),
    updated_at: wireTime(updatedAtMs),
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
    created_at: wireTime(createdAtMs),
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
    html_url: `${addressIn(repository)}/issues/${number}`,
    created_at: wireTime(createdAtMs),
    updated_at: wireTime(updatedAtMs),
  };
}
