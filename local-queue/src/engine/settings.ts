/** The settings of a queue, by the API's own names. */

/** Setting with its bounds in the service. Its value is one of `values`, an integer, a list, a boolean or a text. */
interface Setting {
  readonly initial: string | number | boolean | readonly unknown[];
  readonly values?: readonly string[];
  readonly least?: number;
  /** Smallest integer that version 1 of the API accepts, if smaller than allowed for a queue. */
  readonly leastInV1?: number;
  readonly items?: "text" | "any";
  /** Words for the page after the value of the setting. */
  readonly meaning?: string;
  /** Words for the page after the time of a start that this setting delays. */
  readonly delay?: string;
  /**
   * Values for random simulations. Only settings that the engine uses have such values. With one value, simulations
   * compare nothing.
   */
  readonly drawn?: readonly unknown[];
}

const SETTINGS = {
  mode: {
    initial: "single",
    values: ["single", "parallel"],
    meaning: "queue: in a parallel queue, a pull request waits only for pull requests with a common target",
    drawn: ["single", "parallel"],
  },
  /** Maximum number of simultaneous test runs, without those of bisections. */
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
    meaning: "pull requests behind a failed one whose tests can clear the failure",
    drawn: [0, 0, 1, 2],
  },
  canOptimisticallyMerge: {
    initial: false,
    meaning: "to let passed tests clear the failed pull requests ahead that they include",
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
  /** Maximum size of a batch. A batch of this size starts without a delay. */
  batchingMinSize: { initial: 1, least: 1, meaning: "pull requests in a full batch", drawn: [3, 2, 4] },
  createPrsForTestingBranches: { initial: false },
  commentsEnabled: { initial: true },
  commandsEnabled: { initial: true },
  statusCheckEnabled: { initial: true },
  /** Required statuses of the queue. An empty list means the required statuses of the repository. */
  requiredStatuses: { initial: [], items: "text", meaning: "to pass; empty: as the branch protection requires" },
  directMergeMode: {
    initial: "off",
    values: ["off", "always"],
    meaning: "to merge a pull request without tests if it is up to date and the queue is empty",
    drawn: ["off", "off", "always"],
  },
  optimizationMode: {
    initial: "off",
    values: ["off", "bisection_skip_redundant_tests"],
    meaning: "to skip test runs of a bisection whose failure is already known",
    drawn: ["off", "bisection_skip_redundant_tests"],
  },
  mergeMethod: {
    initial: "squash",
    values: ["merge_commit", "squash", "rebase"],
    meaning: "for merges",
    drawn: ["squash"],
  },
  // The service returns the following fields, but does not document them.
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

/** Returns all settings with their names, in the order of API replies. */
export function listSettings(): readonly (readonly [name: SettingName, setting: Setting])[];
export function listSettings(): readonly (readonly [name: string, setting: Setting])[] {
  return Object.entries(SETTINGS);
}

export const DEFAULT_SETTINGS: QueueSettings = initialSettings();

function initialSettings(): QueueSettings;
function initialSettings(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(listSettings().map(([name, { initial }]) => [name, initial]));
}
