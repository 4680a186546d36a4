import { describe, expect, test } from "vitest";
import {
  escapeText,
  formatCollapsedSection,
  formatOmittedItemCount,
  joinBlocks,
  toInlineCode,
  toLimitedTable,
  toLink,
  toTable,
} from "../../src/text/markdown.js";

test.each([
  ["a | b", "a &#124; b"],
  ["`code`", "&#96;code&#96;"],
  ["<img src=x>", "&#60;img src=x&#62;"],
  ["&lt;b&gt;", "&#38;lt;b&#38;gt;"],
  ["**bold** _it_", "&#42;&#42;bold&#42;&#42; &#95;it&#95;"],
  ["[text](address)", "&#91;text&#93;&#40;address&#41;"],
  ["![image](address)", "&#33;&#91;image&#93;&#40;address&#41;"],
  ["# heading", "&#35; heading"],
  ["~~~ fence", "&#126;&#126;&#126; fence"],
  ["back\\slash", "back&#92;slash"],
  ["$math$ {a}", "&#36;math&#36; &#123;a&#125;"],
  ["@developer-1", "&#64;developer-1"],
  [`"quoted" 'text'`, "&#34;quoted&#34; &#39;text&#39;"],
  ["</code></td></table>", "&#60;/code&#62;&#60;/td&#62;&#60;/table&#62;"],
])("escapeText escapes the text %s", (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

test("escapeText returns one line without invisible characters", () => {
  expect(escapeText("a\r\nb\u0085c\u2028d\u2029e\u202ef\u200bg\u001b[0m\tz")).toBe("a b c d e f g &#91;0m z");
});

test("escapeText returns plain text unchanged", () => {
  for (const text of ["The queue for main.", "release/1.x-2", "ümlaut 主 👍", "a; b: c, 100 %"])
    expect(escapeText(text)).toBe(text);
});

test("toInlineCode escapes a closing tag and a backtick", () => {
  expect(toInlineCode("a</code>`|")).toBe("<code>a&#60;/code&#62;&#96;&#124;</code>");
});

test("toTable writes a row for each item and a cell for each column", () => {
  expect(toTable(["A", "B"], [["1", escapeText("x|y")]])).toBe("| A | B |\n| --- | --- |\n| 1 | x&#124;y |");
  expect(toTable(["A"], [])).toBe("| A |\n| --- |");
});

test("escapeText escapes list markers, lines and headings at the start, and addresses of pages", () => {
  for (const text of ["- item", "+ item", "---", "===", "1. first", "  12. later"]) {
    expect(escapeText(text)).not.toMatch(/^\s*(?:[-+=]+(?:\s|$)|\d+[.)])/);
  }
  expect(escapeText("https://link.example and www.link.example")).not.toMatch(/:\/\/|www\./);
});

describe("toLink", () => {
  test.each([
    ["https://ci.example/run/1", "https://ci.example/run/1"],
    ["http://ci.example:8080/a_b~c?x=1&y=%20#part", "http://ci.example:8080/a_b~c?x=1&amp;y=%20#part"],
    ["https://ci.example", "https://ci.example/"],
    ["HTTPS://CI.example/A", "https://ci.example/A"],
    ["https://ci.example/a)b(c", "https://ci.example/a%29b%28c"],
    ["https://ci.example/a](https://evil.example)", "https://ci.example/a%5D%28https://evil.example%29"],
    ['https://ci.example/"onload="x', "https://ci.example/%22onload=%22x"],
    ["https://ci.example/'a'", "https://ci.example/%27a%27"],
    ["https://ci.example/<script>", "https://ci.example/%3Cscript%3E"],
    ["https://ci.example/?a=|b|`c`*d*$e$", "https://ci.example/?a=%7Cb%7C%60c%60%2Ad%2A%24e%24"],
    ["https://ci.example/a\\b?c\\d", "https://ci.example/a/b?c%5Cd"],
    ["https://ci.example/ü\u202e", "https://ci.example/%C3%BC%E2%80%AE"],
    ["https://ci.example/?a=&lt;b", "https://ci.example/?a=&amp;lt;b"],
  ])("links to the safe address %s", (address, target) => {
    expect(toLink("unit", address)).toBe(`[unit](${target})`);
  });

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)//https://",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "//ci.example/x",
    "/x",
    "ci.example/x",
    "https://",
    "https://ci example/",
    "https://ci.example/a b",
    "https://ci.example/a\n[x](y)",
    "https://ci.example/a\tb",
    " https://ci.example/",
    "https://github.com@evil.example/",
    "https://user:secret@ci.example/",
    `https://ci.example/${"a".repeat(2000)}`,
    "",
    null,
    undefined,
  ])("returns only the text when the address is %j", (address) => {
    expect(toLink("unit [x](y)", address)).toBe("unit &#91;x&#93;&#40;y&#41;");
  });

  test("escapes characters of the text that would end the link", () => {
    expect(toLink("a](b)\n|<img>", "https://ci.example/")).toBe(
      "[a&#93;&#40;b&#41; &#124;&#60;img&#62;](https://ci.example/)",
    );
  });
});

test("formatCollapsedSection escapes the title of a folded section", () => {
  expect(formatCollapsedSection("</summary> & more", "- a")).toBe(
    "<details><summary>&#60;/summary&#62; &#38; more</summary>\n\n- a\n\n</details>",
  );
});

test("joinBlocks ignores empty paragraphs", () => {
  expect(joinBlocks(["", "one", "", "two", ""])).toBe("one\n\ntwo");
});

test("toLimitedTable builds only the shown rows, and adds the number of omitted rows", () => {
  const made: number[] = [];
  const rowOf = (item: number): string[] => {
    made.push(item);
    return [`${item}`];
  };
  const limit = { atMost: 2, whole: "a file has them all" };

  expect(toLimitedTable(["N"], [1, 2, 3, 4, 5], rowOf, limit)).toBe(
    "| N |\n| --- |\n| 1 |\n| 2 |\n\nAnd 3 more; a file has them all.",
  );
  expect(made).toEqual([1, 2]);
  expect(toLimitedTable(["N"], [1, 2], rowOf, limit)).toBe("| N |\n| --- |\n| 1 |\n| 2 |");
});

test("formatOmittedItemCount returns an empty text when no items are omitted", () => {
  expect([formatOmittedItemCount(-1), formatOmittedItemCount(0), formatOmittedItemCount(7)]).toEqual([
    "",
    "",
    "And 7 more.",
  ]);
});
