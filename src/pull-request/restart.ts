import { withDetails, withUncertainEffect } from "../errors.js";
import { type Context, type OperationResult, toPlannedResult } from "../operation.js";
import { formatQueueName, mapNotFound, PULL_REQUEST_INPUTS } from "../queue/read.js";
import { isAmbiguous } from "../service/errors.js";
import type { PullRequestTarget } from "../target/target.js";
import { checkPermission, type PermissionValues } from "./permission.js";
import { describeChange, readRecordAfterWrite } from "./record.js";

export async function restartPullRequest(
  values: PermissionValues,
  target: PullRequestTarget,
  context: Context,
): Promise<OperationResult<"restarted" | "not-permitted", "state">> {
  const refused = await checkPermission(values, target, context);
  if (refused !== undefined) return refused;
  const { service } = context;
  const subject = `#${target.number}`;
  const request = service.restartTests(target);
  if (context.dryRun) return toPlannedResult(`The tests of ${subject} would be restarted.`, request);
  try {
    await withUncertainEffect(`the tests of ${subject} may have been restarted; check its status`, () =>
      request.send(),
    );
  } catch (error) {
    if (isAmbiguous(error)) {
      throw withDetails(error, {
        details: [
          `The tests of ${subject} may have been restarted. Check the state with the operation "status" before you try again.`,
        ],
      });
    }
    throw mapNotFound(error, `${subject} in the merge queue for ${formatQueueName(target)}`, PULL_REQUEST_INPUTS);
  }
  const record = await readRecordAfterWrite(service, target);
  const message = `The tests of ${subject} were restarted in the merge queue for ${formatQueueName(target)}.`;
  return { result: "restarted", ...describeChange(message, target, record) };
}
