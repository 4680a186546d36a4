import { type Input, optional, type Parse } from "../inputs/input.js";
import { multiline } from "../inputs/parsers.js";
import { kebabCase } from "../operation.js";
import { QUEUE_SETTINGS } from "../service/queue-settings.js";
import type { Problem } from "../text/problem.js";

/** Declarations shared by operations on queues; nothing heavy is loaded. */

/** The YAML reader is loaded only when needed, so the parser accepts any text. */
export const settingsInput: Input<string | undefined> = optional(multiline, {
  name: "settings",
  description: "Settings of the queue as YAML, one `name: value` per line; see the table of settings.",
});

export async function settingsProblems(given: string | undefined): Promise<readonly Problem[]> {
  if (given === undefined) return [];
  return (await (await import("./settings-yaml.js")).readSettings(given)).problems;
}

const oneLine: Parse<string> = (value) => ({ ok: true, value: value.replace(/\s+/g, " ") });

export const reasonInput: Input<string | undefined> = optional(oneLine, {
  name: "reason",
  description: "Why, in one line, for the log and the summary. The service has no field for it, so it is not sent.",
});

export const changesOutput = {
  changes: "What was set, as JSON: a list of `setting`, `from` and `to`; `from` is null where nothing showed it.",
} as const;

export const previousStateOutput = { "previous-state": "State of the queue before." } as const;

const settingOutputs = Object.entries(QUEUE_SETTINGS).map(([name, { output }]) => [kebabCase(name), output]);

/** Every field of a queue as an output. */
export const queueOutputs: Readonly<Record<string, string>> = {
  state: "State of the queue: `running`, `paused`, `draining`, `switching_modes`, or a newer one.",
  branch: "Branch that the queue merges into.",
  ...Object.fromEntries(settingOutputs),
  "enqueued-pull-requests":
    "The pull requests in the queue, in its order, as JSON of 64 KiB at most; `result-file` has them all.",
};
