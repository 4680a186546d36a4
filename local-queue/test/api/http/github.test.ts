import { describe, expect, test } from "vitest";
import { jsonOf, post, send } from "../../support/client.js";
import { start } from "../../support/running-service.js";

const SHA = "a".repeat(40);
const PR = { pr: { number: 1 } };

async function startWithPullRequests(githubLagSeconds = 0) {
  const service = await start({ githubLagSeconds, speed: 0.001 });
  service.control.addPullRequest({ headSha: SHA, title: "A change" });
  service.control.addPullRequest({ headSha: "b".repeat(40), fork: true, author: "developer-2", headBranch: "topic" });
  const get = (path: string) => send(`${service.githubApiUrl}/repos/local/playground${path}`);
  const read = async (path: string) => jsonOf(await get(path));
  const numbers = async (path: string) => {
    const list = await read(path);
    return Array.isArray(list) ? list.map((each: { number: number }) => each.number) : list;
  };
  const repository = () => service.control.state().repositories[0];
  return { service, get, read, numbers, repository };
}

interface Found {
  readonly data: {
    readonly search?: {
      readonly issueCount: number;
      readonly pageInfo: { readonly endCursor: string };
      readonly nodes: readonly { readonly number: number }[];
    };
  };
}

async function sendQuery(api: string, body: object): Promise<Found> {
  const answer = await send(`${api}/graphql`, { method: "POST", body: JSON.stringify(body) });
  return JSON.parse(answer.text);
}

/** Returns a commit as in GitHub's lists. */
function commit(sha: unknown, ...parents: readonly unknown[]): object {
  return { sha, parents: parents.map((parent) => ({ sha: parent })) };
}

describe("local replacement of GitHub", () => {
  test("returns a repository with its default branch", async () => {
    const { get } = await startWithPullRequests();
    const answer = await get("");
    expect(answer.type).toBe("application/json; charset=utf-8");
    expect(jsonOf(answer)).toMatchObject({ full_name: "local/playground", default_branch: "main" });
  });

  test("returns the checks that branch protection requires, for protected branches only", async () => {
    const { service, read } = await startWithPullRequests();
    service.control.pushToBranch({ branch: "main" });
    service.control.addPullRequest({ baseBranch: "feature/a" });
    expect(await read("/branches/main")).toMatchObject({
      protected: true,
      protection: { required_status_checks: { checks: [{ context: "build", app_id: null }, { context: "test" }] } },
    });
    expect(await read("/branches/feature%2Fa")).toMatchObject({ protected: false, protection: { enabled: false } });
    expect(await read("/branches/none")).toMatchObject({ status: "404" });
  });

  test("returns rules, environments and labels from the control interface", async () => {
    const { service, read } = await startWithPullRequests();
    const parameters = { allowed_merge_methods: ["squash"] };
    service.control.setHostSettings({
      labels: ["merge"],
      environments: [
        { name: "open", branches: "all" },
        { name: "merge queue", branches: ["main", "refs/pull/*/merge"] },
      ],
    });
    service.control.setHostSettings({ rules: [{ branch: "trunk-*", type: "pull_request", parameters }] });
    expect(await read("/rules/branches/trunk-merge%2Fpr-1%2Fa")).toMatchObject([{ type: "pull_request", parameters }]);
    expect(await read("/rules/branches/main")).toEqual([]);
    expect(await read("/environments")).toMatchObject({
      total_count: 2,
      environments: [
        { name: "open", deployment_branch_policy: null },
        { name: "merge queue", deployment_branch_policy: { custom_branch_policies: true } },
      ],
    });
    expect(await read("/environments/merge%20queue/deployment-branch-policies")).toMatchObject({
      branch_policies: [{ name: "main" }, { name: "refs/pull/*/merge" }],
    });
    expect(await read("/environments/open/deployment-branch-policies")).toMatchObject({ status: "404" });
    expect(await read("/labels")).toMatchObject([{ name: "merge" }]);
  });

  test("returns an open pull request with head, base and the commit of a trial merge", async () => {
    const { read, repository } = await startWithPullRequests();
    expect(await read("/pulls/1")).toMatchObject({
      number: 1,
      title: "A change",
      state: "open",
      draft: false,
      merged: false,
      merged_at: null,
      merge_commit_sha: expect.stringMatching(/^[0-9a-f]{40}$/),
      user: { login: "developer-1" },
      head: { ref: "change-1", sha: SHA, repo: { full_name: "local/playground", fork: false } },
      base: { ref: "main", sha: repository()?.branches.main },
    });
  });

  test.each([
    [{ mergeability: "mergeable" }, true, "clean"],
    [{ mergeability: "not_mergeable" }, false, "dirty"],
    [{ mergeability: "in_progress" }, null, "unknown"],
    [{ mergeability: "mergeable", state: "closed" }, null, "unknown"],
  ] as const)(
    "returns mergeable=$1 when the pull request is $0, and omits the field in lists",
    async (patch, mergeable, state) => {
      const { service, read } = await startWithPullRequests();
      service.control.updatePullRequest(1, patch);
      expect(await read("/pulls/1")).toMatchObject({ mergeable, mergeable_state: state });
      expect(await read("/pulls?state=all")).not.toContainEqual(expect.objectContaining({ mergeable }));
    },
  );

  test("returns the head repository of a fork, and null when the fork was deleted", async () => {
    const { service, read } = await startWithPullRequests();
    expect(await read("/pulls/2")).toMatchObject({
      head: { label: "developer-2:topic", repo: { full_name: "developer-2/playground", fork: true } },
    });
    service.control.updatePullRequest(2, { headRepository: null });
    expect(await read("/pulls/2")).toMatchObject({ head: { repo: null } });
  });

  test("returns a merge and the merge commit only after the configured delay", async () => {
    const { service, read, numbers, repository } = await startWithPullRequests(5);
    await post(service, "submitPullRequest", PR);
    service.control.advance(15);
    expect(jsonOf(await post(service, "getSubmittedPullRequest", PR))).toMatchObject({ state: "merged" });
    expect(await read("/pulls/1")).toMatchObject({ state: "open", merged: false });
    expect(await numbers("/pulls")).toEqual([2, 1]);
    service.control.advance(5);
    const merge = repository()?.pullRequests[0]?.mergeCommitSha;
    expect(await read("/pulls/1")).toMatchObject({ state: "closed", merged: true, merge_commit_sha: merge });
    expect(await numbers(`/commits/${merge}/pulls`)).toEqual([1]);
  });

  test.each([
    ["/pulls", [2]],
    ["/pulls?state=closed", [1]],
    ["/pulls?state=all", [2, 1]],
    ["/pulls?state=all&direction=asc", [1, 2]],
    ["/pulls?state=open&head=developer-2:topic", [2]],
    ["/pulls?state=open&head=local:topic", []],
    ["/pulls?base=other", []],
    [`/commits/${SHA}/pulls`, [1]],
    [`/commits/${"c".repeat(40)}/pulls`, []],
  ])("%s returns the pull requests %j", async (path, expected) => {
    const { service, numbers } = await startWithPullRequests();
    service.control.updatePullRequest(1, { state: "closed" });
    expect(await numbers(path)).toEqual(expected);
  });

  test("lists a merged pull request with the merge commit, but without the field merged", async () => {
    const { service, read, repository } = await startWithPullRequests();
    service.control.updatePullRequest(1, { state: "merged" });
    const merge = repository()?.pullRequests[0]?.mergeCommitSha;
    for (const path of ["/pulls?state=closed", `/commits/${SHA}/pulls`]) {
      const list = await read(path);
      expect(list).toMatchObject([{ number: 1, merged_at: expect.any(String), merge_commit_sha: merge }]);
      expect(Array.isArray(list) ? list[0] : list).not.toHaveProperty("merged");
    }
    expect(await read("/pulls/1")).toMatchObject({ merged: true });
  });

  test.each([
    ["is:pr is:open", [1, 2]],
    ["is:merged", [3]],
    ["is:closed", []],
    ['label:"merge queue"', [2]],
    ["label:other", []],
    ["author:app/updater", [2]],
    ["author:updater", []],
    ["base:main draft:true", [1]],
    ["repo:local/other", []],
    ['"a change" sort:created-asc', [1]],
  ])("finds with the search %s the pull requests %j", async (search, expected) => {
    const service = await start();
    service.control.addPullRequest({ headSha: SHA, title: "A change", draft: true });
    service.control.addPullRequest({ author: "updater[bot]", labels: ["Merge queue"] });
    service.control.addPullRequest();
    service.control.updatePullRequest(3, { state: "merged" });
    const variables = { owner: "local", name: "playground", search };

    const answer = await sendQuery(service.githubApiUrl, { query: "{ search(first: 50) }", variables });

    const nodes = answer.data.search?.nodes ?? [];
    expect(nodes.map(({ number }) => number)).toEqual(expected);
    expect(answer.data.search?.issueCount).toBe(expected.length);
  });

  test("returns a search in pages, and pull requests by their numbers", async () => {
    const { service } = await startWithPullRequests();
    const variables = { owner: "local", name: "playground" };
    const page = (after?: string) => {
      const search = { ...variables, search: "is:open", ...(after === undefined ? {} : { after }) };
      return sendQuery(service.githubApiUrl, { query: "{ search(first: 1) }", variables: search });
    };

    const first = await page();
    const second = await page(first.data.search?.pageInfo.endCursor);
    const numbers = "{ a: pullRequest(number: 1) { x } b: pullRequest(number: 9) { x } }";
    const found = await sendQuery(service.githubApiUrl, { query: numbers, variables });

    expect(first.data.search).toMatchObject({ pageInfo: { hasNextPage: true }, nodes: [{ number: 1 }] });
    expect(second.data.search).toMatchObject({ pageInfo: { hasNextPage: false }, nodes: [{ number: 2 }] });
    expect(found).toMatchObject({
      data: { repository: { a: { number: 1, state: "OPEN", headRefOid: SHA, baseRefName: "main" }, b: null } },
      errors: [{ type: "NOT_FOUND", path: ["repository", "b"] }],
    });
  });

  test("rejects a query without the variables of a repository, and another method", async () => {
    const { service } = await startWithPullRequests();
    const address = `${service.githubApiUrl}/graphql`;
    const body = JSON.stringify({ query: "{}", variables: {} });

    expect((await send(address, { method: "POST", body })).status).toBe(400);
    expect((await send(address)).status).toBe(404);
  });

  test("returns a long list in pages that link to the other pages", async () => {
    const { service, get } = await startWithPullRequests();
    for (let number = 3; number <= 250; number += 1) service.control.addPullRequest({ headSha: SHA });
    const at = (query: string) => `${service.githubApiUrl}/repos/local/playground/pulls?${query}`;
    const pages = async (path: string) => {
      const answer = await get(path);
      const list = jsonOf(answer);
      const link = answer.headers.get("link") ?? "";
      const rels = [...link.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, to = "", rel = ""]) => [rel, to]);
      return { count: Array.isArray(list) ? list.length : -1, links: Object.fromEntries(rels) };
    };
    const [prev, next, first] = [1, 3, 1].map((page) => at(`state=open&per_page=100&page=${page}`));
    for (const [path, expected] of [
      ["/pulls", { count: 30, links: { next: at("page=2"), last: at("page=9") } }],
      ["/pulls?state=open&per_page=100&page=2", { count: 100, links: { prev, next, last: next, first } }],
      [
        "/pulls?per_page=100&page=3",
        { count: 50, links: { prev: at("per_page=100&page=2"), first: at("per_page=100&page=1") } },
      ],
      ["/pulls?per_page=100&page=9", { count: 0 }],
      ["/pulls?per_page=1000", { count: 100 }],
      ["/pulls?per_page=none&page=-1", { count: 30 }],
      ["/pulls?head=developer-2:topic", { count: 1, links: {} }],
      [`/commits/${SHA}/pulls?per_page=100`, { count: 100 }],
    ] as const) {
      expect(await pages(path), path).toMatchObject(expected);
    }
    expect((await pages("/pulls?head=developer-2:topic")).links).toEqual({});
    expect(await send((await pages("/pulls")).links.next ?? "")).toMatchObject({ status: 200 });
  });

  test("lists the branch of a test run until the run finishes", async () => {
    const { service, read, numbers, repository } = await startWithPullRequests();
    await post(service, "submitPullRequest", PR);
    service.control.advance(5);
    const run = repository()?.queues[0]?.testRuns[0];
    const refs = () => read("/git/matching-refs/heads/trunk-merge/pr-1/");
    expect(await refs()).toEqual([{ ref: `refs/heads/${run?.branch}`, object: { type: "commit", sha: run?.sha } }]);
    expect(await read("/git/matching-refs/heads/trunk-merge%2Fpr-1%2F")).toHaveLength(1);
    expect(await numbers("/pulls"), "no pull request for the tests").toEqual([2, 1]);
    await post(service, "cancelPullRequest", PR);
    expect(await refs()).toEqual([]);
    expect(await read("/git/matching-refs/heads/main")).toHaveLength(1);
  });

  test("lists the merges of a test run with the heads in the run and an earlier commit of each head", async () => {
    const { service, read, get, repository } = await startWithPullRequests();
    service.control.updateQueue({ branch: "main", concurrency: 2 });
    service.control.addPullRequest({ headSha: "c".repeat(40) });
    for (const number of [1, 2]) await post(service, "submitPullRequest", { pr: { number } });
    service.control.advance(5);
    const [first, second] = repository()?.queues[0]?.testRuns ?? [];
    const list = async (sha = ""): Promise<object> => Object(await read(`/commits?sha=${sha}`));
    const other = expect.stringMatching(/^[0-9a-f]{40}$/);
    const {
      base: { sha: tip },
    } = Object(await read("/pulls/1"));
    const [own, base] = [commit(SHA, other), commit(tip)];

    expect(await list(first?.sha)).toEqual([commit(first?.sha, tip, SHA), own, commit(other), base]);
    expect(await list(second?.sha)).toEqual([
      commit(second?.sha, other, "b".repeat(40)),
      commit(other, tip, SHA),
      own,
      commit("b".repeat(40), other),
      commit(other),
      commit(other),
      base,
    ]);
    service.control.advance(3600);
    service.control.updatePullRequest(1, { headSha: "d".repeat(40) });
    expect(await list(first?.sha)).toContainEqual(own);
    expect((await get(`/commits?sha=${"e".repeat(40)}`)).status).toBe(404);
    expect((await get("/commits")).status).toBe(404);
  });

  test("shows the draft pull request of a test run, and closes the draft when the run finishes", async () => {
    const { service, read, numbers, repository } = await startWithPullRequests();
    service.control.updateQueue({ branch: "main", createPrsForTestingBranches: true, concurrency: 2 });
    for (const number of [1, 2]) await post(service, "submitPullRequest", { pr: { number } });
    service.control.advance(5);
    const [, run] = repository()?.queues[0]?.testRuns ?? [];
    expect(await numbers("/pulls")).toEqual([4, 3, 2, 1]);
    expect(service.control.addPullRequest().number).toBe(5);
    expect(await read("/pulls/4")).toMatchObject({
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
    expect(await read("/pulls/4")).toMatchObject({ state: "closed", merged: false, merged_at: null });
    expect(await numbers("/pulls")).toEqual([5, 3, 2, 1]);
    expect(await read("/git/matching-refs/heads/trunk-merge/")).toHaveLength(1);
  });

  test.each(["/pulls/9", "/none", "/commits/%ZZ/pulls", "-other"])("returns 404 for %s", async (path) => {
    const { get } = await startWithPullRequests();
    const message = "Not Found";
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(jsonOf(answer)).toEqual({ message, documentation_url: "https://docs.github.com/rest", status: "404" });
  });

  test("applies faults for the endpoint github:*, but no faults for *", async () => {
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
  ] as const)("applies a fault for the endpoint %s", async (endpoint, path) => {
    const { service, get } = await startWithPullRequests();
    service.control.addFault({ endpoint, fault: { kind: "reply", status: 403, json: { message: "No" } } });
    expect(await get(path)).toMatchObject({ status: 403, text: '{"message":"No"}' });
    expect(await get(path)).toMatchObject({ status: 200 });
  });
});
