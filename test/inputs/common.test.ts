import { describe, expect, test } from "vitest";
import { commonInputs } from "../../src/inputs/common.js";

describe("the input api-url", () => {
  const { parse } = commonInputs.apiUrl;

  test.each([
    "https://api.trunk.io/v1",
    "https://api.trunk.io/v1/",
    "https://proxy.example:8443/queue/v1",
    "https://gateway.example/trunk/v1//",
    "http://127.0.0.1:4010/v1",
    "http://127.8.9.10/v1",
    "http://localhost/v1",
    "http://[::1]:4010/v1",
  ])("accepts the address %s", (text) => {
    expect(parse(text)).toMatchObject({ ok: true, value: { href: new URL(text).href } });
  });

  test.each([
    "http://api.trunk.io/v1",
    "http://localhost.example/v1",
    "http://127.0.0.1.example/v1",
    "http://0.0.0.0/v1",
    "ftp://api.trunk.io/v1",
    "file:///etc/passwd",
    "api.trunk.io/v1",
    "https://name:word@api.trunk.io/v1",
    "https://name@api.trunk.io/v1",
    "https://api.trunk.io/v1?key=1",
    "https://api.trunk.io/v1#part",
    "https://",
  ])("rejects the address %s", (text) => {
    expect(parse(text)).toEqual({
      ok: false,
      allowed: expect.stringContaining("an https: address that ends with the API version"),
    });
  });
});

describe("the input api-url without a known API version", () => {
  const { parse } = commonInputs.apiUrl;

  test.each([
    ["https://api.trunk.io", "https://api.trunk.io/v1"],
    ["https://api.trunk.io/", "https://api.trunk.io/v1"],
    ["https://gateway.example/trunk", "https://gateway.example/trunk/v1"],
    ["https://gateway.example/trunk/", "https://gateway.example/trunk/v1"],
    ["https://api.trunk.io/v1/getQueue", "https://api.trunk.io/v1"],
    ["https://api.trunk.io/V1", "https://api.trunk.io/v1"],
    ["https://api.trunk.io/V2/merge-queues", "https://api.trunk.io/v2"],
    ["https://api.trunk.io/v1.0", "https://api.trunk.io/v1.0/v1"],
    ["http://127.0.0.1:4180", "http://127.0.0.1:4180/v1"],
  ])("rejects the address %s and suggests %s", (text, meant) => {
    expect(parse(text)).toMatchObject({ ok: false, meant });
  });

  test.each(["https://api.trunk.io/v3", "https://api.trunk.io/v0/", "http://127.0.0.1:4180/v12"])(
    "rejects the unknown version in %s",
    (text) => {
      const allowed = expect.stringMatching(/^an address of API version v1 or v2, such as /);
      expect(parse(text)).toEqual({ ok: false, allowed });
    },
  );
});

describe.each(["token", "githubToken"] as const)("the input %s", (name) => {
  const input = commonInputs[name];

  test("marks the value as a secret", () => expect(input.secret).toBe(true));

  test.each(["two words", "line\nbreak", "tab\tbed", "ümlaut", "null\u0000", "zero\u200bwidth"])(
    "allows only visible ASCII characters, and rejects %j",
    (text) => expect(input.parse(text).ok).toBe(false),
  );

  test("accepts a value that contains only visible ASCII characters", () => {
    expect(input.parse("aZ09-_.~+/=!")).toEqual({ ok: true, value: "aZ09-_.~+/=!" });
  });
});
