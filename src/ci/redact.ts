import { escapeText } from "../summary/markdown.js";
import { lettersAndDigits } from "../summary/mermaid.js";

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
      // Diagrams have letters and digits only, and states of the service lose their underscores.
      const bare = [lettersAndDigits(secret), secret.replaceAll("_", " ")].filter(isTelling);
      // An address holds it with percent signs.
      const inAddress = encodeURIComponent(secret.toWellFormed());
      const asText = [inPage(secret), escapeText(secret)];
      const written = [secret, asJson, inJson(asJson), ...asText, inAddress, ...bare];
      // The longest first: one secret may be a part of another.
      forms = [...forms, ...written].toSorted((a, b) => b.length - a.length);
      pattern = new RegExp(forms.map(asPattern).join("|"), "gi");
    },
    redact: (text) => (pattern === undefined ? text : text.replace(pattern, "***")),
  };
}

/** Shorter ones could be anybody's words. */
const TELLING_CHARACTERS = 8;

function isTelling(text: string): boolean {
  return text.length >= TELLING_CHARACTERS;
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** As services write it into their pages. */
function inPage(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

function asPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
