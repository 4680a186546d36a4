import { endpoints } from "../api/endpoints.js";
import { InputError } from "../errors.js";
import type { Envelope } from "../impacted-targets/body.js";
import { decideTargets, decisionAfterRefusal, type TargetsDecision } from "../impacted-targets/decision.js";
import { inOnePhrase, upload } from "../impacted-targets/upload.js";
import { verifyUpload } from "../impacted-targets/verification.js";
import { impactedTargetsInputs } from "../inputs/impacted-targets.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { pullRequestOperation } from "../operation.js";
import { planned } from "../planned.js";
import { queueRequest } from "../queue/read-queue.js";
import { code, escapeText } from "../summary/markdown.js";

export const setImpactedTargets = pullRequestOperation({
  name: "set-impacted-targets",
  title: "Declares what a pull request impacts, for queues that test unrelated pull requests side by side.",
  inputs: impactedTargetsInputs,
  results: { uploaded: { description: "The service has the targets." } },
  outputs: {
    "impacted-targets-mode": "What was sent: `list`, `all` or `none`.",
    "impacted-targets-count": "Number of distinct targets; empty when `ALL` was sent.",
    "impacted-targets-bytes": "Size of the request body, in bytes.",
    "impacted-targets-reason": "Why that was sent.",
    verified:
      "`true` when the record shows the targets for the head commit, `false` when it does not, `unknown` when nothing was read back: no record yet, a fork's run, `verify: false`, or a failed read.",
  },
  permissions: {},
  onTestBranch: "skip",
  forkMayRun: true,

  check: (values) =>
    values.text !== undefined && values.file !== undefined
      ? ["impacted-targets, impacted-targets-file: give one of them, not both."]
      : [],

  async run(values, place, context) {
    const headSha = requireHead(place);
    const envelope: Envelope = { ...queueRequest(place), pr: { number: place.number, sha: headSha } };
    const { workspace, strangersCode } = context;
    const options = { ...values, workspace, strangersCode };
    const decided = decideTargets(envelope, options);
    if (decided.origin !== undefined) context.log.info(decided.origin);
    if (context.dryRun) {
      return {
        ...planned(
          `The impacted targets of #${place.number} would be sent: ${inOnePhrase(decided)}.`,
          endpoints.setImpactedTargets,
          decided.body,
        ),
        outputs: decisionOutputs(decided),
        details: decided.warning === undefined ? [] : [decided.warning],
      };
    }
    if (decided.warning !== undefined) context.log.warning(decided.warning);

    const sent = await upload(
      decided,
      (status) => decisionAfterRefusal(envelope, decided, status, options),
      place,
      context,
    );
    const message = `The impacted targets of #${place.number} were sent: ${inOnePhrase(sent)}.`;
    // A fork's run has no token to read with.
    const verified =
      values.verify && !context.asFork ? await verifyUpload(headSha, place, context) : "unknown";
    return {
      result: "uploaded",
      message,
      outputs: { ...decisionOutputs(sent), verified },
      summary: [
        `${escapeText(message)} Head commit: ${code(headSha)}`,
        ...(sent.warning === undefined ? [] : [escapeText(sent.warning)]),
      ].join("\n\n"),
    };
  },
});

function decisionOutputs({ mode, count, body, reason }: TargetsDecision) {
  return {
    "impacted-targets-mode": mode,
    "impacted-targets-count": count,
    "impacted-targets-bytes": body.length,
    "impacted-targets-reason": reason,
  };
}

function requireHead({ headSha, number }: PullRequestPlace): string {
  if (headSha !== undefined) return headSha;
  throw new InputError([
    `head-sha: is needed here: targets belong to one head commit, and the event does not name the head of #${number}.`,
  ]);
}
