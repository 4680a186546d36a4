import type { HostPullRequest } from "../ci/host.js";
import { formatList, formatServiceEnumValue, shortenName } from "../text/format.js";
import { CANCEL_REASONS, FAILURE_REASONS, type NextStep } from "./reasons.js";
import type { PullRequestTestRun } from "./trials.js";

/** Causes of a failure. docs/failure-causes.md lists the evidence for each cause. */
export const FAILURE_CAUSES = [
  "change",
  "tests-failed",
  "change-ahead",
  "conflict",
  "flaky",
  "infrastructure",
  "removed",
  "unknown",
] as const;

type Cause = (typeof FAILURE_CAUSES)[number];

export interface Diagnosis {
  readonly cause: Cause;
  /** Sentence about the pull request, in which "it" means the pull request. */
  readonly sentence: string;
  readonly evidence: readonly string[];
  readonly next: NextStep;
}

/** Opponent in a merge conflict, if the service names it. */
export type ConflictCulprit =
  | { readonly kind: "pull-request"; readonly number: number }
  | { readonly kind: "target-branch" };

export interface DiagnosisFacts {
  /**
   * State of the attempt. `failed`: its tests or its merge failed. `left`: it has no final state. `held`: its tests
   * failed, but the queue has not decided yet. `run`: only a test run is known.
   */
  readonly situation: "failed" | "cancelled" | "left" | "held" | "run";
  /** Reason from the service, in upper case. */
  readonly reason?: string | undefined;
  readonly culprit?: ConflictCulprit | undefined;
  /** Test runs with the pull request in this attempt, the oldest first. */
  readonly trials: readonly PullRequestTestRun[];
  readonly failingAhead?: readonly number[];
  readonly onHost?: Pick<HostPullRequest, "open" | "merged" | "draft" | "baseBranch" | "conflicts"> | undefined;
  readonly targetBranch: string;
  /** True when a new attempt of the pull request is in the queue. */
  readonly isBack?: boolean;
}

type Rule = (facts: DiagnosisFacts) => Diagnosis | undefined;

/** Rules in order of precedence. Each rule returns a diagnosis only if the facts prove it. */
const RULES: readonly Rule[] = [
  diagnoseHeld,
  diagnoseCanceled,
  diagnoseLeft,
  diagnoseConflict,
  diagnoseNamedFailure,
  diagnosePassedTests,
  diagnoseNothingFailed,
  diagnoseFlaky,
  diagnoseOwnChange,
  diagnoseOwnRun,
  diagnoseSharedRun,
];

export function decideCause(facts: DiagnosisFacts): Diagnosis {
  for (const rule of RULES) {
    const found = rule(facts);
    if (found !== undefined) return withNextStep(found, facts);
  }
  return withNextStep(
    diagnosis("unknown", "look", "The cause of the failure is not known.", quoted(facts.reason)),
    facts,
  );
}

function diagnosis(cause: Cause, next: NextStep, sentence: string, evidence: readonly string[] = []): Diagnosis {
  return { cause, sentence, evidence, next };
}

/** Replaces the next step for a pull request that is in the queue again, is closed, or needs a change first. */
function withNextStep(found: Diagnosis, { onHost, targetBranch, isBack = false }: DiagnosisFacts): Diagnosis {
  const because = (next: NextStep, line: string): Diagnosis => {
    const isKnown = found.evidence.includes(line);
    return { ...found, next, evidence: isKnown ? found.evidence : [...found.evidence, line] };
  };
  if (found.next === "wait") return found;
  if (isBack) return because("wait", "The pull request was submitted again.");
  if (onHost === undefined) return found;
  if (onHost.merged) return because("none", "GitHub shows the pull request as merged.");
  if (!onHost.open) return because("none", "GitHub shows the pull request as closed.");
  if (onHost.draft) return because("fix", "GitHub shows the pull request as a draft.");
  if (onHost.baseBranch !== targetBranch)
    return because("fix", `The base branch of the pull request is now ${shortenName(onHost.baseBranch)}.`);
  return onHost.conflicts && found.cause !== "conflict" ? because("fix", CONFLICTS_NOW) : found;
}

const CONFLICTS_NOW = "GitHub reports that the pull request conflicts with its base branch.";

function diagnoseHeld({ situation, failingAhead = [], trials }: DiagnosisFacts): Diagnosis | undefined {
  if (situation !== "held") return undefined;
  const last = lastFailed(trials);
  const ahead = failingAhead.filter((number) => last?.others.includes(number) !== true);
  const evidence = failedChecksOf(last);
  if (ahead.length === 0) {
    const sentence = "The tests failed, and the queue has not decided yet whether this pull request is the cause.";
    return diagnosis("unknown", "wait", sentence, evidence);
  }
  const sentence = `The tests failed. The tests of ${numbers(ahead)} (ahead in the queue) failed too. If a pull request ahead is the cause, the queue removes that pull request and tests this pull request again.`;
  return diagnosis("change-ahead", "wait", sentence, evidence);
}

function diagnoseCanceled({ situation, reason }: DiagnosisFacts): Diagnosis | undefined {
  if (situation !== "cancelled") return undefined;
  if (reason === undefined) {
    const sentence = "The pull request was removed from the queue; the service does not report why.";
    return diagnosis("removed", "later", sentence);
  }
  const [next, sentence] = CANCEL_REASONS.get(reason) ?? [];
  return next === undefined || sentence === undefined
    ? diagnosis(
        "removed",
        "later",
        `The pull request was removed from the queue: ${formatServiceEnumValue(reason.toLowerCase())}.`,
      )
    : diagnosis("removed", next, sentence, quoted(reason));
}

function diagnoseLeft({ situation }: DiagnosisFacts): Diagnosis | undefined {
  if (situation !== "left") return undefined;
  return diagnosis(
    "unknown",
    "none",
    "The pull request left the queue, but the service reports no outcome, so the cause is not known.",
  );
}

/** Reasons of the service for a merge that GitHub rejected. */
const MERGE_REFUSED: ReadonlySet<string> = new Set(["GITHUB_API_MERGE_PR_FAILED", "GITHUB_API_DIRECT_MERGE_PR_FAILED"]);

/**
 * Diagnoses a conflict. Requires that the service names it, or that GitHub shows it and the service names no other
 * reason.
 */
function diagnoseConflict(facts: DiagnosisFacts): Diagnosis | undefined {
  const { situation, reason, culprit, onHost, trials } = facts;
  if (situation === "run") return undefined;
  const isNamed = reason === "START_TEST_RUN_MERGE_CONFLICT";
  const isPossible = reason === undefined ? lastFailed(trials) === undefined : MERGE_REFUSED.has(reason);
  const isShown = onHost?.conflicts === true;
  if (!isNamed && !(isPossible && isShown)) return undefined;
  const branch = shortenName(facts.targetBranch);
  const isWithBranch = culprit?.kind === "target-branch" || isShown;
  const unnamed = isWithBranch ? branch : `${branch}, or with a pull request ahead of it`;
  const other = culprit?.kind === "pull-request" ? `#${culprit.number}` : unnamed;
  const evidence = [...quoted(reason), ...(isShown ? [CONFLICTS_NOW] : [])];
  return diagnosis("conflict", "fix", `The pull request conflicts with ${other}.`, evidence);
}

function diagnoseNamedFailure({ reason = "" }: DiagnosisFacts): Diagnosis | undefined {
  const known = FAILURE_REASONS.get(reason);
  if (known === undefined) return undefined;
  const [next, sentence, word = "infrastructure"] = known;
  return diagnosis(word, next, sentence, quoted(reason));
}

function diagnosePassedTests({ situation, reason, trials }: DiagnosisFacts): Diagnosis | undefined {
  const last = trials.at(-1);
  if (situation === "run" || reason !== undefined || last === undefined || last.outcome !== "passed") return undefined;
  const sentence =
    "The pull request failed after its tests passed, for example during the merge. Find out whether the pull request can still be merged into its base branch.";
  return diagnosis("unknown", "look", sentence, [
    `The test run ${shortenName(last.id)} of the pull request succeeded.`,
  ]);
}

/** Diagnoses a failed run without a failed check: the run took too long, or a check is missing. */
function diagnoseNothingFailed({ reason, trials }: DiagnosisFacts): Diagnosis | undefined {
  const last = lastFailed(trials);
  const isTimeout = reason === "TEST_RUN_TIMEOUT";
  if (!isTimeout && (last?.checks === undefined || last.others.length > 0)) return undefined;
  const { failed = [], missing = [], running = [] } = last?.checks ?? {};
  if (failed.length > 0) return undefined;
  const evidence = [
    ...quoted(reason),
    ...(last === undefined ? [] : [`Test run ${shortenName(last.id)} decided the outcome.`]),
  ];
  if (missing.length > 0) {
    const sentence = `The tests failed because the service received no report of ${named(missing)}.`;
    return diagnosis("infrastructure", "fix", sentence, evidence);
  }
  if (!isTimeout && running.length === 0) return undefined;
  const still = running.length === 0 ? "" : `: ${named(running)} had not finished`;
  const sentence = `The tests exceeded the time limit of the queue, and no check failed${still}.`;
  return diagnosis("infrastructure", "requeue", sentence, evidence);
}

function diagnoseFlaky({ trials }: DiagnosisFacts): Diagnosis | undefined {
  const last = lastFailed(trials);
  if (last === undefined) return undefined;
  const { failed = [], unsteady = [] } = last.checks ?? {};
  const twin = trials.find(({ outcome, sha }) => outcome === "passed" && sha !== undefined && sha === last.sha);
  if (twin === undefined && (failed.length === 0 || unsteady.length < failed.length)) return undefined;
  const evidence =
    twin === undefined
      ? `Test run ${shortenName(last.id)} reported both a failure and a success on the same commit for ${named(unsteady)}.`
      : `Test run ${shortenName(last.id)} failed, but test run ${shortenName(twin.id)} passed on the same commit.`;
  return diagnosis("flaky", "requeue", "The tests failed and passed on the same commit.", [evidence]);
}

/**
 * Diagnoses that the pull request's own change fails. Requires two failed runs: the last run, which tested only this
 * pull request, and an earlier run whose other pull requests have all passed since. A passed run contradicts this
 * cause.
 */
function diagnoseOwnChange({ situation, reason, trials }: DiagnosisFacts): Diagnosis | undefined {
  if (situation !== "failed" || !TEST_FAILURES.has(reason)) return undefined;
  const damning = trials.filter(({ isDamning }) => isDamning);
  const isAlone = damning.at(-1)?.others.length === 0;
  if (!isAlone || damning.length < 2 || trials.some(({ outcome }) => outcome === "passed")) return undefined;
  const sentence =
    "The change is the cause, alone or together with pull requests ahead. The tests failed more than once with the change, and passed without the change.";
  return diagnosis("change", "fix", sentence, [...damning.map(accusation), ...quoted(reason)]);
}

function accusation({ id, others, checks }: PullRequestTestRun): string {
  if (others.length > 0)
    return `Test run ${id} failed. It also included ${numbers(others)}. Later, ${numbers(others)} passed without this pull request.`;
  const failed = checks?.failed ?? [];
  const which = failed.length === 0 ? "" : `: ${named(failed)} failed`;
  return `Test run ${id} failed, and no other pull request can be the cause${which}.`;
}

/**
 * Diagnoses failed tests that no other pull request can have caused. The queue fails a pull request only after
 * everything ahead has passed.
 */
function diagnoseOwnRun({ situation, reason, trials }: DiagnosisFacts): Diagnosis | undefined {
  const last = trials.at(-1);
  const isAlone = last?.outcome === "failed" && last.isKnown && last.others.length === 0;
  const isDamned = trials.some(({ isDamning }) => isDamning);
  if (situation !== "failed" || !TEST_FAILURES.has(reason) || !(isAlone || isDamned)) return undefined;
  const passed = trials.find(({ outcome }) => outcome === "passed");
  const sentence =
    "The tests failed, and no other pull request can be the cause. One test run cannot show whether the cause is the change, a flaky test or a broken target branch.";
  return diagnosis("tests-failed", "fix", sentence, [
    ...failedChecksOf(last),
    ...(passed === undefined ? [] : [`Test run ${passed.id} with the same pull request passed before.`]),
    ...quoted(reason),
  ]);
}

const TEST_FAILURES: ReadonlySet<string | undefined> = new Set([
  undefined,
  "TEST_RUN_REQUIRED_STATUS_FAILED",
  "TEST_RUN_FAILED_BY_OPTIMIZATION",
]);

function diagnoseSharedRun({ situation, reason, trials }: DiagnosisFacts): Diagnosis | undefined {
  const last = lastFailed(trials);
  const next = situation === "run" ? "none" : "look";
  if (last === undefined) {
    if (reason === undefined || !TEST_FAILURES.has(reason)) return undefined;
    const sentence = "The tests failed, but the test run is not known.";
    return diagnosis("unknown", next, sentence, quoted(reason));
  }
  const alone =
    situation === "run"
      ? "The tests failed; this run alone does not show whether a pull request ahead is the cause."
      : "The tests failed; the other pull requests in the test run are not known.";
  const shared = `The tests failed in a run that also included ${numbers(last.others)}, so a different pull request may be the cause.`;
  return diagnosis("unknown", next, last.others.length > 0 ? shared : alone, failedChecksOf(last));
}

function lastFailed(trials: readonly PullRequestTestRun[]): PullRequestTestRun | undefined {
  return trials.findLast(({ outcome }) => outcome === "failed");
}

function failedChecksOf(trial: PullRequestTestRun | undefined): readonly string[] {
  const failed = trial?.checks?.failed ?? [];
  return trial === undefined || failed.length === 0
    ? []
    : [`Failed checks in test run ${shortenName(trial.id)}: ${named(failed)}.`];
}

function quoted(reason: string | undefined): readonly string[] {
  return reason === undefined ? [] : [`The service reports "${formatServiceEnumValue(reason.toLowerCase())}".`];
}

const NAMED = 3;

function named(names: readonly string[]): string {
  return formatList(names.map(shortenName), NAMED);
}

function numbers(of: readonly number[]): string {
  return named(of.map((number) => `#${number}`));
}

export function formatDiagnosis(found: Diagnosis, more: readonly string[] = []): readonly string[] {
  const advice = describeNextStep(found);
  return [found.sentence, ...found.evidence, ...more, ...(advice === "" ? [] : [advice])];
}

export function describeNextStep({ cause, next }: Diagnosis): string {
  switch (next) {
    case "requeue":
      return "Submit the pull request again.";
    case "wait":
      return "The pull request is still in the queue. Wait until the queue decides about the pull request.";
    case "fix":
      return FIXES.get(cause) ?? "First fix the cause. Then submit the pull request again.";
    case "later":
      return "Submit the pull request again when it is ready.";
    case "look":
      return "Read the results of the failed checks. Also find out whether the pull request can still be merged. If there is nothing to fix, submit the pull request again.";
    case "none":
      return "";
  }
}

const FIXES: ReadonlyMap<Cause, string> = new Map([
  ["change", "Fix the failed checks, and submit the pull request again."],
  [
    "tests-failed",
    "Fix the failed checks, and submit the pull request again. If the change is not the cause, submit the pull request again without a fix.",
  ],
  ["conflict", "Resolve the conflict, and submit the pull request again."],
]);
