interface TlsFailure {
  readonly permanent: boolean;
  readonly reason: string;
  readonly hint: string;
}

type Peer = "server" | "proxy";

/** Describes a failure of TLS by the code of its error; undefined for any other error. OpenSSL's text stays out. */
export function describeTlsFailure(code: string, text: string, peer: Peer): TlsFailure | undefined {
  // The code of an alert about certificates also holds the word.
  if (code.startsWith("ERR_SSL_") || text.includes("SSL routines")) return describeHandshake(code, text, peer);
  if (/CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$/.test(code)) {
    return { permanent: true, ...describeCertificate(code, peer) };
  }
  return undefined;
}

interface HandshakeFailure {
  readonly words: RegExp;
  readonly problem: string;
  /** The next step, by the variable or the input that holds the address of the peer. */
  readonly hint: (address: string) => string;
}

/** By OpenSSL's words, as they are in the code and in the text. */
const HANDSHAKE_FAILURES: readonly HandshakeFailure[] = [
  {
    words: /WRONG_VERSION_NUMBER|(PACKET|DATA)_LENGTH_TOO_LONG|HTTPS?_(PROXY_)?REQUEST/,
    problem: "answered without TLS",
    hint: (address) => `Check the scheme and the port of ${address}: https: needs a port that speaks TLS.`,
  },
  {
    words: /PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|VERSION_TOO_LOW|NO_PROTOCOLS_AVAILABLE/,
    problem: "supports no version of TLS that is allowed here",
    hint: (address) => `Enable TLS 1.2 or later at ${address}.`,
  },
  {
    words: /CERTIFICATE|UNKNOWN_CA/,
    problem: "requires a client certificate, and this program sends none",
    hint: (address) => `Allow requests without a client certificate at ${address}.`,
  },
  {
    words: /UNRECOGNIZED_NAME/,
    problem: "has no certificate for this host name",
    hint: (address) => `Check the host name in ${address}.`,
  },
];

function describeHandshake(code: string, text: string, peer: Peer): TlsFailure {
  const words = `${code} ${text}`.toUpperCase().replaceAll(" ", "_");
  const known = HANDSHAKE_FAILURES.find((failure) => failure.words.test(words));
  const problem = known?.problem ?? "refused the TLS handshake";
  const address = peer === "proxy" ? "HTTPS_PROXY" : "api-url";
  return {
    // A server that starts may answer like this for a moment.
    permanent: false,
    reason: `the ${peer} ${problem} (${code})`,
    hint: known?.hint(address) ?? `Check the TLS settings of the ${peer} at ${address}.`,
  };
}

/** A root certificate helps against mistrust only. */
function describeCertificate(code: string, peer: Peer): Omit<TlsFailure, "permanent"> {
  const whose = peer === "proxy" ? "the proxy's certificate" : "the certificate";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    const address =
      peer === "proxy" ? "HTTPS_PROXY is the proxy's own address" : "api-url is the service's own address";
    return { reason: `${whose} is for another host (${code})`, hint: `Check that ${address}.` };
  }
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
    return { reason: `${whose} is out of date (${code})`, hint: "Check the clock of the runner." };
  }
  return {
    reason: `${whose} is not trusted (${code})`,
    hint: "Behind a company proxy, set NODE_EXTRA_CA_CERTS to a file with its root certificate for this step.",
  };
}
