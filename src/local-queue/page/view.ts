/** What the page shows of a queue, from the queue's state and what is known of the world around it. */
import { type Candidate, candidatesOf } from "../engine/batches.js";
import { isEmpty, type TargetSet, targetsOf } from "../engine/lanes.js";
import type { Group, QueuePhase, QueueState, Run, Session } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import { whyInBisection, whyInLine, whyInPool, whyNotReady } from "./holds.js";
import {
  endedViews,
  firstOf,
  type Known,
  type KnownQueue,
  knownAt,
  MOST_TARGETS,
  memberView,
  named,
  shortened,
  shortSha,
} from "./known.js";
import { graphOf, lanesIn } from "./lanes.js";
import type {
  BisectionView,
  BoxState,
  BoxView,
  ClockView,
  DetailView,
  FigureView,
  ListView,
  MemberView,
  PageView,
  ProgressView,
  QueueView,
  Words,
} from "./page-view.js";
import { settingViews } from "./settings.js";

/** What waits in the pool is shown up to here; who stands further behind is counted. */
const MOST_WAITING = 40;
const MOST_NOT_READY = 50;
const MOST_MEMBERS = 20;

export function pageView(queues: readonly KnownQueue[], clock: ClockView): PageView {
  return { clock, queues: queues.map((queue) => queueView(knownAt(queue, clock.nowMs))) };
}

function queueView(known: Known): QueueView {
  const { repository, branch, state } = known;
  const { lanes, moreWaiting } = lanesOf(known);
  return {
    id: `${repository}:${branch}`,
    repository: shortened(repository),
    branch: shortened(branch),
    tip: state.tip,
    phase: phaseOf(known),
    figures: figuresOf(known),
    isParallel: state.settings.mode === "parallel",
    lanes,
    moreWaiting,
    bisections: state.sessions.map((session) => bisectionView(known, session)),
    notReady: notReadyOf(known),
    ended: endedViews(known),
    settings: settingViews(known.settings),
  };
}

const PHASE_LABELS: Readonly<Record<QueuePhase, string>> = {
  running: "Running",
  paused: "Paused",
  draining: "Draining",
  switching_modes: "Changing its mode",
};

function phaseOf({ state: { phase, switching } }: Known): QueueView["phase"] {
  const words: Readonly<Record<QueuePhase, string>> = {
    running: "What is ready is let in, tested and merged.",
    paused: "Nothing is let in, started or merged. Tests that run already go on.",
    draining: "Nothing more is let in. What is in is tested and merged.",
    switching_modes: `Nothing is let in until the queue is empty. Then it is ${switching?.mode ?? "another one"}.`,
  };
  return { state: phase, label: PHASE_LABELS[phase], words: [words[phase]] };
}

function figuresOf({ state }: Known): readonly FigureView[] {
  const { settings, slots, sessions } = state;
  const groups = [...tree.values(state.line)].flatMap((id) => tree.get(state.groups, id) ?? []);
  const countOf = (...states: readonly Group["state"][]) =>
    groups.filter((group) => states.includes(group.state)).reduce((sum, { members }) => sum + members.length, 0);
  const separate = settings.bisectionConcurrency > 0 && (settings.batch || sessions.length > 0);
  const used = slots.main + (settings.bisectionConcurrency === 0 ? slots.bisection : 0);
  const notReady = tree.size(state.waiting);
  const place = sessions.length > 0 ? ("bisections" as const) : null;
  return [
    { ...amount("Not ready", notReady), place: notReady > 0 ? "not-ready" : null },
    amount("Waiting", tree.size(state.pool) + countOf("waiting")),
    amount("Being tested", countOf("starting", "testing")),
    amount("To be decided", countOf("pending_failure")),
    amount("Passed", countOf("passed", "merging")),
    { ...amount("Test runs", used), of: settings.concurrency },
    ...(separate ? [{ ...amount("In bisections", slots.bisection), of: settings.bisectionConcurrency, place }] : []),
  ];
}

function amount(label: string, value: number): FigureView {
  return { label, value, of: null, place: null };
}

function notReadyOf(known: Known): ListView<MemberView> {
  const { items, more } = firstOf([...tree.values(known.state.waiting)], MOST_NOT_READY);
  return { items: items.map((number) => memberView(known, number, whyNotReady(known, number))), more };
}

/** Those who share targets stand in one lane, and so do those whom others join. */
function lanesOf(known: Known): Pick<QueueView, "lanes" | "moreWaiting"> {
  const { state } = known;
  const groups = [...tree.values(state.line)].flatMap((id) => tree.get(state.groups, id) ?? []);
  const candidates = firstCandidates(state);
  const shown = candidates.reduce((sum, { members }) => sum + members.length, 0);
  const inLine = groups.map((group) => ({ group, members: group.members }));
  const inPool = candidates.map(({ members }) => ({ group: null, members }));
  const graph = graphOf(state, [...inLine, ...inPool]);
  const why = whyInPool(known, graph, candidates);
  const boxes = graph.spots.map(({ group, members }, index) =>
    group === null
      ? waitingBox(known, members, why[index - inLine.length] ?? [])
      : groupBox(known, group, whyInLine(known, graph, group, index)),
  );
  let numbered = 0;
  const lanes = lanesIn(graph).map((indices) => {
    const members = indices.flatMap((index) => graph.spots[index]?.members ?? []);
    const targets = targetsOf(state, members);
    if (!isEmpty(targets)) numbered += 1;
    const title = state.settings.mode === "single" ? "The line" : isEmpty(targets) ? "On its own" : `Lane ${numbered}`;
    const own = indices.flatMap((index) => boxes[index] ?? []);
    return { key: `lane-${members[0]}`, title, targets: targetsOfLane(known, targets), boxes: own };
  });
  return { lanes, moreWaiting: tree.size(state.pool) - shown };
}

function firstCandidates(state: QueueState): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const candidate of candidatesOf(state)) {
    if (candidates.length === MOST_WAITING) break;
    candidates.push(candidate);
  }
  return candidates;
}

function targetsOfLane({ state }: Known, targets: TargetSet): ListView<string> {
  if (state.settings.mode === "single") return { items: [], more: 0 };
  if (isEmpty(targets)) return { items: ["impacts nothing"], more: 0 };
  const { items, more } = firstOf([...targets.names].toSorted(), MOST_TARGETS);
  return { items: [...(targets.all ? ["everything (ALL)"] : []), ...items.map(shortened)], more };
}

function titleOf(members: readonly number[]): string {
  return members.length === 1 ? `#${members[0]}` : `Batch of ${members.length}`;
}

function membersOf(known: Known, numbers: readonly number[]): ListView<MemberView> {
  const { items, more } = firstOf(numbers, MOST_MEMBERS);
  return { items: items.map((number) => memberView(known, number)), more };
}

function waitingBox(known: Known, members: readonly number[], why: readonly Words[]): BoxView {
  return {
    key: `waiting-${members[0]}`,
    state: "waiting",
    label: "Waiting",
    title: titleOf(members),
    members: membersOf(known, members),
    progress: null,
    why,
    details: [],
  };
}

const BOXES: Readonly<Record<Group["state"], { readonly state: BoxState; readonly label: string }>> = {
  waiting: { state: "waiting", label: "Waiting" },
  starting: { state: "starting", label: "Starting" },
  testing: { state: "testing", label: "Testing" },
  passed: { state: "passed", label: "Passed" },
  merging: { state: "merging", label: "Merging" },
  pending_failure: { state: "deciding", label: "Failed, to be decided" },
};

function groupBox(known: Known, group: Group, why: readonly Words[]): BoxView {
  const run = group.run === null ? undefined : tree.get(known.state.runs, group.run);
  return {
    key: `group-${group.id}`,
    ...BOXES[group.state],
    title: titleOf(group.members),
    members: membersOf(known, group.members),
    progress: run === undefined ? null : progressOf(known, run),
    why,
    details: run === undefined ? [] : runDetails(known, run),
  };
}

function progressOf({ run: knownRun }: Known, { id, status, startedAtMs, deadlineMs }: Run): ProgressView | null {
  if (status !== "in_progress" || startedAtMs === null) return null;
  const seconds = knownRun(id)?.expectedSeconds ?? null;
  return { fromMs: startedAtMs, expectedMs: seconds === null ? null : startedAtMs + seconds * 1000, deadlineMs };
}

function runDetails(known: Known, run: Run): readonly DetailView[] {
  const ahead = run.content.slice(0, run.content.length - run.own).map(({ number }) => number);
  const facts = known.run(run.id);
  const checks = (facts?.checks ?? []).map(({ name, state }) => [`${shortened(name)}: ${state}`]);
  return [
    ...(facts === undefined ? [] : [{ label: "Test branch", values: [[shortened(facts.branch)]], isCode: true }]),
    ...(facts === undefined ? [] : [{ label: "Test run", values: [[shortened(facts.id)]], isCode: true }]),
    {
      label: "Built on",
      values: [
        [
          `${shortened(known.branch)} at ${shortSha(run.base)}`,
          ...(ahead.length > 0 ? [" with ", ...named(ahead)] : []),
        ],
      ],
      isCode: false,
    },
    ...(checks.length > 0 ? [{ label: "Checks", values: checks, isCode: false }] : []),
  ];
}

function bisectionView(known: Known, session: Session): BisectionView {
  const { state } = known;
  const groups = session.groups.flatMap((id) => tree.get(state.groups, id) ?? []);
  const left = groups.flatMap(({ members }) => members);
  const cleared = session.prefix.map(({ number }) => number);
  const gone = session.root.filter((number) => !left.includes(number) && !cleared.includes(number));
  return {
    key: `bisection-${session.id}`,
    title: `What broke the batch of ${session.root.length}?`,
    words: [
      [
        "The batch of ",
        ...named(session.root),
        " failed. Its parts are tested one on top of the other until it is sure which one breaks them.",
      ],
      ...(cleared.length > 0 ? [["Cleared, and back in line: ", ...named(cleared), "."]] : []),
      ...(gone.length > 0 ? [["Out of the queue: ", ...named(gone), "."]] : []),
    ],
    boxes: groups.map((group, index) => ({
      ...groupBox(known, group, whyInBisection(known, group, groups.slice(0, index))),
      ...(group.members.length > 1 && { title: `${group.members.length} together` }),
    })),
    details: [
      { label: "Built on", values: [[`${shortened(known.branch)} at ${shortSha(session.base)}`]], isCode: false },
      ...numbersDetail(
        "Ahead then",
        session.predecessors.map(({ number }) => number),
      ),
      ...(session.failedSets.length > 0
        ? [
            {
              label: "Known to fail",
              values: session.failedSets.map((set) => named(set.split(" ").map(Number))),
              isCode: false,
            },
          ]
        : []),
    ],
  };
}

function numbersDetail(label: string, numbers: readonly number[]): readonly DetailView[] {
  return numbers.length === 0 ? [] : [{ label, values: [named(numbers)], isCode: false }];
}
