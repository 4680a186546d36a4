export type QueueMode = "single" | "parallel";

/** A queue's configuration, with the API's own names. */
export interface QueueSettings {
  readonly mode: QueueMode;
  readonly concurrency: number;
  readonly bisectionConcurrency: number;
  readonly testingTimeoutMinutes: number;
  readonly pendingFailureDepth: number;
  readonly canOptimisticallyMerge: boolean;
  readonly batch: boolean;
  readonly batchingMaxWaitTimeMinutes: number;
  readonly batchingMinSize: number;
  readonly createPrsForTestingBranches: boolean;
  readonly commentsEnabled: boolean;
  readonly commandsEnabled: boolean;
  readonly statusCheckEnabled: boolean;
  /** Empty: the queue overrides nothing, the repository's own required statuses hold. */
  readonly requiredStatuses: readonly string[];
  readonly directMergeMode: "off" | "always";
  readonly optimizationMode: "off" | "bisection_skip_redundant_tests";
  readonly mergeMethod: "merge_commit" | "squash" | "rebase";
  // Fields that live replies carry beyond the service's document.
  readonly extensionEnabled: boolean;
  readonly enqueueingLabel: string;
  readonly labelCommandsEnabled: boolean;
  readonly stateLabelsEnabled: boolean;
  readonly allowedBotSubmitters: readonly string[];
  readonly batchingRules: readonly unknown[];
  readonly testBranchConstructionMode: "rename_temp_branch" | "push_new_branch_from_temp";
  /** After so long in `not_ready` an entry is cancelled; 0 is never. */
  readonly notReadyTimeoutHours: number;
}

export const DEFAULT_SETTINGS: QueueSettings = {
  mode: "single",
  concurrency: 1,
  bisectionConcurrency: 1,
  testingTimeoutMinutes: 300,
  pendingFailureDepth: 0,
  canOptimisticallyMerge: false,
  batch: false,
  batchingMaxWaitTimeMinutes: 0,
  batchingMinSize: 1,
  createPrsForTestingBranches: false,
  commentsEnabled: true,
  commandsEnabled: true,
  statusCheckEnabled: true,
  requiredStatuses: [],
  directMergeMode: "off",
  optimizationMode: "off",
  mergeMethod: "squash",
  extensionEnabled: false,
  enqueueingLabel: "merge-queue",
  labelCommandsEnabled: false,
  stateLabelsEnabled: false,
  allowedBotSubmitters: [],
  batchingRules: [],
  testBranchConstructionMode: "rename_temp_branch",
  notReadyTimeoutHours: 24,
};

/** The settings to change; a missing one stays as it is. */
export type SettingsPatch = { -readonly [Name in keyof QueueSettings]?: QueueSettings[Name] };
