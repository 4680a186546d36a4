import { expect, test } from "vitest";
import { annotations, errorLine, givenService } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { byApi } from "../support/api.js";
import { checkResults, listed, report, SLUG } from "../support/reports.js";

const LIST = "listQuarantinedTests";

test("check-test-results passes when every failure is quarantined", async () => {
  const service = await givenService();
  service.control.setQuarantinedTests([
    listed("pays twice", { codeowners: ["@team"], quarantined_at: "2026-01-31T12:00:00Z" }),
    listed("pays late"),
  ]);

  const end = await checkResults(service, { "junit.xml": report("pays", "!pays twice", "!pays late") });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({
    result: "quarantined",
    "failed-count": "0",
    "quarantined-count": "2",
    "failed-tests": "[]",
    "error-kind": "",
  });
  expect(JSON.parse(end.outputs["quarantined-failures"] ?? "")[0]).toEqual({
    name: "pays twice",
    parent: "test/pay.test.ts",
    file: null,
    classname: "test/pay.test.ts",
  });
  expect(end.calls).toEqual([LIST]);
  expect(end.requests[0]?.body).toMatchObject({
    ...byApi<object>({ v1: { org_url_slug: SLUG }, v2: {} }),
    page_query: { page_size: 100 },
  });
  expect(annotations(end.log)).toEqual([]);
  expect(end.log).toContain("All 2 failed tests are quarantined: 3 tests in 1 result file.");
  const isOffPossible = end.log.includes("The list contains tests even if quarantining is switched off");
  expect(isOffPossible).toBe(byApi({ v1: true, v2: false }));
  expect(end.summary).toContain("#### Quarantined failures");
  expect(end.summary).toContain("&#64;team | 2026-01-31 | names |");
  expect(end.result).toMatchObject({ tests: 3, files: ["junit.xml"], quarantine: [{ rule: "tuple" }, {}] });
});

test("check-test-results fails and reports two failures when only one of them is quarantined", async () => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late")]);

  const end = await checkResults(service, { "junit.xml": report("!pays", "!pays late") });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({
    result: "failed",
    "error-kind": "result",
    "failed-count": "1",
    "quarantined-count": "1",
  });
  expect(errorLine(end.log)).toContain("1 test failed: pays. 1 more failed test is quarantined.");
  expect(end.summary).toContain("| pays | test/pay.test.ts |  | expected 1 to be 2 |");
});

test("check-test-results reports an input error and lists the failed tests when the token is missing", async () => {
  const service = await givenService();
  const fork = { number: 7, headSha: "1".repeat(40), headRepository: "developer-2/playground" };

  const end = await checkResults(
    service,
    { "junit.xml": report("!pays") },
    { token: "" },
    { event: pullRequestEvent(fork) },
  );

  expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "input"]);
  expect(errorLine(end.log)).toContain(
    "token: the token is empty, because runs for a pull request from a fork get no secrets",
  );
  expect(end.log).toContain("1 test failed (pays), and reading the list of quarantined tests requires a token.");
  expect(end.requests).toEqual([]);
});
