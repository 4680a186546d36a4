/** Starts the local merge queue service. */
import { randomInt } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import { isIPv6 } from "node:net";
import { InputError } from "../../../src/errors.js";
import { type Control, createControl } from "../api/control/control.js";
import type { RecordedRequest } from "../api/control/request-log.js";
import { createFaultList } from "../api/faults/fault.js";
import { createQueueService, type QueueService, type QueueServiceOptions } from "../api/queue-service.js";
import { KEYS, type KeyName } from "../api/v2/keys.js";
import { createRateLimits } from "../api/v2/limits.js";
import type { QueueSettings } from "../engine/settings.js";
import type { PageSource } from "../page/events.js";
import { createPage } from "../page/requests.js";
import { findPullRequests } from "../page/view/find.js";
import { pageView } from "../page/view/view.js";
import { createClock, type ServiceClock } from "../state/clock.js";
import type { NewQuarantinedTest } from "../state/quarantined-tests.js";
import { createHttpServer, type Intercept, type Observe } from "./server.js";

export type { Control } from "../api/control/control.js";
export type { RecordedRequest } from "../api/control/request-log.js";
export type { Fault, FaultEndpoint, FaultSpec } from "../api/faults/fault.js";
export type { NewPullRequest, PullRequest, PullRequestPatch } from "../state/pull-request.js";

export interface LocalServiceOptions extends Partial<Omit<QueueServiceOptions, "now" | "host">> {
  readonly port?: number;
  readonly host?: string;
  readonly token?: string;
  readonly repository?: string;
  readonly branch?: string;
  readonly requiredStatuses?: readonly string[];
  /** Settings of the first queue that differ from the defaults. */
  readonly queue?: Partial<QueueSettings>;
  readonly makeHost?: QueueServiceOptions["host"];
  readonly speed?: number;
  readonly startAtMs?: number;
  readonly quarantinedTests?: readonly NewQuarantinedTest[];
  readonly orgSlug?: string;
  readonly githubLagSeconds?: number;
  readonly observe?: Observe;
  /** Returns a fault for a request, in tests that choose faults by more than the endpoint. */
  readonly intercept?: Intercept;
  /** True when the rate limits of version 2 of the API apply. */
  readonly limits?: boolean;
  /** True when the control interface and the page change nothing. */
  readonly isReadOnly?: boolean;
  /** Folder with the outputs of real test runs, to which the page links. */
  readonly logFolder?: string | undefined;
  /** Further host names that requests may use, such as the name of a proxy. */
  readonly names?: readonly string[];
}

export interface LocalService {
  readonly url: string;
  readonly apiUrl: string;
  /** Address of version 2 of the API. */
  readonly apiV2Url: string;
  readonly githubApiUrl: string;
  readonly token: string;
  /** Keys for version 2 of the API, by the name of their permission. */
  readonly keys: Readonly<Record<KeyName, string>>;
  readonly engine: QueueService;
  readonly control: Control;
  /** Recorded requests, at least the last 10,000. */
  readonly requests: readonly RecordedRequest[];
  readonly close: () => Promise<void>;
}

export async function startLocalService(options: LocalServiceOptions = {}): Promise<LocalService> {
  const { host = "127.0.0.1", token = "local-token", port = 0 } = options;
  rejectOtherHosts(host);
  const name = readRepositoryName(options.repository ?? "local/playground");
  const { startAtMs = Date.now(), speed = 1, isReadOnly = false } = options;
  const clock = createClock({ startAtMs, speed, realNowMs: Date.now });
  const { seed = randomInt(2 ** 32), timings = {}, makeHost, record, past } = options;
  const engine = createQueueService({ now: clock.nowMs, seed, timings, host: makeHost, record, past });
  const requests: RecordedRequest[] = [];
  const parts = { engine, clock, faults: createFaultList(), requests };
  const control = createControl(parts);
  seedService(control, engine, { ...options, name });
  const stopTimer = startTimer(engine, clock);
  const closing = new AbortController();
  const server = createHttpServer({
    ...parts,
    control,
    v1: { engine, token, orgSlug: options.orgSlug },
    v2: { engine, token, limits: options.limits === true ? createRateLimits(clock.nowMs) : null },
    github: { engine, lagSeconds: options.githubLagSeconds ?? 0 },
    page: createPage({
      source: pageSource(engine, clock, isReadOnly ? null : token),
      closing: closing.signal,
      logFolder: options.logFolder,
    }),
    isReadOnly,
    observe: options.observe,
    intercept: options.intercept,
    names: options.names ?? [],
    closing: closing.signal,
  });
  const url = `http://${isIPv6(host) ? `[${host}]` : host}:${await listen(server, port, host)}`;
  let closed: Promise<void> | null = null;
  const close = () => {
    closing.abort();
    stopTimer();
    closed ??= closeServer(server);
    return closed;
  };
  const addresses = { url, apiUrl: `${url}/v1`, apiV2Url: `${url}/v2`, githubApiUrl: `${url}/github` };
  return { ...addresses, token, keys: KEYS, engine, control, requests, close };
}

function pageSource(engine: QueueService, clock: ServiceClock, token: string | null): PageSource {
  return {
    view: () => pageView(engine.watchedQueues(), { nowMs: clock.nowMs(), speed: clock.speed() }, token),
    find: (query) => findPullRequests(engine.watchedQueues(), query, clock.nowMs()),
    changed: (listener) => onChange(engine, clock, listener),
  };
}

function onChange(engine: QueueService, clock: ServiceClock, listener: () => void): () => void {
  const stops = [engine.onChange(listener), clock.onChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

const LONGEST_TIMER_MS = 2_147_483_647;
/** Minimum milliseconds between actions. At a high speed, an action is always due, so this pause limits the load. */
const SHORTEST_WAIT_MS = 10;

/** Runs actions at their time, even without a request. Returns a function that stops the timer. */
function startTimer(engine: QueueService, clock: ServiceClock): () => void {
  let timer: NodeJS.Timeout | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    const dueMs = engine.nextDueMs();
    if (dueMs === null) return;
    const aheadMs = Math.max(0, dueMs - clock.nowMs());
    if (aheadMs > 0 && clock.speed() === 0) return;
    const waitMs = Math.max(SHORTEST_WAIT_MS, Math.ceil(aheadMs / clock.speed()) || 0);
    const act = () => {
      engine.reachPresent();
      plan();
    };
    timer = setTimeout(act, Math.min(LONGEST_TIMER_MS, waitMs)).unref();
  };
  const stopListening = onChange(engine, clock, plan);
  plan();
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}

/**
 * Rejects addresses that other machines can reach. The token is not secret, and the control interface requires no
 * token.
 */
function rejectOtherHosts(host: string): void {
  if (host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host)) return;
  throw new InputError([`the local service listens on a loopback address only, not on "${host}"`]);
}

export function readRepositoryName(text: string) {
  const [, owner, name] = /^(\S+)\/([^\s/]+)$/.exec(text) ?? [];
  if (owner !== undefined && name !== undefined) return { owner, name };
  throw new InputError([`the repository must have the form owner/name, not "${text}"`]);
}

/**
 * Adds the initial content, unless the service once had a queue. Adds the queue last, because its existence shows that
 * the content is complete.
 */
function seedService(
  control: Control,
  engine: QueueService,
  options: LocalServiceOptions & { readonly name: ReturnType<typeof readRepositoryName> },
): void {
  const { repositories, last } = engine.state();
  if (last.queue > 0) return;
  const { name, branch = "main", requiredStatuses } = options;
  if (repositories.size === 0) {
    control.addRepository({ ...name, defaultBranch: branch, ...(requiredStatuses && { requiredStatuses }) });
  }
  if (options.quarantinedTests !== undefined) control.setQuarantinedTests(options.quarantinedTests);
  control.addQueue({ branch, ...options.queue });
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await once(server.listen(port, host), "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server.close(), "close");
  server.closeAllConnections();
  await closed;
}
