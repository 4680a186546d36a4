interface Declaration {
  /** Meaning as Markdown, in the table of settings and as an output of the queue. */
  readonly meaning: string;
  /** True if the service's document does not list the field in replies. Such a value stays unchanged. */
  readonly isRaw?: true;
}

/** Values that a setting accepts. A whole number has a least value; null removes the queue's own list. */
type Values =
  | { readonly kind: "word"; readonly words: readonly string[] }
  | { readonly kind: "number"; readonly least: 0 | 1 }
  | { readonly kind: "flag" | "label" | "names" | "names-or-null" | "list" };

export type SettingDeclaration = Declaration & Values;

/** Every setting of a queue, by its field in requests and replies. 0 is accepted if a reply can contain it. */
export const QUEUE_SETTINGS = {
  mode: {
    kind: "word",
    words: ["single", "parallel"],
    meaning:
      "`single`: all pull requests wait in one line. `parallel`: pull requests that impact different targets do not wait for each other. A change of the mode takes effect once the queue is empty.",
  },
  concurrency: { kind: "number", least: 1, meaning: "Number of test runs at the same time." },
  bisectionConcurrency: {
    kind: "number",
    least: 0,
    meaning:
      "Number of bisection test runs at the same time. 0: bisection runs share `concurrency` with other test runs.",
  },
  testingTimeoutMinutes: { kind: "number", least: 0, meaning: "Minutes after which a test run fails. 0: no limit." },
  pendingFailureDepth: {
    kind: "number",
    least: 0,
    meaning:
      "Number of test runs of later pull requests for which a failed pull request waits before its failure is final.",
  },
  canOptimisticallyMerge: {
    kind: "flag",
    meaning:
      "`true`: a failed pull request still merges if the test run of a later pull request passes, because that run includes its changes.",
  },
  batch: { kind: "flag", meaning: "`true`: the queue tests several pull requests together." },
  batchingMaxWaitTimeMinutes: {
    kind: "number",
    least: 0,
    meaning: "Longest time in minutes for which a batch waits for more pull requests.",
  },
  batchingMinSize: {
    kind: "number",
    least: 1,
    meaning: "Number of pull requests for which a batch waits before its tests start.",
  },
  batchingRules: { kind: "list", isRaw: true, meaning: "Rules for batches, in the service's own format." },
  mergeMethod: {
    kind: "word",
    words: ["merge_commit", "squash", "rebase"],
    meaning: "Method by which pull requests merge: `merge_commit`, `squash` or `rebase`.",
  },
  requiredStatuses: {
    kind: "names-or-null",
    meaning:
      "Checks that must pass on the test branch. `null`: the queue has no list; the service's configuration file in the repository or branch protection applies.",
  },
  directMergeMode: {
    kind: "word",
    words: ["off", "always"],
    meaning:
      "`always`: a pull request that is up to date with its branch may merge without a test run. `off`: every pull request needs a test run.",
  },
  optimizationMode: {
    kind: "word",
    words: ["off", "bisection_skip_redundant_tests"],
    meaning:
      "`bisection_skip_redundant_tests`: a bisection skips tests with a known result. `off`: it runs these tests too.",
  },
  testBranchConstructionMode: {
    kind: "word",
    words: ["rename_temp_branch", "push_new_branch_from_temp"],
    meaning: "Method by which the queue creates test branches: `rename_temp_branch` or `push_new_branch_from_temp`.",
  },
  createPrsForTestingBranches: {
    kind: "flag",
    meaning:
      "`true`: the queue opens a draft pull request for each test branch. Use this setting if your CI runs only on pull requests.",
  },
  commentsEnabled: { kind: "flag", meaning: "`true`: the queue comments on pull requests." },
  commandsEnabled: { kind: "flag", meaning: "`true`: the queue accepts commands in comments." },
  statusCheckEnabled: { kind: "flag", meaning: "`true`: the queue reports a status check on pull requests." },
  extensionEnabled: {
    kind: "flag",
    isRaw: true,
    meaning: "`true`: the service's browser extension may submit pull requests.",
  },
  labelCommandsEnabled: {
    kind: "flag",
    isRaw: true,
    meaning: "`true`: a pull request that gets the label `enqueueingLabel` is submitted to the queue.",
  },
  enqueueingLabel: { kind: "label", isRaw: true, meaning: "Label that submits a pull request." },
  stateLabelsEnabled: {
    kind: "flag",
    isRaw: true,
    meaning: "`true`: the queue shows the state of a pull request as a label.",
  },
  notReadyTimeoutHours: {
    kind: "number",
    isRaw: true,
    least: 0,
    meaning: "Hours after which the queue removes a pull request that is not ready. 0: never.",
  },
  allowedBotSubmitters: { kind: "names", isRaw: true, meaning: "Bots that may submit pull requests." },
} as const satisfies Readonly<Record<string, SettingDeclaration>>;
