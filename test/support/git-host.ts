import type { HostPullRequest } from "../../src/ci/host.js";
import type { OperationTargetInputs } from "../../src/target/target.js";
import { fakeHost } from "./fake-host.js";
import { HEAD } from "./payloads.js";

export const NOTHING_GIVEN: OperationTargetInputs = {
  repository: undefined,
  repositoryHost: undefined,
  targetBranch: undefined,
  prNumber: undefined,
  headSha: undefined,
};

/** Creates a Git host with these open pull requests, and records its look-ups. */
export function hostWith(...pullRequests: readonly Partial<HostPullRequest>[]) {
  const requests: string[] = [];
  const open = pullRequests.map(
    (facts): HostPullRequest => ({
      number: 7,
      headSha: HEAD,
      baseBranch: "main",
      open: true,
      merged: false,
      draft: false,
      conflicts: false,
      mergeCommitSha: undefined,
      ...facts,
    }),
  );
  const host = fakeHost({
    pullRequest: async ({ owner, name }, number) => {
      requests.push(`pull request ${owner}/${name}#${number}`);
      const found = open.find((pullRequest) => pullRequest.number === number);
      if (found === undefined) throw new Error(`There is no pull request #${number}.`);
      return found;
    },
    openPullRequestsOfCommit: async (_, sha) => {
      requests.push(`commit ${sha}`);
      return open;
    },
    openPullRequestsFrom: async (_, owner, branch) => {
      requests.push(`head ${owner}:${branch}`);
      return open;
    },
    defaultBranch: async ({ owner, name }) => {
      requests.push(`default branch of ${owner}/${name}`);
      return "trunk";
    },
    pullRequests: async (_, numbers) => {
      requests.push(`pull requests ${numbers.join(", ")}`);
      return open.filter(({ number }) => numbers.includes(number));
    },
    searchOpenPullRequests: async (_, search) => {
      requests.push(`search ${search}`);
      return open;
    },
  });
  return { host, requests };
}
