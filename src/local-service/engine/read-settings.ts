import { Refusal } from "./refusal.js";
import { DEFAULT_SETTINGS, type QueueSettings, type SettingsPatch } from "./settings.js";

type Reader<Value> = (value: unknown, name: string) => Value;

const LARGEST_INTEGER = 4_294_967_295;

/** One reader per setting. The bounds are the service's; 0 stands where live replies show it. */
const READERS: { readonly [Name in keyof QueueSettings]: Reader<QueueSettings[Name]> } = {
  mode: oneOf(["single", "parallel"]),
  concurrency: integerFrom(1),
  bisectionConcurrency: integerFrom(1),
  testingTimeoutMinutes: integerFrom(1),
  pendingFailureDepth: integerFrom(0),
  canOptimisticallyMerge: boolean,
  batch: boolean,
  batchingMaxWaitTimeMinutes: integerFrom(0),
  batchingMinSize: integerFrom(1),
  createPrsForTestingBranches: boolean,
  commentsEnabled: boolean,
  commandsEnabled: boolean,
  statusCheckEnabled: boolean,
  requiredStatuses: strings,
  directMergeMode: oneOf(["off", "always"]),
  optimizationMode: oneOf(["off", "bisection_skip_redundant_tests"]),
  mergeMethod: oneOf(["merge_commit", "squash", "rebase"]),
  extensionEnabled: boolean,
  enqueueingLabel: label,
  labelCommandsEnabled: boolean,
  stateLabelsEnabled: boolean,
  allowedBotSubmitters: strings,
  batchingRules: list,
  testBranchConstructionMode: oneOf(["rename_temp_branch", "push_new_branch_from_temp"]),
  notReadyTimeoutHours: integerFrom(0),
};

/** Reads the settings among `fields`; what is not a setting is left alone, as the service does. */
export function readSettings(fields: Readonly<Record<string, unknown>>): SettingsPatch {
  const patch: SettingsPatch = {};
  for (const name of settingNames()) {
    if (fields[name] !== undefined) assign(patch, name, fields[name]);
  }
  return patch;
}

function settingNames(): readonly (keyof QueueSettings)[] {
  return Object.keys(READERS).filter((name) => isSettingName(name));
}

function isSettingName(name: string): name is keyof QueueSettings {
  return Object.hasOwn(DEFAULT_SETTINGS, name);
}

function assign<Name extends keyof QueueSettings>(
  patch: Pick<SettingsPatch, Name>,
  name: Name,
  value: unknown,
): void {
  patch[name] = READERS[name](value, name);
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
