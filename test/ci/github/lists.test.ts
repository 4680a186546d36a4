import { describe, expect, test } from "vitest";
import { AbortedError } from "../../../src/errors.js";
import { givenServer, type Script, type ScriptedServer } from "../../support/scripted-server.js";
import { gitHubAt, hostErrorOf, REPOSITORY } from "./github-host.js";

interface Node {
  readonly number: number;
  readonly state?: string;
  readonly of?: string;
}

function nodeOf({ number, state = "OPEN", of = "Local/Playground" }: Node) {
  return { number, state, headRefOid: `head-${number}`, baseRefName: "main", repository: { nameWithOwner: of } };
}

const listed = (number: number) => ({ number, headSha: `head-${number}`, baseBranch: "main" });

function page(nodes: readonly unknown[], endCursor?: string, issueCount = nodes.length): Script {
  const pageInfo = { hasNextPage: endCursor !== undefined, endCursor: endCursor ?? "end" };
  const data = { repository: { pullRequests: { totalCount: 9 } }, search: { issueCount, pageInfo, nodes } };
  return { body: JSON.stringify({ data }) };
}

function errors(type: string, message = "a reason"): Script {
  return { body: JSON.stringify({ data: { repository: null }, errors: [{ type, message }] }) };
}

function bodiesOf({ seen }: ScriptedServer): readonly { readonly query: string; readonly variables: object }[] {
  return seen.map(({ body }) => JSON.parse(body));
}

describe("searchOpenPullRequests", () => {
  test("reads all pages, and returns open pull requests of the repository only", async () => {
    const server = await givenServer(
      page([nodeOf({ number: 7 }), nodeOf({ number: 8, state: "MERGED" }), {}], "next"),
      page([nodeOf({ number: 9, of: "local/other" }), nodeOf({ number: 5 }), nodeOf({ number: 7 })]),
    );

    const found = await gitHubAt(server.url.origin).host.searchOpenPullRequests(REPOSITORY, 'label:"a b"');

    expect(found).toEqual([listed(7), listed(5)]);
    expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /graphql", "POST /graphql"]);
    const search = 'repo:local/playground is:pr is:open label:"a b"';
    const variables = { owner: "local", name: "playground", search };
    expect(bodiesOf(server).map((body) => body.variables)).toEqual([variables, { ...variables, after: "next" }]);
  });

  test("fails when more pull requests match than GitHub lists", async () => {
    const server = await givenServer(page([nodeOf({ number: 7 })], "next", 1001));

    const error = await hostErrorOf(gitHubAt(server.url.origin).host.searchOpenPullRequests(REPOSITORY, "a"));

    expect(server.seen).toHaveLength(1);
    expect(error.message).toContain("more than 1000 pull requests match");
    expect(error.unavailable).toBe(false);
  });
});

describe("pullRequests", () => {
  test("reads 50 pull requests in each request, and omits numbers that GitHub does not find", async () => {
    const nodes = Array.from({ length: 60 }, (_, index) => [`p${index + 1}`, nodeOf({ number: index + 1 })]);
    const reply = { repository: { ...Object.fromEntries(nodes), p3: null } };
    const body = JSON.stringify({ data: reply, errors: [{ type: "NOT_FOUND", path: ["repository", "p3"] }] });
    const server = await givenServer({ body });
    const numbers = nodes.map((_, index) => index + 1);

    const found = await gitHubAt(server.url.origin).host.pullRequests(REPOSITORY, numbers);

    expect(found.map(({ number }) => number)).toEqual(numbers.filter((number) => number !== 3));
    const sizes = bodiesOf(server).map(({ query }) => query.match(/pullRequest\(number: \d+\)/g)?.length);
    expect(sizes).toEqual([50, 10]);
  });
});

describe("GraphQL requests to GitHub", () => {
  test.each<[string, Script]>([
    ["a bad gateway", { status: 502 }],
    ["a reset", (request) => void request.socket.resetAndDestroy()],
  ])("searchOpenPullRequests retries a query after %s", async (_what, first) => {
    const server = await givenServer(first, page([nodeOf({ number: 7 })]));

    expect(await gitHubAt(server.url.origin).host.searchOpenPullRequests(REPOSITORY, "a")).toEqual([listed(7)]);
  });

  test.each([
    ["FORBIDDEN", { status: 403, unavailable: false, advice: ["Let the token read it."] }],
    ["NOT_FOUND", { status: 403, unavailable: false }],
    ["RATE_LIMITED", { limited: true, unavailable: true }],
    ["SOMETHING_ELSE", { message: "the search for pull requests could not be read from GitHub: a reason" }],
  ])(
    "searchOpenPullRequests fails after an error of the type %s in a reply with status 200",
    async (type, expected) => {
      const server = await givenServer(errors(type));

      const error = await hostErrorOf(gitHubAt(server.url.origin).host.searchOpenPullRequests(REPOSITORY, "a"));

      expect(server.seen).toHaveLength(1);
      expect(error).toMatchObject(expected);
    },
  );

  test("pullRequests throws an AbortedError after a signal", async () => {
    const server = await givenServer(page([]));
    const { host, stop } = gitHubAt(server.url.origin);
    stop.abort();

    await expect(host.pullRequests(REPOSITORY, [1])).rejects.toThrow(AbortedError);
  });
});
