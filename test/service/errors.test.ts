import { describe, expect, test } from "vitest";
import { createRedactor } from "../../src/ci/output.js";
import { type ApiError, extractErrorMessageFromReply } from "../../src/service/errors.js";
import type { Connection } from "../../src/service/http/connection.js";
import { CONNECTION_STAGES, NotConnectedError, TimeLimitError } from "../../src/service/http/failure.js";
import type { QueueService } from "../../src/service/service.js";
import { givenServer, type ScriptedReply } from "../support/scripted-server.js";
import { failureOf, PULL_REQUEST, QUEUE, serviceAt } from "../support/service-under-test.js";
import { givenApi, listOf, PR_ID, pullRequest, QUEUE_ID, TIME } from "./v2/api.js";

/** Number of attempts of a request, by retry rule and status. The default is 1. */
const ATTEMPTS = {
  "reads and uploads": { 408: 4, 425: 4, 429: 4, 500: 4, 502: 4, 503: 4, 504: 4, 599: 4 },
  "patient reads": { 408: 4, 425: 4, 429: 25, 500: 4, 502: 4, 503: 4, 504: 4, 599: 4 },
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

/** Statuses after which the request may have taken effect. */
const AMBIGUOUS = [408, 500, 502, 503, 504, 599];
const ALL_STATUSES = Object.keys(KINDS).map(Number);
/**
 * One status for each retry rule. One request of each rule is tested with all statuses, because only the rule decides.
 */
const STATUSES_OF_RULES = [400, 429, 503];
const REQUESTS_WITH_ALL: readonly string[] = ["readQueue", "submit", "restartTests"];

type Method = Exclude<keyof QueueService, "uploadLimits" | "now" | "namesTestRuns" | "setsStateDuringModeSwitch">;
type Call = (service: QueueService) => Promise<unknown>;

/** All requests of the service with their retry rule. */
const REQUESTS: Readonly<Record<Method, [rule: keyof typeof ATTEMPTS, call: Call]>> = {
  submit: ["other writes", (service) => service.submit(PULL_REQUEST, {}).send()],
  update: ["other writes", (service) => service.update(PULL_REQUEST, { priority: 1 }).send()],
  cancel: ["other writes", (service) => service.cancel(PULL_REQUEST).send()],
  restartTests: ["restart", (service) => service.restartTests(PULL_REQUEST).send()],
  rerunFailedChecks: ["other writes", async (service) => service.rerunFailedChecks?.(PULL_REQUEST).send()],
  uploadImpactedTargets: [
    "reads and uploads",
    (service) => service.uploadImpactedTargets(PULL_REQUEST, new Set(["a"])).send(),
  ],
  readRecord: ["reads and uploads", (service) => service.readRecord(PULL_REQUEST)],
  readRecordAgain: ["reads and uploads", (service) => service.readRecordAgain(PULL_REQUEST)],
  readOtherBranch: ["reads and uploads", (service) => service.readOtherBranch(PULL_REQUEST)],
  readEstimate: ["reads and uploads", (service) => service.readEstimate(PULL_REQUEST)],
  readTestRun: ["reads and uploads", (service) => service.readTestRun(QUEUE, "1")],
  readPullRequests: ["reads and uploads", (service) => service.readPullRequests(QUEUE, {})],
  readHistory: ["reads and uploads", (service) => service.readHistory(PULL_REQUEST)],
  readRecords: ["reads and uploads", (service) => service.readRecords(QUEUE, [1])],
  readHistories: ["reads and uploads", (service) => service.readHistories(QUEUE, [1])],
  readTestingResults: ["reads and uploads", (service) => service.readTestingResults(QUEUE, { since: TIME })],
  createQueue: ["other writes", (service) => service.createQueue(QUEUE, new Map()).send()],
  deleteQueue: ["other writes", (service) => service.deleteQueue(QUEUE).send()],
  readQueue: ["reads and uploads", (service) => service.readQueue(QUEUE)],
  updateQueue: ["other writes", (service) => service.updateQueue(QUEUE, new Map([["batch", true]])).send()],
  setQueueState: ["other writes", (service) => service.setQueueState(QUEUE, "paused").send()],
  readMetrics: ["reads and uploads", (service) => service.readMetrics(undefined)],
  readQuarantinedTests: [
    "reads and uploads",
    (service) => service.readQuarantinedTests({ repository: QUEUE.repository, orgSlug: "local", pageSize: 100 }, ""),
  ],
};

/** Endpoint of each request. API v1 has no request for an estimate, another queue, or a rerun of failed checks. */
const ENDPOINTS_V1: Readonly<
  Record<Exclude<Method, "readEstimate" | "readOtherBranch" | "rerunFailedChecks">, string>
> = {
  submit: "submitPullRequest",
  update: "submitPullRequest",
  cancel: "cancelPullRequest",
  restartTests: "restartTestsOnPullRequest",
  uploadImpactedTargets: "setImpactedTargets",
  readRecord: "getSubmittedPullRequest",
  readRecordAgain: "getSubmittedPullRequest",
  readTestRun: "getMergeQueueTestingDetails",
  readPullRequests: "listPullRequests",
  readHistory: "getSubmittedPullRequest",
  readRecords: "getSubmittedPullRequests",
  readHistories: "getSubmittedPullRequests",
  readTestingResults: "listMergeQueueTestingResults",
  createQueue: "createQueue",
  deleteQueue: "deleteQueue",
  readQueue: "getQueue",
  updateQueue: "updateQueue",
  setQueueState: "updateQueue",
  readMetrics: "getMergeQueueMetrics",
  readQuarantinedTests: "listQuarantinedTests",
};

const OF_QUEUE = `/merge-queues/${QUEUE_ID}`;
const OF_PULL_REQUEST = `/pull-requests/${PR_ID}`;
const PULL_REQUESTS = ["pullRequests.resolveByCoordinates", "GET /pull-requests"] as const;
const HISTORIES = ["pullRequests.queueEntryHistoryBatch", "GET /queue-entry-history"] as const;

/** Operation and path of the last request of each method. Requests for ids come before. */
const ENDPOINTS_V2: Readonly<Record<Method, readonly [name: string, route: string]>> = {
  submit: ["mergeQueues.submitPullRequest", `POST ${OF_QUEUE}/pull-requests`],
  update: ["pullRequests.updateQueueEntry", `PATCH ${OF_PULL_REQUEST}/queue-entry`],
  cancel: ["pullRequests.dequeue", `POST ${OF_PULL_REQUEST}/dequeue`],
  restartTests: ["pullRequests.restartTests", `POST ${OF_PULL_REQUEST}/restart-tests`],
  rerunFailedChecks: ["pullRequests.rerunFailedChecks", `POST ${OF_PULL_REQUEST}/rerun-failed-checks`],
  uploadImpactedTargets: ["impactedTargets.upload", "PUT /impacted-targets"],
  readRecord: PULL_REQUESTS,
  readRecordAgain: PULL_REQUESTS,
  readOtherBranch: PULL_REQUESTS,
  readEstimate: ["pullRequests.queueEntryEstimate", `GET ${OF_PULL_REQUEST}/queue-entry-estimate`],
  readTestRun: ["mergeQueueVerificationRuns.get", "GET /merge-queue-verification-runs/1"],
  readPullRequests: ["mergeQueues.listPullRequests", `GET ${OF_QUEUE}/pull-requests`],
  readHistory: HISTORIES,
  readRecords: PULL_REQUESTS,
  readHistories: HISTORIES,
  readTestingResults: ["mergeQueues.listTestingResults", `GET ${OF_QUEUE}/testing-results`],
  createQueue: ["mergeQueues.create", "POST /merge-queues"],
  deleteQueue: ["mergeQueues.delete", `DELETE ${OF_QUEUE}`],
  readQueue: ["mergeQueues.order", `GET ${OF_QUEUE}/order`],
  updateQueue: ["mergeQueues.updateConfig", `PATCH ${OF_QUEUE}/config`],
  setQueueState: ["mergeQueues.pause", `POST ${OF_QUEUE}/pause`],
  readMetrics: ["mergeQueues.organizationMetrics", "GET /merge-queues/metrics"],
  readQuarantinedTests: ["tests.list", "GET /tests"],
};

interface FailingRequest {
  readonly method: string;
  readonly endpoint: string;
  readonly rule: keyof typeof ATTEMPTS;
  readonly send: (status: number) => Promise<{ readonly error: ApiError; readonly attempts: number }>;
}

function failureWith(status: number): ScriptedReply {
  return { status, headers: { "x-request-id": `id-${status}` }, body: `text of ${status}` };
}

const BY_VERSION: Readonly<Record<string, readonly FailingRequest[]>> = {
  v1: Object.entries(ENDPOINTS_V1).map(([method, endpoint]) => {
    const { rule, call } = requestOf(method);
    return { method, endpoint, rule, send: (status) => sendToFailingServer(call, status) };
  }),
  v2: Object.entries(ENDPOINTS_V2).map(([method, [endpoint, route]]) => {
    const { rule, call } = requestOf(method);
    const own = endpoint === PULL_REQUESTS[0] ? "patient reads" : rule;
    return { method, endpoint, rule: own, send: (status) => sendToFailingRoute(call, route, status) };
  }),
};

function requestOf(method: string) {
  const found = new Map(Object.entries(REQUESTS)).get(method);
  if (found === undefined) throw new Error(`There is no request for ${method}.`);
  const [rule, call] = found;
  return { rule, call };
}

async function sendToFailingServer(call: Call, status: number) {
  const server = await givenServer(failureWith(status));
  const error = await failureOf(call(serviceAt(server.url).service));
  return { error, attempts: server.seen.length };
}

async function sendToFailingRoute(call: Call, route: string, status: number) {
  const found = { "GET /pull-requests": listOf(pullRequest()), [`GET ${OF_QUEUE}/pull-requests`]: listOf() };
  const { service, calls } = await givenApi({ ...found, [route]: failureWith(status) }, { isDocumented: false });
  const error = await failureOf(call(service));
  return { error, attempts: calls().filter((each) => each.replace(/\?.*/, "") === route).length };
}

describe.each(Object.entries(BY_VERSION))("a failed request to API %s", (_version, requests) => {
  test.each(requests)(
    "returns the error kind and the number of attempts for each status: $method ($rule)",
    async (request) => {
      const { method, endpoint, rule, send } = request;
      const limits: Readonly<Record<number, number>> = ATTEMPTS[rule];
      const statuses = REQUESTS_WITH_ALL.includes(method) ? ALL_STATUSES : STATUSES_OF_RULES;
      const found = await Promise.all(statuses.map(send));

      expect(
        found.map(({ error, attempts }) => ({
          status: error.facts.status,
          kind: error.kind,
          attempts,
          reported: error.facts.attempts,
          ambiguous: error.facts.ambiguous,
        })),
      ).toEqual(
        statuses.map((status) => ({
          status,
          kind: KINDS[status],
          attempts: limits[status] ?? 1,
          reported: limits[status] ?? 1,
          // A read has no effect.
          ambiguous: AMBIGUOUS.includes(status) && !method.startsWith("read"),
        })),
      );
      for (const [index, status] of statuses.entries()) {
        const { [status]: limit = 1 } = limits;
        const tries = limit === 1 ? "" : `tried ${limit} times, `;
        expect(found[index]?.error.message).toBe(
          `${endpoint} was answered with status ${status}: "text of ${status}" (${tries}request id id-${status}).`,
        );
      }
    },
  );
});

test("error of a failed read mentions an empty body when the reply has no text", async () => {
  const server = await givenServer({ raw: "HTTP/1.1 400 \r\nconnection: close\r\ncontent-length: 0\r\n\r\n" });
  const { service } = serviceAt(server.url);
  const error = await failureOf(service.readQueue(QUEUE));
  expect(error.message).toBe("getQueue was answered with status 400: an empty body.");
});

test.each([401, 403])("error of a failed read contains advice about the token after status %i", async (status) => {
  const server = await givenServer({ status, body: "<html><body><h1>Forbidden</h1></body></html>" });
  const error = await failureOf(serviceAt(server.url).service.readQueue(QUEUE));
  expect(error.message).toContain(`status ${status}: "Forbidden"`);
  expect(error.details.join()).toContain("Check that the token is a valid API token of the organization");
});

test("error of a failed upload contains advice about the run number when a fork's run sent no token", async () => {
  const server = await givenServer({ status: 401 });
  const { service } = serviceAt(server.url, { credentials: { "x-forked-workflow-run-id": "1000" } });
  const error = await failureOf(service.uploadImpactedTargets(PULL_REQUEST, "ALL").send());
  expect(error.details).toEqual([expect.stringContaining("No token was sent")]);
  expect(server.seen[0]?.headers).toMatchObject({ "x-forked-workflow-run-id": "1000" });
  expect(server.seen[0]?.headers["x-api-token"]).toBeUndefined();
});

test.each([301, 302, 303, 307, 308])(
  "reads and writes fail when the service returns a redirect with status %i",
  async (status) => {
    const other = await givenServer({ body: "{}" });
    const server = await givenServer({ status, headers: { location: `${other.url.href}/getQueue` } });
    const { service } = serviceAt(server.url);
    const updated = service.updateQueue(QUEUE, new Map());
    for (const call of [service.readQueue(QUEUE), updated.send()]) {
      const error = await failureOf(call);
      expect([error.kind, error.facts.status, error.facts.ambiguous]).toEqual(["rejected", status, false]);
      expect(error.details).toEqual([expect.stringContaining("The action does not follow redirects")]);
    }
    expect([server.seen.length, other.seen.length]).toEqual([2, 0]);
  },
);

const unchanged = (text: string): string => text;

test.each([
  ["plain text", "Pull request #1 not found", "Pull request #1 not found"],
  ["nothing", "", ""],
  ["the message of a JSON error", '{"message":"no such queue","code":7}', "no such queue"],
  ["an error that is a text", '{"error":"no such queue"}', "no such queue"],
  ["an error within an error", '{"error":{"code":"X","message":"no such queue"}}', "no such queue"],
  ["a message that is null beside an error", '{"message":null,"error":"no such queue"}', "no such queue"],
  ["JSON without a message, unchanged", '{"errors":[1]}', '{"errors":[1]}'],
  ["invalid JSON", '{"message":"cut of', '{"message":"cut of'],
  ["a JSON null", "null", "null"],
  [
    "a page without its tags, styles and scripts",
    "<!DOCTYPE html><html><head><style>a{b:c}</style><script>alert(1)</script></head><body><h1>502</h1>\n<p>Bad Gateway</p></body></html>",
    "502 Bad Gateway",
  ],
  ["an unclosed tag", "<html <b>text", "<html text"],
  ["several lines, as one", "one\r\n\ttwo\u2028three\u0085four", "one two three four"],
  ["workflow commands, on one line", "ok\n::error::x\n##[error]y", "ok ::error::x ##[error]y"],
  ["text without invisible characters", "a\u202eb\u200bc", "a b c"],
])("extractErrorMessageFromReply returns %s", (_what, body, words) => {
  expect(extractErrorMessageFromReply(body, unchanged)).toBe(words);
});

test("extractErrorMessageFromReply shortens a text to 300 characters and splits no character", () => {
  expect(extractErrorMessageFromReply("x".repeat(300), unchanged)).toBe("x".repeat(300));
  expect(extractErrorMessageFromReply("x".repeat(301), unchanged)).toBe(`${"x".repeat(299)}…`);
  expect(extractErrorMessageFromReply(`${"x".repeat(298)}😀${"y".repeat(9)}`, unchanged).isWellFormed()).toBe(true);
});

describe("extractErrorMessageFromReply with a secret", () => {
  const SECRET = 'the-api"token+9f86d0';
  const { add, redact } = createRedactor();
  add(SECRET);

  test.each([
    ["plain", SECRET],
    ["in JSON", JSON.stringify(SECRET)],
    ["in JSON within JSON", JSON.stringify(JSON.stringify(SECRET))],
    ["in a page", SECRET.replace('"', "&quot;")],
    ["in an address", encodeURIComponent(SECRET)],
    ["in capitals", SECRET.toUpperCase()],
  ])("hides the secret %s when the text is cut at any position of the secret", (_how, written) => {
    for (const length of [299, 300, 100_000]) {
      for (let missing = 0; missing <= written.length; missing += 1) {
        const text = extractErrorMessageFromReply(`${"x".repeat(length - missing)}${written} is not valid`, redact);
        expect(text).not.toMatch(/the-|9f86|token/i);
      }
      const page = `<p>${" ".repeat(length - 20)}${written}</p>`;
      expect(extractErrorMessageFromReply(page, redact)).not.toMatch(/the-|9f86|token/i);
    }
  });

  test("hides the secret when JSON escapes all its characters", () => {
    const escaped = SECRET.replace(/./g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
    expect(extractErrorMessageFromReply(`{"message":"bad ${escaped}"}`, redact)).toBe("bad ***");
  });
});

test("extractErrorMessageFromReply reads a huge page within bounded time", () => {
  const started = performance.now();
  extractErrorMessageFromReply(`<html>${"<".repeat(5_000_000)}`, unchanged);
  extractErrorMessageFromReply(`<html>${"<script ".repeat(1_000_000)}`, unchanged);
  expect(performance.now() - started).toBeLessThan(30_000);
});

const coded = (code: string) => Object.assign(new Error(`getaddrinfo ${code}`), { code });

describe("advice in errors when the service does not reply", () => {
  const HOST = new URL("https://queue.example/v1");
  const LOCAL = new URL("http://127.0.0.1:1/v1");

  test.each([
    [
      "network, proxy variables and address when the name is unknown",
      HOST,
      new NotConnectedError(coded("ENOTFOUND")),
      "Check that this machine can reach queue.example. Check the network, DNS, the variables HTTPS_PROXY and NO_PROXY, and --api-url.",
    ],
    [
      "network, proxy variables and address when the connection times out",
      HOST,
      new NotConnectedError(new TimeLimitError(1000)),
      "Check that this machine can reach queue.example. Check the network, DNS, the variables HTTPS_PROXY and NO_PROXY, and --api-url.",
    ],
    [
      "the service when it is on this machine",
      LOCAL,
      new NotConnectedError(coded("ECONNREFUSED")),
      "--api-url names this machine. Check that the service, such as merge-queue serve, is running and listens at this address.",
    ],
    [
      "the timeout when the reply times out",
      HOST,
      new TimeLimitError(1000),
      "Run the step again later. If the service is slow, raise --request-timeout. A proxy or a firewall may also close connections.",
    ],
    [
      "only the root certificate when it is not trusted",
      HOST,
      new NotConnectedError(coded("SELF_SIGNED_CERT_IN_CHAIN"), CONNECTION_STAGES.serverTls),
      "If the runner is behind a company proxy, set NODE_EXTRA_CA_CERTS for this step to a file with the root certificate of the proxy.",
    ],
  ])("names %s", async (_, url, thrown, advice) => {
    const connection: Connection = { exchange: () => Promise.reject(thrown) };

    const error = await failureOf(serviceAt(url, { connection }).service.readQueue(QUEUE));

    expect(error.named((input) => `--${input}`).details).toEqual([advice]);
  });
});
