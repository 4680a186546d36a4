import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LINK_BREAK } from "../text/comment.js";
import { escapeText, removeSymbols } from "../text/markdown.js";
import { toVisibleLine } from "../text/truncate.js";

const MASK = "***";
const MASK_IN_MARKDOWN = escapeText(MASK);
/** Code block in Markdown, which shows entities as text. A block without an end extends to the end of the text. */
const CODE_BLOCK = /^(`{3,})[^`\n]*\n[\s\S]*?(?:^\1`*[ \t]*$|$(?![\s\S]))/gm;

interface SecretForm {
  readonly length: number;
  readonly pattern: string;
}

/** Creates functions that replace secrets in all output. The runner masks only its log. */
export function createRedactor() {
  let forms: readonly SecretForm[] = [];
  let pattern: RegExp | undefined;

  function hide(text: string, mask: string): string {
    return pattern === undefined ? text : text.replace(pattern, mask);
  }

  /** Replaces secrets by `***` as entities, because Markdown would read the asterisks as emphasis or a rule. */
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
      // Diagrams contain only the letters and digits of a text.
      const bare = removeSymbols(secret);
      forms = [
        ...forms,
        { length: secret.length, pattern: escapedOrNot(secret) },
        ...(isRecognizable(bare) ? [{ length: bare.length, pattern: literal(bare) }] : []),
        ...base64Forms(secret),
        // One secret may contain another, so the longest pattern comes first.
      ].toSorted((a, b) => b.length - a.length);
      // Output may contain a secret in lower case, because words of the service are changed to it.
      pattern = new RegExp(forms.map((form) => form.pattern).join("|"), "gi");
    },
    redact: (text: string) => hide(text, MASK),
    clean: (text: string) => toSafeLine(hide(text, MASK)),
    redactMarkdown: hideInMarkdown,
    redactFile: (name: string, text: string) => (name.endsWith(".md") ? hideInMarkdown(text) : hide(text, MASK)),
  };
}

/** Minimum length of a pattern. A shorter text could be an ordinary word. */
const RECOGNIZABLE_CHARACTERS = 8;

function isRecognizable(text: string): boolean {
  return text.length >= RECOGNIZABLE_CHARACTERS;
}

/**
 * Returns a pattern for a secret in which each character may be escaped, as in Markdown, HTML, an address or JSON (also
 * JSON in JSON). A zero-width space of a comment may separate the characters.
 */
function escapedOrNot(secret: string): string {
  const mayLoseOthers = isRecognizable(removeSymbols(secret));
  return (secret.match(/\\+|[^\\]/gu) ?? [])
    .map((part) => (part.startsWith("\\") ? backslashes(part.length) : formsOf(part, mayLoseOthers)))
    .join(`(?:${LINK_BREAK})?`);
}

/** Returns patterns for base64 in both alphabets, at each of the three offsets of a secret in other bytes. */
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
  return `(?:${formsOf(character, false)}|${formsOf(character === "+" ? "-" : "_", false)})`;
}

/** Pattern for a backslash: plain, as an entity, or percent-encoded. */
const BACKSLASH = "(?:\\\\|&#(?:0*92|x0*5c);|%5c)";
/** Number of backslashes that JSON in JSON adds before a character. */
const MOST_BACKSLASHES = 3;

/** Returns a pattern for several backslashes. One pattern for each would cause exponential backtracking. */
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

/** Returns a pattern for all forms of a character. With `mayLoseOthers`, the output may omit it. */
function formsOf(character: string, mayLoseOthers: boolean): string {
  if (/[A-Za-z0-9]/.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const named = NAMED_ENTITIES[character] ?? [];
  const asJson = JSON.stringify(character).slice(1, -1);
  const inAddress = Buffer.from(character).toString("hex").replace(/../g, "%$&");
  const plain = [literal(character), `&#(?:0*${code}|x0*${code.toString(16)});`, named, inAddress].flat();
  if (/[ -~]/.test(character)) {
    // A displayed state shows underscores as spaces.
    const all = character === "_" && mayLoseOthers ? [...plain, " "] : plain;
    return `${BACKSLASH}{0,${MOST_BACKSLASHES}}(?:${all.join("|")})`;
  }
  const quoted = asJson === character ? [] : [`${BACKSLASH}{1,${MOST_BACKSLASHES}}${literal(asJson.slice(1))}`];
  // Lines show an invisible character as a space, and diagrams omit it.
  const lost = [...(/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? [] : [" "]), ...(mayLoseOthers ? [""] : [])];
  return `(?:${[...quoted, ...plain, ...lost].join("|")})`;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

const LINE_CHARACTERS = 8000;

/**
 * Returns untrusted text as one line without commands to the runner: `::name::` at the start, `##[name]` anywhere
 * (actions/runner, ActionCommand.cs) and Azure's `##vso[name]`.
 */
export function toSafeLine(text: string): string {
  return toVisibleLine(cut(text))
    .replace(/##(?=\w*\[)/g, "# #")
    .replace(/^(\s*)::/, "$1: :");
}

/** Shortens a line. It must contain no secret, because part of a secret would not be recognized. */
function cut(text: string): string {
  if (text.length <= LINE_CHARACTERS) return text;
  const shown = text.slice(0, LINE_CHARACTERS).toWellFormed();
  return `${shown}… (${text.length} characters in all)`;
}

/** Number of warnings that become annotations. GitHub shows only few annotations of a step. */
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

/** Writes a file into a new folder below `folder`. Returns its path. @throws Error of the file system */
export function writeTempFile(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(mkdtempSync(join(folder, "merge-queue-")), name);
  writeFileSync(path, text);
  return path;
}
