import type { GitHostApi } from "../../src/ci/host.js";
import { GitHostError, NoReplyError } from "../../src/ci/host.js";
import { memoryPosts } from "./memory-posts.js";

/** Creates a Git host with only these facts. */
export function fakeHost(answers: Partial<GitHostApi>): GitHostApi {
  return {
    async pullRequest(_repository, number) {
      throw new GitHostError(`pull request #${number}`, new Error("it is not known here"));
    },
    openPullRequestsOfCommit: async () => [],
    openPullRequestsFrom: async () => [],
    pullRequests: async () => [],
    searchOpenPullRequests: async () => [],
    defaultBranch: async () => "main",
    testedHeads: async (_repository, commit) => [commit],
    permission: async () => "none",
    branchesStartingWith: async () => [],
    posts: memoryPosts().posts,
    setUp: async () => ({
      protectedChecks: async () => [],
      branchRules: async () => ({ types: [], mergeMethods: undefined, requiredChecks: [] }),
      environments: async () => [],
      labels: async () => [],
    }),
    async history() {
      throw new GitHostError("the history", new Error("it is not known here"));
    },
    ...answers,
  };
}

/** Returns the error of a look-up to which the host replied with a status. */
export function refusal(status: number, what = "Pull request #1"): GitHostError {
  return new GitHostError(what, new NoReplyError("refused", { status }), ["Let the token read it."]);
}
