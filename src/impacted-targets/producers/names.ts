/** Formats of a list besides `lines` and `json`: what these tools print. */
export const TOOL_FORMATS = [
  "nx",
  "turbo",
  "pnpm",
  "moon",
  "lerna",
  "rush",
  "bazel",
  "pants",
  "gradle",
  "paths-filter",
] as const;

export type ToolFormat = (typeof TOOL_FORMATS)[number];

/** Every producer's name, in the order of the documentation. */
export const PRODUCER_NAMES = [...TOOL_FORMATS, "lines", "json", "command"] as const;

export type ProducerName = (typeof PRODUCER_NAMES)[number];
