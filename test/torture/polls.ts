import { readdirSync } from "node:fs";
import { givenTesting } from "../action/queue.js";
import type { Mischief } from "./front.js";
import { wholeAnswer } from "./front.js";
import { runOperation } from "./run-operation.js";
import { collect, held } from "./tally.js";

export const POLLS = 10_000;
/** From then on nothing new is loaded or compiled. */
const WARM = 1000;
/** What the collector leaves, what the log says meanwhile, and notes of the front: under a kilobyte a poll. */
const GROWTH_BOUND = 8 * 1024 * 1024;

/** Polls for days on a clock on which pauses cost nothing, over real HTTP. */
export async function tryPolls(polls = POLLS) {
  let asked = 0;
  let warm: { readonly bytes: number; readonly descriptors: number } | undefined;
  let late: typeof warm;
  let answer: Promise<Buffer> | undefined;
  const mischief: Mischief = async (socket, { forward }) => {
    asked += 1;
    if (asked === WARM) warm = await look();
    if (asked === polls - 10) late = await look();
    // The service notes every request; after the first one it is left in peace.
    answer ??= forward().then(wholeAnswer);
    socket.write(await answer);
  };
  const startedAt = performance.now();
  const end = await runOperation(
    {
      operation: "wait-for-merge",
      result: "timed-out",
      // The last pauses are shorter, so that a poll more or less does not matter.
      inputs: { "poll-interval": "1m", timeout: `${Math.ceil((polls * 60) / 60)}m` },
      given: (service) => ({ pullRequest: givenTesting(service) }),
    },
    { chosen: ({ endpoint }) => (endpoint === "getSubmittedPullRequest" ? mischief : undefined) },
  );
  const grown = (late?.bytes ?? Number.POSITIVE_INFINITY) - (warm?.bytes ?? 0);
  const descriptors = (late?.descriptors ?? 0) - (warm?.descriptors ?? 0);
  return {
    asked,
    kind: end.kind ?? "none",
    ms: performance.now() - startedAt,
    grown,
    deviations: [
      ...(asked >= polls ? [] : [`It polled ${asked} times, not ${polls}.`]),
      ...(end.kind === "timeout" ? [] : [`It ended with ${end.kind ?? end.result}.`]),
      ...(grown <= GROWTH_BOUND ? [] : [`It grew by ${grown} bytes.`]),
      ...(descriptors <= 1 ? [] : [`It has ${descriptors} descriptors more.`]),
      ...(end.open === 0 ? [] : [`It left ${end.open} connections open.`]),
    ],
  };
}

async function look() {
  collect();
  // What only a finalizer held goes with the next one.
  await new Promise((done) => setTimeout(done, 50));
  collect();
  return { bytes: held(), descriptors: openDescriptors() };
}

/** Open files and sockets; Linux alone lists them. */
function openDescriptors(): number {
  return process.platform === "linux" ? readdirSync("/proc/self/fd").length : 0;
}
