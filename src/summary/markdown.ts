/** Characters that Markdown or HTML could take for structure, and invisible ones that could hide it. */
const STRUCTURE = /[&<>|`*_[\]()#~\\!{}$@"']/g;

/**
 * Text of somebody else for any place in Markdown: one line, everything that could be structure as an entity.
 * Entities are shown as the character but never read as Markdown or HTML.
 */
export function escapeText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(STRUCTURE, asEntity)
    .replace(/^\s*(?:[-+=]|\d+\.)/, (start) => `${start.slice(0, -1)}${asEntity(start.slice(-1))}`)
    .replace(/:(?=\/\/)/g, asEntity)
    .replace(/(?<=\bwww)\./gi, asEntity);
}

function asEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** Short technical text (a commit, a name) in a fixed-width face, whatever it holds. */
export function code(text: string): string {
  return `<code>${escapeText(text)}</code>`;
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** A table of cells that are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}
