import { endpoints } from "../api/endpoints.js";
import { submitInputs } from "../inputs/submit.js";
import { waitInputs } from "../inputs/wait.js";
import { pullRequestOperation, type ResultSpec } from "../operation.js";
import { planned } from "../planned.js";
import { readRecord } from "../pull-request/record.js";
import { carryOut, planSubmission, type Submission } from "../pull-request/submission.js";
import { submissionInWords, submissionSummary } from "../pull-request/submission-words.js";
import { waitOutcome, waitOutputs, waitResults } from "../pull-request/wait-outcome.js";

const submissions = {
  submitted: { description: "It was submitted." },
  updated: { description: "It was in the queue; its priority and batching were sent again." },
  "already-queued": { description: "It was in the queue already; nothing was sent." },
  "already-merged": { description: "It was merged already; nothing was sent." },
  "not-resubmitted": { description: "Its last attempt ended without a merge, and `resubmit` is `false`." },
  "head-changed": {
    description: "Its head is another commit than the event's; our own submission was taken back.",
    fails: "result",
  },
} as const satisfies Record<Submission, ResultSpec>;

export const submit = pullRequestOperation({
  name: "submit",
  title: "Submits a pull request to the merge queue; one that is in it already is left as it is.",
  inputs: { ...submitInputs, ...waitInputs },
  results: { ...waitResults, ...submissions },
  outputs: {
    ...waitOutputs,
    submission: "How the submission went: one of the first six results.",
    state: "State of the pull request in the queue.",
    "pr-number": "Number of the pull request.",
    "pr-sha": "Head commit that the queue knows.",
    "submitted-at":
      "Time of the service at which this attempt began; input `since` of `wait-for-merge` takes it.",
  },
  permissions: {},
  onTestBranch: "skip",

  async run(values, place, context) {
    const plan = planSubmission(place, await readRecord(context.client, place), values);
    if (context.dryRun) {
      return plan.kind === "leave"
        ? planned(`Nothing would be sent: ${submissionInWords(plan.submission, place)}`)
        : planned(
            `#${place.number} would be submitted to the queue.`,
            endpoints.submitPullRequest,
            plan.request,
          );
    }
    const end = await carryOut(plan, place, context);
    const said = submissionInWords(end.submission, place);
    const outputs = {
      submission: end.submission,
      state: end.record?.state,
      "pr-number": place.number,
      "pr-sha": end.record?.prSha,
      "submitted-at": end.submittedAt,
    };
    if (!values.wait || end.submission === "head-changed") {
      const summary = submissionSummary(end, place);
      return { result: end.submission, message: said, outputs, summary, record: { record: end.record } };
    }
    context.log.info(said);
    const waited = await waitOutcome(
      { ...values, since: values.since ?? end.submittedAt },
      end.stale,
      place,
      context,
    );
    return { ...waited, outputs: { ...outputs, ...waited.outputs } };
  },
});
