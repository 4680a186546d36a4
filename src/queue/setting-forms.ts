import { isDeepStrictEqual } from "node:util";

/** Null is "no list of its own" (only `requiredStatuses` has it). */
export type SettingValue = number | boolean | string | readonly unknown[] | null;

/** What values a setting takes, and when two of them are the same. Undefined is "not a value of this form". */
export interface SettingForm {
  /** Completes the sentence "must be ...". */
  readonly allowed: string;
  /** The values in Markdown, for a table. */
  readonly documented: string;
  /** A value as somebody wrote it. */
  fromUser(value: unknown): SettingValue | undefined;
  /** A value as a reply shows it: numbers also as text, words that are new to us too. Absent is undefined. */
  fromReply(value: unknown): SettingValue | undefined;
  same(one: SettingValue, other: SettingValue): boolean;
}

export function wholeNumber(least: 0 | 1): SettingForm {
  return {
    allowed: `a whole number from ${least}`,
    documented: `a whole number from ${least}`,
    fromUser: (value) => (Number.isSafeInteger(value) && Number(value) >= least ? Number(value) : undefined),
    fromReply(value) {
      const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
      return typeof number === "number" && !Number.isNaN(number) ? number : undefined;
    },
    same: Object.is,
  };
}

export const flag: SettingForm = {
  allowed: "true or false",
  documented: "`true`, `false`",
  fromUser: asFlag,
  fromReply: asFlag,
  same: Object.is,
};

/** One of a few words, in any case. */
export function oneOf(...words: readonly string[]): SettingForm {
  return {
    allowed: `one of ${words.join(", ")}`,
    documented: words.map((word) => `\`${word}\``).join(", "),
    fromUser: (value) => words.find((word) => word === inLowerCase(value)),
    fromReply: inLowerCase,
    same: Object.is,
  };
}

/** The service keeps names that begin so for its own labels; this one of them is its default for submitting. */
const RESERVED_PREFIX = "trunk-";
const RESERVED_DEFAULT = "trunk-merge-queue-submit";

export const label: SettingForm = {
  allowed: `the name of a label that does not begin with ${RESERVED_PREFIX} (except ${RESERVED_DEFAULT})`,
  documented: `a label that does not begin with \`${RESERVED_PREFIX}\` (except \`${RESERVED_DEFAULT}\`)`,
  fromUser(value) {
    if (typeof value !== "string" || value.trim() === "") return undefined;
    const isFree = value === RESERVED_DEFAULT || !value.toLowerCase().startsWith(RESERVED_PREFIX);
    return isFree ? value : undefined;
  },
  fromReply: (value) => (typeof value === "string" ? value : undefined),
  same: Object.is,
};

/** Names whose order means nothing. */
export const names: SettingForm = {
  allowed: "a list of names",
  documented: "a list of names",
  fromUser: asNames,
  fromReply: asNames,
  same: sameNames,
};

/** Names, or none at all: the service ignores an empty list, and takes the list away when it is told to. */
export const namesOrNull: SettingForm = {
  allowed: "a list of names, or null to take the queue's own list away (v1 may ignore an empty one)",
  documented: "a list of names, or `null`",
  fromUser(value) {
    if (value === null) return null;
    const given = asNames(value);
    return given?.length === 0 ? undefined : given;
  },
  fromReply(value) {
    const shown = asNames(value) ?? [];
    return shown.length === 0 ? null : shown;
  },
  same: sameNames,
};

/** A list of anything; compared as it is written. */
export const list: SettingForm = {
  allowed: "a list",
  documented: "a list",
  fromUser: asList,
  fromReply: asList,
  same: isDeepStrictEqual,
};

function asFlag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

function inLowerCase(value: unknown): string | undefined {
  return typeof value === "string" ? value.toLowerCase() : undefined;
}

function isName(item: unknown): item is string {
  return typeof item === "string" && item.trim() !== "";
}

function asNames(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every(isName) ? value : undefined;
}

function sameNames(one: SettingValue, other: SettingValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return isDeepStrictEqual(new Set(one), new Set(other));
}
