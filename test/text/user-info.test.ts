import { describe, expect, test } from "vitest";
import { commonInputs } from "../../src/inputs/common.js";
import { readInputs } from "../../src/inputs/input.js";
import { maskUrlCredentials, quoteText } from "../../src/text/truncate.js";

/** Addresses with the password `hunter2`, also with typing errors. */
const ILL = [
  "https://user:hunter2@api.example.test/v1",
  "https://hunter2@api.example.test/v1",
  "https://:hunter2@api.example.test/v1",
  "https://user:p@ss@hunter2@api.example.test/v1",
  "https://user:hunter2/and/more@api.example.test/v1",
  "https://user:hunter2 and more@api.example.test/v1",
  "https://user:hunter2?and#more@api.example.test/v1",
  "https://user%3Ahunter2%40more@api.example.test/v1",
  "https%3A%2F%2Fuser%3Ahunter2%40api.example.test%2Fv1",
  "HTTPS://USER:HUNTER2@API.EXAMPLE.TEST/v1",
  "https:user:hunter2@api.example.test/v1",
  "https:/user:hunter2@api.example.test/v1",
  "https:\\\\user:hunter2@api.example.test/v1",
  "https//user:hunter2@api.example.test/v1",
  "//user:hunter2@api.example.test/v1",
  "user:hunter2@api.example.test/v1",
  "user%3ahunter2@api.example.test",
  "ftp://user:hunter2@api.example.test",
  "http://user:hunter2@[::1]:8080/v1",
  "https://user:hunter2@",
  "--api-url=https://user:hunter2@api.example.test/v1",
  "--api-url=user:hunter2@api.example.test/v1",
  `https://user:hunter2@api.example.test/${"long/".repeat(40)} v1`,
  "see\nhttps://user:hunter2@api.example.test/v1",
];

describe("maskUrlCredentials", () => {
  test.each(ILL)("removes the user and the password from %j", (text) => {
    expect(maskUrlCredentials(text)).not.toMatch(/hunter2|user/i);
    expect(maskUrlCredentials(text)).toContain("***@".replace("@", ""));
    expect(quoteText(text)).not.toMatch(/hunter2/i);
  });

  test("leaves the rest of the address unchanged", () => {
    expect(maskUrlCredentials("https://user:hunter2@api.example.test:8443/v1?x#y")).toBe(
      "https://***@api.example.test:8443/v1?x#y",
    );
  });

  test.each([
    "https://api.example.test/v1",
    "git@github.com:owner/name.git",
    "@scope/package",
    "owner/name",
    "12:30",
    "a@b",
    "::error::x",
    "",
  ])("returns %j unchanged", (text) => {
    expect(maskUrlCredentials(text)).toBe(text);
  });

  test("finishes in limited time for a very long text", () => {
    const started = performance.now();
    for (const text of ["a:".repeat(50_000), "://".repeat(30_000), "a:b@".repeat(20_000), `${"x".repeat(100_000)}@`])
      maskUrlCredentials(text);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

test.each(ILL)("readInputs shows no password in a problem about the input %j", (text) => {
  const inputs = ["api-url", "repository", "repository-host", "target-branch", "pr-number"];
  for (const name of inputs) {
    const { problems } = readInputs(commonInputs, (input) => (input === name ? text : ""));
    expect(JSON.stringify(problems)).not.toMatch(/hunter2/i);
  }
  expect(readInputs(commonInputs, (input) => (input === "api-url" ? text : "")).problems).toHaveLength(1);
});
