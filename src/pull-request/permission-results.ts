import type { ResultSpec } from "../operation.js";

export const permissionResults = {
  "not-permitted": {
    description: "Somebody who caused the run has less than `require-permission`; nothing was sent.",
    fails: "result",
  },
} as const satisfies Record<string, ResultSpec>;
