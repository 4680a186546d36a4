import { computeQuarantinedTestDetails, type QuarantinedTestDetails } from "../../src/quarantined-tests/filter.js";
import type { QuarantinedTest } from "../../src/service/service.js";

export const NOW = Date.UTC(2026, 2, 31, 12);

/** Creates a listed test with its age at NOW. */
export function aged(fields: Partial<QuarantinedTest> = {}): QuarantinedTestDetails {
  return computeQuarantinedTestDetails({ name: "works", ...fields }, NOW);
}
