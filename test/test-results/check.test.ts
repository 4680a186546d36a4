import { describe, expect, test } from "vitest";
import type { NewQuarantinedTest } from "../../local-queue/src/state/quarantined-tests.js";
import { annotations, givenService } from "../support/action.js";
import { fixture } from "../support/read-reports.js";
import { runHere } from "../support/run-in-process.js";
import { givenWorkspace } from "../support/workspace.js";

interface Given {
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly list?: readonly NewQuarantinedTest[];
  readonly inputs?: Readonly<Record<string, string>>;
  /** Wrong total of the list. */
  readonly total?: number;
}

/** Runs the operation in this process, while these tests are quarantined. */
async function check({ files, list = [], inputs = {}, total }: Given) {
  const service = await givenService({ orgSlug: "local", quarantinedTests: list });
  if (total !== undefined) {
    const merge = { page: { total_rows: total } };
    service.control.addFault({ endpoint: "listQuarantinedTests", fault: { kind: "patch", merge } });
  }
  const shared = { operation: "check-test-results", "org-slug": "local", "junit-paths": "*.xml" };
  const end = await runHere(
    service,
    { ...shared, "test-exit-code": "1", ...inputs },
    { workspace: givenWorkspace(files) },
  );
  return { ...end, output: (name: string): string => end.outputs[name] ?? "" };
}

const GO: NewQuarantinedTest = {
  name: "TestRounds",
  parent: "example.com/playground/pay",
  classname: "example.com/playground/pay",
};

describe("a package that does not build, beside a quarantined failure", () => {
  test.each(["0", "1", "2"])("is never green, whatever the exit code: %s", async (code) => {
    const files = { "junit.xml": fixture("gotestsum-hidden-failure.xml") };
    const end = await check({ files, list: [GO], inputs: { "test-exit-code": code } });

    expect(["result", "failed-count", "quarantined-count"].map(end.output)).toEqual(["failed", "0", "1"]);
    expect(end.output("error-message")).toBe(
      "1 result file cannot be relied on: junit.xml: the report as a whole tells of 2 failures and errors, but only 1 can be found in it.",
    );
    expect(end.log).toContain("a failure that no test stands for, such as a build error");
  });
});

describe("nested suites can turn green, by the outermost suite's name", () => {
  const data = 'testRounds with data set "two"';
  const file = "/playground/tests/PayTest.php";

  test("of PHPUnit", async () => {
    const list = [data, "testCrashes", "testRisky"].map((name) => ({ name, classname: "PayTest", file }));
    const end = await check({ files: { "junit.xml": fixture("phpunit.xml") }, list });

    expect(["result", "quarantined-count"].map(end.output)).toEqual(["quarantined", "3"]);
  });

  test("of Node's test runner with describe in describe, and by no inner name", async () => {
    const paying = { parent: "paying", file: "/playground/suites.node.test.js" };
    const files = { "junit.xml": fixture("node-24.xml") };
    const rounds = { ...paying, name: "rounds", classname: "paying" };
    const warns = { ...paying, name: "warns", classname: "paying.late" };

    expect((await check({ files, list: [rounds, warns] })).output("result")).toBe("quarantined");
    const inner = await check({ files, list: [rounds, { ...warns, parent: "late" }] });
    expect(inner.output("result")).toBe("failed");
  });
});

describe("jest-junit, which leaves out files that could not be loaded", () => {
  const files = { "junit.xml": fixture("jest-hidden-failure.xml") };
  const rounds = { name: "paying rounds", parent: "paying", classname: "paying rounds" };
  const OPTION = "reportTestSuiteErrors set to true";

  test("is named with its option where a step turns green", async () => {
    const end = await check({ files, list: [rounds] });

    expect(end.output("result")).toBe("quarantined");
    expect(end.log).toContain(OPTION);
    expect(end.summary).toContain(OPTION);
  });

  test.each([
    ["jest tests", true],
    ["vitest tests", false],
  ])("is named where no failure explains a red step, and no other tool is: %s", async (name, isNamed) => {
    const report = `<testsuites name="${name}"><testsuite><testcase name="a"/></testsuite></testsuites>`;
    const end = await check({ files: { "junit.xml": report } });

    expect(end.output("error-message")).toContain("failed tests do not explain it");
    expect(end.log.includes(OPTION)).toBe(isNamed);
  });
});

test("a list that may not be whole is a warning beside the verdict, and stands on the page", async () => {
  const files = { "junit.xml": '<testsuite name="s"><testcase name="a"><failure/></testcase></testsuite>' };
  const end = await check({ files, list: [{ name: "a", parent: "s" }], total: 2 });

  expect(end.output("result")).toBe("quarantined");
  expect(annotations(end.log)).toEqual([expect.stringContaining("1 test was read, and the service told of 2.")]);
  expect(end.summary).toContain("The list of quarantined tests may not be whole");
});

test("reports a named path that is no file in the one message, without waiting", async () => {
  // A device has a path on the systems that have `/dev`.
  const [device, told] =
    process.platform === "win32" ? ["none.txt", ""] : ["/dev/zero", " and /dev/zero is a device, not a regular file"];
  const inputs = { "junit-paths": `r\n${device}\nnone.xml` };
  const end = await check({ files: { "r/a.txt": "" }, inputs });

  expect(end.output("result")).toBe("no-results");
  expect(end.output("error-message")).toBe(
    `No file matches junit-paths, so nothing is known about the tests: r is a folder, not a file${told}.`,
  );
  expect(end.log).not.toContain("::warning");
});

describe("a test that ended in a way that nobody knows", () => {
  const files = {
    "junit.xml":
      '<testsuite name="s"><testcase name="a"><failure/></testcase><testcase name="b" status="exploded"/></testsuite>',
  };
  const list = [{ name: "a", parent: "s" }];

  test("does not turn a red step green, since it may be the reason", async () => {
    const end = await check({ files, list });

    expect(end.output("result")).toBe("failed");
    expect(end.output("error-message")).toBe(
      '1 result file cannot be relied on: junit.xml: line 1: nobody knows whether a test with status="exploded" has failed.',
    );
  });

  test("leaves a green step green", async () => {
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

describe("Node's totals in comments", () => {
  const list = [{ name: "a", parent: "" }];

  test.each([
    [["suites 0", "fail 1", "cancelled 0"], "quarantined"],
    [["suites 0", "fail 2", "cancelled 0"], "failed"],
    [["suites 0", "fail 1", "cancelled 1"], "failed"],
    // More suites than there are: these are totals of something else.
    [["suites 9", "fail 2", "cancelled 0"], "quarantined"],
    [["fail 2"], "quarantined"],
  ])("report a failure that is nowhere else: %j is %s", async (totals, result) => {
    expect((await check({ files: reportWith(totals), list })).output("result")).toBe(result);
  });
});
