import { onTestFinished } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { run } from "../../src/run.js";
import type { ActionEnd } from "../action/harness.js";
import { fakeClock } from "../pull-request/fake-clock.js";
import { fakeCi } from "./fake-ci.js";

interface Circumstances {
  /** A folder for each run, empty, where nothing is given. */
  readonly workspace?: string;
  /** Sees each line of the log at once. */
  readonly onLine?: (line: string) => void;
  /** The run is told to stop as soon as this holds. */
  readonly stopWhen?: () => boolean;
}

/** How a run in this process ended, in the same words as one of the shipped bundle. */
export type EndHere = Pick<ActionEnd, "calls" | "requests" | "result" | "log" | "summary"> & {
  readonly outputs: Readonly<Record<string, string>>;
  /** The one that the process of the action would have. */
  readonly exitCode: 0 | 1;
  /** What the run failed with. */
  readonly errors: readonly string[];
};

/** Runs an operation in this process against a service, on a clock that costs no time. */
export async function runHere(
  service: LocalService,
  inputs: Readonly<Record<string, string>>,
  { workspace, onLine, stopWhen }: Circumstances = {},
): Promise<EndHere> {
  const before = service.requests.length;
  const { ci, told, clean } = fakeCi({
    inputs: { token: service.token, "api-url": service.apiUrl, ...inputs },
    ...(workspace === undefined ? {} : { workspace }),
  });
  onTestFinished(clean);
  const stop = new AbortController();
  const watch = setInterval(() => {
    if (stopWhen?.() === true) stop.abort();
  }, 1);
  const info = (line: string): void => {
    ci.log.info(line);
    onLine?.(line);
  };
  const kind = await run({
    ci: { ...ci, log: { ...ci.log, info } },
    signal: stop.signal,
    random: () => 0.5,
    clock: fakeClock(),
  }).finally(() => clearInterval(watch));
  const { outputs, lines, warnings, pages, files, failures } = told();
  const requests = service.requests.slice(before);
  const whole: { readonly outputs?: object; readonly record?: object } = JSON.parse(files.get("result.json") ?? "{}");
  return {
    exitCode: kind === undefined ? 0 : 1,
    outputs: Object.fromEntries(outputs),
    log: [...lines, ...warnings].join("\n"),
    summary: pages.join("\n"),
    errors: failures.map((title) => `${title}: ${outputs.get("error-message")}`),
    calls: requests.map(({ endpoint }) => String(endpoint)),
    requests,
    result: { ...whole.outputs, ...whole.record },
  };
}

/** The one error of a failed run, with its title. */
export function errorOf({ errors }: EndHere): string {
  const [error, ...more] = errors;
  if (error === undefined || more.length > 0) throw new Error(`One error was expected: ${errors.join("; ")}`);
  return error;
}
