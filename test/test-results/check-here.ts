import type { LocalService } from "../../local-queue/src/serve/service.js";
import type { ActionEnd } from "../support/action.js";
import { SLUG } from "../support/reports.js";
import { runHere } from "../support/run-in-process.js";
import { givenWorkspace } from "../support/workspace.js";

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
