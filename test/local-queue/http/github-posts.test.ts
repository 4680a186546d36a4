import { describe, expect, test } from "vitest";
import { jsonOf, send } from "./client.js";
import { start } from "./running-service.js";

function sent(address: string, body: unknown) {
  return send(address, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
}

async function givenRepository() {
  const service = await start({ speed: 0 });
  service.control.addPullRequest();
  const at = (path: string) => `${service.githubApiUrl}/repos/local/playground${path}`;
  return {
    service,
    get: (path: string) => send(at(path)),
    write: (path: string, body: unknown) => sent(at(path), body),
  };
}

describe("what is written on the GitHub stand-in", () => {
  test("a comment has GitHub's fields, and stands with its pull request", async () => {
    const { get, write } = await givenRepository();
    const created = await write("/issues/1/comments", { body: "Hello" });
    expect(created.status).toBe(201);
    expect(jsonOf(created)).toMatchObject({
      id: 1,
      issue_url: "https://api.github.com/repos/local/playground/issues/1",
      user: { login: "github-actions[bot]", type: "Bot" },
      body: "Hello",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    });
    expect(jsonOf(await get("/issues/1/comments"))).toHaveLength(1);
    expect(jsonOf(await get("/issues/comments"))).toHaveLength(1);
  });

  test.each([
    ["on what is not there", "/issues/9/comments", { body: "Hello" }, 404],
    ["without a text", "/issues/1/comments", { body: "" }, 400],
    ["longer than GitHub takes", "/issues/1/comments", { body: "x".repeat(65_537) }, 422],
  ])("a comment %s is refused", async (_what, path, body, status) => {
    const { get, write } = await givenRepository();
    expect((await write(path, body)).status).toBe(status);
    expect(jsonOf(await get("/issues/comments"))).toEqual([]);
  });

  test("an issue has a number from the same row as pull requests, and its label finds it", async () => {
    const { service, get, write } = await givenRepository();
    const issue = jsonOf(await write("/issues", { title: "Slow", labels: ["queue", "bug"] }));
    expect(issue).toMatchObject({ number: 2, state: "open", labels: [{ name: "queue" }, { name: "bug" }] });
    expect(service.control.addPullRequest().number).toBe(3);
    expect(jsonOf(await get("/issues?labels=queue,bug"))).toHaveLength(1);
    expect(jsonOf(await get("/issues?labels=other"))).toEqual([]);
    expect((await write("/issues/2/comments", { body: "Still" })).status).toBe(201);
  });

  test("a status is refused where GitHub would, and else listed the newest first", async () => {
    const { get, write } = await givenRepository();
    expect((await write("/statuses/abc", { state: "green" })).status).toBe(400);
    expect((await write("/statuses/abc", { state: "success", description: "x".repeat(141) })).status).toBe(422);
    for (const context of ["one", "two"]) await write("/statuses/abc", { state: "success", context });
    expect(jsonOf(await get("/commits/abc/statuses"))).toMatchObject([{ context: "two" }, { context: "one" }]);
  });

  test.each([
    ["comments", { number: 1, body: "Hello", author: "somebody" }],
    ["statuses", { sha: "abc", state: "failure", context: "build" }],
    ["issues", { title: "Slow", labels: ["queue"], author: "somebody" }],
  ])("%s of others are made by the control interface, and stand in its state", async (kind, given) => {
    const { service } = await givenRepository();
    expect((await sent(`${service.url}/_control/${kind}`, given)).status).toBe(200);
    const [repository] = service.engine.snapshots();
    const { comments, statuses, issues } = repository ?? {};
    expect(JSON.stringify({ comments, statuses, issues })).toMatch(/somebody|failure/);
  });

  test("what is written lasts as commands do", async () => {
    const { service, write } = await givenRepository();
    await write("/issues/1/comments", { body: "Hello" });
    const { posts } = service.engine.world().repositories.get("github.com/local/playground") ?? {};
    expect([...(posts?.comments.values() ?? [])]).toMatchObject([{ number: 1, body: "Hello" }]);
  });
});
