import { InputError, messageOf } from "../errors.js";
import type { Context, Outcome, OutputValue } from "../operation.js";
import { queueName } from "../queue/read.js";
import { ifReadable } from "../service/errors.js";
import { presentOf } from "../service/present.js";
import type { PullRequestTarget } from "../target/target.js";
import { checksOf, failingChecks } from "../test-run/checks.js";
import { readTestRun } from "../test-run/read.js";
import { msOf, UNIT_MS } from "../text/format.js";
import { escapeText, paragraphs } from "../text/markdown.js";
import type { endOutputs, endResults, TellValues } from "./end-inputs.js";
import { type EndStory, endDetails, endPage, endSentence, type OtherHead, otherHeadSentence } from "./end-text.js";
import { type End, type EndFacts, endsOf, readEndFacts } from "./ends.js";
import { hasEnded, hasOtherHead, sameCommit } from "./record.js";
import { tellEnd } from "./tell-end.js";
import { findVerdict } from "./verdict.js";

type Result = keyof typeof endResults;
type Output = keyof typeof endOutputs;
type EndOutcome = Outcome<Result, Output>;

/** Tells how the queue ended with a pull request; on a test branch of the queue with all that were tested there. */
export async function reportEnd(values: TellValues, target: PullRequestTarget, context: Context): Promise<EndOutcome> {
  const outcomes: EndOutcome[] = [];
  const failures: unknown[] = [];
  for (const [index, number] of (await testedIn(target, context)).entries()) {
    try {
      // Those that were tested together end together, so waiting for the first one is enough.
      const areTestsOver = target.ofTestRun !== undefined && index === 0;
      const facts = await readEndFacts({ ...target, number }, context, { areTestsOver });
      outcomes.push(await reportFacts(facts, values, { ...target, number }, context));
    } catch (error) {
      // The others of a batch are told all the same; a run that is to stop stops.
      if (context.signal.aborted) throw error;
      failures.push(error);
    }
  }
  const chosen = chosenOf(outcomes);
  if (failures.length > 0 && outcomes.every(({ outputs }) => outputs.reported !== true)) throw failures[0];
  for (const error of failures) context.log.warning(messageOf(error));
  if (chosen === undefined) throw new InputError("The test run names no pull request.");
  const others = outcomes.filter((outcome) => outcome !== chosen);
  return {
    ...chosen,
    details: [...(chosen.details ?? []), ...others.map(({ message }) => message)],
    requests: outcomes.flatMap(({ requests = [] }) => requests),
    outputs: { ...chosen.outputs, reports: outcomes.flatMap(reportOf) },
    summary: paragraphs(outcomes.map(({ summary = "" }) => summary)),
  };
}

/** Numbers of the pull requests that a run is about. */
async function testedIn(target: PullRequestTarget, { service }: Context): Promise<readonly number[]> {
  if (target.ofTestRun === undefined) return [target.number];
  const run = await ifReadable(readTestRun(service, target, target.ofTestRun));
  const tested = (run?.testedPullRequests ?? []).map(({ prNumber }) => prNumber);
  return tested.length === 0 ? [target.number] : [...new Set(tested)];
}

/** The merge that came last holds the others; else the first that was told, or the first. */
function chosenOf(outcomes: readonly EndOutcome[]): EndOutcome | undefined {
  const told = outcomes.filter(({ outputs }) => outputs.reported === true);
  return outcomes.findLast(({ outputs }) => outputs.deployable === true) ?? told[0] ?? outcomes[0];
}

const IN_REPORTS = ["pr-number", "deployable", "merge-commit-sha", "target-branch", "verdict", "author"] as const;

/** What the output `reports` says of it, if this run told it. */
export function reportOf({ result, outputs }: EndOutcome): readonly OutputValue[] {
  if (outputs.reported !== true) return [];
  return [{ result, ...Object.fromEntries(IN_REPORTS.map((name) => [name, outputs[name] ?? ""])) }];
}

/** So long after it an end is told of a pull request that is in the queue again by then. */
const LATE_MS = UNIT_MS.h;

/** Tells the end that the facts show, unless it was told; `isUntold` when a check just made found no report. */
export async function reportFacts(
  facts: EndFacts,
  values: TellValues,
  target: PullRequestTarget,
  context: Context,
  isUntold = false,
): Promise<EndOutcome> {
  const ends = endsOf(facts);
  const end = ends.at(-1);
  const isBack = facts.record !== undefined && !hasEnded(facts.record);
  if (end === undefined || (isBack && !isToldLate(end, values, context))) return withoutEnd(facts, values, target);
  const brief: EndStory = {
    end,
    earlier: ends.slice(0, -1),
    target,
    mergeCommit: mergeCommitOf(facts),
    author: authorOf(facts),
    isBack,
    otherHead: findOtherHead(end, facts, target),
    verdict: undefined,
    testRun: undefined,
  };
  if (brief.otherHead !== undefined)
    context.log.warning(`#${target.number}: ${otherHeadSentence(brief.otherHead)} The merge is not deployable.`);
  const canDeploy = isDeployable(brief);
  const isOwnEvent = target.closed === true;
  if (!values.reportOn.includes(end.result))
    return outcomeOf(brief, facts, { reported: false, deployable: canDeploy && isOwnEvent });
  const sha = facts.record?.prSha ?? "";
  const story = (): Promise<EndStory> => judged(brief, facts, context);
  const told = await tellEnd({ target, end, sha, isUntold, story }, values, context);
  switch (told.kind) {
    case "told-before":
      if (isBack) return withoutEnd(facts, values, target);
      return outcomeOf(brief, facts, { reported: false, deployable: false }, "It was told before.");
    case "planned": {
      const outcome = outcomeOf(told.story, facts, { reported: false, deployable: false });
      return { ...outcome, result: "planned", requests: [told.request], outputs: {} };
    }
    case "told":
      // What is kept nowhere would be told as deployable by each run.
      return outcomeOf(told.story, facts, {
        reported: true,
        deployable: canDeploy && (values.tell !== "none" || isOwnEvent),
      });
  }
}

function isDeployable({ end, mergeCommit, otherHead }: EndStory): boolean {
  const isMerge = end.result === "merged" || end.result === "not-from-queue";
  return isMerge && mergeCommit !== undefined && otherHead === undefined;
}

/**
 * Finds the commits of a merge that is not the one that the run is for. The event of a run may be older than the merge:
 * its head differs then, and GitHub shows the merged commit as the head of the pull request. The input `head-sha` counts
 * as it is.
 */
function findOtherHead(
  { result }: End,
  { record, onHost }: EndFacts,
  target: PullRequestTarget,
): OtherHead | undefined {
  const { guardedHead, isHeadGiven = false } = target;
  if (result !== "merged" || record === undefined || guardedHead === undefined) return undefined;
  if (!hasOtherHead(record, guardedHead)) return undefined;
  const isOldEvent = !isHeadGiven && onHost?.merged === true && sameCommit(onHost.headSha, record.prSha);
  return isOldEvent ? undefined : { merged: record.prSha, expected: guardedHead };
}

/** What nobody was told of in time; in the comment alone, which can say that it is in the queue again. */
function isToldLate({ at }: End, { tell }: TellValues, { service, clock }: Context): boolean {
  return tell === "comment" && presentOf(service, clock, [at]).ms - msOf(at) <= LATE_MS;
}

/** The story with the verdict, where there is one to give. */
async function judged(brief: EndStory, facts: EndFacts, context: Context): Promise<EndStory> {
  const { record } = facts;
  const { end, target, isBack } = brief;
  const isJudged = record !== undefined && !isBack && end.result !== "merged" && end.result !== "not-from-queue";
  return isJudged ? { ...brief, ...(await findVerdict(record, target, knowing(facts, context))) } : brief;
}

/** What was read already is not asked for again. */
function knowing({ record, onHost }: EndFacts, { service, host, ...context }: Context): Context {
  return {
    ...context,
    service: record === undefined ? service : { ...service, readHistory: async () => record },
    host: host === undefined || onHost === undefined ? host : { ...host, pullRequest: async () => onHost },
  };
}

function mergeCommitOf({ onHost }: EndFacts): string | undefined {
  return onHost?.merged === true ? onHost.mergeCommitSha : undefined;
}

function authorOf({ record }: EndFacts): string | undefined {
  return record?.prAuthor ?? undefined;
}

type Reported = Readonly<Record<"reported" | "deployable", boolean>>;

function outcomeOf(story: EndStory, facts: EndFacts, reported: Reported, note = ""): EndOutcome {
  const { end, target, verdict, testRun } = story;
  const details = endDetails(story);
  return {
    result: end.result,
    message: `${endSentence(story)}${note === "" ? "" : ` ${note}`}`,
    details,
    outputs: {
      ...outputsOf(facts, target),
      ...reported,
      "failing-checks": testRun?.run === undefined ? undefined : failingChecks(checksOf(testRun.run)),
      "test-run-id": testRun?.id,
      verdict: verdict?.word,
    },
    summary: endPage(story, note),
    record: { record: facts.record, verdict, testRun },
  };
}

function outputsOf(facts: EndFacts, target: PullRequestTarget): EndOutcome["outputs"] {
  const { record, onHost } = facts;
  return {
    "merge-commit-sha": mergeCommitOf(facts),
    "pr-number": target.number,
    "head-sha": record?.prSha ?? onHost?.headSha ?? target.headSha,
    "target-branch": target.targetBranch,
    state: record?.state,
    author: authorOf(facts),
  };
}

/** Where the queue has nothing to do with what happened nothing is kept, so the event of the closing alone counts. */
function withoutEnd(facts: EndFacts, { reportOn }: TellValues, target: PullRequestTarget): EndOutcome {
  const { record, onHost } = facts;
  const subject = `#${target.number}`;
  const plain = (result: Result, message: string, reported: Reported = { reported: false, deployable: false }) => ({
    result,
    message,
    outputs: { ...outputsOf(facts, target), ...reported },
    summary: escapeText(message),
    record: { record },
  });
  if (record !== undefined) return plain("in-queue", `${subject} is in the merge queue for ${queueName(target)}.`);
  if (onHost?.merged === true) {
    const isOwnEvent = target.closed === true;
    return plain("not-from-queue", `${subject} was merged; it was never in the merge queue for ${queueName(target)}.`, {
      reported: isOwnEvent && reportOn.includes("not-from-queue"),
      deployable: isOwnEvent && mergeCommitOf(facts) !== undefined,
    });
  }
  const never = `never in the merge queue for ${queueName(target)}`;
  if (onHost === undefined)
    return plain("not-submitted", `${subject} was ${never}. Whether it is open is not known: GitHub did not tell.`);
  return onHost.open
    ? plain("not-submitted", `${subject} is open; it was ${never}.`)
    : plain("closed", `${subject} was closed; it was ${never}.`);
}
