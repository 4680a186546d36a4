import type { ExplainedPosition, Explanation } from "../../engine/explain.js";
import { reasonClause, toReasonSentence } from "../../engine/reasons.js";
import { listSettings } from "../../engine/settings.js";
import type { QueueState } from "../../engine/state.js";
import { entryOf } from "../../engine/step-builder.js";
import { type Known, listPullRequests, type RichText } from "./known.js";

export function formatExplanation(
  { settings, phase }: QueueState,
  { group, members, explanation }: ExplainedPosition,
): readonly RichText[] {
  const isBisected = group?.kind === "bisection";
  switch (explanation.why) {
    case "paused":
    case "slot":
      return [
        [...(group === null || isBisected ? [] : ["Its tests restart in the same position. "]), slotWords(explanation)],
      ];
    case "starting":
      return [["The queue is creating its test branch", ...onTopOf(explanation.on), "."]];
    case "testing":
      return explanation.on.length === 0 ? [] : [["It is tested", ...onTopOf(explanation.on), "."]];
    case "passed":
      return isBisected
        ? [["Its tests passed.", ...decidedAfter(explanation.after)]]
        : passedWords(explanation, phase === "paused");
    case "merging":
      return [
        [explanation.direct ? toReasonSentence(reasonClause("MERGE_GRAPH_DIRECT_MERGE")) : "It is being merged."],
      ];
    case "failed": {
      const next = isBisected ? decidedAfter(explanation.after) : undecidedWords(explanation, members.length > 1);
      return [[toReasonSentence(reasonClause(explanation.reason)), ...next]];
    }
    case "behind":
      return [
        explanation.members.length === 0
          ? ["It waits for its turn."]
          : ["It waits behind ", ...listPullRequests(explanation.members), "."],
      ];
    case "held":
      return [
        ["It waits until the queue decides about ", ...listPullRequests(explanation.failures), ", whose tests failed."],
      ];
    case "delayed": {
      const { untilMs, by } = explanation.delay;
      const starts = settings.batch
        ? `Batch of ${members.length} of ${settings.batchingMinSize}: starts at `
        : "Starts at ";
      return [[starts, { atMs: untilMs }, `, ${DELAYS.get(by)}.`]];
    }
  }
}

const DELAYS = new Map<string, string>(listSettings().map(([name, { delay = "" }]) => [name, delay]));

function onTopOf(numbers: readonly number[]): RichText {
  return numbers.length === 0 ? [] : [" on top of ", ...listPullRequests(numbers)];
}

function decidedAfter(numbers: readonly number[]): RichText {
  return numbers.length === 0 ? [] : [" The queue decides after ", ...listPullRequests(numbers), "."];
}

function passedWords({ clearedBy, after }: Extract<Explanation, { why: "passed" }>, isPaused: boolean): RichText[] {
  const next = isPaused ? "It merges when the queue resumes." : "It merges next.";
  return [
    ...(clearedBy.length === 0 ? [] : [["The tests of ", ...listPullRequests(clearedBy), " passed and contain it."]]),
    after.length === 0 ? [next] : ["It merges after ", ...listPullRequests(after), "."],
  ];
}

function undecidedWords({ after, mayClear }: Extract<Explanation, { why: "failed" }>, isBatch: boolean): RichText {
  if (after.length > 0) return [" The queue decides after ", ...listPullRequests(after), " ahead of it."];
  if (mayClear.length === 0) return [];
  const otherwise = isBatch ? "a bisection finds the cause" : "it fails";
  return [
    " The tests of ",
    ...listPullRequests(mayClear),
    ` contain it and may still clear it. Otherwise ${otherwise}.`,
  ];
}

function slotWords(explanation: Extract<Explanation, { why: "paused" | "slot" }>): string {
  if (explanation.why === "paused") return "A paused queue starts no tests.";
  const { kind, used, of, first } = explanation;
  if (kind === "bisection") return `It waits for a free slot for bisections: ${used} of ${of} in use.`;
  const turn = first === 0 ? "" : `, and ${first} ${first === 1 ? "other goes" : "others go"} first`;
  return `It waits for a free test slot: ${used} of ${of} in use${turn}.`;
}

export function explainNotReady({ state, branch, pullRequest }: Known, number: number): readonly RichText[] {
  const { ready, targets, deadlineMs } = entryOf(state, number);
  const { baseBranch = branch, draft = false, mergeability = "mergeable" } = pullRequest(number) ?? {};
  const causes: RichText[] = [];
  if (baseBranch !== branch) causes.push([`Its base branch is ${baseBranch}, not ${branch}.`]);
  if (draft) causes.push(["It is a draft."]);
  if (mergeability === "not_mergeable") causes.push(["The Git host reports that it cannot be merged."]);
  const isUnknown = mergeability === "in_progress" || mergeability === "unspecified";
  if (isUnknown) causes.push(["The Git host has not reported yet whether it can be merged."]);
  if (!ready && causes.length === 0) causes.push(["The Git host does not report that it is ready to merge."]);
  if (state.settings.mode === "parallel" && targets === null) {
    causes.push(["No impacted targets were uploaded for its head commit. A parallel queue requires them."]);
  }
  if (causes.length === 0) causes.push([ADMISSION[state.phase]]);
  if (deadlineMs !== null) causes.push(["The queue cancels it at ", { atMs: deadlineMs }, " if this does not change."]);
  return causes;
}

const ADMISSION = {
  running: "The queue admits it next.",
  paused: "It is ready, but a paused queue admits nothing.",
  draining: "It is ready, but a draining queue admits nothing.",
  switching_modes: "It is ready, but a queue that is switching modes admits nothing.",
} as const;
