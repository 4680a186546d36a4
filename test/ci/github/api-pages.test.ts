import { describe, expect, test } from "vitest";
import { GitHostError } from "../../../src/ci/host.js";
import { givenServer } from "../../support/scripted-server.js";
import { gitHubAt, REPOSITORY } from "./github-host.js";

const HEAD = "a".repeat(40);

function pullRequest(number: number, state = "open") {
  return { number, state, head: { sha: HEAD }, base: { ref: "main" }, merged_at: null };
}

/** Returns a host with paged lists, and records its requests. */
async function hostOver(dataOf: readonly unknown[] | ((page: number) => unknown)) {
  const requests: string[] = [];
  const { url } = await givenServer(({ url: path = "" }, response) => {
    const query = new URL(path, "http://localhost").searchParams;
    const [size, page] = [Number(query.get("per_page")), Number(query.get("page") ?? 1)];
    requests.push(`${size} a page, page ${page}`);
    const data = typeof dataOf === "function" ? dataOf(page) : dataOf.slice((page - 1) * size, page * size);
    response.setHeader("content-type", "application/json").end(JSON.stringify(data));
  });
  const { host } = gitHubAt(url.origin);
  return { host, requests };
}

const closed = (count: number) => Array.from({ length: count }, (_, index) => pullRequest(index + 1000, "closed"));

describe("openPullRequestsOfCommit", () => {
  test("returns the pull requests of all pages", async () => {
    const { host, requests } = await hostOver([pullRequest(1), ...closed(230), pullRequest(2)]);
    const found = await host.openPullRequestsOfCommit(REPOSITORY, HEAD);
    expect(found.map(({ number }) => number)).toEqual([1, 2]);
    expect(requests).toEqual(["100 a page, page 1", "100 a page, page 2", "100 a page, page 3"]);
  });

  test("fails when there are more than ten pages", async () => {
    const { host, requests } = await hostOver(closed(5000));
    await expect(host.openPullRequestsOfCommit(REPOSITORY, HEAD)).rejects.toThrow(GitHostError);
    expect(requests).toHaveLength(10);
  });

  test("fails when a page contains no list", async () => {
    const { host } = await hostOver((page) => (page === 2 ? { message: "No" } : closed(100)));
    await expect(host.openPullRequestsOfCommit(REPOSITORY, HEAD)).rejects.toThrow(GitHostError);
  });
});

test("openPullRequestsFrom returns the pull requests of all pages", async () => {
  const { host } = await hostOver(Array.from({ length: 120 }, (_, index) => pullRequest(index + 1)));
  expect(await host.openPullRequestsFrom(REPOSITORY, "developer-2", "topic")).toHaveLength(120);
});

test("branchesStartingWith requests 100 branches in a page", async () => {
  const { host, requests } = await hostOver(
    Array.from({ length: 60 }, (_, index) => ({ ref: `refs/heads/trunk-merge/pr-1/${index}` })),
  );
  expect(await host.branchesStartingWith(REPOSITORY, "trunk-merge/pr-1/")).toHaveLength(60);
  expect(requests).toEqual(["100 a page, page 1"]);
});
