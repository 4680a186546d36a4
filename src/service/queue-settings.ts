interface Declaration {
  /** Meaning of the setting in Markdown, for the table of settings and for output descriptions. */
  readonly meaning: string;
  /** True when the service does not document the setting in replies. The output then contains the value unchanged. */
  readonly isRaw?: true;
  /** Name of the setting in API v2, if it differs, and the maximum value in API v2. */
  readonly v2?: { readonly key?: string; readonly most?: number };
}

/** Values that a setting accepts. `least` is the smallest number. Null removes the list of names from the queue. */
type Values =
  | { readonly kind: "word"; readonly words: readonly string[] }
  | { readonly kind: "number"; readonly least: 0 | 1 }
  | { readonly kind: "flag" | "label" | "names" | "names-or-null" | "list" };

export type SettingDeclaration = Declaration & Values;

/** All settings of a queue, by field name. `least` is 0 for a number that can be 0 in a reply. */
export const QUEUE_SETTINGS = {
  mode: {
    kind: "word",
    words: ["single", "parallel"],
    meaning:
      "`single`: all pull requests wait in one line. `parallel`: pull requests without a common target do not wait for each other. A change of the mode takes effect once the queue is empty.",
  },
  concurrency: {
    v2: { most: 1000 },
    kind: "number",
    least: 1,
    meaning: "Maximum number of test runs at the same time.",
  },
  bisectionConcurrency: {
    v2: { most: 1000 },
    kind: "number",
    least: 0,
    meaning:
      "Maximum number of bisection test runs at the same time. 0: bisection runs share `concurrency` with other test runs.",
  },
  testingTimeoutMinutes: {
    v2: { most: 10_080 },
    kind: "number",
    least: 0,
    meaning: "Minutes after which an unfinished test run fails. 0: no limit.",
  },
  pendingFailureDepth: {
    v2: { most: 1000 },
    kind: "number",
    least: 0,
    meaning: "Number of test runs of later pull requests that must finish before the failure of a test run is final.",
  },
  canOptimisticallyMerge: {
    kind: "flag",
    meaning:
      "`true`: a pull request with failed tests still merges if the test run of a later pull request passes, because that test run includes the changes of both pull requests.",
  },
  batch: {
    v2: { key: "allowBatching" },
    kind: "flag",
    meaning: "`true`: the queue tests several pull requests together.",
  },
  batchingMaxWaitTimeMinutes: {
    v2: { most: 10_080 },
    kind: "number",
    least: 0,
    meaning: "Maximum time in minutes for which a batch waits for more pull requests.",
  },
  batchingMinSize: {
    kind: "number",
    least: 1,
    v2: { most: 1000 },
    meaning: "Number of pull requests that a batch must have to start its tests immediately.",
  },
  batchingRules: { kind: "list", isRaw: true, meaning: "Rules for batches, in the format that the service defines." },
  mergeMethod: {
    kind: "word",
    words: ["merge_commit", "squash", "rebase"],
    meaning: "Merge method: `merge_commit`, `squash` or `rebase`.",
  },
  requiredStatuses: {
    kind: "names-or-null",
    meaning:
      "Checks that must pass on the test branch. `null`: the service's configuration file in the repository, or branch protection, defines the checks.",
  },
  directMergeMode: {
    kind: "word",
    words: ["off", "always"],
    meaning:
      "`always`: a pull request can merge without a test run if it is up to date with the target branch. `off`: every pull request needs a test run.",
  },
  optimizationMode: {
    kind: "word",
    words: ["off", "bisection_skip_redundant_tests"],
    meaning:
      "`bisection_skip_redundant_tests`: a bisection skips tests with a known result. `off`: a bisection also runs tests with a known result.",
  },
  testBranchConstructionMode: {
    kind: "word",
    words: ["rename_temp_branch", "push_new_branch_from_temp"],
    meaning: "Method that the queue uses to create test branches: `rename_temp_branch` or `push_new_branch_from_temp`.",
  },
  createPrsForTestingBranches: {
    v2: { key: "createsPrsForTestingBranches" },
    kind: "flag",
    meaning:
      "`true`: the queue opens a draft pull request for each test branch. Use this setting if your CI runs only on pull requests.",
  },
  commentsEnabled: {
    v2: { key: "areCommentsEnabled" },
    kind: "flag",
    meaning: "`true`: the queue comments on pull requests.",
  },
  commandsEnabled: {
    v2: { key: "areCommandsEnabled" },
    kind: "flag",
    meaning: "`true`: the queue accepts commands in comments.",
  },
  statusCheckEnabled: {
    v2: { key: "isStatusCheckEnabled" },
    kind: "flag",
    meaning: "`true`: the queue reports a status check on pull requests.",
  },
  extensionEnabled: {
    v2: { key: "isExtensionEnabled" },
    kind: "flag",
    isRaw: true,
    meaning: "`true`: the service's browser extension may submit pull requests.",
  },
  labelCommandsEnabled: {
    v2: { key: "areLabelCommandsEnabled" },
    kind: "flag",
    isRaw: true,
    meaning: "`true`: the label in `enqueueingLabel` submits a pull request to the queue.",
  },
  enqueueingLabel: { kind: "label", isRaw: true, meaning: "Label that submits a pull request." },
  stateLabelsEnabled: {
    v2: { key: "areStateLabelsEnabled" },
    kind: "flag",
    isRaw: true,
    meaning: "`true`: the queue shows the state of a pull request as a label.",
  },
  notReadyTimeoutHours: {
    v2: { key: "notReadyTimeoutMinutes", most: 720 },
    kind: "number",
    isRaw: true,
    least: 0,
    meaning: "Hours after which the queue removes a pull request that is not ready. 0: the queue never removes it.",
  },
  allowedBotSubmitters: { kind: "names", isRaw: true, meaning: "Names of bots that may submit pull requests." },
} as const satisfies Readonly<Record<string, SettingDeclaration>>;
