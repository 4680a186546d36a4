import { endpoints } from "../api/endpoints.js";
import { changing, isAmbiguous } from "../errors.js";
import type { Values } from "../inputs/input.js";
import type { permissionInputs } from "../inputs/permission.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { planned } from "../planned.js";
import { named404, OF_A_PULL_REQUEST } from "../queue/not-found.js";
import { inWords } from "../queue/read-queue.js";
import { escapeText, paragraphs } from "../summary/markdown.js";
import { pullRequestLine } from "../summary/record.js";
import { refusePermission } from "./permission.js";
import { pullRequestRequest, recordAfterwards } from "./record.js";

/** Starts the tests of a pull request again. */
export async function restartOutcome(
  values: Values<typeof permissionInputs>,
  place: PullRequestPlace,
  context: Context,
): Promise<Outcome<"restarted" | "not-permitted", "state">> {
  const refused = await refusePermission(values, place, context);
  if (refused !== undefined) return refused;
  const { client, dryRun } = context;
  const request = pullRequestRequest(place);
  if (dryRun) {
    return planned(
      `The tests of #${place.number} would be restarted.`,
      endpoints.restartTestsOnPullRequest,
      request,
    );
  }
  try {
    await changing(`the tests of #${place.number} may have been restarted; look at its status`, () =>
      client.call(endpoints.restartTestsOnPullRequest, request),
    );
  } catch (error) {
    const what = `#${place.number} in the merge queue for ${inWords(place)}`;
    throw withAdvice(named404(error, what, OF_A_PULL_REQUEST), place);
  }
  const record = await recordAfterwards(client, place);
  const message = `The tests of #${place.number} were restarted in the merge queue for ${inWords(place)}.`;
  return {
    result: "restarted",
    message,
    outputs: { state: record?.state },
    summary: paragraphs([escapeText(message), pullRequestLine(place, record)]),
    record: { record },
  };
}

/** After an unclear failure the tests may have been restarted all the same. */
function withAdvice(error: unknown, { number }: PullRequestPlace): unknown {
  if (!isAmbiguous(error)) return error;
  return error.withMore({
    details: [`The tests of #${number} may have been restarted. Look at its status before you try again.`],
  });
}
