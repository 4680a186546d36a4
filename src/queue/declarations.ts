import { createInputWithDefault, createOptionalInput, type Input, type InputParser } from "../inputs/input.js";
import { anyTextParser, multilineTextParser } from "../inputs/parsers.js";
import { toKebabCase } from "../operation.js";
import { QUEUE_SETTINGS } from "../service/queue-settings.js";
import type { InputProblem } from "../text/problem.js";

/**
 * Input with settings. Accepts every text, because `findSettingsProblems` checks it and loads the YAML parser only if
 * needed.
 */
export const settingsInput: Input<string | undefined> = createOptionalInput(multilineTextParser, {
  name: "settings",
  description: "Settings of the queue as YAML, one `name: value` per line; see the table of settings.",
});

export const configFileInput: Input<string> = createInputWithDefault(anyTextParser, ".github/merge-queue.yml", {
  name: "config-file",
  description:
    "Path of the YAML file with the settings, relative to the workspace. The key `queues` contains the settings of each branch, and the key `freezes` contains a calendar. `target-branch` selects one branch.",
});

export async function findSettingsProblems(given: string | undefined): Promise<readonly InputProblem[]> {
  if (given === undefined) return [];
  return (await (await import("./settings-yaml.js")).readSettings(given)).problems;
}

const oneLine: InputParser<string> = (value) => ({ ok: true, value: value.replace(/\s+/g, " ") });

export const reasonInput: Input<string | undefined> = createOptionalInput(oneLine, {
  name: "reason",
  description:
    "Reason in one line, shown in the log and in the summary. The service does not store a reason, so the step does not send it.",
});

export const settingChangesOutput = {
  changes:
    "Changed settings, as a JSON list. Each item has `setting`, `from` and `to`. `from` is null if the service did not return the earlier value.",
} as const;

export const previousStateOutput = { "previous-state": "State of the queue before the operation." } as const;

const settingOutputs = Object.entries(QUEUE_SETTINGS).map(([name, { kind, meaning }]) => [
  toKebabCase(name),
  /names|list/.test(kind) ? `${meaning} As JSON.` : meaning,
]);

export const queueOutputs: Readonly<Record<string, string>> = {
  state: "State of the queue: `running`, `paused`, `draining`, `switching_modes`. The service may add states.",
  branch: "Branch that the queue merges into.",
  ...Object.fromEntries(settingOutputs),
  "enqueued-pull-requests":
    "Pull requests in queue order, as JSON of at most 64 KiB. The file in `result-file` contains the complete list.",
};
