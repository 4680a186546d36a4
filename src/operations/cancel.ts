import { endpoints } from "../api/endpoints.js";
import { permissionInputs } from "../inputs/permission.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { pullRequestOperation } from "../operation.js";
import { planned } from "../planned.js";
import { type Cancellation, cancelPullRequest, nothingToCancel } from "../pull-request/cancelling.js";
import { permissionProblems, permissionResults, refusePermission } from "../pull-request/permission.js";
import { pullRequestRequest, readRecord } from "../pull-request/record.js";
import { inWords } from "../queue/read-queue.js";
import { escapeText } from "../summary/markdown.js";

export const cancel = pullRequestOperation({
  name: "cancel",
  title: "Takes a pull request out of the merge queue; does nothing when it is not in it.",
  inputs: permissionInputs,
  results: {
    cancelled: { description: "It was taken out of the queue." },
    "not-queued": { description: "It was not in the queue." },
    "already-merged": { description: "It was merged already." },
    ...permissionResults,
  },
  outputs: { state: "State of the pull request afterwards." },
  permissions: {},
  onTestBranch: "skip",
  check: permissionProblems,

  async run(values, place, context) {
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
      summary: escapeText(message),
      record: { record: end.record },
    };
  },
});

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
