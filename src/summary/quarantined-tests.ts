import {
  type AgedTest,
  daysOf,
  oldestAge,
  oldestFirst,
  sinceOf,
  wholeDays,
} from "../quarantined-tests/age.js";
import { groupByOwner, type OwnerGroup, ownersOf } from "../quarantined-tests/owners.js";
import { shorten } from "../shorten.js";
import { escapeText, limitedTable, paragraphs, table } from "./markdown.js";

/** Enough for a sentence; names from elsewhere can have any length. */
const SHOWN_CHARACTERS = 300;
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
  const counts = new Map<string, { readonly words: readonly string[]; count: number }>();
  for (const { test } of tests) {
    const words = [test.status, test.quarantine_setting].map((word) => (word ?? "").toLowerCase());
    const known = counts.get(JSON.stringify(words));
    if (known === undefined) counts.set(JSON.stringify(words), { words, count: 1 });
    else known.count += 1;
  }
  const rows = [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ words, count }) => [...words, `${count}`]);
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
  return paragraphs([
    "#### By code owner",
    table(head, [...rows, ...ownerless.map((group) => ownerRow(group, "*none*"))]),
    hidden > 0 ? `And ${hidden} more owners.` : "",
  ]);
}

function ownerRow({ tests }: OwnerGroup, name: string): string[] {
  const ageMs = oldestAge(tests);
  return [name, `${tests.length}`, ageMs === undefined ? "" : `${wholeDays(ageMs)}`];
}

function oldest(tests: readonly AgedTest[]): string {
  const rows = oldestFirst(tests).map((aged) => [
    aged.test.name,
    aged.test.file ?? "",
    ownersOf(aged.test).join(", "),
    sinceOf(aged),
    daysOf(aged),
    aged.test.variant ?? "",
  ]);
  return section("Oldest", ["Test", "File", "Code owners", "Since", "Days", "Variant"], rows);
}

/** A table of plain text. */
function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const limit = { atMost: ROWS_SHOWN, whole: "the output quarantined-tests-file has all tests" };
  return paragraphs([`#### ${title}`, limitedTable(head, rows, (cells) => cells.map(cell), limit)]);
}

function cell(text: string): string {
  return escapeText(shorten(text, SHOWN_CHARACTERS));
}
