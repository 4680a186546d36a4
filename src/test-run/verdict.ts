import { formatList, plainWord, shortName } from "../text/format.js";
import { cancelReason, failureReason, type NextStep } from "./reasons.js";
import type { Trial } from "./trials.js";

/** Why a pull request was thrown out; docs/verdicts.md says what each word rests on. */
export const VERDICT_WORDS = [
  "own-change",
  "own-run",
  "other-change",
  "conflict",
  "flaky",
  "infrastructure",
  "taken-out",
  "unknown",
] as const;

export interface Verdict {
  readonly word: (typeof VERDICT_WORDS)[number];
  /** One sentence about the pull request as "it". */
  readonly sentence: string;
  /** What the word rests on, one sentence a line. */
  readonly evidence: readonly string[];
  readonly next: NextStep;
}

/** What a change does not go together with, where the service names it. */
export type Culprit = { readonly kind: "pull-request"; readonly number: number } | { readonly kind: "target-branch" };

export interface VerdictFacts {
  /**
   * How it stands: thrown out after its tests or at the merge, taken out, gone without a final state, or held: its tests
   * failed, and the queue has not decided. `run` where nothing but a test run is known.
   */
  readonly end: "failed" | "cancelled" | "left" | "held" | "run";
  /** The service's word for why, in upper case; undefined where it does not tell. */
  readonly reason: string | undefined;
  readonly culprit: Culprit | undefined;
  /** The tests of this attempt that it took part in, the oldest first. */
  readonly trials: readonly Trial[];
  /** While it is held: the pull requests before it whose tests failed as well. */
  readonly failingAhead: readonly number[];
  /** What GitHub says of it; undefined where that is not known. */
  readonly onHost: PullRequestFacts | undefined;
  readonly targetBranch: string;
  /** Another attempt of it is in the queue by now. */
  readonly isBack: boolean;
}

interface PullRequestFacts {
  readonly open: boolean;
  readonly merged: boolean;
  readonly draft: boolean;
  readonly baseBranch: string;
  /** It cannot be merged into its base branch because of conflicts. */
  readonly conflicts: boolean;
}

type Rule = (facts: VerdictFacts) => Verdict | undefined;

/** The first rule that has an answer decides. A rule answers only where the facts leave no other answer. */
const RULES: readonly Rule[] = [
  held,
  takenOut,
  leftWithoutEnd,
  conflict,
  namedFailure,
  testsPassed,
  nothingFailed,
  flaky,
  ownChange,
  ownRun,
  sharedRun,
];

/** Why a pull request was thrown out, as far as the facts tell. */
export function decideVerdict(facts: VerdictFacts): Verdict {
  for (const rule of RULES) {
    const verdict = rule(facts);
    if (verdict !== undefined) return advised(verdict, facts);
  }
  const verdict: Verdict = {
    word: "unknown",
    sentence: "What threw it out is not known.",
    // A word of the service that is new to us may say more to a reader.
    evidence: given(facts.reason),
    next: "look",
  };
  return advised(verdict, facts);
}

/** What is in the queue again, is no longer open or goes elsewhere now, is not to be submitted again. */
function advised(verdict: Verdict, { onHost, targetBranch, isBack }: VerdictFacts): Verdict {
  if (verdict.next === "wait") return verdict;
  const { evidence } = verdict;
  const noted = (line: string): readonly string[] => (evidence.includes(line) ? evidence : [...evidence, line]);
  if (isBack) return { ...verdict, next: "wait", evidence: noted("It was submitted again.") };
  if (onHost === undefined) return verdict;
  if (onHost.merged) return { ...verdict, next: "none", evidence: noted("GitHub shows it as merged.") };
  if (!onHost.open) return { ...verdict, next: "none", evidence: noted("GitHub shows it as closed.") };
  if (onHost.draft) return { ...verdict, next: "fix", evidence: noted("GitHub shows it as a draft.") };
  if (onHost.baseBranch !== targetBranch)
    return { ...verdict, next: "fix", evidence: noted(`It goes into ${shortName(onHost.baseBranch)} now.`) };
  if (onHost.conflicts && verdict.word !== "conflict")
    return { ...verdict, next: "fix", evidence: noted(CONFLICTS_NOW) };
  return verdict;
}

const CONFLICTS_NOW = "GitHub reports that it conflicts with its base branch.";

function held({ end, failingAhead, trials }: VerdictFacts): Verdict | undefined {
  if (end !== "held") return undefined;
  const last = lastFailed(trials);
  const evidence = failedChecksOf(last);
  const ahead = failingAhead.filter((number) => last?.others.includes(number) !== true);
  if (ahead.length === 0) {
    return {
      word: "unknown",
      sentence: "Its tests failed, and the queue has not decided yet whether it is to blame.",
      evidence,
      next: "wait",
    };
  }
  return {
    word: "other-change",
    sentence: `Its tests failed, and so did those of ${numbers(ahead)} before it; if that is the cause, the queue tests it again without.`,
    evidence,
    next: "wait",
  };
}

function takenOut({ end, reason }: VerdictFacts): Verdict | undefined {
  if (end !== "cancelled") return undefined;
  const known = reason === undefined ? undefined : cancelReason(reason);
  if (known !== undefined) return { word: "taken-out", ...known, evidence: given(reason) };
  const sentence =
    reason === undefined
      ? "It was taken out, by somebody or by what happened to it; the service does not say which."
      : `It was taken out: ${plainWord(reason.toLowerCase())}.`;
  return { word: "taken-out", sentence, evidence: [], next: "later" };
}

function leftWithoutEnd({ end }: VerdictFacts): Verdict | undefined {
  if (end !== "left") return undefined;
  const sentence = "It is out of the queue without a final state, so what took it out is not known.";
  return { word: "unknown", sentence, evidence: [], next: "none" };
}

/** The service says so, or GitHub does where it was refused at the merge or no failed test of it is known. */
function conflict({ end, reason, culprit, onHost, trials, targetBranch }: VerdictFacts): Verdict | undefined {
  if (end === "run") return undefined;
  const isTold = reason === "START_TEST_RUN_MERGE_CONFLICT";
  const mayBe = reason === undefined ? lastFailed(trials) === undefined : MERGE_REFUSED.has(reason);
  if (!isTold && !(mayBe && onHost?.conflicts === true)) return undefined;
  const shown = onHost?.conflicts === true ? [CONFLICTS_NOW] : [];
  const other =
    culprit?.kind === "pull-request"
      ? `#${culprit.number}`
      : culprit?.kind === "target-branch" || shown.length > 0
        ? shortName(targetBranch)
        : `${shortName(targetBranch)}, or with a pull request before it`;
  return {
    word: "conflict",
    sentence: `It conflicts with ${other}.`,
    evidence: [...given(reason), ...shown],
    next: "fix",
  };
}

/** GitHub refuses a merge in these words for many reasons, and a conflict is one. */
const MERGE_REFUSED: ReadonlySet<string> = new Set(["GITHUB_API_MERGE_PR_FAILED", "GITHUB_API_DIRECT_MERGE_PR_FAILED"]);

/** A failure that the service has a word of its own for, other than failed tests. */
function namedFailure({ reason }: VerdictFacts): Verdict | undefined {
  const known = reason === undefined ? undefined : failureReason(reason);
  return known === undefined ? undefined : { ...known, evidence: given(reason) };
}

/** Its tests passed, and yet it was not merged; without the service's word for it nobody can say why. */
function testsPassed({ end, reason, trials }: VerdictFacts): Verdict | undefined {
  const last = trials.at(-1);
  if (end === "run" || reason !== undefined || last === undefined || last.outcome !== "passed") return undefined;
  return {
    word: "unknown",
    sentence:
      "It failed after its tests, for example at the merge itself: see whether it still merges into its base branch.",
    evidence: [`Its test run ${last.id} succeeded.`],
    next: "look",
  };
}

/** The deciding run failed although no check that counts did: it took too long, or something never reported. */
function nothingFailed({ reason, trials }: VerdictFacts): Verdict | undefined {
  const last = lastFailed(trials);
  const timedOut = reason === "TEST_RUN_TIMEOUT";
  if (!timedOut && (last?.checks === undefined || last.others.length > 0)) return undefined;
  const { failed = [], missing = [], running = [] } = last?.checks ?? {};
  if (failed.length > 0) return undefined;
  if (missing.length > 0) {
    return {
      word: "infrastructure",
      sentence: `Its tests failed because the service got no report of ${named(missing)}.`,
      evidence: [...given(reason), ...runLine(last)],
      next: "fix",
    };
  }
  if (!timedOut && running.length === 0) return undefined;
  const still = running.length === 0 ? "" : `: ${named(running)} had not ended`;
  return {
    word: "infrastructure",
    sentence: `Its tests took longer than the queue allows, and no check failed${still}.`,
    evidence: [...given(reason), ...runLine(last)],
    next: "requeue",
  };
}

/** Each check that failed it has passed on the very commit that it failed on. */
function flaky({ trials }: VerdictFacts): Verdict | undefined {
  const last = lastFailed(trials);
  const { failed = [], unsteady = [] } = last?.checks ?? {};
  const twin = trials.find(({ outcome, sha }) => outcome === "passed" && sha !== undefined && sha === last?.sha);
  if (last === undefined || (twin === undefined && (failed.length === 0 || unsteady.length < failed.length)))
    return undefined;
  const evidence =
    twin === undefined
      ? [`In test run ${last.id} ${named(unsteady)} failed and passed on one commit.`]
      : [`Test run ${last.id} failed on the commit that test run ${twin.id} passed on.`];
  return { word: "flaky", sentence: "Its tests failed and passed on the same commits.", evidence, next: "requeue" };
}

/**
 * It failed in a run of its own, and before that in one whose other pull requests all passed without it since. A run that
 * passed with it speaks against it, and so does it where the queue has only concluded that it would fail.
 */
function ownChange({ end, reason, trials }: VerdictFacts): Verdict | undefined {
  if (end !== "failed" || !isTestFailure(reason)) return undefined;
  const damning = trials.filter(({ isDamning }) => isDamning);
  const isAlone = damning.at(-1)?.others.length === 0;
  if (!isAlone || damning.length < 2 || trials.some(({ outcome }) => outcome === "passed")) return undefined;
  return {
    word: "own-change",
    sentence:
      "Its own change fails the tests, by itself or on top of what was ahead of it: they failed more than once with it, and passed without it.",
    evidence: [...damning.map(blaming), ...given(reason)],
    next: "fix",
  };
}

function blaming({ id, others, checks }: Trial): string {
  if (others.length > 0)
    return `Test run ${id} failed with ${numbers(others)} in it as well, which passed without it since.`;
  const failed = checks?.failed ?? [];
  const which = failed.length === 0 ? "" : `: ${named(failed)} failed`;
  return `Test run ${id} failed with no other pull request left to blame${which}.`;
}

/** The queue throws a pull request out for its tests once everything before it has passed. */
function ownRun({ end, reason, trials }: VerdictFacts): Verdict | undefined {
  const last = trials.at(-1);
  const alone = last !== undefined && last.outcome === "failed" && last.isKnown && last.others.length === 0;
  const damning = trials.some(({ isDamning }) => isDamning);
  if (end !== "failed" || !isTestFailure(reason) || !(alone || damning)) return undefined;
  const passed = trials.find(({ outcome }) => outcome === "passed");
  return {
    word: "own-run",
    sentence:
      "Its tests failed with no other pull request left to blame; one run cannot tell its change from a flaky test or a broken target branch.",
    evidence: [
      ...(last === undefined ? [] : failedChecksOf(last)),
      ...(passed === undefined ? [] : [`Test run ${passed.id} with it had passed before.`]),
      ...given(reason),
    ],
    next: "fix",
  };
}

function isTestFailure(reason: string | undefined): boolean {
  return (
    reason === undefined || reason === "TEST_RUN_REQUIRED_STATUS_FAILED" || reason === "TEST_RUN_FAILED_BY_OPTIMIZATION"
  );
}

/** Several were in the run, and nothing tells them apart. */
function sharedRun({ end, reason, trials }: VerdictFacts): Verdict | undefined {
  const last = lastFailed(trials);
  const next = end === "run" ? "none" : "look";
  if (last === undefined) {
    const sentence = "Its tests failed, and which run of them that was is not known.";
    return reason !== undefined && isTestFailure(reason)
      ? { word: "unknown", sentence, evidence: given(reason), next }
      : undefined;
  }
  const checks = failedChecksOf(last);
  const sentence =
    last.others.length > 0
      ? `The tests failed with ${numbers(last.others)} in the same run, so the fault may be in any of them.`
      : end === "run"
        ? "The tests failed; this run alone does not show whether something before it is the cause."
        : "Its tests failed, and what else was in them is not known.";
  return { word: "unknown", sentence, evidence: checks, next };
}

function lastFailed(trials: readonly Trial[]): Trial | undefined {
  return trials.findLast(({ outcome }) => outcome === "failed");
}

function failedChecksOf(trial: Trial | undefined): readonly string[] {
  const failed = trial?.checks?.failed ?? [];
  return trial === undefined || failed.length === 0 ? [] : [`In test run ${trial.id} ${named(failed)} failed.`];
}

function runLine(trial: Trial | undefined): readonly string[] {
  return trial === undefined ? [] : [`That was test run ${trial.id}.`];
}

function given(reason: string | undefined): readonly string[] {
  return reason === undefined ? [] : [`The service's word for it is "${plainWord(reason.toLowerCase())}".`];
}

const NAMED = 3;

function named(names: readonly string[]): string {
  return formatList(names.map(shortName), NAMED);
}

function numbers(of: readonly number[]): string {
  return formatList(
    of.map((number) => `#${number}`),
    NAMED,
  );
}
