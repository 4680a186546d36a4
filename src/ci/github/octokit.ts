/**
 * This file creates GitHub's client with the HTTP connection of `service/http`. The library of the client is large, so
 * this file loads only when needed.
 */
import { getOctokit } from "@actions/github";
import { type Clock, systemClock } from "../../clock.js";
import { InputError } from "../../errors.js";
import {
  type Connection,
  type HttpReply,
  type HttpRequestOptions,
  openConnection,
} from "../../service/http/connection.js";
import { isLoopback } from "../../service/http/proxy.js";
import { isSuccessfulReply } from "../../service/http/status.js";
import { parseServerTime } from "../../service/present.js";
import { sendRequestWithRetries } from "../../service/retry.js";
import { type ProcessEnvironment, readEnvironmentVariable } from "../../text/environment.js";
import { userAgent } from "../../text/version.js";
import { NoReplyError } from "../host.js";

const API_URL = "https://api.github.com";
/** Milliseconds to wait if the reply about a rate limit does not contain a time. GitHub recommends this value. */
const LIMIT_MS = 60_000;

export interface OctokitOptions {
  readonly token: string;
  readonly environment: ProcessEnvironment;
  readonly signal: AbortSignal;
  /** Maximum milliseconds of a look-up, with all its retries and pages. */
  readonly lookUpMs: number;
  readonly clock?: Clock;
  readonly random?: () => number;
  /** Receives the state of the rate limit after each successful request. */
  readonly onQuota?: (quota: Quota) => void;
}

interface Quota {
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until the whole limit is available again. */
  readonly resetMs: number;
}

export type GitHubRequestSender = (route: string, parameters: object) => Promise<{ readonly data: unknown }>;

interface Init {
  readonly method: HttpRequestOptions["method"];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

/** Creates a function that sends requests. @throws InputError if GITHUB_API_URL is not an https address */
export function openOctokit(options: OctokitOptions): GitHubRequestSender {
  const { token, environment, lookUpMs, signal } = options;
  const baseUrl = (readEnvironmentVariable(environment, "GITHUB_API_URL") ?? API_URL).replace(/\/+$/, "");
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  // Requests contain the token, so they require TLS, except to this machine.
  if (url?.protocol !== "https:" && !(url?.protocol === "http:" && isLoopback(url)))
    throw new InputError(["the variable GITHUB_API_URL is not an https address"]);
  // Opening a connection may take half of the time limit, so that the client can retry once.
  const connection = openConnection({ url, environment, connectTimeoutMs: lookUpMs / 2, over: signal });
  const fetch = (address: string, init: Init) => send(connection, options, address, init);
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  return getOctokit(token, { baseUrl, userAgent, log, request: { fetch } }).request;
}

/**
 * Sends a request. Retries only look-ups; GraphQL queries are look-ups too. Rejects a redirect, because the other
 * address would receive the token.
 */
async function send(connection: Connection, options: OctokitOptions, address: string, init: Init) {
  const { lookUpMs, clock = systemClock, random = Math.random } = options;
  const { method, headers, body, signal } = init;
  const end = await sendRequestWithRetries({
    connection,
    request: {
      method,
      url: new URL(address),
      headers: { ...headers, "accept-encoding": "identity" },
      body: body === undefined ? undefined : Buffer.from(body),
      statusSuffices: false,
    },
    repeat: method === "GET" || address.endsWith("/graphql") ? "always" : "never",
    attemptMs: lookUpMs,
    budgetMs: lookUpMs,
    clock,
    random,
    signal,
    log() {},
  });
  if (end.kind === "no-answer") throw new NoReplyError(end.why.reason, end.why);
  const { answer, retryAfterMs } = end;
  const { status, body: text, header } = answer;
  if (!isSuccessfulReply(answer)) {
    throw new NoReplyError(`status ${status}`, { status, limitedMs: limitOf(answer, retryAfterMs, clock) });
  }
  const [limit = 0, remaining = 0] = ["limit", "remaining"].map((name) => Number(header(`x-ratelimit-${name}`) ?? 0));
  if (limit > 0) options.onQuota?.({ limit, remaining, resetMs: readResetMs(answer, clock) });
  const contentType = header("content-type") ?? "application/json";
  return { status, url: address, headers: new Map([["content-type", contentType]]), text: async () => text };
}

/**
 * Returns milliseconds until the end of a rate limit
 * (docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api).
 */
function limitOf(answer: HttpReply, retryAfterMs: number | undefined, clock: Clock): number | undefined {
  const { status, header, body } = answer;
  if (status !== 403 && status !== 429) return undefined;
  if (retryAfterMs !== undefined) return retryAfterMs;
  if (header("x-ratelimit-remaining") === "0" && header("x-ratelimit-reset") !== undefined)
    return readResetMs(answer, clock);
  return status === 429 || /rate limit/i.test(body) ? LIMIT_MS : undefined;
}

function readResetMs(answer: HttpReply, clock: Clock): number {
  const reset = answer.header("x-ratelimit-reset") ?? "";
  if (!/^\d{1,12}$/.test(reset)) return LIMIT_MS;
  return Math.max(0, Number(reset) * 1000 - (parseServerTime(answer) ?? clock.now()));
}
