import type { QuarantinedTest } from "../service/service.js";
import { dayOf } from "../text/format.js";
import { bullets, escapeText, folded, IN_RESULT_FILE, paragraphs, tableSection } from "../text/markdown.js";
import { shorten } from "../text/truncate.js";
import type { Findings } from "./messages.js";
import type { TestCase } from "./test-case.js";

const ROWS_SHOWN = 100;
const NAME_CHARACTERS = 300;

const TEST = ["Test", "Suite", "File"];
const QUARANTINE = ["Owners", "Quarantined since"];

export function testResultsPage(
  message: string,
  details: readonly string[],
  { reports, files, failed, quarantined, passing, listWarning }: Findings,
): string {
  const failures = [
    ...reports.suiteFailures.map((each) => ["(the suite itself)", each.suite, each.file, each.message]),
    ...failed.map((test) => [...namesOf(test), test.message]),
  ];
  const excused = quarantined.map(({ test, listed, rule }) => [
    ...namesOf(test),
    ...quarantineOf(listed),
    rule === "id" ? "its id" : "its names",
  ]);
  const passed = passing.map((listed) => {
    const { name, parent, file } = listed;
    return [name, parent ?? "", file ?? "", ...quarantineOf(listed)];
  });
  const broken = reports.broken.map(({ name, reason }) => [name, reason]);
  const names = files.map((name) => shorten(name, NAME_CHARACTERS));
  const section = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
    tableSection(title, head, rows, { atMost: ROWS_SHOWN, whole: IN_RESULT_FILE });
  return paragraphs([
    [message, ...details].map(escapeText).join("\n\n"),
    escapeText(listWarning ?? ""),
    section("Failures that count", [...TEST, "Message"], failures),
    section("Failures that are quarantined", [...TEST, ...QUARANTINE, "Recognised by"], excused),
    section("Quarantined tests that passed", [...TEST, ...QUARANTINE], passed),
    section("Result files that cannot be relied on", ["File", "Reason"], broken),
    files.length === 0 ? "" : folded(`Result files: ${files.length}`, bullets(names, ROWS_SHOWN)),
  ]);
}

function namesOf({ name, parent, file, suiteFile }: TestCase): string[] {
  return [name, parent, file || suiteFile];
}

function quarantineOf({ codeowners, quarantined_at: since }: QuarantinedTest): string[] {
  return [(codeowners ?? []).join(", "), dayOf(since ?? "")];
}
