import type { LocalService } from "../../src/local-queue/service.js";
import type { NewQuarantinedTest } from "../../src/local-queue/world/quarantined-tests.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { type ActionEnd, runAction } from "./harness.js";

export const SLUG = "an-organization";
const SUITE = "test/pay.test.ts";

/** Some `<testcase>` elements; the names of failed ones have a `!` in front. */
export function cases(...names: readonly string[]): string {
  return names.map(caseOf).join("\n");
}

function caseOf(name: string): string {
  return name.startsWith("!")
    ? `<testcase classname="${SUITE}" name="${name.slice(1)}"><failure message="expected 1 to be 2">at line 1</failure></testcase>`
    : `<testcase classname="${SUITE}" name="${name}"/>`;
}

/** A whole report with one suite. */
export function report(...names: readonly string[]): string {
  return `<?xml version="1.0"?>\n<testsuites>\n<testsuite name="${SUITE}">\n${cases(...names)}\n</testsuite>\n</testsuites>\n`;
}

/** A test of `report` as the list has it. */
export function listed(name: string, more: Partial<NewQuarantinedTest> = {}): NewQuarantinedTest {
  return { name, parent: SUITE, classname: SUITE, ...more };
}

/** Runs the operation over these files. */
export async function checkResults(
  service: LocalService,
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
  options: Parameters<typeof runAction>[2] = {},
): Promise<ActionEnd> {
  const given = { operation: "check-test-results", "org-slug": SLUG, "junit-paths": "**/*.xml", ...inputs };
  const outcome = "test-exit-code" in inputs ? {} : { "test-outcome": "failure" };
  return runAction(service, { ...outcome, ...given }, { workspace: givenWorkspace(files), ...options });
}
