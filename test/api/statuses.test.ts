import { describe, expect, test } from "vitest";
import { type Endpoint, endpoints } from "../../src/api/endpoints.js";
import { failureOf, givenClient, QUEUE } from "./client-under-test.js";
import { givenServer } from "./scripted-server.js";

/** Attempts until the call gives up, by the rule that the endpoint follows. */
const ATTEMPTS = {
  "reads and uploads": { 408: 4, 425: 4, 429: 4, 500: 4, 502: 4, 503: 4, 504: 4, 599: 4 },
  "other writes": { 429: 4 },
  restart: {},
} as const satisfies Readonly<Record<string, Readonly<Record<number, number>>>>;

const KINDS: Readonly<Record<number, string>> = {
  300: "rejected",
  301: "rejected",
  302: "rejected",
  307: "rejected",
  308: "rejected",
  400: "rejected",
  401: "auth",
  403: "auth",
  404: "not-found",
  408: "unavailable",
  409: "rejected",
  413: "rejected",
  418: "rejected",
  422: "rejected",
  425: "unavailable",
  429: "unavailable",
  500: "unavailable",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
  599: "unavailable",
};

/** Statuses after which the request may have had its effect. */
const UNCLEAR = [408, 500, 502, 503, 504, 599];
const STATUSES = Object.keys(KINDS).map(Number);

const RULES: Readonly<Record<keyof typeof endpoints, keyof typeof ATTEMPTS>> = {
  submitPullRequest: "other writes",
  cancelPullRequest: "other writes",
  restartTestsOnPullRequest: "restart",
  setImpactedTargets: "reads and uploads",
  getSubmittedPullRequest: "reads and uploads",
  getMergeQueueTestingDetails: "reads and uploads",
  createQueue: "other writes",
  deleteQueue: "other writes",
  getQueue: "reads and uploads",
  updateQueue: "other writes",
  getMergeQueueMetrics: "reads and uploads",
  listQuarantinedTests: "reads and uploads",
};

const CASES = Object.entries(RULES).flatMap(([name, rule]) =>
  Object.entries(endpoints)
    .filter(([known]) => known === name)
    .map(([, endpoint]): [string, keyof typeof ATTEMPTS, Endpoint<never, unknown>] => [name, rule, endpoint]),
);

async function refusalOf(endpoint: Endpoint<never, unknown>, status: number) {
  const headers = { "x-request-id": `id-${status}` };
  const server = await givenServer({ status, headers, body: `words of ${status}` });
  const { client } = givenClient(server.url);
  const error = await failureOf(client.call(endpoint, Buffer.from(JSON.stringify(QUEUE))));
  return { error, attempts: server.seen.length };
}

describe("every status outside 2xx is an error with its kind, and is repeated by the rule of its endpoint", () => {
  test.each(CASES)("%s, as %s", async (name, rule, endpoint) => {
    const attempts: Readonly<Record<number, number>> = ATTEMPTS[rule];
    const found = await Promise.all(STATUSES.map((status) => refusalOf(endpoint, status)));

    expect(
      found.map(({ error, attempts: made }) => ({
        status: error.facts.status,
        kind: error.kind,
        made,
        told: error.facts.attempts,
        ambiguous: error.facts.ambiguous,
      })),
    ).toEqual(
      STATUSES.map((status) => ({
        status,
        kind: KINDS[status],
        made: attempts[status] ?? 1,
        told: attempts[status] ?? 1,
        ambiguous: UNCLEAR.includes(status),
      })),
    );
    for (const [index, status] of STATUSES.entries()) {
      const tries = (attempts[status] ?? 1) === 1 ? "" : "tried 4 times, ";
      expect(found[index]?.error.message).toBe(
        `${name} was answered with status ${status}: "words of ${status}" (${tries}request id id-${status}).`,
      );
    }
  });
});

test("an answer without a text or an id is told as such", async () => {
  const server = await givenServer({
    raw: "HTTP/1.1 400 \r\nconnection: close\r\ncontent-length: 0\r\n\r\n",
  });
  const { client } = givenClient(server.url);
  const error = await failureOf(client.call(endpoints.getQueue, QUEUE));
  expect(error.message).toBe("getQueue was answered with status 400: an empty body.");
});

test.each([401, 403])("the way out of a %i is told", async (status) => {
  const server = await givenServer({ status, body: "<html><body><h1>Forbidden</h1></body></html>" });
  const error = await failureOf(givenClient(server.url).client.call(endpoints.getQueue, QUEUE));
  expect(error.message).toContain(`status ${status}: "Forbidden"`);
  expect(error.details.join()).toContain("Check that the token is an API token of the organisation");
});

test("a fork's run, which sends no token, is told what its number is good for", async () => {
  const server = await givenServer({ status: 401 });
  const { client } = givenClient(server.url, { credentials: { "x-forked-workflow-run-id": "1000" } });
  const error = await failureOf(client.call(endpoints.setImpactedTargets, Buffer.from("{}")));
  expect(error.details).toEqual([expect.stringContaining("No token was sent")]);
  expect(server.seen[0]?.headers).toMatchObject({ "x-forked-workflow-run-id": "1000" });
  expect(server.seen[0]?.headers["x-api-token"]).toBeUndefined();
});

test.each([301, 302, 303, 307, 308])(
  "a redirect of %i is refused, and nobody goes where it points",
  async (status) => {
    const stranger = await givenServer({ body: "{}" });
    const server = await givenServer({ status, headers: { location: `${stranger.url.href}/getQueue` } });
    const { client } = givenClient(server.url);
    for (const endpoint of [endpoints.getQueue, endpoints.updateQueue]) {
      const asked: Endpoint<never, unknown> = endpoint;
      const error = await failureOf(client.call(asked, Buffer.from("{}")));
      expect([error.kind, error.facts.status, error.facts.ambiguous]).toEqual(["rejected", status, false]);
      expect(error.details).toEqual([expect.stringContaining("Redirects are not followed")]);
    }
    expect([server.seen.length, stranger.seen.length]).toEqual([2, 0]);
  },
);
