import { bazel } from "./bazel.js";
import { moon } from "./moon.js";
import { nx } from "./nx.js";
import { lerna, pnpm, rush } from "./package-lists.js";
import { command, gradle, json, lines, pants, pathsFilter } from "./plain-lists.js";
import type { Producer, ProducerName, ReadOnlyProducer, RunProducer } from "./producer.js";
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
} as const satisfies Readonly<
  Record<Exclude<ProducerName, ReadOnlyProducer>, RunProducer> & Record<ReadOnlyProducer, Producer>
>;
