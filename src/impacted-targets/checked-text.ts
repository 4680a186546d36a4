import { isUtf8 } from "node:buffer";
import type { InputError } from "../errors.js";
import { inputName, type Text, words } from "../problem.js";
import { quote } from "../shorten.js";
import { notAList } from "./not-a-list.js";

const JSON_START = /["{[]/;

/** How lines begin that tools print beside a list, or in place of it: taken for targets, they impact almost nothing. */
const MESSAGE_STARTS: readonly RegExp[] = [
  // Git, Bazel, compilers: `fatal: ...`, `ERROR: ...`, `INFO: ...`, `error[E0432]: ...`.
  /(?:error|fatal|panic|failure|failed|warning|warn|info|debug|notice|usage|loading|analyzing)(?:\[[^\]\n]*\])?:(?=\s|$)/,
  // Exceptions and the frames below.
  /exception in thread\b/,
  /traceback \(/,
  /at [^\n]+:\d+\)?[^\S\n]*(?=\n|$)/,
  // Package managers: `npm ERR! ...`, `ERR_PNPM_...`, and the `> name@1.0.0 script` of `npm run`.
  /npm (?:err|error|warn|notice)\b/,
  /err_pnpm_/,
  /> /,
  // Nx and Turborepo: ` NX   Cannot find ...`, `× could not resolve ...`.
  /nx {2,}\S/,
  // What jq and scripts print for a list that they did not find.
  /(?:null|undefined|nan)[^\S\n]*(?=\n|$)/,
  /[x×✖✗✘] /,
];
const FIRST_WORDS = [JSON_START, ...MESSAGE_STARTS].map(({ source }) => source).join("|");
const NO_TARGET = new RegExp(`(?:^|\\n)[^\\S\\n]*(?:${FIRST_WORDS})`, "i");

/** Anywhere in a line: `file.ts(1,2): error: ...`, `TypeError: ...`, `sh: 1: nx: not found`. */
const MESSAGE_WITHIN = /(?:error|exception|fatal|panic):[^\S\n]|: (?:command )?not found/i;

const ESCAPE = 0x1b;
const CARRIAGE_RETURN = 0x0d;

/** The text of whole lines, after making sure that it can be a list of targets. @throws InputError */
export function checkedText(bytes: Buffer, source: Text, firstLine: number): string {
  if (bytes.includes(0)) throw notAList(source, "holds a NUL byte; is it UTF-16? Save it as UTF-8 text");
  if (!isUtf8(bytes)) throw notAList(source, "is not UTF-8 text");
  if (bytes.includes(ESCAPE)) {
    throw notAList(source, "holds terminal colour codes; switch them off in the tool that wrote it");
  }
  const text = bytes.toString("utf8");
  // Asked of the bytes first, which is quicker by far and mostly enough.
  if (bytes.includes(CARRIAGE_RETURN) && /\r(?!\n|$)/.test(text)) {
    throw notAList(source, "holds carriage returns within lines, as a progress bar writes them");
  }
  for (const pattern of [NO_TARGET, MESSAGE_WITHIN]) {
    const found = pattern.exec(text);
    if (found !== null) throw noTarget(lineAt(text, found.index + found[0].length - 1, firstLine), source);
  }
  return text;
}

interface Line {
  readonly line: number;
  readonly text: string;
}

function lineAt(text: string, index: number, firstLine: number): Line {
  const before = text.slice(0, index).split("\n");
  const start = index - (before.at(-1)?.length ?? 0);
  return { line: firstLine + before.length - 1, text: (text.slice(start).split("\n", 1)[0] ?? "").trim() };
}

function noTarget({ line, text }: Line, source: Text): InputError {
  const shown = quote(text);
  return JSON_START.test(text.slice(0, 1))
    ? notAList(
        source,
        words`looks like JSON in line ${line} (${shown}); use a .json file, or ${inputName("impacted-targets-format", "json")}`,
      )
    : notAList(
        source,
        `holds a message in line ${line}, not a target: ${shown}. Look at what wrote the list`,
      );
}
