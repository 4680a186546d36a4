import { describe, expect, test } from "vitest";
import type { Parse } from "../../src/inputs/input.js";
import {
  alsoAcceptWord,
  boolean,
  branchName,
  commitSha,
  createWordListParser,
  hostName,
  lines,
  oneOf,
  repositoryName,
  timestamp,
  wholeNumber,
} from "../../src/inputs/parsers.js";
import { submitInputs } from "../../src/operations/submit.js";

function value<T>(parse: Parse<T>, text: string): T | "rejected" {
  const parsed = parse(text);
  return parsed.ok ? parsed.value : "rejected";
}

describe("the parser of booleans", () => {
  test.each(["true", "True", "TRUE"])("reads %s as true", (text) => expect(value(boolean, text)).toBe(true));
  test.each(["false", "False", "FALSE"])("reads %s as false", (text) => expect(value(boolean, text)).toBe(false));
  test.each(["yes", "no", "on", "off", "1", "0", "y", "tRUE", "fALSE", "truee", "null"])(
    "rejects the text %s",
    (text) => expect(boolean(text)).toMatchObject({ ok: false, allowed: "true or false" }),
  );
});

describe("the parser of whole numbers", () => {
  const prNumber = wholeNumber(1, 2_147_483_647);

  test("accepts a number within its bounds", () => {
    expect(value(prNumber, "1")).toBe(1);
    expect(value(prNumber, "2147483647")).toBe(2_147_483_647);
    expect(value(wholeNumber(0, 255), "0")).toBe(0);
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
  test("oneOf accepts only the exact words", () => {
    expect(value(oneOf("all", "none"), "all")).toBe("all");
    expect(oneOf("all", "none")("ALL")).toEqual({ ok: false, allowed: "one of all, none", meant: "all" });
  });

  test("createWordListParser reads words that commas or line breaks separate", () => {
    const list = createWordListParser("merged", "failed", "cancelled");

    expect(value(list, "merged")).toEqual(["merged"]);
    expect(value(list, "merged, failed\r\ncancelled,\n")).toEqual(["merged", "failed", "cancelled"]);
    expect(value(list, ",")).toEqual([]);
    expect(list("merged failed")).toEqual({ ok: false, allowed: "a list of merged, failed, cancelled" });
    expect(value(list, "merged,Failed")).toBe("rejected");
  });

  test("suggests an allowed word that is similar to a misspelled word", () => {
    expect(oneOf("success", "failure")("sucess")).toMatchObject({ meant: "success" });
    expect(oneOf("success", "failure")("green")).toMatchObject({ meant: undefined });
    expect(createWordListParser("merged", "failed")("merged, faield")).toMatchObject({ meant: "failed" });
    expect(alsoAcceptWord("auto", wholeNumber(1, 9))("atuo")).toMatchObject({ meant: "auto" });
    expect(boolean("ture")).toMatchObject({ meant: "true" });
    expect(boolean("no")).toMatchObject({ meant: undefined });
  });

  test("alsoAcceptWord accepts a special word or a value", () => {
    const autoOrNumber = alsoAcceptWord("auto", wholeNumber(1, 9));

    expect(value(autoOrNumber, "auto")).toBe("auto");
    expect(value(autoOrNumber, "5")).toBe(5);
    expect(autoOrNumber("never")).toEqual({ ok: false, allowed: "auto, or a whole number from 1 to 9" });
  });
});

describe("the parser of commits", () => {
  test("accepts full SHAs and returns them in lower case", () => {
    expect(value(commitSha, "A".repeat(40))).toBe("a".repeat(40));
    expect(value(commitSha, "0".repeat(64))).toBe("0".repeat(64));
  });

  test.each(["abc1234", "g".repeat(40), "a".repeat(41), "HEAD", "refs/pull/7/head"])("rejects the text %s", (text) => {
    expect(value(commitSha, text)).toBe("rejected");
  });
});

describe("the parser of branches", () => {
  test.each([
    ["main", "main"],
    ["release/1.x", "release/1.x"],
    ["refs/heads/main", "main"],
    ["ümlaut/主", "ümlaut/主"],
    ["a@b", "a@b"],
  ])("reads %s as the branch %s", (text, name) => expect(value(branchName, text)).toBe(name));

  test.each(["two words", "refs/tags/v1", "refs/heads/", "a:b", "a~1", "a^", "a?", "a*", "a[b", "a\\b", "a\nb"])(
    "rejects the text %j",
    (text) => expect(branchName(text)).toEqual({ ok: false, allowed: "a branch name such as main or release/1.x" }),
  );
});

describe("the parser of timestamps", () => {
  // A time without a zone counts as UTC, and its text stays unchanged.
  test.each(["2026-01-31T12:00:00.000Z", "2026-01-31T12:00:00Z", "2026-01-31T12:00+02:00", "2026-01-31T12:00:00"])(
    "accepts the time %s",
    (text) => {
      expect(value(timestamp, text)).toBe(text);
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
  ])("rejects the text %s", (text) => expect(value(timestamp, text)).toBe("rejected"));
});

describe("the parser of repositories", () => {
  test.each([
    ["local/playground", "local", "playground"],
    ["group/sub.group/play_ground-2", "group/sub.group", "play_ground-2"],
    [".github/.github", ".github", ".github"],
  ])("splits the name %s at the last slash", (text, owner, name) => {
    expect(value(repositoryName, text)).toEqual({ owner, name });
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
    expect(repositoryName(text)).toEqual({ ok: false, allowed: "owner/name" });
  });
});

describe("the parser of host names", () => {
  test.each([
    ["GitHub.com", "github.com"],
    ["git.example:8443", "git.example:8443"],
    ["localhost", "localhost"],
  ])("reads %s as the host %s", (text, host) => expect(value(hostName, text)).toBe(host));

  test.each(["https://github.com", "github.com/", "git hub", "-a", "a:b", "user@host"])(
    "rejects the text %s",
    (text) => {
      expect(value(hostName, text)).toBe("rejected");
    },
  );
});

describe("the parser of lines", () => {
  test("removes spaces around lines, and ignores blank lines", () => {
    expect(value(lines, " a b \r\n\n\tc\n  \n")).toEqual(["a b", "c"]);
  });

  test("rejects a line of more than 10,000 characters", () => {
    expect(value(lines, `a\n${"x".repeat(10_000)}`)).toHaveLength(2);
    expect(lines(`a\n${"x".repeat(10_001)}`)).toEqual({ ok: false, allowed: "lines of at most 10000 characters" });
  });
});
