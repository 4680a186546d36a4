/**
 * This file creates the view of queues as JSON. The view changes only with events, because it contains start times
 * instead of durations.
 */
import { type Candidate, formCandidates } from "../../engine/batches.js";
import { type ExplainedPosition, explainBisection, explainQueue, findLanes } from "../../engine/explain.js";
import { isEmpty, type TargetSet, targetsOf } from "../../engine/lanes.js";
import { listSettings } from "../../engine/settings.js";
import type { Bisection, Group, QueuePhase, QueueState, Run } from "../../engine/state.js";
import { groupOf, groupsInOrder } from "../../engine/step-builder.js";
import * as tree from "../../engine/tree.js";
import {
  collectFacts,
  type DetailView,
  detail,
  estimate,
  type Known,
  type KnownQueue,
  type ListView,
  limitList,
  linkLog,
  listOutcomes,
  listPullRequests,
  MOST_TARGETS,
  memberView,
  type RichText,
  shorten,
} from "./known.js";
import { explainNotReady, formatExplanation } from "./why-waiting.js";

const MOST_WAITING = 20;
const MOST_NOT_READY = 50;
const MOST_MEMBERS = 20;

export type PageView = ReturnType<typeof pageView>;

/**
 * Creates the view of a page. `speed` is the number of seconds of service time per second of real time. `token` is the
 * token of the API; null if the page may change nothing.
 */
export function pageView(
  queues: readonly KnownQueue[],
  clock: { readonly nowMs: number; readonly speed: number },
  token: string | null = null,
) {
  return { clock, token, queues: queues.map((queue) => queueView(collectFacts(queue, clock.nowMs))) };
}

export type QueueView = ReturnType<typeof queueView>;

function queueView(known: Known) {
  const { repository, branch, state } = known;
  const { items, more } = limitList(tree.list(state.waiting), MOST_NOT_READY);
  return {
    id: `${repository}:${branch}`,
    repository: shorten(repository),
    branch: shorten(branch),
    tip: state.tip,
    phase: describePhase(state),
    estimates: describeEstimates(known),
    figures: countFigures(state),
    isParallel: state.settings.mode === "parallel",
    ...listLanes(known),
    bisections: state.bisections.map((bisection) => bisectionView(known, bisection)),
    notReady: { items: items.map((number) => memberView(known, number, explainNotReady(known, number))), more },
    ended: listOutcomes(known),
    settings: listSettingViews(known.settings),
  };
}

function describePhase({ phase, switching }: QueueState) {
  const phases: Readonly<Record<QueuePhase, readonly [label: string, words: string]>> = {
    running: ["Running", "The queue admits, tests and merges pull requests."],
    paused: [
      "Paused",
      "The queue admits no pull requests, starts no tests and merges nothing. Running tests continue.",
    ],
    draining: [
      "Draining",
      "The queue tests and merges the pull requests that it has admitted. It admits no other pull requests.",
    ],
    switching_modes: [
      "Switching modes",
      `The queue admits no pull requests until it is empty. Then it switches to ${switching?.mode ?? "another"} mode.`,
    ],
  };
  const [label, text] = phases[phase];
  const words: RichText = [text];
  return { state: phase, label, words };
}

/** Explains the estimates; empty for a queue without pull requests to estimate. */
function describeEstimates({ state, testMs }: Known): string {
  if (tree.size(state.order) + tree.size(state.pending) === 0) return "";
  if (state.phase === "paused") return "The queue is paused, so this page shows no expected times of merges.";
  if (testMs === null) return "Expected times of merges appear after the first three test runs.";
  return "Expected times of merges are correct if all tests pass and take as long as recent tests.";
}

/** Creates a figure: a number, its limit and its place on the page. The limit or the place is null if missing. */
function figure(
  label: string,
  value: number,
  of: number | null = null,
  place: "bisections" | "not-ready" | null = null,
) {
  return { label, value, of, place };
}

function countFigures(state: QueueState) {
  const { settings, slots, bisections } = state;
  const groups = groupsInOrder(state);
  const countOf = (...states: readonly Group["state"][]) =>
    groups.filter((group) => states.includes(group.state)).reduce((sum, { members }) => sum + members.length, 0);
  const isShared = settings.bisectionConcurrency === 0;
  const hasOwn = !isShared && (settings.batch || bisections.length > 0);
  const place = bisections.length > 0 ? "bisections" : null;
  const notReady = tree.size(state.waiting);
  return [
    figure("Not ready", notReady, null, notReady > 0 ? "not-ready" : null),
    figure("Waiting", tree.size(state.pending) + countOf("waiting")),
    figure("Testing", countOf("starting", "testing")),
    figure("Failed, not final", countOf("pending_failure")),
    figure("Passed", countOf("passed", "merging")),
    figure("Test runs", slots.main + (isShared ? slots.bisection : 0), settings.concurrency),
    ...(hasOwn ? [figure("Bisection runs", slots.bisection, settings.bisectionConcurrency, place)] : []),
  ];
}

function listLanes(known: Known) {
  const { state } = known;
  const candidates = firstCandidates(state);
  const positions = explainQueue(state, candidates, known.nowMs);
  const merges = estimate(known, candidates);
  const boxes = positions.map((position) => makeBox(known, position, merges.get(position.members[0] ?? 0)));
  let numbered = 0;
  const lanes = findLanes(state, positions).map((indexes) => {
    const members = indexes.flatMap((index) => positions[index]?.members ?? []);
    const targets = targetsOf(state, members);
    if (!isEmpty(targets)) numbered += 1;
    const title =
      state.settings.mode === "single" ? "All pull requests" : isEmpty(targets) ? "Independent" : `Lane ${numbered}`;
    const own = indexes.flatMap((index) => boxes[index] ?? []);
    return { key: `lane-${members[0]}`, title, targets: listTargets(state, targets), boxes: own };
  });
  const shown = candidates.reduce((sum, { members }) => sum + members.length, 0);
  return {
    lanes,
    /** Number of waiting pull requests outside of the shown lanes. */
    moreWaiting: tree.size(state.pending) - shown,
  };
}

function firstCandidates(state: QueueState): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const candidate of formCandidates(state)) {
    if (candidates.length === MOST_WAITING) break;
    candidates.push(candidate);
  }
  return candidates;
}

function listTargets({ settings }: QueueState, targets: TargetSet): ListView<string> {
  if (settings.mode === "single") return { items: [], more: 0 };
  if (isEmpty(targets)) return { items: ["no targets"], more: 0 };
  const { items, more } = limitList([...targets.names].toSorted(), MOST_TARGETS);
  return { items: [...(targets.all ? ["all targets (ALL)"] : []), ...items.map(shorten)], more };
}

export type BoxView = ReturnType<typeof makeBox>;

function makeBox(known: Known, position: ExplainedPosition, mergeAtMs?: number) {
  const { group, members } = position;
  const { items, more } = limitList(members, MOST_MEMBERS);
  const run = group === null || group.run === null ? undefined : tree.get(known.state.runs, group.run);
  const state = group?.state ?? "waiting";
  return {
    key: group === null ? `waiting-${members[0]}` : `group-${group.id}`,
    state,
    label: state === "pending_failure" ? "Failed, not final" : `${state.charAt(0).toUpperCase()}${state.slice(1)}`,
    title: members.length === 1 ? `#${members[0]}` : `Batch of ${members.length}`,
    members: { items: items.map((number) => memberView(known, number)), more },
    progress: run === undefined ? null : readProgress(known, run),
    /** Estimated time of the merge; null for an undecided failure, during the merge, or without an estimate. */
    mergeAtMs: state === "pending_failure" || state === "merging" ? null : (mergeAtMs ?? null),
    why: formatExplanation(known.state, position),
    details: run === undefined ? [] : listRunDetails(known, run),
  };
}

function readProgress(known: Known, { id, status, startedAtMs: fromMs, deadlineMs }: Run) {
  if (status !== "in_progress" || fromMs === null) return null;
  const seconds = known.run(id)?.expectedSeconds ?? null;
  return { fromMs, expectedMs: seconds === null ? null : fromMs + seconds * 1000, deadlineMs };
}

function listRunDetails(known: Known, { id, content, own, base }: Run): readonly DetailView[] {
  const ahead = content.slice(0, content.length - own).map(({ number }) => number);
  const facts = known.run(id);
  const checks = (facts?.checks ?? []).map(({ name, result }) => [`${shorten(name)}: ${result}`]);
  const names = facts && [
    detail("Test branch", [[shorten(facts.branch)]], true),
    detail("Test run", [[shorten(facts.id)]], true),
    ...(facts.log === null ? [] : [detail("Output", [linkLog(known, id)])]),
  ];
  return [
    ...(names ?? []),
    detail("Built on", [
      [formatBase(known, base), ...(ahead.length > 0 ? [" with ", ...listPullRequests(ahead)] : [])],
    ]),
    ...(checks.length > 0 ? [detail("Checks", checks)] : []),
  ];
}

function formatBase({ branch }: Known, base: string): string {
  return `${shorten(branch)} at ${base.slice(0, 7)}`;
}

function bisectionView(known: Known, bisection: Bisection) {
  const { state } = known;
  const { root, prefix, predecessors, failedSets } = bisection;
  const left = bisection.groups.flatMap((id) => groupOf(state, id).members);
  const cleared = prefix.map(({ number }) => number);
  const gone = root.filter((number) => !left.includes(number) && !cleared.includes(number));
  const failed = failedSets.map((set) => listPullRequests(set.split(" ").map(Number)));
  const method = "The queue splits the batch into parts, and tests them until it finds the cause.";
  const words: readonly RichText[] = [
    ["The batch of ", ...listPullRequests(root), ` failed. ${method}`],
    ...(cleared.length > 0 ? [["Cleared, back in the queue: ", ...listPullRequests(cleared), "."]] : []),
    ...(gone.length > 0 ? [["Removed from the queue: ", ...listPullRequests(gone), "."]] : []),
  ];
  return {
    key: `bisection-${bisection.id}`,
    title: `Bisection of a batch of ${root.length}`,
    words,
    boxes: explainBisection(state, bisection).map((position) => ({
      ...makeBox(known, position),
      ...(position.members.length > 1 && { title: `Group of ${position.members.length}` }),
    })),
    details: [
      detail("Built on", [[formatBase(known, bisection.base)]]),
      ...(predecessors.length > 0
        ? [detail("Ahead at that time", [listPullRequests(predecessors.map(({ number }) => number))])]
        : []),
      ...(failed.length > 0 ? [detail("Known to fail", failed)] : []),
    ],
  };
}

const MEANINGS = new Map<string, string>(listSettings().map(([name, { meaning = "" }]) => [name, meaning]));
const LONGEST_VALUE = 300;

/** Lists settings by the names of the API. The meaning is empty for a setting without effect here. */
function listSettingViews(settings: Readonly<Record<string, unknown>>) {
  return Object.entries(settings).map(([name, value]) => {
    return { name, value: valueInWords(value).slice(0, LONGEST_VALUE), meaning: MEANINGS.get(name) ?? "" };
  });
}

function valueInWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  const items: readonly unknown[] = [value].flat();
  return items.every((each) => typeof each === "string") ? items.join(", ") || "none" : JSON.stringify(value);
}
