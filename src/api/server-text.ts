const SHOWN_CHARACTERS = 300;

/**
 * The service's own words for a log line: text, the message of a JSON error, or an HTML page without its tags;
 * on one line, without control characters, 300 characters at most.
 */
export function serverText(body: string): string {
  const words = messageInJson(body) ?? (/^\s*</.test(body) ? withoutTags(body) : body);
  const line = words.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1).toWellFormed()}…` : line;
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
  return html.replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, " ").replace(/<[^>]*>/g, " ");
}
