import { type AgedTest, withAges } from "../../src/quarantined-tests/filter.js";
import type { QuarantinedTest } from "../../src/service/service.js";

export const NOW = Date.UTC(2026, 2, 31, 12);

/** A listed test with its age at NOW. */
export function aged(fields: Partial<QuarantinedTest> = {}): AgedTest {
  const test: QuarantinedTest = { name: "works", ...fields };
  const [only = { test, ageMs: undefined }] = withAges([test], NOW);
  return only;
}
