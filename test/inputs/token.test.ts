import { describe, expect, test } from "vitest";
import { triggerWith } from "../support/trigger.js";
import { prepared } from "./prepared.js";

const KEY = "trunk_v2_0123456789abcdef";
const STATUS = { operation: "status", "pr-number": "7", "target-branch": "main" };

describe("the input token with a key of API v2", () => {
  test.each([
    { "api-url": "https://api.trunk.io/v1" },
    { "api-url": "https://gateway.example/trunk/v1/" },
    { "api-version": "v1" },
  ])("rejects the key when the inputs %j select API v1, and does not show the key", async (inputs) => {
    const problem = await prepared({ ...STATUS, ...inputs, token: KEY });

    expect(problem).toBe(
      `token: the token is a key of API v2 (prefix trunk_v2_), but ${Object.keys(inputs).join()} selects API v1. Do not set ${Object.keys(inputs).join()}, or use the "Organization API token (v1)" that the web application shows under Settings > Developer > API keys.`,
    );
    expect(problem).not.toContain("0123456789abcdef");
  });

  test("reports the token and other invalid inputs in the same message", async () => {
    expect(await prepared({ ...STATUS, "pr-number": "x", "api-version": "v1", token: KEY })).toMatch(
      /^- pr-number: must be .*\n- token: the token is a key of API v2/,
    );
  });

  test.each([{}, { "api-version": "v2" }, { "api-url": "http://127.0.0.1:4180/v2" }])(
    "accepts the inputs %j",
    async (inputs) => {
      expect(await prepared({ ...STATUS, ...inputs, token: KEY })).toBe("perform");
    },
  );
});

describe("the input token with a token of API v1", () => {
  test.each(["trunk_v1_abc", "my_trunk_v2_abc", "TRUNK_V2_abc"])("accepts the token %s", async (token) => {
    expect(await prepared({ ...STATUS, token })).toBe("perform");
  });

  test.each([{ "api-url": "https://api.trunk.io/v2" }, { "api-version": "v2" }])(
    "rejects the token when the inputs %j select API v2, and names the page where keys are made",
    async (inputs) => {
      expect(await prepared({ ...STATUS, ...inputs, token: "abc" })).toBe(
        `token: the token has no prefix trunk_v2_, so it is not a key of API v2, but ${Object.keys(inputs).join()} selects API v2. Make a key in the web application under Settings > Developer > API keys, or do not set ${Object.keys(inputs).join()}.`,
      );
    },
  );

  test("accepts a short-lived token when set-impacted-targets uploads to API v2", async () => {
    const inputs = { operation: "set-impacted-targets", "impacted-targets": "a", "head-sha": "1".repeat(40) };
    expect(await prepared({ ...STATUS, ...inputs, "api-version": "v2", token: "abc" })).toBe("perform");
  });
});

test("rejects the input api-url when its version differs from the input api-version", async () => {
  const inputs = { "api-version": "v1", "api-url": "https://api.trunk.io/v2", token: "abc" };
  expect(await prepared({ ...STATUS, ...inputs })).toBe(
    "api-version, api-url: api-version is v1, but api-url is an address of API v2. Change one of these two inputs, or set neither of them.",
  );
});

describe("a fork's run without a token", () => {
  const UPLOAD = { operation: "set-impacted-targets", "impacted-targets": "a", "head-sha": "1".repeat(40) };
  const FORK = triggerWith({ forkRunId: "1000", secrets: "not-to-forks" });

  test("set-impacted-targets needs no token when it uploads to API v1", async () => {
    expect(await prepared({ ...STATUS, ...UPLOAD, token: "" }, FORK)).toBe("perform");
  });

  test.each([{ "api-version": "v2" }, { "api-url": "https://api.trunk.io/v2" }])(
    "set-impacted-targets requires a token when the inputs %j select API v2",
    async (inputs) => {
      expect(await prepared({ ...STATUS, ...UPLOAD, ...inputs, token: "" }, FORK)).toBe(
        "token: a token is required. Only API v1 accepts the run number of a fork's run instead of a token. Remove api-version and api-url, or pass a token of the vendor's command line.",
      );
    },
  );
});

describe("the input org-slug", () => {
  const LIST = { operation: "list-quarantined-tests", repository: "local/playground" };

  test("requires a value with API v1", async () => {
    expect(await prepared(LIST)).toMatch(/^org-slug: a value is required with API v1\./);
  });

  test("accepts no value with API v2", async () => {
    expect(await prepared({ ...LIST, token: KEY })).toBe("perform");
  });
});
