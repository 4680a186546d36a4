import { endpoints } from "../api/endpoints.js";
import type { Values } from "../inputs/input.js";
import type { permissionInputs } from "../inputs/permission.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { planned } from "../planned.js";
import { inWords } from "../queue/read-queue.js";
import { escapeText, paragraphs } from "../summary/markdown.js";
import { pullRequestLine } from "../summary/record.js";
import { type Cancellation, cancelPullRequest, nothingToCancel } from "./cancelling.js";
import { refusePermission } from "./permission.js";
import { pullRequestRequest, readRecord } from "./record.js";

/** Takes a pull request out of the queue, unless it is not in it. */
export async function cancelOutcome(
  values: Values<typeof permissionInputs>,
  place: PullRequestPlace,
  context: Context,
): Promise<Outcome<Cancellation | "not-permitted", "state">> {
  const refused = await refusePermission(values, place, context);
  if (refused !== undefined) return refused;
  const reading = await readRecord(context.client, place);
  const nothing = nothingToCancel(reading.kind === "record" ? reading.record : undefined);
  if (context.dryRun) {
    return nothing === undefined
      ? planned(
          `#${place.number} would be taken out.`,
          endpoints.cancelPullRequest,
          pullRequestRequest(place),
        )
      : planned(`Nothing would be sent: ${inOneSentence(nothing.cancellation, place)}`);
  }
  const end = nothing ?? (await cancelPullRequest(context.client, place));
  const message = inOneSentence(end.cancellation, place);
  return {
    result: end.cancellation,
    message,
    outputs: { state: end.record?.state },
    summary: paragraphs([escapeText(message), pullRequestLine(place, end.record)]),
    record: { record: end.record },
  };
}

function inOneSentence(cancellation: Cancellation, place: PullRequestPlace): string {
  switch (cancellation) {
    case "cancelled":
      return `#${place.number} was taken out of the merge queue for ${inWords(place)}.`;
    case "not-queued":
      return `#${place.number} is not in the merge queue for ${inWords(place)}.`;
    case "already-merged":
      return `#${place.number} is merged already.`;
  }
}
