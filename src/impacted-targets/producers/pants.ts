import { linesOf } from "./lines.js";
import type { Producer } from "./producer.js";

/** Addresses such as `src/python/app:lib`, one per line; nothing at all when nothing is affected. */
export const pants: Producer = {
  name: "pants",
  affected: ({ base }) => ({
    argv: ["pants", `--changed-since=${base}`, "--changed-dependents=transitive", "list"],
    // No background process that outlives the step, and no screen of its own.
    environment: { PANTS_PANTSD: "false", PANTS_COLORS: "false", PANTS_DYNAMIC_UI: "false" },
  }),
  parse: (output, source) => linesOf(output, source),
};
