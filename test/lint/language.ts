/** This file finds the passages that the writing rules of CONTRIBUTING.md forbid. */

export interface Passage {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export interface File {
  readonly file: string;
  readonly text: string;
}

const WORDS =
  /\b(?:told|tells|nobody|somebody|whoever|so many|as far as|of which|anew|all the same|made-up|courtesy|mend(?:s|ed|ing)?|thrown out)\b/gi;

const LONGEST_SENTENCE_WORDS = 30;

/** First words that continue the sentence of another title. */
const CONTINUATIONS: ReadonlySet<string> = new Set(
  [
    "about above across after against along among around as at before behind below beneath beside between beyond by",
    "despite during except for from in inside into like near of off on onto outside over per since than through",
    "throughout to toward towards under until upon via with within without",
    "and although because but if nor once or so though unless when whenever whereas where wherever whether while yet",
    "how that what which who whom whose why",
    "am are be been being can cannot could did do does had has have is may might must not shall should was were will",
    "would",
  ]
    .join(" ")
    .split(" "),
);

/** Pattern of a participle and a word that connects it with a noun, as in "stopped before it began". */
const PARTICIPLE =
  /^(?:\w+ed|built|cut|found|given|held|kept|known|left|lost|made|put|seen|sent|shown|taken|written) (?:after|and|as|at|before|by|during|for|from|in|into|of|on|or|over|since|to|under|until|when|while|with|without)\b/i;

/** True when a title is not a sentence without the title of its `describe`. */
export function continues(title: string): boolean {
  return CONTINUATIONS.has(/^[a-z]+(?=[\s,:]|$)/i.exec(title)?.[0].toLowerCase() ?? "") || PARTICIPLE.test(title);
}

/** Returns the titles of `test` and `it`. Omits a title that starts with a value from its table. */
export function titles({ file, text }: File): readonly Passage[] {
  const found =
    /^([ \t]*)(?:(test|it|describe)\b.*|[\])}].*)?\(\s*(["`])((?:\\.|(?!\3)[^\\])*)\3,\s*(?:async\s*)?(?:\(|\{|\w+\s*=>|\w+\))/dgm;
  return [...text.matchAll(found)].flatMap(({ index, indices, 1: indent = "", 2: name, 4: title = "" }) => {
    const caller = name ?? callerAbove(text.slice(0, index), indent);
    const line = lineAt(text, indices?.[4]?.[0] ?? index);
    return caller === "test" || caller === "it" ? [{ file, line, text: title }] : [];
  });
}

/**
 * Finds the call whose last line has the same indentation as its first line, as the formatter writes a table of tests.
 */
function callerAbove(before: string, indent: string): string | undefined {
  return [...before.matchAll(/^([ \t]*)(\w+)/gm)].findLast(([, space]) => space === indent)?.[2];
}

/** Returns the doc comments, each as one line. */
export function listDocComments({ file, text }: File): readonly Passage[] {
  return [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    text: oneLine((match[1] ?? "").replace(/^\s*\* ?/gm, "")),
  }));
}

export function opensWithQuestionWord(comment: string): boolean {
  return /^(?:how|that|what|when|where|whether|which|who|whose)\b/i.test(comment);
}

/** Returns each forbidden word with its line. */
export function findForbiddenWords({ file, text }: File): readonly Passage[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(WORDS)].map(([word]) => ({ file, line: index + 1, text: `${word}: ${line.trim()}` })),
    );
}

/** Returns the sentences of a page with too many words. */
export function findLongSentences(page: File): readonly Passage[] {
  return sentences(page).filter(
    ({ text }) => text.split(/\s+/).filter((word) => /\w/.test(word)).length > LONGEST_SENTENCE_WORDS,
  );
}

function blank(block: string): string {
  return block.replace(/[^\n]/g, "");
}

/** Returns the sentences of paragraphs and list items, without code blocks and tables. */
function sentences({ file, text }: File): readonly Passage[] {
  const prose = text
    .replace(/^( *)(`{3,})[\s\S]*?^\1\2/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/^[ \t]*(?:\||#|<).*$/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, "$1");
  return prose.split(/(?<=\n)(?=\s*\n|\s*(?:[-*]|\d+\.) )/).reduce<{ line: number; found: Passage[] }>(
    ({ line, found }, block) => {
      const own = line + (/^\n*/.exec(block)?.[0].length ?? 0);
      const parts = oneLine(block.replace(/^\s*(?:[-*>]|\d+\.) /, "")).split(/(?<=[.!?:](?:\*\*|[)"])?) (?=[A-Z`*"(])/);
      const next = parts.filter((part) => part !== "").map((part) => ({ file, line: own, text: part }));
      return { line: line + block.split("\n").length - 1, found: [...found, ...next] };
    },
    { line: 1, found: [] },
  ).found;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
