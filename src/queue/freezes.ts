import type { YamlNode } from "../inputs/yaml-nodes.js";
import { readIsoTime } from "../text/format.js";
import { formatDidYouMeanQuestion } from "../text/suggest.js";
import { convertLocalTimeToUtc, isTimeZone } from "../text/time-zone.js";
import { formatYamlKey, formatYamlValue, type Report } from "./yaml-report.js";

/** Freeze in the calendar, from `fromMs` (included) to `untilMs` (excluded). */
export interface Freeze {
  readonly name: string;
  readonly branches: ReadonlySet<string>;
  readonly fromMs: number;
  readonly untilMs: number;
}

interface Calendar {
  readonly branches: ReadonlySet<string>;
  readonly report: Report;
}

/** Reads the calendar of freezes. The key of a freeze is its name. Adds all problems to the report. */
export function readFreezes(node: YamlNode, branches: ReadonlySet<string>, report: Report): readonly Freeze[] {
  if (node.kind !== "mapping" && node.kind !== "blank")
    report.add(node.line, "freezes", `must be a mapping of names to freezes; got ${formatYamlValue(node)}`);
  const freezes: Freeze[] = [];
  for (const { key, line, value } of node.entries()) {
    const path = `freezes.${formatYamlKey(key)}`;
    const freeze = readFreeze(key, { line, path, value }, { branches, report });
    if (freeze === undefined) continue;
    const other = freezes.find((each) => overlap(each, freeze));
    if (other === undefined) freezes.push(freeze);
    else report.add(line, path, `overlaps with freezes.${formatYamlKey(other.name)}; join the two freezes`);
  }
  return freezes;
}

const KEYS = ["from", "until", "time-zone", "branches"];

interface Entry {
  readonly line: number;
  readonly path: string;
  readonly value: YamlNode;
}

function readFreeze(name: string, { line, path, value }: Entry, calendar: Calendar): Freeze | undefined {
  const { report } = calendar;
  const entries = value.entries();
  for (const { key, line: at } of entries) {
    const advice = formatDidYouMeanQuestion(key, KEYS, `the keys are ${KEYS.join(", ")}`);
    if (!KEYS.includes(key)) report.add(at, `${path}.${formatYamlKey(key)}`, `is not known; ${advice}`);
  }
  const entryOf = (key: string): Entry | undefined => {
    const found = entries.find((each) => each.key === key);
    return found && { ...found, path: `${path}.${key}` };
  };
  const missing = ["from", "until"].filter((key) => entryOf(key) === undefined);
  if (missing.length > 0) report.add(line, path, `must have the keys from and until; missing: ${missing.join(", ")}`);
  const timeZone = readTimeZone(entryOf("time-zone"), report);
  const branches = readBranches(entryOf("branches"), calendar);
  if (timeZone === undefined || branches === undefined) return undefined;
  // If clocks are set back, a time occurs twice. The freeze then includes the repeated hour.
  const fromMs = readTime(entryOf("from"), timeZone, report)?.earliestMs;
  const untilMs = readTime(entryOf("until"), timeZone, report)?.latestMs;
  if (fromMs === undefined || untilMs === undefined) return undefined;
  if (fromMs < untilMs) return { name, branches, fromMs, untilMs };
  report.add(line, path, 'must have a time "until" that is later than the time "from"');
  return undefined;
}

function readTimeZone(entry: Entry | undefined, report: Report): string | undefined {
  if (entry === undefined) return "UTC";
  const { line, path, value } = entry;
  const name = value.plain();
  if (typeof name === "string" && isTimeZone(name)) return name;
  report.add(line, path, `must be the name of a time zone such as Europe/Berlin; got ${formatYamlValue(value)}`);
  return undefined;
}

function readBranches(entry: Entry | undefined, { branches, report }: Calendar): ReadonlySet<string> | undefined {
  if (entry === undefined) return branches;
  const { line, path, value } = entry;
  const names: unknown = value.plain();
  if (Array.isArray(names) && names.length > 0 && names.every((name) => branches.has(name))) return new Set(names);
  report.add(line, path, `must be a list of branches that the key queues contains; got ${formatYamlValue(value)}`);
  return undefined;
}

function readTime(entry: Entry | undefined, timeZone: string, report: Report) {
  if (entry === undefined) return undefined;
  const { line, path, value } = entry;
  const text: unknown = value.plain();
  const time = typeof text === "string" ? readIsoTime(text) : undefined;
  if (time === undefined || time.zoned || time.wholeDay) {
    const allowed = 'a valid date and time such as 2026-12-23 18:00, in the time zone of the key "time-zone"';
    report.add(line, path, `must be ${allowed}; got ${formatYamlValue(value)}`);
    return undefined;
  }
  const converted = convertLocalTimeToUtc(time.ms, timeZone);
  if (converted === undefined)
    report.add(
      line,
      path,
      `does not exist in ${timeZone}, because the clocks are set forward; got ${formatYamlValue(value)}`,
    );
  return converted;
}

function overlap(one: Freeze, other: Freeze): boolean {
  const isShared = [...one.branches].some((branch) => other.branches.has(branch));
  return isShared && one.fromMs < other.untilMs && other.fromMs < one.untilMs;
}
