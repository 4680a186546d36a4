import { describe, expect, test } from "vitest";
import { chooseApi, findApiVersion } from "../../src/service/api-version.js";

const KEY = "trunk_v2_abc";
const V1 = new URL("https://api.trunk.io/v1");
const V2 = new URL("https://api.trunk.io/v2");
const GATEWAY = new URL("https://gateway.example/trunk");

type Choice = Parameters<typeof chooseApi>[0];

function choose(choice: Partial<Choice>) {
  return chooseApi({ version: "auto", address: undefined, token: undefined, acceptsUploadToken: false, ...choice });
}

describe("chooseApi", () => {
  test.each<[string, Partial<Choice>, version: string, address: URL, credentials: object]>([
    ["no input", {}, "v1", V1, {}],
    ["a token", { token: "abc" }, "v1", V1, { "x-api-token": "abc" }],
    ["a key", { token: KEY }, "v2", V2, { authorization: `Bearer ${KEY}` }],
    [
      "a key and an address without a version",
      { token: KEY, address: GATEWAY },
      "v2",
      GATEWAY,
      { authorization: `Bearer ${KEY}` },
    ],
    [
      "a token and an address without a version",
      { token: "abc", address: GATEWAY },
      "v1",
      GATEWAY,
      { "x-api-token": "abc" },
    ],
    ["a version without a token", { version: "v2" }, "v2", V2, {}],
    ["an address without a token", { address: V2 }, "v2", V2, {}],
    [
      "a version, a key and an address without a version",
      { version: "v2", token: KEY, address: GATEWAY },
      "v2",
      GATEWAY,
      { authorization: `Bearer ${KEY}` },
    ],
    [
      "the first version and its address",
      { version: "v1", token: "abc", address: V1 },
      "v1",
      V1,
      { "x-api-token": "abc" },
    ],
    [
      "a short-lived token where it is accepted",
      { version: "v2", token: "abc", acceptsUploadToken: true },
      "v2",
      V2,
      { "x-trunk-token": "abc" },
    ],
  ])("chooses the version and the address by %s", (_what, choice, version, address, credentials) => {
    expect(choose(choice)).toEqual({ version, address, credentials, isUploadToken: "x-trunk-token" in credentials });
  });

  test.each<[string, Partial<Choice>, readonly string[]]>([
    ["a key and version v1", { version: "v1", token: KEY }, ["token"]],
    ["a key and an address of v1", { address: V1, token: KEY }, ["token"]],
    ["a token of v1 and version v2", { version: "v2", token: "abc" }, ["token"]],
    ["a token of v1 and an address of v2", { address: V2, token: "abc" }, ["token"]],
    ["version v2 and an address of v1", { version: "v2", address: V1, token: KEY }, ["api-version", "api-url"]],
    ["version v1 and an address of v2", { version: "v1", address: V2 }, ["api-version", "api-url"]],
  ])("reports a contradiction between %s", (_what, choice, inputs) => {
    expect(choose(choice)).toMatchObject({ inputs });
  });
});

test.each([
  ["https://api.trunk.io/v1", "v1"],
  ["https://api.trunk.io/v2/", "v2"],
  ["https://gateway.example/v1/queue/v2//", "v2"],
  ["https://gateway.example/v2/queue", undefined],
  ["https://gateway.example/v20", undefined],
  ["https://gateway.example/V2", undefined],
  ["https://gateway.example", undefined],
])("findApiVersion reads the version in the address %s", (address, version) => {
  expect(findApiVersion(new URL(address))).toBe(version);
});
