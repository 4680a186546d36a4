import { type AgedTest, withAges } from "../../src/quarantined-tests/age.js";
import type { QuarantinedTest } from "../../src/quarantined-tests/all-pages.js";

export const NOW = Date.UTC(2026, 2, 31, 12);

/** A listed test with its age at NOW. */
export function aged(fields: Partial<QuarantinedTest> = {}): AgedTest {
  const test: QuarantinedTest = { name: "works", ...fields };
  const [only = { test, ageMs: undefined }] = withAges([test], NOW);
  return only;
}
