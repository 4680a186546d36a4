import { findGitHubStructure } from "./github-markdown.js";

/** Text of another person that would become a tag, a link, a row, a command or a heading without escaping. */
export const HOSTILE = "<img src=x onerror=a> | [a](https://b.example) ![c](d) `e` ::error::f *g*";

/** Texts of other people that GitHub would turn into a mention, a reference, a link or an emoji. */
export const LINKING_TEXTS: readonly string[] = [
  "@developer-9",
  "(@octo-org/everybody)",
  "\\@developer-9 &#64;developer-9 &commat;developer-9",
  "\u202e@\u200bdeveloper-9 @\u2060developer-9 @<!-- -->developer-9 @@developer-9",
  "`@developer-9",
  "#1",
  "Fixes #1, closes octo-org/app#2, resolves GH-3",
  "gh-4",
  "octo-org/app@c0ffee1234567890c0ffee1234567890c0ffee12",
  "C0FFEE1 1234567",
  "Fixes https://github.com/octo-org/app/issues/5",
  "www.b.example HTTPS://b.example/x",
  "a@b.example",
  ":tada: a:x:b :+1:",
];

/** Pattern of a code block with its fences, which contains no structure. */
const CODE_BLOCK = /^(`{3,})[a-z]*\n[\s\S]*?\n\1$/gm;

/** Returns the pages that a run has written, each with its heading. */
export function pagesOf(summary: string): readonly string[] {
  return summary.split(/^(?=### )/m).filter((page) => page !== "");
}

/** Returns the problems of a page of a job summary. */
export function problemsOf(whole: string): readonly string[] {
  const page = whole.replace(CODE_BLOCK, "");
  const lines = page.split("\n");
  return [
    ...(/^### [a-z][a-z -]+: [A-Za-z_ -]+$/.test(lines[0] ?? "") ? [] : [`It begins with "${lines[0]}".`]),
    ...(page.endsWith("\n") ? [] : ["It does not end with a line."]),
    ...findGitHubStructure(whole).flatMap(({ kind, text }) => {
      const isOfStranger =
        kind === "tag" || (kind === "link" && /^(https:\/\/b\.example|mailto:|http:\/\/www\.)/i.test(text));
      return isOfStranger ? [`It has the ${kind} ${text}.`] : [];
    }),
    ...(page.includes("```") ? ["A block of code is not closed."] : []),
    ...(/[\p{Cf}\p{Zl}\p{Zp}]/u.test(whole) ? ["It has invisible characters."] : []),
    ...tablesIn(lines).flatMap(tableProblems),
  ];
}

function tablesIn(lines: readonly string[]): readonly (readonly string[])[] {
  const tables: string[][] = [];
  lines.forEach((line, index) => {
    if (!line.startsWith("|")) return;
    if (lines[index - 1]?.startsWith("|") === true) tables.at(-1)?.push(line);
    else tables.push([line]);
  });
  return tables;
}

function tableProblems(rows: readonly string[]): readonly string[] {
  const widths = rows.map((row) => row.replaceAll("\\|", "").split("|").length);
  return [
    ...(/^\|( ?:?-+:? ?\|)+$/.test(rows[1] ?? "") ? [] : [`The table of "${rows[0]}" has no second line of dashes.`]),
    ...(new Set(widths).size === 1 ? [] : [`The rows of the table of "${rows[0]}" differ in length.`]),
  ];
}
