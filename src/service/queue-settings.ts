interface Declaration {
  /** Meaning in the table of settings, and as an output of the queue. Both are Markdown. */
  readonly meaning: string;
  readonly output: string;
  /** True if the service's document does not list it in replies, so that its value stays as it came. */
  readonly isRaw?: true;
}

/** Values that a setting accepts. A whole number has a least value; null is "no list of its own". */
type Values =
  | { readonly kind: "word"; readonly words: readonly string[] }
  | { readonly kind: "number"; readonly least: 0 | 1 }
  | { readonly kind: "flag" | "label" | "names" | "names-or-null" | "list" };

export type SettingDeclaration = Declaration & Values;

/** Every setting of a queue, by the field of its requests and replies. 0 is accepted where a reply can contain it. */
export const QUEUE_SETTINGS = {
  mode: {
    kind: "word",
    words: ["single", "parallel"],
    meaning:
      "`single` is one line; in `parallel` pull requests that impact different targets do not wait for each other. A queue that is not empty changes over only when it is.",
    output: "`single` or `parallel`.",
  },
  concurrency: {
    kind: "number",
    least: 1,
    meaning: "How many test runs go on at once.",
    output: "How many tests run side by side.",
  },
  bisectionConcurrency: {
    kind: "number",
    least: 0,
    meaning: "How many test runs look for the culprit of a failed batch at once; 0 where they share `concurrency`.",
    output: "How many tests run side by side to find what broke a batch.",
  },
  testingTimeoutMinutes: {
    kind: "number",
    least: 0,
    meaning: "After so many minutes a test run has failed; 0 where there is no limit.",
    output: "Minutes after which a test run counts as failed.",
  },
  pendingFailureDepth: {
    kind: "number",
    least: 0,
    meaning: "How many pull requests behind a failed one are tested before it is given up.",
    output: "How many later test runs a failed one waits for before it counts.",
  },
  canOptimisticallyMerge: {
    kind: "flag",
    meaning: "A failed pull request is merged all the same when the tests of one behind it, which holds it too, pass.",
    output: "`true` when a later test run that passed also merges what is ahead of it.",
  },
  batch: {
    kind: "flag",
    meaning: "Test several pull requests together.",
    output: "`true` when several pull requests are tested together.",
  },
  batchingMaxWaitTimeMinutes: {
    kind: "number",
    least: 0,
    meaning: "How many minutes a batch waits for more pull requests.",
    output: "Minutes that a batch waits for more pull requests.",
  },
  batchingMinSize: {
    kind: "number",
    least: 1,
    meaning: "How many pull requests a batch waits for.",
    output: "How many pull requests a batch waits for.",
  },
  batchingRules: {
    kind: "list",
    isRaw: true,
    meaning: "Rules for what is batched, as the service writes them.",
    output: "Rules for batches, as JSON.",
  },
  mergeMethod: {
    kind: "word",
    words: ["merge_commit", "squash", "rebase"],
    meaning: "How a pull request is merged.",
    output: "`merge_commit`, `squash` or `rebase`.",
  },
  requiredStatuses: {
    kind: "names-or-null",
    meaning:
      "Checks that must pass on the test branch. `null` takes the queue's own list away: the repository's configuration or its branch protection says then what is required.",
    output:
      "Names of the status checks that the queue waits for in place of the branch's own, as JSON; empty or `[]` without.",
  },
  directMergeMode: {
    kind: "word",
    words: ["off", "always"],
    meaning: "`always`: a pull request that is up to date with its branch may merge without a test run.",
    output: "`always` when an up-to-date pull request may merge without the queue's tests, else `off`.",
  },
  optimizationMode: {
    kind: "word",
    words: ["off", "bisection_skip_redundant_tests"],
    meaning: "Whether a bisection skips tests whose end is known.",
    output: "`off` or `bisection_skip_redundant_tests`.",
  },
  testBranchConstructionMode: {
    kind: "word",
    words: ["rename_temp_branch", "push_new_branch_from_temp"],
    meaning: "How a test branch comes about.",
    output: "How test branches are made.",
  },
  createPrsForTestingBranches: {
    kind: "flag",
    meaning: "Open a draft pull request for each test branch, for CI that runs on pull requests only.",
    output: "`true` when a draft pull request is opened for each test branch.",
  },
  commentsEnabled: {
    kind: "flag",
    meaning: "Comment on pull requests.",
    output: "`true` when the queue comments on pull requests.",
  },
  commandsEnabled: {
    kind: "flag",
    meaning: "Obey commands in comments.",
    output: "`true` when the queue takes commands from comments.",
  },
  statusCheckEnabled: {
    kind: "flag",
    meaning: "Show the queue as a status check of the pull request.",
    output: "`true` when the queue reports a status check on pull requests.",
  },
  extensionEnabled: {
    kind: "flag",
    isRaw: true,
    meaning: "Let the service's browser extension submit pull requests.",
    output: "`true` when the service's browser extension may be used.",
  },
  labelCommandsEnabled: {
    kind: "flag",
    isRaw: true,
    meaning: "Submit a pull request when it gets the label `enqueueingLabel`.",
    output: "`true` when the queue takes commands from labels.",
  },
  enqueueingLabel: { kind: "label", isRaw: true, meaning: "That label.", output: "Label that submits a pull request." },
  stateLabelsEnabled: {
    kind: "flag",
    isRaw: true,
    meaning: "Show the state of a pull request as a label.",
    output: "`true` when the queue labels pull requests with their state.",
  },
  notReadyTimeoutHours: {
    kind: "number",
    isRaw: true,
    least: 0,
    meaning: "After so many hours a pull request that is not ready is taken out; 0 is never.",
    output: "Hours after which a pull request that is not ready is taken out.",
  },
  allowedBotSubmitters: {
    kind: "names",
    isRaw: true,
    meaning: "Bots that may submit pull requests.",
    output: "Bots that may submit pull requests, as JSON.",
  },
} as const satisfies Readonly<Record<string, SettingDeclaration>>;
