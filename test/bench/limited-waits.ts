/**
 * This file measures steps that wait at the same time with one key of API v2. The local queue enforces the rate limits.
 * Clients and queue share a simulated clock, without a network.
 */
import { createQueueService, type QueueService } from "../../local-queue/src/api/queue-service.js";
import { answerV2 } from "../../local-queue/src/api/v2/answer.js";
import { findV2Route } from "../../local-queue/src/api/v2/endpoints.js";
import { KEYS } from "../../local-queue/src/api/v2/keys.js";
import { createRateLimits } from "../../local-queue/src/api/v2/limits.js";
import { type Random, seeded as seededDraws } from "../../local-queue/test/support/seeded.js";
import { submitOperation } from "../../src/operations/submit.js";
import { waitForMergeOperation } from "../../src/operations/wait-for-merge.js";
import { createServiceClient } from "../../src/service/client.js";
import type { Connection } from "../../src/service/http/connection.js";
import { createService } from "../../src/service/v2/service.js";
import { contextOf } from "../support/context.js";
import { SUBMIT_AND_WAIT } from "../support/lagging-queue.js";
import { TARGET } from "../support/wait-defaults.js";
import { seeded } from "../support/wait-simulation.js";
import { print, type Requirement } from "./report.js";
import { createSharedClock, type SharedClock } from "./shared-clock.js";

interface Scenario {
  readonly name: string;
  readonly operation: "wait-for-merge" | "submit";
  readonly count: number;
  readonly authors: number;
  /** Milliseconds in which all steps start. */
  readonly withinMs: number;
  readonly testSeconds: number;
  /** Share of the pull requests with failing tests. */
  readonly failing: number;
}

interface Sent {
  readonly atMs: number;
  readonly endpoint: string;
  readonly isPullRequestRead: boolean;
  readonly status: number;
}

interface Load {
  /** Messages of the steps that failed. */
  readonly failures: readonly string[];
  readonly sent: readonly Sent[];
  readonly durationMs: number;
  /** Seconds from the outcome of a pull request until its step detects the outcome, sorted in ascending order. */
  readonly delays: readonly number[];
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const START_MS = Date.UTC(2026, 0, 31, 8);
const ANSWER_MS = 200;
/** Maximum reads of pull requests per second for one key, the limit of the service. */
const READS_A_SECOND = 5;
const API_URL = new URL("http://localhost/v2");
const AT_MAIN = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };

const DAY = { count: 1000, authors: 200, withinMs: 8 * HOUR_MS, testSeconds: 600, failing: 0.02 } as const;
/** The tests are short, because only the start matters. */
const BURST = { count: 200, authors: 200, withinMs: MINUTE_MS, testSeconds: 300, failing: 0 } as const;

const SCENARIOS: readonly Scenario[] = [
  { ...DAY, name: "1,000 in a day", operation: "submit" },
  { ...BURST, name: "200 within a minute", operation: "wait-for-merge" },
  { ...BURST, name: "200 within a minute", operation: "submit" },
];

/** Prints how waits with one key share its rate limit, and returns the requirements. */
export async function benchLimitedWaits(): Promise<readonly Requirement[]> {
  print("\nOne key of API v2 with its rate limits, concurrency 100");
  print(`${" ".repeat(42)}failed  requests/s  a step  most reads/s  429s  delay p50   p95`);
  const requirements: Requirement[] = [];
  for (const scenario of SCENARIOS) requirements.push(...requirementsOf(scenario, await play(scenario)));
  return requirements;
}

function requirementsOf(scenario: Scenario, load: Load): readonly Requirement[] {
  const { failures, sent, durationMs, delays } = load;
  const name = `${scenario.operation}, ${scenario.name}`;
  const most = mostInASecond(sent.filter(({ isPullRequestRead, status }) => isPullRequestRead && status !== 429));
  const rejected = sent.filter(({ status }) => status === 429).length;
  const columns = [
    `${failures.length}`.padStart(6),
    (sent.length / (durationMs / SECOND_MS)).toFixed(2).padStart(12),
    (sent.length / scenario.count).toFixed(1).padStart(8),
    `${most}`.padStart(14),
    `${rejected}`.padStart(6),
    `${quantile(delays, 0.5).toFixed(1)} s`.padStart(11),
    `${quantile(delays, 0.95).toFixed(0)} s`.padStart(6),
  ];
  print(`  ${name.padEnd(40)}${columns.join("")}`);
  for (const [message, count] of countEach(failures)) print(`    ${count} times: ${message}`);
  return [
    {
      text: `${name}: no step of ${scenario.count} fails`,
      measured: `${failures.length} failed`,
      holds: failures.length === 0,
    },
    {
      text: `${name}: at most ${READS_A_SECOND} admitted reads of pull requests a second`,
      measured: `${most}`,
      holds: most <= READS_A_SECOND,
    },
  ];
}

function countEach(messages: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const message of messages) counts.set(message, (counts.get(message) ?? 0) + 1);
  return counts;
}

/** Returns the largest number of requests within one second. */
function mostInASecond(sent: readonly Sent[]): number {
  const times = sent.map(({ atMs }) => atMs);
  return Math.max(0, ...times.map((atMs, index) => times.slice(index).findIndex((later) => later >= atMs + SECOND_MS)));
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

async function play(scenario: Scenario): Promise<Load> {
  const clock = createSharedClock(START_MS);
  const draws = seededDraws(scenario.count);
  const engine = createQueueService({ now: clock.now, seed: 1 });
  engine.outside.addRepository({ owner: "local", name: "playground", defaultBranch: "main" });
  engine.outside.addQueue({ branch: "main", concurrency: 100 });
  const sent: Sent[] = [];
  const connection = connectTo(engine, clock, sent);
  const failures: string[] = [];
  const delays: number[] = [];
  const steps = Array.from({ length: scenario.count }, async (_, index) => {
    await clock.sleep(draws.below(scenario.withinMs), NEVER);
    const number = givenPullRequest(engine, draws, `developer-${index % scenario.authors}`, scenario);
    try {
      await runStep(scenario, number, connection, clock);
    } catch (error) {
      failures.push(String(error).replaceAll(/#\d+/g, "#N"));
      return;
    }
    const end = engine.queues()[0]?.queue.ends.get(number)?.at(-1);
    if (end === undefined) failures.push("The step has a result, and the queue has none.");
    else delays.push((clock.now() - end.atMs) / SECOND_MS);
  });
  await clock.run();
  await Promise.all(steps);
  return { failures, sent, durationMs: clock.now() - START_MS, delays: delays.toSorted((one, other) => one - other) };
}

function givenPullRequest(engine: QueueService, draws: Random, author: string, scenario: Scenario): number {
  const result = draws.chance(scenario.failing) ? "fail" : "pass";
  const testSeconds = Math.round(scenario.testSeconds * (0.7 + draws.below(60) / 100));
  const { number } = engine.outside.addPullRequest({ author, testPlan: { result, testSeconds } });
  if (scenario.operation === "wait-for-merge") engine.submitPullRequest(AT_MAIN, { number });
  return number;
}

/**
 * Runs a step like a separate process: it finds the ids of the repository and the queue itself. @throws errors of the
 * step
 */
async function runStep(scenario: Scenario, number: number, connection: Connection, clock: SharedClock): Promise<void> {
  const random = seeded(number);
  const client = createServiceClient({
    apiUrl: API_URL,
    credentials: { authorization: `Bearer ${KEYS.all}` },
    userAgent: "bench/0",
    requestTimeoutMs: 30 * SECOND_MS,
    connection,
    clock,
    random,
    signal: NEVER,
    debug() {},
    hide: (text) => text,
  });
  const service = createService({ client, clock, signal: NEVER, now: client.now, warn() {} });
  const { context } = contextOf({ service, clock, random, signal: NEVER });
  const target = { ...TARGET, number, headSha: undefined, guardedHead: undefined };
  const run = scenario.operation === "submit" ? submitOperation.run : waitForMergeOperation.run;
  const { result } = await run(SUBMIT_AND_WAIT, target, context);
  if (result !== "merged" && result !== "failed") throw new Error(`The result is ${result}.`);
}

/** Connects to the API in this process. Each request takes a fifth of a second. */
function connectTo(engine: QueueService, clock: SharedClock, sent: Sent[]): Connection {
  const v2 = { engine, token: "", limits: createRateLimits(clock.now) };
  return {
    async exchange({ method, url, headers, body }) {
      await clock.sleep(ANSWER_MS / 2, NEVER);
      const text = body?.toString("utf8") ?? "";
      const incoming = { method, path: `${url.pathname}${url.search}`, url, headers: { ...headers } };
      const route = findV2Route(method, url.pathname);
      const reply = answerV2(v2, route, { ...incoming, body: { kind: "read", text, bytes: text.length } });
      const isPullRequestRead = method === "GET" && url.pathname.startsWith("/v2/pull-requests");
      sent.push({ atMs: clock.now(), endpoint: route?.name ?? "", isPullRequestRead, status: reply.status });
      const date = new Date(clock.now()).toUTCString();
      await clock.sleep(ANSWER_MS / 2, NEVER);
      const all = new Map(Object.entries({ ...reply.headers, date }));
      return { status: reply.status, header: (name) => all.get(name), body: reply.body, cutOff: false };
    },
  };
}

const NEVER = new AbortController().signal;
