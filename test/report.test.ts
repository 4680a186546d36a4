import { describe, expect, test } from "vitest";
import { createDryRunResult } from "../src/operation.js";
import { formatFailurePage, formatOutput, formatResultPage } from "../src/report.js";
import { createService } from "../src/service/v1/service.js";
import { toCodeBlock } from "../src/text/markdown.js";
import { HOSTILE, problemsOf } from "./support/pages.js";

const QUEUE = { repository: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };
const service = createService({ call: () => Promise.reject(new Error("Nothing is sent here.")) });

describe("formatResultPage in a dry run", () => {
  test("shows the request in a code block with one line for each field", () => {
    const outcome = createDryRunResult("It would be deleted.", service.deleteQueue(QUEUE));

    expect(formatResultPage("delete-queue", outcome)).toMatchInlineSnapshot(`
      "### delete-queue: planned

      It would be deleted.

      #### The request that was not sent

      <code>POST /deleteQueue</code>

      \`\`\`json
      {
        "repo": {"host":"github.com","owner":"local","name":"playground"},
        "targetBranch": "main"
      }
      \`\`\`
      "
    `);
  });

  test("shows all requests under one heading", () => {
    const first = createDryRunResult("a", service.deleteQueue(QUEUE)).requests ?? [];
    const page = formatResultPage("apply-queue", {
      result: "drift",
      message: "a",
      requests: [...first, ...first],
      outputs: {},
    });

    expect(page.match(/^#### .*$/gm)).toEqual(["#### The requests that were not sent"]);
    expect(page.match(/^```json$/gm)).toHaveLength(2);
  });

  test("escapes hostile text in the code block", () => {
    const targetBranch = `${HOSTILE}\n\`\`\`\n\u202e\u2028<b>`;
    const page = formatResultPage(
      "delete-queue",
      createDryRunResult("a", service.deleteQueue({ ...QUEUE, targetBranch })),
    );

    expect(problemsOf(page)).toEqual([]);
    expect(page).toContain("\\u202e\\u2028<b>");
  });

  test("shortens a long field, and shows the size of the whole body", () => {
    const impactedTargets = Array.from({ length: 5000 }, (_, index) => `target-${index}`);
    const head = { ...QUEUE, number: 1, headSha: "a".repeat(40) };
    const upload = service.uploadImpactedTargets(head, new Set(impactedTargets));
    const [request] = createDryRunResult("a", upload).requests ?? [];

    expect(request?.title).toBe(`POST /setImpactedTargets (shortened here; the body has ${upload.bytes} bytes)`);
    expect(request?.body).toHaveLength(6);
    expect(request?.body.join("").length).toBeLessThan(1200);
    expect(request?.body.at(-2)).toMatch(/"target-\d+",…$/);
  });
});

describe("toCodeBlock", () => {
  test.each([
    ["nothing special", ["a"], "```json\na\n```"],
    ["shorter runs of backticks", ["a `b` ``c``"], "```json\na `b` ``c``\n```"],
    ["its own fence", ["```"], "````json\n```\n````"],
    ["a longer fence", ["a", "``````"], "```````json\na\n``````\n```````"],
    ["line breaks in a line", ["a\n```\u2028b"], "````json\na ``` b\n````"],
  ])("encloses a text with %s", (_, lines, block) => {
    expect(toCodeBlock(lines, "json")).toBe(block);
  });
});

const TITLE = "The service rejects the token";
const FAILURE = {
  kind: "auth",
  message: "submitPullRequest was answered with status 401.",
  details: ["Check the token."],
} as const;

describe("formatFailurePage", () => {
  test("shows the message and the next step", () => {
    expect(formatFailurePage("submit", TITLE, FAILURE)).toMatchInlineSnapshot(`
      "### submit: The service rejects the token

      submitPullRequest was answered with status 401.

      Check the token.
      "
    `);
  });

  test("lists each problem when the inputs are invalid", () => {
    const message = "- priority: must be less.\n- token: is required.";

    expect(
      formatFailurePage(undefined, "Invalid inputs", { kind: "input", message, details: [] }),
    ).toMatchInlineSnapshot(`
      "### merge queue: Invalid inputs

      - priority: must be less.
      - token: is required.

      Correct the inputs, and run the step again.
      "
    `);
  });

  test("omits the stack of an unexpected error", () => {
    const details = ["Please report it.", "    at place (/a/b.js:1:1)"];

    expect(formatFailurePage("submit", TITLE, { ...FAILURE, kind: "bug", details })).not.toContain("at place");
  });

  test("escapes and shortens hostile text", () => {
    const page = formatFailurePage("submit", TITLE, {
      kind: "rejected",
      message: `- ${HOSTILE}\n- ${"x".repeat(200_000)}`,
      details: Array.from({ length: 500 }, () => `${HOSTILE} ${"word ".repeat(40_000)}`),
    });

    expect(problemsOf(page)).toEqual([]);
    expect(page.length).toBeLessThan(100_000);
  });
});

describe("formatResultPage with a page over GitHub's limit", () => {
  const line = `${"x".repeat(999)}\n`;
  const REST = "The file in the output result-file contains the rest.";

  test.each([
    ["plain text", ""],
    ["a block of code", "```json\n"],
    ["a folded section", "<details><summary>a</summary>\n\n"],
    ["a block of code in a folded section", "<details><summary>a</summary>\n\n`````\n"],
  ])("cuts %s at a line and closes all blocks", (_, start) => {
    const page = formatResultPage("status", {
      result: "found",
      message: "a",
      outputs: {},
      summary: start + line.repeat(2000),
    });

    expect(Buffer.byteLength(page)).toBeLessThan(900 * 1024);
    expect(page.endsWith(`\n\n${REST}\n`)).toBe(true);
    expect(page.match(/^`{3,}/gm)?.length ?? 0).toBe(start.includes("```") ? 2 : 0);
    expect(page.split("<details>").length).toBe(page.split("</details>").length);
    for (const each of page.split("\n").filter((other) => other.startsWith("x"))) expect(each).toHaveLength(999);
  });
});

const LIMIT = 64 * 1024;

describe("formatOutput", () => {
  test.each([
    [undefined, ""],
    [null, ""],
    ["plain text", "plain text"],
    [0, "0"],
    [false, "false"],
    [[], "[]"],
    [["a", 1, null], '["a",1,null]'],
    [{ a: [1] }, '{"a":[1]}'],
  ])("returns for %j the text %s", (value, text) => {
    expect(formatOutput(value)).toBe(text);
  });

  test("cuts a list or an object between two items when it exceeds 64 KiB", () => {
    const items = Array.from({ length: 20_000 }, (_, index) => `ü-${index}`);
    const text = formatOutput(items);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMIT);
    expect(Buffer.byteLength(text)).toBeGreaterThan(LIMIT - 20);
    const kept: unknown = JSON.parse(text);
    expect(kept).toEqual(items.slice(0, Array.isArray(kept) ? kept.length : 0));

    const fields = Object.fromEntries(items.map((item) => [item, item]));
    const cut = formatOutput(fields);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(LIMIT);
    expect(fields).toMatchObject(JSON.parse(cut));
  });

  test("returns the whole list when it has exactly 64 KiB", () => {
    const whole = ["x".repeat(LIMIT - 4)];
    expect(formatOutput(whole)).toBe(JSON.stringify(whole));
    expect(formatOutput(["x".repeat(LIMIT - 3)])).toBe("[]");
  });
});
