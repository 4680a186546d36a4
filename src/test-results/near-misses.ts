import type { QuarantinedTest } from "../service/service.js";
import { shorten, showInvisible } from "../text/truncate.js";
import type { Owner } from "./identity.js";
import { comparableName } from "./names.js";
import type { TestCase } from "./test-case.js";

/** What a listed test and a failed one differ in, and the words of each. */
interface Difference {
  readonly part: "name" | "suite" | "class" | "file" | "variant";
  readonly listed: string;
  readonly reported: string;
}

/**
 * Describes each failed test that is not in the list although a test of the same name is, or of a name that looks the
 * same: what differs. Of several listed tests the one with the fewest differences counts.
 */
export function describeNearMisses(
  failed: readonly TestCase[],
  list: readonly QuarantinedTest[],
  owner: Owner,
): readonly string[] {
  if (failed.length === 0) return [];
  const byLook = new Map<string, QuarantinedTest[]>();
  for (const listed of list) {
    const key = look(listed.name);
    const similar = byLook.get(key) ?? [];
    similar.push(listed);
    byLook.set(key, similar);
  }
  return failed.flatMap((test) => {
    const similar = (byLook.get(look(test.name)) ?? []).map((listed) => differences(test, listed, owner));
    const [closest] = similar.toSorted((one, other) => one.length - other.length);
    return closest === undefined || closest.length === 0 ? [] : [describeNearMiss(test, closest)];
  });
}

/** Two names look the same when they have the same letters, whatever their case and the space between them. */
function look(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{White_Space}\p{Cc}\p{Cf}]+/gu, "");
}

function differences(test: TestCase, listed: QuarantinedTest, { variant }: Owner): readonly Difference[] {
  const [likeliest] = test.files;
  const file = test.files.find((each) => isSame(listed.file, each)) ?? likeliest;
  const parts: readonly (readonly [Difference["part"], string | null | undefined, string])[] = [
    ["name", listed.name, test.name],
    ["suite", listed.parent, test.parent],
    ["class", listed.classname, test.classname],
    ["file", listed.file, file],
  ];
  const names = parts.filter(([, one, other]) => !isSame(one, other));
  const isOtherVariant = (listed.variant ?? "") !== variant;
  const all = isOtherVariant ? [...names, ["variant", listed.variant, variant] as const] : names;
  return all.map(([part, one, reported]) => ({ part, listed: one ?? "", reported }));
}

function isSame(listed: string | null | undefined, reported: string): boolean {
  return comparableName(listed ?? "") === comparableName(reported);
}

const SHOWN_CHARACTERS = 200;

function describeNearMiss({ name }: TestCase, found: readonly Difference[]): string {
  const parts = found.map(({ part, listed, reported }) => {
    return `another ${part} (${quoted(listed)} in the list, ${quoted(reported)} ${part === "variant" ? "here" : "in the report"})`;
  });
  return `The list has the failed test ${quoted(name)} with ${parts.join(" and ")}.`;
}

function quoted(text: string): string {
  return text === "" ? "none" : `"${shorten(showInvisible(text), SHOWN_CHARACTERS)}"`;
}
