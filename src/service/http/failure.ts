import { messageOf } from "../../errors.js";
import { formatDuration } from "../../text/format.js";
import { isTransientStatus } from "./status.js";
import { describeTlsFailure } from "./tls-failure.js";

export class TimeOverError extends Error {
  readonly ms: number;

  constructor(ms: number) {
    super(`it took longer than ${ms} ms`);
    this.name = new.target.name;
    this.ms = ms;
  }
}

export type Stage = (typeof STAGES)[keyof typeof STAGES];

/** How far an attempt to connect has come. `peer`: who is to be reached and trusted; `step`: what is waited for. */
export const STAGES = {
  proxy: { peer: "proxy", proxied: true, step: "the connection to the proxy" },
  proxyTls: { peer: "proxy", proxied: true, step: "the TLS handshake with the proxy" },
  tunnel: { peer: "proxy", proxied: true, step: "the proxy's answer to CONNECT" },
  server: { peer: "server", proxied: false, step: "the connection" },
  serverTls: { peer: "server", proxied: false, step: "the TLS handshake" },
  tunnelledTls: { peer: "server", proxied: true, step: "the TLS handshake through the proxy" },
} as const;

/** There was no connection, so nothing of the request has left. */
export class NotConnectedError extends Error {
  readonly stage: Stage;

  constructor(cause: unknown, stage: Stage = STAGES.server) {
    const message =
      cause instanceof TimeOverError
        ? `no connection within ${formatDuration(cause.ms)}, waiting for ${stage.step}`
        : messageOf(cause);
    super(message, { cause });
    this.name = new.target.name;
    this.stage = stage;
  }
}

/** A proxy answered that it opens no way. */
export class ProxyRefusal extends Error {
  readonly status: number;

  constructor(status: number, authority: string) {
    super(`Proxy response (${status}) to CONNECT ${authority}`);
    this.name = new.target.name;
    this.status = status;
  }
}

export interface NetworkFailure {
  /** The server cannot have seen the request. */
  readonly unsent: boolean;
  /** The same will happen every time (a certificate that is not trusted, a proxy that refuses). */
  readonly permanent: boolean;
  readonly reason: string;
  readonly hint?: string;
}

/** Sorts what an exchange failed with by what it says of the request. */
export function describeFailure(error: unknown): NetworkFailure {
  if (error instanceof NotConnectedError) return { unsent: true, ...describeNoConnection(error) };
  return { unsent: false, permanent: false, ...describeBreak(error) };
}

/** By the network, and by undici where a server ends its side. */
const BROKEN_OFF: ReadonlySet<string> = new Set(["ECONNRESET", "UND_ERR_SOCKET"]);

function describeBreak(error: unknown): Pick<NetworkFailure, "reason" | "hint"> {
  if (error instanceof TimeOverError) return { reason: `no complete answer within ${formatDuration(error.ms)}` };
  const { code, reason } = codeAndReason(error);
  // With TLS 1.3 a server checks the client's certificate after the handshake.
  const tlsFailure = describeTlsFailure(code, reason, "server");
  if (tlsFailure !== undefined) return { reason: tlsFailure.reason, hint: tlsFailure.hint };
  const text = BROKEN_OFF.has(code) ? "the connection broke off before the answer was complete" : reason;
  return { reason: withCode(text, code) };
}

function describeNoConnection(error: NotConnectedError): Omit<NetworkFailure, "unsent"> {
  const { cause, stage, message } = error;
  if (cause instanceof ProxyRefusal) {
    return {
      // What says that it cannot now may do so later.
      permanent: !isTransientStatus(cause.status),
      reason: message,
      hint: "The proxy refused the connection. Check HTTPS_PROXY and NO_PROXY.",
    };
  }
  const { code, reason } = codeAndReason(cause);
  const tlsFailure = describeTlsFailure(code, reason, stage.peer);
  if (tlsFailure !== undefined) return tlsFailure;
  return {
    permanent: false,
    reason: cause instanceof TimeOverError ? message : withCode(reason, code),
    ...(stage.proxied && { hint: "The way leads through a proxy. Check HTTPS_PROXY and NO_PROXY." }),
  };
}

function withCode(reason: string, code: string): string {
  return code === "" ? reason : `${reason} (${code})`;
}

function codeAndReason(error: unknown): { readonly code: string; readonly reason: string } {
  // A host with several addresses fails with one error that holds the others.
  if (error instanceof AggregateError && error.errors.length > 0) return codeAndReason(error.errors[0]);
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  return { code, reason: messageOf(error).replaceAll(`${code}: `, "") || "the connection failed" };
}
