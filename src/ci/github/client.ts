import { type Clock, systemClock } from "../../clock.js";
import { InputError } from "../../errors.js";
import type { Answer, Exchange } from "../../service/http/connection.js";
import { isLoopback } from "../../service/http/proxy.js";
import { isSuccess } from "../../service/http/status.js";
import { type Environment, textIn } from "../../text/environment.js";
import { userAgent } from "../../text/version.js";
import { NoReplyError } from "../host.js";

/** An answer, and the pause that it asks for. */
interface Answered {
  readonly answer: Answer;
  readonly retryAfterMs: number | undefined;
}

/** Longest time for one look-up with all its attempts and pages, in milliseconds. */
export const LOOK_UP_MS = 5000;
/** So many items GitHub gives in one answer. */
export const PAGE = 100;
/** Where the runner names no other. */
const API_URL = "https://api.github.com";
/** GitHub asks for a pause of a minute where it limits requests and names no time. */
const LIMIT_MS = 60_000;

export interface ClientOptions {
  readonly token: string;
  /** The process environment, for the address of the API and for proxy variables. */
  readonly environment: Environment;
  /** Ends every request. */
  readonly signal: AbortSignal;
  readonly lookUpMs?: number;
  readonly clock?: Clock;
  /** Uniform in [0, 1). */
  readonly random?: () => number;
}

/** A request to the GitHub API by its route, as GitHub documents it. */
export type GitHubRequest = (route: string, parameters: object) => Promise<{ readonly data: unknown }>;

/** What the client needs of `fetch`. */
interface Init {
  readonly method: Exchange["method"];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

/**
 * The client of the GitHub API, over the same HTTP as to the service. Look-ups have the same rules for asking again;
 * a write is sent once. It is loaded with the first request.
 */
export function createGitHubClient(options: ClientOptions): GitHubRequest {
  let connected: Promise<GitHubRequest> | undefined;
  return async (route, parameters) => {
    connected ??= connect(options);
    return (await connected)(route, parameters);
  };
}

async function connect(options: ClientOptions): Promise<GitHubRequest> {
  const { token, environment, lookUpMs = LOOK_UP_MS, clock = systemClock, random = Math.random } = options;
  const [{ getOctokit }, { ask }, { presentIn }, { openConnection }] = await Promise.all([
    import("@actions/github"),
    import("../../service/retry.js"),
    import("../../service/present.js"),
    import("../../service/http/connection.js"),
  ]);
  const baseUrl = (textIn(environment, "GITHUB_API_URL") ?? API_URL).replace(/\/+$/, "");
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  // The token goes over TLS only, or stays on this machine.
  if (url?.protocol !== "https:" && !(url?.protocol === "http:" && isLoopback(url)))
    throw new InputError(["the variable GITHUB_API_URL is not an address with https"]);
  // Leaves time for another attempt where the first one meets silence.
  const connection = openConnection({ url, environment, connectTimeoutMs: lookUpMs / 2, over: options.signal });

  /** A redirect is an error: the token goes to the configured address only. */
  async function fetch(address: string, { method, headers, body, signal }: Init) {
    const end = await ask({
      connection,
      request: {
        method,
        url: new URL(address),
        headers: { ...headers, "accept-encoding": "identity" },
        body: body === undefined ? undefined : Buffer.from(body),
        statusSuffices: false,
      },
      repeat: method === "GET" ? "always" : "never",
      attemptMs: lookUpMs,
      budgetMs: lookUpMs,
      clock,
      random,
      signal,
      log() {},
    });
    if (end.kind === "no-answer") throw new NoReplyError(end.why.reason, end.why);
    const { status, body: text, header } = end.answer;
    if (!isSuccess(end.answer)) throw new NoReplyError(`status ${status}`, { status, limitedMs: limitOf(end) });
    const contentType = header("content-type") ?? "application/json";
    return { status, url: address, headers: new Map([["content-type", contentType]]), text: async () => text };
  }

  /**
   * How long GitHub wants no more requests, of which it says so in several ways
   * (docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api); undefined where it says something else.
   */
  function limitOf({ answer, retryAfterMs }: Answered): number | undefined {
    const { status, header, body } = answer;
    if (status !== 403 && status !== 429) return undefined;
    if (retryAfterMs !== undefined) return retryAfterMs;
    const reset = header("x-ratelimit-reset") ?? "";
    if (header("x-ratelimit-remaining") === "0" && /^\d{1,12}$/.test(reset))
      return Math.max(0, Number(reset) * 1000 - (presentIn(answer) ?? clock.now()));
    return status === 429 || /rate limit/i.test(body) ? LIMIT_MS : undefined;
  }

  return getOctokit(token, {
    baseUrl,
    userAgent,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    request: { fetch },
  }).request;
}
