/** The settings of a queue, by the API's own names. */

/** A setting: a word of `values`, an integer, a list, a boolean or a text, within the bounds of the service. */
interface Setting {
  readonly initial: string | number | boolean | readonly unknown[];
  readonly values?: readonly string[];
  readonly least?: number;
  /** Least integer in version 1 of the API, if it is larger than that of a queue. */
  readonly leastInV1?: number;
  readonly items?: "text" | "any";
  /** Clause after the value on the page. */
  readonly meaning?: string;
  /** Clause after the time of a start that the setting delays, on the page. */
  readonly delay?: string;
  /** Values in random days, for a setting of the engine. A single value has no effect on simulations. */
  readonly drawn?: readonly unknown[];
}

const SETTINGS = {
  mode: {
    initial: "single",
    values: ["single", "parallel"],
    meaning: "queue: in a parallel one, pull requests wait for others with the same targets only",
    drawn: ["single", "parallel"],
  },
  /** Test runs of bisections do not count. */
  concurrency: { initial: 1, least: 1, meaning: "concurrent test runs", drawn: [3, 2, 1, 5] },
  bisectionConcurrency: {
    initial: 1,
    least: 0,
    leastInV1: 1,
    meaning: "more concurrent test runs for bisections; 0: bisections share the slots above",
    drawn: [4, 2, 1, 0],
  },
  testingTimeoutMinutes: {
    initial: 300,
    least: 0,
    leastInV1: 1,
    meaning: "minutes until running tests fail; 0: no limit",
    drawn: [0, 0, 6],
  },
  pendingFailureDepth: {
    initial: 0,
    least: 0,
    meaning: "pull requests behind a failure whose tests can clear it",
    drawn: [0, 0, 1, 2],
  },
  canOptimisticallyMerge: {
    initial: false,
    meaning: "for tests that pass to clear everything ahead that they contain",
    drawn: [false, true],
  },
  batch: { initial: false, meaning: "to test several pull requests together", drawn: [false, true] },
  batchingMaxWaitTimeMinutes: {
    initial: 0,
    least: 0,
    meaning: "minutes until an incomplete batch starts",
    delay: "or when it is full",
    drawn: [0, 2, 5],
  },
  /** Largest size of a batch, and the size at which it starts without delay. */
  batchingMinSize: { initial: 1, least: 1, meaning: "pull requests in a full batch", drawn: [3, 2, 4] },
  createPrsForTestingBranches: { initial: false },
  commentsEnabled: { initial: true },
  commandsEnabled: { initial: true },
  statusCheckEnabled: { initial: true },
  /** An empty list means the required statuses of the repository. */
  requiredStatuses: { initial: [], items: "text", meaning: "to pass; empty: as the branch protection requires" },
  directMergeMode: {
    initial: "off",
    values: ["off", "always"],
    meaning: "to merge an up-to-date pull request without tests when the queue is empty",
    drawn: ["off", "off", "always"],
  },
  optimizationMode: {
    initial: "off",
    values: ["off", "bisection_skip_redundant_tests"],
    meaning: "to skip test runs of a bisection that are known to fail",
    drawn: ["off", "bisection_skip_redundant_tests"],
  },
  mergeMethod: {
    initial: "squash",
    values: ["merge_commit", "squash", "rebase"],
    meaning: "for merges",
    drawn: ["squash"],
  },
  // Fields of live replies that the service's document does not list.
  extensionEnabled: { initial: false },
  enqueueingLabel: { initial: "merge-queue" },
  labelCommandsEnabled: { initial: false },
  stateLabelsEnabled: { initial: false },
  allowedBotSubmitters: { initial: [], items: "text" },
  batchingRules: {
    initial: [],
    items: "any",
    meaning: "for targets that are tested alone",
    drawn: [[], [], [{ targetPattern: "z", policy: "isolate" }]],
  },
  testBranchConstructionMode: {
    initial: "rename_temp_branch",
    values: ["rename_temp_branch", "push_new_branch_from_temp"],
  },
  notReadyTimeoutHours: {
    initial: 24,
    least: 0,
    meaning: "hours until a pull request that is not ready leaves the queue; 0: no limit",
    drawn: [0, 0, 1],
  },
} as const satisfies Readonly<Record<string, Setting>>;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

type Table = typeof SETTINGS;

type ValueOf<Entry extends Setting> = Entry extends { readonly values: readonly (infer Word)[] }
  ? Word
  : Entry extends { readonly items: infer Items }
    ? readonly (Items extends "text" ? string : unknown)[]
    : Entry["initial"] extends infer Initial
      ? Initial extends number
        ? number
        : Initial extends boolean
          ? boolean
          : string
      : never;

export type SettingName = keyof Table;

export type QueueSettings = { readonly [Name in SettingName]: ValueOf<Table[Name]> };

export type Settings = Pick<
  QueueSettings,
  { [Name in SettingName]: Table[Name] extends { readonly drawn: unknown } ? Name : never }[SettingName]
>;

export type DelaySetting = {
  [Name in SettingName]: Table[Name] extends { readonly delay: string } ? Name : never;
}[SettingName];

/** Lists each setting with its name, in the order of the API's replies. */
export function listSettings(): readonly (readonly [name: SettingName, setting: Setting])[];
export function listSettings(): readonly (readonly [name: string, setting: Setting])[] {
  return Object.entries(SETTINGS);
}

export const DEFAULT_SETTINGS: QueueSettings = initialSettings();

function initialSettings(): QueueSettings;
function initialSettings(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(listSettings().map(([name, { initial }]) => [name, initial]));
}
