import { Refusal } from "./refusal.js";

type Reader<Value> = (value: unknown, name: string) => Value;

/** One setting of a queue: what a new queue has, and how a request's value is read. */
interface Setting<Value> {
  readonly initial: Value;
  readonly read: Reader<Value>;
}

const LARGEST_INTEGER = 4_294_967_295;

/** Every setting by the API's own name. The bounds are the service's; 0 stands where live replies show it. */
const SETTINGS = {
  mode: setting("single", oneOf(["single", "parallel"])),
  concurrency: setting(1, integerFrom(1)),
  bisectionConcurrency: setting(1, integerFrom(1)),
  testingTimeoutMinutes: setting(300, integerFrom(1)),
  pendingFailureDepth: setting(0, integerFrom(0)),
  canOptimisticallyMerge: setting(false, boolean),
  batch: setting(false, boolean),
  batchingMaxWaitTimeMinutes: setting(0, integerFrom(0)),
  batchingMinSize: setting(1, integerFrom(1)),
  createPrsForTestingBranches: setting(false, boolean),
  commentsEnabled: setting(true, boolean),
  commandsEnabled: setting(true, boolean),
  statusCheckEnabled: setting(true, boolean),
  // Empty: the queue overrides nothing, the repository's own required statuses hold.
  requiredStatuses: setting([], strings),
  directMergeMode: setting("off", oneOf(["off", "always"])),
  optimizationMode: setting("off", oneOf(["off", "bisection_skip_redundant_tests"])),
  mergeMethod: setting("squash", oneOf(["merge_commit", "squash", "rebase"])),
  // Fields that live replies carry beyond the service's document.
  extensionEnabled: setting(false, boolean),
  enqueueingLabel: setting("merge-queue", label),
  labelCommandsEnabled: setting(false, boolean),
  stateLabelsEnabled: setting(false, boolean),
  allowedBotSubmitters: setting([], strings),
  batchingRules: setting([], list),
  testBranchConstructionMode: setting("rename_temp_branch", oneOf(["rename_temp_branch", "push_new_branch_from_temp"])),
  // After so long in `not_ready` an entry is cancelled; 0 is never.
  notReadyTimeoutHours: setting(24, integerFrom(0)),
} as const;

type Settings = typeof SETTINGS;

/** A queue's configuration. */
export type QueueSettings = { readonly [Name in keyof Settings]: Settings[Name]["initial"] };
export type QueueMode = QueueSettings["mode"];

/** The settings to change; a missing one stays as it is. */
type SettingsPatch = Partial<QueueSettings>;

export const DEFAULT_SETTINGS: QueueSettings = defaults();

function setting<Value>(initial: NoInfer<Value>, read: Reader<Value>): Setting<Value> {
  return { initial, read };
}

/** Reads the settings among `fields`; what is not a setting is left alone, as the service does. */
export function readSettings(fields: Readonly<Record<string, unknown>>): SettingsPatch;
export function readSettings(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const given = Object.entries(SETTINGS).filter(([name]) => fields[name] !== undefined);
  return Object.fromEntries(given.map(([name, { read }]) => [name, read(fields[name], name)]));
}

function defaults(): QueueSettings;
function defaults(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(SETTINGS).map(([name, { initial }]) => [name, initial]));
}

function boolean(value: unknown, name: string): boolean {
  if (typeof value !== "boolean") throw invalid(name, "must be true or false");
  return value;
}

function integerFrom(least: number): Reader<number> {
  return (value, name) => {
    if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > LARGEST_INTEGER) {
      throw invalid(name, `must be an integer from ${least}`);
    }
    return value;
  };
}

/** Requests may spell enumerated values in any case; replies are always in lower case. */
function oneOf<const Value extends string>(values: readonly Value[]): Reader<Value> {
  return (value, name) => {
    const match = values.find((each) => typeof value === "string" && each === value.toLowerCase());
    if (match === undefined) throw invalid(name, `must be one of ${values.join(", ")}`);
    return match;
  };
}

function strings(value: unknown, name: string): readonly string[] {
  if (!Array.isArray(value) || !value.every((item) => typeof item === "string")) {
    throw invalid(name, "must be an array of strings");
  }
  return value;
}

function list(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw invalid(name, "must be an array");
  return value;
}

function label(value: unknown, name: string): string {
  if (typeof value !== "string" || value === "") throw invalid(name, "must be a string that is not empty");
  return value;
}

function invalid(name: string, rule: string): Refusal {
  return new Refusal(400, `Invalid value for "${name}": ${rule}`);
}
