import { type Clock, systemClock } from "../../clock.js";
import { AbortedError, InputError } from "../../errors.js";
import type { Exchange } from "../../service/http/connection.js";
import { isLoopback } from "../../service/http/proxy.js";
import { isSuccess } from "../../service/http/status.js";
import type { Repository } from "../../service/service.js";
import { type Environment, textIn } from "../../text/environment.js";
import { userAgent } from "../../text/version.js";
import { type Host, HostError, type HostPullRequest, NoReplyError, PERMISSIONS, type Permission } from "../host.js";
import { at, numberAt, textAt } from "./event.js";

/** Longest time for one look-up with all its attempts and pages, in milliseconds. */
export const LOOK_UP_MS = 5000;
/** The largest page that GitHub gives. */
const PAGE = 100;
/** A look-up that needs more pages is given up. */
const MOST_PAGES = 10;
/** Where the runner names no other. */
const API_URL = "https://api.github.com";

export interface HostOptions {
  readonly token: string;
  /** The process environment, for the address of the API and for proxy variables. */
  readonly environment: Environment;
  /** What to do when the token may not read something. */
  readonly permissions: readonly string[];
  /** Ends every look-up. */
  readonly signal: AbortSignal;
  readonly lookUpMs?: number;
  readonly clock?: Clock;
  /** Uniform in [0, 1). */
  readonly random?: () => number;
}

/** What stands in a route or behind it; `stop` ends the look-up earlier. */
interface Parameters {
  readonly [name: string]: unknown;
  readonly stop?: AbortSignal | undefined;
}

/** A request to the GitHub API by its route, as GitHub documents it. */
type GitHubRequest = (route: string, parameters: object) => Promise<{ readonly data: unknown }>;

/** Look-ups on the GitHub API. Nothing of it is loaded before the first one: most runs find all in their event. */
export function createGitHubHost(options: HostOptions): Host {
  const { permissions, signal, lookUpMs = LOOK_UP_MS } = options;
  let connected: Promise<GitHubRequest> | undefined;

  /**
   * Reads something of a repository; `what` is its name in an error. `read` gives undefined for a reply of another shape,
   * which must not pass for "nothing found".
   */
  async function get<Read>(
    { owner, name: repo }: Repository,
    what: string,
    route: string,
    read: (data: unknown) => Read | undefined,
    { stop, ...parameters }: Parameters = {},
  ): Promise<Read> {
    try {
      connected ??= connect({ ...options, lookUpMs });
      const request = await connected;
      const signals = stop === undefined ? [signal] : [signal, stop];
      const own = { ...parameters, owner, repo, request: { signal: AbortSignal.any(signals) } };
      const found = read((await request(`GET /repos/{owner}/{repo}${route}`, own)).data);
      if (found === undefined) throw new Error("the reply has another shape");
      return found;
    } catch (error) {
      if (signal.aborted) throw new AbortedError();
      throw new HostError(what, error, permissions);
    }
  }

  async function listOpen(
    repository: Repository,
    what: string,
    route: string,
    parameters: Parameters,
  ): Promise<readonly HostPullRequest[]> {
    // All pages together are one look-up.
    const stop = AbortSignal.timeout(lookUpMs);
    const found: unknown[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const data = await get(repository, what, route, listOf, { ...parameters, per_page: PAGE, page, stop });
      found.push(...data);
      if (data.length < PAGE) return found.flatMap((item) => readPullRequest(item) ?? []).filter(({ open }) => open);
    }
    throw new HostError(what, new InputError([`there are more than ${MOST_PAGES * PAGE}`]), permissions);
  }

  return {
    pullRequest: (repository, number, stop) =>
      get(repository, `pull request #${number}`, "/pulls/{number}", readPullRequest, { number, stop }),
    openPullRequestsOfCommit: (repository, sha) =>
      listOpen(repository, `the pull requests of commit ${sha}`, "/commits/{sha}/pulls", { sha }),
    openPullRequestsFrom(repository, owner, branch) {
      const head = `${owner}:${branch}`;
      return listOpen(repository, `the pull requests from ${head}`, "/pulls", { head, state: "open" });
    },
    defaultBranch(repository) {
      const what = `the default branch of ${repository.owner}/${repository.name}`;
      return get(repository, what, "", (data) => textAt(data, "default_branch"));
    },
    permission: (repository, login) =>
      get(repository, `the permission of ${login}`, "/collaborators/{login}/permission", readPermission, { login }),
    async branchesStartingWith(repository, start, stop) {
      const asked = { ref: `heads/${start}`, per_page: PAGE, stop };
      const what = `the branches that begin with ${start}`;
      const data = await get(repository, what, "/git/matching-refs/{+ref}", listOf, asked);
      const branches = data.flatMap((item) => textAt(item, "ref")?.replace(/^refs\/heads\//, "") ?? []);
      // The client drops a slash at the end of an address: asked for `pr-7/`, GitHub tells of `pr-77/...` as well.
      return branches.filter((branch) => branch.startsWith(start));
    },
  };
}

function listOf(data: unknown): readonly unknown[] | undefined {
  return Array.isArray(data) ? data : undefined;
}

function readPullRequest(data: unknown): HostPullRequest | undefined {
  const number = numberAt(data, "number");
  const headSha = textAt(data, "head", "sha");
  const baseBranch = textAt(data, "base", "ref");
  if (number === undefined || headSha === undefined || baseBranch === undefined) return undefined;
  const merged = at(data, "merged") === true || textAt(data, "merged_at") !== undefined;
  return {
    number,
    headSha,
    baseBranch,
    open: textAt(data, "state") === "open",
    merged,
    // Before the merge this field holds GitHub's trial merge, which is no commit of the branch.
    mergeCommitSha: merged ? textAt(data, "merge_commit_sha") : undefined,
  };
}

/**
 * What GitHub's older field calls the permissions, which knows four levels
 * (docs.github.com/rest/collaborators/collaborators, "Get repository permissions for a user").
 */
const LEVELS = { read: "read", triage: "read", write: "write", maintain: "write", admin: "admin" } as const;

const BASE_PERMISSIONS = ["none", "read", "write", "admin"] as const;

/**
 * Reads GitHub's reply about one person; undefined when it has another shape. `permission` knows four levels only, so
 * `role_name` counts where it is one of ours on that level; a custom role counts as the level, whatever its name.
 */
export function readPermission(data: unknown): Permission | "none" | undefined {
  const base = BASE_PERMISSIONS.find((each) => each === textAt(data, "permission"));
  if (base === undefined || base === "none") return base;
  const role = PERMISSIONS.find((each) => each === textAt(data, "role_name"));
  return role !== undefined && LEVELS[role] === base ? role : base;
}

/** The client of the GitHub API, over the same HTTP as to the service and with the same rules for asking again. */
async function connect(options: HostOptions & { readonly lookUpMs: number }): Promise<GitHubRequest> {
  const { token, environment, lookUpMs, clock = systemClock, random = Math.random, signal: over } = options;
  const [{ getOctokit }, { ask }, { openConnection }] = await Promise.all([
    import("@actions/github"),
    import("../../service/retry.js"),
    import("../../service/http/connection.js"),
  ]);
  const baseUrl = (textIn(environment, "GITHUB_API_URL") ?? API_URL).replace(/\/+$/, "");
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  // The token goes over TLS only, or stays on this machine.
  if (url?.protocol !== "https:" && !(url?.protocol === "http:" && isLoopback(url)))
    throw new InputError(["the variable GITHUB_API_URL is not an address with https"]);
  // Leaves time for another attempt where the first one meets silence.
  const connection = openConnection({ url, environment, connectTimeoutMs: lookUpMs / 2, over });

  /** What the client needs of `fetch`. A redirect is an error: the token goes to the configured address only. */
  async function fetch(address: string, { headers, signal }: Pick<Exchange, "headers" | "signal">) {
    const end = await ask({
      connection,
      request: {
        method: "GET",
        url: new URL(address),
        headers: { ...headers, "accept-encoding": "identity" },
        body: undefined,
        statusSuffices: false,
      },
      repeat: "always",
      attemptMs: lookUpMs,
      budgetMs: lookUpMs,
      clock,
      random,
      signal,
      log() {},
    });
    if (end.kind === "no-answer") throw new NoReplyError(end.why.reason, end.why);
    const { status, body } = end.answer;
    if (!isSuccess(end.answer)) throw new NoReplyError(`status ${status}`, { status });
    const contentType = end.answer.header("content-type") ?? "application/json";
    const received = new Map([["content-type", contentType]]);
    return { status, url: address, headers: received, text: async () => body };
  }

  return getOctokit(token, {
    baseUrl,
    userAgent,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    request: { fetch },
  }).request;
}
