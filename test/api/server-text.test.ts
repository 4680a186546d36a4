import { describe, expect, test } from "vitest";
import { serverText } from "../../src/api/server-text.js";
import { createRedactor } from "../../src/ci/redact.js";

test.each([
  ["plain text", "Pull request #1 not found", "Pull request #1 not found"],
  ["nothing", "", ""],
  ["the message of a JSON error", '{"message":"no such queue","code":7}', "no such queue"],
  ["an error that is a text", '{"error":"no such queue"}', "no such queue"],
  ["an error within an error", '{"error":{"code":"X","message":"no such queue"}}', "no such queue"],
  ["a message that is null beside an error", '{"message":null,"error":"no such queue"}', "no such queue"],
  ["JSON without a message, as it is", '{"errors":[1]}', '{"errors":[1]}'],
  ["JSON that is none", '{"message":"cut of', '{"message":"cut of'],
  ["a JSON null, number and list", "null", "null"],
  [
    "a page without its tags, styles and scripts",
    "<!DOCTYPE html><html><head><style>a{b:c}</style><script>alert(1)</script></head><body><h1>502</h1>\n<p>Bad Gateway</p></body></html>",
    "502 Bad Gateway",
  ],
  ["an unclosed tag", "<html <b>text", "<html text"],
  ["lines, as one", "one\r\n\ttwo\u2028three\u0085four", "one two three four"],
  ["workflow commands, on one line", "ok\n::error::x\n##[error]y", "ok ::error::x ##[error]y"],
  ["invisible characters that turn text around", "a\u202eb\u200bc", "a b c"],
])("the words of %s", (_what, body, words) => {
  expect(serverText(body)).toBe(words);
});

test("300 characters are shown at most, and no half character", () => {
  expect(serverText("x".repeat(300))).toBe("x".repeat(300));
  expect(serverText("x".repeat(301))).toBe(`${"x".repeat(299)}…`);
  expect(serverText(`${"x".repeat(298)}😀${"y".repeat(9)}`).isWellFormed()).toBe(true);
});

describe("a secret is hidden before the text is cut, so that no part of it stays", () => {
  const SECRET = 'the-api"token+9f86d0';
  const { add, redact } = createRedactor();
  add(SECRET);

  test.each([
    ["as it is", SECRET],
    ["in JSON", JSON.stringify(SECRET)],
    ["in JSON within JSON", JSON.stringify(JSON.stringify(SECRET))],
    ["in a page", SECRET.replace('"', "&quot;")],
    ["in an address", encodeURIComponent(SECRET)],
    ["in capitals", SECRET.toUpperCase()],
  ])("%s, at every place where a text is cut", (_how, written) => {
    for (const length of [299, 300, 100_000]) {
      for (let missing = 0; missing <= written.length; missing += 1) {
        const text = serverText(`${"x".repeat(length - missing)}${written} is not valid`, redact);
        expect(text).not.toMatch(/the-|9f86|token/i);
      }
      const page = `<p>${" ".repeat(length - 20)}${written}</p>`;
      expect(serverText(page, redact)).not.toMatch(/the-|9f86|token/i);
    }
  });

  test("in the message of a JSON error, whose escapes hide it from a look at the reply", () => {
    const escaped = SECRET.replace(/./g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
    expect(serverText(`{"message":"bad ${escaped}"}`, redact)).toBe("bad ***");
  });
});

test("a huge page takes no noticeable time", () => {
  const started = performance.now();
  serverText(`<html>${"<".repeat(5_000_000)}`);
  serverText(`<html>${"<script ".repeat(1_000_000)}`);
  expect(performance.now() - started).toBeLessThan(10_000);
});
