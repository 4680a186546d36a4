import { readFileSync } from "node:fs";
import type { LocalService, LocalServiceOptions } from "../../src/local-service/service.js";
import { type ActionEnd, givenService, runAction } from "./harness.js";

export type ListedTest = NonNullable<LocalServiceOptions["quarantinedTests"]>[number];

/** A time that lies whole days and an hour back, so that the days stay the same while a test runs. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000 - 3_600_000).toISOString();
}

/** Tests named `test 0`, `test 1`, ... */
export function manyTests(count: number, fields: Partial<ListedTest> = {}): ListedTest[] {
  return Array.from({ length: count }, (_, index) => ({ name: `test ${index}`, ...fields }));
}

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

/** The names in a file of the format `json`. */
export function namesIn(file: string): readonly string[] {
  const items: unknown = JSON.parse(file);
  if (!Array.isArray(items)) throw new Error("The file holds no array.");
  return items.map((item: { name: string }) => item.name);
}
