import { type ApiError, Failure } from "../errors.js";
import { withDefault } from "../inputs/input.js";
import { oneOf } from "../inputs/parsers.js";
import type { QueuePlace } from "../inputs/place.js";
import { settingsInput, settingsProblems } from "../inputs/settings.js";
import { queueOperation } from "../operation.js";
import { planned } from "../planned.js";
import { createQueue as createIt } from "../queue/creating.js";
import { findQueue, inWords, readQueue } from "../queue/read-queue.js";
import { settingsOf } from "../queue/read-settings.js";
import { serviceSaid } from "../queue/service-said.js";
import { changesFor } from "../queue/setting-changes.js";
import type { Settings } from "../queue/settings.js";
import { creationReport, plannedCreation, plannedUpdate, updateReport } from "../queue/settings-report.js";
import { updateSettings } from "../queue/updating.js";

export const createQueue = queueOperation({
  name: "create-queue",
  title: "Makes a merge queue for a branch, with its settings.",
  inputs: {
    settings: settingsInput,
    ifExists: withDefault(oneOf("error", "ignore", "update"), "error", {
      name: "if-exists",
      description:
        "What to do when the branch has a queue: fail (`error`), leave it as it is (`ignore`), or give it the settings (`update`).",
    }),
  },
  results: {
    created: { description: "The queue was made, with all settings." },
    "already-exists": { description: "There was a queue, and nothing was changed (`if-exists`)." },
    updated: { description: "There was a queue, and settings of it were changed (`if-exists: update`)." },
  },
  outputs: {
    changes:
      "What was set, as JSON: a list of `setting`, `from` and `to`; `from` is null where nothing showed it.",
  },
  permissions: {},
  example: { settings: "mode: parallel" },
  branch: "given",

  check: ({ settings }) => settingsProblems(settings),

  async run({ settings, ifExists }, place, context) {
    const wanted: Settings = settings === undefined ? new Map() : await settingsOf(settings);
    const found = await findQueue(context.client, place);
    if (context.dryRun) {
      if (found === undefined) return plannedCreation(place, wanted);
      return ifExists === "update"
        ? plannedUpdate(place, changesFor(found, wanted))
        : planned(`${exists(place)}; with if-exists: ${ifExists} ${IF_EXISTS[ifExists]}.`);
    }
    const creation = found === undefined ? await createIt(place, wanted, context.client) : undefined;
    if (creation === "created") return { result: "created", ...creationReport(place, wanted) };
    switch (ifExists) {
      case "error":
        throw alreadyThere(place, creation?.error);
      case "ignore":
        return {
          result: "already-exists",
          message: `${exists(place)}; it was left as it is.`,
          outputs: { changes: [] },
        };
      case "update": {
        const queue = found ?? (await readQueue(context.client, place));
        const update = await updateSettings(place, wanted, queue, context);
        const result = update.changes.length === 0 ? "already-exists" : "updated";
        return { result, ...updateReport(place, update) };
      }
    }
  },
});

const IF_EXISTS = { error: "the step would fail", ignore: "it would be left as it is" } as const;

function exists(place: QueuePlace): string {
  return `There is a merge queue for branch ${inWords(place)} already`;
}

function alreadyThere(place: QueuePlace, error: ApiError | undefined): Failure {
  return new Failure("rejected", `${exists(place)}.`, {
    details: [
      "To change its settings use update-queue, or if-exists: update. To leave it as it is use if-exists: ignore.",
      ...(error === undefined ? [] : serviceSaid(error.facts)),
    ],
    cause: error,
  });
}
