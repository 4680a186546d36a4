import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { annotations } from "../support/action.js";
import { daysAgo, EVIL, HOSTILE, type ListedTest, listHere } from "./run-list.js";

const SINCE = daysAgo(40);
const TESTS: readonly ListedTest[] = [
  {
    name: 'says "hello", twice',
    parent: "greetings",
    file: "src/greet.spec.ts",
    classname: "Greet",
    codeowners: ["local-team", "@local/web"],
    quarantined_at: SINCE,
    status_last_updated_at: "2026-01-02T00:00:00.000Z",
    quarantine_setting: "ALWAYS_QUARANTINE",
    status: "HEALTHY",
    test_case_id: "id-1",
    variant: "linux",
  },
  { name: "works", file: "a.ts", quarantined_at: daysAgo(3), test_case_id: "id-2" },
  { name: "works", file: "b.ts", quarantined_at: "?", test_case_id: "id-3" },
];

const EXTENSIONS = { json: "json", csv: "csv", markdown: "md", lines: "txt" } as const;

test.each(Object.entries(EXTENSIONS))(
  "list-quarantined-tests with format %s: writes a file with the extension .%s, even for an empty list",
  async (format, end) => {
    const { outputs, exitCode } = await listHere([], { format });

    expect([exitCode, outputs.count]).toEqual([0, "0"]);
    expect(basename(outputs["quarantined-tests-file"] ?? "")).toBe(`quarantined-tests.${end}`);
  },
);

test("list-quarantined-tests with format csv: writes a header row, and one row with the age for each test", async () => {
  const { file, service } = await listHere(TESTS, { format: "csv" });

  const listed = service.engine.snapshots()[0]?.quarantinedTests ?? [];
  expect(file.split("\r\n")).toEqual([
    "name,parent,file,classname,variant,codeowners,quarantined_at,days_quarantined,status,quarantine_setting,status_last_updated_at,test_case_id",
    `"says ""hello"", twice",greetings,src/greet.spec.ts,Greet,linux,local-team @local/web,${SINCE},40,HEALTHY,ALWAYS_QUARANTINE,2026-01-02T00:00:00.000Z,id-1`,
    `works,,a.ts,,,,${listed[1]?.quarantined_at},3,FLAKY,AUTO_QUARANTINE,${listed[1]?.status_last_updated_at},id-2`,
    `works,,b.ts,,,,?,,FLAKY,AUTO_QUARANTINE,${listed[2]?.status_last_updated_at},id-3`,
    "",
  ]);
});

test("list-quarantined-tests with format markdown: writes one section for each owner, and one for tests without owner", async () => {
  const { file } = await listHere(TESTS, { format: "markdown" });

  const row = `| says &#34;hello&#34;, twice | src/greet.spec.ts | ${SINCE.slice(0, 10)} | 40 | healthy | always&#95;quarantine |`;
  const head = ["| Test | File | Since | Days | Status | Setting |", "| --- | --- | --- | --- | --- | --- |"];
  expect(file.split("\n")).toEqual([
    "# Quarantined tests by code owner",
    "",
    "## local-team (1)",
    "",
    ...head,
    row,
    "",
    "## &#64;&#8203;local/web (1)",
    "",
    ...head,
    row,
    "",
    "## Without code owner (2)",
    "",
    ...head,
    `| works | a.ts | ${daysAgo(3).slice(0, 10)} | 3 | flaky | auto&#95;quarantine |`,
    "| works | b.ts | ? |  | flaky | auto&#95;quarantine |",
    "",
  ]);
});

test("list-quarantined-tests with format lines: writes each name once, in the order of the list", async () => {
  const end = await listHere(TESTS, { format: "lines" });

  expect(end.file).toBe('says "hello", twice\nworks\n');
  expect(end.outputs.count).toBe("3");
  expect(annotations(end.log)).toEqual([]);
});

test("list-quarantined-tests: shows counts by status, age and owner, and the oldest tests, in the summary", async () => {
  const { summary } = await listHere(TESTS);

  expect(summary).toContain("3 tests of local/playground are listed as quarantined.");
  expect(summary).toContain("The list can contain tests even if quarantining is switched off");
  expect(summary).toContain("| healthy | always&#95;quarantine | 1 |");
  expect(summary).toContain("| flaky | auto&#95;quarantine | 2 |");
  expect(summary).toContain("| under 7 days | 1 |");
  expect(summary).toContain("| 30 to 89 days | 1 |");
  expect(summary).toContain("| unknown | 1 |");
  expect(summary).toContain("| local-team | 1 | 40 |\n| &#64;local/web | 1 | 40 |\n| *none* | 2 | 3 |");
  expect(summary).toContain(
    `| says &#34;hello&#34;, twice | src/greet.spec.ts | local-team, &#64;local/web | ${SINCE.slice(0, 10)} | 40 | linux |`,
  );
  expect(summary).toContain("| works | b.ts |  | ? |  |  |");
});

describe("list-quarantined-tests with a malicious name", () => {
  test("writes the name unchanged into the JSON file", async () => {
    const end = await listHere(HOSTILE);

    expect(JSON.parse(end.file)).toMatchObject([{ name: EVIL, codeowners: [EVIL] }, { name: "@sum" }]);
  });

  test("writes only names without line breaks when `format` is `lines`, and counts the omitted names in a warning", async () => {
    const names = ["::error::kept | `as` <is>", EVIL, "", "  ", "tab\there", "next\u0085line", "a\u2029b", "good"];
    const end = await listHere(
      names.map((name) => ({ name })),
      { format: "lines" },
    );

    expect(end.file).toBe("::error::kept | `as` <is>\ngood\n");
    expect(annotations(end.log)).toEqual([
      "::warning::The file omits 6 names. A name in the file cannot be blank, and cannot contain line breaks or other control characters. The format json contains every test.",
    ]);
    expect(end.outputs.count).toBe("8");
  });
});
