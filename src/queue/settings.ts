import { isDeepStrictEqual } from "node:util";

/** Null is "no list of its own" (only `requiredStatuses` has it). */
export type SettingValue = number | boolean | string | readonly unknown[] | null;

/** Settings that somebody wants, by name, in the order in which they were written. */
export type Settings = ReadonlyMap<string, SettingValue>;

/** One setting of a queue: reading, comparison and documentation all come from here. */
interface Setting {
  readonly name: string;
  readonly meaning: string;
  /** Completes the sentence "must be ...". */
  readonly allowed: string;
  /** The same in Markdown, for a table. */
  readonly documented: string;
  /** A value as a reply shows it: numbers also as text, words that are new to us too. Undefined where it shows none. */
  readonly read: (value: unknown) => SettingValue | undefined;
  /** A value as somebody wrote it; undefined where it is none that the setting takes. */
  readonly parse: (value: unknown) => SettingValue | undefined;
  readonly unordered?: true;
}

/** What values a setting takes. `documented` is `allowed` and `parse` is `read` where nothing else is said. */
type SettingType = Pick<Setting, "allowed" | "read" | "unordered"> & Partial<Pick<Setting, "documented" | "parse">>;

export function sameValue({ unordered }: Setting, one: SettingValue, other: SettingValue): boolean {
  return unordered === true && Array.isArray(one) && Array.isArray(other)
    ? isDeepStrictEqual(new Set(one), new Set(other))
    : isDeepStrictEqual(one, other);
}

function wholeNumber(least: 0 | 1): SettingType {
  return {
    allowed: `a whole number from ${least}`,
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

/** One of a few words, in any case. */
function oneOf(...words: readonly string[]): SettingType {
  return {
    allowed: `one of ${words.join(", ")}`,
    documented: words.map((word) => `\`${word}\``).join(", "),
    parse: (value) => words.find((word) => word === lowerCase(value)),
    read: lowerCase,
  };
}

/** The service keeps names that begin so for its own labels; this one of them is its default for submitting. */
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

/** Names, or none at all: the service ignores an empty list, and takes the list away when it is told to. */
const namesOrNull: SettingType = {
  allowed: "a list of names, or null to take the queue's own list away (v1 may ignore an empty one)",
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

/** Every setting, in the order of the documentation. 0 is taken wherever a reply of the service can show it. */
const DEFINITIONS: Readonly<Record<string, readonly [type: SettingType, meaning: string]>> = {
  mode: [
    oneOf("single", "parallel"),
    "`single` is one line; in `parallel` pull requests that impact different targets do not wait for each other. A queue that is not empty changes over only when it is.",
  ],
  concurrency: [wholeNumber(1), "How many test runs go on at once."],
  bisectionConcurrency: [
    wholeNumber(0),
    "How many test runs look for the culprit of a failed batch at once; 0 where they share `concurrency`.",
  ],
  testingTimeoutMinutes: [wholeNumber(0), "After so many minutes a test run has failed; 0 where there is no limit."],
  pendingFailureDepth: [wholeNumber(0), "How many pull requests behind a failed one are tested before it is given up."],
  canOptimisticallyMerge: [
    boolean,
    "A failed pull request is merged all the same when the tests of one behind it, which holds it too, pass.",
  ],
  batch: [boolean, "Test several pull requests together."],
  batchingMaxWaitTimeMinutes: [wholeNumber(0), "How many minutes a batch waits for more pull requests."],
  batchingMinSize: [wholeNumber(1), "How many pull requests a batch waits for."],
  batchingRules: [list, "Rules for what is batched, as the service writes them."],
  mergeMethod: [oneOf("merge_commit", "squash", "rebase"), "How a pull request is merged."],
  requiredStatuses: [
    namesOrNull,
    "Checks that must pass on the test branch. `null` takes the queue's own list away: the repository's configuration or its branch protection says then what is required.",
  ],
  directMergeMode: [
    oneOf("off", "always"),
    "`always`: a pull request that is up to date with its branch may merge without a test run.",
  ],
  optimizationMode: [
    oneOf("off", "bisection_skip_redundant_tests"),
    "Whether a bisection skips tests whose end is known.",
  ],
  testBranchConstructionMode: [
    oneOf("rename_temp_branch", "push_new_branch_from_temp"),
    "How a test branch comes about.",
  ],
  createPrsForTestingBranches: [
    boolean,
    "Open a draft pull request for each test branch, for CI that runs on pull requests only.",
  ],
  commentsEnabled: [boolean, "Comment on pull requests."],
  commandsEnabled: [boolean, "Obey commands in comments."],
  statusCheckEnabled: [boolean, "Show the queue as a status check of the pull request."],
  extensionEnabled: [boolean, "Let the service's browser extension submit pull requests."],
  labelCommandsEnabled: [boolean, "Submit a pull request when it gets the label `enqueueingLabel`."],
  enqueueingLabel: [label, "That label."],
  stateLabelsEnabled: [boolean, "Show the state of a pull request as a label."],
  notReadyTimeoutHours: [
    wholeNumber(0),
    "After so many hours a pull request that is not ready is taken out; 0 is never.",
  ],
  allowedBotSubmitters: [names, "Bots that may submit pull requests."],
};

export const SETTINGS: readonly Setting[] = Object.entries(DEFINITIONS).map(([name, [type, meaning]]) => ({
  documented: type.allowed,
  parse: type.read,
  ...type,
  name,
  meaning,
}));
