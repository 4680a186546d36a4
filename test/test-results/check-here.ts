import type { LocalService } from "../../src/local-queue/service.js";
import type { ActionEnd } from "../action/harness.js";
import { SLUG } from "../action/reports.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { runHere } from "../run/run-here.js";

/** Runs the operation over these files, in this process. */
export async function checkResults(
  service: LocalService,
  files: Readonly<Record<string, string | Uint8Array>>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<ActionEnd> {
  const given = { operation: "check-test-results", "org-slug": SLUG, "junit-paths": "**/*.xml", ...inputs };
  const outcome = "test-exit-code" in inputs ? {} : { "test-outcome": "failure" };
  return runHere(service, { ...outcome, ...given }, { workspace: givenWorkspace(files) });
}
