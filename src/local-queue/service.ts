/** The local merge queue service: the whole API over an engine in memory, for tests and try-outs. */
import { randomInt } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import { isIPv6 } from "node:net";
import { InputError } from "../errors.js";
import { createClock, type ServiceClock } from "./clock.js";
import { type Control, createControl } from "./control/control.js";
import { createFaultList } from "./faults/fault.js";
import type { PageSource } from "./page/page-view.js";
import { createPage } from "./page/requests.js";
import { pageView } from "./page/view.js";
import type { RecordedRequest } from "./request-log.js";
import { createHttpServer } from "./server.js";
import { createEngine, type Engine, type EngineOptions } from "./service-calls.js";
import type { NewQuarantinedTest } from "./world/quarantined-tests.js";
import type { QueueSettings } from "./world/settings.js";
import type { Timings } from "./world/world.js";

export type { Control } from "./control/control.js";
export type { Fault, FaultEndpoint, FaultSpec } from "./faults/fault.js";
export type { RecordedRequest } from "./request-log.js";
export type { NewPullRequest, PullRequest, PullRequestPatch } from "./world/pull-request.js";
export type { NewQuarantinedTest, QuarantinedTest } from "./world/quarantined-tests.js";

export interface LocalServiceOptions {
  /** Any free port when left out. */
  readonly port?: number;
  /** A loopback address; `127.0.0.1` when left out. */
  readonly host?: string;
  readonly token?: string;
  /** The first repository, `owner/name`. */
  readonly repository?: string;
  /** Its default branch, which gets the first queue. */
  readonly branch?: string;
  /** What branch protection requires. */
  readonly requiredStatuses?: readonly string[];
  /** Settings of the first queue, over the service's defaults. */
  readonly queue?: Partial<QueueSettings>;
  readonly timings?: Partial<Timings>;
  /** Decides every id, commit and chance; by chance itself when left out. */
  readonly seed?: number;
  /** Makes what carries out what the queues want done; a made-up world when left out. */
  readonly makeHost?: NonNullable<EngineOptions["host"]>;
  /** Called with each command before it is applied. */
  readonly record?: NonNullable<EngineOptions["record"]>;
  /** Where to go on. Nothing is furnished then. */
  readonly past?: NonNullable<EngineOptions["past"]>;
  /** How many seconds of service time pass in a second of real time. */
  readonly speed?: number;
  readonly startAtMs?: number;
  readonly quarantinedTests?: readonly NewQuarantinedTest[];
  /** The only organization slug that the token belongs to; any when left out. */
  readonly orgSlug?: string;
  readonly githubLagSeconds?: number;
  /** Names that clients call it by where something of theirs leads these to it, such as a proxy. */
  readonly names?: readonly string[];
}

export interface LocalService {
  readonly url: string;
  readonly apiUrl: string;
  readonly githubApiUrl: string;
  readonly token: string;
  readonly engine: Engine;
  readonly control: Control;
  /** Live: it grows while requests come in, and loses the oldest of more than ten thousand. */
  readonly requests: readonly RecordedRequest[];
  /** Ends at once, with every open connection. */
  readonly close: () => Promise<void>;
}

export async function startLocalService(options: LocalServiceOptions = {}): Promise<LocalService> {
  const { host = "127.0.0.1", token = "local-token", port = 0 } = options;
  refuseOtherHosts(host);
  refuseUnnamedRepository(options.repository);
  const clock = createClock({
    startAtMs: options.startAtMs ?? Date.now(),
    speed: options.speed ?? 1,
    realNowMs: Date.now,
  });
  const { seed = randomInt(2 ** 32), timings = {}, makeHost, record, past } = options;
  const engine = createEngine({
    now: clock.nowMs,
    seed,
    timings,
    ...(makeHost && { host: makeHost }),
    ...(record && { record }),
    ...(past && { past }),
  });
  const requests: RecordedRequest[] = [];
  const parts = { engine, clock, faults: createFaultList(), requests };
  const control = createControl(parts);
  furnish(control, engine, options);
  const stopKeepingUp = keepUp(engine, clock);
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

/** What the page shows changes with the queues and with the clock. */
function pageSource(engine: Engine, clock: ServiceClock): PageSource {
  return {
    view: () => pageView(engine.watchedQueues(), { nowMs: clock.nowMs(), speed: clock.speed() }),
    changed: (listener) => {
      const forget = [engine.onChange(listener), clock.onChange(listener)];
      return () => {
        for (const each of forget) each();
      };
    },
  };
}

/** The longest that a timer of Node waits. */
const LONGEST_WAIT_MS = 2_147_483_647;
/** So often at most it looks by itself: at a high speed something is due all the time. */
const SHORTEST_WAIT_MS = 10;

/** Lets happen what is due when its time has come, also while nobody asks for anything. */
function keepUp(engine: Engine, clock: ServiceClock): () => void {
  let timer: NodeJS.Timeout | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    const dueMs = engine.nextDueMs();
    if (dueMs === null) return;
    const aheadMs = Math.max(0, dueMs - clock.nowMs());
    const waitMs = aheadMs === 0 ? 0 : Math.ceil(aheadMs / clock.speed());
    // While the clock stands still, what is ahead never comes.
    if (waitMs === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(
      () => {
        engine.reachPresent();
        plan();
      },
      Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, waitMs)),
    );
    timer.unref();
  };
  const forget = [engine.onChange(plan), clock.onChange(plan)];
  plan();
  return () => {
    clearTimeout(timer);
    for (const stop of forget) stop();
  };
}

/** Its token is no secret and its control interface asks for none, so nobody else may reach it. */
function refuseOtherHosts(host: string): void {
  if (host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host)) return;
  throw new InputError([`the local service listens on a loopback address only, not on "${host}"`]);
}

function refuseUnnamedRepository(repository: string | undefined): void {
  if (repository === undefined || /^[^\s]+\/[^\s/]+$/.test(repository)) return;
  throw new InputError([`the repository must be written as owner/name, not "${repository}"`]);
}

/** The first queue comes last, so where one has ever been, a service was furnished. Any other was ended meanwhile. */
function furnish(control: Control, engine: Engine, options: LocalServiceOptions): void {
  const { repositories, last } = engine.world();
  if (last.queue > 0) return;
  const { repository = "local/playground", branch = "main", requiredStatuses } = options;
  const slash = repository.lastIndexOf("/");
  const [owner, name] = [repository.slice(0, slash), repository.slice(slash + 1)];
  if (repositories.size === 0) {
    control.addRepository({ owner, name, defaultBranch: branch, ...(requiredStatuses && { requiredStatuses }) });
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
