import { posix, win32 } from "node:path";
import { InputError } from "../../errors.js";
import { parseDepthLimitedJson } from "../../text/json.js";
import { createMessageText, type MessageText, toInputReference } from "../../text/problem.js";
import { quoteText, shortenJson } from "../../text/truncate.js";
import type { Project } from "./producer.js";

/** Maximum number of characters of a target. A longer line is probably a file without line breaks. */
const LONGEST_LINE = 65_536;

/** Matches control characters except the tab. Some programs would read them as line breaks. */
export const CONTROL_CHARACTER_PATTERN = /[^\P{Cc}\t]/u;

const JSON_START = /["{[]/;

/**
 * Beginnings of lines that are messages of a tool, and not targets. Output with such a line is not a list of targets.
 */
const MESSAGE_STARTS: readonly RegExp[] = [
  // Git, Bazel and compilers: `fatal: ...`, `ERROR: ...`, `INFO: ...`, `error[E0432]: ...`.
  /(?:error|fatal|panic|failure|failed|warning|warn|info|debug|notice|usage|loading|analyzing)(?:\[[^\]\n]*\])?:(?=\s|$)/,
  // Exceptions and lines of a stack.
  /exception in thread\b/,
  /traceback \(/,
  /at [^\n]+:\d+\)?[^\S\n]*(?=\n|$)/,
  // Package managers: `npm ERR! ...`, `ERR_PNPM_...`, and the `> name@1.0.0 script` of `npm run`.
  /npm (?:err|error|warn|notice)\b/,
  /err_pnpm_/,
  /> /,
  // Nx and Turborepo: ` NX   Cannot find ...`, `× could not resolve ...`.
  /nx {2,}\S/,
  // Output of jq and scripts for a missing list: `null`, `undefined`, `NaN`.
  /(?:null|undefined|nan)[^\S\n]*(?=\n|$)/,
  /[x×✖✗✘] /,
];
const FIRST_WORDS = [JSON_START, ...MESSAGE_STARTS].map(({ source }) => source).join("|");
const NO_TARGET = new RegExp(`(?:^|\\n)[^\\S\\n]*(?:${FIRST_WORDS})`, "i");

const MESSAGE_WITHIN = /(?:error|exception|fatal|panic):[^\S\n]|: (?:command )?not found/i;

/** Reads distinct targets, one per line. @throws InputError if the text is no list, such as an error message */
export function readTargetLines(text: string, source: MessageText): readonly string[] {
  return [...new Set(iterateTargetLines([text], source))];
}

/** Reads one target per line from blocks of whole lines. @throws InputError if a block is no list */
export function* iterateTargetLines(blocks: Iterable<string>, source: MessageText): Generator<string> {
  let linesBefore = 0;
  for (const block of blocks) {
    rejectMessage(block, linesBefore, source);
    const lines = block.split("\n");
    linesBefore += lines.length - 1;
    for (const text of lines) {
      const line = text.trim();
      if (line.length > LONGEST_LINE) throw createLongLineError(source);
      if (line !== "") yield line;
    }
  }
}

export function createLongLineError(source: MessageText): InputError {
  return new InputError([
    createMessageText`${source} has a line of more than ${LONGEST_LINE} characters, which is too long for a target.`,
  ]);
}

function rejectMessage(text: string, linesBefore: number, source: MessageText): void {
  if (text.includes("\0"))
    throw new InputError([
      createMessageText`${source} contains a NUL byte, as UTF-16 text does. Save the list as UTF-8 text.`,
    ]);
  if (text.includes("\u001b"))
    throw new InputError([
      createMessageText`${source} contains terminal color codes. Disable colors in the program that wrote the list.`,
    ]);
  if (/\r(?!\n|$)/.test(text))
    throw new InputError([
      createMessageText`${source} contains carriage returns inside lines, possibly from a progress bar.`,
    ]);
  for (const pattern of [NO_TARGET, MESSAGE_WITHIN]) {
    const found = pattern.exec(text);
    if (found !== null) throw noTarget(text, found.index + found[0].length - 1, linesBefore, source);
  }
}

function noTarget(text: string, at: number, linesBefore: number, source: MessageText): InputError {
  const line = linesBefore + text.slice(0, at).split("\n").length;
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const whole = (text.slice(start).split("\n", 1)[0] ?? "").trim();
  const quoted = quoteText(whole);
  return JSON_START.test(whole.slice(0, 1))
    ? new InputError([
        createMessageText`${source} contains JSON in line ${line} (${quoted}). Use a .json file, or ${toInputReference("impacted-targets-format", "json")}.`,
      ])
    : new InputError([
        createMessageText`${source} has a message instead of a target in line ${line}: ${quoted}. Check the program that wrote the list.`,
      ]);
}

export function createFormatError(source: MessageText, expected: string, output: string): InputError {
  const text = output.trim();
  return text === ""
    ? new InputError([createMessageText`${source} is empty, but must be ${expected}.`])
    : new InputError([createMessageText`${source} must be ${expected}, but begins with ${quoteText(text)}.`]);
}

type ReadDocument = (output: string, source: MessageText, expected: string) => unknown;

export const parseWholeOutputAsJson: ReadDocument = (output, source, expected) => {
  const parsed = parseJson(output.trim());
  if (parsed === undefined) throw createFormatError(source, expected, output);
  return parsed.value;
};

/** Returns the JSON at the end of an output. It must begin at the start of a line. */
export const parseLastJsonDocument: ReadDocument = (output, source, expected) => {
  const text = output.trim();
  for (const { index } of text.matchAll(/^[[{]/gm)) {
    const parsed = parseJson(text.slice(index));
    if (parsed !== undefined) return parsed.value;
  }
  throw createFormatError(source, expected, output);
};

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: parseDepthLimitedJson(text) };
  } catch {
    return undefined;
  }
}

export function getField(value: unknown, path: string): unknown {
  let at = value;
  for (const name of path.split(".")) {
    if (typeof at !== "object" || at === null || Array.isArray(at)) return undefined;
    // Reads only own properties, because every object inherits names such as `constructor`.
    at = Object.getOwnPropertyDescriptor(at, name)?.value as unknown;
  }
  return at;
}

export function getListField(value: unknown, path: string): readonly unknown[] | undefined {
  const items = getField(value, path);
  return Array.isArray(items) ? items : undefined;
}

export function getTextField(value: unknown, path: string): string | undefined {
  const text = getField(value, path);
  return typeof text === "string" ? text : undefined;
}

export function listTextFields(list: unknown, path: string): readonly string[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return items.map((item) => getTextField(item, path)).filter((text) => text !== undefined);
}

export function parseList(
  output: string,
  source: MessageText,
  expected: string,
  { path, read = parseWholeOutputAsJson }: { readonly path?: string | undefined; readonly read?: ReadDocument } = {},
): readonly unknown[] {
  const value = read(output, source, expected);
  const list = path === undefined ? value : getField(value, path);
  if (!Array.isArray(list)) throw createFormatError(source, expected, output);
  return list;
}

/** Reads distinct names. @throws InputError for a name that is blank, is no text, or has a control character */
export function readDistinctNames(items: readonly unknown[], source: MessageText, path?: string): readonly string[] {
  const found = new Set<string>();
  for (const [index, item] of items.entries()) {
    const name = path === undefined ? item : getField(item, path);
    if (typeof name !== "string" || name.trim() === "") {
      const shown =
        typeof name === "string" ? quoteText(name) : shortenJson(JSON.stringify(name) ?? "missing", SHOWN_CHARACTERS);
      throw new InputError([
        createMessageText`${source} must contain a name in item ${index + 1}, but contains ${shown}.`,
      ]);
    }
    rejectControlCharacter(name, index, source);
    found.add(name);
  }
  return [...found];
}

export function rejectControlCharacter(target: string, index: number, source: MessageText): void {
  if (CONTROL_CHARACTER_PATTERN.test(target))
    throw new InputError([
      createMessageText`${source} has a control character in item ${index + 1}, but a target cannot contain control characters.`,
    ]);
}

const SHOWN_CHARACTERS = 60;

/** Reads the name and the path of each project. @throws InputError if a name or a path is missing */
export function readProjects(
  items: readonly unknown[],
  fields: Readonly<Record<"name" | "path", string>>,
  source: MessageText,
  folder: string,
  more: (item: unknown, name: string) => Partial<Project> = () => ({}),
): readonly Project[] {
  return items.map((item, index) => {
    const [name, path] = [getTextField(item, fields.name), getTextField(item, fields.path)];
    if (name === undefined || path === undefined)
      throw new InputError([
        createMessageText`${source} contains no ${fields.name} and ${fields.path} in item ${index + 1}.`,
      ]);
    return { ...more(item, name), name, path: resolveProjectPath(path, folder, source) };
  });
}

/**
 * Returns a path relative to `folder`; `.` for the folder itself. @throws InputError for a path outside of the folder
 */
export function resolveProjectPath(path: string, folder: string, source: MessageText): string {
  const { isAbsolute, normalize, relative, sep } = /^([a-z]:)?[\\]|^[a-z]:/i.test(folder) ? win32 : posix;
  const found = normalize(isAbsolute(path) ? relative(folder, path) || "." : path)
    .split(sep)
    .join("/")
    .replace(/(?<=.)\/$/, "");
  if (found === ".." || found.startsWith("../") || isAbsolute(found))
    throw new InputError([createMessageText`${source} contains a project outside ${folder}: ${JSON.stringify(path)}.`]);
  return found;
}
