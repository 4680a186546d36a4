import { messageOf } from "../errors.js";

/** Codes of failures that happen before a byte of the request left: the service has not seen it. */
const UNSENT_CODES: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EHOSTDOWN",
  "ENETDOWN",
  "UND_ERR_CONNECT_TIMEOUT",
]);

export interface NoAnswer {
  /** The service cannot have seen the request. */
  readonly unsent: boolean;
  /** The same will happen every time (a certificate that is not trusted, a proxy that refuses). */
  readonly permanent: boolean;
  readonly reason: string;
  readonly hint?: string;
}

/** Sorts a thrown network failure by what it says of the request. */
export function describeNoAnswer(error: unknown, timedOutAfter: string | undefined): NoAnswer {
  if (timedOutAfter !== undefined) {
    return { unsent: false, permanent: false, reason: `no complete answer within ${timedOutAfter}` };
  }
  const [code, reason] = codeAndReason(error);
  if (isCertificateCode(code)) {
    return { unsent: true, permanent: true, ...certificateInWords(code) };
  }
  if (code === "UND_ERR_ABORTED" && reason.includes("Proxy response")) {
    return {
      unsent: true,
      permanent: true,
      reason,
      hint: "The proxy refused the connection. Check HTTPS_PROXY and NO_PROXY.",
    };
  }
  return {
    unsent: UNSENT_CODES.has(code),
    permanent: false,
    reason: code === "" ? reason : `${reason} (${code})`,
  };
}

function codeAndReason(error: unknown): [code: string, reason: string] {
  // A host with several addresses fails with one error that holds the others.
  const first: unknown = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
  const code = first instanceof Error && "code" in first && typeof first.code === "string" ? first.code : "";
  const reason = messageOf(first).replaceAll(`${code}: `, "");
  return [code, reason === "" ? "the connection failed" : reason];
}

function isCertificateCode(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS/.test(code) || code === NAME_BEHIND_PROXY;
}

/** What undici makes of ERR_TLS_CERT_ALTNAME_INVALID behind a proxy. */
const NAME_BEHIND_PROXY = "UND_ERR_PRX_TLS";

/** A root certificate helps against mistrust only. */
function certificateInWords(code: string): Pick<NoAnswer, "reason" | "hint"> {
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID" || code === NAME_BEHIND_PROXY) {
    return {
      reason: `the certificate is for another host (${code})`,
      hint: "Check that api-url is the service's own address.",
    };
  }
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
    return { reason: `the certificate is out of date (${code})`, hint: "Check the clock of the runner." };
  }
  return {
    reason: `the certificate is not trusted (${code})`,
    hint: "Behind a company proxy, set NODE_EXTRA_CA_CERTS to a file with its root certificate for this step.",
  };
}
