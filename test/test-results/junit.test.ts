import { describe, expect, test } from "vitest";
import { failedIn, namesOf, readCases, readPieces, readText } from "../support/read-reports.js";

const LEVELS = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`);
const ENTITIES_WITHOUT_END = `<!DOCTYPE t [<!ENTITY l0 "lol">${LEVELS.join("")}]>`;
const ENTITY_OF_A_FILE = '<!DOCTYPE t [<!ENTITY x SYSTEM "file:///etc/hostname">]>';

describe("JUnit reader with an invalid report", () => {
  test.each([
    ["", "the file is empty"],
    ["\n \n", /^line 3: document must contain a root element/],
    ["not XML\n", /^line \d: text data outside of root node/],
    [
      "<!DOCTYPE html>\n<html><body/></html>",
      "line 2: the outermost element is <html>, not <testsuites> or <testsuite>",
    ],
    ["<coverage/>", "line 1: the outermost element is <coverage>, not <testsuites> or <testsuite>"],
    ['<testsuite>\n<testcase name="a"/>\n', /^line 3: unclosed tag: testsuite$/],
    ['<testsuite>\n<testcase name="a"/>\n<testcase name="b', /^line 3: /],
    ["<testsuite>\n<system-out><![CDATA[\nx", /^line \d: the file ends inside a CDATA section$/],
    ['<testsuite>\n<testcase name="a & b"/>\n</testsuite>', /^line \d: /],
    ['<testsuite>\n\n<testcase name="a"/>\n<testcase name="&bomb;"/></testsuite>', "line 4: undefined entity"],
    ["<testsuite/><![CDATA[x]]>", /^line 1: /],
    ["<testsuite/>\n<testsuite/>", /^line 2: documents may contain only one root/],
    ["<testsuite><testcase></testsuite>", /^line 1: unexpected close tag/],
    ['<?xml version="1.0" encoding="x-unknown"?><testsuite/>', /x-unknown/],
    [`${ENTITIES_WITHOUT_END}<testsuite><testcase name="&l9;"/></testsuite>`, "line 1: undefined entity"],
    [`${ENTITY_OF_A_FILE}<testsuite><testcase name="&x;"/></testsuite>`, "line 1: undefined entity"],
    ['<testsuite name="s&#0;"><testcase name="a"/></testsuite>', /^line 1: .* U\+0000/],
    [
      '<testsuite name="s" failures="2"><testcase name="a"><flakyFailure/></testcase></testsuite>',
      'the suite "s" declares 2 failures and errors but contains none',
    ],
  ])("returns an error with the line and the reason for the text %j", async (text, reason) => {
    const { broken } = await readText(text);

    expect(broken).toEqual(typeof reason === "string" ? reason : expect.stringMatching(reason));
  });

  test("returns the failures before the invalid line", async () => {
    const reading = await readText('<testsuite><testcase name="a"><failure/></testcase><testcase');

    expect(namesOf(failedIn(reading))).toEqual(["a"]);
    expect(reading.broken).toBeDefined();
  });
});

describe("JUnit reader with a wrong count or name", () => {
  test.each(["-1", "1e9", "1000000000", "NaN", "1.0", "0x1", "one"])(
    "returns an error when a count is %j",
    async (count) => {
      for (const name of ["failures", "errors", "tests"]) {
        const { broken } = await readText(
          `<testsuites>\n<testsuite name="s" ${name}="${count}"><testcase name="a"/></testsuite></testsuites>`,
        );

        expect(broken).toBe(`line 2: ${name}="${count}" is not a number of tests`);
      }
    },
  );

  test("accepts an empty count", async () => {
    const text = '<testsuite name="s" tests="" failures="" errors=" "><testcase name="a"/></testsuite>';

    expect((await readText(text)).broken).toBeUndefined();
  });

  test.each(["-1", "1e9", "+1"])("returns an error when a total of Node's test runner is %s", async (total) => {
    const { broken } = await readText(`<testsuites><testcase name="a"/><!-- fail ${total} --></testsuites>`);

    expect(broken).toBe(`line 1: the total "fail ${total}" is not a number of tests`);
  });

  test.each(["&#0;", "&#x0;", "\0", "&#xd800;", "&#1114112;"])(
    "returns an error when a name contains %j",
    async (character) => {
      for (const name of ["name", "classname", "file", "filepath", "id"]) {
        const { broken } = await readCases(`<testcase ${name}="a${character}b"><failure/></testcase>`);

        expect(broken).toBe(
          `line 1: the attribute ${name} contains U+0000 or a reference to a character that does not exist`,
        );
      }
    },
  );

  test("returns an error when UTF-16 has no byte order mark and no declaration", async () => {
    const { broken } = await readPieces([Buffer.from('<testsuite><testcase name="a"/></testsuite>', "utf16le")]);

    expect(broken).toMatch(/^line 1: /);
  });

  test("returns an error when the name of a passed test has invalid bytes", async () => {
    const bytes = Buffer.from('<testsuite><testcase name="a\u00ff"/></testsuite>', "latin1");

    expect((await readPieces([bytes])).broken).toBe("line 1: the attribute name contains bytes that are not text");
  });

  test("accepts a name that really contains the character U+FFFD", async () => {
    const reading = await readCases('<testcase name="a\ufffd"><failure/></testcase>');

    expect([reading.broken, ...namesOf(reading.seen)]).toEqual([undefined, "a\ufffd"]);
  });
});

describe("JUnit reader with failures of a suite", () => {
  test("returns an error element outside of the test cases as a failure of the suite", async () => {
    const reading = await readCases('<testcase name="a"/><error message="set-up failed"/>');

    expect(reading.suiteFailures).toEqual([{ suite: "s", file: "", message: "set-up failed" }]);
    expect(reading.broken).toBeUndefined();
  });

  test("returns the declared failures when the suite has no test cases", async () => {
    const reading = await readText('<testsuites errors="1"><testsuite name="s" errors="1" file="f.js"/></testsuites>');

    expect(reading.suiteFailures).toEqual([
      { suite: "s", file: "f.js", message: "The suite declares 1 failure or error and contains no test case." },
    ]);
    expect(reading.broken).toBeUndefined();
  });

  test.each([
    ['<testsuite name="s" failures="2"><testcase name="a"><failure/></testcase></testsuite>', "only 1"],
    ['<testsuite name="s" errors="1"><testcase name="a"/></testsuite>', "none"],
    ['<testsuite name="o"><testsuite name="s" errors="1"><testcase name="a"/></testsuite></testsuite>', "none"],
  ])("returns an error when a suite declares more failures than it contains: %s", async (text, found) => {
    const { broken } = await readText(text);

    expect(broken).toMatch(/^the suite "s" declares/);
    expect(broken).toContain(`but contains ${found}`);
  });

  const FAILED = '<testcase name="a"><failure/></testcase>';

  test.each([
    ['errors="2"', '<testsuite name="s"><testcase name="a"/></testsuite>', "2 failures and errors but contains none"],
    ['failures="1" errors="1"', `<testsuite name="s" failures="1">${FAILED}</testsuite>`, "2 .+ contains only 1"],
    // The suite that could not be built contains a failure, and declares none.
    [
      'failures="2" errors="1"',
      `<testsuite name="s" failures="1">${FAILED}</testsuite><testsuite name="t" failures="0">${FAILED}</testsuite>`,
      "3 .+ contains only 2",
    ],
    // This count is too large even if it counts nested suites twice.
    [
      'failures="3"',
      `<testsuite name="o" failures="1"><testsuite name="s" failures="1">${FAILED}</testsuite></testsuite>`,
      "3 .+ contains only 1",
    ],
    // The number of tests shows that no suite is counted twice, so the second failure is missing.
    [
      'tests="3" failures="2"',
      `<testsuite name="o" tests="2" failures="1"><testsuite name="s" tests="2" failures="1">${FAILED}<testcase name="b"/></testsuite></testsuite>`,
      "2 .+ contains only 1",
    ],
    // One of the failures belongs to a repetition of the test.
    [
      'failures="3"',
      '<testsuite name="s"><testcase name="a"><failure/><rerunFailure/></testcase></testsuite>',
      "3 .+ contains only 1",
    ],
  ])(
    "returns an error when the report declares more failures than its suites contain: %s %s",
    async (counts, suites, words) => {
      const { broken } = await readText(`<testsuites ${counts}>${suites}</testsuites>`);

      expect(broken).toMatch(new RegExp(`^the whole report declares ${words}$`));
    },
  );

  test.each([
    // The counts at the top count nested suites twice.
    '<testsuites failures="2"><testsuite name="o" failures="1"><testsuite name="s" failures="1"><testcase name="a"><failure/></testcase></testsuite></testsuite></testsuites>',
    '<testsuites failures="3"><testsuite name="o" failures="2"><testcase name="b"><failure/></testcase><testsuite name="s" failures="1"><testcase name="a"><failure/></testcase></testsuite></testsuite></testsuites>',
    '<testsuites tests="4" failures="2"><testsuite name="o" tests="2" failures="1"><testsuite name="s" tests="2" failures="1"><testcase name="b"/><testcase name="a"><failure/></testcase></testsuite></testsuite></testsuites>',
    // The root declares no failures, or counts tests while the suites count failures.
    '<testsuites><testsuite name="s" failures="1"><testcase name="a"><failure/></testcase></testsuite></testsuites>',
    '<testsuites failures="1"><testsuite name="s" failures="2"><testcase name="a"><failure/><failure/></testcase></testsuite></testsuites>',
    // One test case has several failures.
    '<testsuite name="s" failures="2"><testcase name="a"><failure/><failure/></testcase></testsuite>',
    // Tools count repetitions of a test in several ways.
    '<testsuite name="s" failures="2"><testcase name="a"><failure/><rerunFailure/></testcase></testsuite>',
    '<testsuite name="s" failures="1"><testcase name="a"><flakyFailure/></testcase></testsuite>',
    // A number has white space around it.
    '<testsuite name="s" failures=" 0 " errors="00"><testcase name="a"/></testsuite>',
  ])("accepts other ways to count failures: %s", async (text) => {
    const { broken, suiteFailures } = await readText(text);

    expect([broken, suiteFailures]).toEqual([undefined, []]);
  });
});

test("the reader of JUnit reports counts a failure only inside a test case", async () => {
  const reading = await readCases(`
    <properties><property name="failure">failure</property></properties>
    <testcase name="passed"><system-out>failure</system-out><properties/></testcase>
    <testcase name="failed"><properties/><failure>What it quotes: <error/> <failure>is</failure> its own.</failure></testcase>
    <testcase name="skipped"><skipped/></testcase>
    <testcase name="torn down"><skipped/><error/></testcase>
    <testcase name="a todo"><skipped type="todo"/><failure/></testcase>`);

  expect(reading.cases).toBe(5);
  expect(namesOf(failedIn(reading))).toEqual(["failed", "torn down"]);
  expect([reading.suiteFailures, reading.broken]).toEqual([[], undefined]);
});

describe("JUnit reader with a result in a wrong place", () => {
  const bad = '<testcase name="bad"><failure/></testcase>';

  test.each([
    ["a test case in a group", `<tests>${bad}</tests>`, "testcase"],
    ["a suite in a group", '<tests><testsuite name="t" failures="1"/></tests>', "testsuite"],
    ["a test case in a test case", `<testcase name="a">${bad}</testcase>`, "testcase"],
    ["a test case in a failure", `<testcase name="a"><failure>${bad}</failure></testcase>`, "testcase"],
    ["a suite in a test case", '<testcase name="a"><testsuite/></testcase>', "testsuite"],
    ["a failure with a prefix", '<testcase name="a"><j:failure/></testcase>', "j:failure"],
    ["a failure in capital letters", '<testcase name="a"><Failure/></testcase>', "Failure"],
    ["an error of a suite in capital letters", "<ERROR/>", "ERROR"],
    ["a test case with a prefix", '<j:testcase name="a"/>', "j:testcase"],
    ["a failure in properties", "<properties><failure/></properties>", "failure"],
    ["a failure in printed text", '<testcase name="a"><system-out><error/></system-out></testcase>', "error"],
    ["a failure in a group", '<testcase name="a"><results><failure/></results></testcase>', "failure"],
    ["a failure in a skip", '<testcase name="a"><skipped><failure/></skipped></testcase>', "failure"],
  ])("returns an error, and still reads the rest of the report: %s", async (_, text, name) => {
    const reading = await readCases(`\n${text}\n<testcase name="b"><failure/></testcase>`);

    expect(reading.broken).toBe(`line 2: <${name}> does not belong here in a JUnit report`);
    expect(namesOf(failedIn(reading))).toContain("b");
  });

  test("returns the line of the first misplaced result when the text arrives in parts of any size", async () => {
    const text = `<testsuite>\n${'<testcase name="p"/>\n'.repeat(500)}<properties><failure/></properties>\n<Failure/>\n</testsuite>`;
    const bytes = Buffer.from(text);
    for (const size of [7, 100, 4096]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );

      expect((await readPieces(pieces)).broken).toMatch(/^line 502: <failure>/);
    }
  });
});

test("the reader of JUnit reports returns the outermost suite of each test in a nested report", async () => {
  const reading = await readText(`<testsuites><testsuites failures="1"><testsuite name="s" file="s.js">
    <testcase name="a"><failure/></testcase></testsuite></testsuites>
    <testsuites name="other" failures="2"><testsuite name="t"><testcase name="b"><failure/></testcase></testsuite></testsuites>
    </testsuites>`);

  expect(reading.seen).toMatchObject([
    { name: "a", parent: "s", files: ["s.js"] },
    { name: "b", parent: "t", files: [""] },
  ]);
  expect(reading.broken).toBe("the whole report declares 2 failures and errors but contains only 1");
});

test("the reader of JUnit reports returns the file of the outermost suite and the time of the nearest suite", async () => {
  const reading = await readText(`<testsuites><testcase name="top"><failure/></testcase>
    <testsuite name="outer" file="outer.js" timestamp="2026-01-31T12:00:00Z">
      <testsuite name="inner" filepath="inner.js" timestamp="2026-01-31T13:00:00">
        <testcase name="a" classname="c"><failure/></testcase>
        <testcase name="b" file="b.js" id="7" timestamp="2026-01-31T14:00:00+01:00"><failure/></testcase>
      </testsuite>
      <testcase name="last"><failure/></testcase>
    </testsuite></testsuites>`);

  expect(reading.seen).toMatchObject([
    { name: "top", parent: "", files: [""], written: ["top", ""], time: undefined },
    { name: "a", parent: "outer", written: ["a", "c", "outer", "inner"], files: ["outer.js"], time: { zoned: false } },
    { name: "b", files: ["outer.js", "b.js"], id: "7", time: { zoned: true, ms: Date.UTC(2026, 0, 31, 13) } },
    { name: "last", parent: "outer", files: ["outer.js"], time: { ms: Date.UTC(2026, 0, 31, 12) } },
  ]);
});

test("the reader of JUnit reports returns the first line with text as the message", async () => {
  const reading = await readCases(`
    <testcase name="attribute"><failure message="&#10;  one  &#10;two">three</failure></testcase>
    <testcase name="text"><failure>\n\n  one &lt;b&gt;\n two</failure></testcase>
    <testcase name="data"><failure message=""><![CDATA[\n one ]]>two</failure></testcase>
    <testcase name="first"><failure message="one"/><error message="two"/></testcase>
    <testcase name="long"><failure message="${"x ".repeat(1000)}"/></testcase>
    <testcase name="without a space"><failure message="${"x".repeat(1000)}"/></testcase>
    <testcase name="none"><failure/></testcase>`);

  expect(reading.seen.map(({ message }) => message)).toEqual([
    "one",
    "one <b>",
    "one",
    "one",
    `${"x ".repeat(149)}x…`,
    "(a text of 1000 characters)",
    "",
  ]);
});

describe("JUnit reader with a passed test case", () => {
  test.each([
    '<testcase name="a"/>',
    '<testcase classname="c" name="a" time="0.1"></testcase>',
    '<testcase  name="a > b &gt; &quot;c&quot;"\n file="f"\t/>',
    '<testcase name="a">\n</testcase>',
  ])("returns no record of the test: %s", async (text) => {
    const { cases, seen, broken } = await readCases(text);

    expect([cases, seen, broken]).toEqual([1, [], undefined]);
  });

  test.each([
    ['<testcase name="a"/>', "a"],
    ['<testcase classname="c" name="a &gt; &quot;b&quot; &amp;amp;"></testcase>', 'a > "b" &amp;'],
    ["<testcase name='a'/>", "a"],
    ['<testcase name="a&#x20;b"/>', "a b"],
    ['<testcase name="a\nb"/>', "a\nb"],
    ['<testcase name="\u0007a"/>', "a"],
  ])("returns a record when the name of the test is among the requested names: %s", async (text, name) => {
    const { cases, seen } = await readCases(text, [name]);

    expect([cases, namesOf(seen)]).toEqual([1, [name]]);
  });

  test.each(['<testcase name="a" id="7"/>', '<testcase name="a" timestamp="2026-01-31T12:00:00Z"/>'])(
    "returns a record when the test has an id or a time: %s",
    async (text) => {
      expect((await readCases(text)).seen).toHaveLength(1);
    },
  );

  test("returns an error when the test case is outside of a suite", async () => {
    const { cases, broken } = await readText(
      '<testsuite name="s"><properties><testcase name="a"/></properties><testcase name="b"/></testsuite>',
    );

    expect(cases).toBe(1);
    expect(broken).toMatch(/^line 1: <testcase>/);
  });
});

function declaring(encoding: string): string {
  return `<?xml version="1.0" encoding="${encoding}"?><testsuite name="s"><testcase name="zählt"><failure/></testcase></testsuite>`;
}

describe("JUnit reader with an encoding", () => {
  test.each([
    ["UTF-8", Buffer.from(declaring("UTF-8"))],
    ["utf8", Buffer.from(declaring("utf8"))],
    ["ISO-8859-1", Buffer.from(declaring("ISO-8859-1"), "latin1")],
    ["UTF-16 without a mark", Buffer.from(declaring("UTF-16"), "utf16le")],
    ["UTF-16 in big-endian order", Buffer.from(`\ufeff${declaring("UTF-16")}`, "utf16le").swap16()],
    ["UTF-16 in name only", Buffer.from(declaring("UTF-16"))],
  ])("accepts the encoding %s", async (_, bytes) => {
    const reading = await readPieces([bytes]);

    expect([reading.broken, ...namesOf(reading.seen)]).toEqual([undefined, "zählt"]);
  });

  test("returns an error and the failures when a name has invalid bytes", async () => {
    const bytes = Buffer.concat([
      Buffer.from('<testsuite><testcase name="a'),
      Buffer.from([0xff, 0xc3]),
      Buffer.from('"><failure/></testcase></testsuite>'),
    ]);

    const { broken, seen } = await readPieces([bytes]);
    expect(namesOf(seen)).toEqual(["a\ufffd\ufffd"]);
    expect(broken).toBe("line 1: the attribute name contains bytes that are not text");
  });
});
