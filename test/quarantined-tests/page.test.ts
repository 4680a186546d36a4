import { expect, test } from "vitest";
import { formatQuarantinePage } from "../../src/quarantined-tests/page.js";
import { aged } from "./aged.js";

/** Returns a text of the maximum length, with characters that need the longest escape sequences. */
function widest(index: number): string {
  return `${index}`.padEnd(300, "|");
}

test("formatQuarantinePage returns a page within the size limit for 5,000 tests with long texts", () => {
  const tests = Array.from({ length: 5000 }, (_, index) => {
    const text = widest(index);
    return aged({
      name: text,
      file: text,
      variant: text,
      codeowners: [text],
      quarantined_at: text,
      status: text,
      quarantine_setting: text,
    });
  });

  const page = formatQuarantinePage(widest(1), [widest(2)], tests);

  expect(Buffer.byteLength(page)).toBeLessThan(850 * 1024);
  expect(page).toContain("And 4950 more owners.");
});

test("formatQuarantinePage counts each test in exactly one range of ages", () => {
  const days = ["2026-03-31", "2026-03-25", "2026-03-24", "2026-03-02", "2026-03-01", "2026-01-01", "2025-12-31", "?"];
  const tests = days.map((day) => aged({ quarantined_at: `${day}T12:00:00Z` }));

  expect(formatQuarantinePage("", [], tests)).toContain(
    [
      "| under 7 days | 2 |",
      "| 7 to 29 days | 2 |",
      "| 30 to 89 days | 2 |",
      "| 90 days and more | 1 |",
      "| unknown | 1 |",
    ].join("\n"),
  );
});

test("formatQuarantinePage ignores case in a status, and shows one row for each status", () => {
  const tests = ["FLAKY", "flaky", "Flaky"].map((status) => aged({ status }));
  expect(formatQuarantinePage("", [], tests)).toContain("| flaky |  | 3 |");
});
