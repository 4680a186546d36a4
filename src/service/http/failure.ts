import { getErrorMessage } from "../../errors.js";
import { formatDuration } from "../../text/format.js";
import { isTransientStatus } from "./status.js";

export class TimeLimitError extends Error {
  readonly ms: number;

  constructor(ms: number) {
    super(`the request took longer than ${ms} ms`);
    this.name = new.target.name;
    this.ms = ms;
  }
}

export type ConnectionStage = (typeof CONNECTION_STAGES)[keyof typeof CONNECTION_STAGES];

/** Steps of opening a connection. `peer` is the server or the proxy that must answer. */
export const CONNECTION_STAGES = {
  proxy: { peer: "proxy", proxied: true, step: "the connection to the proxy" },
  proxyTls: { peer: "proxy", proxied: true, step: "the TLS handshake with the proxy" },
  tunnel: { peer: "proxy", proxied: true, step: "the proxy's answer to CONNECT" },
  server: { peer: "server", proxied: false, step: "the connection" },
  serverTls: { peer: "server", proxied: false, step: "the TLS handshake" },
  tunnelledTls: { peer: "server", proxied: true, step: "the TLS handshake through the proxy" },
} as const;

export class NotConnectedError extends Error {
  readonly stage: ConnectionStage;

  constructor(cause: unknown, stage: ConnectionStage = CONNECTION_STAGES.server) {
    const message =
      cause instanceof TimeLimitError
        ? `no connection within ${formatDuration(cause.ms)} (the last step was ${stage.step})`
        : getErrorMessage(cause);
    super(message, { cause });
    this.name = new.target.name;
    this.stage = stage;
  }
}

export class ProxyRefusalError extends Error {
  readonly status: number;

  constructor(status: number, authority: string) {
    super(`The proxy answered CONNECT ${authority} with status ${status}`);
    this.name = new.target.name;
    this.status = status;
  }
}

export interface NetworkFailure {
  /** True when the server certainly did not receive the request. */
  readonly unsent: boolean;
  /** True when every retry would fail too. */
  readonly permanent: boolean;
  readonly reason: string;
  readonly hint?: string;
}

export function describeNetworkFailure(error: unknown): NetworkFailure {
  if (error instanceof NotConnectedError) return { unsent: true, ...describeNoConnection(error) };
  return { unsent: false, permanent: false, ...describeBreak(error) };
}

/** Error codes of the operating system and of undici for a closed connection. */
const CLOSED_CODES: ReadonlySet<string> = new Set(["ECONNRESET", "UND_ERR_SOCKET"]);

function describeBreak(error: unknown): Pick<NetworkFailure, "reason" | "hint"> {
  if (error instanceof TimeLimitError) return { reason: `no complete answer within ${formatDuration(error.ms)}` };
  const { code, reason } = codeAndReason(error);
  const tlsFailure = describeTlsFailure(code, reason, "server");
  if (tlsFailure !== undefined) return { reason: tlsFailure.reason, hint: tlsFailure.hint };
  const text = CLOSED_CODES.has(code) ? "the connection was closed before the answer was complete" : reason;
  return { reason: withCode(text, code) };
}

function describeNoConnection(error: NotConnectedError): Omit<NetworkFailure, "unsent"> {
  const { cause, stage, message } = error;
  if (cause instanceof ProxyRefusalError) {
    return {
      // A busy proxy may accept a later connection.
      permanent: !isTransientStatus(cause.status),
      reason: message,
      hint: "The proxy rejected the connection. Check HTTPS_PROXY and NO_PROXY.",
    };
  }
  const { code, reason } = codeAndReason(cause);
  const tlsFailure = describeTlsFailure(code, reason, stage.peer);
  if (tlsFailure !== undefined) return tlsFailure;
  return {
    permanent: false,
    reason: cause instanceof TimeLimitError ? message : withCode(reason, code),
    ...(stage.proxied && { hint: "The connection uses a proxy. Check HTTPS_PROXY and NO_PROXY." }),
  };
}

function withCode(reason: string, code: string): string {
  return code === "" ? reason : `${reason} (${code})`;
}

function codeAndReason(error: unknown): { readonly code: string; readonly reason: string } {
  // A host with several addresses causes one error per address. The first error represents all.
  if (error instanceof AggregateError && error.errors.length > 0) return codeAndReason(error.errors[0]);
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  return { code, reason: getErrorMessage(error).replaceAll(`${code}: `, "") || "the connection failed" };
}

interface TlsFailure {
  readonly permanent: boolean;
  readonly reason: string;
  readonly hint: string;
}

type Peer = "server" | "proxy";

/** Describes a failure of TLS without the text of OpenSSL; undefined for other errors. */
function describeTlsFailure(code: string, text: string, peer: Peer): TlsFailure | undefined {
  // This check comes first, because the code of a TLS alert may also contain CERT.
  if (code.startsWith("ERR_SSL_") || text.includes("SSL routines")) return describeHandshake(code, text, peer);
  if (/CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$/.test(code)) {
    return { permanent: true, ...describeCertificate(code, peer) };
  }
  return undefined;
}

interface HandshakeFailure {
  readonly words: RegExp;
  readonly problem: (peer: Peer) => string;
  readonly hint: (address: string) => string;
}

const HANDSHAKE_FAILURES: readonly HandshakeFailure[] = [
  {
    words: /WRONG_VERSION_NUMBER|(PACKET|DATA)_LENGTH_TOO_LONG|HTTPS?_(PROXY_)?REQUEST/,
    problem: (peer) => `the ${peer} answered without TLS`,
    hint: (address) => `Check the scheme and the port of ${address}. An https: address requires a port with TLS.`,
  },
  {
    words: /PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|VERSION_TOO_LOW|NO_PROTOCOLS_AVAILABLE/,
    problem: (peer) => `the ${peer} supports no TLS version that this program accepts`,
    hint: (address) => `Enable TLS 1.2 or later at ${address}.`,
  },
  {
    words: /CERTIFICATE|UNKNOWN_CA/,
    problem: (peer) => `the ${peer} requires a client certificate, but this program has no client certificate`,
    hint: (address) => `Configure the server at ${address} to accept requests without a client certificate.`,
  },
  {
    words: /UNRECOGNIZED_NAME/,
    problem: (peer) => `the ${peer} has no certificate for this host name`,
    hint: (address) => `Check the host name in ${address}.`,
  },
];

function describeHandshake(code: string, text: string, peer: Peer): TlsFailure {
  const words = `${code} ${text}`.toUpperCase().replaceAll(" ", "_");
  const known = HANDSHAKE_FAILURES.find((failure) => failure.words.test(words));
  const problem = known?.problem(peer) ?? `the ${peer} rejected the TLS handshake`;
  const address = peer === "proxy" ? "HTTPS_PROXY" : "api-url";
  return {
    // A server that is starting may cause the same error, so a retry may succeed.
    permanent: false,
    reason: `${problem} (${code})`,
    hint: known?.hint(address) ?? `Check the TLS settings of the ${peer} at ${address}.`,
  };
}

function describeCertificate(code: string, peer: Peer): Omit<TlsFailure, "permanent"> {
  const subject = peer === "proxy" ? "the proxy's certificate" : "the certificate";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    const address =
      peer === "proxy" ? "HTTPS_PROXY is the address of the proxy" : "api-url is the address of the service";
    return { reason: `${subject} is for a different host (${code})`, hint: `Check that ${address}.` };
  }
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
    return { reason: `${subject} is out of date (${code})`, hint: "Check the clock of the runner." };
  }
  return {
    reason: `${subject} is not trusted (${code})`,
    hint: "If the runner is behind a company proxy, set NODE_EXTRA_CA_CERTS for this step to a file with the root certificate of the proxy.",
  };
}
