/** The settings of a queue, by the API's own names. */

/** The value is a word of `values`, an integer, a list, true or false, or a text. Bounds are those of the service. */
interface Setting {
  /** The value of a new queue. */
  readonly initial: string | number | boolean | readonly unknown[];
  readonly values?: readonly string[];
  readonly least?: number;
  /** Version 1 of the API accepts no smaller integer, though a queue may have one. */
  readonly leastInV1?: number;
  readonly items?: "text" | "any";
  /** The clause behind the value on the page. */
  readonly meaning?: string;
  /** For a setting that delays tests: the clause behind the time of their start on the page. */
  readonly delay?: string;
  /** Values of random days, for the settings that the engine acts on; one value has no effect on a simulation. */
  readonly drawn?: readonly unknown[];
}

const SETTINGS = {
  mode: {
    initial: "single",
    values: ["single", "parallel"],
    meaning: "queue: in a parallel one only those meet that impact the same targets",
    drawn: ["single", "parallel"],
  },
  /** Test runs of bisections do not count. */
  concurrency: { initial: 1, least: 1, meaning: "test runs at once", drawn: [3, 2, 1, 5] },
  bisectionConcurrency: {
    initial: 1,
    least: 0,
    leastInV1: 1,
    meaning: "more test runs at once for bisections; 0 shares those above",
    drawn: [4, 2, 1, 0],
  },
  testingTimeoutMinutes: {
    initial: 300,
    least: 0,
    leastInV1: 1,
    meaning: "minutes until tests fail that still run; 0 is never",
    drawn: [0, 0, 6],
  },
  pendingFailureDepth: {
    initial: 0,
    least: 0,
    meaning: "pull requests behind a failure whose tests may still clear it",
    drawn: [0, 0, 1, 2],
  },
  canOptimisticallyMerge: {
    initial: false,
    meaning: "to let tests that passed clear everything ahead that they contain",
    drawn: [false, true],
  },
  batch: { initial: false, meaning: "to test several pull requests as one", drawn: [false, true] },
  batchingMaxWaitTimeMinutes: {
    initial: 0,
    least: 0,
    meaning: "minutes until a batch starts that is not full",
    delay: "or when it is full",
    drawn: [0, 2, 5],
  },
  /** Both the size at which a batch starts and its largest size. */
  batchingMinSize: { initial: 1, least: 1, meaning: "pull requests in a full batch", drawn: [3, 2, 4] },
  createPrsForTestingBranches: { initial: false },
  commentsEnabled: { initial: true },
  commandsEnabled: { initial: true },
  statusCheckEnabled: { initial: true },
  /** The required statuses of the repository hold while this is empty. */
  requiredStatuses: { initial: [], items: "text", meaning: "to pass; none takes those of the branch's protection" },
  directMergeMode: {
    initial: "off",
    values: ["off", "always"],
    meaning: "to merge what is up to date without tests while the queue is empty",
    drawn: ["off", "off", "always"],
  },
  optimizationMode: {
    initial: "off",
    values: ["off", "bisection_skip_redundant_tests"],
    meaning: "to leave out test runs of a bisection that are known to fail",
    drawn: ["off", "bisection_skip_redundant_tests"],
  },
  mergeMethod: {
    initial: "squash",
    values: ["merge_commit", "squash", "rebase"],
    meaning: "for what is merged",
    drawn: ["squash"],
  },
  // Live replies have these fields beyond the service's document.
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
    meaning: "hours until what is not ready is taken out; 0 is never",
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

/** The configuration of a queue. */
export type QueueSettings = { readonly [Name in SettingName]: ValueOf<Table[Name]> };

/** The settings that the engine acts on. */
export type Settings = Pick<
  QueueSettings,
  { [Name in SettingName]: Table[Name] extends { readonly drawn: unknown } ? Name : never }[SettingName]
>;

/** The settings that delay tests. */
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
