import {
  type AgedTest,
  daysOf,
  oldestAge,
  oldestFirst,
  sinceOf,
  wholeDays,
} from "../quarantined-tests/age.js";
import { groupByOwner, type OwnerGroup, ownersOf } from "../quarantined-tests/owners.js";
import { code, escapeText, table } from "./markdown.js";
import { shorten } from "./shorten.js";

/** More rows than that nobody reads; the file has them all. */
const ROWS_SHOWN = 50;

interface QuarantineReport {
  readonly message: string;
  readonly details: readonly string[];
  readonly tests: readonly AgedTest[];
}

/** The page about quarantined tests: how many, for how long, and whose they are. */
export function quarantineSummary({ message, details, tests }: QuarantineReport): string {
  return [
    ...[message, ...details].map(escapeText),
    "A test can be listed while quarantining is switched off for the organisation: the list does not tell.",
    ...(tests.length === 0 ? [] : [byStatus(tests), byAge(tests), byOwner(tests), oldest(tests)]),
  ].join("\n\n");
}

function byStatus(tests: readonly AgedTest[]): string {
  const counts = new Map<string, { readonly cells: readonly string[]; count: number }>();
  for (const { test } of tests) {
    const cells = [
      cell((test.status ?? "").toLowerCase()),
      cell((test.quarantine_setting ?? "").toLowerCase()),
    ];
    const key = cells.join("|");
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { cells, count: 1 });
    else known.count += 1;
  }
  const rows = [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ cells, count }) => [...cells, `${count}`]);
  return section("By status", ["Status", "Setting", "Tests"], rows);
}

const AGES = [
  { label: "under 7 days", belowDays: 7 },
  { label: "7 to 29 days", belowDays: 30 },
  { label: "30 to 89 days", belowDays: 90 },
  { label: "90 days and more", belowDays: Number.POSITIVE_INFINITY },
] as const;
const UNKNOWN = "unknown";

function byAge(tests: readonly AgedTest[]): string {
  const labels = tests.map(({ ageMs }) =>
    ageMs === undefined ? UNKNOWN : AGES.find(({ belowDays }) => wholeDays(ageMs) < belowDays)?.label,
  );
  const rows = [...AGES.map(({ label }) => label), UNKNOWN].map((label) => [
    label,
    `${labels.filter((each) => each === label).length}`,
  ]);
  return section("By age", ["Quarantined for", "Tests"], rows);
}

/** Those with the most tests first; what nobody owns comes last, so that it is seen. */
function byOwner(tests: readonly AgedTest[]): string {
  const groups = groupByOwner(tests);
  const owned = groups
    .filter(({ owner }) => owner !== undefined)
    .toSorted((a, b) => b.tests.length - a.tests.length);
  const ownerless = groups.filter(({ owner }) => owner === undefined);
  const head = ["Code owner", "Tests", "Oldest, in days"];
  const rows = owned.slice(0, ROWS_SHOWN).map((group) => ownerRow(group, cell(group.owner ?? "")));
  const hidden = owned.length - rows.length;
  return [
    "#### By code owner",
    table(head, [...rows, ...ownerless.map((group) => ownerRow(group, "*none*"))]),
    ...(hidden > 0 ? [`And ${hidden} more owners.`] : []),
  ].join("\n\n");
}

function ownerRow({ tests }: OwnerGroup, name: string): string[] {
  const ageMs = oldestAge(tests);
  return [name, `${tests.length}`, ageMs === undefined ? "" : `${wholeDays(ageMs)}`];
}

function oldest(tests: readonly AgedTest[]): string {
  const rows = oldestFirst(tests).map((aged) => [
    cell(aged.test.name),
    inCode(aged.test.file),
    cell(ownersOf(aged.test).join(", ")),
    cell(sinceOf(aged)),
    daysOf(aged),
    inCode(aged.test.variant),
  ]);
  return section("Oldest", ["Test", "File", "Code owners", "Since", "Days", "Variant"], rows);
}

function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const hidden = rows.length - ROWS_SHOWN;
  return [
    `#### ${title}`,
    table(head, rows.slice(0, ROWS_SHOWN)),
    ...(hidden > 0 ? [`And ${hidden} more; the output quarantined-tests-file has all tests.`] : []),
  ].join("\n\n");
}

function cell(text: string): string {
  return escapeText(shorten(text));
}

function inCode(text: string | null | undefined): string {
  return text === null || text === undefined || text === "" ? "" : code(shorten(text));
}
