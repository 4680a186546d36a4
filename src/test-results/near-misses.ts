import type { QuarantinedTest } from "../service/service.js";
import { formatCount } from "../text/format.js";
import { escapeSpacesAndControlCharacters, shortenText } from "../text/truncate.js";
import type { TestIdContext } from "./identity.js";
import { toComparableName } from "./names.js";
import type { TestCase } from "./test-case.js";

interface Difference {
  readonly part: "name" | "suite" | "class" | "file" | "variant";
  readonly listed: string;
  readonly reported: string;
}

const DESCRIBED = 3;

/** Describes failed tests with a name similar to a listed test, and the differences to the most similar one. */
export function describeSimilarTestNames(
  failed: readonly TestCase[],
  list: readonly QuarantinedTest[],
  owner: TestIdContext,
): readonly string[] {
  if (failed.length === 0) return [];
  const listedNames = new Set(list.map(({ name }) => normalizeLoosely(name)));
  const nearMisses = failed.filter(({ name }) => listedNames.has(normalizeLoosely(name)));
  const more = nearMisses.length - DESCRIBED;
  const rest = `${formatCount(more, "more failed test")} differ${more === 1 ? "s" : ""} from the list in a similar way.`;
  const described = nearMisses.slice(0, DESCRIBED).map((test) => describeNearMiss(test, list, owner));
  return more > 0 ? [...described, rest] : described;
}

function normalizeLoosely(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{White_Space}\p{Cc}\p{Cf}]+/gu, "");
}

function differences(test: TestCase, listed: QuarantinedTest, { variant }: TestIdContext): readonly Difference[] {
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
  return toComparableName(listed ?? "") === toComparableName(reported);
}

const SHOWN_CHARACTERS = 200;

function describeNearMiss(test: TestCase, list: readonly QuarantinedTest[], owner: TestIdContext): string {
  const [closest = []] = list
    .filter(({ name }) => normalizeLoosely(name) === normalizeLoosely(test.name))
    .map((listed) => differences(test, listed, owner))
    .toSorted((one, other) => one.length - other.length);
  const parts = closest.map(({ part, listed, reported }) => {
    const where = part === "variant" ? "here" : "in the report";
    return `a different ${part} (${quoteName(listed)} in the list, ${quoteName(reported)} ${where})`;
  });
  return `The list contains the failed test ${quoteName(test.name)}, but with ${parts.join(" and ")}.`;
}

function quoteName(text: string): string {
  return text === "" ? "none" : `"${shortenText(escapeSpacesAndControlCharacters(text), SHOWN_CHARACTERS)}"`;
}
