import { addErrorDetails, sendChangeWithAbortHint } from "../errors.js";
import { createDryRunResult, type OperationContext, type OperationResult } from "../operation.js";
import { addAdviceToNotFoundError, formatQueueName, PULL_REQUEST_INPUT_NAMES } from "../queue/read.js";
import { isErrorWithUncertainWriteEffect } from "../service/errors.js";
import type { PullRequestTarget } from "../target/target.js";
import { checkUserPermission, type PermissionInputValues } from "./permission.js";
import { createResultMessageAndOutputs, readRecordAfterWrite } from "./record.js";

export async function restartPullRequestTests(
  values: PermissionInputValues,
  target: PullRequestTarget,
  context: OperationContext,
): Promise<OperationResult<"restarted" | "not-permitted", "state">> {
  const refused = await checkUserPermission(values, target, context);
  if (refused !== undefined) return refused;
  const { service } = context;
  const subject = `#${target.number}`;
  const request = service.restartTests(target);
  if (context.dryRun) return createDryRunResult(`The tests of ${subject} would be restarted.`, request);
  try {
    await sendChangeWithAbortHint(`the tests of ${subject} may have been restarted; check its status`, () =>
      request.send(),
    );
  } catch (error) {
    if (isErrorWithUncertainWriteEffect(error)) {
      throw addErrorDetails(error, {
        details: [
          `The tests of ${subject} may have been restarted. Check the state with the operation "status" before you try again.`,
        ],
      });
    }
    throw addAdviceToNotFoundError(
      error,
      `${subject} in the merge queue for ${formatQueueName(target)}`,
      PULL_REQUEST_INPUT_NAMES,
    );
  }
  const record = await readRecordAfterWrite(service, target);
  const message = `The tests of ${subject} were restarted in the merge queue for ${formatQueueName(target)}.`;
  return { result: "restarted", ...createResultMessageAndOutputs(message, target, record) };
}
