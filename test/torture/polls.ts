import { readdirSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Answer, givenFront } from "../support/front.js";
import { givenTesting } from "../support/queue.js";
import { runCase } from "../support/run-case.js";

/** Number of polls after which nothing new is loaded or compiled. */
const WARM = 1000;
/**
 * Maximum growth of the memory in bytes: garbage that was not collected yet, and less than a kilobyte of log per poll.
 */
const GROWTH_BOUND = 8 * 1024 * 1024;

/** Polls for simulated days over real HTTP, on a clock whose pauses take no time. Lists broken promises. */
export async function tryPolls(polls: number) {
  let asked = 0;
  let warm: Awaited<ReturnType<typeof measure>> | undefined;
  let late: typeof warm;
  let answer: Promise<Answer> | undefined;
  const end = await runCase(
    {
      operation: "wait-for-merge",
      result: "timed-out",
      // The last pauses are shorter, so that one poll more or less does not matter.
      inputs: { "poll-interval": "1m", timeout: `${polls}m` },
      given: (service) => ({ pullRequest: givenTesting(service) }),
    },
    {
      through: (service) =>
        givenFront(service, async (ask, endpoint) => {
          if (endpoint !== "getSubmittedPullRequest") return ask();
          asked += 1;
          if (asked === WARM) warm = await measure();
          if (asked === polls - 10) late = await measure();
          // The service records every request, so only the first request reaches it.
          answer ??= ask();
          return answer;
        }),
    },
  );
  const grown = (late?.bytes ?? Number.POSITIVE_INFINITY) - (warm?.bytes ?? 0);
  const descriptors = (late?.descriptors ?? 0) - (warm?.descriptors ?? 0);
  return {
    kind: end.kind ?? "none",
    deviations: [
      ...(asked >= polls ? [] : [`It polled ${asked} times, not ${polls}.`]),
      ...(end.kind === "timeout" ? [] : [`It ended with ${end.kind}.`]),
      ...(grown <= GROWTH_BOUND ? [] : [`It grew by ${grown} bytes.`]),
      ...(descriptors <= 1 ? [] : [`It has ${descriptors} descriptors more.`]),
    ],
  };
}

/** Counts bytes that cannot be collected and, on Linux, open files and sockets. */
async function measure() {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  // The next collection releases objects that only a finalizer referenced.
  await new Promise((done) => setTimeout(done, 50));
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const descriptors = process.platform === "linux" ? readdirSync("/proc/self/fd").length : 0;
  return { bytes: heapUsed + external, descriptors };
}
