import { endpoints } from "../api/endpoints.js";
import { ApiError, InputError } from "../errors.js";
import { type Envelope, inBytes } from "../impacted-targets/body.js";
import { decideTargets, decisionAfterRefusal, type TargetsDecision } from "../impacted-targets/decision.js";
import { verifyUpload } from "../impacted-targets/verification.js";
import { optional, withDefault } from "../inputs/input.js";
import { flag, oneOf, text } from "../inputs/parsers.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { type Context, pullRequestOperation } from "../operation.js";
import { planned } from "../planned.js";
import { named404 } from "../queue/not-found.js";
import { inWords, queueRequest } from "../queue/read-queue.js";
import { code, escapeText } from "../summary/markdown.js";

export const setImpactedTargets = pullRequestOperation({
  name: "set-impacted-targets",
  title: "Declares what a pull request impacts, for queues that test unrelated pull requests side by side.",
  inputs: {
    text: optional(text, {
      name: "impacted-targets",
      description:
        "Targets, one per line, or `ALL`, or `NONE`. For short lists: the runner passes inputs as environment variables, which hold 128 KiB on Linux and 32 KiB on Windows.",
    }),
    file: optional(text, {
      name: "impacted-targets-file",
      description:
        "File with the targets, relative to the workspace: one per line, a JSON array, or the file of `compute-impacted-targets`.",
    }),
    format: withDefault(oneOf("auto", "lines", "json"), "auto", {
      name: "impacted-targets-format",
      description: "`lines` or `json`; `auto` takes a `.json` file for JSON and anything else for lines.",
    }),
    onEmpty: withDefault(oneOf("error", "all", "none"), "error", {
      name: "on-empty",
      description:
        "What an empty or missing list means: `error`, `all` (impacts everything) or `none` (impacts nothing).",
    }),
    onTooLarge: withDefault(oneOf("all", "error"), "all", {
      name: "on-too-large",
      description:
        "What to do when the request body would be over 20 MiB: send `ALL` (`all`), or fail (`error`).",
    }),
    verify: withDefault(flag, "true", {
      name: "verify",
      description:
        "Read back whether the service counts the targets for the head commit, and warn when it does not.",
    }),
  },
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
    const options = { ...values, workspace: context.workspace };
    const decided = decideTargets(envelope, options);
    if (context.dryRun) return plan(decided, place);
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

function plan(decided: TargetsDecision, place: PullRequestPlace) {
  const request = decided.body.subarray(0, 500).toString("utf8");
  const { method, path } = endpoints.setImpactedTargets;
  const report = planned(`The impacted targets of #${place.number} would be sent: ${inOnePhrase(decided)}.`);
  const body = decided.body.length > 500 ? `${request}… (${inBytes(decided.body.length)} in all)` : request;
  return {
    ...report,
    outputs: decisionOutputs(decided),
    details: decided.warning === undefined ? [] : [decided.warning],
    request: [`${method} ${path}`, body],
  };
}

async function upload(
  decided: TargetsDecision,
  fallBack: (status: number | undefined) => TargetsDecision | undefined,
  place: PullRequestPlace,
  context: Context,
): Promise<TargetsDecision> {
  try {
    await context.client.call(endpoints.setImpactedTargets, decided.body);
    return decided;
  } catch (error) {
    const smaller = error instanceof ApiError ? fallBack(error.facts.status) : undefined;
    if (smaller === undefined)
      throw named404(error, `pull request #${place.number}, or has no queue for branch ${inWords(place)}`);
    context.log.warning(smaller.warning ?? smaller.reason);
    return await upload(smaller, () => undefined, place, context);
  }
}

function inOnePhrase({ mode, count, reason, body }: TargetsDecision): string {
  switch (mode) {
    case "list":
      return `${count ?? 0} ${count === 1 ? "target" : "targets"} in ${inBytes(body.length)}`;
    case "all":
      return `ALL (${reason})`;
    case "none":
      return `none (${reason})`;
  }
}
