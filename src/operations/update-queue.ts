import { settingsInput, settingsProblems } from "../inputs/settings.js";
import { queueOperation } from "../operation.js";
import { readQueue } from "../queue/read-queue.js";
import { settingsOf } from "../queue/read-settings.js";
import { changesFor } from "../queue/setting-changes.js";
import { plannedUpdate, updateReport } from "../queue/settings-report.js";
import { updateSettings } from "../queue/updating.js";

export const updateQueue = queueOperation({
  name: "update-queue",
  title: "Changes settings of a merge queue; sends only those that differ.",
  inputs: { settings: settingsInput },
  results: {
    updated: { description: "Settings were changed." },
    unchanged: { description: "The queue had these settings already; nothing was sent." },
  },
  outputs: {
    changes:
      "What was set, as JSON: a list of `setting`, `from` and `to`; `from` is null where nothing showed it.",
  },
  permissions: {},
  example: { settings: "concurrency: 3" },
  branch: "given",

  check: ({ settings }) =>
    settings === undefined
      ? ['settings: is required; write one setting per line, such as "concurrency: 5".']
      : settingsProblems(settings),

  async run({ settings = "" }, place, context) {
    const wanted = await settingsOf(settings);
    const queue = await readQueue(context.client, place);
    if (context.dryRun) return plannedUpdate(place, changesFor(queue, wanted));
    const update = await updateSettings(place, wanted, queue, context);
    return {
      result: update.changes.length === 0 ? "unchanged" : "updated",
      ...updateReport(place, update),
    };
  },
});
