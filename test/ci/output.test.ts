import { describe, expect, test } from "vitest";
import { createRedactor, createWarningLimiter, formatSafeLogLine } from "../../src/ci/output.js";
import { escapeText, formatCollapsedSection, toInlineCode, toLink, toTable } from "../../src/text/markdown.js";
import { toGantt } from "../../src/text/mermaid.js";

test("the redactor hides a secret that is escaped for Markdown or in lower case", () => {
  const { add, redact } = createRedactor();
  add("Tok_1*<2>");

  expect(redact(`${escapeText("a Tok_1*<2> b")}, tok_1*<2>`)).toBe("a *** b, ***");
});

test("the redactor hides both secrets completely when one secret contains the other", () => {
  for (const secrets of [
    ["abc", "abcdef"],
    ["abcdef", "abc"],
  ]) {
    const { add, redact } = createRedactor();
    for (const secret of secrets) add(secret);

    expect(redact("abcdef and abc")).toBe("*** and ***");
  }
});

test("the redactor hides a secret with special characters of regular expressions", () => {
  const { add, redact } = createRedactor();
  add("$&.*-[a-z](|)\\d");

  expect(redact("x$&.*-[a-z](|)\\dy and $&abc-b")).toBe("x***y and $&abc-b");
});

test("the redactor hides a secret with other punctuation, unless the secret has few letters and digits", () => {
  const { add, redact } = createRedactor();
  add("part_one-of/nine");
  add("-_-a-_-");

  expect(redact("part one of nine, part one-of/nine, a, - -a- -")).toBe("***, ***, a, - -a- -");
});

const STARS = "&#42;&#42;&#42;";

/** Returns a redactor that hides one secret. */
function hiding(secret: string) {
  const redactor = createRedactor();
  redactor.add(secret);
  return redactor;
}

test.each([
  ["a heading", "### secret-1", `### ${STARS}`],
  ["bold text", "**secret-1**", `**${STARS}**`],
  ["a separate line", "a\n\nsecret-1\n\nb", `a\n\n${STARS}\n\nb`],
  ["a list", "- secret-1", `- ${STARS}`],
  ["a table", toTable(["secret-1"], [["a secret-1 b"]]), toTable([STARS], [[`a ${STARS} b`]])],
  ["a name in code", toInlineCode("secret-1"), `<code>${STARS}</code>`],
  [
    "a folded title",
    formatCollapsedSection("secret-1", "secret-1"),
    formatCollapsedSection("", STARS).replace("<summary>", `<summary>${STARS}`),
  ],
  ["the text of a link", toLink("secret-1", "https://a.example/b"), `[${STARS}](https://a.example/b)`],
  ["the address of a link", toLink("a", "https://a.example/secret-1"), `[a](https://a.example/${STARS})`],
])("redactMarkdown escapes the asterisks that replace a secret in %s", (_, page, masked) => {
  expect(hiding("secret-1").redactMarkdown(page)).toBe(masked);
});

test.each([
  ["a closed block", "```json\nsecret-1\n```\n\nsecret-1", `\`\`\`json\n***\n\`\`\`\n\n${STARS}`],
  [
    "a block with a shorter inner fence",
    "````\n```\nsecret-1\n````\nsecret-1",
    `\`\`\`\`\n\`\`\`\n***\n\`\`\`\`\n${STARS}`,
  ],
  ["a block without an end", "secret-1\n```\nsecret-1\n", `${STARS}\n\`\`\`\n***\n`],
  ["inline backticks are no block", "a ```secret-1``` b\nsecret-1", `a \`\`\`${STARS}\`\`\` b\n${STARS}`],
])("redactMarkdown replaces a secret with unescaped asterisks only in code blocks: %s", (_, page, masked) => {
  expect(hiding("secret-1").redactMarkdown(page)).toBe(masked);
});

test("redactMarkdown replaces a secret with unescaped asterisks in a diagram", () => {
  const chart = toGantt([{ label: "very secret one", fromMs: 0, toMs: 1000 }]);

  expect(hiding("very-secret-one").redactMarkdown(chart)).toContain("    1 *** 1s :s0");
});

test("redactFile replaces a secret with escaped asterisks in Markdown files, and with plain asterisks in other files", () => {
  const { redactFile } = hiding("secret-1");

  expect(redactFile("list.md", "## secret-1")).toBe(`## ${STARS}`);
  expect(redactFile("list.json", '"secret-1"')).toBe('"***"');
});

test.each(["-a_b*c", "+1.x_y", "1.token_2", "www.a_b", "http://u:p@h_1/&?*", '"quoted"\\_back', "é_ü*\u200b-x"])(
  "the redactor hides the secret %j in plain, escaped and JSON text",
  (secret) => {
    const { redact, redactMarkdown } = hiding(secret);
    const around = [secret, `a ${secret} b`, `ww${secret}`, `${secret}//`, `1${secret}`];
    for (const text of around) {
      expect(redactMarkdown(escapeText(text))).toContain(STARS);
      expect(redactMarkdown(escapeText(JSON.stringify(text)))).toContain(STARS);
      expect(redact(JSON.stringify(JSON.stringify(text)))).toContain("***");
      expect(redact(JSON.stringify(escapeText(text)))).toContain("***");
    }
  },
);

test("redactMarkdown hides a secret in an encoded address", () => {
  const secret = "a*b'(c) d<e>&f";

  expect(hiding(secret).redactMarkdown(toLink("text", `https://a.example/?q=${encodeURIComponent(secret)}`))).toBe(
    `[text](https://a.example/?q=${STARS})`,
  );
  expect(hiding(secret).redactMarkdown(toLink("text", "https://a.example/?q=a*b'(c)%20d<e>&f"))).toBe(
    `[text](https://a.example/?q=${STARS})`,
  );
});

describe("a secret in base64", () => {
  const secret = "trunk?>~token~>?of-40-characters~~~???";

  test.each(["", "x", "x:", "user:", "longer-name:"])(
    "the redactor hides the secret when %j precedes the secret in the encoded text",
    (before) => {
      const { redact, redactMarkdown } = hiding(secret);
      for (const after of ["", ":", ":x", "\n"]) {
        for (const encoding of ["base64", "base64url"] as const) {
          const encoded = Buffer.from(`${before}${secret}${after}`).toString(encoding);
          for (const text of [encoded, JSON.stringify(encoded), encodeURIComponent(encoded), encoded.toLowerCase()]) {
            expect(redact(text)).toMatch(/^"?[\w-]{0,18}\*\*\*[\w=%-]{0,10}"?$/);
          }
          expect(redactMarkdown(escapeText(encoded))).toContain(STARS);
        }
      }
    },
  );

  test.each(["token-of-a-length", "token-of-a-length1", "token-of-a-length12"])(
    "the redactor hides the base64 form of %s completely",
    (alone) => {
      expect(hiding(alone).redact(Buffer.from(alone).toString("base64"))).toMatch(/^\*\*\*=*$/);
    },
  );

  test("the redactor leaves the base64 form of a short secret unchanged", () => {
    expect(hiding("abc").redact("YWJj and YWJjZA==")).toBe("YWJj and YWJjZA==");
  });
});

test("the redactor hides a secret when spaces replace its underscores", () => {
  const { redact, redactMarkdown } = hiding('tok_a"<0>*4/7+=');
  const sentence = 'It is tok a"<0>*4/7+= now.';

  expect(redact(sentence)).toBe("It is *** now.");
  expect(redactMarkdown(escapeText(sentence))).toBe(`It is ${STARS} now.`);
  expect(redact(JSON.stringify(sentence))).toBe('"It is *** now."');
});

test("the redactor hides a secret without letters, and leaves the text around the secret unchanged", () => {
  const redactor = createRedactor();
  redactor.add("••••••••");

  expect(redactor.redact("token: •••••••• is no token")).toBe("token: *** is no token");
});

test("the redactor hides a secret with many backslashes within bounded time", () => {
  const secret = `${"\\".repeat(24)}"key/with\\more`;
  const redactor = createRedactor();
  redactor.add(secret);
  const once = JSON.stringify(secret);
  const started = performance.now();

  for (const text of [secret, once, JSON.stringify(once), encodeURIComponent(secret), secret.replaceAll("/", "\\/")])
    expect(redactor.redact(text)).not.toMatch(/key/);
  redactor.redact("\\".repeat(5000));
  expect(performance.now() - started).toBeLessThan(30_000);
});

test("redactMarkdown hides a secret in hexadecimal entities and in entities with leading zeros", () => {
  const redactor = createRedactor();
  redactor.add("ab/cd+ef=gh");

  for (const text of ["ab&#x2F;cd&#x2b;ef&#x3D;gh", "ab&#047;cd&#043;ef&#061;gh", "ab\\/cd+ef=gh"])
    expect(redactor.redact(text)).toBe("***");
});

test.each([
  ["line\nbreak", "line break"],
  ["carriage\r\nreturn", "carriage return"],
  ["next\u0085line", "next line"],
  ["separators\u2028of\u2029Unicode", "separators of Unicode"],
  ["tab\tand\u0000null", "tab and null"],
  ["\u001b[31mred\u001b[0m", " [31mred [0m"],
  ["right\u202eto\u2066left", "right to left"],
  ["zero\u200bwidth", "zero width"],
  ["::error::text", ": :error::text"],
  ["  ::add-mask::a", "  : :add-mask::a"],
  ["\u00a0::error::text", "\u00a0: :error::text"],
  ["\n::error::text", " : :error::text"],
  ["\ufeff::error::text", " : :error::text"],
  ["text ##[error]more", "text # #[error]more"],
  ["text ##vso[task.complete]more", "text # #vso[task.complete]more"],
  ["###[set-output name=a]b", "## #[set-output name=a]b"],
])("formatSafeLogLine changes %j to %j", (text, line) => {
  expect(formatSafeLogLine(text)).toBe(line);
});

test.each(["a::b", "std::vector", "100%0A", "#7 is merged", "emoji 👩 and ümlaut"])(
  "formatSafeLogLine leaves %s unchanged",
  (text) => {
    expect(formatSafeLogLine(text)).toBe(text);
  },
);

test.each(["x", "word ", "\n", "👩"])("toSafeLine shortens 200,000 characters (%j) to about 8,000", (part) => {
  const line = formatSafeLogLine(part.repeat(200_000 / part.length));
  expect(line.length).toBeLessThan(8100);
  expect(line.endsWith("… (200000 characters in all)")).toBe(true);
  expect(line.isWellFormed()).toBe(true);
});

test("formatSafeLogLine leaves a line of 8,000 characters unchanged", () => {
  expect(formatSafeLogLine("x".repeat(8000))).toBe("x".repeat(8000));
});

function showWarnings(count: number): readonly string[] {
  const shown: string[] = [];
  const { warn, rest } = createWarningLimiter((message) => shown.push(message));
  for (let index = 1; index <= count; index += 1) warn(`warning ${index}`);
  rest();
  return shown;
}

test("createWarningLimiter shows all warnings when there are at most five", () => {
  expect(showWarnings(0)).toEqual([]);
  expect(showWarnings(5)).toEqual(["warning 1", "warning 2", "warning 3", "warning 4", "warning 5"]);
});

test("createWarningLimiter shows only five warnings and the number of the others when there are more than five", () => {
  expect(showWarnings(6).slice(4)).toEqual(["warning 5", "and 1 more"]);
  expect(showWarnings(5000)).toHaveLength(6);
  expect(showWarnings(5000).at(-1)).toBe("and 4995 more");
});
