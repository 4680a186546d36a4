/** Code block with fences in a Markdown text. */
export interface Fence {
  /** First word after the backticks, such as `yaml`; empty without a word. */
  readonly language: string;
  /** Line of the Markdown text where the code starts, from 1. */
  readonly firstLine: number;
  /** Code of the block, without the indentation of all its lines. */
  readonly code: string;
}

const OPENING = /^( *)(`{3,}|~{3,})\s*(\S*)/;

/**
 * Returns the code blocks with fences in a Markdown text, including those in lists. @throws Error for a block without
 * an end
 */
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

/** Empties all lines of code blocks with fences, so that line numbers stay the same. */
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
