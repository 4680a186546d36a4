import { describe, expect, test } from "vitest";
import { failedIn, namesOf, readCases, readText } from "../support/read-reports.js";

describe("JUnit reader with a status attribute", () => {
  test.each([
    'status="fail"',
    'status="FAILED"',
    'status="failure"',
    'status="error"',
    'status="errored"',
    'status="timed_out"',
    'status="Timed Out"',
    'status="interrupted"',
    'result="failed"',
    'result="Failure"',
    'status="run" result="interrupted"',
    'result="NotRunnable"',
    'outcome="Failed"',
    'success="false"',
    'success="False"',
    'executed="True" result="Error" success="False"',
    "status='fail'",
    'status="&#102;ail"',
    'status=" failed "',
  ])("counts the test as failed: %s", async (attributes) => {
    for (const text of [`<testcase name="a" ${attributes}/>`, `<testcase ${attributes} name="a"></testcase>`]) {
      const { seen, cases, broken } = await readCases(text);

      expect(seen).toMatchObject([{ name: "a", outcome: "failed" }]);
      expect(seen[0]?.message).toMatch(/^(status|result|outcome|success)=".+"$/);
      expect([cases, broken]).toEqual([1, undefined]);
    }
  });

  test.each([
    'status="run"',
    'status="run" result="completed"',
    'status="notrun" result="suppressed"',
    'status="PASSED"',
    'status="Ok" success="true"',
    'result="Success" executed="True" success="True"',
    'status="disabled"',
    'status="0" success="1"',
    'status="expected"',
    'status="flaky"',
    'status=""',
    'statuses="failed" data-status="failed" failure-status="failed"',
  ])("counts the test as not failed: %s", async (attributes) => {
    const { seen, cases } = await readCases(`<testcase name="a" ${attributes}/>`);

    expect([seen.filter(({ outcome }) => outcome === "failed"), cases]).toEqual([[], 1]);
  });

  test.each([
    ['status="exploded"', 'line 2: the status of a test is unknown: status="exploded"'],
    ['result="run" outcome="Wobbly"', 'line 2: the status of a test is unknown: outcome="Wobbly"'],
    ['status="passed" result="completed"', undefined],
    ['status="200"', undefined],
    ['status="exploded" result="skipped"', undefined],
  ])("marks the report as unclear when the status is unknown: %s", async (attributes, unclear) => {
    const reading = await readCases(
      `\n<testcase name="a" ${attributes}/>\n<testcase name="b" status="odd"><failure/></testcase>`,
    );

    expect([reading.unclear, reading.broken]).toEqual([unclear, undefined]);
    expect(namesOf(failedIn(reading))).toEqual(["b"]);
  });

  test("counts one failure when a test has both a failure element and a failed status", async () => {
    const reading = await readCases(`
      <testcase name="a" status="failed"><failure message="why"/></testcase>
      <testcase name="b" status="failed"><skipped/></testcase>
      <testcase name="c" status="passed"><error/></testcase>
      <testcase name="d" status="failed"><system-out/></testcase>`);

    expect(reading.seen.map(({ name, outcome, message }) => [name, outcome, message])).toEqual([
      ["a", "failed", "why"],
      ["b", "failed", 'status="failed"'],
      ["c", "failed", ""],
      ["d", "failed", 'status="failed"'],
    ]);
  });

  test.each(["notrun", "skipped", "disabled", "Not Executed", "pending"])(
    "counts the test as skipped: %s",
    async (status) => {
      const { seen } = await readCases(`<testcase name="a" status="${status}"/>`, ["a"]);

      expect(seen).toMatchObject([{ outcome: "skipped" }]);
    },
  );

  test("counts as many failures as the suite declares", async () => {
    const { broken } = await readText(
      '<testsuite name="s" failures="2"><testcase name="a" status="fail"/><testcase name="b" result="error"/></testsuite>',
    );

    expect(broken).toBeUndefined();
  });

  test.each([
    ['<testsuite name="s" status="failed"><testcase name="a"/></testsuite>', /^the suite "s" declares 1 failure/],
    [
      '<testsuites result="Failed"><testsuite><testcase name="a"/></testsuite></testsuites>',
      /^the whole report declares/,
    ],
    ['<testsuite name="s" status="failed"><testcase name="a"><failure/></testcase></testsuite>', undefined],
    ['<testsuite name="s" success="0" status="run"><testcase name="a"/></testsuite>', undefined],
  ])("treats the status of a suite as a declared failure: %s", async (text, words) => {
    const { broken } = await readText(text);

    expect(broken).toEqual(words === undefined ? undefined : expect.stringMatching(words));
  });

  test.each([
    ["Unable to find executable", "failed"],
    ["Fixture dependency failed", "failed"],
    ["SKIP_RETURN_CODE=77", "skipped"],
    ["SKIP_REGULAR_EXPRESSION_MATCHED", "skipped"],
    ["", "skipped"],
  ])("reads the CTest status notrun with the message %j as %s", async (message, outcome) => {
    const { seen } = await readCases(`<testcase name="a" status="notrun"><skipped message="${message}"/></testcase>`);

    expect(seen).toMatchObject([{ outcome }]);
  });
});
