import { formatDuration } from "../inputs/duration.js";
import { waitInputs } from "../inputs/wait.js";
import { pullRequestOperation } from "../operation.js";
import { planned } from "../planned.js";
import { inWords, readRecord } from "../pull-request/record.js";
import { stateInWords } from "../pull-request/states.js";
import { waitOutcome, waitOutputs, waitResults } from "../pull-request/wait-outcome.js";

export const waitForMerge = pullRequestOperation({
  name: "wait-for-merge",
  title: "Waits until a submitted pull request is merged, or says why it was not.",
  inputs: waitInputs,
  results: waitResults,
  outputs: waitOutputs,
  permissions: { contents: "read: merge-commit-sha", "pull-requests": "read: merge-commit-sha" },
  onTestBranch: "skip",

  async run(values, place, context) {
    if (!context.dryRun) return waitOutcome(values, undefined, place, context);
    const reading = await readRecord(context.client, place);
    const now = reading.kind === "absent" ? "not submitted" : stateInWords(reading.record.state);
    return planned(
      `#${place.number} is ${now} in the queue for ${inWords(place)}; the step would wait ${formatDuration(values.timeout)} at most.`,
    );
  },
});
