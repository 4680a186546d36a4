import { Failure, messageOf, withDetails } from "../errors.js";
import { type Context, type OperationResult, toPlannedResult } from "../operation.js";
import { ApiError } from "../service/errors.js";
import type { QueueTarget } from "../target/target.js";
import { inputName, textWithNames } from "../text/problem.js";
import { compareQueue, findChanges, joinSettingNames, reportChanges, reportDryRun } from "./changes.js";
import { findQueue, formatQueueName, formatServerMessage, mapNotFound, readQueue } from "./read.js";
import type { Settings } from "./settings.js";
import { readValidSettings } from "./settings-yaml.js";
import { sendChanges, updateSettings } from "./update.js";
import { type WriteContext, writeQueue } from "./write.js";

const UPDATE = inputName("if-exists", "update");

export async function createQueue(
  { settings, ifExists }: { readonly settings: string | undefined; readonly ifExists: "error" | "ignore" | "update" },
  target: QueueTarget,
  context: WriteContext & Pick<Context, "dryRun" | "nameInput">,
): Promise<OperationResult<"created" | "already-exists" | "updated", "changes">> {
  const exists = `A merge queue for branch ${formatQueueName(target)} already exists`;
  const wanted = await readValidSettings(settings);
  const found = await findQueue(context.service, target);
  const needed = compareQueue(target, wanted, found);
  if (context.dryRun) {
    if (found === undefined || ifExists === "update") return reportDryRun(context.service, needed);
    const end = ifExists === "error" ? "the step would fail" : "the queue would stay unchanged";
    return toPlannedResult(`${exists}; with ${context.nameInput("if-exists", ifExists)}, ${end}.`);
  }
  const conflict = found === undefined ? await tryCreateQueue(target, wanted, context) : undefined;
  if (found === undefined && conflict === undefined) return { result: "created", ...reportChanges(needed) };
  switch (ifExists) {
    case "error":
      throw new Failure("rejected", `${exists}.`, {
        details: [
          textWithNames`To change the settings of the queue, use update-queue or ${UPDATE}. To leave the queue unchanged, use ${inputName("if-exists", "ignore")}.`,
          ...(conflict === undefined ? [] : formatServerMessage(conflict.facts)),
        ],
        cause: conflict,
      });
    case "ignore":
      return { result: "already-exists", message: `${exists}; it was not changed.`, outputs: { changes: [] } };
    case "update": {
      const queue = found ?? (await readQueue(context.service, target));
      const done = await updateSettings(target, wanted, queue, context);
      return { result: done.changes.length === 0 ? "already-exists" : "updated", ...reportChanges(done) };
    }
  }
}

/**
 * Creates a queue and sets its settings. Returns the error if the queue already exists (409). If the reply is unclear,
 * a queue with these settings counts as created. @throws Failure, also if the queue was created but settings are
 * missing
 */
export async function tryCreateQueue(
  target: QueueTarget,
  wanted: Settings,
  { service }: Pick<WriteContext, "service">,
) {
  const { owner, name } = target.repository;
  const request = service.createQueue(target, wanted);
  const sent = new Map([...wanted].filter(([key, value]) => value !== null && !request.remaining.has(key)));
  try {
    await writeQueue(service, {
      request,
      target,
      uncertainHint: "the queue may have been created without its other settings",
      verify(queue) {
        const others = findChanges(queue, sent);
        return others.length === 0
          ? undefined
          : `A read after the error shows that the queue exists now. But these settings differ from the requested settings: ${joinSettingNames(others)}.`;
      },
      mapError: (error) =>
        mapNotFound(error, `the repository ${owner}/${name}`, textWithNames`${inputName("repository")}`),
    });
  } catch (error) {
    if (error instanceof ApiError && error.facts.status === 409) return error;
    throw error;
  }
  const rest = findChanges(undefined, request.remaining);
  try {
    if (rest.length > 0) await sendChanges(target, rest, service);
  } catch (error) {
    throw withDetails(error, {
      message: `The merge queue for ${formatQueueName(target)} was created, but not all of its settings were set: ${messageOf(error)}`,
      details: [
        textWithNames`The queue exists now. To send the missing settings, run create-queue with ${UPDATE}, update-queue or apply-queue.`,
      ],
    });
  }
  return undefined;
}
