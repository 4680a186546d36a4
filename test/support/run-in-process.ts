import * as core from "@actions/core";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import type { CiAdapter } from "../../src/ci/ci.js";
import { createGitHubCiAdapter } from "../../src/ci/github/github.js";
import type { GitHostApi } from "../../src/ci/host.js";
import type { Clock } from "../../src/clock.js";
import type { StepProcessStarter } from "../../src/demo/runner.js";
import { runSelectedOperation } from "../../src/run.js";
import { type ActionEnd, type ActionOptions, runActionBy } from "./action.js";
import { pullRequestEvent } from "./action-events.js";
import { fakeClock } from "./fake-clock.js";

export interface HereOptions extends Omit<ActionOptions, "node" | "onStart" | "signal"> {
  /** Clock of the run; by default, a clock whose pauses take no time. */
  readonly clock?: Clock;
  /** True when the service's time stands still even in pauses. */
  readonly frozen?: boolean;
  /** Runs at the start of each pause, with the number of previous pauses. */
  readonly onPause?: (pauses: number, stop: AbortController) => void;
  /** Stops the run when it returns true. */
  readonly stopWhen?: () => boolean;
  /** Replaces the GitHub API of the service. */
  readonly host?: GitHostApi;
}

/** Promise of the previous run. Runs are sequential, because they share the process's variables and standard output. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the source of the action in this process, like GitHub's runner runs the bundle. A pause takes no time, and
 * advances the service's time at once. Only a separate process can show starts, ends and real time.
 */
export function runHere(
  service: LocalService,
  inputs: Readonly<Record<string, string>>,
  options: HereOptions = {},
): Promise<ActionEnd> {
  const start: StepProcessStarter = (environment) => {
    const next = last.then(() => runWith(environment, service, options));
    last = next.catch(() => {});
    return next;
  };
  return runActionBy(start, service, inputs, options);
}

/** Runs an operation for the event of a pull request. */
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
      const gitHub = createGitHubCiAdapter(process.env, { clock: fakeClock(), random: () => 0.5 });
      const failure = await runSelectedOperation({
        ci: { ...gitHub, host: (...asked) => noting(host ?? gitHub.host(...asked), underWay) },
        signal: stop.signal,
        random: () => 0.5,
        clock: {
          now: clock.now,
          async sleep(ms, signal) {
            // A look-up for additional facts finishes long before a pause.
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

/** Creates a host that collects the promises of its look-ups for branches, which continue during a wait. */
function noting(host: GitHostApi | undefined, underWay: Promise<unknown>[]): ReturnType<CiAdapter["host"]> {
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

/** Replaces the variables and the standard output of this process while some work uses them. */
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
  // The toolkit stores the file of the previous run, and any text that it could not write to this file.
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
