import { isDeepStrictEqual } from "node:util";
import { QUEUE_SETTINGS, type SettingDeclaration } from "../service/queue-settings.js";

/** Value of a setting. For `requiredStatuses`, null removes the list from the queue. */
export type SettingValue = number | boolean | string | readonly unknown[] | null;

export type Settings = ReadonlyMap<string, SettingValue>;

interface Setting {
  readonly name: string;
  readonly meaning: string;
  /** Description of the allowed values, which completes "must be ...". */
  readonly allowed: string;
  readonly documented: string;
  /**
   * Reads a value from a reply. Also accepts numbers as text, and words that this version does not know. Returns
   * undefined for a missing value.
   */
  readonly read: (value: unknown) => SettingValue | undefined;
  /** Reads a value from the YAML input. Returns undefined for an invalid value. */
  readonly parse: (value: unknown) => SettingValue | undefined;
  readonly unordered?: true;
}

/** Type of a setting. `documented` defaults to `allowed`, and `parse` defaults to `read`. */
type SettingType = Pick<Setting, "allowed" | "read" | "unordered"> & Partial<Pick<Setting, "documented" | "parse">>;

export function isSameSettingValue({ unordered }: Setting, one: SettingValue, other: SettingValue): boolean {
  return unordered === true && Array.isArray(one) && Array.isArray(other)
    ? isDeepStrictEqual(new Set(one), new Set(other))
    : isDeepStrictEqual(one, other);
}

/** Describes a whole number. `mostInV2` is the maximum in API v2; undefined without a limit. */
function wholeNumber(least: 0 | 1, mostInV2: number | undefined): SettingType {
  const allowed = `a whole number of ${least} or more`;
  return {
    allowed,
    documented: mostInV2 === undefined ? allowed : `${allowed} (API v2: at most ${mostInV2})`,
    parse: (value) => (Number.isSafeInteger(value) && Number(value) >= least ? Number(value) : undefined),
    read(value) {
      const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
      return typeof number === "number" && !Number.isNaN(number) ? number : undefined;
    },
  };
}

const boolean: SettingType = {
  allowed: "true or false",
  documented: "`true`, `false`",
  read: (value) => (typeof value === "boolean" ? value : undefined),
};

function oneOf(...words: readonly string[]): SettingType {
  return {
    allowed: `one of ${words.join(", ")}`,
    documented: words.map((word) => `\`${word}\``).join(", "),
    parse: (value) => words.find((word) => word === lowerCase(value)),
    read: lowerCase,
  };
}

/** Prefix of labels that the service reserves for itself, with one exception. */
const RESERVED_PREFIX = "trunk-";
const RESERVED_DEFAULT = "trunk-merge-queue-submit";

const label: SettingType = {
  allowed: `the name of a label that does not begin with ${RESERVED_PREFIX} (except ${RESERVED_DEFAULT})`,
  documented: `a label that does not begin with \`${RESERVED_PREFIX}\` (except \`${RESERVED_DEFAULT}\`)`,
  parse(value) {
    if (!isName(value)) return undefined;
    const isFree = value === RESERVED_DEFAULT || !value.toLowerCase().startsWith(RESERVED_PREFIX);
    return isFree ? value : undefined;
  },
  read: (value) => (typeof value === "string" ? value : undefined),
};

const names: SettingType = {
  allowed: "a list of names",
  unordered: true,
  read: (value) => (isNames(value) ? value : undefined),
};

/** List of names, or null to remove the list. The service ignores an empty list. */
const namesOrNull: SettingType = {
  allowed: "a list of names, or null to remove the queue's own list (API v1 may ignore an empty list)",
  documented: "a list of names, or `null`",
  unordered: true,
  parse: (value) => (value === null || (isNames(value) && value.length > 0) ? value : undefined),
  read: (value) => (isNames(value) && value.length > 0 ? value : null),
};

const list: SettingType = { allowed: "a list", read: (value) => (Array.isArray(value) ? value : undefined) };

function lowerCase(value: unknown): string | undefined {
  return typeof value === "string" ? value.toLowerCase() : undefined;
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isName);
}

const TYPES = { flag: boolean, label, names, "names-or-null": namesOrNull, list } as const;

function typeOf(setting: SettingDeclaration): SettingType {
  if (setting.kind === "word") return oneOf(...setting.words);
  return setting.kind === "number" ? wholeNumber(setting.least, setting.v2?.most) : TYPES[setting.kind];
}

export const SETTING_DEFINITIONS: readonly Setting[] = Object.entries(QUEUE_SETTINGS).map(([name, setting]) => {
  const type = typeOf(setting);
  return { documented: type.allowed, parse: type.read, ...type, name, meaning: setting.meaning };
});
