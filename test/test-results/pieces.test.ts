import { expect, test } from "vitest";
import { readPieces, readText, type WholeReading } from "./read.js";

const TRICKY = `<?xml version="1.0" encoding="UTF-8"?>\r
<!DOCTYPE testsuites>
<testsuites>
<testsuite name="päyments 💸" failures="3">
  <testcase name="a &amp; b"/>
  <testcase name='wanted &#x26; found' classname="c"></testcase >
  <testcase name="wanted"><system-out><![CDATA[<testcase name="printed"><failure/>]]]]><![CDATA[>]]></system-out></testcase>
  <!-- <testcase name="commented > out"><failure/></testcase> -->
  <testcase name="e\u0007scape &#27;[31m💥" time="1">
    <failure>
      <![CDATA[the first > line]]>
      the second &lt;line
    </failure></testcase>
  <testcase name="f2"><failure message="m > n &#x1b;[0m"/><system-err>\u001b[0m &amp; -> </system-err></testcase><testcase name="p"/>
  <testcase name="f3" id="x"><error/></testcase>
</testsuite>
</testsuites>
`;

/** What must not depend on where the pieces end: what was passed over is seen or not, but counted all the same. */
function essence({ seen, ...rest }: WholeReading, wanted: readonly string[]) {
  return {
    ...rest,
    seen: seen.filter(({ name, outcome }) => outcome === "failed" || wanted.includes(name)),
  };
}

const NAMES = ["wanted", "wanted & found"];
const WANTED = NAMES.map((name) => ({ name, parent: "päyments 💸" }));

test.each([
  ["UTF-8", Buffer.from(TRICKY)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${TRICKY}`)],
  ["UTF-16 with a byte order mark", Buffer.from(`\ufeff${TRICKY}`, "utf16le")],
  ["broken", Buffer.from(TRICKY.replace("</testsuite>", ""))],
])("a report in %s reads the same wherever it is split", async (_, bytes) => {
  const whole = essence(await readPieces([bytes], WANTED), NAMES);
  expect(whole.seen.map(({ name }) => name)).toEqual([
    "wanted & found",
    "wanted",
    "escape [31m💥",
    "f2",
    "f3",
  ]);
  expect(whole.seen.map(({ message }) => message)).toEqual(["", "", "the first > line", "m > n [0m", ""]);
  expect(whole.cases).toBe(7);

  for (let at = 0; at <= bytes.length; at += 1) {
    const split = await readPieces([bytes.subarray(0, at), bytes.subarray(at)], WANTED);
    expect(essence(split, NAMES), `split at byte ${at}`).toEqual(whole);
  }
  const single = await readPieces(
    Array.from(bytes, (_byte, index) => bytes.subarray(index, index + 1)),
    WANTED,
  );
  expect(essence(single, NAMES)).toEqual(whole);
});

test("long text without any tag is not kept back, and loses nothing", async () => {
  const text = "&#27;[31m&amp;".repeat(30_000);
  const report = `<testsuite name="s"><testcase name="t"><failure message="m">${text}</failure></testcase><testcase name="u"/></testsuite>`;
  const bytes = Buffer.from(report);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, index) =>
    bytes.subarray(index * 1000, (index + 1) * 1000),
  );

  expect(await readPieces(pieces)).toMatchObject({ cases: 2, broken: undefined, seen: [{ name: "t" }] });
});

/** Numbers in [0, 1) that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test("test cases with any attributes read the same whether they are passed over or parsed", async () => {
  const random = createRandom(7);
  const one = (of: readonly string[]): string => of[Math.floor(random() * of.length)] ?? "";
  const names = ["status", "result", "outcome", "success", "classname", "time", "x:status", "Status", "id"];
  const values = [
    ...["run", "notrun", "completed", "PASSED", "Passed", "pass", "ok", "true", "skipped", "disabled", ""],
    ...[
      "fail",
      "Failed",
      "ERROR",
      "timed out",
      "false",
      "False",
      "interrupted",
      "run ",
      "runfail",
      "passfail",
    ],
    ...["f&#97;il", "a &gt; b", "&lt;failure/&gt;", "expected", "0"],
  ];
  const ends = [
    "/>",
    " />",
    "></testcase>",
    ">\n</testcase>",
    "><skipped/></testcase>",
    "><Failure/></testcase>",
  ];
  const attribute = (): string => `${one([" ", "  ", "\n", "\t"])}${one(names)}="${one(values)}"`;
  const distinct = (texts: readonly string[]): string => {
    const byName = new Map(texts.map((text) => [text.trim().split("=")[0], text]));
    return [...byName.values()].join("");
  };
  const caseOf = (index: number): string => {
    const before = distinct([attribute(), attribute()].slice(0, Math.floor(random() * 3)));
    const after = distinct([attribute(), attribute()].slice(0, Math.floor(random() * 3)));
    const text = `<testcase${before} name="n${index % 5}"${after}${one(ends)}`;
    const given = [...`${before}${after}`.matchAll(/\s([\w:]+)=/g)].map(([, name]) => name);
    return new Set(given).size === given.length ? text : `<testcase name="n${index % 5}"/>`;
  };
  const wanted = ["n1", "n2"];
  const outcomes = new Set<string>();
  for (let round = 0; round < 400; round += 1) {
    const cases = Array.from({ length: 8 }, (_, index) => caseOf(index));
    const suite = (text: string): string => `<testsuite name="s" failures="1">\n${text}\n</testsuite>`;
    const read = async (text: string) =>
      essence(
        await readText(
          suite(text),
          wanted.map((name) => ({ name, parent: "s" })),
        ),
        wanted,
      );

    const short = await read(cases.join("\n"));
    expect(short, cases.join("\n")).toEqual(await read(cases.map((text) => `<!-- -->${text}`).join("\n")));
    outcomes.add(short.broken === undefined ? "whole" : "broken");
    for (const { outcome } of short.seen) outcomes.add(outcome);
  }
  expect([...outcomes].toSorted()).toEqual(["broken", "failed", "passed", "skipped", "whole"]);
});
