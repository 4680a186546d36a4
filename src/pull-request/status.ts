import { type Context, type OperationResult, outputsOf } from "../operation.js";
import { queueName } from "../queue/read.js";
import { type FoundRecord, findBlockers, hasEnded, terminalState } from "../service/record-state.js";
import type { PullRequestRecord, Queue } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { formatList, stateName } from "../text/format.js";
import { escapeText, paragraphs, table } from "../text/markdown.js";
import { statusOutputs } from "./fields.js";
import { explainBlockers, explainQueue, readQueueSoon } from "./readiness.js";
import { formatPosition, positionIn, pullRequestLine, readRecord, recordRows } from "./record.js";

export async function status(
  target: PullRequestTarget,
  context: Context,
): Promise<OperationResult<"found" | "not-submitted", keyof typeof statusOutputs>> {
  const { record, queue: known } = await readRecord(context.service, target);
  if (record === undefined) {
    const message = `#${target.number} was never submitted to the merge queue for ${queueName(target)}.`;
    const details = explainQueue(known, target, false);
    return {
      result: "not-submitted",
      message,
      details,
      outputs: { "pr-number": target.number, "safe-to-push": true, "queue-state": known.state },
      summary: statusPage([message, ...details], record, known, target),
    };
  }
  const queue = await readQueueSoon("The position in the queue", target, context);
  const blockers = findBlockers(record).map(({ name }) => name);
  const position = queue === undefined ? undefined : positionIn(queue, target.number, record);
  const message = describeStatus(record, target);
  const trouble = hasEnded(record) ? [] : explainQueue(queue, target);
  const blocked = record.state === "not_ready" ? explainBlockers(record, target) : [];
  return {
    result: "found",
    message,
    details: hasEnded(record) ? [] : [...blocked, ...trouble],
    outputs: {
      ...outputsOf(record, statusOutputs),
      ready: record.readiness == null ? undefined : blockers.length === 0,
      "blocked-by": blockers.join(", "),
      position: position?.position,
      ahead: position?.position === undefined ? undefined : position.ahead,
      "safe-to-push": hasEnded(record),
      "queue-state": queue?.state,
    },
    summary: statusPage([message, ...trouble], record, queue, target),
    record: { record, queue },
  };
}

export function describeStatus(record: PullRequestRecord, target: PullRequestTarget): string {
  const [subject, queue] = [`#${target.number}`, `the merge queue for ${queueName(target)}`];
  const state = record.state ?? "";
  if (terminalState(record) === undefined && hasEnded(record))
    return `${subject} is no longer in ${queue}; its last state was ${stateName(state)}.`;
  const known = new Map([
    ["merged", `was merged by ${queue}`],
    ["failed", `failed in ${queue} and was not merged`],
    ["cancelled", `was removed from ${queue} and was not merged`],
    ["not_ready", `was submitted to ${queue} and is not ready yet`],
    ["pending", `waits for its tests in ${queue}`],
    ["testing", `is being tested in ${queue}`],
    ["tests_passed", `has passed its tests in ${queue} and waits to be merged`],
    ["pending_failure", `has failed tests in ${queue}; the cause may be a pull request around it`],
    ["", `is in ${queue}; the service does not report its state`],
  ]);
  const unknown = `is in ${queue}, in a state unknown to this version: ${stateName(state)}`;
  return `${subject} ${known.get(state) ?? unknown}.`;
}

function statusPage(
  lines: readonly string[],
  record: FoundRecord,
  queue: Queue | undefined,
  target: PullRequestTarget,
) {
  const rows = [...(record === undefined ? [] : recordRows(record)), ...queueRows(queue, record, target)];
  const blockers = explainBlockers(record, target);
  return paragraphs([
    ...lines.map(escapeText),
    pullRequestLine(target, record),
    table(["", ""], rows),
    ...(blockers.length === 0 ? [] : ["#### Not ready", ...blockers.map(escapeText)]),
  ]);
}

const AHEAD_SHOWN = 50;

function queueRows(queue: Queue | undefined, record: FoundRecord, { number }: PullRequestTarget): string[][] {
  if (queue === undefined) return [];
  const position = positionIn(queue, number, record);
  const numbers = position.ahead.map((ahead) => `#${ahead}`);
  return [
    ["Queue", escapeText(stateName(queue.state))],
    ...(position.position === undefined ? [] : [["Position", escapeText(formatPosition(position))]]),
    ...(numbers.length === 0 ? [] : [["Pull requests ahead", formatList(numbers, AHEAD_SHOWN)]]),
  ];
}
