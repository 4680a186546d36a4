import { cell, escapeText, paragraphs, table, tableSection } from "../text/markdown.js";
import { type AgedTest, daysOf, groupByOwner, oldestDays, oldestFirst, ownersOf, sinceOf } from "./filter.js";

/** More rows than that nobody reads; the file has them all. */
const ROWS_SHOWN = 50;

export function quarantinePage(message: string, details: readonly string[], tests: readonly AgedTest[]): string {
  return [
    ...[message, ...details].map(escapeText),
    "A test can be listed while quarantining is switched off for the organisation: the list does not tell.",
    ...(tests.length === 0 ? [] : [byStatus(tests), byAge(tests), byOwner(tests), oldest(tests)]),
  ].join("\n\n");
}

function byStatus(tests: readonly AgedTest[]): string {
  const counts = new Map<string, { readonly words: readonly string[]; count: number }>();
  for (const { test } of tests) {
    const words = [test.status, test.quarantine_setting].map((word) => (word ?? "").toLowerCase());
    const key = JSON.stringify(words);
    counts.set(key, { words, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const rows = [...counts.values()].toSorted((a, b) => b.count - a.count);
  const cells = rows.map(({ words, count }) => [...words, `${count}`]);
  return tableSection("By status", ["Status", "Setting", "Tests"], cells, LIMIT);
}

const AGES = [
  { label: "under 7 days", belowDays: 7 },
  { label: "7 to 29 days", belowDays: 30 },
  { label: "30 to 89 days", belowDays: 90 },
  { label: "90 days and more", belowDays: Number.POSITIVE_INFINITY },
] as const;

function byAge(tests: readonly AgedTest[]): string {
  const labels = tests.map((aged) => {
    const days = daysOf(aged);
    return days === undefined ? "unknown" : AGES.find(({ belowDays }) => days < belowDays)?.label;
  });
  const rows = [...AGES.map(({ label }) => label), "unknown"].map((label) => [
    label,
    `${labels.filter((each) => each === label).length}`,
  ]);
  return tableSection("By age", ["Quarantined for", "Tests"], rows, LIMIT);
}

/** Those with the most tests first; what nobody owns comes last, so that it is seen. */
function byOwner(tests: readonly AgedTest[]): string {
  const groups = groupByOwner(tests).toSorted((a, b) => b.tests.length - a.tests.length);
  const owned = groups.filter(({ owner }) => owner !== undefined);
  const ownerless = groups.filter(({ owner }) => owner === undefined);
  const rows = [...owned.slice(0, ROWS_SHOWN), ...ownerless].map((group) => [
    group.owner === undefined ? "*none*" : cell(group.owner),
    `${group.tests.length}`,
    `${oldestDays(group.tests) ?? ""}`,
  ]);
  const hidden = owned.length - ROWS_SHOWN;
  return paragraphs([
    "#### By code owner",
    table(["Code owner", "Tests", "Oldest, in days"], rows),
    hidden > 0 ? `And ${hidden} more owners.` : "",
  ]);
}

function oldest(tests: readonly AgedTest[]): string {
  const rows = oldestFirst(tests).map((aged) => {
    const { name, file, variant } = aged.test;
    const owners = ownersOf(aged.test).join(", ");
    return [name, file ?? "", owners, sinceOf(aged), `${daysOf(aged) ?? ""}`, variant ?? ""];
  });
  return tableSection("Oldest", ["Test", "File", "Code owners", "Since", "Days", "Variant"], rows, LIMIT);
}

const LIMIT = { atMost: ROWS_SHOWN, whole: "the output quarantined-tests-file has all tests" };
