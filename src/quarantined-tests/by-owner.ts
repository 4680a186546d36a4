import { escapeText, table } from "../summary/markdown.js";
import { type AgedTest, daysOf, oldestFirst, sinceOf } from "./age.js";
import { groupByOwner, type OwnerGroup } from "./owners.js";

/** The list as a Markdown page: a section for each code owner, the oldest tests first. */
export function byOwnerPage(tests: readonly AgedTest[]): string {
  const groups = groupByOwner(tests);
  const sections = groups.length === 0 ? ["No test is listed."] : groups.map(section);
  return `${["# Quarantined tests by code owner", ...sections].join("\n\n")}\n`;
}

function section({ owner, tests }: OwnerGroup): string {
  const title = owner === undefined ? "Without code owner" : escapeText(owner);
  const rows = oldestFirst(tests).map((aged) => [
    escapeText(aged.test.name),
    escapeText(aged.test.file ?? ""),
    escapeText(sinceOf(aged)),
    daysOf(aged),
    escapeText((aged.test.status ?? "").toLowerCase()),
    escapeText((aged.test.quarantine_setting ?? "").toLowerCase()),
  ]);
  return [
    `## ${title} (${tests.length})`,
    table(["Test", "File", "Since", "Days", "Status", "Setting"], rows),
  ].join("\n\n");
}
