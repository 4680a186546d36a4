/** Fields of a JSON object, also of one with comments as tools take them; undefined for anything else. */
export function jsonFields(text: string): ReadonlyMap<string, unknown> | undefined {
  const value = parsed(text) ?? parsed(withoutComments(text));
  return typeof value === "object" && value !== null && !Array.isArray(value) ? fieldsOf(value) : undefined;
}

export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(Object(value)));
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Texts stay as they are; comments go, and so do commas before a closing bracket. Character by character: whoever wrote
 * the file could make a regular expression take for ever.
 */
function withoutComments(text: string): string {
  const kept: string[] = [];
  /** A comma and the blanks after it, until it is known what follows. */
  let held: string[] = [];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at < text.length) {
    const behindComment = endOfComment(text, at);
    if (behindComment !== undefined) {
      at = behindComment;
      continue;
    }
    const piece = text.slice(at, endOfText(text, at));
    at += piece.length;
    if (piece === ",") {
      kept.push(held.join(""));
      held = [piece];
    } else if (held.length > 0 && piece.trim() === "") held.push(piece);
    else {
      const closes = piece === "}" || piece === "]";
      kept.push((closes ? held.slice(1) : held).join(""), piece);
      held = [];
    }
  }
  return kept.join("") + held.join("");
}

function endOfComment(text: string, at: number): number | undefined {
  if (text.startsWith("//", at)) return endAfter(text, "\n", at);
  return text.startsWith("/*", at) ? endAfter(text, "*/", at + 2) : undefined;
}

/** Behind a text in quotes, or behind one character. */
function endOfText(text: string, at: number): number {
  if (text[at] !== '"') return at + 1;
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === "\\") end += 1;
    else if (text[end] === '"') return end + 1;
  }
  return text.length;
}

function endAfter(text: string, sign: string, at: number): number {
  const found = text.indexOf(sign, at);
  return found < 0 ? text.length : found + sign.length;
}
