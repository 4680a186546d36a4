import type { TestRun } from "../service/service.js";
import { trialsOf } from "./trials.js";
import { decideVerdict, type Verdict } from "./verdict.js";

/** A verdict as plain lines: what it says, what it rests on, what else there is to know, and what to do. */
export function verdictLines(verdict: Verdict, more: readonly string[] = []): readonly string[] {
  const advice = adviceOf(verdict);
  return [verdict.sentence, ...verdict.evidence, ...more, ...(advice === "" ? [] : [advice])];
}

/** What to do, as a sentence; empty where there is nothing. */
export function adviceOf({ word, next }: Verdict): string {
  switch (next) {
    case "requeue":
      return "Submit it again.";
    case "wait":
      return "It is still in the queue: wait for what the queue decides.";
    case "fix":
      return FIXES[word];
    case "later":
      return "Submit it again when it is ready.";
    case "look":
      return "See what failed and whether it can still be merged; submit it again where there is nothing to mend.";
    case "none":
      return "";
  }
}

const MEND = "Mend that first, and submit it again.";

const FIXES: Readonly<Record<Verdict["word"], string>> = {
  "own-change": "Fix what failed, and submit it again.",
  "own-run": "Fix what failed, and submit it again; if its change cannot be the cause, submit it again as it is.",
  "other-change": MEND,
  conflict: "Resolve the conflict, and submit it again.",
  flaky: MEND,
  infrastructure: MEND,
  "taken-out": MEND,
  unknown: MEND,
};

/** What a failed run alone shows of the cause; undefined for every other run. */
export function runVerdict(id: string, run: TestRun): Verdict | undefined {
  if (run.status !== "failed") return undefined;
  const [first] = run.testedPullRequests ?? [];
  return decideVerdict({
    end: "run",
    reason: undefined,
    culprit: undefined,
    trials: trialsOf({ number: first?.prNumber ?? 0, hasFailed: false, runs: [{ id, run }], results: [] }),
    failingAhead: [],
    onHost: undefined,
    targetBranch: "",
    isBack: false,
  });
}
