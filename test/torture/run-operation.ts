import type { Clock } from "../../src/clock.js";
import { AbortedError, type ErrorKind } from "../../src/errors.js";
import { run } from "../../src/run.js";
import { dispatchEvent, pullRequestEvent, REPOSITORY } from "../action/events.js";
import { givenService } from "../action/harness.js";
import { fakeCi, type Told } from "../ci/fake-ci.js";
import { gitHubTrigger } from "../ci/trigger.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { fakeHost } from "../pull-request/fake-host.js";
import type { Case } from "../run/cases.js";
import { OF_A_BRANCH } from "../run/run-case.js";
import { givenByteServer } from "../service/http/byte-server.js";
import { type Asked, createFront, type Front, type Mischief } from "./front.js";
import { filesWithToken } from "./kills.js";

/** The way from a run to the front: an address, and what its environment says of a proxy. */
export interface Way {
  readonly apiUrl: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Trouble {
  /** What is in store for a request. */
  readonly chosen?: (asked: Asked) => Mischief | undefined;
  /** Where the front is reached, when not directly. */
  readonly way?: (front: Front, port: number) => Promise<Way>;
  readonly requestTimeout?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** How an operation ended, and what was seen of it from outside. */
export interface End extends Told {
  readonly kind: ErrorKind | undefined;
  readonly result: string;
  readonly calls: readonly string[];
  readonly met: number;
  readonly effects: ReadonlyMap<string, number>;
  readonly refused: ReadonlySet<string>;
  /** Real milliseconds. */
  readonly ms: number;
  /** What it slept beside, on a clock on which a pause costs no time. */
  readonly sleptMs: number;
  /** Connections that it left open. */
  readonly open: number;
  /** What it left behind in files that has the token. */
  readonly leaks: readonly string[];
}

/** A clock on which pauses are over at once: real time, and all that was slept. */
function skippingClock(): Clock & { slept(): number } {
  let sleptMs = 0;
  return {
    now: () => Date.now() + sleptMs,
    slept: () => sleptMs,
    async sleep(ms, signal) {
      if (signal.aborted) throw new AbortedError();
      sleptMs += ms;
      // What came meanwhile is looked at, as in a pause.
      await new Promise((done) => setImmediate(done));
    },
  };
}

/** Runs an operation from the source against a service of its own behind a front; many may run side by side. */
export async function runOperation(subject: Case, trouble: Trouble = {}): Promise<End> {
  const service = await givenService();
  const { pullRequest, host = fakeHost({}), files, workspace, inputs } = subject.given?.(service) ?? {};
  const front = createFront(service, trouble.chosen ?? (() => undefined));
  const server = await givenByteServer(front.conduct);
  const way = await (trouble.way ?? directly)(front, server.port);
  const { ci, told, clean } = fakeCi({
    inputs: {
      operation: subject.operation,
      token: service.token,
      "api-url": way.apiUrl,
      ...(OF_A_BRANCH.has(subject.operation) ? { "target-branch": "main" } : {}),
      ...(trouble.requestTimeout && { "request-timeout": trouble.requestTimeout }),
      ...subject.inputs,
      ...inputs,
      ...trouble.inputs,
    },
    host,
  });
  const event = pullRequest === undefined ? dispatchEvent() : pullRequestEvent(pullRequest);
  const clock = skippingClock();
  const startedAt = performance.now();
  try {
    const kind = await run({
      ci: {
        ...ci,
        workspace: workspace ?? givenWorkspace(files),
        environment: { ...ci.environment, ...way.environment },
        trigger: () => gitHubTrigger(event.name, event.payload, { GITHUB_REPOSITORY: REPOSITORY }),
      },
      signal: new AbortController().signal,
      clock,
      random: () => 0.5,
    });
    const ms = performance.now() - startedAt;
    const { calls, effects, refused, met } = front;
    const seen = { calls: [...calls], effects: new Map(effects), refused: new Set(refused), met: met() };
    const end = told();
    const result = end.outputs.get("result") ?? "";
    const leaks = filesWithToken(ci.workspace, service.token);
    return { ...end, ...seen, kind, result, ms, leaks, sleptMs: clock.slept(), open: await untilClosed(server.open) };
  } finally {
    clean();
  }
}

async function directly(_front: Front, port: number): Promise<Way> {
  return { apiUrl: `http://127.0.0.1:${port}/v1`, environment: {} };
}

/** A busy machine closes connections late. */
const CLOSED_WITHIN_MS = 5000;

async function untilClosed(open: () => number): Promise<number> {
  const startedAt = performance.now();
  while (open() > 0 && performance.now() - startedAt < CLOSED_WITHIN_MS)
    await new Promise((done) => setTimeout(done, 5));
  return open();
}
