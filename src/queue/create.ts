import { addErrorDetails, getErrorMessage, OperationError } from "../errors.js";
import { createDryRunResult, type OperationContext, type OperationResult } from "../operation.js";
import { ApiError } from "../service/errors.js";
import type { QueueTarget } from "../target/target.js";
import { createMessageText, toInputReference } from "../text/problem.js";
import {
  compareQueueSettings,
  findSettingChanges,
  joinSettingNames,
  reportPlannedChanges,
  reportQueueChanges,
} from "./changes.js";
import { addAdviceToNotFoundError, findQueue, formatQueueName, formatServerMessage, readQueue } from "./read.js";
import type { Settings } from "./settings.js";
import { readSettingsOrThrow } from "./settings-yaml.js";
import { sendSettingChanges, updateSettings } from "./update.js";
import { type QueueWriteContext, sendQueueChange } from "./write.js";

const UPDATE = toInputReference("if-exists", "update");

export async function createQueue(
  { settings, ifExists }: { readonly settings: string | undefined; readonly ifExists: "error" | "ignore" | "update" },
  target: QueueTarget,
  context: QueueWriteContext & Pick<OperationContext, "dryRun" | "nameInput">,
): Promise<OperationResult<"created" | "already-exists" | "updated", "changes">> {
  const exists = `A merge queue for branch ${formatQueueName(target)} already exists`;
  const wanted = await readSettingsOrThrow(settings);
  const found = await findQueue(context.service, target);
  const needed = compareQueueSettings(target, wanted, found);
  if (context.dryRun) {
    if (found === undefined || ifExists === "update") return reportPlannedChanges(context.service, needed);
    const end = ifExists === "error" ? "the step would fail" : "the queue would stay unchanged";
    return createDryRunResult(`${exists}; with ${context.nameInput("if-exists", ifExists)}, ${end}.`);
  }
  const conflict = found === undefined ? await tryCreateQueue(target, wanted, context) : undefined;
  if (found === undefined && conflict === undefined) return { result: "created", ...reportQueueChanges(needed) };
  switch (ifExists) {
    case "error":
      throw new OperationError("rejected", `${exists}.`, {
        details: [
          createMessageText`To change the settings of the queue, use update-queue or ${UPDATE}. To leave the queue unchanged, use ${toInputReference("if-exists", "ignore")}.`,
          ...(conflict === undefined ? [] : formatServerMessage(conflict.facts)),
        ],
        cause: conflict,
      });
    case "ignore":
      return { result: "already-exists", message: `${exists}; it was not changed.`, outputs: { changes: [] } };
    case "update": {
      const queue = found ?? (await readQueue(context.service, target));
      const done = await updateSettings(target, wanted, queue, context);
      return { result: done.changes.length === 0 ? "already-exists" : "updated", ...reportQueueChanges(done) };
    }
  }
}

/**
 * Creates a queue and sets its settings. Returns the error if the queue already exists (409). If the reply is unclear,
 * a queue with these settings counts as created. @throws OperationError, also if the queue was created but settings are
 * missing
 */
export async function tryCreateQueue(
  target: QueueTarget,
  wanted: Settings,
  { service }: Pick<QueueWriteContext, "service">,
) {
  const { owner, name } = target.repository;
  const request = service.createQueue(target, wanted);
  const sent = new Map([...wanted].filter(([key, value]) => value !== null && !request.remaining.has(key)));
  try {
    await sendQueueChange(service, {
      request,
      target,
      uncertainHint: "the queue may have been created without its other settings",
      verify(queue) {
        const others = findSettingChanges(queue, sent);
        return others.length === 0
          ? undefined
          : `A read after the error shows that the queue exists now. But these settings differ from the requested settings: ${joinSettingNames(others)}.`;
      },
      mapError: (error) =>
        addAdviceToNotFoundError(
          error,
          `the repository ${owner}/${name}`,
          createMessageText`${toInputReference("repository")}`,
        ),
    });
  } catch (error) {
    if (error instanceof ApiError && error.facts.status === 409) return error;
    throw error;
  }
  const rest = findSettingChanges(undefined, request.remaining);
  try {
    if (rest.length > 0) await sendSettingChanges(target, rest, service);
  } catch (error) {
    throw addErrorDetails(error, {
      message: `The merge queue for ${formatQueueName(target)} was created, but not all of its settings were set: ${getErrorMessage(error)}`,
      details: [
        createMessageText`The queue exists now. To send the missing settings, run create-queue with ${UPDATE}, update-queue or apply-queue.`,
      ],
    });
  }
  return undefined;
}
