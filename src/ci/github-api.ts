import { ask, type LastAttempt } from "../api/attempts.js";
import { openConnection } from "../api/connection.js";
import type { Clock } from "../clock.js";
import { type Environment, textIn } from "../environment.js";
import { userAgent } from "../version.js";

/** Longest time for one look-up with all its attempts, in milliseconds. */
const LOOK_UP_MS = 5000;
/** Leaves time for another attempt where the first one meets silence. */
const CONNECT_MS = 2500;
/** Where the runner names no other. */
const API_URL = "https://api.github.com";

export interface GitHubOptions {
  readonly token: string;
  readonly environment: Environment;
  readonly clock: Clock;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  /** Ends everything that is open or under way. */
  readonly over: AbortSignal;
}

/** Asks the GitHub API for what stands at a path. @throws AbortedError on the signal. */
export type GitHub = (path: string, signal: AbortSignal) => Promise<LastAttempt>;

/** The way to the GitHub API, over the same HTTP as to the service. */
export function connectToGitHub({ token, environment, clock, random, over }: GitHubOptions): GitHub {
  const base = (textIn(environment, "GITHUB_API_URL") ?? API_URL).replace(/\/+$/, "");
  const connection = openConnection({
    url: new URL(base),
    environment,
    connectTimeoutMs: CONNECT_MS,
    over,
  });
  const headers = {
    accept: "application/vnd.github+json",
    "accept-encoding": "identity",
    authorization: `token ${token}`,
    "user-agent": userAgent,
  };
  return (path, signal) =>
    ask({
      connection,
      request: {
        method: "GET",
        url: new URL(`${base}${path}`),
        headers,
        body: undefined,
        statusSuffices: false,
      },
      repeat: "always",
      attemptMs: LOOK_UP_MS,
      budgetMs: LOOK_UP_MS,
      clock,
      random,
      signal,
      log() {},
    });
}
