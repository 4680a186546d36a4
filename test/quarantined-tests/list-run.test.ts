import { describe, expect, test } from "vitest";
import { annotations, errorLine } from "../support/action.js";
import { byApi } from "../support/api.js";
import { REPO } from "../support/queue.js";
import { daysAgo, listFault, listHere, manyTests, namesIn, TWO } from "./run-list.js";

/** Returns a page token of the local service. */
function tokenOf(index: number): string {
  return Buffer.from(`page:${index}`).toString("base64url");
}

describe("list-quarantined-tests", () => {
  test("reads 250 tests with three requests, each for one page", async () => {
    const end = await listHere(manyTests(250));

    const list = byApi<object>({ v1: { repo: REPO, org_url_slug: "local" }, v2: {} });
    const text = expect.stringMatching(/./);
    expect(end.requests.map(({ body }) => body)).toEqual(
      ["", ...byApi({ v1: [tokenOf(1), tokenOf(2)], v2: [text, text] })].map((token) => ({
        ...list,
        page_query: { page_size: 100, page_token: token },
      })),
    );
    expect(namesIn(end.file)).toEqual(
      manyTests(250)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(end.outputs.count).toBe("250");
  });

  test("requests pages of the size in page-size", async () => {
    const end = await listHere(manyTests(7), { "page-size": "3" });

    expect(end.requests.map(({ body }) => body)).toMatchObject(
      Array.from({ length: 3 }, () => ({ page_query: { page_size: 3 } })),
    );
    expect(end.outputs.count).toBe("7");
  });

  test.each([
    ["a total of 0", { merge: { page: { total_rows: 0, total_pages: 0, page_index: 9 } } }],
    ["a total that is no number", { merge: { page: { total_rows: "unknown" } } }],
    ["no totals", { omit: ["page.total_rows", "page.total_pages", "page.page_index"] }],
  ])("reads all pages when the reply contains %s", async (_, patch) => {
    const end = await listHere(
      manyTests(5),
      { "page-size": "2" },
      listFault({ times: 0, fault: { kind: "patch", ...patch } }),
    );

    expect([end.outputs.count, end.requests.length]).toEqual(["5", 3]);
  });

  test.each([
    ["missing", { omit: ["page.next_page_token"] }],
    ["null", { merge: { page: { next_page_token: null } } }],
  ])("stops after a page when the token of the next page is %s", async (_, patch) => {
    const end = await listHere(
      manyTests(5),
      { "page-size": "2" },
      listFault({ skip: 1, fault: { kind: "patch", ...patch } }),
    );

    expect([end.exitCode, end.outputs.count]).toEqual([0, "4"]);
  });

  test("logs which inputs to check when the list is empty", async () => {
    const end = await listHere([]);

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "listed", count: "0", "oldest-days": "" });
    expect(end.file).toBe("[]\n");
    expect(end.log).toContain("No test of local/playground is listed as quarantined.");
    expect(end.log).toContain("check the spelling of repository, repository-host and org-slug");
    expect(annotations(end.log)).toEqual([]);
  });

  test("writes null values, unknown fields and unknown words unchanged into the file", async () => {
    const items = [
      { name: "bare" },
      { name: "null", parent: null, file: null, classname: null, codeowners: null, quarantined_at: null },
      { name: "new", status: "Shaky", quarantine_setting: "always_quarantine", extra: { deep: [1] } },
    ];
    const end = await listHere([], {}, listFault({ fault: { kind: "patch", merge: { quarantined_tests: items } } }));

    expect(end.exitCode).toBe(0);
    expect(JSON.parse(end.file)).toEqual(items);
    expect(end.summary).toContain("| shaky | always&#95;quarantine | 1 |");
    expect(end.outputs["oldest-days"]).toBe("");
    expect(end.log).toContain("The step cannot read when 3 tests were quarantined.");
  });
});

describe("list-quarantined-tests with fail-if-older-than", () => {
  test("fails the step, and names the oldest test and its owner, when a test is too old", async () => {
    const end = await listHere(TWO, { "fail-if-older-than": "14d" });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "stale", "error-kind": "result", count: "2", "oldest-days": "40" });
    expect(errorLine(end.log)).toBe(
      '::error title=list-quarantined-tests%3A stale::1 of 2 tests in the list was quarantined more than 14d ago: "adds numbers" of @local/core, for 40 days.',
    );
    expect(end.outputs["error-message"]).toContain("1 of 2 tests in the list was quarantined");
    expect(namesIn(end.file)).toEqual(["adds numbers", "opens the door"]);
    expect(end.summary).toContain("more than 14d ago");
  });

  test("reports the number of all tests that are too old", async () => {
    const end = await listHere([...TWO, { name: "sleeps", quarantined_at: daysAgo(90), codeowners: ["@a", "@b"] }], {
      "fail-if-older-than": "1d",
    });

    expect(errorLine(end.log)).toContain(
      '3 of 3 tests in the list were quarantined more than 1d ago; the oldest is "sleeps" of @a, @b, for 90 days.',
    );
  });
});
