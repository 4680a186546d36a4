import { isoTime, UNIT_MS, UNITS } from "../text/format.js";
import { nearMiss } from "../text/suggest.js";
import type { Parse, Parsed } from "./input.js";

/** Any text. */
export const text: Parse<string> = (value) => ({ ok: true, value });

/** Any text of one or more lines, each of which says something for itself. */
export const multiline: Parse<string> = Object.assign((value: string): Parsed<string> => ({ ok: true, value }), {
  many: true,
});

/** Far more than a path, a glob or a name needs, and less than what a matcher takes. */
const LONGEST_LINE = 10_000;

/** One item per line; blank lines do not count. */
export const lines: Parse<readonly string[]> = Object.assign(
  (value: string): Parsed<readonly string[]> => {
    const items = value.split("\n").map((line) => line.trim());
    return items.every((item) => item.length <= LONGEST_LINE)
      ? { ok: true, value: items.filter((item) => item !== "") }
      : { ok: false, allowed: `lines of ${LONGEST_LINE} characters at most` };
  },
  { many: true },
);

/** A whole number in decimal digits, between two bounds. */
export function wholeNumber(minimum: number, maximum: number): Parse<number> {
  return (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= minimum && number <= maximum
      ? { ok: true, value: number }
      : { ok: false, allowed: `a whole number from ${minimum} to ${maximum}` };
  };
}

/** GitHub numbers pull requests from 1; the upper bound is the service's (its document, "Common request fields"). */
export const pullRequestNumber: Parse<number> = wholeNumber(1, 2_147_483_647);

const TRUE: ReadonlySet<string> = new Set(["true", "True", "TRUE"]);
const FALSE: ReadonlySet<string> = new Set(["false", "False", "FALSE"]);

/** A boolean as YAML 1.2 writes it, like the runner's own toolkit reads it. */
export const flag: Parse<boolean> = Object.assign(
  (value: string): Parsed<boolean> => {
    if (TRUE.has(value)) return { ok: true, value: true };
    if (FALSE.has(value)) return { ok: true, value: false };
    return { ok: false, allowed: "true or false", meant: nearMiss(value, ["true", "false"]) };
  },
  { words: ["true", "false"], bare: true },
);

/** One of a few words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Parse<Word> {
  const parse = (value: string): Parsed<Word> => {
    const found = words.find((word) => word === value);
    return found === undefined
      ? { ok: false, allowed: `one of ${words.join(", ")}`, meant: nearMiss(value, words) }
      : { ok: true, value: found };
  };
  return Object.assign(parse, { words });
}

/** Several of a few words, separated by commas or line breaks. */
export function someOf<const Word extends string>(...words: readonly Word[]): Parse<readonly Word[]> {
  const one = oneOf(...words);
  const parse = (value: string): Parsed<readonly Word[]> => {
    const found: Word[] = [];
    for (const part of value.split(/[,\n]/).map((item) => item.trim())) {
      if (part === "") continue;
      const parsed = one(part);
      if (!parsed.ok) return { ok: false, allowed: `a list of ${words.join(", ")}`, meant: nearMiss(part, words) };
      found.push(parsed.value);
    }
    return { ok: true, value: found };
  };
  return Object.assign(parse, { words, many: true });
}

/** A value that another parser reads, or one word that stands for something special. */
export function wordOr<T, const Word extends string>(word: Word, parse: Parse<T>): Parse<T | Word> {
  const either = (value: string): Parsed<T | Word> => {
    if (value === word) return { ok: true, value: word };
    const parsed = parse(value);
    return parsed.ok ? parsed : { ok: false, allowed: `${word}, or ${parsed.allowed}`, meant: nearMiss(value, [word]) };
  };
  return Object.assign(either, { words: [word, ...(parse.words ?? [])] });
}

/** A Git commit in full: 40 hexadecimal digits (64 in a SHA-256 repository). */
export const commit: Parse<string> = (value) =>
  /^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(value)
    ? { ok: true, value: value.toLowerCase() }
    : { ok: false, allowed: "a full commit SHA of 40 hexadecimal digits" };

/** A branch name, without `refs/heads/`. */
export const branch: Parse<string> = (value) => {
  const name = value.replace(/^refs\/heads\//, "");
  return /^[^\s~^:?*[\\\p{Cc}]+$/u.test(name) && !name.startsWith("refs/")
    ? { ok: true, value: name }
    : { ok: false, allowed: "a branch name such as main or release/1.x" };
};

/** A point in time as the service writes it. A day alone would be midnight, which nobody means. */
export const timestamp: Parse<string> = (value) =>
  isoTime(value)?.wholeDay === false
    ? { ok: true, value }
    : {
        ok: false,
        allowed:
          "a date and time of the calendar such as 2026-01-31T12:00:00.000Z, in UTC unless it names a zone (the output submitted-at of submit)",
      };

/** `owner/name`; an owner may hold slashes, so the last one counts. */
export const repositoryName: Parse<{ readonly owner: string; readonly name: string }> = (value) => {
  const match = /^([\w.-]+(?:\/[\w.-]+)*)\/([\w.-]+)$/.exec(value);
  // In an address `.` and `..` would lead elsewhere.
  const leadsAway = value.split("/").some((part) => /^\.{1,2}$/.test(part));
  return match?.[1] === undefined || match[2] === undefined || leadsAway
    ? { ok: false, allowed: "owner/name" }
    : { ok: true, value: { owner: match[1], name: match[2] } };
};

/** A host name without scheme or path. */
export const hostName: Parse<string> = (value) =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value)
    ? { ok: true, value: value.toLowerCase() }
    : { ok: false, allowed: "a host name such as github.com, without https://" };

const FORM = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/;
const ALLOWED = "a duration such as 90s, 30m, 1h30m or 14d, of 1s at least";

/** Reads `90s`, `30m`, `1h30m`, `14d` as milliseconds. A bare number is refused: its unit would be a guess. */
export function parseDuration(written: string): Parsed<number> {
  const parts = FORM.exec(written);
  if (parts === null || written === "") {
    const hint = /^\d+$/.test(written) ? ` (for seconds write ${written}s, for minutes ${written}m)` : "";
    return { ok: false, allowed: `${ALLOWED}${hint}` };
  }
  const ms = UNITS.reduce((sum, unit, index) => sum + Number(parts[index + 1] ?? 0) * UNIT_MS[unit], 0);
  return ms >= 1000 ? { ok: true, value: ms } : { ok: false, allowed: ALLOWED };
}

/** A duration that one timer has to hold: Node fires a timer of more than 24.8 days at once. */
export function parseTimerDuration(written: string): Parsed<number> {
  const parsed = parseDuration(written);
  return !parsed.ok || parsed.value <= 24 * UNIT_MS.d
    ? parsed
    : { ok: false, allowed: `${ALLOWED} and of 24d at most` };
}
