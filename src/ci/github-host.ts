import type { Repository } from "../api/endpoints.js";
import type { Host, HostPullRequest } from "./ci.js";
import { HostError } from "./host-error.js";
import { at, numberAt, textAt } from "./payload.js";

/** Longest time for one look-up in milliseconds. */
const LOOK_UP_MS = 5000;

export type HostRequest = (
  route: string,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<{ readonly data: unknown }>;

/** Look-ups on the GitHub API; `request` is made when the first one is asked for. */
export function createGitHubHost(connect: () => Promise<HostRequest>): Host {
  async function get(
    what: string,
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    stop?: AbortSignal,
  ): Promise<unknown> {
    const timeout = AbortSignal.timeout(LOOK_UP_MS);
    try {
      const request = await connect();
      const reply = await request(route, {
        ...parameters,
        request: { signal: stop === undefined ? timeout : AbortSignal.any([stop, timeout]) },
      });
      return reply.data;
    } catch (error) {
      throw new HostError(what, error);
    }
  }

  const list = async (what: string, route: string, parameters: Readonly<Record<string, unknown>>) => {
    const data = await get(what, route, parameters);
    return (Array.isArray(data) ? data : [])
      .map((item) => readPullRequest(item))
      .filter((item) => item?.open === true);
  };

  return {
    async pullRequest(repository, number, stop) {
      const what = `Pull request #${number}`;
      const route = "GET /repos/{owner}/{repo}/pulls/{number}";
      const data = await get(what, route, { ...named(repository), number }, stop);
      const pullRequest = readPullRequest(data);
      if (pullRequest === undefined) throw new HostError(what, new Error("the reply has another shape"));
      return pullRequest;
    },
    async openPullRequestsOfCommit(repository, sha) {
      const found = await list(
        `The pull requests of commit ${sha}`,
        "GET /repos/{owner}/{repo}/commits/{sha}/pulls",
        {
          ...named(repository),
          sha,
        },
      );
      return found.filter((item) => item !== undefined);
    },
    async openPullRequestsFrom(repository, owner, branch) {
      const found = await list(
        `The pull requests from ${owner}:${branch}`,
        "GET /repos/{owner}/{repo}/pulls",
        {
          ...named(repository),
          head: `${owner}:${branch}`,
          state: "open",
        },
      );
      return found.filter((item) => item !== undefined);
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
