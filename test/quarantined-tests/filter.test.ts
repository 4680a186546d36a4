import { expect, test } from "vitest";
import { findOldestTestAgeDays, groupTestsByOwner, sortTestsByAge } from "../../src/quarantined-tests/filter.js";
import { aged } from "./aged.js";

test("age of a quarantined test: is 0 for a time in the near future, and unknown for the far future", () => {
  expect(aged({ quarantined_at: "2026-03-31T12:10:00Z" }).ageMs).toBe(0);
  expect(aged({ quarantined_at: "2036-03-31T12:10:00Z" }).ageMs).toBeUndefined();
});

test("age of a quarantined test: counts completed days", () => {
  const times = ["2026-03-24T12:00:00Z", "2026-03-24T12:00:01Z", "2026-03-31T11:00:00Z", "?"];
  expect(times.map((quarantined_at) => aged({ quarantined_at }).days)).toEqual([7, 6, 0, undefined]);
});

test("start of a quarantine: is a date in UTC, or the original text when there is no valid time", () => {
  expect(aged({ quarantined_at: "2026-03-30T23:00:00-03:00" }).since).toBe("2026-03-31");
  expect(aged({ quarantined_at: "2026-03-30T10:00:00" }).since).toBe("2026-03-30");
  expect(aged({ quarantined_at: "lately" }).since).toBe("lately");
  expect(aged({ quarantined_at: null }).since).toBe("");
});

test("sortTestsByAge sorts by age, and puts tests of unknown age last", () => {
  const [young, old, unknown] = ["2026-03-30", "2026-01-01", "?"].map((quarantined_at) =>
    aged({ name: quarantined_at, quarantined_at }),
  );
  if (young === undefined || old === undefined || unknown === undefined) throw new Error("unreachable");

  expect(sortTestsByAge([unknown, young, old])).toEqual([old, young, unknown]);
  expect(findOldestTestAgeDays([unknown, young, old])).toBe(89);
  expect([findOldestTestAgeDays([unknown]), findOldestTestAgeDays([])]).toEqual([undefined, undefined]);
});

test("groupTestsByOwner combines different spellings of an owner, and sorts the owners by name", () => {
  const tests = [
    aged({ name: "1", codeowners: ["@Local/Web", "local/web"] }),
    aged({ name: "2", codeowners: ["@LOCAL/web", "alpha"] }),
    aged({ name: "3", codeowners: [" ", "@"] }),
    aged({ name: "4", codeowners: null }),
  ];

  const groups = groupTestsByOwner(tests).map(({ owner, tests: owned }) => [
    owner,
    owned.map((each) => each.test.name),
  ]);
  expect(groups).toEqual([
    ["alpha", ["2"]],
    ["@Local/Web", ["1", "2"]],
    [undefined, ["3", "4"]],
  ]);
});
