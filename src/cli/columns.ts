/** Name and meaning in a help text or a table. */
export type Row = readonly [name: string, meaning: string];

export function limitWidth(terminal: number | undefined): number {
  return Math.min(Math.max(terminal ?? WIDEST, NARROWEST), WIDEST);
}

const NARROWEST = 60;
const WIDEST = 100;

export function removeBackticks(markdown: string): string {
  return markdown.replaceAll("`", "");
}

export function shortenSentence(sentence: string, width: number): string {
  const [clause = ""] = sentence.split(/[;:] |\.( |$)/);
  return clause.length <= width ? clause : clause.slice(0, width).replace(/(?:, [^,]*|\s+\S*)$/, "");
}

/** Breaks a text between words. Indents all lines except the first. */
export function wrapText(text: string, width: number, indent: number): string {
  const lines = text.match(new RegExp(`\\S.{0,${width - indent - 1}}(?= |$)|\\S+`, "gs")) ?? [];
  return lines.join(`\n${" ".repeat(indent)}`);
}

/** Formats two columns. A name that does not fit into the left column has its own line. */
export function formatColumns(rows: readonly Row[], width: number, left: number): string {
  const begin = left + 4;
  return rows
    .map(([name, text]) => {
      const gap = name.length <= left ? " ".repeat(left + 2 - name.length) : `\n${" ".repeat(begin)}`;
      return `  ${name}${gap}${wrapText(text, width, begin)}\n`;
    })
    .join("");
}
