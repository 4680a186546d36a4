import * as core from "@actions/core";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import type { Ci } from "../../src/ci/ci.js";
import { createGitHubCi } from "../../src/ci/github/github.js";
import type { Host } from "../../src/ci/host.js";
import type { Clock } from "../../src/clock.js";
import type { StartProcess } from "../../src/demo/runner.js";
import { run } from "../../src/run.js";
import { type ActionEnd, type ActionOptions, runActionBy } from "./action.js";
import { pullRequestEvent } from "./action-events.js";
import { fakeClock } from "./fake-clock.js";

export interface HereOptions extends Omit<ActionOptions, "node" | "onStart" | "signal"> {
  /** One on which a pause costs no time, when left out. */
  readonly clock?: Clock;
  /** The service's time stands still in pauses too. */
  readonly frozen?: boolean;
  /** Runs as a pause begins, with the number of pauses before. */
  readonly onPause?: (pauses: number, stop: AbortController) => void;
  /** Stops the run as soon as it returns true. */
  readonly stopWhen?: () => boolean;
  /** Replaces the GitHub API of the service. */
  readonly host?: Host;
}

/** The runs of this process, one after the other: they share its variables and its standard output. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the source of the action in this process, as GitHub's runner runs the bundle. A pause costs no time: the service's
 * own goes on by it at once. What only a process of its own can show is how it starts and ends, and how real time passes.
 */
export function runHere(
  service: LocalService,
  inputs: Readonly<Record<string, string>>,
  options: HereOptions = {},
): Promise<ActionEnd> {
  const start: StartProcess = (environment) => {
    const next = last.then(() => runWith(environment, service, options));
    last = next.catch(() => {});
    return next;
  };
  return runActionBy(start, service, inputs, options);
}

/** Runs an operation on the event of a pull request. */
export function runOn(service: LocalService, pullRequest: PullRequest, inputs: Readonly<Record<string, string>>) {
  return runHere(service, inputs, { event: pullRequestEvent(pullRequest) });
}

async function runWith(
  environment: Readonly<Record<string, string>>,
  service: LocalService,
  { clock = fakeClock(Date.now()), frozen = false, onPause, onLine, stopWhen, host }: HereOptions,
): Promise<Pick<ActionEnd, "exitCode" | "log">> {
  const stop = new AbortController();
  const underWay: Promise<unknown>[] = [];
  let pauses = 0;
  const watch = stopWhen && setInterval(() => stopWhen() && stop.abort(), 1);
  try {
    return await asProcess(environment, onLine, async () => {
      const gitHub = createGitHubCi(process.env, { clock: fakeClock(), random: () => 0.5 });
      const failure = await run({
        ci: { ...gitHub, host: (...asked) => noting(host ?? gitHub.host(...asked), underWay) },
        signal: stop.signal,
        random: () => 0.5,
        clock: {
          now: clock.now,
          async sleep(ms, signal) {
            // An enriching look-up finishes long before a pause.
            await Promise.allSettled(underWay);
            onPause?.(pauses, stop);
            pauses += 1;
            if (!frozen && !signal.aborted) service.control.advance(ms / 1000);
            await clock.sleep(ms, signal);
          },
        },
      });
      return failure === undefined ? 0 : 1;
    });
  } finally {
    clearInterval(watch);
  }
}

/** A host whose look-ups for branches, beside which a wait goes on, are noted as they begin. */
function noting(host: Host | undefined, underWay: Promise<unknown>[]): ReturnType<Ci["host"]> {
  return (
    host && {
      ...host,
      branchesStartingWith(...asked) {
        const answer = host.branchesStartingWith(...asked);
        underWay.push(answer);
        return answer;
      },
    }
  );
}

/** Lends the variables and the standard output of this process to something that takes it for its own. */
async function asProcess(
  environment: Readonly<Record<string, string>>,
  onLine: ((line: string) => void) | undefined,
  work: () => Promise<number>,
): Promise<Pick<ActionEnd, "exitCode" | "log">> {
  const { env, stdout } = process;
  const write = stdout.write.bind(stdout);
  let log = "";
  let rest = "";
  process.env = { ...environment };
  stdout.write = (chunk: string | Uint8Array, ...more: unknown[]): boolean => {
    const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
    log += text;
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine?.(line);
    for (const done of more) if (typeof done === "function") done();
    return true;
  };
  // It remembers the file of the run before, and what it could not write to it.
  Reflect.set(core.summary, "_filePath", undefined);
  core.summary.emptyBuffer();
  try {
    const exitCode = await work();
    return { exitCode, log };
  } finally {
    process.env = env;
    stdout.write = write;
  }
}
