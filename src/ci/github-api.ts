import { getOctokit } from "@actions/github";
import { ask } from "../api/attempts.js";
import { isSuccess, openConnection } from "../api/connection.js";
import { isLoopback } from "../api/loopback.js";
import type { Clock } from "../clock.js";
import { type Environment, textIn } from "../environment.js";
import { InputError } from "../errors.js";
import { userAgent } from "../version.js";
import { NoAnswerError, StatusError } from "./host-error.js";

/** Leaves time for another attempt where the first one meets silence. */
const CONNECT_MS = 2500;
/** Where the runner names no other. */
const API_URL = "https://api.github.com";

export interface GitHubOptions {
  readonly token: string;
  readonly environment: Environment;
  /** Longest time for one request with all its attempts, in milliseconds. */
  readonly budgetMs: number;
  readonly clock: Clock;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  /** Ends everything that is open or under way. */
  readonly over: AbortSignal;
}

/** A request to the GitHub API by its route, as GitHub documents it. */
export type GitHubRequest = (
  route: string,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<{ readonly data: unknown }>;

/** The client of the GitHub API, over the same HTTP as to the service and with the same rules for asking again. */
export function connectToGitHub(options: GitHubOptions): GitHubRequest {
  const { token, environment, budgetMs, clock, random, over } = options;
  const baseUrl = (textIn(environment, "GITHUB_API_URL") ?? API_URL).replace(/\/+$/, "");
  const url = addressOf(baseUrl);
  const connection = openConnection({ url, environment, connectTimeoutMs: CONNECT_MS, over });

  /** What the client needs of `fetch`. A redirect is an error: the token goes to the configured address only. */
  async function fetch(address: string, { headers, signal }: FetchOptions): Promise<FetchReply> {
    const end = await ask({
      connection,
      request: {
        method: "GET",
        url: new URL(address),
        headers: { ...headers, "accept-encoding": "identity" },
        body: undefined,
        statusSuffices: false,
      },
      repeat: "always",
      attemptMs: budgetMs,
      budgetMs,
      clock,
      random,
      signal,
      log() {},
    });
    if (end.kind === "no-answer") throw new NoAnswerError(end.why);
    const { status, body } = end.answer;
    if (!isSuccess(end.answer)) throw new StatusError(status);
    const contentType = end.answer.header("content-type") ?? "application/json";
    return {
      status,
      url: address,
      headers: new Map([["content-type", contentType]]),
      text: async () => body,
    };
  }

  return getOctokit(token, {
    baseUrl,
    userAgent,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    request: { fetch },
  }).request;
}

/** The token goes over TLS only, or stays on this machine. */
function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url))) return url;
  throw new InputError(["the variable GITHUB_API_URL is not an address with https"]);
}

interface FetchOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

interface FetchReply {
  readonly status: number;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  text(): Promise<string>;
}
