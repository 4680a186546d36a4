import { describe, expect, test } from "vitest";
import { createRedactor } from "../../src/ci/output.js";
import { escapeForComment, toBulletsForComment, toLinkForComment, toMention } from "../../src/text/comment.js";
import {
  escapeText,
  formatCollapsedSection,
  joinBlocks,
  toCommitLink,
  toInlineCode,
  toPullRequestLink,
} from "../../src/text/markdown.js";
import { findGitHubStructure } from "../support/github-markdown.js";
import { LINKING_TEXTS } from "../support/pages.js";

const repository = { host: "github.com", owner: "octo-org", name: "app" };

describe("model of GitHub for tests of comments", () => {
  test.each(LINKING_TEXTS)("finds a link or a mention in %j, also when the characters are escaped", (text) => {
    expect(findGitHubStructure(text)).not.toEqual([]);
    expect(findGitHubStructure(escapeText(text))).not.toEqual([]);
  });

  test("finds no mention in code, but finds a mention that contains an HTML comment", () => {
    expect(findGitHubStructure("`@octo-org/team` <code>#1</code>\n\n```\nGH-1\n```")).toEqual([]);
    expect(findGitHubStructure("@<!-- -->octocat")).toEqual([{ kind: "mention", text: "@octocat" }]);
    expect(findGitHubStructure("<img src=x>")).toEqual([{ kind: "tag", text: "img src=x" }]);
  });
});

describe("escaped text in a comment", () => {
  test.each(LINKING_TEXTS)("contains no mention and no link for GitHub when the original text is %j", (text) => {
    for (const whole of [text, `- ${text}`, `a ${text}: b`, `[${text}](https://b.example)`]) {
      expect(findGitHubStructure(escapeForComment(whole))).toEqual([]);
      expect(findGitHubStructure(toBulletsForComment([whole]))).toEqual([]);
      expect(findGitHubStructure(toLinkForComment(whole, "no address"))).toEqual([]);
      expect(findGitHubStructure(toInlineCode(whole))).toEqual([]);
    }
  });

  test("contains an invisible character after each character that could start a mention or link", () => {
    expect(escapeForComment("@octo-org #1 GH-2 c0ffee1234")).toBe(
      "&#64;&#8203;octo-org &#35;&#8203;1 GH-&#8203;2 c0ffee&#8203;1234",
    );
    expect(escapeForComment("Tests passed at 2026-01-31 12:00:00 UTC in 20 minutes: std::vector")).not.toContain("&");
  });

  test("contains no secret after redaction, although invisible characters divide the secret", () => {
    const { add, redactMarkdown } = createRedactor();
    add("c0ffee1234c0ffee1234@a#b");

    expect(redactMarkdown(escapeForComment("a c0ffee1234c0ffee1234@a#b b"))).toBe("a &#42;&#42;&#42; b");
  });
});

describe("toLinkForComment", () => {
  test("returns a link to the page of a check", () => {
    for (const address of ["https://ci.example/run/1", "https://github.com/octo-org/app/actions/runs/1/job/2?pr=7"])
      expect(findGitHubStructure(toLinkForComment("@octo-org/unit", address))).toEqual([
        { kind: "link", text: address },
      ]);
  });

  test.each([
    "https://github.com/octo-org/app/issues/1",
    "https://github.com/octo-org/app/pull/1/files#r1",
    "https://GitHub.com/octo-org/app/%70ull/1",
    "https://octo.ghe.com/octo-org/app/discussions/1",
    "https://github.example/octo-org/app/commit/c0ffee1",
    "https://github.com/octo-org/x/../app/issues/1",
  ])("returns only text for %s because GitHub would add a reference there", (address) => {
    expect(toLinkForComment("unit", address)).toBe("unit");
  });
});

test("toMention returns a mention of an account, and an empty text for an app or an invalid name", () => {
  expect([toMention("octocat"), toMention("mona-lisa_octo")]).toEqual(["@octocat", "@mona-lisa_octo"]);
  expect(["dependabot[bot]", "octo-org/team", "", undefined].map(toMention)).toEqual(["", "", "", ""]);
});

test("toCommitLink and toPullRequestLink return links that also work in a comment", () => {
  const page = joinBlocks([
    toCommitLink(repository, "c0ffee1"),
    toPullRequestLink(repository, 7),
    formatCollapsedSection("Earlier: 1", toBulletsForComment(["@a"])),
  ]);

  expect(findGitHubStructure(page).map(({ text }) => text)).toEqual([
    "https://github.com/octo-org/app/commit/c0ffee1",
    "https://github.com/octo-org/app/pull/7",
  ]);
});
