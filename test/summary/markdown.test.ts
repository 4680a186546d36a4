import { expect, test } from "vitest";
import { code, escapeText, table } from "../../src/summary/markdown.js";

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
])("%s cannot be structure", (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

test("a text is one line without anything invisible", () => {
  expect(escapeText("a\r\nb\u0085c\u2028d\u2029e\u202ef\u200bg\u001b[0m\tz")).toBe("a b c d e f g &#91;0m z");
});

test("plain text stays as it is", () => {
  for (const text of ["The queue for main.", "release/1.x-2", "ümlaut 主 👍", "a; b: c, 100 %"])
    expect(escapeText(text)).toBe(text);
});

test("code cannot be ended from inside", () => {
  expect(code("a</code>`|")).toBe("<code>a&#60;/code&#62;&#96;&#124;</code>");
});

test("a table has a row for each item, and as many cells as its head", () => {
  expect(table(["A", "B"], [["1", escapeText("x|y")]])).toBe("| A | B |\n| --- | --- |\n| 1 | x&#124;y |");
  expect(table(["A"], [])).toBe("| A |\n| --- |");
});

test("the start of a text is no list, rule or heading line, and an address is no link", () => {
  for (const text of ["- item", "+ item", "---", "===", "1. first", "  12. later"]) {
    expect(escapeText(text)).not.toMatch(/^\s*(?:[-+=]+(?:\s|$)|\d+[.)])/);
  }
  expect(escapeText("https://link.example and www.link.example")).not.toMatch(/:\/\/|www\./);
});
