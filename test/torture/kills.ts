import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import type { Random } from "../../local-queue/test/support/seeded.js";
import { type ActionEnd, annotations, givenService, runAction } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { entryOf } from "../support/queue.js";

export const TOKEN = "Qx79f86d081_884c7d65-9a2feaa0_c55ad015Zv";
const SIGNALS = ["SIGTERM", "SIGINT", "SIGKILL"] as const;
type Signal = (typeof SIGNALS)[number];

export interface Kill {
  readonly signal: Signal;
  readonly operation: "submit" | "set-impacted-targets";
  /** Milliseconds after the arrival of a request, or after the start of the process. */
  readonly afterMs: number;
  /** Number of requests before the signal; 0 means the start. */
  readonly afterRequests: number;
}

export function drawKill(random: Random): Kill {
  const afterRequests = random.below(6);
  return {
    signal: random.one(SIGNALS),
    operation: random.one(["submit", "submit", "set-impacted-targets"] as const),
    afterRequests,
    afterMs: afterRequests === 0 ? random.below(600) : random.below(40),
  };
}

export function nameOfKill({ signal, operation, afterMs, afterRequests }: Kill): string {
  return `${operation}, ${signal} ${afterMs} ms after ${afterRequests === 0 ? "its start" : `${afterRequests} requests`}`;
}

const INPUTS = {
  submit: { wait: "true", "cancel-on-abort": "true", "poll-interval": "1s" },
  "set-impacted-targets": { "impacted-targets": "one\ntwo" },
} as const;

/** Maximum milliseconds of a process after the signal: five seconds to cancel, and a reserve for a busy machine. */
const LIVES_ON_MS = 5000 + 15_000;

/** Kills the bundle. Lists the broken promises. */
export async function tryKill(kill: Kill, compileCache: string) {
  const service = await givenService({ token: TOKEN, speed: 0 });
  const pullRequest = service.control.addPullRequest();
  const { signal, operation, afterMs, afterRequests } = kill;
  let pid = 0;
  let toldAt: number | undefined;
  let endedAt = 0;
  const end = await runAction(
    service,
    { operation, ...INPUTS[operation] },
    {
      event: pullRequestEvent(pullRequest),
      environment: { NODE_COMPILE_CACHE: compileCache, RUNNER_DEBUG: "1" },
      onStart(child) {
        pid = child.pid ?? 0;
        const strike = (): void => {
          toldAt = performance.now();
          child.kill(signal);
        };
        const look = setInterval(() => {
          if (service.requests.length < afterRequests) return;
          clearInterval(look);
          const timer = setTimeout(strike, afterMs);
          child.once("exit", () => clearTimeout(timer));
        }, 1);
        child.once("exit", () => {
          clearInterval(look);
          endedAt = performance.now();
        });
        // Some runs send fewer requests.
        const late = setTimeout(() => toldAt === undefined && strike(), 10_000);
        child.once("exit", () => clearTimeout(late));
      },
    },
  );
  const livedOnMs = toldAt === undefined ? 0 : endedAt - toldAt;
  const deviations = [
    ...(livedOnMs <= LIVES_ON_MS ? [] : [`It lived on for ${Math.round(livedOnMs)} ms.`]),
    ...(isRunning(pid) ? ["The process still runs."] : []),
    ...endProblems(kill, end, service, pullRequest.number),
    ...placesOfToken(end),
  ];
  return { deviations, ms: livedOnMs, boundMs: LIVES_ON_MS, kind: end.outputs["error-kind"] || `${end.exitCode}` };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function endProblems({ signal, operation }: Kill, end: ActionEnd, service: LocalService, number: number) {
  const { exitCode, outputs, calls, log } = end;
  const errors = annotations(log).filter((line) => line.startsWith("::error"));
  const count = (endpoint: string): number => calls.filter((call) => call === endpoint).length;
  const entry = entryOf(service, number);
  // A signal before the process listens for it kills the process without a message.
  const silent = exitCode === null;
  const stopped = outputs["error-kind"] === "aborted";
  return [
    ...(exitCode === null || exitCode === 0 || exitCode === 1 ? [] : [`Its exit code is ${exitCode}.`]),
    ...(exitCode === 1 && errors.length !== 1 ? [`It has ${errors.length} annotations.`] : []),
    ...(exitCode === 0 && errors.length > 0 ? ["It went well with an annotation."] : []),
    ...(errors.length > 1 ? [`It has ${errors.length} annotations.`] : []),
    ...(exitCode === 1 && !stopped ? [`It ended with ${outputs["error-kind"]}: ${outputs["error-message"]}`] : []),
    ...(count("submitPullRequest") > 1 ? ["It submitted twice."] : []),
    // If the submission may still arrive, the step polls for five seconds until it sees the end.
    ...(count("cancelPullRequest") > 10 ? [`It cancelled ${count("cancelPullRequest")} times.`] : []),
    ...(attemptsOf(service, number) > 1 ? ["It is in the queue's memory twice."] : []),
    ...(count("setImpactedTargets") > 1 ? ["It uploaded twice."] : []),
    ...(count("cancelPullRequest") > 0 && signal === "SIGKILL" ? ["It canceled after SIGKILL."] : []),
    ...(operation === "submit" && !silent && stopped && entry?.isLive === true
      ? ["The pull request is still in the queue, although the step was to remove it."]
      : []),
    ...(operation === "submit" && silent && signal !== "SIGKILL" && calls.length > 0
      ? ["A signal ended it without a word, although it had begun."]
      : []),
  ];
}

function attemptsOf(service: LocalService, number: number): number {
  const entries = service.engine.snapshots()[0]?.queues.flatMap((queue) => queue.entries) ?? [];
  return entries.filter(({ prNumber }) => prNumber === number).length;
}

/**
 * Lists the places of the token in the results of a run. The runner removes from the log the command that masks the
 * token.
 */
function placesOfToken({ log, outputs, summary, result, temporaryFolder }: ActionEnd): readonly string[] {
  const shown = log
    .split("\n")
    .filter((line) => !line.startsWith("::add-mask::"))
    .join("\n");
  const texts = { log: shown, outputs: JSON.stringify(outputs), summary, "result-file": JSON.stringify(result) ?? "" };
  return [
    ...Object.entries(texts).flatMap(([name, text]) => (text.includes(TOKEN) ? [`The token is in the ${name}.`] : [])),
    ...filesWithToken(dirname(temporaryFolder)),
  ];
}

/** Lists the files below a folder that contain the token. */
export function filesWithToken(folder: string, token = TOKEN): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).includes(token))
    .map((path) => `The token is in ${path}.`);
}
