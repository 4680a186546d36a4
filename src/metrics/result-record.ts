import { figuresOf, figureTexts } from "./figures.js";
import type { NamedVerdict } from "./health.js";
import type { QueueSamples } from "./queues.js";

/** What `result-file` holds besides the outputs: each condition with its verdict, and the organisation's queues. */
export function resultRecord(verdicts: readonly NamedVerdict[], all: readonly QueueSamples[] | undefined) {
  return {
    conditions: verdicts.map(({ input, condition, kind, seen }) => ({
      input,
      condition: condition.text,
      verdict: kind,
      seen,
    })),
    queues: all?.map((queue) => ({
      repository: queue.repository,
      branch: queue.branch,
      ...figureTexts(figuresOf(queue)),
    })),
  };
}
