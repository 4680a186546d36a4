import * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";
import type { Settings } from "../engine/state.js";
import { type Fields, flag, integerFrom, keysOf, list, object, read, strings, text, wordOf } from "./fields.js";

const LARGEST = 4_294_967_295;

/**
 * Every setting of a queue by the API's own name: how a request's value is read, and what a new queue has. The bounds
 * are the service's; 0 stands where live replies show it.
 */
const settings = object({
  mode: withDefault(wordOf(["single", "parallel"]), "single"),
  concurrency: withDefault(integerFrom(1, LARGEST), 1),
  bisectionConcurrency: withDefault(integerFrom(1, LARGEST), 1),
  testingTimeoutMinutes: withDefault(integerFrom(1, LARGEST), 300),
  pendingFailureDepth: withDefault(integerFrom(0, LARGEST), 0),
  canOptimisticallyMerge: withDefault(flag, false),
  batch: withDefault(flag, false),
  batchingMaxWaitTimeMinutes: withDefault(integerFrom(0, LARGEST), 0),
  batchingMinSize: withDefault(integerFrom(1, LARGEST), 1),
  createPrsForTestingBranches: withDefault(flag, false),
  commentsEnabled: withDefault(flag, true),
  commandsEnabled: withDefault(flag, true),
  statusCheckEnabled: withDefault(flag, true),
  // Empty: the queue overrides nothing, the repository's own required statuses hold.
  requiredStatuses: withDefault(strings, []),
  directMergeMode: withDefault(wordOf(["off", "always"]), "off"),
  optimizationMode: withDefault(wordOf(["off", "bisection_skip_redundant_tests"]), "off"),
  mergeMethod: withDefault(wordOf(["merge_commit", "squash", "rebase"]), "squash"),
  // Fields that live replies carry beyond the service's document.
  extensionEnabled: withDefault(flag, false),
  enqueueingLabel: withDefault(text, "merge-queue"),
  labelCommandsEnabled: withDefault(flag, false),
  stateLabelsEnabled: withDefault(flag, false),
  allowedBotSubmitters: withDefault(strings, []),
  batchingRules: withDefault(list(z.unknown()), []),
  testBranchConstructionMode: withDefault(
    wordOf(["rename_temp_branch", "push_new_branch_from_temp"]),
    "rename_temp_branch",
  ),
  // After so long in `not_ready` an entry is cancelled; 0 is never.
  notReadyTimeoutHours: withDefault(integerFrom(0, LARGEST), 24),
});

/** A queue's configuration. */
export type QueueSettings = Readonly<z.infer<typeof settings>>;

export const DEFAULT_SETTINGS: QueueSettings = settings.parse({});

/** What a queue may have: 0 shares the slots, and is no limit, though v1 cannot set either. */
const possible = object({
  ...settings.shape,
  bisectionConcurrency: withDefault(integerFrom(0, LARGEST), 1),
  testingTimeoutMinutes: withDefault(integerFrom(0, LARGEST), 300),
});

/** Reads the settings that are given among `fields`; what is not a setting is left alone, as the service does. */
export function readSettings(fields: Fields): Partial<QueueSettings> {
  return givenOf(fields, read(settings, fields));
}

/** The same for who need not set them by v1. */
export function readPossibleSettings(fields: Fields): Partial<QueueSettings> {
  return givenOf(fields, read(possible, fields));
}

function givenOf(fields: Fields, all: QueueSettings): Partial<QueueSettings>;
function givenOf(fields: Fields, all: Fields): Fields {
  return Object.fromEntries(Object.entries(all).filter(([name]) => fields[name] !== undefined));
}

/** Those that the engine of a queue acts on. */
export function engineSettings(all: QueueSettings): Settings {
  return {
    mode: all.mode,
    concurrency: all.concurrency,
    bisectionConcurrency: all.bisectionConcurrency,
    testingTimeoutMinutes: all.testingTimeoutMinutes,
    pendingFailureDepth: all.pendingFailureDepth,
    canOptimisticallyMerge: all.canOptimisticallyMerge,
    batch: all.batch,
    batchingMaxWaitTimeMinutes: all.batchingMaxWaitTimeMinutes,
    batchingMinSize: all.batchingMinSize,
    batchingRules: all.batchingRules,
    directMergeMode: all.directMergeMode,
    optimizationMode: all.optimizationMode,
    mergeMethod: all.mergeMethod,
    notReadyTimeoutHours: all.notReadyTimeoutHours,
  };
}

export const SETTING_NAMES = keysOf(settings.shape);

/** Reads one setting that a queue may have: its value, or what its values must be like. */
export function readSetting(name: keyof QueueSettings, value: unknown) {
  const result = possible.shape[name].safeParse(value);
  return result.success
    ? { ok: true as const, value: result.data }
    : { ok: false as const, rule: result.error.issues[0]?.message ?? "does not fit" };
}
