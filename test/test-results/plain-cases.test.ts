import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { readPieces, readText, type WholeReading } from "../support/read-reports.js";
import { createRandom } from "./random.js";

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
  <testcase classname='\uf8ff &#xf8ff;' name="f > &amp;\r\n3\u001b[1m\n&lt;" id="x"><error message="\uf8ff&#x1;"/></testcase>
</testsuite>
</testsuites>
`;

/**
 * Removes passed test cases that the caller did not ask for. The limits of the pieces decide if the listener receives
 * such test cases.
 */
function essence({ seen, ...rest }: WholeReading, wanted: readonly string[]) {
  return { ...rest, seen: seen.filter(({ name, outcome }) => outcome === "failed" || wanted.includes(name)) };
}

const NAMES = ["wanted", "wanted & found"];
const WANTED = NAMES.map((name) => ({ name, parent: "päyments 💸" }));

test.each([
  ["at every byte of a report in UTF-8", 1, Buffer.from(TRICKY)],
  ["at some bytes of a report in UTF-8 with a byte order mark", 9, Buffer.from(`\ufeff${TRICKY}`)],
  ["at some bytes of a report in UTF-16 with a byte order mark", 9, Buffer.from(`\ufeff${TRICKY}`, "utf16le")],
  ["at some bytes of a broken report", 9, Buffer.from(TRICKY.replace("</testsuite>", ""))],
])("the reader of JUnit reports returns the same result for a split %s", async (_, step, bytes) => {
  const whole = essence(await readPieces([bytes], WANTED), NAMES);
  expect(whole.seen.map(({ name }) => name)).toEqual(["wanted & found", "wanted", "escape 💥", "f2", "f > &\n3\n<"]);
  expect(whole.seen.map(({ message }) => message)).toEqual(["", "", "the first > line", "m > n [0m", "\uf8ff"]);
  expect(whole.seen.at(-1)?.classname).toBe("\uf8ff \uf8ff");
  expect(whole.cases).toBe(7);

  for (let at = 0; at <= bytes.length; at += step) {
    const split = essence(await readPieces([bytes.subarray(0, at), bytes.subarray(at)], WANTED), NAMES);
    // The comparison of Node.js is faster, and there are thousands of comparisons.
    if (!isDeepStrictEqual(split, whole)) expect(split, `split at byte ${at}`).toEqual(whole);
  }
  const single = await readPieces(
    Array.from(bytes, (_byte, index) => bytes.subarray(index, index + 1)),
    WANTED,
  );
  expect(essence(single, NAMES)).toEqual(whole);
});

test("the reader of JUnit reports reads a long text without a tag completely", async () => {
  const text = "&#27;[31m&amp;".repeat(30_000);
  const report = `<testsuite name="s"><testcase name="t"><failure message="m">${text}</failure></testcase><testcase name="u"/></testsuite>`;
  const bytes = Buffer.from(report);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, index) =>
    bytes.subarray(index * 1000, (index + 1) * 1000),
  );

  expect(await readPieces(pieces)).toMatchObject({ cases: 2, broken: undefined, seen: [{ name: "t" }] });
});

const ATTRIBUTES = "status result outcome success classname time x:status Status id".split(" ");
const VALUES =
  "run,notrun,completed,PASSED,Passed,pass,ok,true,skipped,disabled,,fail,Failed,ERROR,timed out,false,False,interrupted,run ,runfail,passfail,f&#97;il,a &gt; b,&lt;failure/&gt;,expected,0".split(
    ",",
  );
const ENDS = ["/>", " />", "></testcase>", ">\n</testcase>", "><skipped/></testcase>", "><Failure/></testcase>"];

/** Returns a test case with up to three attributes before and after its name. */
function anyCase(random: () => number): string {
  const one = (of: readonly string[]): string => of[Math.floor(random() * of.length)] ?? "";
  const chosen = new Set(Array.from({ length: Math.floor(random() * 4) }, () => one(ATTRIBUTES)));
  const given = Array.from(chosen, (name) => `${name}="${one(VALUES)}"`);
  given.splice(Math.floor(random() * (given.length + 1)), 0, `name="${one(["n1", "n2", "n3"])}"`);
  return `<testcase${given.map((text) => `${one([" ", "  ", "\n", "\t"])}${text}`).join("")}${one(ENDS)}`;
}

async function readSuite(cases: readonly string[], names: readonly string[]) {
  const wanted = names.map((name) => ({ name, parent: "s" }));
  const text = `<testsuite name="s" failures="1">\n${cases.join("\n")}\n</testsuite>`;
  return essence(await readText(text, wanted), names);
}

test("the reader of JUnit reports returns the same result when a comment forces it to parse every test case", async () => {
  const random = createRandom(7);
  const met = new Set<string>();
  for (let round = 0; round < 100; round += 1) {
    const cases = Array.from({ length: 8 }, () => anyCase(random));
    const short = await readSuite(cases, ["n1", "n2"]);
    const parsed = await readSuite(
      cases.map((text) => `<!-- -->${text}`),
      ["n1", "n2"],
    );

    expect(short, cases.join("\n")).toEqual(parsed);
    met.add(short.broken === undefined ? "whole" : "broken");
    for (const { outcome } of short.seen) met.add(outcome);
  }
  expect([...met].toSorted()).toEqual(["broken", "failed", "passed", "skipped", "whole"]);
});
