import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  continues,
  type File,
  findForbiddenWords,
  findLongSentences,
  listDocComments,
  opensWithQuestionWord,
  type Passage,
  titles,
} from "./language.js";

/** Present numbers of passages that break a rule. A change may lower a limit, and never raises one. */
const LIMITS = { comments: 4, titles: 0, source: 0, tests: 20, pages: 1, sentences: 5 } as const;

interface Rule {
  readonly statement: string;
  readonly now: string;
  readonly better: string;
  readonly find: () => readonly Passage[];
}

function read(...patterns: readonly string[]): readonly File[] {
  const files = globSync(patterns).map((file) => file.replaceAll("\\", "/"));
  // These two files contain the words themselves.
  const others = files.filter((file) => !/^test\/lint\/language(?:\.test)?\.ts$/.test(file));
  return others.toSorted().map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

const source = read("{src,local-queue/src}/**/*.ts");
const tests = read("{test,local-queue/test}/**/*.ts");
const pages = read("{README,CONTRIBUTING,SECURITY,local-queue/README}.md", "docs/**/*.md");
const manifests = read("{.github,examples,docs}/**/*.{yml,yaml}", "{.github,examples}/**/*.md", "action.yml");

const WORDS = {
  statement: "Name the person or the thing and the action. These words hide them, or mean several things.",
  now: "nobody is told",
  better: "GitHub sends no notification",
};

const RULES: Readonly<Record<keyof typeof LIMITS, Rule>> = {
  comments: {
    statement: 'A doc comment opens with a verb (function), a noun and its unit (field) or "True when" (boolean).',
    now: "/** Whether the queue has a limit. */ or /** What the service returned. */",
    better: "/** True when the queue has a limit. */ or /** Reply of the service. */",
    find: () => [...source, ...tests].flatMap(listDocComments).filter(({ text }) => opensWithQuestionWord(text)),
  },
  titles: {
    statement: 'A test title is a verb, a result and "when ...". It reads well in a list without its describe.',
    now: 'describe("a queue") with test("is not created when there is one") or test("with a name that exists")',
    better: 'test("returns 409 when the queue exists")',
    find: () => tests.flatMap(titles).filter(({ text }) => continues(text)),
  },
  source: { ...WORDS, find: () => source.flatMap(findForbiddenWords) },
  tests: { ...WORDS, find: () => tests.flatMap(findForbiddenWords) },
  pages: { ...WORDS, find: () => [...pages, ...manifests].flatMap(findForbiddenWords) },
  sentences: {
    statement: "A sentence of a page has at most 25 words, and never more than 30.",
    now: "If the queue is paused, which an administrator can do at any time, the pull request waits, and ...",
    better: "An administrator can pause the queue at any time. Pull requests then wait.",
    find: () => pages.flatMap(findLongSentences),
  },
};

const KINDS = Object.keys(LIMITS).filter((kind): kind is keyof typeof LIMITS => kind in RULES);

test.each(KINDS)("language rules find at most the allowed number of bad passages in: %s", (kind) => {
  const { statement, now, better, find } = RULES[kind];
  const found = find();
  const list = found.map(({ file, line, text }) => `${file}:${line}: ${text}`).join("\n");
  const advice = `${statement}\nInstead of: ${now}\nwrite: ${better}`;
  const message = `${found.length} passages break a rule; the limit is ${LIMITS[kind]} (LIMITS.${kind}).\n${advice}\n${list}`;

  expect(found.length, message).toBeLessThanOrEqual(LIMITS[kind]);
});

describe("language rule for titles", () => {
  test.each([
    "returns 409 when the queue exists",
    "shows a warning without a token",
    "never sends the token twice",
    "No token is written to the log",
    "cuts a long title",
    "the page of a paused queue",
    "`x` of a table",
    "whereabouts of a test run",
  ])("accepts the title: %s", (title) => {
    expect(continues(title)).toBe(false);
  });

  test.each([
    "is rejected",
    "does not wait",
    "has every field",
    "with an empty list",
    "of a fork",
    "that was closed",
    "whose head changed",
    "and nothing else",
    "when the queue is paused",
    "on: a push",
    "What it shows",
    "stopped before it began",
    "given as a list",
  ])("rejects a title that continues the title of its describe: %s", (title) => {
    expect(continues(title)).toBe(true);
  });

  test("finds titles of tests, also after a table, and ignores titles of describes", () => {
    const text = [
      'describe("one", () => {',
      '  test("two \\"three\\"", () => {',
      '    check("four", () => {});',
      "  });",
      "  test.each([",
      '    ["five", 1],',
      '  ])("six %s", async (_, count) => {});',
      "  test.each([1])(`seven`, (count) => {});",
      '  it.skipIf(slow)("eight", { timeout: 1 }, () => {});',
      "  test.each(ROWS)(",
      '    "nine",',
      "    (row) => {},",
      "  );",
      "});",
      "describe.each([",
      "  1,",
      '])("ten", (count) => {});',
    ].join("\n");
    const found = titles({ file: "a.test.ts", text }).map((passage) => `${passage.line} ${passage.text}`);
    expect(found).toEqual(['2 two \\"three\\"', "7 six %s", "8 seven", "9 eight", "11 nine"]);
  });
});

test("language rule for comments reads a comment as one line, and checks the first word", () => {
  const text = "/**\n * Whether\n * it is. */\n// What\n/** Returns what is. */\n/** Whichever. */\n/* How */";
  const comments = listDocComments({ file: "a.ts", text });
  expect(comments.map(({ line, text: comment }) => `${line} ${comment}`)).toEqual([
    "1 Whether it is.",
    "5 Returns what is.",
    "6 Whichever.",
  ]);
  expect(comments.map(({ text: comment }) => opensWithQuestionWord(comment))).toEqual([true, false, false]);
});

test("language rule for words finds a forbidden word in any case, but not inside another word", () => {
  const text = "Nobody mends it.\nA commend, foretold.\nso many thrown out";
  expect(findForbiddenWords({ file: "a.md", text }).map((passage) => `${passage.line} ${passage.text}`)).toEqual([
    "1 Nobody: Nobody mends it.",
    "1 mends: Nobody mends it.",
    "3 so many: so many thrown out",
    "3 thrown out: so many thrown out",
  ]);
});

const long = (count: number): string => `A${" word".repeat(count - 1)}.`;

test("language rule for sentences reports the line of a long sentence, except in code, tables and headings", () => {
  const text = [
    "# A",
    long(30),
    "",
    long(20),
    long(31),
    "```sh",
    long(40),
    "```",
    `| ${long(40)} |`,
    "",
    "- Short.",
    `- ${long(32)} Short.`,
    `1. [${long(20)}](https://example.com)`,
  ].join("\n");
  const found = findLongSentences({ file: "a.md", text });
  expect(found.map((sentence) => `${sentence.line} ${sentence.text.split(" ").length}`)).toEqual(["4 31", "12 32"]);
});
