import { bazel } from "./bazel.js";
import { command } from "./command.js";
import { gradle } from "./gradle.js";
import { json } from "./json.js";
import { lerna } from "./lerna.js";
import { lines } from "./lines.js";
import { moon } from "./moon.js";
import { nx } from "./nx.js";
import { pants } from "./pants.js";
import { pathsFilter } from "./paths-filter.js";
import { pnpm } from "./pnpm.js";
import type { Producer } from "./producer.js";
import { rush } from "./rush.js";
import { turbo } from "./turbo.js";

/** Every producer, by the name that a workflow gives it. */
export const producers = {
  nx,
  turbo,
  pnpm,
  moon,
  lerna,
  rush,
  bazel,
  pants,
  gradle,
  lines,
  json,
  "paths-filter": pathsFilter,
  command,
} as const satisfies Readonly<Record<string, Producer>>;

export type ProducerName = keyof typeof producers;

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
] as const satisfies readonly ProducerName[];

export type ToolFormat = (typeof TOOL_FORMATS)[number];

/** Every producer's name, in the order of the documentation. */
export const PRODUCER_NAMES = [
  ...TOOL_FORMATS,
  "lines",
  "json",
  "command",
] as const satisfies readonly ProducerName[];
