import { basename } from "node:path";
import { expect, test } from "vitest";
import { daysAgo, HOSTILE, listHere, TWO, tablesIn } from "../quarantined-tests/list-here.js";
import { runHere } from "../run/run-here.js";
import { annotations, errorLine, givenService, runAction } from "./harness.js";

test("the list is given with its count, its oldest age and a file", async () => {
  const end = await listHere(TWO, {}, () => {}, runAction);

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "listed", count: "2", "oldest-days": "40" });
  expect(basename(end.outputs["quarantined-tests-file"] ?? "")).toBe("quarantined-tests.json");
  expect(JSON.parse(end.file)).toEqual(end.service.engine.snapshots()[0]?.quarantinedTests);
  expect(end.result).toMatchObject({ count: 2, quarantinedTests: [{ name: "adds numbers" }, {}] });
  expect(end.log).toContain("2 tests of local/playground are listed as quarantined.");
  expect(annotations(end.log)).toEqual([]);
});

test("the list of a repository on another host is asked for without a notice", async () => {
  const service = await givenService({ orgSlug: "local" });
  service.control.addRepository({ host: "gitlab.example", owner: "group/team", name: "app" });
  service.control.setQuarantinedTests([{ name: "elsewhere" }], "group/team/app");

  const end = await runHere(service, {
    operation: "listQuarantinedTests",
    "org-slug": "local",
    repository: "group/team/app",
    "repository-host": "gitlab.example",
  });

  expect(end.outputs).toMatchObject({ result: "listed", count: "1" });
  expect(end.requests[0]?.body).toMatchObject({ repo: { host: "gitlab.example", owner: "group/team", name: "app" } });
  expect(annotations(end.log)).toEqual([]);
});

test("hostile text stays text in the summary, the log and the outputs", async () => {
  const end = await listHere(HOSTILE, { format: "markdown", "fail-if-older-than": "1d" });

  expect(end.outputs).toMatchObject({ result: "stale", count: "2", "oldest-days": "40" });
  expect(Object.keys(end.outputs).toSorted()).toEqual([
    "count",
    "error-kind",
    "error-message",
    "oldest-days",
    "quarantined-tests-file",
    "result",
    "result-file",
  ]);
  expect(end.outputs["error-message"]).not.toContain("\n");
  expect(errorLine(end.log)).toMatch(/^::error title=list-quarantined-tests%3A stale::1 of 2 tests/);
  expect(annotations(end.log)).toHaveLength(2);
  for (const page of [end.summary, end.file]) {
    expect(page).not.toMatch(/<img|`|\]\(|@all|^# Heading|^::|^EOF|^\| cell|\u2028|^ghadelimiter/m);
    for (const rows of tablesIn(page)) expect(new Set(rows.map((row) => row.split("|").length)).size).toBe(1);
  }
});

test("hostile text that holds the token shows it nowhere, even where it is cut", async () => {
  const name = `${"a".repeat(295)} local-token ${"b".repeat(300)}`;
  const end = await listHere([{ name, quarantined_at: daysAgo(9) }], { "fail-if-older-than": "1d" });

  const log = end.log.replaceAll(/^::add-mask::.*$/gm, "");
  for (const text of [end.file, end.summary, log, end.outputs["error-message"]]) expect(text).not.toMatch(/a lo/);
  expect(end.file).toContain("***");
});

test("a temporary folder that cannot be written to is named, since the file is what was asked for", async () => {
  const service = await givenService();

  const end = await runAction(
    service,
    { operation: "list-quarantined-tests", "org-slug": "local" },
    { environment: { RUNNER_TEMP: "/dev/null/nowhere" } },
  );

  expect(end.outputs["error-kind"]).toBe("input");
  expect(end.outputs["error-message"]).toContain("quarantined-tests.json cannot be written to the temporary folder");
});
