import type { Repository } from "../api/endpoints.js";
import { type Clock, systemClock } from "../clock.js";
import type { Environment } from "../environment.js";
import { AbortedError } from "../errors.js";
import type { Host, HostPullRequest } from "./ci.js";
import type { GitHub } from "./github-api.js";
import { HostError } from "./host-error.js";
import { at, numberAt, textAt } from "./payload.js";
import { readPermission } from "./permission.js";

/** The largest page that GitHub gives: a commit with more open pull requests is told apart by none. */
const PAGE = 100;
const OTHER_SHAPE = "the reply has another shape";

export interface HostOptions {
  readonly token: string;
  /** The process environment, for the address of the API and for proxy variables. */
  readonly environment: Environment;
  /** What to do when the token may not read something. */
  readonly permissions: readonly string[];
  /** Ends every look-up. */
  readonly signal: AbortSignal;
  readonly clock?: Clock;
  readonly random?: () => number;
}

/** Look-ups on the GitHub API. Nothing of it is loaded before the first one: most runs find all in their event. */
export function createGitHubHost(options: HostOptions): Host {
  const { permissions, signal, clock = systemClock, random = Math.random } = options;
  let connected: Promise<GitHub> | undefined;

  const otherShape = (what: string): HostError => new HostError(what, new Error(OTHER_SHAPE), permissions);

  async function connect(): Promise<GitHub> {
    const { connectToGitHub } = await import("./github-api.js");
    return connectToGitHub({ ...options, clock, random, over: signal });
  }

  async function get(
    what: string,
    path: string,
    query: Readonly<Record<string, string>> = {},
    stop?: AbortSignal,
  ): Promise<unknown> {
    try {
      connected ??= connect();
      const github = await connected;
      const search = new URLSearchParams(query).toString();
      const signals = stop === undefined ? [signal] : [signal, stop];
      const end = await github(search === "" ? path : `${path}?${search}`, AbortSignal.any(signals));
      if (end.kind === "no-answer") throw new Error(end.why.reason);
      // A redirect is an error too: the token goes to the configured address only.
      if (!isSuccess(end.answer.status)) throw new StatusError(end.answer.status);
      return parsed(end.answer.body);
    } catch (error) {
      if (signal.aborted) throw new AbortedError();
      throw new HostError(what, error, permissions);
    }
  }

  async function listOpen(
    what: string,
    path: string,
    query: Readonly<Record<string, string>> = {},
  ): Promise<readonly HostPullRequest[]> {
    const data = await get(what, path, { ...query, per_page: `${PAGE}` });
    // An answer that is no list must not pass for an empty one.
    if (!Array.isArray(data)) throw otherShape(what);
    return data.flatMap((item) => readPullRequest(item) ?? []).filter(({ open }) => open);
  }

  return {
    async pullRequest(repository, number, stop) {
      const what = `pull request #${number}`;
      const found = readPullRequest(await get(what, `${pathOf(repository)}/pulls/${number}`, {}, stop));
      if (found === undefined) throw otherShape(what);
      return found;
    },
    openPullRequestsOfCommit(repository, sha) {
      return listOpen(`the pull requests of commit ${sha}`, `${pathOf(repository)}/commits/${sha}/pulls`);
    },
    openPullRequestsFrom(repository, owner, branch) {
      const head = `${owner}:${branch}`;
      return listOpen(`the pull requests from ${head}`, `${pathOf(repository)}/pulls`, {
        head,
        state: "open",
      });
    },
    async defaultBranch(repository) {
      const what = `the default branch of ${repository.owner}/${repository.name}`;
      const branch = textAt(await get(what, pathOf(repository)), "default_branch");
      if (branch === undefined) throw otherShape(what);
      return branch;
    },
    async permission(repository, login) {
      const what = `the permission of ${login}`;
      const path = `${pathOf(repository)}/collaborators/${encodeURIComponent(login)}/permission`;
      const held = readPermission(await get(what, path));
      if (held === undefined) throw otherShape(what);
      return held;
    },
    async branchesStartingWith(repository, start, stop) {
      const what = `the branches that begin with ${start}`;
      // No address of the API ends with a slash: asked for `pr-7`, GitHub tells of `pr-77/...` as well.
      const ref = start.replace(/\/+$/, "").split("/").map(encodeURIComponent).join("/");
      const data = await get(what, `${pathOf(repository)}/git/matching-refs/heads/${ref}`, {}, stop);
      if (!Array.isArray(data)) throw otherShape(what);
      const branches = data.flatMap((item) => textAt(item, "ref")?.replace(/^refs\/heads\//, "") ?? []);
      return branches.filter((branch) => branch.startsWith(start));
    },
  };
}

/** What GitHub answered in place of what was asked for. */
class StatusError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.name = new.target.name;
    this.status = status;
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Undefined where it is no JSON, which is another shape than any that is looked for. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function pathOf({ owner, name }: Repository): string {
  return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
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
