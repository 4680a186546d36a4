import { expect, test } from "vitest";
import { readQuarantinedTestPages } from "../../src/quarantined-tests/read.js";
import { quarantinedTestsPage } from "../../src/service/v1/schemas.js";

interface Row {
  readonly name: string;
  readonly test_case_id?: string;
  readonly variant?: string;
}

const SIZE = 3;

function rows(names: string): readonly Row[] {
  return names.split("").map((name) => ({ name, test_case_id: `id ${name}` }));
}

/** Reads from a service whose list changes from page to page. */
async function read(lists: readonly (readonly Row[])[], total?: unknown) {
  let index = 0;
  const { tests, warning } = await readQuarantinedTestPages(async () => {
    const list = lists[index] ?? lists.at(-1) ?? [];
    const begin = index * SIZE;
    index += 1;
    return quarantinedTestsPage.parse({
      quarantined_tests: list.slice(begin, begin + SIZE),
      page: { next_page_token: begin + SIZE < list.length ? `page ${index}` : "", total_rows: total ?? list.length },
    });
  });
  return { names: tests.map(({ name }) => name).join(""), warning };
}

test("readQuarantinedTestPages returns the complete list without a warning when the list does not change", async () => {
  expect(await read([rows("abcdefg")])).toEqual({ names: "abcdefg", warning: undefined });
  expect(await read([[]])).toEqual({ names: "", warning: undefined });
});

test.each([
  ["a test was added before the page, so one test comes twice", ["abcdef", "xabcdef", "xabcdef"], "abcdef", 6, 7],
  ["a test was removed before the page, so one test is missing", ["abcdefg", "bcdefg"], "abcefg", 6, 7],
  ["the rest was removed", ["abcdef", "abc"], "abc", 3, 6],
])(
  "readQuarantinedTestPages warns when the list changes between two pages: %s",
  async (_, lists, names, count, total) => {
    const end = await read(lists.map(rows));

    expect(end.names).toBe(names);
    expect(end.warning).toBe(
      `The list of quarantined tests may be incomplete: ${count} tests were read, but the service reported ${total}. It may have changed during the reading; run the step again to check.`,
    );
  },
);

test("readQuarantinedTestPages returns a test once when the service lists the test twice", async () => {
  const end = await read([rows("abcabd")]);

  expect(end.names).toBe("abcd");
  expect(end.warning).toContain("4 tests were read, but the service reported 6.");
});

test("readQuarantinedTestPages distinguishes tests of the same name by id, or by variant when there is no id", async () => {
  const twins = [
    { name: "a", test_case_id: "1" },
    { name: "a", test_case_id: "2" },
    { name: "b" },
    { name: "b", variant: "unix" },
    { name: "b" },
  ];

  expect((await read([twins])).names).toBe("aabb");
});
