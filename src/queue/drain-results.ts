import type { ResultSpec } from "../operation.js";
import type { DrainResult } from "./draining.js";

export const drainResults = {
  drained: { description: "It is empty, and takes nothing new in." },
  "timed-out": { description: "`timeout` passed; it stays draining if it was set so.", fails: "timeout" },
  interrupted: {
    description: "It stopped draining before it was seen empty: somebody resumed, paused or deleted it.",
    fails: "result",
  },
  aborted: {
    description: "The job was cancelled; the queue stays draining if it was set so.",
    fails: "aborted",
  },
} as const satisfies Record<DrainResult, ResultSpec>;

export const drainOutputs = {
  "previous-state": "State of the queue before.",
  depth: "How many pull requests were left when the queue was last read.",
} as const;
