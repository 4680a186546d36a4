import { createOptionalInput } from "../inputs/input.js";
import { endTimeParser } from "../inputs/parsers.js";
import { defineQueueOperation, type OperationResult } from "../operation.js";
import { previousStateOutput, reasonInput } from "../queue/declarations.js";
import { collectInputProblems, createMessageText, toInputReference } from "../text/problem.js";

export const pauseQueueOperation = defineQueueOperation({
  name: "pause-queue",
  title: "Pauses a queue: the queue admits and merges nothing until you resume the queue.",
  inputs: {
    reason: reasonInput,
    pauseUntil: createOptionalInput(endTimeParser, {
      name: "pause-until",
      description:
        "End of the pause: a duration from now such as `2h`, or a date and time with a time zone. The step records the end in an issue, and a later run of `apply-queue` resumes the queue. If empty, the pause has no end.",
    }),
  },
  results: {
    paused: { description: "The step paused the queue." },
    unchanged: {
      description:
        "The queue was already paused. If a freeze paused the queue and you set `pause-until`, the step changed the end of the freeze.",
    },
  },
  outputs: {
    ...previousStateOutput,
    "paused-until":
      "End of the pause as an ISO 8601 time. Empty if the pause has no end, or if the calendar sets its end.",
  },
  permissions: { issues: "write: if `pause-until` is set" },
  check: ({ pauseUntil: until }, _given, { host }) =>
    collectInputProblems([
      until !== undefined && host === undefined,
      "github-token",
      createMessageText`a token is required to record the end of the pause in an issue; without a token, omit ${toInputReference("pause-until")}.`,
    ]),

  run: async (
    { reason, pauseUntil: until },
    target,
    context,
  ): Promise<OperationResult<"paused" | "unchanged", "previous-state" | "paused-until">> => {
    if (until !== undefined)
      return (await import("../queue/pause-until.js")).pauseQueueUntil({ reason, until }, target, context);
    const afterwards = "The queue merges nothing until you run resume-queue.";
    const change = { state: "paused", done: "paused", reason, afterwards } as const;
    const end = await (await import("../queue/state.js")).changeQueueState(change, target, context);
    if (end.result !== "unchanged" || context.host === undefined) return end;
    return (await import("../queue/pause-until.js")).addFreezeEndToPauseResult(end, target, context);
  },
});
