import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FAILURE_CAUSES } from "../../src/diagnosis/cause.js";
import { OUTCOMES } from "../../src/outcome/inputs.js";
import { findRequeueObstacle, type RequeueFacts } from "../../src/requeue/rules.js";
import { REQUEUE_CAUSES, REQUEUE_OBSTACLES } from "../../src/requeue/words.js";

const RULES = { causes: ["infrastructure", "flaky"], checks: undefined };
const ON_HOST = { headSha: "a", baseBranch: "main", open: true, merged: false, draft: false, conflicts: false };
/** Facts that every rule allows. */
const ALLOWED: RequeueFacts = {
  state: "failed",
  canRerun: true,
  isLate: false,
  onHost: ON_HOST,
  targetBranch: "main",
  isHeadTested: true,
  guardedHead: undefined,
  queueState: "running",
  diagnosis: { cause: "flaky", next: "requeue" },
  failedChecks: ["build"],
};

/** Facts that violate one rule, in the order of the rules. */
const VIOLATIONS: readonly (readonly [reason: string, facts: Partial<RequeueFacts>])[] = [
  ["not-submitted", { state: "not-submitted" }],
  ["merged", { state: "merged" }],
  ["merged", { state: "merged-outside-queue" }],
  ["closed", { state: "closed" }],
  ["cancelled", { state: "cancelled" }],
  ["queued", { state: "in-queue" }],
  ["held", { state: "held", canRerun: false }],
  ["late", { isLate: true }],
  ["unreadable", { onHost: undefined }],
  ["unreadable", { queueState: undefined }],
  ["merged", { onHost: { ...ON_HOST, merged: true, open: false } }],
  ["closed", { onHost: { ...ON_HOST, open: false } }],
  ["draft", { onHost: { ...ON_HOST, draft: true } }],
  ["base", { onHost: { ...ON_HOST, baseBranch: "next" } }],
  ["head", { guardedHead: "b" }],
  ["conflict", { onHost: { ...ON_HOST, conflicts: true } }],
  ["paused", { queueState: "paused" }],
  ["paused", { queueState: "draining" }],
  ["paused", { queueState: "a new state" }],
  ["cause", { diagnosis: undefined }],
  ["cause", { diagnosis: { cause: "change", next: "fix" } }],
  ["fix", { diagnosis: { cause: "infrastructure", next: "fix" } }],
  ["head", { isHeadTested: false }],
  ["unverified", { isHeadTested: undefined }],
];

describe("findRequeueObstacle", () => {
  test.each(["failed", "held"] as const)("allows a new submission in the state %s without a violation", (state) => {
    expect(findRequeueObstacle({ ...ALLOWED, state }, RULES)).toBeUndefined();
    expect(findRequeueObstacle({ ...ALLOWED, state, guardedHead: "a" }, RULES)).toBeUndefined();
  });

  test.each(VIOLATIONS)("returns %s after %j", (reason, facts) => {
    expect(findRequeueObstacle({ ...ALLOWED, ...facts }, RULES)).toBe(reason);
  });

  test("returns the first reason when two rules are violated", () => {
    // Two violations of the same fact, such as two states of the queue, cannot occur together.
    const pairs = VIOLATIONS.flatMap((first, index) =>
      VIOLATIONS.slice(index + 1).map((second) => [first, second] as const),
    );
    for (const [[reason, facts], [, more]] of pairs) {
      if (Object.keys(more).some((name) => name in facts)) continue;
      expect(findRequeueObstacle({ ...ALLOWED, ...more, ...facts }, RULES), JSON.stringify([facts, more])).toBe(reason);
    }
  });

  const TESTED = new Set(["change", "tests-failed", "flaky", "unknown"]);
  const table = FAILURE_CAUSES.flatMap((cause) =>
    [["none"], ["infrastructure", "flaky"], [...REQUEUE_CAUSES]].flatMap((causes) =>
      [undefined, [], ["build"], ["build", "lint"]].flatMap((checks) =>
        [[], ["build"], ["build", "test"]].map((failedChecks) => ({ cause, causes, checks, failedChecks })),
      ),
    ),
  );

  test.each(table)("decides by the cause and the checks: %j", ({ cause, causes, checks, failedChecks }) => {
    const isListed = failedChecks.length === 1 && (checks ?? []).includes("build") && TESTED.has(cause);

    const reason = findRequeueObstacle(
      { ...ALLOWED, diagnosis: { cause, next: "requeue" }, failedChecks },
      { causes, checks },
    );

    expect(reason).toBe(isListed || causes.includes(cause) ? undefined : "cause");
  });

  test("rejects a resubmission by default after every cause except flaky tests and infrastructure", () => {
    const allowed = FAILURE_CAUSES.filter(
      (cause) => findRequeueObstacle({ ...ALLOWED, diagnosis: { cause, next: "requeue" } }, RULES) === undefined,
    );
    expect(allowed).toEqual(["flaky", "infrastructure"]);
  });

  test("rejects every outcome except failures", () => {
    const without = OUTCOMES.filter((state) => findRequeueObstacle({ ...ALLOWED, state }, RULES) === undefined);
    expect(without).toEqual(["failed"]);
  });
});

test("the page of the operation describes every reason", () => {
  const page = readFileSync("docs/operations/requeue.md", "utf8");
  const rows = page.match(/^\| `[a-z-]+`(?:, `[a-z-]+`)* \| .*/gm) ?? [];
  const described = rows.flatMap((row) => row.split("|")[1]?.match(/[a-z-]+/g) ?? []);

  expect(described).toEqual(expect.arrayContaining([...REQUEUE_OBSTACLES]));
});
