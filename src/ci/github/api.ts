import { AbortedError, InputError } from "../../errors.js";
import type { Repository } from "../../service/service.js";
import { type Host, HostError, type HostPullRequest, PERMISSIONS, type Permission } from "../host.js";
import { type ClientOptions, createGitHubClient, LOOK_UP_MS, PAGE } from "./client.js";
import { at, listOf, numberAt, textAt } from "./event.js";
import { createPosts } from "./posts.js";

/** A look-up that needs more pages is given up. */
const MOST_PAGES = 10;

export interface HostOptions extends ClientOptions {
  /** What to do when the token may not read something. */
  readonly permissions: readonly string[];
  /** Hides secrets in what is written. */
  readonly redact?: (markdown: string) => string;
}

/** What stands in a route or behind it; `stop` ends the look-up earlier. */
interface Parameters {
  readonly [name: string]: unknown;
  readonly stop?: AbortSignal | undefined;
}

/** The GitHub API. Nothing of it is loaded before the first one: most runs find all in their event. */
export function createGitHubHost(options: HostOptions): Host {
  const { permissions, signal, lookUpMs = LOOK_UP_MS } = options;
  const request = createGitHubClient(options);

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
    posts: createPosts(request, options),
  };
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
    draft: at(data, "draft") === true,
    // The other states that keep it from being merged, such as a missing review, are not conflicts.
    conflicts: textAt(data, "mergeable_state") === "dirty",
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
