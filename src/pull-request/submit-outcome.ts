import { AbortedError, withMore } from "../errors.js";
import type { Values } from "../inputs/input.js";
import type { permissionInputs } from "../inputs/permission.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { doubtfulPriority, type submitInputs } from "../inputs/submit.js";
import type { WaitResult, waitInputs } from "../inputs/wait.js";
import type { Context, Outcome } from "../operation.js";
import { submissionSummary } from "../summary/submission.js";
import { abandonSubmission } from "./abandoned-submission.js";
import { refusePermission } from "./permission.js";
import { queueTrouble, troubleOf } from "./queue-trouble.js";
import { type RecordReading, readRecord } from "./record.js";
import { carryOut, type Progress } from "./submission.js";
import type { SubmissionEnd } from "./submission-end.js";
import { planSubmission, type Submission, type SubmissionPlan } from "./submission-plan.js";
import { plannedSubmission, submissionDetails, submissionInWords } from "./submission-words.js";
import { waitOutcome } from "./wait-outcome.js";
import type { WaitOutput } from "./wait-results.js";

type SubmitValues = Values<typeof submitInputs & typeof permissionInputs & typeof waitInputs>;
type SubmitOutput = WaitOutput | "submission" | "state" | "pr-number" | "pr-sha" | "submitted-at";

/** Submits a pull request unless that is done, and waits for the merge where that is wanted. */
export async function submitOutcome(
  values: SubmitValues,
  place: PullRequestPlace,
  context: Context,
): Promise<Outcome<Submission | WaitResult | "not-permitted", SubmitOutput>> {
  const refused = await refusePermission(values, place, context);
  if (refused !== undefined) return refused;
  const doubt = doubtfulPriority(values.priority);
  if (doubt !== undefined) context.log.warning(doubt);
  const reading = await firstReading(place, context);
  const plan = planSubmission(place, reading, values);
  const known = reading.kind === "absent" ? reading.queue : undefined;
  if (context.dryRun) {
    const trouble = plan.kind === "send" ? troubleOf(known, undefined, place) : [];
    return { ...plannedSubmission(plan, values.wait, place), details: trouble };
  }
  const end = await submitAs(plan, values.wait && values.cancelOnAbort, place, context);
  const said = submissionInWords(end.submission, place);
  const outputs = {
    submission: end.submission,
    state: end.record?.state,
    "pr-number": place.number,
    "pr-sha": end.record?.prSha,
    "submitted-at": end.submittedAt,
  };
  if (!values.wait || end.submission === "head-changed") {
    const trouble = isInQueue(end.submission) ? await queueTrouble(known, place, context) : [];
    const details = [...submissionDetails(end), ...trouble];
    return {
      result: end.submission,
      message: said,
      details,
      ...(values.wait ? { allowed: values.allowedResults } : {}),
      outputs,
      summary: submissionSummary(end, place, details),
      record: { record: end.record },
    };
  }
  context.log.info(said);
  try {
    const since = values.since ?? end.submittedAt;
    const attempt = { ...end, submitted: end.submission === "submitted" };
    const waited = await waitOutcome({ ...values, since }, attempt, place, context);
    return { ...waited, outputs: { ...outputs, ...waited.outputs } };
  } catch (error) {
    // The submission stands, and a later wait needs its time.
    throw withMore(error, { outputs });
  }
}

async function firstReading(place: PullRequestPlace, { client }: Context): Promise<RecordReading> {
  try {
    return await readRecord(client, place);
  } catch (error) {
    throw error instanceof AbortedError ? withMore(error, { details: ["Nothing was submitted."] }) : error;
  }
}

/** Carries the plan out. A stop on the way takes the submission out again where that is wanted. */
function submitAs(
  plan: SubmissionPlan,
  takeOut: boolean,
  place: PullRequestPlace,
  context: Context,
): Promise<SubmissionEnd> {
  let progress: Progress | undefined;
  const note = (reached: Progress): void => {
    progress = reached;
  };
  return carryOut(plan, place, { ...context, progress: note }).catch((error: unknown) =>
    abandonSubmission(error, { plan, progress, takeOut }, place, context),
  );
}

/** Whether it depends on the queue what becomes of it; a wait tells of the queue by itself. */
function isInQueue(submission: Submission): boolean {
  return submission === "submitted" || submission === "updated" || submission === "already-queued";
}
