import { describe, expect, test } from "vitest";
import type { InputParser } from "../../src/inputs/input.js";
import {
  booleanParser,
  branchNameParser,
  commitShaParser,
  createChoiceListParser,
  createChoiceParser,
  createParserWithExtraChoice,
  createWholeNumberParser,
  hostNameParser,
  lineListParser,
  repositoryNameParser,
  timestampParser,
} from "../../src/inputs/parsers.js";
import { submitInputs } from "../../src/operations/submit.js";

function value<T>(parse: InputParser<T>, text: string): T | "rejected" {
  const parsed = parse(text);
  return parsed.ok ? parsed.value : "rejected";
}

describe("the parser of booleans", () => {
  test.each(["true", "True", "TRUE"])("reads %s as true", (text) => expect(value(booleanParser, text)).toBe(true));
  test.each(["false", "False", "FALSE"])("reads %s as false", (text) => expect(value(booleanParser, text)).toBe(false));
  test.each(["yes", "no", "on", "off", "1", "0", "y", "tRUE", "fALSE", "truee", "null"])(
    "rejects the text %s",
    (text) => expect(booleanParser(text)).toMatchObject({ ok: false, allowed: "true or false" }),
  );
});

describe("the parser of whole numbers", () => {
  const prNumber = createWholeNumberParser(1, 2_147_483_647);

  test("accepts a number within its bounds", () => {
    expect(value(prNumber, "1")).toBe(1);
    expect(value(prNumber, "2147483647")).toBe(2_147_483_647);
    expect(value(createWholeNumberParser(0, 255), "0")).toBe(0);
  });

  test.each(["0", "2147483648", "-1", "+1", "1.0", "1e3", "0x10", "#7", "7 8", "1_000", "٧", "9".repeat(40)])(
    "rejects the text %s",
    (text) => {
      expect(prNumber(text)).toEqual({ ok: false, allowed: "a whole number from 1 to 2147483647" });
    },
  );
});

describe("the parser of priorities", () => {
  const { parse } = submitInputs.priority;

  test("accepts a number, or a name in upper or lower case", () => {
    expect(value(parse, "0")).toBe(0);
    expect(value(parse, "255")).toBe(255);
    expect(value(parse, "high")).toBe("high");
    expect(value(parse, "URGENT")).toBe("urgent");
  });
});

describe("parsers of words", () => {
  test("createChoiceParser accepts only the exact words", () => {
    expect(value(createChoiceParser("all", "none"), "all")).toBe("all");
    expect(createChoiceParser("all", "none")("ALL")).toEqual({ ok: false, allowed: "one of all, none", meant: "all" });
  });

  test("createChoiceListParser reads words that commas or line breaks separate", () => {
    const list = createChoiceListParser("merged", "failed", "cancelled");

    expect(value(list, "merged")).toEqual(["merged"]);
    expect(value(list, "merged, failed\r\ncancelled,\n")).toEqual(["merged", "failed", "cancelled"]);
    expect(value(list, ",")).toEqual([]);
    expect(list("merged failed")).toEqual({ ok: false, allowed: "a list of merged, failed, cancelled" });
    expect(value(list, "merged,Failed")).toBe("rejected");
  });

  test("suggests an allowed word that is similar to a misspelled word", () => {
    expect(createChoiceParser("success", "failure")("sucess")).toMatchObject({ meant: "success" });
    expect(createChoiceParser("success", "failure")("green")).toMatchObject({ meant: undefined });
    expect(createChoiceListParser("merged", "failed")("merged, faield")).toMatchObject({ meant: "failed" });
    expect(createParserWithExtraChoice("auto", createWholeNumberParser(1, 9))("atuo")).toMatchObject({ meant: "auto" });
    expect(booleanParser("ture")).toMatchObject({ meant: "true" });
    expect(booleanParser("no")).toMatchObject({ meant: undefined });
  });

  test("createParserWithExtraChoice accepts a special word or a value", () => {
    const autoOrNumber = createParserWithExtraChoice("auto", createWholeNumberParser(1, 9));

    expect(value(autoOrNumber, "auto")).toBe("auto");
    expect(value(autoOrNumber, "5")).toBe(5);
    expect(autoOrNumber("never")).toEqual({ ok: false, allowed: "auto, or a whole number from 1 to 9" });
  });
});

describe("the parser of commits", () => {
  test("accepts full SHAs and returns them in lower case", () => {
    expect(value(commitShaParser, "A".repeat(40))).toBe("a".repeat(40));
    expect(value(commitShaParser, "0".repeat(64))).toBe("0".repeat(64));
  });

  test.each(["abc1234", "g".repeat(40), "a".repeat(41), "HEAD", "refs/pull/7/head"])("rejects the text %s", (text) => {
    expect(value(commitShaParser, text)).toBe("rejected");
  });
});

describe("the parser of branches", () => {
  test.each([
    ["main", "main"],
    ["release/1.x", "release/1.x"],
    ["refs/heads/main", "main"],
    ["ümlaut/主", "ümlaut/主"],
    ["a@b", "a@b"],
  ])("reads %s as the branch %s", (text, name) => expect(value(branchNameParser, text)).toBe(name));

  test.each(["two words", "refs/tags/v1", "refs/heads/", "a:b", "a~1", "a^", "a?", "a*", "a[b", "a\\b", "a\nb"])(
    "rejects the text %j",
    (text) =>
      expect(branchNameParser(text)).toEqual({ ok: false, allowed: "a branch name such as main or release/1.x" }),
  );
});

describe("the parser of timestamps", () => {
  // A time without a zone counts as UTC, and its text stays unchanged.
  test.each(["2026-01-31T12:00:00.000Z", "2026-01-31T12:00:00Z", "2026-01-31T12:00+02:00", "2026-01-31T12:00:00"])(
    "accepts the time %s",
    (text) => {
      expect(value(timestampParser, text)).toBe(text);
    },
  );

  test.each([
    "2026-01-31",
    "yesterday",
    "1769860800",
    "2026-13-01T00:00:00Z",
    "2026-02-30T12:00:00Z",
    "2026-01-31T25:00:00Z",
    "2026-01-31T24:00:00Z",
    "12:00Z",
  ])("rejects the text %s", (text) => expect(value(timestampParser, text)).toBe("rejected"));
});

describe("the parser of repositories", () => {
  test.each([
    ["local/playground", "local", "playground"],
    ["group/sub.group/play_ground-2", "group/sub.group", "play_ground-2"],
    [".github/.github", ".github", ".github"],
  ])("splits the name %s at the last slash", (text, owner, name) => {
    expect(value(repositoryNameParser, text)).toEqual({ owner, name });
  });

  test.each([
    "playground",
    "/playground",
    "local/",
    "local//playground",
    "local/play ground",
    "https://github.com/local/playground",
    "git@github.com:local/playground.git",
    "../playground",
    "local/..",
    "./playground",
    "local/play?ground",
  ])("rejects the text %s", (text) => {
    expect(repositoryNameParser(text)).toEqual({ ok: false, allowed: "owner/name" });
  });
});

describe("the parser of host names", () => {
  test.each([
    ["GitHub.com", "github.com"],
    ["git.example:8443", "git.example:8443"],
    ["localhost", "localhost"],
  ])("reads %s as the host %s", (text, host) => expect(value(hostNameParser, text)).toBe(host));

  test.each(["https://github.com", "github.com/", "git hub", "-a", "a:b", "user@host"])(
    "rejects the text %s",
    (text) => {
      expect(value(hostNameParser, text)).toBe("rejected");
    },
  );
});

describe("the parser of lines", () => {
  test("removes spaces around lines, and ignores blank lines", () => {
    expect(value(lineListParser, " a b \r\n\n\tc\n  \n")).toEqual(["a b", "c"]);
  });

  test("rejects a line of more than 10,000 characters", () => {
    expect(value(lineListParser, `a\n${"x".repeat(10_000)}`)).toHaveLength(2);
    expect(lineListParser(`a\n${"x".repeat(10_001)}`)).toEqual({
      ok: false,
      allowed: "lines of at most 10000 characters",
    });
  });
});
