import { readFileSync } from "node:fs";
import type { LocalService, LocalServiceOptions } from "../../local-queue/src/serve/service.js";
import { WITHOUT_DOCUMENTS } from "../../local-queue/test/support/openapi/observe.js";
import { type ActionEnd, givenService } from "../support/action.js";
import { runHere } from "../support/run-in-process.js";

export type ListedTest = NonNullable<LocalServiceOptions["quarantinedTests"]>[number];

/** Returns a time some days and an hour ago, so the number of days stays the same during a test. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000 - 3_600_000).toISOString();
}

/** Creates tests named `test 0`, `test 1` and so on. */
export function manyTests(count: number, fields: Partial<ListedTest> = {}): ListedTest[] {
  return Array.from({ length: count }, (_, index) => ({ name: `test ${index}`, ...fields }));
}

export interface ListEnd extends ActionEnd {
  readonly service: LocalService;
  /** Content of `quarantined-tests-file`. */
  readonly file: string;
}

/** Runs `list-quarantined-tests` in this process for a service with these tests. */
export async function listHere(
  tests: readonly ListedTest[],
  inputs: Readonly<Record<string, string>> = {},
  prepare: (service: LocalService) => void = () => {},
): Promise<ListEnd> {
  const hasDates = tests.every(({ quarantined_at: at }) => at === undefined || !Number.isNaN(Date.parse(at)));
  const given = { quarantinedTests: tests, orgSlug: "local" };
  const service = await givenService({ ...given, ...(hasDates ? {} : WITHOUT_DOCUMENTS) });
  prepare(service);
  const end = await runHere(service, { operation: "list-quarantined-tests", "org-slug": "local", ...inputs });
  const path = end.outputs["quarantined-tests-file"] ?? "";
  return { ...end, service, file: path === "" ? "" : readFileSync(path, "utf8") };
}

type Fault = Omit<Parameters<LocalService["control"]["addFault"]>[0], "endpoint">;

/** Adds a fault to the replies of a service. */
export function listFault(fault: Fault) {
  return ({ control }: LocalService): void => control.addFault({ endpoint: "listQuarantinedTests", ...fault });
}

/** Reads the names in a file of the format `json`, sorted because the order depends on the version of the API. */
export function namesIn(file: string): readonly string[] {
  const items: unknown = JSON.parse(file);
  if (!Array.isArray(items)) throw new Error("The file contains no array.");
  return items.map((item: { name: string }) => item.name).toSorted();
}

export const TWO = [
  {
    name: "adds numbers",
    parent: "sums",
    file: "src/sums.spec.ts",
    classname: "Sums",
    codeowners: ["@local/core"],
    quarantined_at: daysAgo(40),
    variant: "linux",
  },
  { name: "opens the door", quarantined_at: daysAgo(3), status: "BROKEN" as const },
];

/** Text that must not become a command, another line or cell, Markdown, HTML or a formula. */
export const EVIL =
  "=x|`<img src=x>`\n::error::injected%0A::warning::\r\nEOF\nghadelimiter\n# Heading\n| cell |\u2028[a](b)@all";
export const HOSTILE: readonly ListedTest[] = [
  {
    name: EVIL,
    parent: EVIL,
    file: EVIL,
    classname: EVIL,
    codeowners: [EVIL],
    quarantined_at: daysAgo(40),
    variant: EVIL,
  },
  { name: "@sum", codeowners: ["+1"], quarantined_at: EVIL },
];
