import { withDetails } from "../errors.js";
import type { Context, OperationResult } from "../operation.js";
import type { Queue, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import {
  compareQueue,
  findChanges,
  joinSettingNames,
  reportChanges,
  reportDryRun,
  type SettingChange,
  toSettings,
} from "./changes.js";
import { mapQueueNotFound, readQueue } from "./read.js";
import type { Settings } from "./settings.js";
import { readValidSettings } from "./settings-yaml.js";
import { isSwitchingModes, type WriteContext, waitForModeSwitch, writeQueue } from "./write.js";

export async function updateQueue(
  { settings }: { readonly settings: string | undefined },
  target: QueueTarget,
  context: WriteContext & Pick<Context, "dryRun">,
): Promise<OperationResult<"updated" | "unchanged", "changes">> {
  const wanted = await readValidSettings(settings);
  const queue = await readQueue(context.service, target);
  if (context.dryRun) return reportDryRun(context.service, compareQueue(target, wanted, queue));
  const done = await updateSettings(target, wanted, queue, context);
  return { result: done.changes.length === 0 ? "unchanged" : "updated", ...reportChanges(done) };
}

/** Sends the settings that differ. @throws Failure, also if a mode switch does not finish in time */
export async function updateSettings(target: QueueTarget, wanted: Settings, queue: Queue, context: WriteContext) {
  const needed = compareQueue(target, wanted, queue);
  if (needed.changes.length === 0) return needed;
  const settled = compareQueue(target, wanted, await waitForModeSwitch(queue, target, context));
  if (settled.changes.length > 0) await sendChanges(target, settled.changes, context.service);
  return settled;
}

/** Sends settings. @throws Failure that lists the settings that may be missing */
export async function sendChanges(target: QueueTarget, changes: readonly SettingChange[], service: QueueService) {
  const wanted = toSettings(changes);
  await writeQueue(service, {
    request: service.updateQueue(target, wanted),
    target,
    uncertainHint: `these settings may be missing: ${joinSettingNames(changes)}`,
    verify(queue) {
      const missing = findChanges(queue, wanted)
        // During a mode switch, the queue still returns the old mode, so the mode is not compared.
        .filter(({ setting }) => setting !== "mode" || !isSwitchingModes(queue));
      return missing.length === 0 ? undefined : `Settings not applied: ${joinSettingNames(missing)}.`;
    },
    mapError: (error) =>
      withDetails(mapQueueNotFound(error, target), {
        details: [`Settings not applied: ${joinSettingNames(changes)}.`],
      }),
  });
}
