import type { Repository } from "../../service/service.js";
import { ACCOUNT_PERMISSIONS, type AccountPermission, type GitHostApi, type HostPullRequest } from "../host.js";
import {
  type ClientOptions,
  callGitHub,
  createGitHubClient,
  type GitHubCall,
  type GitHubClient,
  listAllItems,
  PAGE_SIZE,
} from "./client.js";
import { readArrayOrUndefined, readJsonList, readJsonNumber, readJsonText, readJsonValue } from "./event.js";
import { createGitHubMessageClient } from "./posts.js";

const MOST_PAGES = 10;

export interface GitHubApiOptions extends ClientOptions {
  readonly permissions: readonly string[];
  readonly redact?: (markdown: string) => string;
}

export function createGitHubHostApi(options: GitHubApiOptions): GitHostApi {
  const client = createGitHubClient(options);
  const asking = (repository: Repository, what: string, route: string, parameters: GitHubCall["parameters"] = {}) => {
    return { repository, what, route: `GET ${route}`, parameters, permissions: options.permissions };
  };
  return {
    pullRequest(repository, number, stop) {
      const asked = asking(repository, `pull request #${number}`, "/pulls/{number}", { number });
      return callGitHub(client, { ...asked, stop }, readPullRequest);
    },
    openPullRequestsOfCommit: (repository, sha) =>
      listOpen(client, asking(repository, `the pull requests of commit ${sha}`, "/commits/{sha}/pulls", { sha })),
    openPullRequestsFrom(repository, owner, branch) {
      const head = `${owner}:${branch}`;
      return listOpen(client, asking(repository, `the pull requests from ${head}`, "/pulls", { head, state: "open" }));
    },
    async pullRequests(repository, numbers) {
      const { readPullRequests } = await import("./lists.js");
      return readPullRequests(client, { repository, permissions: options.permissions }, numbers);
    },
    async searchOpenPullRequests(repository, search) {
      const { searchPullRequests } = await import("./lists.js");
      return searchPullRequests(client, { repository, permissions: options.permissions }, search);
    },
    defaultBranch(repository) {
      const asked = asking(repository, `the default branch of ${repository.owner}/${repository.name}`, "");
      return callGitHub(client, asked, (data) => readJsonText(data, "default_branch"));
    },
    testedHeads(repository, commit) {
      const asked = asking(repository, `commit ${commit}`, "/commits", { sha: commit, per_page: PAGE_SIZE });
      return callGitHub(client, asked, (data) => readTestedHeads(data, commit));
    },
    permission(repository, login) {
      const route = "/collaborators/{login}/permission";
      return callGitHub(
        client,
        asking(repository, `the permission of ${login}`, route, { login }),
        readAccountPermission,
      );
    },
    async branchesStartingWith(repository, start, stop) {
      const parameters = { ref: `heads/${start}`, per_page: PAGE_SIZE };
      const what = `the branches that begin with ${start}`;
      const asked = asking(repository, what, "/git/matching-refs/{+ref}", parameters);
      const data = await callGitHub(client, { ...asked, stop }, readArrayOrUndefined);
      const branches = data.flatMap((item) => readJsonText(item, "ref")?.replace(/^refs\/heads\//, "") ?? []);
      // GitHub's client removes the final slash, so a request for `pr-7/` also returns `pr-77/...`.
      return branches.filter((branch) => branch.startsWith(start));
    },
    posts: createGitHubMessageClient(client, options),
    // Few operations need these parts.
    setUp: async () => (await import("./set-up.js")).createRepositorySettingsReader(client),
    history: async (report) => (await import("./history.js")).createGitHubHistoryReader(options, report),
  };
}

/**
 * Finds the heads of the pull requests in a test branch. The queue merges one head after another into the branch. The
 * first parent of each merge is the previous merge, and the second parent is the head. Other commits of a pull request
 * are never second parents. The merges are the newest commits, so one page of commits contains them.
 */
function readTestedHeads(data: unknown, commit: string): readonly string[] | undefined {
  const parentsOf = new Map(
    readArrayOrUndefined(data)?.map((item) => {
      return [
        readJsonText(item, "sha"),
        readJsonList(item, "parents").flatMap((parent) => readJsonText(parent, "sha") ?? []),
      ];
    }),
  );
  if (!parentsOf.has(commit)) return undefined;
  const heads = [commit];
  for (let next: string | undefined = commit; next !== undefined; ) {
    const [first, ...merged]: readonly string[] = parentsOf.get(next) ?? [];
    parentsOf.delete(next);
    heads.push(...merged);
    next = first;
  }
  return heads;
}

async function listOpen(client: GitHubClient, asked: GitHubCall): Promise<readonly HostPullRequest[]> {
  // One time limit applies to all pages of a look-up together.
  const stop = AbortSignal.timeout(client.lookUpMs);
  const found = await listAllItems(client, { ...asked, stop }, MOST_PAGES, readPullRequest);
  return found.filter(({ open }) => open);
}

function readPullRequest(data: unknown): HostPullRequest | undefined {
  const number = readJsonNumber(data, "number");
  const headSha = readJsonText(data, "head", "sha");
  const baseBranch = readJsonText(data, "base", "ref");
  if (number === undefined || headSha === undefined || baseBranch === undefined) return undefined;
  const merged = readJsonValue(data, "merged") === true || readJsonText(data, "merged_at") !== undefined;
  return {
    number,
    headSha,
    baseBranch,
    open: readJsonText(data, "state") === "open",
    merged,
    draft: readJsonValue(data, "draft") === true,
    // Only the value `dirty` means a conflict. Other values mean, for example, a missing review.
    conflicts: readJsonText(data, "mergeable_state") === "dirty",
    // Before the merge, this field contains the commit of a test merge by GitHub.
    mergeCommitSha: merged ? readJsonText(data, "merge_commit_sha") : undefined,
  };
}

/** Base permission of each role (docs.github.com/rest/collaborators/collaborators). */
const LEVELS = { read: "read", triage: "read", write: "write", maintain: "write", admin: "admin" } as const;

const BASE_PERMISSIONS = ["none", "read", "write", "admin"] as const;

/** Reads the role of an account. Returns the base permission for a custom role. */
export function readAccountPermission(data: unknown): AccountPermission | "none" | undefined {
  const base = BASE_PERMISSIONS.find((each) => each === readJsonText(data, "permission"));
  if (base === undefined || base === "none") return base;
  const role = ACCOUNT_PERMISSIONS.find((each) => each === readJsonText(data, "role_name"));
  return role !== undefined && LEVELS[role] === base ? role : base;
}
