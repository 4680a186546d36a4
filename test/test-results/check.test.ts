import { describe, expect, test } from "vitest";
import type { NewQuarantinedTest } from "../../local-queue/src/state/quarantined-tests.js";
import { annotations, givenService } from "../support/action.js";
import { fixture } from "../support/read-reports.js";
import { checkResults } from "../support/reports.js";

interface Given {
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly list?: readonly NewQuarantinedTest[];
  readonly inputs?: Readonly<Record<string, string>>;
  /** Total number in the service's list, when this number is wrong. */
  readonly total?: number;
}

async function check({ files, list = [], inputs = {}, total }: Given) {
  const service = await givenService();
  service.control.setQuarantinedTests(list);
  if (total !== undefined) {
    const merge = { page: { total_rows: total } };
    service.control.addFault({ endpoint: "listQuarantinedTests", fault: { kind: "patch", merge } });
  }
  const end = await checkResults(service, files, { "junit-paths": "*.xml", "test-exit-code": "1", ...inputs });
  return { ...end, output: (name: string): string => end.outputs[name] ?? "" };
}

const GO: NewQuarantinedTest = {
  name: "TestRounds",
  parent: "example.com/playground/pay",
  classname: "example.com/playground/pay",
};

describe("check-test-results with a build failure and a quarantined failure", () => {
  test.each(["0", "1", "2"])("fails when the exit code is %s", async (code) => {
    const files = { "junit.xml": fixture("gotestsum-hidden-failure.xml") };
    const end = await check({ files, list: [GO], inputs: { "test-exit-code": code } });

    expect(["result", "failed-count", "quarantined-count"].map(end.output)).toEqual(["failed", "0", "1"]);
    expect(end.output("error-message")).toBe(
      "1 result file cannot be used: junit.xml: the whole report declares 2 failures and errors but contains only 1.",
    );
    expect(end.log).toContain("a failure outside of any test, such as a build error");
  });
});

describe("check-test-results with quarantined failures in nested suites", () => {
  const data = 'testRounds with data set "two"';
  const file = "/playground/tests/PayTest.php";

  test("passes for a report of PHPUnit", async () => {
    const list = [data, "testCrashes", "testRisky"].map((name) => ({ name, classname: "PayTest", file }));
    const end = await check({ files: { "junit.xml": fixture("phpunit.xml") }, list });

    expect(["result", "quarantined-count"].map(end.output)).toEqual(["quarantined", "3"]);
  });

  test("passes for a report of Node's test runner when the list names the outermost suite", async () => {
    const paying = { parent: "paying", file: "/playground/suites.node.test.js" };
    const files = { "junit.xml": fixture("node-24.xml") };
    const rounds = { ...paying, name: "rounds", classname: "paying" };
    const warns = { ...paying, name: "warns", classname: "paying.late" };

    expect((await check({ files, list: [rounds, warns] })).output("result")).toBe("quarantined");
    const inner = await check({ files, list: [rounds, { ...warns, parent: "late" }] });
    expect(inner.output("result")).toBe("failed");
  });
});

describe("check-test-results with jest-junit, which omits files that cannot be loaded", () => {
  const files = { "junit.xml": fixture("jest-hidden-failure.xml") };
  const rounds = { name: "paying rounds", parent: "paying", classname: "paying rounds" };
  const OPTION = "set its option reportTestSuiteErrors";

  test("recommends an option of jest-junit when the test step failed but every reported failure is quarantined", async () => {
    const end = await check({ files, list: [rounds] });

    expect(end.output("result")).toBe("quarantined");
    expect(end.log).toContain(OPTION);
    expect(end.summary).toContain(OPTION);
  });

  test.each([
    ["jest tests", true],
    ["vitest tests", false],
  ])(
    "recommends the option for an unexplained failure only when jest-junit wrote the report: %s",
    async (name, isNamed) => {
      const report = `<testsuites name="${name}"><testsuite><testcase name="a"/></testsuite></testsuites>`;
      const end = await check({ files: { "junit.xml": report } });

      expect(end.output("error-message")).toContain("no failed test explains this failure");
      expect(end.log.includes(OPTION)).toBe(isNamed);
    },
  );
});

test("check-test-results warns in the log and the summary when the list may be incomplete", async () => {
  const files = { "junit.xml": '<testsuite name="s"><testcase name="a"><failure/></testcase></testsuite>' };
  const end = await check({ files, list: [{ name: "a", parent: "s" }], total: 2 });

  expect(end.output("result")).toBe("quarantined");
  expect(annotations(end.log)).toEqual([expect.stringContaining("1 test was read, but the service reported 2.")]);
  expect(end.summary).toContain("The list of quarantined tests may be incomplete");
});

test("check-test-results names all paths that are not regular files in one message", async () => {
  const [device, reason] =
    process.platform === "win32"
      ? ["none.txt", ""]
      : ["/dev/zero", " and /dev/zero (the path is a device, not a regular file)"];
  const inputs = { "junit-paths": `r\n${device}\nnone.xml` };
  const end = await check({ files: { "r/a.txt": "" }, inputs });

  expect(end.output("result")).toBe("no-results");
  expect(end.output("error-message")).toBe(
    `No file matches junit-paths, so there are no test results: r (the path is a folder, not a file)${reason}.`,
  );
  expect(end.log).not.toContain("::warning");
});

describe("check-test-results with an unknown status of a test", () => {
  const files = {
    "junit.xml":
      '<testsuite name="s"><testcase name="a"><failure/></testcase><testcase name="b" status="exploded"/></testsuite>',
  };
  const list = [{ name: "a", parent: "s" }];

  test("fails when the test step failed", async () => {
    const end = await check({ files, list });

    expect(end.output("result")).toBe("failed");
    expect(end.output("error-message")).toBe(
      '1 result file cannot be used: junit.xml: line 1: the status of a test is unknown: status="exploded".',
    );
  });

  test("passes without a warning when the test step passed", async () => {
    const end = await check({ files, list, inputs: { "test-exit-code": "0" } });

    expect(end.output("result")).toBe("quarantined");
    expect(end.log).not.toContain("::warning");
  });
});

function reportWith(totals: readonly string[]) {
  const comments = totals.map((total) => `<!-- ${total} -->`).join("");
  return {
    "junit.xml": `<testsuites><testsuite name="s" failures="0"><testcase name="part"/></testsuite><testcase name="a"><failure/></testcase>${comments}</testsuites>`,
  };
}

describe("check-test-results and the totals of Node's test runner", () => {
  const list = [{ name: "a", parent: "" }];

  test.each([
    [["suites 0", "fail 1", "cancelled 0"], "quarantined"],
    [["suites 0", "fail 2", "cancelled 0"], "failed"],
    [["suites 0", "fail 1", "cancelled 1"], "failed"],
    // These totals count more suites than the report contains, so the totals describe something else.
    [["suites 9", "fail 2", "cancelled 0"], "quarantined"],
    [["fail 2"], "quarantined"],
  ])("compares the totals with the failures in the report: %j leads to %s", async (totals, result) => {
    expect((await check({ files: reportWith(totals), list })).output("result")).toBe(result);
  });
});
