/** Flags of `merge-queue demo`, for the parser, the help and the description of the commands. */
export const DEMO_FLAGS = {
  fail: { type: "boolean", meaning: "Show a batch that fails, and how the queue finds the cause." },
  keep: { type: "boolean", meaning: "Keep the queue and the repository until you press Ctrl-C." },
  help: { type: "boolean", meaning: "Show this help text." },
} as const;
