import { expect, test } from "vitest";
import { annotations, errorLine, givenService } from "../support/action.js";
import { listed, report, SLUG } from "../support/reports.js";
import { runHere } from "../support/run-in-process.js";
import { checkResults } from "./check-here.js";

const LIST = "listQuarantinedTests";

test("with nothing failed nobody is asked, and no token is needed", async () => {
  const service = await givenService();
  const files = { "junit.xml": report("pays", "pays late") };

  const end = await checkResults(service, files, { "test-outcome": "success", token: "" });

  expect([end.exitCode, end.outputs.result, end.outputs["failed-count"]]).toEqual([0, "passed", "0"]);
  expect(end.requests).toEqual([]);
  expect(end.log).toContain("No test failed, of 2 tests in 1 result file.");
});

test("no result file is a red end of its own, whatever the step came to", async () => {
  const end = await checkResults(await givenService(), { "junit.txt": report("pays") }, { "test-outcome": "success" });

  expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "no-results", "result"]);
  expect(errorLine(end.log)).toContain("No file matches junit-paths");
});

test("a red step without a failed test stays red", async () => {
  const service = await givenService();

  const end = await checkResults(
    service,
    { "junit.xml": report("pays") },
    { "test-outcome": "", "test-exit-code": "2" },
  );

  expect([end.exitCode, end.outputs.result, end.outputs["failed-count"]]).toEqual([1, "failed", "0"]);
  expect(errorLine(end.log)).toContain("failed with exit code 2, and failed tests do not explain it");
  expect(end.requests).toEqual([]);
});

test.each([
  ["1", "quarantined"],
  ["101", "quarantined"],
  ["2", "failed"],
  ["0", "quarantined"],
])("of the exit codes only those that mean failed tests turn green: %s is %s", async (code, result) => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late")]);

  const end = await checkResults(
    service,
    { "junit.xml": report("!pays late") },
    // The exit code decides over the outcome.
    { "test-exit-code": code, "test-failure-exit-codes": "1\n 101 \n", "test-outcome": "failure" },
  );

  expect(end.outputs.result).toBe(result);
});

test.each(["cancelled", "skipped"])("a step that was %s never turns green", async (outcome) => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late")]);
  for (const name of ["!pays late", "pays late"]) {
    const end = await checkResults(service, { "junit.xml": report(name) }, { "test-outcome": outcome });

    expect([end.exitCode, end.outputs.result]).toEqual([1, "failed"]);
    expect(errorLine(end.log)).toContain(`The test step was ${outcome}`);
  }
});

test("the variant is part of a test's identity", async () => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late", { variant: "unix" })]);

  const end = await checkResults(service, { "junit.xml": report("!pays late") }, { variant: "unix" });

  expect(end.outputs.result).toBe("quarantined");
});

test("a test is recognised by the id that the service computes, whatever its names in the list", async () => {
  const service = await givenService();
  const id = "7c9db3f0-5b1b-5a41-b5c8-58c6b8a77c50";
  service.control.setQuarantinedTests([{ name: "as the list calls it", test_case_id: id }]);
  const own = report("!pays late").replace("<testcase", `<testcase id="${id}"`);

  const end = await checkResults(service, { "junit.xml": own });

  expect(end.outputs.result).toBe("quarantined");
  expect(end.summary).toContain("| its id |");
});

test("an unreachable service leaves the failures red, with a warning", async () => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late")]);
  service.control.addFault({ endpoint: LIST, times: 0, fault: { kind: "status", status: 503 } });

  const end = await checkResults(service, { "junit.xml": report("!pays late") });

  expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "failed", "result"]);
  expect(end.outputs).toMatchObject({ "failed-count": "1", "quarantined-count": "0" });
  expect(annotations(end.log)[0]).toMatch(/^::warning::The list of quarantined tests could not be read, so/);
  expect(errorLine(end.log)).toContain("1 test failed: pays late. Whether they are quarantined is not known.");
});

test.each([401, 403, 404])("status %i points to the slug as well", async (status) => {
  const service = await givenService();
  service.control.addFault({ endpoint: LIST, fault: { kind: "status", status } });

  const end = await checkResults(service, { "junit.xml": report("!pays") });

  expect([end.exitCode, end.outputs.result]).toEqual([1, "failed"]);
  // Everything that list-quarantined-tests says of it.
  expect(annotations(end.log)[0]).toContain(
    `org-slug is "${SLUG}", and must be spelled as in the organisation's settings`,
  );
  expect(annotations(end.log)[0]).toContain("The list was asked for the repository local/playground");
});

test("quarantined tests that pass now are named", async () => {
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

test("a quarantined test that failed in one report is not named among those that pass, although it passed in another", async () => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late"), listed("pays")]);

  const end = await checkResults(service, { "a.xml": report("!pays late"), "b.xml": report("pays late", "pays") });

  expect(end.outputs.result).toBe("quarantined");
  expect(end.result).toMatchObject({ passingQuarantinedTests: [{ name: "pays" }] });
});

test("what must be given is asked for at once, and nothing is sent", async () => {
  const service = await givenService();

  const end = await runHere(service, { operation: "check-test-results", "test-failure-exit-codes": "1" });

  expect(end.outputs["error-kind"]).toBe("input");
  const problems = (end.outputs["error-message"] ?? "").split("\n").map((line) => line.split(":")[0]);
  expect(problems).toEqual(["- org-slug", "- junit-paths", "- test-outcome", "- test-failure-exit-codes"]);
  expect(end.requests).toEqual([]);
});
