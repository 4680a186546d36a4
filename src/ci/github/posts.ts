import { type Clock, systemClock } from "../../clock.js";
import { isTransientStatus } from "../../service/http/status.js";
import type { Repository } from "../../service/service.js";
import { replaceInvisibleCharacters } from "../../text/truncate.js";
import {
  GitHostError,
  type GitHostMessageClient,
  type HostComment,
  type HostCommitStatus,
  type HostIssue,
} from "../host.js";
import {
  type ClientOptions,
  callGitHub,
  type GitHubCall,
  type GitHubClient,
  listAllItems,
  listPages,
  type ReplyParser,
} from "./client.js";
import { hasJsonValue, readJsonNumber, readJsonText } from "./event.js";

const MOST_PAGES = 30;
/**
 * Minimum milliseconds between two writes
 * (docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api).
 */
const PACE_MS = 1000;
/** Maximum milliseconds from the start of a write to its last retry. */
const LONGEST_WAIT_MS = 120_000;
const PAUSES_MS: readonly number[] = [1000, 2000, 4000];

interface PostOptions extends ClientOptions {
  readonly redact?: (markdown: string) => string;
}

interface Writer {
  readonly client: GitHubClient;
  readonly clock: Clock;
  readonly redact: (markdown: string) => string;
  nextWriteMs: number;
  /** Promise of the previous write. The next write waits for it. */
  lastWrite: Promise<unknown>;
}

export function createGitHubMessageClient(client: GitHubClient, options: PostOptions): GitHostMessageClient {
  const { clock = systemClock, redact = (text) => text } = options;
  const writer: Writer = { client, clock, redact, nextWriteMs: 0, lastWrite: Promise.resolve() };
  return { ...commentPosts(writer), ...statusPosts(writer), ...issuePosts(writer) };
}

function commentPosts(writer: Writer) {
  const { client, redact } = writer;
  const asking = askingIn("pull-requests");
  return {
    comments(repository, number) {
      const asked = asking(repository, `the comments of #${number}`, "GET /issues/{number}/comments", { number });
      return listAllItems(client, asked, MOST_PAGES, readComment);
    },
    commentsSince(repository, since, pages) {
      const order = { since, sort: "updated", direction: "asc" };
      const asked = asking(repository, `the comments since ${since}`, "GET /issues/comments", order);
      return listPages(client, asked, pages, readComment);
    },
    createComment(repository, number, body) {
      const parameters = { number, body: redact(body) };
      const asked = asking(repository, `a comment on #${number}`, "POST /issues/{number}/comments", parameters);
      return write(writer, asked, readComment);
    },
    editComment(repository, id, body) {
      const parameters = { id, body: redact(body) };
      const asked = asking(repository, `comment ${id}`, "PATCH /issues/comments/{id}", parameters);
      return write(writer, asked, readComment);
    },
    async deleteComment(repository, id) {
      try {
        await write(writer, asking(repository, `comment ${id}`, "DELETE /issues/comments/{id}", { id }), () => true);
      } catch (error) {
        // Status 404 means that another run, or an earlier attempt without a reply, deleted the comment.
        if (!(error instanceof GitHostError) || error.status !== 404) throw error;
      }
    },
  } satisfies Partial<GitHostMessageClient>;
}

function statusPosts(writer: Writer) {
  const { client, redact } = writer;
  const asking = askingIn("statuses");
  return {
    statuses(repository, sha) {
      const asked = asking(repository, `the statuses of commit ${sha}`, "GET /commits/{sha}/statuses", { sha });
      return listAllItems(client, asked, MOST_PAGES, readStatus);
    },
    createStatus(repository, sha, { url, ...status }) {
      const description = replaceInvisibleCharacters(redact(status.description));
      const parameters = { sha, ...status, description, target_url: url };
      const asked = asking(repository, `a status of commit ${sha}`, "POST /statuses/{sha}", parameters);
      return write(writer, asked, readStatus);
    },
  } satisfies Partial<GitHostMessageClient>;
}

function issuePosts(writer: Writer) {
  const { client, redact } = writer;
  const asking = askingIn("issues");
  return {
    openIssues(repository, label) {
      const parameters = { labels: label, state: "open", sort: "created", direction: "asc" };
      const asked = asking(repository, `the open issues with the label ${label}`, "GET /issues", parameters);
      return listAllItems(client, asked, MOST_PAGES, readIssue);
    },
    createIssue(repository, { title, body, labels }) {
      const parameters = { title: replaceInvisibleCharacters(redact(title)), body: redact(body), labels };
      return write(writer, asking(repository, "an issue", "POST /issues", parameters), readIssue);
    },
    editIssue(repository, number, { body, state }) {
      const parameters = { number, body: body === undefined ? undefined : redact(body), state };
      return write(writer, asking(repository, `issue #${number}`, "PATCH /issues/{number}", parameters), readIssue);
    },
  } satisfies Partial<GitHostMessageClient>;
}

function askingIn(area: string) {
  return (repository: Repository, what: string, route: string, parameters: GitHubCall["parameters"]): GitHubCall => {
    const permission = `${area}: ${route.startsWith("GET ") ? "read" : "write"}`;
    return { repository, what, route, parameters, permissions: [`The token needs the permission \`${permission}\`.`] };
  };
}

function write<Value>(writer: Writer, asked: GitHubCall, read: ReplyParser<Value>): Promise<Value> {
  const next = writer.lastWrite.then(() => writePaced(writer, asked, read));
  writer.lastWrite = next.catch(() => {});
  return next;
}

async function writePaced<Value>(writer: Writer, asked: GitHubCall, read: ReplyParser<Value>): Promise<Value> {
  const { client, clock } = writer;
  const startedAt = clock.now();
  for (let attempts = 0; ; attempts += 1) {
    if (writer.nextWriteMs > clock.now()) await clock.sleep(writer.nextWriteMs - clock.now(), client.signal);
    writer.nextWriteMs = clock.now() + PACE_MS;
    try {
      return await callGitHub(client, asked, read);
    } catch (error) {
      const pauseMs = pauseAfter(error, asked.route, attempts);
      if (pauseMs === undefined || clock.now() - startedAt + pauseMs > LONGEST_WAIT_MS) throw error;
      await clock.sleep(pauseMs, client.signal);
    }
  }
}

/**
 * Returns milliseconds until a retry; undefined if a retry is not safe, for example after a POST that may have taken
 * effect.
 */
function pauseAfter(error: unknown, route: string, attempts: number): number | undefined {
  const why = error instanceof GitHostError ? error.reply : undefined;
  if (why === undefined) return undefined;
  if (why.limitedMs !== undefined) return Math.max(why.limitedMs, PACE_MS);
  const mayRepeat = why.unsent === true || !route.startsWith("POST ");
  const isTransient = why.status === undefined ? why.permanent !== true : isTransientStatus(why.status);
  return mayRepeat && isTransient ? PAUSES_MS[attempts] : undefined;
}

function readComment(data: unknown): HostComment | undefined {
  const id = readJsonNumber(data, "id");
  const number = Number(/\/(\d+)$/.exec(readJsonText(data, "issue_url") ?? "")?.[1]);
  if (id === undefined || !Number.isSafeInteger(number)) return undefined;
  return {
    id,
    number,
    // A comment by a deleted account has no login.
    author: readJsonText(data, "user", "login") ?? "",
    body: readJsonText(data, "body") ?? "",
    createdAt: readJsonText(data, "created_at") ?? "",
    updatedAt: readJsonText(data, "updated_at") ?? "",
  };
}

function readStatus(data: unknown): HostCommitStatus | undefined {
  const id = readJsonNumber(data, "id");
  const context = readJsonText(data, "context");
  if (id === undefined || context === undefined) return undefined;
  return { id, context, description: readJsonText(data, "description") ?? "" };
}

function readIssue(data: unknown): HostIssue | undefined {
  const number = readJsonNumber(data, "number");
  // GitHub's list of issues also contains pull requests.
  if (number === undefined || hasJsonValue(data, "pull_request")) return undefined;
  return {
    number,
    title: readJsonText(data, "title") ?? "",
    body: readJsonText(data, "body") ?? "",
    createdAt: readJsonText(data, "created_at") ?? "",
    reopened: readJsonText(data, "state_reason") === "reopened",
  };
}
