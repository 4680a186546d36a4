/** A fenced block of code in a Markdown text. */
export interface Fence {
  /** First word after the backticks, such as `yaml`; empty without one. */
  readonly language: string;
  /** Line of the Markdown text at which the code begins, from 1. */
  readonly firstLine: number;
  /** The code, without the indentation that all its lines share. */
  readonly code: string;
}

const OPENING = /^( *)(`{3,}|~{3,})\s*(\S*)/;

/** The fenced blocks of a Markdown text, those in lists included. @throws Error for one that is not closed. */
export function fences(markdown: string): readonly Fence[] {
  const found: Fence[] = [];
  let open: { readonly marks: string; readonly language: string; readonly firstLine: number } | undefined;
  let code: string[] = [];
  for (const [index, line] of markdown.split("\n").entries()) {
    const [, , marks = "", language = ""] = OPENING.exec(line) ?? [];
    if (open === undefined) {
      if (marks !== "") open = { marks, language, firstLine: index + 2 };
    } else if (marks.startsWith(open.marks) && language === "") {
      found.push({ language: open.language, firstLine: open.firstLine, code: dedent(code) });
      open = undefined;
      code = [];
    } else {
      code.push(line);
    }
  }
  if (open !== undefined) throw new Error(`The block of code from line ${open.firstLine - 1} is not closed.`);
  return found;
}

/** The text with every line of a fenced block emptied, so that line numbers stay. */
export function withoutFences(markdown: string): string {
  const inside = new Set(
    fences(markdown).flatMap(({ firstLine, code }) =>
      code.split("\n").flatMap((_, index, all) => (index < all.length - 1 ? [firstLine + index] : [])),
    ),
  );
  return markdown
    .split("\n")
    .map((line, index) => (inside.has(index + 1) ? "" : line))
    .join("\n");
}

function dedent(code: readonly string[]): string {
  const indents = code.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const shared = Math.min(...indents, Number.POSITIVE_INFINITY);
  return code.map((line) => `${line.slice(shared)}\n`).join("");
}
