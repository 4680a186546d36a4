import { escapeText } from "../summary/markdown.js";

/** Hides secrets in everything that a run writes, files included: the runner masks its log only. */
export interface Redactor {
  add(secret: string): void;
  redact(text: string): string;
}

export function createRedactor(): Redactor {
  let forms: readonly string[] = [];
  let pattern: RegExp | undefined;
  return {
    add(secret) {
      // Also as Markdown and JSON hold it (twice: a message quotes what came, and result-file holds messages),
      // and in any case: words of the service are written in lower case.
      const asJson = inJson(secret);
      const written = [secret, asJson, inJson(asJson), escapeText(secret)];
      // The longest first: one secret may be a part of another.
      forms = [...forms, ...written].toSorted((a, b) => b.length - a.length);
      pattern = new RegExp(forms.map(asPattern).join("|"), "gi");
    },
    redact: (text) => (pattern === undefined ? text : text.replace(pattern, "***")),
  };
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function asPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
