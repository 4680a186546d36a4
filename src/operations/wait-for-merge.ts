import { formatDuration } from "../duration.js";
import { waitInputs } from "../inputs/wait.js";
import { pullRequestOperation } from "../operation.js";
import { planned } from "../planned.js";
import { readRecord } from "../pull-request/record.js";
import { waitOutcome, waitRules } from "../pull-request/wait-outcome.js";
import { waitOutputs, waitPermissions, waitResults } from "../pull-request/wait-results.js";
import { judge, NOTHING_SEEN, situationInWords } from "../pull-request/wait-rules.js";
import { inWords } from "../queue/read-queue.js";

export const waitForMerge = pullRequestOperation({
  name: "wait-for-merge",
  title: "Waits until a submitted pull request is merged, or says why it was not.",
  inputs: waitInputs,
  results: waitResults,
  outputs: waitOutputs,
  permissions: waitPermissions,
  onTestBranch: "skip",

  async run(values, place, context) {
    if (!context.dryRun) return waitOutcome(values, { record: undefined, stale: undefined }, place, context);
    const reading = await readRecord(context.client, place);
    const rules = { ...waitRules(values, place), stale: undefined };
    const verdict = judge(rules, NOTHING_SEEN, reading, context.clock.now());
    const now = `#${place.number}: ${situationInWords(verdict.memory)} in the queue for ${inWords(place)}.`;
    return planned(
      verdict.kind === "end"
        ? `${now} The step would end at once as ${verdict.result}.`
        : `${now} The step would wait ${formatDuration(values.timeout)} at most.`,
    );
  },
});
