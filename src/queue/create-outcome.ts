import { type ApiError, Failure } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { planned } from "../planned.js";
import { createQueue as createIt } from "./creating.js";
import { findQueue, inWords, readQueue } from "./read-queue.js";
import { settingsOf } from "./read-settings.js";
import { serviceSaid } from "./service-said.js";
import { changesFor } from "./setting-changes.js";
import type { Settings } from "./settings.js";
import { creationReport, plannedCreation, plannedUpdate, updateReport } from "./settings-report.js";
import { updateSettings } from "./updating.js";

interface CreateValues {
  readonly settings: string | undefined;
  readonly ifExists: "error" | "ignore" | "update";
}

/** Makes a queue, or deals with the one that is there as `if-exists` says. */
export async function createOutcome(
  { settings, ifExists }: CreateValues,
  place: QueuePlace,
  context: Context,
): Promise<Outcome<"created" | "already-exists" | "updated", "changes">> {
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
}

const IF_EXISTS = { error: "this would fail", ignore: "it would be left as it is" } as const;

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
