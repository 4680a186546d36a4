import { addErrorDetails } from "../errors.js";
import type { OperationContext, OperationResult } from "../operation.js";
import type { Queue, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import {
  compareQueueSettings,
  findSettingChanges,
  joinSettingNames,
  reportPlannedChanges,
  reportQueueChanges,
  type SettingChange,
  toChangedSettings,
} from "./changes.js";
import { addAdviceToQueueNotFoundError, readQueue } from "./read.js";
import type { Settings } from "./settings.js";
import { readSettingsOrThrow } from "./settings-yaml.js";
import { isSwitchingModes, type QueueWriteContext, sendQueueChange, waitForModeSwitch } from "./write.js";

export async function updateQueue(
  { settings }: { readonly settings: string | undefined },
  target: QueueTarget,
  context: QueueWriteContext & Pick<OperationContext, "dryRun">,
): Promise<OperationResult<"updated" | "unchanged", "changes">> {
  const wanted = await readSettingsOrThrow(settings);
  const queue = await readQueue(context.service, target);
  if (context.dryRun) return reportPlannedChanges(context.service, compareQueueSettings(target, wanted, queue));
  const done = await updateSettings(target, wanted, queue, context);
  return { result: done.changes.length === 0 ? "unchanged" : "updated", ...reportQueueChanges(done) };
}

/** Sends the settings that differ. @throws OperationError, also if a mode switch does not finish in time */
export async function updateSettings(target: QueueTarget, wanted: Settings, queue: Queue, context: QueueWriteContext) {
  const needed = compareQueueSettings(target, wanted, queue);
  if (needed.changes.length === 0) return needed;
  const settled = compareQueueSettings(target, wanted, await waitForModeSwitch(queue, target, context));
  if (settled.changes.length > 0) await sendSettingChanges(target, settled.changes, context.service);
  return settled;
}

/** Sends settings. @throws OperationError that lists the settings that may be missing */
export async function sendSettingChanges(
  target: QueueTarget,
  changes: readonly SettingChange[],
  service: QueueService,
) {
  const wanted = toChangedSettings(changes);
  await sendQueueChange(service, {
    request: service.updateQueue(target, wanted),
    target,
    uncertainHint: `these settings may be missing: ${joinSettingNames(changes)}`,
    verify(queue) {
      const missing = findSettingChanges(queue, wanted)
        // During a mode switch, the queue still returns the old mode, so the mode is not compared.
        .filter(({ setting }) => setting !== "mode" || !isSwitchingModes(queue));
      return missing.length === 0 ? undefined : `Settings not applied: ${joinSettingNames(missing)}.`;
    },
    mapError: (error) =>
      addErrorDetails(addAdviceToQueueNotFoundError(error, target), {
        details: [`Settings not applied: ${joinSettingNames(changes)}.`],
      }),
  });
}
