/** The local merge queue service: the whole API over queues in memory, for tests and try-outs. */
import { randomInt } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import { isIPv6 } from "node:net";
import { InputError } from "../../../src/errors.js";
import { type Control, createControl } from "../api/control/control.js";
import type { RecordedRequest } from "../api/control/request-log.js";
import { createFaultList } from "../api/faults/fault.js";
import { createQueueService, type QueueService, type QueueServiceOptions } from "../api/queue-service.js";
import type { QueueSettings } from "../engine/settings.js";
import type { PageSource } from "../page/events.js";
import { createPage } from "../page/requests.js";
import { pageView } from "../page/view/view.js";
import { createClock, type ServiceClock } from "../state/clock.js";
import type { NewQuarantinedTest } from "../state/quarantined-tests.js";
import { createHttpServer } from "./server.js";

export type { Control } from "../api/control/control.js";
export type { RecordedRequest } from "../api/control/request-log.js";
export type { Fault, FaultEndpoint, FaultSpec } from "../api/faults/fault.js";
export type { NewPullRequest, PullRequest, PullRequestPatch } from "../state/pull-request.js";

export interface LocalServiceOptions extends Partial<Omit<QueueServiceOptions, "now" | "host">> {
  /** Any free port when left out. */
  readonly port?: number;
  /** A loopback address; `127.0.0.1` by default. */
  readonly host?: string;
  readonly token?: string;
  /** The first repository, `owner/name`. */
  readonly repository?: string;
  readonly branch?: string;
  readonly requiredStatuses?: readonly string[];
  /** Settings of the first queue, over the service's defaults. */
  readonly queue?: Partial<QueueSettings>;
  readonly makeHost?: QueueServiceOptions["host"];
  /** Seconds of service time in a second of real time. */
  readonly speed?: number;
  readonly startAtMs?: number;
  readonly quarantinedTests?: readonly NewQuarantinedTest[];
  /** The only organization of the token; any when left out. */
  readonly orgSlug?: string;
  readonly githubLagSeconds?: number;
  /** Further host names that lead to the service, such as by a proxy. */
  readonly names?: readonly string[];
}

export interface LocalService {
  readonly url: string;
  readonly apiUrl: string;
  readonly githubApiUrl: string;
  readonly token: string;
  readonly engine: QueueService;
  readonly control: Control;
  /** Grows while requests come in, and loses the oldest of more than ten thousand. */
  readonly requests: readonly RecordedRequest[];
  /** Closes every open connection at once. */
  readonly close: () => Promise<void>;
}

export async function startLocalService(options: LocalServiceOptions = {}): Promise<LocalService> {
  const { host = "127.0.0.1", token = "local-token", port = 0 } = options;
  refuseOtherHosts(host);
  const name = readRepositoryName(options.repository ?? "local/playground");
  const { startAtMs = Date.now(), speed = 1 } = options;
  const clock = createClock({ startAtMs, speed, realNowMs: Date.now });
  const { seed = randomInt(2 ** 32), timings = {}, makeHost, record, past } = options;
  const engine = createQueueService({ now: clock.nowMs, seed, timings, host: makeHost, record, past });
  const requests: RecordedRequest[] = [];
  const parts = { engine, clock, faults: createFaultList(), requests };
  const control = createControl(parts);
  seedService(control, engine, { ...options, name });
  const stopKeepingUp = startTimer(engine, clock);
  const closing = new AbortController();
  const server = createHttpServer({
    ...parts,
    control,
    v1: { engine, token, orgSlug: options.orgSlug },
    github: { engine, lagSeconds: options.githubLagSeconds ?? 0 },
    page: createPage({ source: pageSource(engine, clock), closing: closing.signal }),
    names: options.names ?? [],
    closing: closing.signal,
  });
  const url = `http://${isIPv6(host) ? `[${host}]` : host}:${await listen(server, port, host)}`;
  let closed: Promise<void> | null = null;
  const close = () => {
    closing.abort();
    stopKeepingUp();
    closed ??= closeServer(server);
    return closed;
  };
  return { url, apiUrl: `${url}/v1`, githubApiUrl: `${url}/github`, token, engine, control, requests, close };
}

function pageSource(engine: QueueService, clock: ServiceClock): PageSource {
  return {
    view: () => pageView(engine.watchedQueues(), { nowMs: clock.nowMs(), speed: clock.speed() }),
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
/** At a high speed some action is always due. */
const SHORTEST_WAIT_MS = 10;

/** Runs scheduled actions at their time, without a request. */
function startTimer(engine: QueueService, clock: ServiceClock): () => void {
  let timer: NodeJS.Timeout | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    const dueMs = engine.nextDueMs();
    if (dueMs === null) return;
    const aheadMs = Math.max(0, dueMs - clock.nowMs());
    // While the clock stands still, no action becomes due.
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

/** Its token is no secret and its control interface needs none, so no other machine may reach it. */
function refuseOtherHosts(host: string): void {
  if (host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host)) return;
  throw new InputError([`the local service listens on a loopback address only, not on "${host}"`]);
}

export function readRepositoryName(text: string) {
  const [, owner, name] = /^(\S+)\/([^\s/]+)$/.exec(text) ?? [];
  if (owner !== undefined && name !== undefined) return { owner, name };
  throw new InputError([`the repository must be written as owner/name, not "${text}"`]);
}

/** Adds the queue last: a service that ever had a queue has its whole first content. */
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
