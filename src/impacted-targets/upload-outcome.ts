import { endpoints } from "../api/endpoints.js";
import { InputError, withMore } from "../errors.js";
import type { impactedTargetsInputs } from "../inputs/impacted-targets.js";
import type { Values } from "../inputs/input.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { planned } from "../planned.js";
import { problemOf } from "../problem.js";
import { queueRequest } from "../queue/read-queue.js";
import { code, escapeText, paragraphs } from "../summary/markdown.js";
import { pullRequestLine } from "../summary/record.js";
import type { Envelope } from "./body.js";
import { decideTargets, decisionAfterRefusal, type TargetsDecision } from "./decision.js";
import { inOnePhrase, upload } from "./upload.js";
import { NOT_VERIFIED, verifyUpload } from "./verification.js";

type UploadOutput = `impacted-targets-${"mode" | "count" | "bytes" | "reason"}` | "verified";

/** Sends the targets of a pull request, and says in words, outputs and summary what was sent. */
export async function uploadOutcome(
  values: Values<typeof impactedTargetsInputs>,
  place: PullRequestPlace,
  context: Context,
): Promise<Outcome<"uploaded", UploadOutput>> {
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
  // A fork's run has no token to read with.
  const outputs = decisionOutputs(sent);
  const { verified, warning } =
    values.verify && !context.asFork
      ? await verifyUpload(headSha, place, context).catch((error: unknown) => {
          const details = [`The impacted targets of #${place.number} were sent: ${inOnePhrase(sent)}.`];
          throw withMore(error, { details, outputs: { ...outputs, verified: "unknown" } });
        })
      : NOT_VERIFIED;
  if (warning !== undefined) context.log.warning(warning);
  const but = verified === "false" ? ", but they do not count for it" : "";
  const message = `The impacted targets of #${place.number} were sent${but}: ${inOnePhrase(sent)}.`;
  const warnings = [sent.warning, warning].filter((text) => text !== undefined);
  return {
    result: "uploaded",
    message,
    outputs: { ...outputs, verified },
    summary: paragraphs([
      escapeText(message),
      ...warnings.map((text) => `**Warning:** ${escapeText(text)}`),
      `${pullRequestLine(place, undefined)}, commit ${code(headSha)}`,
    ]),
  };
}

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
    problemOf(
      "head-sha",
      `is needed here: targets belong to one head commit, and the event does not name the head of #${number}.`,
    ),
  ]);
}
