import type { LocalService } from "../../local-queue/src/serve/service.js";
import type { NewQuarantinedTest } from "../../local-queue/src/state/quarantined-tests.js";
import type { ActionEnd } from "./action.js";
import { type HereOptions, runHere } from "./run-in-process.js";
import { givenWorkspace } from "./workspace.js";

export const SLUG = "an-organization";
const SUITE = "test/pay.test.ts";

/** Returns `<testcase>` elements. A leading `!` marks a failed test. */
export function cases(...names: readonly string[]): string {
  return names.map(caseOf).join("\n");
}

function caseOf(name: string): string {
  return name.startsWith("!")
    ? `<testcase classname="${SUITE}" name="${name.slice(1)}"><failure message="expected 1 to be 2">at line 1</failure></testcase>`
    : `<testcase classname="${SUITE}" name="${name}"/>`;
}

/** Returns a report with one suite. */
export function report(...names: readonly string[]): string {
  return `<?xml version="1.0"?>\n<testsuites>\n<testsuite name="${SUITE}">\n${cases(...names)}\n</testsuite>\n</testsuites>\n`;
}

/** Returns a test of `report` in the form of the list of quarantined tests. */
export function listed(name: string, more: Partial<NewQuarantinedTest> = {}): NewQuarantinedTest {
  return { name, parent: SUITE, classname: SUITE, ...more };
}

/** Runs `check-test-results` for these files in this process. */
export async function checkResults(
  service: LocalService,
  files: Readonly<Record<string, string | Uint8Array>>,
  inputs: Readonly<Record<string, string>> = {},
  options: HereOptions = {},
): Promise<ActionEnd> {
  const given = { operation: "check-test-results", "org-slug": SLUG, "junit-paths": "**/*.xml", ...inputs };
  const outcome = "test-exit-code" in inputs ? {} : { "test-outcome": "failure" };
  return runHere(service, { ...outcome, ...given }, { workspace: givenWorkspace(files), ...options });
}
