/** Text for a terminal of this many columns: never wider than a person reads with ease. */
export function readableWidth(terminal: number | undefined): number {
  return Math.min(Math.max(terminal ?? WIDEST, NARROWEST), WIDEST);
}

const NARROWEST = 60;
const WIDEST = 100;

/** Markdown of our own descriptions without its marks. */
export function plain(markdown: string): string {
  return markdown.replaceAll("`", "");
}

/** The beginning of a sentence that fits, up to a mark where it may end. */
export function shortened(sentence: string, width: number): string {
  const [clause = ""] = sentence.split(/[;:] |\.( |$)/);
  return clause.length <= width ? clause : clause.slice(0, width).replace(/(?:, [^,]*|\s+\S*)$/, "");
}

/** Breaks text between words; every line after the first begins with the indent. */
export function wrap(text: string, width: number, indent: number): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && indent + longer.length > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].join(`\n${" ".repeat(indent)}`);
}

/** Two columns; a left part that is too long gets a line for itself. */
export function columns(rows: readonly (readonly [string, string])[], width: number, left: number): string {
  const begin = left + 4;
  return rows
    .map(([name, text]) => {
      const gap = name.length <= left ? " ".repeat(left + 2 - name.length) : `\n${" ".repeat(begin)}`;
      return `  ${name}${gap}${wrap(text, width, begin)}\n`;
    })
    .join("");
}
