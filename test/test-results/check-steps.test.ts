import { expect, test } from "vitest";
import { annotations, errorLine, givenService } from "../support/action.js";
import { byApi } from "../support/api.js";
import { checkResults, listed, report, SLUG } from "../support/reports.js";
import { runHere } from "../support/run-in-process.js";

const LIST = "listQuarantinedTests";

test("check-test-results passes without a request or a token when no test failed", async () => {
  const service = await givenService();
  const files = { "junit.xml": report("pays", "pays late") };

  const end = await checkResults(service, files, { "test-outcome": "success", token: "" });

  expect([end.exitCode, end.outputs.result, end.outputs["failed-count"]]).toEqual([0, "passed", "0"]);
  expect(end.requests).toEqual([]);
  expect(end.log).toContain("No test failed: 2 tests in 1 result file.");
});

test("check-test-results returns `no-results` when no file matches, even if the test step passed", async () => {
  const end = await checkResults(await givenService(), { "junit.txt": report("pays") }, { "test-outcome": "success" });

  expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "no-results", "result"]);
  expect(errorLine(end.log)).toContain("No file matches junit-paths");
});

test("check-test-results fails when the test step failed but no test failed", async () => {
  const service = await givenService();

  const end = await checkResults(
    service,
    { "junit.xml": report("pays") },
    { "test-outcome": "", "test-exit-code": "2" },
  );

  expect([end.exitCode, end.outputs.result, end.outputs["failed-count"]]).toEqual([1, "failed", "0"]);
  expect(errorLine(end.log)).toContain("failed with exit code 2, but no failed test explains this failure");
  expect(end.requests).toEqual([]);
});

test.each([
  ["1", "failure", "1\n 101 \n", "quarantined"],
  ["101", "skipped", "1\n 101 \n", "quarantined"],
  ["2", "success", "1\n 101 \n", "failed"],
  ["0", "failure", "1\n 101 \n", "quarantined"],
  ["0", "cancelled", "", "quarantined"],
  ["3221225477", "success", "", "quarantined"],
])(
  "check-test-results decides by exit code %s, not by the outcome %s, when test-failure-exit-codes is %j: %s",
  async (code, outcome, codes, result) => {
    const service = await givenService();
    service.control.setQuarantinedTests([listed("pays late")]);

    const end = await checkResults(
      service,
      { "junit.xml": report("!pays late") },
      { "test-exit-code": code, "test-failure-exit-codes": codes, "test-outcome": outcome },
    );

    expect(end.outputs.result).toBe(result);
    if (code === "2") expect(errorLine(end.log)).toContain("test-failure-exit-codes does not list this exit code");
  },
);

test.each([
  ["cancelled", "was canceled"],
  ["skipped", "was skipped"],
])("check-test-results fails when the test step was %s", async (outcome, words) => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late")]);
  for (const name of ["!pays late", "pays late"]) {
    const end = await checkResults(service, { "junit.xml": report(name) }, { "test-outcome": outcome });

    expect([end.exitCode, end.outputs.result]).toEqual([1, "failed"]);
    expect(errorLine(end.log)).toContain(`The test step ${words}`);
  }
});

test("check-test-results finds a quarantined test with the same variant", async () => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late", { variant: "unix" })]);

  const end = await checkResults(service, { "junit.xml": report("!pays late") }, { variant: "unix" });

  expect(end.outputs.result).toBe("quarantined");
});

test("check-test-results finds a quarantined test by its id when the names differ", async () => {
  const service = await givenService();
  const id = "7c9db3f0-5b1b-5a41-b5c8-58c6b8a77c50";
  service.control.setQuarantinedTests([{ name: "as the list calls it", test_case_id: id }]);
  const own = report("!pays late").replace("<testcase", `<testcase id="${id}"`);

  const end = await checkResults(service, { "junit.xml": own });

  expect(end.outputs.result).toBe("quarantined");
  expect(end.summary).toContain("| id |");
});

test("check-test-results fails with a warning when the service is unavailable", async () => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late")]);
  service.control.addFault({ endpoint: LIST, times: 0, fault: { kind: "status", status: 503 } });

  const end = await checkResults(service, { "junit.xml": report("!pays late") });

  expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "failed", "result"]);
  expect(end.outputs).toMatchObject({ "failed-count": "1", "quarantined-count": "0" });
  expect(annotations(end.log)[0]).toMatch(/^::warning::The list of quarantined tests could not be read, so/);
  expect(errorLine(end.log)).toContain(
    "1 test failed: pays late. The list of quarantined tests could not be read, so the step treats all failed tests as not quarantined.",
  );
});

test.each([401, 403, 404])(
  "check-test-results names org-slug in the warning when the service returns %i",
  async (status) => {
    const service = await givenService();
    service.control.addFault({ endpoint: LIST, fault: { kind: "status", status } });

    const end = await checkResults(service, { "junit.xml": report("!pays") });

    expect([end.exitCode, end.outputs.result]).toEqual([1, "failed"]);
    expect(annotations(end.log)[0]).toContain(
      `The value of org-slug is "${SLUG}". Spell the slug as in the organization's settings`,
    );
    expect(annotations(end.log)[0]).toContain("The request was for the repository local/playground");
  },
);

test("check-test-results lists the quarantined tests that passed", async () => {
  const service = await givenService();
  service.control.setQuarantinedTests([
    listed("pays late"),
    listed("pays &lt;well&gt;".replace("&lt;", "<").replace("&gt;", ">")),
    listed("gone"),
  ]);

  const end = await checkResults(service, { "junit.xml": report("!pays late", "pays", "pays &lt;well&gt;") });

  const passed = end.summary.split("#### Quarantined tests that passed")[1] ?? "";
  expect(passed).toContain("| pays &#60;well&#62; | test/pay.test.ts |");
  expect(passed).not.toContain("gone");
  expect(passed).not.toContain("pays late");
});

test("check-test-results lists no quarantined test as passed when it failed in another report", async () => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late"), listed("pays")]);

  const end = await checkResults(service, { "a.xml": report("!pays late"), "b.xml": report("pays late", "pays") });

  expect(end.outputs.result).toBe("quarantined");
  expect(end.result).toMatchObject({ passingQuarantinedTests: [{ name: "pays" }] });
});

test("check-test-results reports every missing input and sends no request", async () => {
  const service = await givenService();

  const end = await runHere(service, { operation: "check-test-results", "test-failure-exit-codes": "1" });

  expect(end.outputs["error-kind"]).toBe("input");
  const problems = (end.outputs["error-message"] ?? "").split("\n").map((line) => line.split(":")[0]);
  expect(problems).toEqual([
    ...byApi({ v1: ["- org-slug"], v2: [] }),
    "- junit-paths",
    "- test-outcome",
    "- test-failure-exit-codes",
  ]);
  expect(end.requests).toEqual([]);
});
