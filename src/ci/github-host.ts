import type { Repository } from "../api/endpoints.js";
import { type Clock, systemClock } from "../clock.js";
import type { Environment } from "../environment.js";
import { AbortedError, InputError } from "../errors.js";
import type { Host, HostPullRequest } from "./ci.js";
import type { GitHubRequest } from "./github-api.js";
import { HostError } from "./host-error.js";
import { at, numberAt, textAt } from "./payload.js";
import { readPermission } from "./permission.js";

/** Longest time for one look-up with all its attempts and pages, in milliseconds. */
const LOOK_UP_MS = 5000;
/** The largest page that GitHub gives. */
const PAGE = 100;
/** A look-up that needs more pages is given up. */
const MOST_PAGES = 10;
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
  let connected: Promise<GitHubRequest> | undefined;

  const otherShape = (what: string): HostError => new HostError(what, new Error(OTHER_SHAPE), permissions);

  async function connect(): Promise<GitHubRequest> {
    const { connectToGitHub } = await import("./github-api.js");
    return connectToGitHub({ ...options, budgetMs: LOOK_UP_MS, clock, random, over: signal });
  }

  async function get(
    what: string,
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    stop?: AbortSignal,
  ): Promise<unknown> {
    try {
      connected ??= connect();
      const request = await connected;
      const signals = stop === undefined ? [signal] : [signal, stop];
      const reply = await request(route, { ...parameters, request: { signal: AbortSignal.any(signals) } });
      return reply.data;
    } catch (error) {
      if (signal.aborted) throw new AbortedError();
      throw new HostError(what, error, permissions);
    }
  }

  async function listOpen(
    what: string,
    route: string,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<readonly HostPullRequest[]> {
    // All pages together are one look-up.
    const stop = AbortSignal.timeout(LOOK_UP_MS);
    const found: unknown[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const data = await get(what, route, { ...parameters, per_page: PAGE, page }, stop);
      // An answer that is no list must not pass for an empty one.
      if (!Array.isArray(data)) throw otherShape(what);
      found.push(...data);
      if (data.length < PAGE)
        return found.flatMap((item) => readPullRequest(item) ?? []).filter(({ open }) => open);
    }
    throw new HostError(what, new InputError([`there are more than ${MOST_PAGES * PAGE}`]), permissions);
  }

  return {
    async pullRequest(repository, number, stop) {
      const what = `pull request #${number}`;
      const route = "GET /repos/{owner}/{repo}/pulls/{number}";
      const found = readPullRequest(await get(what, route, { ...named(repository), number }, stop));
      if (found === undefined) throw otherShape(what);
      return found;
    },
    openPullRequestsOfCommit(repository, sha) {
      const route = "GET /repos/{owner}/{repo}/commits/{sha}/pulls";
      return listOpen(`the pull requests of commit ${sha}`, route, { ...named(repository), sha });
    },
    openPullRequestsFrom(repository, owner, branch) {
      const head = `${owner}:${branch}`;
      const route = "GET /repos/{owner}/{repo}/pulls";
      return listOpen(`the pull requests from ${head}`, route, { ...named(repository), head, state: "open" });
    },
    async defaultBranch(repository) {
      const what = `the default branch of ${repository.owner}/${repository.name}`;
      const branch = textAt(
        await get(what, "GET /repos/{owner}/{repo}", named(repository)),
        "default_branch",
      );
      if (branch === undefined) throw otherShape(what);
      return branch;
    },
    async permission(repository, login) {
      const what = `the permission of ${login}`;
      const route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission";
      const held = readPermission(await get(what, route, { ...named(repository), username: login }));
      if (held === undefined) throw otherShape(what);
      return held;
    },
    async branchesStartingWith(repository, start, stop) {
      const what = `the branches that begin with ${start}`;
      const route = "GET /repos/{owner}/{repo}/git/matching-refs/{+ref}";
      const data = await get(
        what,
        route,
        { ...named(repository), ref: `heads/${start}`, per_page: PAGE },
        stop,
      );
      if (!Array.isArray(data)) throw otherShape(what);
      const branches = data.flatMap((item) => textAt(item, "ref")?.replace(/^refs\/heads\//, "") ?? []);
      // The client drops a slash at the end of an address: asked for `pr-7/`, GitHub tells of `pr-77/...` as well.
      return branches.filter((branch) => branch.startsWith(start));
    },
  };
}

function named(repository: Repository): { readonly owner: string; readonly repo: string } {
  return { owner: repository.owner, repo: repository.name };
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
