const SHOWN_CHARACTERS = 300;
/** Enough to find a message in; a page can be much longer. */
const READ_CHARACTERS = 100_000;

/**
 * The service's own words for a log line: text, the message of a JSON error, or an HTML page without its tags;
 * on one line, without control characters, 300 characters at most.
 * Secrets are hidden before anything is cut, or a part of one could stay; and again once JSON is read, whose escapes
 * may have kept one from being recognised.
 */
export function serverText(body: string, hide: (text: string) => string = asItIs): string {
  const start = hide(body).slice(0, READ_CHARACTERS);
  const words = messageInJson(start) ?? (/^\s*</.test(start) ? withoutTags(start) : start);
  const line = hide(words)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}…` : line;
}

function asItIs(text: string): string {
  return text;
}

/** Errors are plain text on this API; a proxy in between may answer JSON. */
function messageInJson(body: string): string | undefined {
  if (!/^\s*\{/.test(body)) return undefined;
  try {
    const parsed: unknown = JSON.parse(body);
    return messageField(parsed, 2);
  } catch {
    return undefined;
  }
}

function messageField(value: unknown, depth: number): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || depth === 0) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  return messageField(fields.get("message") ?? fields.get("error"), depth - 1);
}

function withoutTags(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, " ").replace(/<[^<>]*>/g, " ");
}
