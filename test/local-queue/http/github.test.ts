import { describe, expect, test } from "vitest";
import { jsonOf, post, send } from "./client.js";
import { start } from "./running-service.js";

const SHA = "a".repeat(40);

async function startWithPullRequests(githubLagSeconds = 0) {
  const service = await start({ githubLagSeconds, speed: 0.001 });
  service.control.addPullRequest({ headSha: SHA, title: "A change" });
  service.control.addPullRequest({ headSha: "b".repeat(40), fork: true, author: "developer-2", headBranch: "topic" });
  const get = (path: string) => send(`${service.githubApiUrl}/repos/local/playground${path}`);
  const numbers = async (path: string) => {
    const list: unknown = jsonOf(await get(path));
    return Array.isArray(list) ? list.map((each: { number: number }) => each.number) : list;
  };
  return { service, get, numbers };
}

describe("the GitHub stand-in", () => {
  test("a repository has its default branch", async () => {
    const { get } = await startWithPullRequests();
    const answer = await get("");
    expect(answer.type).toBe("application/json; charset=utf-8");
    expect(jsonOf(answer)).toMatchObject({ full_name: "local/playground", default_branch: "main" });
  });

  test("an open pull request has its head and base, and a trial merge that is not the merge", async () => {
    const { service, get } = await startWithPullRequests();
    expect(jsonOf(await get("/pulls/1"))).toMatchObject({
      number: 1,
      title: "A change",
      state: "open",
      draft: false,
      merged: false,
      merged_at: null,
      merge_commit_sha: expect.stringMatching(/^[0-9a-f]{40}$/),
      user: { login: "developer-1" },
      head: { ref: "change-1", sha: SHA, repo: { full_name: "local/playground", fork: false } },
      base: { ref: "main", sha: service.control.state().repositories[0]?.branches.main },
    });
  });

  test("an open pull request tells whether it can be merged, one that is closed or a test's does not", async () => {
    const { service, get } = await startWithPullRequests();
    const states = [
      ["mergeable", true, "clean"],
      ["not_mergeable", false, "dirty"],
      ["in_progress", null, "unknown"],
    ] as const;
    for (const [mergeability, mergeable, state] of states) {
      service.control.updatePullRequest(1, { mergeability });
      expect(jsonOf(await get("/pulls/1"))).toMatchObject({ mergeable, mergeable_state: state });
    }
    service.control.updatePullRequest(1, { mergeability: "mergeable", state: "closed" });
    expect(jsonOf(await get("/pulls/1"))).toMatchObject({ mergeable: null, mergeable_state: "unknown" });
    expect(jsonOf(await get("/pulls"))).not.toContainEqual(expect.objectContaining({ mergeable: expect.anything() }));
  });

  test("the head repository of a fork is another, or null when the fork is gone", async () => {
    const { service, get } = await startWithPullRequests();
    expect(jsonOf(await get("/pulls/2"))).toMatchObject({
      head: { label: "developer-2:topic", repo: { full_name: "developer-2/playground", fork: true } },
    });
    service.control.updatePullRequest(2, { headRepository: null });
    expect(jsonOf(await get("/pulls/2"))).toMatchObject({ head: { repo: null } });
  });

  test("a merge shows with its commit once GitHub knows of it", async () => {
    const { service, get, numbers } = await startWithPullRequests(5);
    await post(service, "submitPullRequest", { pr: { number: 1 } });
    service.control.advance(15);
    expect(jsonOf(await post(service, "getSubmittedPullRequest", { pr: { number: 1 } }))).toMatchObject({
      state: "merged",
    });
    expect(jsonOf(await get("/pulls/1"))).toMatchObject({ state: "open", merged: false });
    service.control.advance(5);
    const mergeCommit = service.control.state().repositories[0]?.pullRequests[0]?.mergeCommitSha;
    expect(jsonOf(await get("/pulls/1"))).toMatchObject({
      state: "closed",
      merged: true,
      merge_commit_sha: mergeCommit,
    });
    expect(await numbers(`/commits/${mergeCommit}/pulls`)).toEqual([1]);
  });

  test("pull requests are listed by state, head and base", async () => {
    const { service, numbers } = await startWithPullRequests();
    service.control.updatePullRequest(1, { state: "closed" });
    expect(await numbers("/pulls")).toEqual([2]);
    expect(await numbers("/pulls?state=closed")).toEqual([1]);
    expect(await numbers("/pulls?state=all")).toEqual([2, 1]);
    expect(await numbers("/pulls?state=all&direction=asc")).toEqual([1, 2]);
    expect(await numbers("/pulls?state=open&head=developer-2:topic")).toEqual([2]);
    expect(await numbers("/pulls?state=open&head=local:topic")).toEqual([]);
    expect(await numbers("/pulls?base=other")).toEqual([]);
  });

  test("a list does not say in so many words whether a pull request is merged, a single one does", async () => {
    const { service, get } = await startWithPullRequests();
    service.control.updatePullRequest(1, { state: "merged" });
    const merge = service.control.state().repositories[0]?.pullRequests[0]?.mergeCommitSha;
    for (const path of ["/pulls?state=closed", `/commits/${SHA}/pulls`]) {
      const list = jsonOf(await get(path));
      expect(list).toMatchObject([{ number: 1, merged_at: expect.any(String), merge_commit_sha: merge }]);
      expect(Array.isArray(list) ? list[0] : list).not.toHaveProperty("merged");
    }
    expect(jsonOf(await get("/pulls/1"))).toMatchObject({ merged: true });
  });

  test("a long list comes in pages of 30, or of so many as are asked for, with links to the others", async () => {
    const { service, get } = await startWithPullRequests();
    for (let number = 3; number <= 250; number += 1) service.control.addPullRequest({ headSha: SHA });
    const pages = async (path: string) => {
      const answer = await get(path);
      const list = jsonOf(answer);
      const link = answer.headers.get("link") ?? "";
      const rels = [...link.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, to = "", rel = ""]) => [rel, to]);
      return { count: Array.isArray(list) ? list.length : -1, links: Object.fromEntries(rels) };
    };
    const at = (query: string) => `${service.githubApiUrl}/repos/local/playground/pulls?${query}`;
    expect(await pages("/pulls")).toEqual({ count: 30, links: { next: at("page=2"), last: at("page=9") } });
    expect(await pages("/pulls?state=open&per_page=100&page=2")).toEqual({
      count: 100,
      links: {
        prev: at("state=open&per_page=100&page=1"),
        next: at("state=open&per_page=100&page=3"),
        last: at("state=open&per_page=100&page=3"),
        first: at("state=open&per_page=100&page=1"),
      },
    });
    expect(await pages("/pulls?per_page=100&page=3")).toEqual({
      count: 50,
      links: { prev: at("per_page=100&page=2"), first: at("per_page=100&page=1") },
    });
    expect(await pages("/pulls?per_page=100&page=9")).toMatchObject({ count: 0 });
    expect(await pages("/pulls?per_page=1000")).toMatchObject({ count: 100 });
    expect(await pages("/pulls?per_page=none&page=-1")).toMatchObject({ count: 30 });
    expect(await pages("/pulls?head=developer-2:topic")).toEqual({ count: 1, links: {} });
    expect((await pages(`/commits/${SHA}/pulls?per_page=100`)).count).toBe(100);
    const next = (await pages("/pulls?per_page=100")).links.next ?? "";
    expect((await send(next)).status).toBe(200);
  });

  test("a commit leads to the pull requests that it is the head of", async () => {
    const { numbers } = await startWithPullRequests();
    expect(await numbers(`/commits/${SHA}/pulls`)).toEqual([1]);
    expect(await numbers(`/commits/${"c".repeat(40)}/pulls`)).toEqual([]);
  });

  test("a live test run has a branch, which is gone after the run", async () => {
    const { service, get } = await startWithPullRequests();
    await post(service, "submitPullRequest", { pr: { number: 1 } });
    service.control.advance(5);
    const run = service.control.state().repositories[0]?.queues[0]?.testRuns[0];
    const refs = async () => jsonOf(await get("/git/matching-refs/heads/trunk-merge/pr-1/"));
    expect(await refs()).toEqual([{ ref: `refs/heads/${run?.branch}`, object: { type: "commit", sha: run?.sha } }]);
    expect(jsonOf(await get("/git/matching-refs/heads/trunk-merge%2Fpr-1%2F"))).toHaveLength(1);
    await post(service, "cancelPullRequest", { pr: { number: 1 } });
    expect(await refs()).toEqual([]);
    expect(jsonOf(await get("/git/matching-refs/heads/main"))).toHaveLength(1);
  });

  test("a live test run has a draft pull request where the queue is set so, with the next number, closed at its end", async () => {
    const { service, get, numbers } = await startWithPullRequests();
    service.control.updateQueue({ branch: "main", createPrsForTestingBranches: true, concurrency: 2 });
    for (const number of [1, 2]) await post(service, "submitPullRequest", { pr: { number } });
    service.control.advance(5);
    const [, run] = service.control.state().repositories[0]?.queues[0]?.testRuns ?? [];
    expect(await numbers("/pulls")).toEqual([4, 3, 2, 1]);
    expect(service.control.addPullRequest().number).toBe(5);
    const draft = jsonOf(await get("/pulls/4"));
    expect(draft).toMatchObject({
      title: run?.branch,
      draft: true,
      state: "open",
      merged: false,
      user: { login: "merge-queue[bot]" },
      head: { ref: run?.branch, sha: run?.sha, repo: { full_name: "local/playground", fork: false } },
      base: { ref: "main" },
      body: expect.stringMatching(/- #2\n\n[^-]*- #1\n/),
    });
    expect(await numbers(`/commits/${run?.sha}/pulls`)).toEqual([4]);
    expect(await numbers(`/pulls?head=local:${run?.branch}`)).toEqual([4]);
    await post(service, "cancelPullRequest", { pr: { number: 2 } });
    expect(jsonOf(await get("/pulls/4"))).toMatchObject({ state: "closed", merged: false, merged_at: null });
    expect(await numbers("/pulls")).toEqual([5, 3, 2, 1]);
    expect(jsonOf(await get("/git/matching-refs/heads/trunk-merge/"))).toHaveLength(1);
  });

  test("a queue opens no pull requests for its tests unless it is set so", async () => {
    const { service, numbers } = await startWithPullRequests();
    await post(service, "submitPullRequest", { pr: { number: 1 } });
    service.control.advance(5);
    expect(await numbers("/pulls")).toEqual([2, 1]);
  });

  test.each(["/pulls/9", "/none", "/commits/%ZZ/pulls"])("%s is a 404 in GitHub's words", async (path) => {
    const { get } = await startWithPullRequests();
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(jsonOf(answer)).toEqual({
      message: "Not Found",
      documentation_url: "https://docs.github.com/rest",
      status: "404",
    });
  });

  test("another repository is not found", async () => {
    const { service } = await startWithPullRequests();
    expect(await send(`${service.githubApiUrl}/repos/local/other`)).toMatchObject({ status: 404 });
  });

  test("a fault of every endpoint of the service leaves the look-ups alone, one of every look-up does not", async () => {
    const { service, get } = await startWithPullRequests();
    const fault = { kind: "status", status: 500 } as const;
    service.control.addFault({ endpoint: "*", times: 0, fault });
    expect(await get("/pulls/1")).toMatchObject({ status: 200 });
    service.control.addFault({ endpoint: "github:*", fault });
    expect(await get("/pulls/1")).toMatchObject({ status: 500 });
  });

  test.each([
    ["github:repos.get", ""],
    ["github:pulls.get", "/pulls/1"],
    ["github:pulls.list", "/pulls?state=open"],
    ["github:commits.pulls", `/commits/${SHA}/pulls`],
    ["github:matching-refs", "/git/matching-refs/heads/main"],
  ] as const)("the look-up %s can be made to fail", async (endpoint, path) => {
    const { service, get } = await startWithPullRequests();
    service.control.addFault({ endpoint, fault: { kind: "reply", status: 403, json: { message: "No" } } });
    expect(await get(path)).toMatchObject({ status: 403, text: '{"message":"No"}' });
    expect(await get(path)).toMatchObject({ status: 200 });
  });
});
