import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BREAK } from "../text/comment.js";
import { escapeText, lettersAndDigits } from "../text/markdown.js";
import { visibleLine } from "../text/truncate.js";

const MASK = "***";
const MASK_IN_MARKDOWN = escapeText(MASK);
/** A block of code shows entities as written; an unclosed one extends to the end. */
const CODE_BLOCK = /^(`{3,})[^`\n]*\n[\s\S]*?(?:^\1`*[ \t]*$|$(?![\s\S]))/gm;

interface SecretForm {
  /** Of the plain form. */
  readonly length: number;
  readonly pattern: string;
}

/** Hides secrets in everything that a run writes: the runner masks its log only. */
export function createRedactor() {
  let forms: readonly SecretForm[] = [];
  let pattern: RegExp | undefined;

  function hide(text: string, mask: string): string {
    return pattern === undefined ? text : text.replace(pattern, mask);
  }

  /** The mask must not become emphasis or a rule. */
  function hideInMarkdown(text: string): string {
    const parts: string[] = [];
    let end = 0;
    for (const { index, 0: block } of text.matchAll(CODE_BLOCK)) {
      parts.push(hide(text.slice(end, index), MASK_IN_MARKDOWN), hide(block, MASK));
      end = index + block.length;
    }
    return [...parts, hide(text.slice(end), MASK_IN_MARKDOWN)].join("");
  }

  return {
    add(secret: string): void {
      // Diagrams have letters and digits only.
      const bare = lettersAndDigits(secret);
      forms = [
        ...forms,
        { length: secret.length, pattern: escapedOrNot(secret) },
        ...(isRecognizable(bare) ? [{ length: bare.length, pattern: literal(bare) }] : []),
        ...base64Forms(secret),
        // Longest first: one secret may be a part of another.
      ].toSorted((a, b) => b.length - a.length);
      // Words of the service are written in lower case.
      pattern = new RegExp(forms.map((form) => form.pattern).join("|"), "gi");
    },
    redact: (text: string) => hide(text, MASK),
    clean: (text: string) => safeLine(hide(text, MASK)),
    redactMarkdown: hideInMarkdown,
    redactFile: (name: string, text: string) => (name.endsWith(".md") ? hideInMarkdown(text) : hide(text, MASK)),
  };
}

/** Shorter secrets could be ordinary words. */
const TELLING_CHARACTERS = 8;

function isRecognizable(text: string): boolean {
  return text.length >= TELLING_CHARACTERS;
}

/**
 * Matches each character as it is, or as Markdown, a page, an address or JSON (also quoted twice) has it: a secret can
 * be escaped in part. Comments may have a break between two characters.
 */
function escapedOrNot(secret: string): string {
  const mayLoseOthers = isRecognizable(lettersAndDigits(secret));
  return (secret.match(/\\+|[^\\]/gu) ?? [])
    .map((part) => (part.startsWith("\\") ? backslashes(part.length) : writingsOf(part, mayLoseOthers)))
    .join(`(?:${BREAK})?`);
}

/** Matches base64 in either alphabet at each of three offsets. A first character shared with other bytes stays. */
function base64Forms(secret: string): readonly SecretForm[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
    const first = Math.ceil((before * 8) / 6);
    const text = bytes.toString("base64").slice(first, Math.floor((bytes.length * 8) / 6));
    const shared = bytes.length % 3 === 0 ? "" : "[A-Za-z0-9+/_-]?";
    const pattern = `${text.replace(/[+/]/g, inEitherAlphabet)}${shared}`;
    return isRecognizable(text) ? [{ length: text.length, pattern }] : [];
  });
}

function inEitherAlphabet(character: string): string {
  return `(?:${writingsOf(character, false)}|${writingsOf(character === "+" ? "-" : "_", false)})`;
}

/** As it is, or as an entity or in an address. */
const BACKSLASH = "(?:\\\\|&#(?:0*92|x0*5c);|%5c)";
/** Backslashes before a character that was quoted twice. */
const MOST_BACKSLASHES = 3;

/** Matched as one piece, or backtracking would be exponential. */
function backslashes(count: number): string {
  return `${BACKSLASH}{${count},${count * (MOST_BACKSLASHES + 1)}}`;
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Without enough other characters none is optional: nothing would be left to match. */
function writingsOf(character: string, mayLoseOthers: boolean): string {
  if (/[A-Za-z0-9]/.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const named = NAMED_ENTITIES[character] ?? [];
  const asJson = JSON.stringify(character).slice(1, -1);
  const inAddress = Buffer.from(character).toString("hex").replace(/../g, "%$&");
  const plain = [literal(character), `&#(?:0*${code}|x0*${code.toString(16)});`, named, inAddress].flat();
  if (/[ -~]/.test(character)) {
    // States of the service lose their underscores.
    const all = character === "_" && mayLoseOthers ? [...plain, " "] : plain;
    return `${BACKSLASH}{0,${MOST_BACKSLASHES}}(?:${all.join("|")})`;
  }
  const quoted = asJson === character ? [] : [`${BACKSLASH}{1,${MOST_BACKSLASHES}}${literal(asJson.slice(1))}`];
  // Lines have a blank for invisible characters; diagrams have nothing.
  const lost = [...(/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? [] : [" "]), ...(mayLoseOthers ? [""] : [])];
  return `(?:${[...quoted, ...plain, ...lost].join("|")})`;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

/** Longer than a line of a problem. */
const LINE_CHARACTERS = 8000;

/**
 * Makes text of others one visible line that is no command of a runner: `::name::` at the start of a line, `##[name]`
 * anywhere (actions/runner, ActionCommand.cs), Azure's `##vso[name]`.
 */
export function safeLine(text: string): string {
  return visibleLine(cut(text))
    .replace(/##(?=\w*\[)/g, "# #")
    .replace(/^(\s*)::/, "$1: :");
}

/** Secrets are hidden before the cut. */
function cut(text: string): string {
  if (text.length <= LINE_CHARACTERS) return text;
  const shown = text.slice(0, LINE_CHARACTERS).toWellFormed();
  return `${shown}… (${text.length} characters in all)`;
}

/** GitHub shows few annotations of a step. */
const WARNINGS_SHOWN = 5;

export function limitWarnings(show: (message: string) => void) {
  let count = 0;
  return {
    warn(message: string): void {
      count += 1;
      if (count <= WARNINGS_SHOWN) show(message);
    },
    rest(): void {
      if (count > WARNINGS_SHOWN) show(`and ${count - WARNINGS_SHOWN} more`);
    },
  };
}

/** Returns the path of a file in a fresh folder. @throws Error of the file system */
export function temporaryFile(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(mkdtempSync(join(folder, "merge-queue-")), name);
  writeFileSync(path, text);
  return path;
}
