import { readFileSync } from "node:fs";
import type { LocalService } from "../../src/local-queue/service.js";
import type { ListedTest } from "../quarantined-tests/list-here.js";
import { type ActionEnd, givenService, runAction } from "./harness.js";

export interface ListEnd extends ActionEnd {
  readonly service: LocalService;
  /** The content of `quarantined-tests-file`. */
  readonly file: string;
}

/** Runs `list-quarantined-tests` against a service with these tests. */
export async function runList(
  tests: readonly ListedTest[],
  inputs: Readonly<Record<string, string>> = {},
  prepare: (service: LocalService) => void = () => {},
): Promise<ListEnd> {
  const service = await givenService({ quarantinedTests: tests, orgSlug: "local" });
  prepare(service);
  const end = await runAction(service, {
    operation: "list-quarantined-tests",
    "org-slug": "local",
    ...inputs,
  });
  const path = end.outputs["quarantined-tests-file"] ?? "";
  return { ...end, service, file: path === "" ? "" : readFileSync(path, "utf8") };
}
