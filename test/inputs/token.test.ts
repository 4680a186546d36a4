import { describe, expect, test } from "vitest";
import { prepared } from "./prepared.js";

const KEY = "trunk_v2_0123456789abcdef";
const STATUS = { operation: "status", "pr-number": "7", "target-branch": "main" };

describe("token with a key of the newer API", () => {
  test.each(["https://api.trunk.io/v1", "https://gateway.example/trunk/v1/", "http://127.0.0.1:4180/v1"])(
    "fails at %s without showing the key",
    async (url) => {
      const problem = await prepared({ ...STATUS, "api-url": url, token: KEY });

      expect(problem).toBe(
        'token: is a key of the newer API (prefix trunk_v2_) and does not work with v1. Use the "Organization API token (v1)". The web application shows it under Settings, Developer, API keys.',
      );
      expect(problem).not.toContain("0123456789abcdef");
    },
  );

  test("reports all other problems too", async () => {
    expect(await prepared({ ...STATUS, "pr-number": "x", token: KEY })).toMatch(
      /^- pr-number: must be .*\n- token: is a key of the newer API/,
    );
  });

  test("succeeds when the operation needs no token", async () => {
    const inputs = { producer: "paths", "target-paths": "a: a/**", "base-sha": "1".repeat(40) };

    expect(await prepared({ operation: "compute-impacted-targets", ...inputs, token: KEY })).toBe("perform");
  });
});

test.each(["trunk_v1_abc", "my_trunk_v2_abc", "TRUNK_V2_abc"])("accepts the token %s", async (token) => {
  expect(await prepared({ ...STATUS, token })).toBe("perform");
});
