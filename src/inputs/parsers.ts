import { readIsoTime, TIME_UNIT_MS, TIME_UNITS } from "../text/format.js";
import { findClosestName } from "../text/suggest.js";
import type { InputParser, ParseResult } from "./input.js";

type Form = Pick<InputParser<unknown>, "choices" | "boolean" | "repeatable" | "schema">;

/** Creates a parser. `read` returns undefined for an invalid text, and `allowed` describes the valid texts. */
export function createParser<T>(
  allowed: string,
  read: (text: string) => T | undefined,
  form: Form = {},
): InputParser<T> {
  const parse = (given: string): ParseResult<T> => {
    const value = read(given);
    return value === undefined ? { ok: false, allowed } : { ok: true, value };
  };
  return Object.assign(parse, form);
}

export const anyTextParser: InputParser<string> = (value) => ({ ok: true, value });

export const multilineTextParser: InputParser<string> = Object.assign((value: string) => anyTextParser(value), {
  repeatable: true,
});

/** Maximum characters of a line. Names are shorter, and the limit of a path pattern is lower. */
const LONGEST_LINE = 10_000;

export const lineListParser = createParser<readonly string[]>(
  `lines of at most ${LONGEST_LINE} characters`,
  (value) => {
    const items = value.split("\n").map((line) => line.trim());
    return items.every((item) => item.length <= LONGEST_LINE) ? items.filter((item) => item !== "") : undefined;
  },
  { repeatable: true },
);

/** Parses lines. The word `none` means an empty list, because an empty text means the default. */
export const lineListOrNoneParser: InputParser<readonly string[]> = Object.assign(
  (value: string) => lineListParser(value.trim() === "none" ? "" : value),
  { choices: ["none"], repeatable: true },
);

export function createWholeNumberParser(minimum: number, maximum: number): InputParser<number> {
  return createParser(
    `a whole number from ${minimum} to ${maximum}`,
    (value) => {
      const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
      return number >= minimum && number <= maximum ? number : undefined;
    },
    { schema: { type: "integer", minimum, maximum } },
  );
}

/** Number of a pull request, up to the maximum in the section "Common request fields" of the service's document. */
export const pullRequestNumberParser: InputParser<number> = createWholeNumberParser(1, 2_147_483_647);

const TRUE: ReadonlySet<string> = new Set(["true", "True", "TRUE"]);
const FALSE: ReadonlySet<string> = new Set(["false", "False", "FALSE"]);

/** Boolean in the spellings of YAML 1.2, which GitHub's toolkit accepts too. */
export const booleanParser: InputParser<boolean> = Object.assign(
  (value: string): ParseResult<boolean> => {
    if (TRUE.has(value)) return { ok: true, value: true };
    if (FALSE.has(value)) return { ok: true, value: false };
    return { ok: false, allowed: "true or false", meant: findClosestName(value, ["true", "false"]) };
  },
  { choices: ["true", "false"], boolean: true, schema: { type: "boolean" } as const },
);

export function createChoiceParser<const Word extends string>(...words: readonly Word[]): InputParser<Word> {
  const parse = (value: string): ParseResult<Word> => {
    const found = words.find((word) => word === value);
    return found === undefined
      ? { ok: false, allowed: `one of ${words.join(", ")}`, meant: findClosestName(value, words) }
      : { ok: true, value: found };
  };
  return Object.assign(parse, { choices: words, schema: { type: "string", enum: words } as const });
}

export function createChoiceListParser<const Word extends string>(
  ...words: readonly Word[]
): InputParser<readonly Word[]> {
  const one = createChoiceParser(...words);
  const parse = (value: string): ParseResult<readonly Word[]> => {
    const found: Word[] = [];
    for (const part of value.split(/[,\n]/).map((item) => item.trim())) {
      if (part === "") continue;
      const parsed = one(part);
      if (!parsed.ok) return { ...parsed, allowed: `a list of ${words.join(", ")}` };
      found.push(parsed.value);
    }
    return { ok: true, value: found };
  };
  return Object.assign(parse, { choices: words, repeatable: true });
}

export function createParserWithExtraChoice<T, const Word extends string>(
  word: Word,
  parse: InputParser<T>,
): InputParser<T | Word> {
  const either = (value: string): ParseResult<T | Word> => {
    if (value === word) return { ok: true, value: word };
    const parsed = parse(value);
    return parsed.ok
      ? parsed
      : { ok: false, allowed: `${word}, or ${parsed.allowed}`, meant: findClosestName(value, [word]) };
  };
  return Object.assign(either, { choices: [word, ...(parse.choices ?? [])] });
}

/** Full commit id of 40 hexadecimal digits, or 64 digits in a SHA-256 repository. */
export const commitShaParser = createParser("a full commit SHA of 40 hexadecimal digits", (value) =>
  /^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(value) ? value.toLowerCase() : undefined,
);

export const branchNameParser = createParser("a branch name such as main or release/1.x", (value) => {
  const name = value.replace(/^refs\/heads\//, "");
  return /^[^\s~^:?*[\\\p{Cc}]+$/u.test(name) && !name.startsWith("refs/") ? name : undefined;
});

/** Date with a time. Rejects a date alone, because it would mean midnight. */
export const timestampParser = createParser(
  "a valid date and time such as 2026-01-31T12:00:00.000Z, in UTC or with a time zone",
  (value) => (readIsoTime(value)?.wholeDay === false ? value : undefined),
);

/** Name of a repository. The owner may contain slashes, like a group on GitLab. */
export const repositoryNameParser = createParser("owner/name", (value) => {
  const [, owner, name] = /^([\w.-]+(?:\/[\w.-]+)*)\/([\w.-]+)$/.exec(value) ?? [];
  // In a web address, `.` and `..` would select another path.
  const changesPath = value.split("/").some((part) => /^\.{1,2}$/.test(part));
  return owner === undefined || name === undefined || changesPath ? undefined : { owner, name };
});

export const hostNameParser = createParser("a host name such as github.com, without https://", (value) =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value) ? value.toLowerCase() : undefined,
);

const FORM = /^(?:(\d{1,9})d)?(?:(\d{1,9})h)?(?:(\d{1,9})m)?(?:(\d{1,9})s)?$/;

/** Parses `90s`, `30m`, `1h30m` or `14d` to milliseconds. Rejects a number without a unit. */
export function parseDuration(value: string): ParseResult<number> {
  return parseDurationUpTo(999_999, value);
}

/** Parses a duration for a timer, in milliseconds. Rejects more than 24 days, because a timer in Node.js has a limit. */
export function parseTimerDuration(value: string): ParseResult<number> {
  return parseDurationUpTo(24, value);
}

function parseDurationUpTo(days: number, value: string): ParseResult<number> {
  const allowed = `a duration such as 90s, 30m, 1h30m or 14d, from 1s to ${days}d`;
  const parts = FORM.exec(value);
  if (parts === null || value === "") {
    const hasUnit = !/^\d+$/.test(value) || !parseDurationUpTo(days, `${value}m`).ok;
    return {
      ok: false,
      allowed: hasUnit ? allowed : `${allowed} (for seconds write ${value}s, for minutes ${value}m)`,
    };
  }
  const ms = TIME_UNITS.reduce((sum, unit, index) => sum + Number(parts[index + 1] ?? 0) * TIME_UNIT_MS[unit], 0);
  return ms >= 1000 && ms <= days * TIME_UNIT_MS.d ? { ok: true, value: ms } : { ok: false, allowed };
}

export interface EndTime {
  /** Milliseconds since 1970 or, if `isFromNow`, milliseconds from now. */
  readonly ms: number;
  readonly isFromNow: boolean;
}

/**
 * Parses the end of a period: a duration from now, or a date and time. Requires a time zone, because a person may mean
 * another zone than UTC.
 */
export const endTimeParser = createParser(
  "a duration such as 2h, or a date and time with a time zone such as 2026-01-31T12:00:00Z or 2026-01-31T13:00:00+01:00",
  (value): EndTime | undefined => {
    const time = readIsoTime(value);
    if (time?.zoned === true) return { ms: time.ms, isFromNow: false };
    const duration = parseDuration(value);
    return duration.ok ? { ms: duration.value, isFromNow: true } : undefined;
  },
);
