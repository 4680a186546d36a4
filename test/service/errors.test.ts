import { describe, expect, test } from "vitest";
import { createRedactor } from "../../src/ci/output.js";
import { serverText } from "../../src/service/errors.js";
import type { Connection } from "../../src/service/http/connection.js";
import { NotConnectedError, STAGES, TimeOverError } from "../../src/service/http/failure.js";
import type { QueueService } from "../../src/service/service.js";
import { givenServer } from "../support/scripted-server.js";
import { failureOf, PULL_REQUEST, QUEUE, serviceAt } from "../support/service-under-test.js";

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

/** Every request of the service, with the name of its endpoint and the rule by which it is repeated. */
const REQUESTS: Readonly<
  Record<
    Exclude<keyof QueueService, "uploadLimits" | "now">,
    [name: string, rule: keyof typeof ATTEMPTS, call: (service: QueueService) => Promise<unknown>]
  >
> = {
  submit: ["submitPullRequest", "other writes", (service) => service.submit(PULL_REQUEST, {}).send()],
  cancel: ["cancelPullRequest", "other writes", (service) => service.cancel(PULL_REQUEST).send()],
  restartTests: ["restartTestsOnPullRequest", "restart", (service) => service.restartTests(PULL_REQUEST).send()],
  uploadImpactedTargets: [
    "setImpactedTargets",
    "reads and uploads",
    (service) => service.uploadImpactedTargets(PULL_REQUEST, new Set(["a"])).send(),
  ],
  readRecord: ["getSubmittedPullRequest", "reads and uploads", (service) => service.readRecord(PULL_REQUEST)],
  readTestRun: ["getMergeQueueTestingDetails", "reads and uploads", (service) => service.readTestRun(QUEUE, "1")],
  readPullRequests: ["listPullRequests", "reads and uploads", (service) => service.readPullRequests(QUEUE, {})],
  readHistory: ["getSubmittedPullRequest", "reads and uploads", (service) => service.readHistory(PULL_REQUEST)],
  readHistories: ["getSubmittedPullRequests", "reads and uploads", (service) => service.readHistories(QUEUE, [1])],
  readTestingResults: [
    "listMergeQueueTestingResults",
    "reads and uploads",
    (service) => service.readTestingResults(QUEUE, { since: "2026-01-31T12:00:00.000Z" }),
  ],
  createQueue: ["createQueue", "other writes", (service) => service.createQueue(QUEUE, new Map()).send()],
  deleteQueue: ["deleteQueue", "other writes", (service) => service.deleteQueue(QUEUE).send()],
  readQueue: ["getQueue", "reads and uploads", (service) => service.readQueue(QUEUE)],
  updateQueue: ["updateQueue", "other writes", (service) => service.updateQueue(QUEUE, new Map()).send()],
  setQueueState: ["updateQueue", "other writes", (service) => service.setQueueState(QUEUE, "paused").send()],
  readMetrics: ["getMergeQueueMetrics", "reads and uploads", (service) => service.readMetrics(undefined)],
  readQuarantinedTests: [
    "listQuarantinedTests",
    "reads and uploads",
    (service) => service.readQuarantinedTests({ repository: QUEUE.repository, orgSlug: "local", pageSize: 100 }, ""),
  ],
};

async function refusalOf(call: (service: QueueService) => Promise<unknown>, status: number) {
  const headers = { "x-request-id": `id-${status}` };
  const server = await givenServer({ status, headers, body: `words of ${status}` });
  const error = await failureOf(call(serviceAt(server.url).service));
  return { error, attempts: server.seen.length };
}

describe("every status outside 2xx is an error with its kind, and is repeated by the rule of its request", () => {
  test.each(Object.values(REQUESTS))("%s, as %s", async (name, rule, call) => {
    const attempts: Readonly<Record<number, number>> = ATTEMPTS[rule];
    const found = await Promise.all(STATUSES.map((status) => refusalOf(call, status)));

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

test("reports an empty body when a reply has no text and no id", async () => {
  const server = await givenServer({ raw: "HTTP/1.1 400 \r\nconnection: close\r\ncontent-length: 0\r\n\r\n" });
  const { service } = serviceAt(server.url);
  const error = await failureOf(service.readQueue(QUEUE));
  expect(error.message).toBe("getQueue was answered with status 400: an empty body.");
});

test.each([401, 403])("returns a hint when the status is %i", async (status) => {
  const server = await givenServer({ status, body: "<html><body><h1>Forbidden</h1></body></html>" });
  const error = await failureOf(serviceAt(server.url).service.readQueue(QUEUE));
  expect(error.message).toContain(`status ${status}: "Forbidden"`);
  expect(error.details.join()).toContain("Check that the token is an API token of the organisation");
});

test("returns a hint about the run number when a fork's run sent no token", async () => {
  const server = await givenServer({ status: 401 });
  const { service } = serviceAt(server.url, { credentials: { "x-forked-workflow-run-id": "1000" } });
  const error = await failureOf(service.uploadImpactedTargets(PULL_REQUEST, "ALL").send());
  expect(error.details).toEqual([expect.stringContaining("No token was sent")]);
  expect(server.seen[0]?.headers).toMatchObject({ "x-forked-workflow-run-id": "1000" });
  expect(server.seen[0]?.headers["x-api-token"]).toBeUndefined();
});

test.each([301, 302, 303, 307, 308])("a redirect of %i is refused, and nobody goes where it points", async (status) => {
  const stranger = await givenServer({ body: "{}" });
  const server = await givenServer({ status, headers: { location: `${stranger.url.href}/getQueue` } });
  const { service } = serviceAt(server.url);
  const updated = service.updateQueue(QUEUE, new Map());
  for (const call of [service.readQueue(QUEUE), updated.send()]) {
    const error = await failureOf(call);
    expect([error.kind, error.facts.status, error.facts.ambiguous]).toEqual(["rejected", status, false]);
    expect(error.details).toEqual([expect.stringContaining("Redirects are not followed")]);
  }
  expect([server.seen.length, stranger.seen.length]).toEqual([2, 0]);
});

const asItIs = (text: string): string => text;

test.each([
  ["plain text", "Pull request #1 not found", "Pull request #1 not found"],
  ["nothing", "", ""],
  ["the message of a JSON error", '{"message":"no such queue","code":7}', "no such queue"],
  ["an error that is a text", '{"error":"no such queue"}', "no such queue"],
  ["an error within an error", '{"error":{"code":"X","message":"no such queue"}}', "no such queue"],
  ["a message that is null beside an error", '{"message":null,"error":"no such queue"}', "no such queue"],
  ["JSON without a message, as it is", '{"errors":[1]}', '{"errors":[1]}'],
  ["JSON that is none", '{"message":"cut of', '{"message":"cut of'],
  ["a JSON null, number and list", "null", "null"],
  [
    "a page without its tags, styles and scripts",
    "<!DOCTYPE html><html><head><style>a{b:c}</style><script>alert(1)</script></head><body><h1>502</h1>\n<p>Bad Gateway</p></body></html>",
    "502 Bad Gateway",
  ],
  ["an unclosed tag", "<html <b>text", "<html text"],
  ["lines, as one", "one\r\n\ttwo\u2028three\u0085four", "one two three four"],
  ["workflow commands, on one line", "ok\n::error::x\n##[error]y", "ok ::error::x ##[error]y"],
  ["invisible characters that turn text around", "a\u202eb\u200bc", "a b c"],
])("the words of %s", (_what, body, words) => {
  expect(serverText(body, asItIs)).toBe(words);
});

test("300 characters are shown at most, and no half character", () => {
  expect(serverText("x".repeat(300), asItIs)).toBe("x".repeat(300));
  expect(serverText("x".repeat(301), asItIs)).toBe(`${"x".repeat(299)}…`);
  expect(serverText(`${"x".repeat(298)}😀${"y".repeat(9)}`, asItIs).isWellFormed()).toBe(true);
});

describe("a secret is hidden before the text is cut, so that no part of it stays", () => {
  const SECRET = 'the-api"token+9f86d0';
  const { add, redact } = createRedactor();
  add(SECRET);

  test.each([
    ["as it is", SECRET],
    ["in JSON", JSON.stringify(SECRET)],
    ["in JSON within JSON", JSON.stringify(JSON.stringify(SECRET))],
    ["in a page", SECRET.replace('"', "&quot;")],
    ["in an address", encodeURIComponent(SECRET)],
    ["in capitals", SECRET.toUpperCase()],
  ])("%s, at every place where a text is cut", (_how, written) => {
    for (const length of [299, 300, 100_000]) {
      for (let missing = 0; missing <= written.length; missing += 1) {
        const text = serverText(`${"x".repeat(length - missing)}${written} is not valid`, redact);
        expect(text).not.toMatch(/the-|9f86|token/i);
      }
      const page = `<p>${" ".repeat(length - 20)}${written}</p>`;
      expect(serverText(page, redact)).not.toMatch(/the-|9f86|token/i);
    }
  });

  test("in the message of a JSON error, whose escapes hide it from a look at the reply", () => {
    const escaped = SECRET.replace(/./g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
    expect(serverText(`{"message":"bad ${escaped}"}`, redact)).toBe("bad ***");
  });
});

test("a huge page takes no noticeable time", () => {
  const started = performance.now();
  serverText(`<html>${"<".repeat(5_000_000)}`, asItIs);
  serverText(`<html>${"<script ".repeat(1_000_000)}`, asItIs);
  expect(performance.now() - started).toBeLessThan(30_000);
});

const coded = (code: string) => Object.assign(new Error(`getaddrinfo ${code}`), { code });

describe("advice without an answer", () => {
  const HOST = new URL("https://queue.example/v1");
  const LOCAL = new URL("http://127.0.0.1:1/v1");

  test.each([
    [
      "network, proxy variables and the address when the name is not found",
      HOST,
      new NotConnectedError(coded("ENOTFOUND")),
      "Check that this machine reaches queue.example: its network and DNS, the variables HTTPS_PROXY and NO_PROXY, and --api-url.",
    ],
    [
      "network, proxy variables and the address when no connection comes about in time",
      HOST,
      new NotConnectedError(new TimeOverError(1000)),
      "Check that this machine reaches queue.example: its network and DNS, the variables HTTPS_PROXY and NO_PROXY, and --api-url.",
    ],
    [
      "the service itself when it is on this machine",
      LOCAL,
      new NotConnectedError(coded("ECONNREFUSED")),
      "--api-url names this machine. Check that the service, such as merge-queue serve, runs and listens there.",
    ],
    [
      "the timeout when the answer does not come in time",
      HOST,
      new TimeOverError(1000),
      "Run it again later. If the service only answers slowly, raise --request-timeout; a proxy or a firewall can also cut connections.",
    ],
    [
      "the root certificate alone when that is not trusted",
      HOST,
      new NotConnectedError(coded("SELF_SIGNED_CERT_IN_CHAIN"), STAGES.serverTls),
      "Behind a company proxy, set NODE_EXTRA_CA_CERTS to a file with its root certificate for this step.",
    ],
  ])("names %s", async (_, url, thrown, advice) => {
    const connection: Connection = { exchange: () => Promise.reject(thrown) };

    const error = await failureOf(serviceAt(url, { connection }).service.readQueue(QUEUE));

    expect(error.named((input) => `--${input}`).details).toEqual([advice]);
  });
});
