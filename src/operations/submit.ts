import { withMore } from "../errors.js";
import { permissionInputs } from "../inputs/permission.js";
import { submitInputs } from "../inputs/submit.js";
import { waitInputs } from "../inputs/wait.js";
import { pullRequestOperation, type ResultSpec } from "../operation.js";
import { abandonSubmission } from "../pull-request/abandoned-submission.js";
import { permissionProblems, permissionResults, refusePermission } from "../pull-request/permission.js";
import { readRecord } from "../pull-request/record.js";
import { carryOut } from "../pull-request/submission.js";
import { planSubmission, type Submission } from "../pull-request/submission-plan.js";
import { plannedSubmission, submissionDetails, submissionInWords } from "../pull-request/submission-words.js";
import { waitOutcome } from "../pull-request/wait-outcome.js";
import { waitOutputs, waitPermissions, waitResults } from "../pull-request/wait-results.js";
import { submissionSummary } from "../summary/submission.js";

const submissions = {
  submitted: { description: "It was submitted." },
  updated: { description: "It was in the queue; its priority and batching were sent again." },
  "already-queued": { description: "It was in the queue already; nothing was sent." },
  "already-merged": { description: "It was merged already; nothing was sent." },
  "not-resubmitted": { description: "Its last attempt ended without a merge, and `resubmit` is `false`." },
  "head-changed": {
    description:
      "Its head is another commit than the one that was meant. What this step submitted was taken out again, what was in the queue before is left there.",
    fails: "result",
  },
} as const satisfies Record<Submission, ResultSpec>;

export const submit = pullRequestOperation({
  name: "submit",
  title: "Submits a pull request to the merge queue; one that is in it already is left as it is.",
  inputs: { ...submitInputs, ...permissionInputs, ...waitInputs },
  results: {
    ...submissions,
    ...permissionResults,
    ...waitResults,
    "head-changed": submissions["head-changed"],
  },
  outputs: {
    ...waitOutputs,
    submission:
      "How the submission went: `submitted`, `updated`, `already-queued`, `already-merged`, `not-resubmitted` or `head-changed`.",
    state: "State of the pull request in the queue.",
    "pr-number": "Number of the pull request.",
    "pr-sha": "Head commit that the queue knows.",
    "submitted-at":
      "Time of the service at which this attempt began; input `since` of `wait-for-merge` takes it.",
  },
  permissions: waitPermissions,
  onTestBranch: "skip",
  check: permissionProblems,

  async run(values, place, context) {
    const refused = await refusePermission(values, place, context);
    if (refused !== undefined) return refused;
    const plan = planSubmission(place, await readRecord(context.client, place), values);
    if (context.dryRun) return plannedSubmission(plan, values.wait, place);
    const end = await carryOut(plan, place, context).catch((error: unknown) =>
      abandonSubmission(error, plan, values.wait && values.cancelOnAbort, place, context),
    );
    const said = submissionInWords(end.submission, place);
    const outputs = {
      submission: end.submission,
      state: end.record?.state,
      "pr-number": place.number,
      "pr-sha": end.record?.prSha,
      "submitted-at": end.submittedAt,
    };
    if (!values.wait || end.submission === "head-changed") {
      return {
        result: end.submission,
        message: said,
        details: submissionDetails(end),
        ...(values.wait ? { allowed: values.allowedResults } : {}),
        outputs,
        summary: submissionSummary(end, place),
        record: { record: end.record },
      };
    }
    context.log.info(said);
    try {
      const since = values.since ?? end.submittedAt;
      const waited = await waitOutcome({ ...values, since }, end, place, context);
      return { ...waited, outputs: { ...outputs, ...waited.outputs } };
    } catch (error) {
      // The submission stands, and a later wait needs its time.
      throw withMore(error, { outputs });
    }
  },
});
