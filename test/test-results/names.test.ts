import { describe, expect, test } from "vitest";
import { createQuarantineMatcher, listPossibleTestIds, type TestIdContext } from "../../src/test-results/identity.js";
import { normalizeName, toComparableName } from "../../src/test-results/names.js";
import { readText } from "../support/read-reports.js";
import { createRandom } from "./random.js";

const OWNER: TestIdContext = {
  orgSlug: "octo",
  repository: { host: "github.com", owner: "octo", name: "app" },
  variant: "",
};

interface Vector {
  readonly title: string;
  readonly name: string;
  readonly classname?: string;
  readonly file?: string;
  readonly suite?: string;
  /** Start tag of a suite inside the outermost suite. */
  readonly inner?: string;
  /** Name that the uploader stores. */
  readonly stored: string;
  /** Ids without a variant, and with the variant `unix`. */
  readonly ids: readonly [string, string];
}

const PLAIN_IDS = ["8e7eae0a-8fa2-5d5e-847e-d27388df592b", "70324538-5e0c-5f04-8c48-811417180da1"] as const;
const SUITE_FILE_IDS = ["6f2941c2-1b1a-507f-b4a0-f6fba4e87e36", "cf434b71-cd84-5db5-ae1c-f1d45c47167d"] as const;

/** Names and ids printed by the service's uploader (crate `context` of analytics-cli, commit fcbc1bd2). */
const VECTORS: readonly Vector[] = [
  { title: "plain names", name: "pays", stored: "pays", ids: PLAIN_IDS },
  {
    title: "white space around every attribute",
    name: " pays ",
    classname: "&#10;c\n",
    file: " f ",
    suite: 'name=" s\t"',
    stored: "pays",
    ids: PLAIN_IDS,
  },
  {
    title: "Unicode white space at the ends",
    name: "\u00a0\u0085\u2003pays\u3000\u2028",
    stored: "pays",
    ids: PLAIN_IDS,
  },
  {
    title: "invisible characters that are not white space",
    name: "\ufeffpays\u200b",
    stored: "\ufeffpays\u200b",
    ids: ["99434e8a-0eee-5f43-8eb3-0767ad2601b1", "465e644b-611e-5e0f-bf2c-97c6d1530e31"],
  },
  {
    title: "raw line breaks and references to them",
    name: "pays\nlate\r\nor&#13;&#10;never",
    stored: "pays\nlate\nor\nnever",
    ids: ["9c6911ca-e0c6-5caa-98c0-2fa1ab55c528", "8bf86bf4-3ad2-57ec-aef2-f67952226c47"],
  },
  {
    title: "tabs inside a name",
    name: "pays\tla&#9;te",
    stored: "payslate",
    ids: ["65a8785f-7416-5355-a18b-db0a2fdbb7d4", "d07f3b56-6f18-5297-bc9b-815a39d0587e"],
  },
  {
    title: "escape sequences and control characters",
    name: "&#27;[31mpa\u0007ys&#x1b;[0m \u001b]0;title\u0007la\u009bte&#127;",
    classname: "\u001b[1mc",
    file: "f\u0001",
    stored: "pays late\u007f",
    ids: ["8eb08c99-6522-513f-96b2-438774575db4", "e6ca27f1-f7b4-5a7b-9956-e9f7b5f062cd"],
  },
  {
    title: "white space between escape sequences",
    name: "&#27;[31m pays &#27;[0m",
    stored: " pays ",
    ids: ["6946c2ec-fd92-5184-9b11-5148d39afb2f", "8f4b8cfb-7806-50f1-966a-55ef21cb84e9"],
  },
  {
    title: "more than 8,000 bytes",
    name: `${"x".repeat(7999)}\u00e9late`,
    stored: "x".repeat(7999),
    ids: ["89775d5e-c111-5862-b359-2be674be00cf", "6e3112a6-58d3-5aaf-bbd1-500bb0e0d346"],
  },
  {
    title: "a file of the suite, which replaces the file of the test case",
    name: "pays",
    suite: 'name="s" file=" s.js "',
    stored: "pays",
    ids: SUITE_FILE_IDS,
  },
  {
    title: "a filepath of the suite, which replaces no file",
    name: "pays",
    suite: 'name="s" filepath="s.js"',
    stored: "pays",
    ids: PLAIN_IDS,
  },
  {
    title: "an empty file of the suite, which replaces the file too",
    name: "pays",
    suite: 'name="s" file=""',
    stored: "pays",
    ids: ["4746cf06-4466-5546-8bca-dfcfa2ce9055", "21472d54-e4fd-5664-abdc-fdd9e8858204"],
  },
  {
    title: "nested suites; the outermost counts",
    name: "pays",
    suite: 'name="s" file="s.js"',
    inner: '<testsuite name="t" file="t.js">',
    stored: "pays",
    ids: SUITE_FILE_IDS,
  },
];

function reportWith({ name, classname = "c", file = "f", suite = 'name="s"', inner = "" }: Vector): string {
  const failed = `<testcase name="${name}" classname="${classname}" file="${file}"><failure/></testcase>`;
  return `<testsuite ${suite}>${inner}${failed}${inner === "" ? "" : "</testsuite>"}</testsuite>`;
}

describe("the id and the name of a test", () => {
  test.each(VECTORS)("equal those of the service's uploader: $title", async (vector) => {
    const { seen, broken } = await readText(reportWith(vector));

    expect([broken, seen.map(({ name }) => name)]).toEqual([undefined, [vector.stored]]);
    for (const failed of seen) {
      expect(listPossibleTestIds(failed, OWNER)[0]).toBe(vector.ids[0]);
      expect(listPossibleTestIds(failed, { ...OWNER, variant: "unix" })[0]).toBe(vector.ids[1]);
    }
  });

  test("equal those of the service's uploader: white space around an id", async () => {
    const { seen } = await readText('<testsuite name="s"><testcase name="pays" id=" trunk:7 "/></testsuite>');

    expect(seen.map((each) => listPossibleTestIds(each, OWNER)[0])).toEqual(["trunk:7"]);
  });
});

/** Names that the uploader printed. */
test.each([
  ["a\u001b[3\n1mb", "a\nb"],
  ["a\u001bPq\u{1f4a5}b\u001b\\c", "ac"],
  ["a\u001bPq\u00dcb\u009cc", "abc"],
  ["a\u001bPq\u2e9cb", "ab"],
  ["a\u001b^private\u0018b", "ab"],
  ["a\u001b]8;;x\u001b\\b", "ab"],
  ["a\u001b(Bb\u001b7c", "abc"],
  ["a\u001b[31", "a"],
])("normalizeName changes the name %j to %j", (written, stored) => {
  expect(normalizeName(written)).toBe(stored);
});

const PIECES = [
  ..."aZ1;?m[]P\\ \t\n\r\u0007\u0018\u001b\u0085\u009c\u00a0\u2003\ufeff\u200b".split(""),
  "\u001b[",
  "\u001bP",
  "é✨💥",
  "x".repeat(3990),
];

/** Returns names that consist of up to nine pieces. */
function randomNames(count: number): readonly string[] {
  const random = createRandom(11);
  const piece = (): string => PIECES[Math.floor(random() * PIECES.length)] ?? "";
  return Array.from({ length: count }, () => Array.from({ length: 1 + Math.floor(random() * 9) }, piece).join(""));
}

function reference(name: string): string {
  return name.replace(/[\s\S]/gu, (each) => `&#${each.codePointAt(0)};`);
}

describe("toComparableName", () => {
  test("removes the same characters as the service's uploader, and returns its own result unchanged", () => {
    for (const name of randomNames(1000)) {
      const compared = toComparableName(name);

      expect(toComparableName(compared)).toBe(compared);
      expect(toComparableName(normalizeName(name))).toBe(compared);
      expect(compared).not.toMatch(/[^\P{Cc}\n\u007f]|^\p{White_Space}|\p{White_Space}$/u);
      expect(Buffer.byteLength(compared)).toBeLessThanOrEqual(8000);
    }
  });

  test("treats any two names as equal in both directions or in neither", async () => {
    const names = randomNames(60).filter((name) => name.length < 100);
    const report = names.map((name) => `<testcase name="${reference(name)}"><failure/></testcase>`).join("");
    const { seen } = await readText(`<testsuite>${report}</testsuite>`);
    const matches = names.map((listed) => {
      const find = createQuarantineMatcher([{ name: listed }], OWNER);
      return seen.map((failed) => find(failed) !== undefined);
    });

    matches.forEach((row, one) => {
      expect(row[one]).toBe(true);
      row.forEach((match, other) => {
        expect(match).toBe(matches[other]?.[one]);
      });
    });
  });
});
