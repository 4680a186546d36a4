import { bazel } from "./bazel.js";
import { command } from "./command.js";
import { gradle } from "./gradle.js";
import { json } from "./json.js";
import { lerna } from "./lerna.js";
import { lines } from "./lines.js";
import { moon } from "./moon.js";
import type { ProducerName } from "./names.js";
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
} as const satisfies Readonly<Record<ProducerName, Producer>>;
