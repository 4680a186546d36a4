import { describe, expect, test } from "vitest";
import type { LocalService } from "../../../local-queue/src/serve/service.js";
import { AbortedError } from "../../../src/errors.js";
import { givenService } from "../../support/action.js";
import { givenServer, type Script } from "../../support/scripted-server.js";
import { gitHubAt, hostErrorOf, REPOSITORY } from "./github-host.js";

const COMMENT: Script = {
  status: 201,
  body: JSON.stringify({ id: 5, issue_url: "https://api.github.com/repos/local/playground/issues/7", body: "Merged" }),
};

function postsAt(api: string) {
  return gitHubAt(api, { redact: (text) => text.replaceAll("the-secret", "***") });
}

async function givenPosts(): Promise<ReturnType<typeof postsAt> & { readonly service: LocalService }> {
  const service = await givenService();
  return { ...postsAt(service.githubApiUrl), service };
}

describe("the client for posts on GitHub", () => {
  test("creates, edits and deletes comments without secrets", async () => {
    const { posts, service } = await givenPosts();
    const { number } = service.control.addPullRequest();
    service.control.addComment({ number, body: "Please review", author: "developer-1" });

    const comment = await posts.createComment(REPOSITORY, number, "It failed, the-secret");
    await posts.editComment(REPOSITORY, comment.id, "It was merged");

    expect(comment).toMatchObject({ number, author: "github-actions[bot]", body: "It failed, ***" });
    const listed = await posts.comments(REPOSITORY, number);
    expect(listed.map(({ author, body }) => `${author}: ${body}`)).toEqual([
      "developer-1: Please review",
      "github-actions[bot]: It was merged",
    ]);
    await posts.deleteComment(REPOSITORY, comment.id);
    // The deletion of a deleted comment is no error.
    await posts.deleteComment(REPOSITORY, comment.id);
    expect(await posts.comments(REPOSITORY, number)).toHaveLength(1);
  });

  test("lists the comments that changed after a given time, in the order of their last change", async () => {
    const { posts, service } = await givenPosts();
    const [first, second] = [service.control.addPullRequest(), service.control.addPullRequest()];
    service.control.addComment({ number: first.number, body: "first" });
    service.control.advance(3600);
    const since = service.control.clock().now;
    service.control.addComment({ number: second.number, body: "second" });
    service.control.advance(60);
    await posts.editComment(REPOSITORY, 1, "first, edited");

    const { items, whole } = await posts.commentsSince(REPOSITORY, since, 5);

    expect(items.map(({ number, body }) => [number, body])).toEqual([
      [second.number, "second"],
      [first.number, "first, edited"],
    ]);
    expect(whole).toBe(true);
  });

  test("reads all pages of comments, and reports when the list is incomplete", async () => {
    const { posts, service } = await givenPosts();
    const { number } = service.control.addPullRequest();
    for (let each = 0; each < 250; each += 1) service.control.addComment({ number, body: `comment ${each}` });

    expect(await posts.comments(REPOSITORY, number)).toHaveLength(250);
    const part = await posts.commentsSince(REPOSITORY, "2000-01-01T00:00:00Z", 2);
    expect([part.items.length, part.whole]).toEqual([200, false]);
  });

  test("creates statuses, and lists the newest status first", async () => {
    const { posts } = await givenPosts();
    const sha = "a".repeat(40);
    await posts.createStatus(REPOSITORY, sha, { state: "failure", context: "queue", description: "one" });
    const url = "https://example.com/run";
    await posts.createStatus(REPOSITORY, sha, { state: "success", context: "queue", description: "two", url });

    const found = await posts.statuses(REPOSITORY, sha);

    expect(found.map(({ context, description }) => [context, description])).toEqual([
      ["queue", "two"],
      ["queue", "one"],
    ]);
  });

  test("finds open issues by label", async () => {
    const { posts, service } = await givenPosts();
    service.control.addIssue({ title: "Something else", labels: ["bug"] });
    const { number } = await posts.createIssue(REPOSITORY, { title: "Slow", body: "It is slow.", labels: ["queue"] });
    await posts.createComment(REPOSITORY, number, "Still slow.");
    await posts.editIssue(REPOSITORY, number, { body: "It is very slow." });

    expect(await posts.openIssues(REPOSITORY, "queue")).toMatchObject([{ number, body: "It is very slow." }]);
    await posts.editIssue(REPOSITORY, number, { state: "closed" });
    expect(await posts.openIssues(REPOSITORY, "queue")).toEqual([]);
  });

  test.each([
    ["reopened", true],
    [null, false],
  ])("finds out from the reason %s whether an open issue was reopened", async (reason, reopened) => {
    const { url } = await givenServer({ body: JSON.stringify([{ number: 7, state_reason: reason }]) });

    expect(await postsAt(url.origin).posts.openIssues(REPOSITORY, "queue")).toMatchObject([{ number: 7, reopened }]);
  });

  test("writes each title and each status as one visible line", async () => {
    const { posts } = await givenPosts();
    const text = "release\u202e/1\u2066\n\u001b[31m";
    const issue = await posts.createIssue(REPOSITORY, { title: text, body: "", labels: ["queue"] });
    const status = { state: "failure", context: "queue", description: text } as const;
    const { description } = await posts.createStatus(REPOSITORY, "a".repeat(40), status);

    expect([issue.title, description]).toEqual(["release /1 [31m", "release /1 [31m"]);
  });
});

describe("write request to GitHub", () => {
  test("waits one second after the previous write", async () => {
    const server = await givenServer(COMMENT);
    const { posts, clock } = postsAt(server.url.origin);
    await Promise.all([1, 2, 3].map((each) => posts.createComment(REPOSITORY, 7, `${each}`)));
    expect(server.seen.map(({ body }) => JSON.parse(body).body)).toEqual(["1", "2", "3"]);
    expect(clock.slept).toEqual([1000, 1000]);
  });

  test.each<[string, Script, number]>([
    ["has a Retry-After", { status: 403, headers: { "retry-after": "30" } }, 30_000],
    ["has a Retry-After and status 429", { status: 429, headers: { "retry-after": "7" } }, 7000],
    ["mentions only a secondary limit", { status: 403, body: '{"message":"secondary rate limit"}' }, 60_000],
    [
      "has the end of the limit",
      {
        status: 403,
        // GitHub's clock differs from the clock of this machine.
        headers: {
          date: new Date(Date.UTC(2026, 5, 1)).toUTCString(),
          "x-ratelimit-remaining": "0",
          "x-ratelimit-reset": `${Date.UTC(2026, 5, 1) / 1000 + 40}`,
        },
      },
      40_000,
    ],
  ])("waits until GitHub's rate limit ends when the reply %s", async (_how, refusal, ms) => {
    const server = await givenServer(refusal, COMMENT);
    const { posts, clock } = postsAt(server.url.origin);
    expect(await posts.createComment(REPOSITORY, 7, "Merged")).toMatchObject({ id: 5, number: 7 });
    expect(clock.slept).toEqual([ms]);
  });

  test("fails when the rate limit lasts longer than the longest allowed wait", async () => {
    const server = await givenServer({ status: 403, headers: { "retry-after": "3600" } });
    const { posts, clock } = postsAt(server.url.origin);
    const error = await hostErrorOf(posts.createComment(REPOSITORY, 7, "Merged"));
    expect(error).toMatchObject({ limited: true, refused: false, unavailable: true, uncertain: false });
    expect([server.seen.length, clock.slept]).toEqual([1, []]);
  });

  test("sends a new comment only once when status 502 leaves open whether GitHub created it", async () => {
    const server = await givenServer({ status: 502 }, COMMENT);
    const error = await hostErrorOf(postsAt(server.url.origin).posts.createComment(REPOSITORY, 7, "Merged"));
    expect(error).toMatchObject({ status: 502, uncertain: true });
    expect(error.message).toBe("a comment on #7 could not be written to GitHub (status 502)");
    expect(server.seen).toHaveLength(1);
  });

  test("retries an edit after status 502", async () => {
    const server = await givenServer({ status: 502 }, COMMENT);
    const { posts, clock } = postsAt(server.url.origin);
    expect(await posts.editComment(REPOSITORY, 5, "Merged")).toMatchObject({ id: 5 });
    expect(clock.slept).toEqual([1000]);
  });

  test("names the missing permission after status 403", async () => {
    const server = await givenServer({ status: 403, body: '{"message":"Resource not accessible by integration"}' });
    const status = { state: "success", context: "queue", description: "" } as const;
    const error = await hostErrorOf(postsAt(server.url.origin).posts.createStatus(REPOSITORY, "abc", status));
    expect(error).toMatchObject({ refused: true, uncertain: false, unavailable: false });
    expect(error.advice).toEqual(["The token needs the permission `statuses: write`."]);
    expect(server.seen).toHaveLength(1);
  });

  test("aborts when the run is stopped", async () => {
    const server = await givenServer(() => {});
    const { posts, stop } = postsAt(server.url.origin);
    const write = posts.createComment(REPOSITORY, 7, "Merged");
    await expect.poll(() => server.seen.length).toBe(1);
    stop.abort();
    await expect(write).rejects.toBeInstanceOf(AbortedError);
  });
});
