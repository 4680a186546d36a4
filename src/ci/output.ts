import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ZERO_WIDTH_SPACE_ENTITY } from "../text/comment.js";
import { escapeText, keepLettersAndDigits } from "../text/markdown.js";
import { replaceInvisibleCharacters } from "../text/truncate.js";

const MASK = "***";
const MASK_IN_MARKDOWN = escapeText(MASK);
/**
 * Pattern of a code block in Markdown, in which entities stay visible as text. A block without an end extends to the
 * end of the text.
 */
const CODE_BLOCK = /^(`{3,})[^`\n]*\n[\s\S]*?(?:^\1`*[ \t]*$|$(?![\s\S]))/gm;

interface SecretForm {
  readonly length: number;
  readonly pattern: string;
}

/** Creates functions that replace secrets in all output, because the runner masks secrets only in its log. */
export function createRedactor() {
  let forms: readonly SecretForm[] = [];
  let pattern: RegExp | undefined;

  function hide(text: string, mask: string): string {
    return pattern === undefined ? text : text.replace(pattern, mask);
  }

  /**
   * Replaces secrets with `***` written as entities. Markdown would read plain asterisks as emphasis or as a horizontal
   * line.
   */
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
      // Diagrams show only letters and digits, so a secret may appear without its other characters.
      const bare = keepLettersAndDigits(secret);
      forms = [
        ...forms,
        { length: secret.length, pattern: escapedOrNot(secret) },
        ...(isRecognizable(bare) ? [{ length: bare.length, pattern: literal(bare) }] : []),
        ...base64Forms(secret),
        // One secret may contain another secret, so the longest pattern comes first.
      ].toSorted((a, b) => b.length - a.length);
      // This program changes some texts of the service to lower case, so a secret in them may be in lower case.
      pattern = new RegExp(forms.map((form) => form.pattern).join("|"), "gi");
    },
    redact: (text: string) => hide(text, MASK),
    clean: (text: string) => formatSafeLogLine(hide(text, MASK)),
    redactMarkdown: hideInMarkdown,
    redactFile: (name: string, text: string) => (name.endsWith(".md") ? hideInMarkdown(text) : hide(text, MASK)),
  };
}

/** Minimum characters of a pattern. A shorter pattern could match an ordinary word. */
const RECOGNIZABLE_CHARACTERS = 8;

function isRecognizable(text: string): boolean {
  return text.length >= RECOGNIZABLE_CHARACTERS;
}

/**
 * Returns a pattern that matches a secret in plain or escaped form: in Markdown, HTML, an address or JSON (also JSON in
 * JSON). The pattern allows a zero-width space between the characters, because texts of comments contain such spaces.
 */
function escapedOrNot(secret: string): string {
  const mayLoseOthers = isRecognizable(keepLettersAndDigits(secret));
  return (secret.match(/\\+|[^\\]/gu) ?? [])
    .map((part) => (part.startsWith("\\") ? backslashes(part.length) : formsOf(part, mayLoseOthers)))
    .join(`(?:${ZERO_WIDTH_SPACE_ENTITY})?`);
}

/**
 * Returns patterns for a secret inside a base64 text, in both alphabets. The secret may start at each of three offsets.
 */
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

/** Pattern for a backslash: plain, as an entity or percent-encoded. */
const BACKSLASH = "(?:\\\\|&#(?:0*92|x0*5c);|%5c)";
/** Maximum number of backslashes before a character in JSON in JSON. */
const MOST_BACKSLASHES = 3;

/**
 * Returns one pattern for several backslashes. A separate pattern per backslash would cause exponential backtracking.
 */
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

/**
 * Returns a pattern for a character in all its escaped forms. With `mayLoseOthers`, the character may also be missing.
 */
function formsOf(character: string, mayLoseOthers: boolean): string {
  if (/[A-Za-z0-9]/.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const named = NAMED_ENTITIES[character] ?? [];
  const asJson = JSON.stringify(character).slice(1, -1);
  const inAddress = Buffer.from(character).toString("hex").replace(/../g, "%$&");
  const plain = [literal(character), `&#(?:0*${code}|x0*${code.toString(16)});`, named, inAddress].flat();
  if (/[ -~]/.test(character)) {
    // Messages show the name of a state with spaces instead of underscores.
    const all = character === "_" && mayLoseOthers ? [...plain, " "] : plain;
    return `${BACKSLASH}{0,${MOST_BACKSLASHES}}(?:${all.join("|")})`;
  }
  const quoted = asJson === character ? [] : [`${BACKSLASH}{1,${MOST_BACKSLASHES}}${literal(asJson.slice(1))}`];
  // In log lines, a space replaces an invisible character. In diagrams, the character is missing.
  const lost = [...(/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? [] : [" "]), ...(mayLoseOthers ? [""] : [])];
  return `(?:${[...quoted, ...plain, ...lost].join("|")})`;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

const LINE_CHARACTERS = 8000;

/**
 * Returns untrusted text as one line without commands for the runner: `::name::` at the start, `##[name]` anywhere
 * (actions/runner, ActionCommand.cs), and `##vso[name]` of Azure.
 */
export function formatSafeLogLine(text: string): string {
  return replaceInvisibleCharacters(cut(text))
    .replace(/##(?=\w*\[)/g, "# #")
    .replace(/^(\s*)::/, "$1: :");
}

/** Shortens a line. Secrets must be replaced before, because the masking cannot find a part of a secret. */
function cut(text: string): string {
  if (text.length <= LINE_CHARACTERS) return text;
  const shown = text.slice(0, LINE_CHARACTERS).toWellFormed();
  return `${shown}… (${text.length} characters in all)`;
}

/** Maximum number of warnings as annotations. GitHub shows only a few annotations of each step. */
const WARNINGS_SHOWN = 5;

export function createWarningLimiter(show: (message: string) => void) {
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

/** Writes a file into a new subfolder of `folder`. Returns the path of the file. @throws Error of the file system */
export function writeTempFile(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(mkdtempSync(join(folder, "merge-queue-")), name);
  writeFileSync(path, text);
  return path;
}
