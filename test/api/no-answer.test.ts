import { expect, test } from "vitest";
import { describeNoAnswer } from "../../src/api/no-answer.js";

function coded(code: string, message = "words"): Error {
  return Object.assign(new Error(message), { code });
}

test.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"])(
  "%s says that nothing was sent",
  (code) => {
    expect(describeNoAnswer(coded(code), undefined)).toMatchObject({ unsent: true, permanent: false });
  },
);

test.each(["ECONNRESET", "EPIPE", "ETIMEDOUT", "UND_ERR_SOCKET", "HPE_INVALID_CONSTANT", ""])(
  "%s leaves open whether the service saw the request",
  (code) => {
    expect(describeNoAnswer(coded(code), undefined)).toMatchObject({ unsent: false, permanent: false });
  },
);

test.each([
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "is not trusted", "NODE_EXTRA_CA_CERTS"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "is not trusted", "NODE_EXTRA_CA_CERTS"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "is not trusted", "NODE_EXTRA_CA_CERTS"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "is not trusted", "NODE_EXTRA_CA_CERTS"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "is for another host", "api-url"],
  ["UND_ERR_PRX_TLS", "is for another host", "api-url"],
  ["CERT_HAS_EXPIRED", "is out of date", "clock"],
])("%s is told with its own way out, and not tried again", (code, words, hint) => {
  const why = describeNoAnswer(coded(code), undefined);
  expect(why).toMatchObject({ unsent: true, permanent: true });
  expect(why.reason).toBe(`the certificate ${words} (${code})`);
  expect(why.hint).toContain(hint);
});

test("of a host with several addresses the first failure is told", () => {
  const error = new AggregateError([coded("ECONNREFUSED", "connect ECONNREFUSED ::1:1"), coded("ETIMEDOUT")]);
  expect(describeNoAnswer(error, undefined)).toMatchObject({
    unsent: true,
    reason: "connect ECONNREFUSED ::1:1 (ECONNREFUSED)",
  });
});

test("a time limit that passed counts more than the error that it caused", () => {
  expect(describeNoAnswer(coded("ECONNREFUSED"), "30s")).toEqual({
    unsent: false,
    permanent: false,
    reason: "no complete answer within 30s",
  });
});
