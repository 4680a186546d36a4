import { describe, expect, test } from "vitest";
import type { NewQuarantinedTest } from "../../local-queue/src/state/quarantined-tests.js";
import { errorLine, givenService } from "../support/action.js";
import { checkResults, listed, report } from "../support/reports.js";

/** Checks a report against a list of quarantined tests. */
async function check(text: string | Uint8Array, ...list: readonly NewQuarantinedTest[]) {
  const service = await givenService();
  service.control.setQuarantinedTests(list);
  return checkResults(service, { "junit.xml": text });
}

describe("check-test-results when a name is spelled differently in the list", () => {
  test.each([
    ["a leading space, as jest-junit writes it outside of describe", "! pays late", "pays late"],
    ["white space at both ends", "!\u00a0pays late\u0085", "pays late"],
    ["white space in the list", "!pays late", " pays late\u00a0"],
  ])("passes when the service's uploader stores the same name: %s", async (_, failed, name) => {
    expect((await check(report(failed), listed(name))).outputs.result).toBe("quarantined");
  });

  test.each([
    ["a space where the list has a line break", "!pays late", "pays\nlate"],
    ["a no-break space inside", "!pays\u00a0late", "pays late"],
    ["a byte order mark at the start", "!\ufeffpays late", "pays late"],
    ["U+0000 by a reference", "!pays&#0; late", "pays late"],
  ])("fails when the service's uploader stores different names: %s", async (_, failed, name) => {
    expect((await check(report(failed), listed(name))).outputs.result).toBe("failed");
  });
});

test("check-test-results lists a quarantined test as passed although its name has white space at the end", async () => {
  const end = await check(report("!pays", "late "), listed("late"));

  expect(end.result).toMatchObject({ passingQuarantinedTests: [{ name: "late" }] });
});

describe("the hint about a similar name in the list of quarantined tests", () => {
  test.each([
    [
      { parent: "old/pay.test.ts" },
      'a different suite ("old/pay.test.ts" in the list, "test/pay.test.ts" in the report)',
    ],
    [{ classname: null }, 'a different class (none in the list, "test/pay.test.ts" in the report)'],
    [{ file: "src/pay.ts" }, 'a different file ("src/pay.ts" in the list, none in the report)'],
    [{ variant: "unix" }, 'a different variant ("unix" in the list, none here)'],
    [
      { parent: "a", file: "b" },
      'a different suite ("a" in the list, "test/pay.test.ts" in the report) and a different file ("b" in the list, none in the report)',
    ],
  ])("names the difference between the two tests: %j", async (other, difference) => {
    const end = await check(
      report("!pays late"),
      listed("pays late", { parent: "x", classname: "y", file: "z" }),
      listed("pays late", other),
    );

    expect(end.log).toContain(`The list contains the failed test "pays late", but with ${difference}.`);
  });

  test.each([
    ["!pays\u00a0late", "pays late", '"pays late" in the list, "pays\\u00a0late" in the report'],
    ["!Pays late\u200b", "pays late", '"pays late" in the list, "Pays late\\u200b" in the report'],
    ["!\u001b[31m pays late", "pays late\ufeff", '"pays late\\ufeff" in the list, "\\u0020pays late" in the report'],
  ])("shows invisible characters of the names: %j and %j", async (failed, name, difference) => {
    expect((await check(report(failed), listed(name))).log).toContain(`with a different name (${difference}).`);
  });

  test("names three tests and the number of the other tests", async () => {
    const names = ["a", "b", "c", "d", "e"];
    const end = await check(
      report(...names.map((name) => `!${name}`)),
      ...names.map((name) => listed(name, { file: "f" })),
    );

    expect(end.log.match(/The list contains the failed test/g)).toHaveLength(3);
    expect(end.log).toContain("2 more failed tests differ from the list in a similar way.");
  });

  test("appears only when the list has a similar name", async () => {
    expect((await check(report("!pays"), listed("late"))).log).not.toContain("The list contains the failed test");
  });
});

test("check-test-results shows the invisible characters in the name of a failed test", async () => {
  const end = await check(report("!pays\u200b"));

  expect(errorLine(end.log)).toContain("1 test failed: pays\\u200b.");
  expect(end.summary).toContain("| pays&#92;u200b |");
});
