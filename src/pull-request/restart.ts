import { addErrorDetails, runAbortableChange } from "../errors.js";
import { type Context, createPlannedResult, type OperationResult } from "../operation.js";
import { convertNotFoundError, formatQueueName, PULL_REQUEST_INPUT_NAMES } from "../queue/read.js";
import { hasUncertainEffect } from "../service/errors.js";
import type { PullRequestTarget } from "../target/target.js";
import { checkUserPermission, type PermissionInputValues } from "./permission.js";
import { createOperationResultParts, readRecordAfterWrite } from "./record.js";

export async function restartPullRequestTests(
  values: PermissionInputValues,
  target: PullRequestTarget,
  context: Context,
): Promise<OperationResult<"restarted" | "not-permitted", "state">> {
  const refused = await checkUserPermission(values, target, context);
  if (refused !== undefined) return refused;
  const { service } = context;
  const subject = `#${target.number}`;
  const request = service.restartTests(target);
  if (context.dryRun) return createPlannedResult(`The tests of ${subject} would be restarted.`, request);
  try {
    await runAbortableChange(`the tests of ${subject} may have been restarted; check its status`, () => request.send());
  } catch (error) {
    if (hasUncertainEffect(error)) {
      throw addErrorDetails(error, {
        details: [
          `The tests of ${subject} may have been restarted. Check the state with the operation "status" before you try again.`,
        ],
      });
    }
    throw convertNotFoundError(
      error,
      `${subject} in the merge queue for ${formatQueueName(target)}`,
      PULL_REQUEST_INPUT_NAMES,
    );
  }
  const record = await readRecordAfterWrite(service, target);
  const message = `The tests of ${subject} were restarted in the merge queue for ${formatQueueName(target)}.`;
  return { result: "restarted", ...createOperationResultParts(message, target, record) };
}
