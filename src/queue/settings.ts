import {
  flag,
  label,
  list,
  names,
  namesOrNull,
  oneOf,
  type SettingForm,
  type SettingValue,
  wholeNumber,
} from "./setting-forms.js";

/** One setting of a queue: reading, comparison and documentation all come from here. */
export interface Setting {
  /** The API's own name. */
  readonly name: string;
  readonly form: SettingForm;
  /** In sentences, for the documentation. */
  readonly meaning: string;
}

/** Settings that somebody wants, by name, in the order in which they were written. */
export type Settings = ReadonlyMap<string, SettingValue>;

function setting(name: string, form: SettingForm, meaning: string): Setting {
  return { name, form, meaning };
}

/** Every setting, in the order of the documentation. 0 is taken wherever a reply of the service can show it. */
export const SETTINGS: readonly Setting[] = [
  setting(
    "mode",
    oneOf("single", "parallel"),
    "`single` is one line; in `parallel` pull requests that impact different targets do not wait for each other. A queue that is not empty changes over only when it is.",
  ),
  setting("concurrency", wholeNumber(1), "How many test runs go on at once."),
  setting(
    "bisectionConcurrency",
    wholeNumber(0),
    "How many test runs look for the culprit of a failed batch at once; 0 where they share `concurrency`.",
  ),
  setting(
    "testingTimeoutMinutes",
    wholeNumber(0),
    "After so many minutes a test run has failed; 0 where there is no limit.",
  ),
  setting(
    "pendingFailureDepth",
    wholeNumber(0),
    "How many pull requests behind a failed one are tested before it is given up.",
  ),
  setting(
    "canOptimisticallyMerge",
    flag,
    "A failed pull request is merged all the same when the tests of one behind it, which holds it too, pass.",
  ),
  setting("batch", flag, "Test several pull requests together."),
  setting(
    "batchingMaxWaitTimeMinutes",
    wholeNumber(0),
    "How many minutes a batch waits for more pull requests.",
  ),
  setting("batchingMinSize", wholeNumber(1), "How many pull requests a batch waits for."),
  setting("batchingRules", list, "Rules for what is batched, as the service writes them."),
  setting("mergeMethod", oneOf("merge_commit", "squash", "rebase"), "How a pull request is merged."),
  setting(
    "requiredStatuses",
    namesOrNull,
    "Checks that must pass on the test branch. `null` takes the queue's own list away: the repository's configuration or its branch protection says then what is required.",
  ),
  setting(
    "directMergeMode",
    oneOf("off", "always"),
    "`always`: a pull request that is up to date with its branch may merge without a test run.",
  ),
  setting(
    "optimizationMode",
    oneOf("off", "bisection_skip_redundant_tests"),
    "Whether a bisection skips tests whose end is known.",
  ),
  setting(
    "testBranchConstructionMode",
    oneOf("rename_temp_branch", "push_new_branch_from_temp"),
    "How a test branch comes about.",
  ),
  setting(
    "createPrsForTestingBranches",
    flag,
    "Open a draft pull request for each test branch, for CI that runs on pull requests only.",
  ),
  setting("commentsEnabled", flag, "Comment on pull requests."),
  setting("commandsEnabled", flag, "Obey commands in comments."),
  setting("statusCheckEnabled", flag, "Show the queue as a status check of the pull request."),
  setting("extensionEnabled", flag, "Let the service's browser extension submit pull requests."),
  setting("labelCommandsEnabled", flag, "Submit a pull request when it gets the label `enqueueingLabel`."),
  setting("enqueueingLabel", label, "That label."),
  setting("stateLabelsEnabled", flag, "Show the state of a pull request as a label."),
  setting(
    "notReadyTimeoutHours",
    wholeNumber(0),
    "After so many hours a pull request that is not ready is taken out; 0 is never.",
  ),
  setting("allowedBotSubmitters", names, "Bots that may submit pull requests."),
];

const BY_NAME = new Map(SETTINGS.map((each) => [each.name, each]));

export function findSetting(name: string): Setting | undefined {
  return BY_NAME.get(name);
}
