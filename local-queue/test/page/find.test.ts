import { describe, expect, test } from "vitest";
import { findPullRequests } from "../../src/page/view/find.js";
import { PULL_REQUEST, playedQueue, submitted } from "./played-queue.js";

const numbers = Array.from({ length: 120 }, (_, index) => index + 1);
const known = numbers.map((number) => ({
  ...PULL_REQUEST,
  number,
  title: number === 7 ? "Fix the Parser" : `Change ${number}`,
  author: number % 2 === 0 ? "grace" : "ada",
  headBranch: `topic/${number}`,
  ...(number === 118 && { draft: true }),
  ...(number === 119 && { baseBranch: "other" }),
  ...(number === 120 && { state: "closed" as const }),
}));
const byNumber = new Map(known.map((each) => [each.number, each]));

/** Queue with a failed pull request (1), tests of 2 and 3, a waiting part, and a part that is not ready. */
const queue = playedQueue({
  settings: { concurrency: 2 },
  changes: numbers.map((number) => ({ number, broken: number === 1, testSeconds: number === 1 ? 30 : 600 })),
  inputs: submitted(...numbers.slice(0, 100)),
  atSeconds: 100,
  known: { pullRequest: (number) => byNumber.get(number), pullRequests: () => byNumber.values(), testMs: 60_000 },
});

function find(search: string, from = 0, of = queue) {
  return findPullRequests([of], { queue: "local/playground:main", search, from }, 100_000);
}

describe("search for pull requests", () => {
  test("finds every pull request by its number, with the exact number first", () => {
    for (const number of numbers.filter((each) => each !== 119)) {
      expect(find(`#${number}`).items[0]?.number).toBe(number);
      expect(find(`${number} `).items[0]?.number).toBe(number);
    }
  });

  test.each([
    ["parser", [7]],
    ["fix GRACE", []],
    ["FIX  ada", [7]],
    ["topic/117", [117]],
    ["grace #12", [12, 120]],
  ])("finds for %j: %j", (search, expected) => {
    expect(find(search).items.map(({ number }) => number)).toEqual(expected);
  });

  test("lists the queue first, then open and finished pull requests of its branch, on pages", () => {
    const all: number[] = [];
    for (let from = 0; ; ) {
      const { total, items } = find("", from);
      all.push(...items.map(({ number }) => number));
      from += items.length;
      expect(total).toBe(119);
      if (from >= total) break;
    }
    const others = [1, ...numbers.slice(100, 118), 120];
    expect(all).toEqual([...numbers.slice(1, 100), ...others]);
  });

  test.each([
    [-5, 0],
    [20, 20],
    [5000, 100],
  ])("begins with the result %d at %d", (from, first) => {
    expect(find("", from).from).toBe(first);
    expect(find("no such text", from)).toEqual({ total: 0, from: 0, items: [] });
  });

  test.each([
    [1, "Open, failed", "submit"],
    [2, "Testing", "cancel"],
    [50, "Waiting", "cancel"],
    [110, "Open", "submit"],
    [118, "Draft", null],
    [120, "Closed", null],
  ])("shows #%d as %s, with the button %s", (number, label, act) => {
    expect(find(`#${number}`).items[0]).toMatchObject({ number, label, act });
  });

  test("estimates each merge in the queue, and no other merge", () => {
    const merges = ["#2", "#3", "#4", "#5", "#100", "#110", "#1"].map((text) => find(text).items[0]?.mergeAtMs);
    // The tests of 2 and 3 began at 30 s. Each later pair takes another minute.
    expect(merges).toEqual([100_000, 100_000, 160_000, 160_000, 3_040_000, null, null]);
    expect(find("#4", 0, { ...queue, testMs: null }).items[0]?.mergeAtMs).toBeNull();
  });

  test("returns nothing for an unknown queue", () => {
    expect(findPullRequests([queue], { queue: "x", search: "", from: 0 }, 0)).toEqual({ total: 0, from: 0, items: [] });
  });
});
