import { describe, expect, test } from "vitest";
import { control, jsonOf, send } from "../../support/client.js";
import { start } from "../../support/running-service.js";

async function givenRepository() {
  const service = await start();
  service.control.addPullRequest();
  const at = (path: string) => `${service.githubApiUrl}/repos/local/playground${path}`;
  const headers = { "content-type": "application/json" };
  const read = async (path: string) => jsonOf(await send(at(path)));
  const write = (path: string, body: unknown) =>
    send(at(path), { method: "POST", body: JSON.stringify(body), headers });
  return { service, read, write };
}

describe("local replacement of GitHub with posts", () => {
  test("returns a created comment in the state and in lists, in GitHub's format", async () => {
    const { service, read, write } = await givenRepository();
    const created = await write("/issues/1/comments", { body: "Hello" });
    expect(created.status).toBe(201);
    expect(jsonOf(created)).toMatchObject({
      id: 1,
      issue_url: "https://api.github.com/repos/local/playground/issues/1",
      user: { login: "github-actions[bot]", type: "Bot" },
      body: "Hello",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    });
    expect(await read("/issues/1/comments")).toHaveLength(1);
    expect(await read("/issues/comments")).toHaveLength(1);
    expect(service.control.state().repositories[0]?.comments).toMatchObject([{ number: 1, body: "Hello" }]);
  });

  test.each([
    ["on an unknown pull request", "/issues/9/comments", { body: "Hello" }, 404],
    ["without a text", "/issues/1/comments", { body: "" }, 400],
    ["longer than GitHub's limit", "/issues/1/comments", { body: "x".repeat(65_537) }, 422],
  ])("rejects a comment %s, and does not store the comment", async (_what, path, body, status) => {
    const { read, write } = await givenRepository();
    expect(await write(path, body)).toMatchObject({ status });
    expect(await read("/issues/comments")).toEqual([]);
  });

  test("gives a created issue the next number, and lists the issue by label", async () => {
    const { service, read, write } = await givenRepository();
    const issue = jsonOf(await write("/issues", { title: "Slow", labels: ["queue", "bug"] }));
    expect(issue).toMatchObject({ number: 2, state: "open", labels: [{ name: "queue" }, { name: "bug" }] });
    expect(service.control.addPullRequest().number).toBe(3);
    expect(await read("/issues?labels=queue,bug")).toHaveLength(1);
    expect(await read("/issues?labels=other")).toEqual([]);
    expect(await write("/issues/2/comments", { body: "Still" })).toMatchObject({ status: 201 });
  });

  test("returns commit statuses with the newest first, and rejects the same statuses as GitHub", async () => {
    const { read, write } = await givenRepository();
    expect(await write("/statuses/abc", { state: "green" })).toMatchObject({ status: 400 });
    const long = { state: "success", description: "x".repeat(141) };
    expect(await write("/statuses/abc", long)).toMatchObject({ status: 422 });
    for (const context of ["one", "two"]) await write("/statuses/abc", { state: "success", context });
    expect(await read("/commits/abc/statuses")).toMatchObject([{ context: "two" }, { context: "one" }]);
  });

  test.each([
    ["comments", { number: 1, body: "Hello", author: "person-1" }],
    ["statuses", { sha: "abc", state: "failure", context: "build" }],
    ["issues", { title: "Slow", labels: ["queue"], author: "person-1" }],
  ])("returns %s that the control interface added", async (kind, given) => {
    const { service } = await givenRepository();
    expect(await control(service, "POST", kind, given)).toMatchObject({ status: 200 });
    const { comments, statuses, issues } = service.control.state().repositories[0] ?? {};
    expect(JSON.stringify({ comments, statuses, issues })).toMatch(/person-1|failure/);
  });
});
