import { describe, expect, test } from "vitest";
import {
  CONNECTION_STAGES,
  describeNetworkFailure,
  NotConnectedError,
  ProxyRefusalError,
  TimeLimitError,
} from "../../../src/service/http/failure.js";

function coded(code: string, message = "text"): Error {
  return Object.assign(new Error(message), { code });
}

function beforeConnecting(cause: unknown, stage: keyof typeof CONNECTION_STAGES = "server") {
  return describeNetworkFailure(new NotConnectedError(cause, CONNECTION_STAGES[stage]));
}

describe("describeNetworkFailure before the connection", () => {
  const refused = coded("ECONNREFUSED", "connect ECONNREFUSED ::1:1");
  const late = coded("ETIMEDOUT", "connect ETIMEDOUT 192.0.2.1:443");
  test.each<[string, unknown, string]>([
    ["a rejected connection", refused, "connect ECONNREFUSED ::1:1 (ECONNREFUSED)"],
    ["an unknown name", coded("ENOTFOUND", "getaddrinfo ENOTFOUND x"), "getaddrinfo ENOTFOUND x (ENOTFOUND)"],
    [
      "several addresses with a timeout of the first",
      new AggregateError([late, refused]),
      "connect ETIMEDOUT 192.0.2.1:443 (ETIMEDOUT)",
    ],
    [
      "several addresses with a timeout of the last",
      new AggregateError([refused, late]),
      "connect ECONNREFUSED ::1:1 (ECONNREFUSED)",
    ],
    [
      "nested errors",
      new AggregateError([new AggregateError([late]), refused]),
      "connect ETIMEDOUT 192.0.2.1:443 (ETIMEDOUT)",
    ],
    [
      "a reset during the TLS handshake",
      coded("ECONNRESET", "Client network socket disconnected"),
      "Client network socket disconnected (ECONNRESET)",
    ],
    ["an error without a code", new Error("the connection was closed"), "the connection was closed"],
    ["an error without text", new AggregateError([]), "the connection failed"],
    ["a timeout", new TimeLimitError(10_000), "no connection within 10s (the last step was the connection)"],
  ])("describeNetworkFailure reports that the request was not sent for %s", (_what, cause, reason) => {
    expect(beforeConnecting(cause)).toEqual({ unsent: true, permanent: false, reason });
  });

  test.each([
    ["proxy", "the connection to the proxy"],
    ["proxyTls", "the TLS handshake with the proxy"],
    ["tunnel", "the proxy's answer to CONNECT"],
    ["tunnelledTls", "the TLS handshake through the proxy"],
  ] as const)("advises to check the proxy variables at the stage %s", (stage, step) => {
    expect(beforeConnecting(new TimeLimitError(500), stage)).toEqual({
      unsent: true,
      permanent: false,
      reason: `no connection within 0.5s (the last step was ${step})`,
      hint: "The connection uses a proxy. Check HTTPS_PROXY and NO_PROXY.",
    });
  });
});

describe("describeNetworkFailure after the connection", () => {
  test.each<[string, unknown, string]>([
    ["a broken pipe", coded("EPIPE", "write EPIPE"), "write EPIPE (EPIPE)"],
    ["a read timeout", coded("ETIMEDOUT", "read ETIMEDOUT"), "read ETIMEDOUT (ETIMEDOUT)"],
    [
      "a reply that is no HTTP",
      coded("HPE_INVALID_CONSTANT", "Parse Error: Expected HTTP/"),
      "Parse Error: Expected HTTP/ (HPE_INVALID_CONSTANT)",
    ],
    [
      "a reset",
      coded("ECONNRESET", "aborted"),
      "the connection was closed before the answer was complete (ECONNRESET)",
    ],
    ["a timeout", new TimeLimitError(30_000), "no complete answer within 30s"],
  ])("describeNetworkFailure reports for %s that the request may have been sent", (_what, error, reason) => {
    expect(describeNetworkFailure(error)).toEqual({ unsent: false, permanent: false, reason });
  });
});

test.each([
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "is not trusted", "NODE_EXTRA_CA_CERTS"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "is not trusted", "NODE_EXTRA_CA_CERTS"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "is not trusted", "NODE_EXTRA_CA_CERTS"],
  ["INVALID_CA", "is not trusted", "NODE_EXTRA_CA_CERTS"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "is not trusted", "NODE_EXTRA_CA_CERTS"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "is for a different host", "api-url"],
  ["CERT_HAS_EXPIRED", "is out of date", "clock"],
])("describeNetworkFailure returns advice and forbids a retry for the certificate error %s", (code, words, hint) => {
  const why = beforeConnecting(coded(code));
  expect(why).toMatchObject({ unsent: true, permanent: true });
  expect(why.reason).toBe(`the certificate ${words} (${code})`);
  expect(why.hint).toContain(hint);
  expect(beforeConnecting(coded(code), "proxyTls").reason).toBe(`the proxy's certificate ${words} (${code})`);
});

const OPENSSL =
  "407D63A6:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:../deps/tls.c:77:";

describe("describeNetworkFailure of a TLS handshake", () => {
  test.each([
    ["ERR_SSL_WRONG_VERSION_NUMBER", "answered without TLS", "Check the scheme and the port of"],
    ["ERR_SSL_PACKET_LENGTH_TOO_LONG", "answered without TLS", "Check the scheme and the port of"],
    ["ERR_SSL_HTTP_REQUEST", "answered without TLS", "Check the scheme and the port of"],
    ["ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", "supports no TLS version that this program accepts", "TLS 1.2"],
    ["ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED", "requires a client certificate", "without a client certificate"],
    ["ERR_SSL_TLSV1_UNRECOGNIZED_NAME", "has no certificate for this host name", "host name"],
    ["ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE", "rejected the TLS handshake", "TLS settings"],
  ])("names the failed peer and the next step for %s", (code, problem, step) => {
    const words = `407D63A6:error:SSL routines:ssl3_read_bytes:alert:../deps/openssl/rec.c:918:`;
    for (const [stage, peer, address] of [
      ["tunnelledTls", "server", "api-url"],
      ["proxyTls", "proxy", "HTTPS_PROXY"],
    ] as const) {
      const why = beforeConnecting(coded(code, words), stage);
      expect(why).toMatchObject({ unsent: true, permanent: false });
      expect(why.reason).toContain(`the ${peer} ${problem}`);
      expect(why.hint).toContain(step);
      expect(why.hint).toContain(address);
      expect(`${why.reason} ${why.hint}`).not.toMatch(/routines|deps/);
    }
  });

  test("reads the text of the error when its code is only EPROTO", () => {
    expect(beforeConnecting(coded("EPROTO", `write EPROTO ${OPENSSL}`), "serverTls").reason).toBe(
      "the server answered without TLS (EPROTO)",
    );
  });

  test("reports that the request may have been sent when the error comes after the handshake", () => {
    expect(describeNetworkFailure(coded("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED"))).toMatchObject({
      unsent: false,
      permanent: false,
      hint: "Configure the server at api-url to accept requests without a client certificate.",
    });
  });
});

test.each([
  [403, true],
  [407, true],
  [404, true],
  [429, false],
  [502, false],
  [503, false],
])("describeNetworkFailure returns permanent: $1 when a proxy answers with status $0", (status, permanent) => {
  expect(beforeConnecting(new ProxyRefusalError(status, "queue.example.test:443"), "tunnel")).toEqual({
    unsent: true,
    permanent,
    reason: `The proxy answered CONNECT queue.example.test:443 with status ${status}`,
    hint: "The proxy rejected the connection. Check HTTPS_PROXY and NO_PROXY.",
  });
});
