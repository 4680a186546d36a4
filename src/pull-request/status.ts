import { type OperationContext, type OperationResult, selectDeclaredOutputs } from "../operation.js";
import { formatQueueName } from "../queue/read.js";
import {
  findReadinessBlockers,
  findTerminalState,
  isAttemptFinished,
  type OptionalPullRequestRecord,
} from "../service/record-state.js";
import type { PullRequestRecord, Queue } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { formatList, formatState } from "../text/format.js";
import { escapeText, joinBlocks, toTable } from "../text/markdown.js";
import {
  createExpectedMergeOutputs,
  type ExpectedMerge,
  explainMissingEstimate,
  formatExpectedMerge,
  readExpectedMerge,
} from "./estimate.js";
import { statusOutputs } from "./fields.js";
import {
  explainQueueDelay,
  explainReadinessBlockers,
  explainWrongTargetBranch,
  readQueueIfAvailable,
} from "./readiness.js";
import {
  findQueuePosition,
  formatPullRequestLine,
  formatQueuePosition,
  formatRecordTableRows,
  readRecordOrQueue,
} from "./record.js";

export async function readPullRequestStatus(
  target: PullRequestTarget,
  context: OperationContext,
): Promise<OperationResult<"found" | "not-submitted", keyof typeof statusOutputs>> {
  const { record, queue: known, elsewhere } = await readRecordOrQueue(context.service, target);
  if (record === undefined) {
    const message = `#${target.number} was never submitted to the merge queue for ${formatQueueName(target)}.`;
    const details = [...explainWrongTargetBranch(elsewhere, context), ...explainQueueDelay(known, target, false)];
    return {
      result: "not-submitted",
      message,
      details,
      outputs: { "pr-number": target.number, "safe-to-push": elsewhere === undefined, "queue-state": known.state },
      summary: statusPage([message, ...details], record, known, target),
    };
  }
  const queue = await readQueueIfAvailable("The position in the queue", target, context, { details: "tested" });
  const expected: ExpectedMerge = isAttemptFinished(record)
    ? { reasons: ["the pull request is not in the queue"] }
    : await readExpectedMerge(target, queue, context);
  // After an attempt has finished, facts such as a closed pull request do not block tests.
  const blockers = isAttemptFinished(record) ? [] : findReadinessBlockers(record);
  const position = queue === undefined ? undefined : findQueuePosition(queue, target.number, record);
  const message = describeStatus(record, target);
  const trouble = isAttemptFinished(record) ? [] : explainQueueDelay(queue, target);
  const blocked = record.state === "not_ready" ? explainReadinessBlockers(record, target) : [];
  const missing = isAttemptFinished(record) ? [] : explainMissingEstimate(expected);
  const expectedText = expected.at === undefined ? undefined : formatExpectedMerge(expected, context);
  const expectedLine = expectedText === undefined ? [] : [`Expected merge: ${expectedText}.`];
  return {
    result: "found",
    message,
    details: isAttemptFinished(record) ? [] : [...blocked, ...trouble, ...expectedLine, ...missing],
    outputs: {
      ...selectDeclaredOutputs(record, statusOutputs),
      ready: record.readiness == null || isAttemptFinished(record) ? undefined : blockers.length === 0,
      "blocked-by": blockers.flatMap(({ name, reasons }) => [name, ...reasons]).join(", "),
      position: position?.position,
      ahead: position?.position === undefined ? undefined : position.ahead,
      "safe-to-push": isAttemptFinished(record),
      ...createExpectedMergeOutputs(expected),
      "queue-state": queue?.state,
    },
    summary: statusPage([message, ...trouble, ...missing], record, queue, target, expectedText),
    record: { record, queue, estimate: expected },
  };
}

export function describeStatus(record: PullRequestRecord, target: PullRequestTarget): string {
  const [subject, queue] = [`#${target.number}`, `the merge queue for ${formatQueueName(target)}`];
  const state = record.state ?? "";
  if (findTerminalState(record) === undefined && isAttemptFinished(record))
    return `${subject} is no longer in ${queue}; its last state was ${formatState(state)}.`;
  const known = new Map([
    ["merged", `${subject} was merged by ${queue}.`],
    ["failed", `${subject} failed in ${queue} and was not merged.`],
    ["cancelled", `${subject} was removed from ${queue} and was not merged.`],
    ["not_ready", `${subject} was submitted to ${queue} and is not ready yet.`],
    ["pending", `${subject} waits for its tests in ${queue}.`],
    ["testing", `${subject} is being tested in ${queue}.`],
    ["tests_passed", `${subject} has passed its tests in ${queue} and waits to be merged.`],
    ["pending_failure", `${subject} has failed tests in ${queue}. A different pull request may be the cause.`],
    ["", `${subject} is in ${queue}, but the service does not report its state.`],
  ]);
  const unknown = `${subject} is in ${queue}, in a state that this version does not know: ${formatState(state)}.`;
  return known.get(state) ?? unknown;
}

function statusPage(
  lines: readonly string[],
  record: OptionalPullRequestRecord,
  queue: Queue | undefined,
  target: PullRequestTarget,
  expected?: string,
) {
  const rows = [
    ...(record === undefined ? [] : formatRecordTableRows(record)),
    ...queueRows(queue, record, target),
    ...(expected === undefined ? [] : [["Expected merge", escapeText(expected)]]),
  ];
  const blockers = record === undefined || isAttemptFinished(record) ? [] : explainReadinessBlockers(record, target);
  return joinBlocks([
    ...lines.map(escapeText),
    formatPullRequestLine(target, record),
    toTable(["", ""], rows),
    ...(blockers.length === 0 ? [] : ["#### Not ready", ...blockers.map(escapeText)]),
  ]);
}

const AHEAD_SHOWN = 50;

function queueRows(
  queue: Queue | undefined,
  record: OptionalPullRequestRecord,
  { number }: PullRequestTarget,
): string[][] {
  if (queue === undefined) return [];
  const position = findQueuePosition(queue, number, record);
  const numbers = position.ahead.map((ahead) => `#${ahead}`);
  return [
    ["Queue", escapeText(formatState(queue.state))],
    ...(position.position === undefined ? [] : [["Position", escapeText(formatQueuePosition(position))]]),
    ...(numbers.length === 0 ? [] : [["Pull requests ahead", formatList(numbers, AHEAD_SHOWN)]]),
  ];
}
