import { withDetails, withUncertainEffect } from "../errors.js";
import { type Context, dryRun, type OperationResult } from "../operation.js";
import { notFoundError, PULL_REQUEST_INPUTS, queueName } from "../queue/read.js";
import { isAmbiguous } from "../service/errors.js";
import type { PullRequestTarget } from "../target/target.js";
import { type PermissionValues, refusePermission } from "./permission.js";
import { changeReport, recordAfterwards } from "./record.js";

export async function restart(
  values: PermissionValues,
  target: PullRequestTarget,
  context: Context,
): Promise<OperationResult<"restarted" | "not-permitted", "state">> {
  const refused = await refusePermission(values, target, context);
  if (refused !== undefined) return refused;
  const { service } = context;
  const subject = `#${target.number}`;
  const request = service.restartTests(target);
  if (context.dryRun) return dryRun(`The tests of ${subject} would be restarted.`, request);
  try {
    await withUncertainEffect(`the tests of ${subject} may have been restarted; check its status`, () =>
      request.send(),
    );
  } catch (error) {
    if (isAmbiguous(error)) {
      throw withDetails(error, {
        details: [`The tests of ${subject} may have been restarted. Check with status before you try again.`],
      });
    }
    throw notFoundError(error, `${subject} in the merge queue for ${queueName(target)}`, PULL_REQUEST_INPUTS);
  }
  const record = await recordAfterwards(service, target);
  const message = `The tests of ${subject} were restarted in the merge queue for ${queueName(target)}.`;
  return { result: "restarted", ...changeReport(message, target, record) };
}
