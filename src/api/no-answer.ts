import { formatDuration } from "../duration.js";
import { messageOf } from "../errors.js";
import { NotConnectedError, ProxyRefusal } from "./connect.js";
import { isTransientStatus } from "./retry.js";
import { TimeOverError } from "./within-time.js";

export interface NoAnswer {
  /** The server cannot have seen the request. */
  readonly unsent: boolean;
  /** The same will happen every time (a certificate that is not trusted, a proxy that refuses). */
  readonly permanent: boolean;
  readonly reason: string;
  readonly hint?: string;
}

/** Sorts what an exchange failed with by what it says of the request. */
export function describeNoAnswer(error: unknown): NoAnswer {
  if (error instanceof NotConnectedError) return { unsent: true, ...describeNoConnection(error) };
  return { unsent: false, permanent: false, reason: describeBreak(error) };
}

/** By the network, and by undici where a server ends its side. */
const BROKEN_OFF: ReadonlySet<string> = new Set(["ECONNRESET", "UND_ERR_SOCKET"]);

function describeBreak(error: unknown): string {
  if (error instanceof TimeOverError) return `no complete answer within ${formatDuration(error.ms)}`;
  const [code, reason] = codeAndReason(error);
  const words = BROKEN_OFF.has(code) ? "the connection broke off before the answer was complete" : reason;
  return withCode(words, code);
}

function describeNoConnection(error: NotConnectedError): Omit<NoAnswer, "unsent"> {
  const { cause, peer, proxied, message } = error;
  if (cause instanceof ProxyRefusal) {
    return {
      // What says that it cannot now may do so later.
      permanent: !isTransientStatus(cause.status),
      reason: message,
      hint: "The proxy refused the connection. Check HTTPS_PROXY and NO_PROXY.",
    };
  }
  const [code, reason] = codeAndReason(cause);
  if (isCertificateCode(code)) return { permanent: true, ...certificateInWords(code, peer) };
  const words = cause instanceof TimeOverError ? message : withCode(reason, code);
  return {
    permanent: false,
    reason: words,
    ...(proxied && { hint: "The way leads through a proxy. Check HTTPS_PROXY and NO_PROXY." }),
  };
}

function withCode(reason: string, code: string): string {
  return code === "" ? reason : `${reason} (${code})`;
}

function codeAndReason(error: unknown): [code: string, reason: string] {
  // A host with several addresses fails with one error that holds the others.
  if (error instanceof AggregateError && error.errors.length > 0) return codeAndReason(error.errors[0]);
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  const reason = messageOf(error).replaceAll(`${code}: `, "");
  return [code, reason === "" ? "the connection failed" : reason];
}

function isCertificateCode(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS/.test(code);
}

/** A root certificate helps against mistrust only. */
function certificateInWords(
  code: string,
  peer: NotConnectedError["peer"],
): Pick<NoAnswer, "reason" | "hint"> {
  const whose = peer === "proxy" ? "the proxy's certificate" : "the certificate";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return {
      reason: `${whose} is for another host (${code})`,
      hint:
        peer === "proxy"
          ? "Check that HTTPS_PROXY is the proxy's own address."
          : "Check that api-url is the service's own address.",
    };
  }
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
    return { reason: `${whose} is out of date (${code})`, hint: "Check the clock of the runner." };
  }
  return {
    reason: `${whose} is not trusted (${code})`,
    hint: "Behind a company proxy, set NODE_EXTRA_CA_CERTS to a file with its root certificate for this step.",
  };
}
