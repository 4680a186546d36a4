import { describe, expect, test } from "vitest";
import { readAccountPermission } from "../../../src/ci/github/api.js";
import { systemClock } from "../../../src/clock.js";
import { AbortedError } from "../../../src/errors.js";
import { afterRequestHead, fin, givenByteServer, says, silence } from "../../support/byte-server.js";
import { givenServer, type Script } from "../../support/scripted-server.js";
import { gitHubAt, hostErrorOf, REPOSITORY } from "./github-host.js";

const BRANCH: Script = { body: JSON.stringify({ default_branch: "trunk" }) };

const reset: Script = (request) => void request.socket.resetAndDestroy();

function limited(seconds: string): Script {
  return { status: 429, headers: { "retry-after": seconds } };
}

/** Returns a commit as in GitHub's lists. */
function commit(sha: string, ...parents: readonly string[]): object {
  return { sha, parents: parents.map((parent) => ({ sha: parent })) };
}

describe("the pull request in a reply of GitHub", () => {
  test.each([
    ["dirty", true],
    ["blocked", false],
    ["behind", false],
    ["unknown", false],
    [undefined, false],
  ])("pullRequest decides whether the mergeable state %s is a conflict: %s", async (mergeable_state, conflicts) => {
    const body = { number: 1, state: "open", draft: true, head: { sha: "a" }, base: { ref: "main" }, mergeable_state };
    const server = await givenServer({ body: JSON.stringify(body) });
    const found = await gitHubAt(server.url.origin).host.pullRequest(REPOSITORY, 1);
    expect(found).toMatchObject({ conflicts, draft: true, open: true, merged: false });
  });
});

describe("read request to GitHub", () => {
  test.each<[string, Script, readonly number[]]>([
    ["a bad gateway", { status: 502 }, [500]],
    ["an internal error", { status: 500 }, [500]],
    ["a reset", reset, [500]],
    ["a short rate limit", limited("3"), [3000]],
    ["a rate limit without a time", { status: 429 }, [500]],
  ])("retries after %s", async (_what, first, pauses) => {
    const server = await givenServer(first, BRANCH);
    const { host, clock } = gitHubAt(server.url.origin);
    expect(await host.defaultBranch(REPOSITORY)).toBe("trunk");
    expect(clock.slept).toEqual(pauses);
  });

  test.each<[string, Script, number, boolean]>([
    ["an unknown token", { status: 401 }, 401, false],
    ["a missing permission", { status: 403 }, 403, false],
    ["a missing resource", { status: 404 }, 404, false],
    ["a redirect", { status: 301, headers: { location: "/x" } }, 301, false],
    ["a long rate limit", limited("60"), 429, true],
  ])("fails without a retry after %s", async (_what, script, status, unavailable) => {
    const server = await givenServer(script);
    const error = await hostErrorOf(gitHubAt(server.url.origin).host.defaultBranch(REPOSITORY));
    expect(server.seen).toHaveLength(1);
    expect(error).toMatchObject({ status, unavailable });
    expect(error.message).toBe(
      `the default branch of local/playground could not be read from GitHub (status ${status})`,
    );
  });

  test("fails as unavailable after four attempts with status 503", async () => {
    const server = await givenServer({ status: 503 });
    const { host, clock } = gitHubAt(server.url.origin);
    expect(await hostErrorOf(host.defaultBranch(REPOSITORY))).toMatchObject({ status: 503, unavailable: true });
    expect(clock.slept).toEqual([500, 1000, 2000]);
  });

  test("sends the GitHub token and encoded names to the API address of the runner", async () => {
    const server = await givenServer({ body: "[]" });
    const { host } = gitHubAt(`${server.url.origin}/api/v3/`);
    await host.openPullRequestsFrom(REPOSITORY, "developer-2", "a branch/x&y");
    await host.openPullRequestsOfCommit({ ...REPOSITORY, owner: "a/b" }, "c0ffee");
    await host.branchesStartingWith(REPOSITORY, "trunk-merge/pr-7/");
    expect(server.seen.map(({ path }) => path)).toEqual([
      "/api/v3/repos/local/playground/pulls?head=developer-2%3Aa%20branch%2Fx%26y&state=open&per_page=100&page=1",
      "/api/v3/repos/a%2Fb/playground/commits/c0ffee/pulls?per_page=100&page=1",
      "/api/v3/repos/local/playground/git/matching-refs/heads/trunk-merge/pr-7?per_page=100",
    ]);
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: "token the-github-token",
      "user-agent": expect.stringContaining("merge-queue"),
    });
    expect(server.seen[0]?.headers["x-api-token"]).toBeUndefined();
  });

  test("finds the heads of the tested pull requests, but neither their earlier commits nor merges by their authors", async () => {
    const list = [
      commit("7e57ed", "merge-1", "head-2"),
      commit("merge-1", "base", "head-1"),
      commit("head-2", "earlier", "other-branch"),
      commit("head-1", "base"),
      commit("earlier", "base"),
      commit("base"),
    ];
    const server = await givenServer({ body: JSON.stringify(list) });
    const { host } = gitHubAt(server.url.origin);

    expect(await host.testedHeads(REPOSITORY, "7e57ed")).toEqual(["7e57ed", "head-2", "head-1"]);
    expect(server.seen.map(({ path }) => path)).toEqual(["/repos/local/playground/commits?sha=7e57ed&per_page=100"]);
  });

  test("fails when the reply has an unknown form", async () => {
    for (const body of ["[", "{}", "null", "<html>"]) {
      const server = await givenServer({ body });
      const { host } = gitHubAt(server.url.origin);
      for (const lookUp of [
        host.defaultBranch(REPOSITORY),
        host.openPullRequestsOfCommit(REPOSITORY, "c0ffee"),
        host.testedHeads(REPOSITORY, "7e57ed"),
      ]) {
        const error = await hostErrorOf(lookUp);
        expect(error).toMatchObject({ status: undefined, unavailable: true });
        expect(error.message).toContain("the reply has an unknown form");
      }
    }
  });

  test("aborts when the whole run or only one request is stopped", async () => {
    const server = await givenByteServer(silence);
    const { host, stop } = gitHubAt(`http://127.0.0.1:${server.port}`);
    const own = new AbortController();
    const one = hostErrorOf(host.pullRequest(REPOSITORY, 1, own.signal));
    const other = host.pullRequest(REPOSITORY, 2).catch((error: unknown) => error);
    setTimeout(() => own.abort(), 50);
    expect((await one).message).toBe("pull request #1 could not be read from GitHub: no reply in time");
    stop.abort();
    expect(await other).toBeInstanceOf(AbortedError);
  });

  test("fails at the time limit when the server or the proxy never answers", async () => {
    const lookUpMs = 400;
    const timing = { lookUpMs, clock: systemClock };
    const [server, proxy, closing] = await Promise.all([
      givenByteServer(silence),
      givenByteServer(silence),
      givenByteServer(fin),
    ]);
    const through = ({ port }: typeof proxy) =>
      gitHubAt("https://api.example.test", { environment: { HTTPS_PROXY: `http://127.0.0.1:${port}` }, ...timing })
        .host;
    const direct = gitHubAt(`http://127.0.0.1:${server.port}`, timing).host;
    const started = performance.now();
    const errors = await Promise.all(
      [direct, through(proxy), through(closing)].map((host) => hostErrorOf(host.defaultBranch(REPOSITORY))),
    );
    expect(performance.now() - started).toBeLessThan(lookUpMs + 1000);
    expect(errors.every(({ unavailable }) => unavailable)).toBe(true);
    // A proxy that does not answer uses half of the limit, so that time for another attempt remains.
    const [whole, half] = errors.map(({ message }) => message);
    expect(whole).toContain("no complete answer within 0.4s");
    expect(half).toContain("no connection within 0.2s (the last step was the proxy's answer to CONNECT");
    expect(server.made()).toBe(1);
    expect(closing.made()).toBeLessThanOrEqual(4);
  });

  test.each([
    [
      "an address without TLS",
      { GITHUB_API_URL: "http://github.example.test" },
      "GITHUB_API_URL is not an https address",
    ],
    ["an invalid address", { GITHUB_API_URL: "api" }, "GITHUB_API_URL is not an https address"],
    ["an invalid proxy", { HTTPS_PROXY: "nowhere" }, "is not the address of an HTTP proxy"],
  ])("fails without a request or a retry when the environment contains %s", async (_what, environment, words) => {
    const { host } = gitHubAt("https://api.example.test", { environment });
    const error = await hostErrorOf(host.defaultBranch(REPOSITORY));
    expect(error).toMatchObject({ status: undefined, unavailable: false });
    expect(error.message).toContain(words);
  });

  test("returns a hint when the proxy rejects the connection", async () => {
    const proxy = await givenByteServer(afterRequestHead(says("HTTP/1.1 403 Forbidden\r\n\r\n", fin)));
    const { host } = gitHubAt("https://api.example.test", {
      environment: { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` },
    });
    const error = await hostErrorOf(host.defaultBranch(REPOSITORY));
    expect(error).toMatchObject({ unavailable: false, advice: [expect.stringContaining("HTTPS_PROXY")] });
  });
});

test.each([
  ["read", "triage", "triage"],
  ["write", "maintain", "maintain"],
  ["admin", "admin", "admin"],
  ["write", "release-manager", "write"],
  ["write", undefined, "write"],
  ["none", "admin", "none"],
  // A role never gives more than the basic permission.
  ["read", "admin", "read"],
  ["read", "maintain", "read"],
  ["owner", "admin", undefined],
])("readAccountPermission reads permission %s with role %s as %s", (permission, role, expected) => {
  expect(readAccountPermission({ permission, role_name: role })).toBe(expected);
});
