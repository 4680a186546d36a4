import { expect, test } from "vitest";
import { allPages } from "../../src/quarantined-tests/read.js";
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

/** Reads from a service with these lists, one for each page. */
async function read(lists: readonly (readonly Row[])[], total?: unknown) {
  let index = 0;
  const { tests, warning } = await allPages(async () => {
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

test("a list that stays as it is is read whole, without a warning", async () => {
  expect(await read([rows("abcdefg")])).toEqual({ names: "abcdefg", warning: undefined });
  expect(await read([[]])).toEqual({ names: "", warning: undefined });
});

test.each([
  ["a test was added in front, so that one comes twice", ["abcdef", "xabcdef", "xabcdef"], "abcdef", 6, 7],
  ["a test was taken out in front, so that one was missed", ["abcdefg", "bcdefg"], "abcefg", 6, 7],
  ["the rest was taken out", ["abcdef", "abc"], "abc", 3, 6],
])("reports a list that moved across pages: %s", async (_, lists, names, count, total) => {
  const end = await read(lists.map(rows));

  expect(end.names).toBe(names);
  expect(end.warning).toBe(
    `The list of quarantined tests may not be whole: ${count} tests were read, and the service told of ${total}. It may have changed while it was read; run the step again to be sure.`,
  );
});

test("a test that the service lists twice counts once", async () => {
  const end = await read([rows("abcabd")]);

  expect(end.names).toBe("abcd");
  expect(end.warning).toContain("4 tests were read, and the service told of 6.");
});

test("counts tests of one name by their ids, and by their variants without ids", async () => {
  const twins = [
    { name: "a", test_case_id: "1" },
    { name: "a", test_case_id: "2" },
    { name: "b" },
    { name: "b", variant: "unix" },
    { name: "b" },
  ];

  expect((await read([twins])).names).toBe("aabb");
});
