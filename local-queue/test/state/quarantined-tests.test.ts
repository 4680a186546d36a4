import { describe, expect, test } from "vitest";
import { fakeQueueService, REPO, refusalOf } from "../support/fake-queue-service.js";

function listTests(count: number) {
  const service = fakeQueueService();
  const tests = Array.from({ length: count }, (_, index) => ({ name: `test ${index}` }));
  service.engine.outside.setQuarantinedTests(tests);
  return (size: number, token = "") =>
    service.engine.listQuarantinedTests(REPO, { page_query: { page_size: size, page_token: token } });
}

describe("list-quarantined-tests of the local service", () => {
  test("returns every test once when the caller follows the page tokens", () => {
    const list = listTests(205);
    const names: string[] = [];
    const indexes: number[] = [];
    let token = "";
    do {
      const { quarantined_tests: tests, page } = list(100, token);
      names.push(...tests.map((each) => each.name));
      indexes.push(page.page_index);
      token = page.next_page_token;
    } while (token !== "");
    expect(names).toEqual(Array.from({ length: 205 }, (_, index) => `test ${index}`));
    expect(indexes).toEqual([0, 1, 2]);
  });

  test("returns the tokens of the previous page and of the last page", () => {
    const list = listTests(5);
    const first = list(2).page;
    expect(first).toMatchObject({ total_rows: 5, total_pages: 3, prev_page_token: "" });
    const second = list(2, first.next_page_token);
    expect(list(2, second.page.prev_page_token)).toEqual(list(2));
    expect(list(2, first.last_page_token).quarantined_tests.map((each) => each.name)).toEqual(["test 4"]);
  });

  test("returns no rows for an empty list", () => {
    expect(listTests(0)(10)).toEqual({
      quarantined_tests: [],
      page: {
        total_rows: 0,
        total_pages: 0,
        next_page_token: "",
        prev_page_token: "",
        last_page_token: "",
        page_index: 0,
      },
    });
  });

  test("returns every field of the API", () => {
    expect(listTests(1)(1).quarantined_tests).toEqual([
      {
        name: "test 0",
        parent: null,
        file: null,
        classname: null,
        status: "FLAKY",
        codeowners: [],
        quarantine_setting: "AUTO_QUARANTINE",
        quarantined_at: "2026-01-01T00:00:00.000Z",
        status_last_updated_at: "2026-01-01T00:00:00.000Z",
        test_case_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        variant: "",
      },
    ]);
  });

  test.each([0, 101, 1.5])("rejects a page size of %d", (size) => {
    expect(refusalOf(() => listTests(1)(size))).toEqual({
      status: 400,
      message: expect.stringContaining("page_query.page_size"),
    });
  });

  test("rejects an unknown token", () => {
    expect(refusalOf(() => listTests(1)(1, "2"))?.status).toBe(400);
  });
});
