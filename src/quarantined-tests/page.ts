import { escapeText, joinBlocks, toCell, toTable, toTableSection } from "../text/markdown.js";
import { findOldestTestAgeDays, groupTestsByOwner, type QuarantinedTestDetails, sortTestsByAge } from "./filter.js";

const ROWS_SHOWN = 50;

export function formatQuarantinePage(
  message: string,
  details: readonly string[],
  tests: readonly QuarantinedTestDetails[],
): string {
  return [
    ...[message, ...details].map(escapeText),
    "The list can contain tests even if quarantining is switched off for the organization.",
    ...(tests.length === 0 ? [] : [byStatus(tests), byAge(tests), byOwner(tests), oldest(tests)]),
  ].join("\n\n");
}

function byStatus(tests: readonly QuarantinedTestDetails[]): string {
  const counts = new Map<string, { readonly states: readonly string[]; count: number }>();
  for (const { states } of tests) {
    const key = JSON.stringify(states);
    counts.set(key, { states, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const mostFirst = [...counts.values()].toSorted((a, b) => b.count - a.count);
  const rows = mostFirst.map(({ states, count }) => [...states, `${count}`]);
  return toTableSection("By status", ["Status", "Setting", "Tests"], rows, LIMIT);
}

const AGES = [
  { label: "under 7 days", belowDays: 7 },
  { label: "7 to 29 days", belowDays: 30 },
  { label: "30 to 89 days", belowDays: 90 },
  { label: "90 days and more", belowDays: Number.POSITIVE_INFINITY },
];
const UNKNOWN = "unknown";

function byAge(tests: readonly QuarantinedTestDetails[]): string {
  const labels = tests.map(({ days }) =>
    days === undefined ? UNKNOWN : AGES.find(({ belowDays }) => days < belowDays)?.label,
  );
  const rows = [...AGES.map(({ label }) => label), UNKNOWN].map((label) => {
    return [label, `${labels.filter((each) => each === label).length}`];
  });
  return toTableSection("By age", ["Quarantined for", "Tests"], rows, LIMIT);
}

/** Formats a table of owners, the largest number of tests first. Tests without an owner are last. */
function byOwner(tests: readonly QuarantinedTestDetails[]): string {
  const groups = groupTestsByOwner(tests).toSorted((a, b) => b.tests.length - a.tests.length);
  const owned = groups.filter(({ owner }) => owner !== undefined);
  const ownerless = groups.filter(({ owner }) => owner === undefined);
  const rows = [...owned.slice(0, ROWS_SHOWN), ...ownerless].map((group) => [
    group.owner === undefined ? "*none*" : toCell(group.owner),
    `${group.tests.length}`,
    `${findOldestTestAgeDays(group.tests) ?? ""}`,
  ]);
  const hidden = owned.length - ROWS_SHOWN;
  return joinBlocks([
    "#### By code owner",
    toTable(["Code owner", "Tests", "Oldest, in days"], rows),
    hidden > 0 ? `And ${hidden} more owners.` : "",
  ]);
}

function oldest(tests: readonly QuarantinedTestDetails[]): string {
  const rows = sortTestsByAge(tests).map(({ test: { name, file, variant }, owners, since, days }) => {
    return [name, file ?? "", owners.join(", "), since, `${days ?? ""}`, variant ?? ""];
  });
  return toTableSection("Oldest", ["Test", "File", "Code owners", "Since", "Days", "Variant"], rows, LIMIT);
}

const LIMIT = { atMost: ROWS_SHOWN, whole: "the output quarantined-tests-file contains all tests" };
