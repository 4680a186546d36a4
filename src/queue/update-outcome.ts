import type { QueuePlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { readQueue } from "./read-queue.js";
import { settingsOf } from "./read-settings.js";
import { changesFor } from "./setting-changes.js";
import { plannedUpdate, updateReport } from "./settings-report.js";
import { updateSettings } from "./updating.js";

/** Gives a queue the settings that differ. */
export async function updateOutcome(
  { settings = "" }: { readonly settings: string | undefined },
  place: QueuePlace,
  context: Context,
): Promise<Outcome<"updated" | "unchanged", "changes">> {
  const wanted = await settingsOf(settings);
  const queue = await readQueue(context.client, place);
  if (context.dryRun) return plannedUpdate(place, changesFor(queue, wanted));
  const update = await updateSettings(place, wanted, queue, context);
  return {
    result: update.changes.length === 0 ? "unchanged" : "updated",
    ...updateReport(place, update),
  };
}
