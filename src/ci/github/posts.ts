import { systemClock } from "../../clock.js";
import { AbortedError } from "../../errors.js";
import { isTransientStatus } from "../../service/http/status.js";
import type { Repository } from "../../service/service.js";
import { visibleLine } from "../../text/truncate.js";
import {
  type HostComment,
  type HostDeed,
  HostError,
  type HostIssue,
  type HostPosts,
  type HostStatus,
  NoReplyError,
} from "../host.js";
import { type ClientOptions, type GitHubRequest, PAGE } from "./client.js";
import { at, listOf, numberAt, textAt } from "./event.js";

/** A list that needs more pages is given up. */
const MOST_PAGES = 30;
/**
 * GitHub asks for a second between two writes (docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api).
 * It takes no more than 80 of them a minute and 500 an hour that people can see.
 */
const PACE_MS = 1000;
/** So long a write waits in all until GitHub takes it. */
const LONGEST_WAIT_MS = 120_000;
/** Pauses before a write is sent again that surely was not done, or that may be done twice. */
const PAUSES_MS: readonly number[] = [1000, 2000, 4000];

interface PostOptions extends ClientOptions {
  readonly redact?: (markdown: string) => string;
}

interface Asked<Read> {
  readonly repository: Repository;
  /** Its name in an error. */
  readonly what: string;
  readonly deed: HostDeed;
  /** What the job's token needs. */
  readonly permission: string;
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Undefined for a reply of another shape. */
  readonly read: (data: unknown) => Read | undefined;
}

/** The writing side of the GitHub API, with the look-ups that it needs. */
export function createPosts(request: GitHubRequest, options: PostOptions): HostPosts {
  const { signal, clock = systemClock, redact = (text) => text } = options;
  let nextWriteMs = 0;
  /** Writes come one after the other. */
  let lastWrite: Promise<unknown> = Promise.resolve();

  async function send<Read>({ repository, route, parameters, read, ...about }: Asked<Read>): Promise<Read> {
    try {
      const [method = "", path = ""] = route.split(" ");
      const own = { ...parameters, owner: repository.owner, repo: repository.name, request: { signal } };
      const found = read((await request(`${method} /repos/{owner}/{repo}${path}`, own)).data);
      if (found === undefined) throw new Error("the reply has another shape");
      return found;
    } catch (error) {
      if (signal.aborted) throw new AbortedError();
      const advice = `The token needs the permission \`${about.permission}\`.`;
      throw new HostError(about.what, error, [advice], about.deed);
    }
  }

  function write<Read>(asked: Asked<Read>): Promise<Read> {
    const next = lastWrite.then(() => paced(asked));
    lastWrite = next.catch(() => {});
    return next;
  }

  async function paced<Read>(asked: Asked<Read>): Promise<Read> {
    const startedAt = clock.now();
    for (let attempts = 0; ; attempts += 1) {
      if (nextWriteMs > clock.now()) await clock.sleep(nextWriteMs - clock.now(), signal);
      nextWriteMs = clock.now() + PACE_MS;
      try {
        return await send(asked);
      } catch (error) {
        const pauseMs = pauseAfter(error, asked.route, attempts);
        if (pauseMs === undefined || clock.now() - startedAt + pauseMs > LONGEST_WAIT_MS) throw error;
        await clock.sleep(pauseMs, signal);
      }
    }
  }

  async function list<Item>(
    asked: Omit<Asked<Item>, "read" | "deed">,
    read: (data: unknown) => Item | undefined,
    most = MOST_PAGES,
  ): Promise<{ readonly items: readonly Item[]; readonly whole: boolean }> {
    const items: Item[] = [];
    for (let page = 1; page <= most; page += 1) {
      const parameters = { ...asked.parameters, per_page: PAGE, page };
      const found = await send({ ...asked, parameters, deed: "could not be read from GitHub", read: listOf });
      items.push(...found.flatMap((item) => read(item) ?? []));
      if (found.length < PAGE) return { items, whole: true };
    }
    return { items, whole: false };
  }

  async function whole<Item>(
    asked: Omit<Asked<Item>, "read" | "deed">,
    read: (data: unknown) => Item | undefined,
  ): Promise<readonly Item[]> {
    const found = await list(asked, read);
    if (found.whole) return found.items;
    const cause = new NoReplyError(`there are more than ${MOST_PAGES * PAGE}`, { permanent: true });
    throw new HostError(asked.what, cause);
  }

  return {
    comments: (repository, number) =>
      whole(
        {
          repository,
          what: `the comments of #${number}`,
          permission: "pull-requests: read",
          route: "GET /issues/{number}/comments",
          parameters: { number },
        },
        readComment,
      ),
    commentsSince: (repository, since, pages) =>
      list(
        {
          repository,
          what: `the comments since ${since}`,
          permission: "pull-requests: read",
          route: "GET /issues/comments",
          parameters: { since, sort: "updated", direction: "asc" },
        },
        readComment,
        pages,
      ),
    createComment: (repository, number, body) =>
      write({
        repository,
        ...writing(`a comment on #${number}`, "pull-requests: write"),
        route: "POST /issues/{number}/comments",
        parameters: { number, body: redact(body) },
        read: readComment,
      }),
    editComment: (repository, id, body) =>
      write({
        repository,
        ...writing(`comment ${id}`, "pull-requests: write"),
        route: "PATCH /issues/comments/{id}",
        parameters: { id, body: redact(body) },
        read: readComment,
      }),
    async deleteComment(repository, id) {
      try {
        await write({
          repository,
          ...writing(`comment ${id}`, "pull-requests: write"),
          deed: "could not be deleted on GitHub",
          route: "DELETE /issues/comments/{id}",
          parameters: { id },
          read: () => true,
        });
      } catch (error) {
        // Somebody else may have done it, or a try of ours whose answer was lost.
        if (!(error instanceof HostError) || error.status !== 404) throw error;
      }
    },
    statuses: (repository, sha) =>
      whole(
        {
          repository,
          what: `the statuses of commit ${sha}`,
          permission: "statuses: read",
          route: "GET /commits/{sha}/statuses",
          parameters: { sha },
        },
        readStatus,
      ),
    createStatus: (repository, sha, { url, ...status }) =>
      write({
        repository,
        ...writing(`a status of commit ${sha}`, "statuses: write"),
        route: "POST /statuses/{sha}",
        parameters: {
          sha,
          ...status,
          description: visibleLine(redact(status.description)),
          ...(url === undefined ? {} : { target_url: url }),
        },
        read: readStatus,
      }),
    openIssues: (repository, label) =>
      whole(
        {
          repository,
          what: `the open issues with the label ${label}`,
          permission: "issues: read",
          route: "GET /issues",
          parameters: { labels: label, state: "open", sort: "created", direction: "asc" },
        },
        // GitHub counts pull requests among the issues.
        (data) => ((at(data, "pull_request") ?? null) === null ? readIssue(data) : undefined),
      ),
    createIssue: (repository, { title, body, labels }) =>
      write({
        repository,
        ...writing("an issue", "issues: write"),
        route: "POST /issues",
        parameters: { title: visibleLine(redact(title)), body: redact(body), labels },
        read: readIssue,
      }),
    editIssue: (repository, number, { body, state }) =>
      write({
        repository,
        ...writing(`issue #${number}`, "issues: write"),
        route: "PATCH /issues/{number}",
        parameters: {
          number,
          ...(body === undefined ? {} : { body: redact(body) }),
          ...(state === undefined ? {} : { state }),
        },
        read: readIssue,
      }),
  };
}

function writing(what: string, permission: string) {
  return { what, permission, deed: "could not be written to GitHub" as const };
}

/** When a write may be sent again: it surely was not done, or doing it twice comes to the same. */
function pauseAfter(error: unknown, route: string, attempts: number): number | undefined {
  const why = error instanceof HostError ? error.reply : undefined;
  if (why === undefined) return undefined;
  if (why.limitedMs !== undefined) return Math.max(why.limitedMs, PACE_MS);
  const mayRepeat = why.unsent || !route.startsWith("POST ");
  const isTransient = why.status === undefined ? !why.permanent : isTransientStatus(why.status);
  return mayRepeat && isTransient ? PAUSES_MS[attempts] : undefined;
}

function readComment(data: unknown): HostComment | undefined {
  const id = numberAt(data, "id");
  const number = Number(/\/(\d+)$/.exec(textAt(data, "issue_url") ?? "")?.[1]);
  if (id === undefined || !Number.isSafeInteger(number)) return undefined;
  return {
    id,
    number,
    // An account that is gone has none.
    author: textAt(data, "user", "login") ?? "",
    body: textAt(data, "body") ?? "",
    createdAt: textAt(data, "created_at") ?? "",
    updatedAt: textAt(data, "updated_at") ?? "",
  };
}

function readStatus(data: unknown): HostStatus | undefined {
  const id = numberAt(data, "id");
  const context = textAt(data, "context");
  if (id === undefined || context === undefined) return undefined;
  return { id, context, description: textAt(data, "description") ?? "" };
}

function readIssue(data: unknown): HostIssue | undefined {
  const number = numberAt(data, "number");
  if (number === undefined) return undefined;
  return {
    number,
    title: textAt(data, "title") ?? "",
    body: textAt(data, "body") ?? "",
    createdAt: textAt(data, "created_at") ?? "",
  };
}
