/**
 * The search for what broke a batch. Its members are cut in halves that are tested on top of each other and of what
 * stood ahead, apart from the line. What passes and stands first is cleared and tested with the line again; what fails
 * and stands first is cut in halves, and if it is one, it is the culprit.
 */
import {
  backToPending,
  commitOf,
  conclude,
  type Draft,
  endRun,
  enterPool,
  entryOf,
  groupOf,
  move,
  nextOf,
  notice,
  putEntry,
  putGroup,
  removeGroup,
  stopRun,
} from "./draft.js";
import { type Commit, type Group, isLive, type QueueState, type Run, type Session } from "./state.js";

const PREREQUISITE_FAILED = "PREREQUISITE_MERGE_ITEM_FAILED";
const BY_OPTIMIZATION = "TEST_RUN_FAILED_BY_OPTIMIZATION";

export function startSession(draft: Draft, { root, predecessors }: Pick<Session, "root" | "predecessors">): void {
  const { queue } = draft;
  const id = nextOf(draft, "session");
  const groups = halvesOf(root).map((members) => addGroup(draft, { session: id, members, reused: [] }));
  const failedSets = isSkipping(queue) ? [keyOf(root)] : [];
  const session: Session = { id, root, base: queue.tip, predecessors, prefix: [], groups, failedSets };
  queue.sessions = [...queue.sessions, session];
  draft.effects.push({ type: "bisection-started", session: id, members: root });
}

function isSkipping({ settings }: Pick<QueueState, "settings">): boolean {
  return settings.optimizationMode === "bisection_skip_redundant_tests";
}

/** The first half is the longer one. */
function halvesOf(members: readonly number[]): readonly (readonly number[])[] {
  const middle = Math.ceil(members.length / 2);
  return [members.slice(0, middle), members.slice(middle)].filter(({ length }) => length > 0);
}

function addGroup(draft: Draft, { session, members, reused }: Pick<Group, "session" | "members" | "reused">): number {
  const id = nextOf(draft, "group");
  putGroup(draft, {
    id,
    kind: "bisection",
    session,
    members,
    commits: members.map((number) => commitOf(entryOf(draft.queue, number))),
    ancestors: [],
    state: "waiting",
    place: [0, 0],
    run: null,
    vouchedBy: null,
    failure: null,
    direct: false,
    reused,
  });
  for (const number of members) {
    putEntry(draft, { ...entryOf(draft.queue, number), group: id, session });
  }
  return id;
}

function keyOf(members: readonly number[]): string {
  return members.toSorted((one, other) => one - other).join(" ");
}

/** Goes on with every bisection as far as it can without another test. Gives whether anything happened. */
export function settleSessions(draft: Draft): boolean {
  return [...draft.queue.sessions].map((session) => settleSession(draft, session)).some(Boolean);
}

function settleSession(draft: Draft, session: Session): boolean {
  const [firstId] = session.groups;
  if (firstId === undefined) {
    draft.queue.sessions = draft.queue.sessions.filter(({ id }) => id !== session.id);
    draft.effects.push({ type: "bisection-ended", session: session.id });
    return true;
  }
  const first = groupOf(draft.queue, firstId);
  const [only] = first.members;
  if (first.state === "passed") {
    clear(draft, session, first);
  } else if (first.state !== "pending_failure") {
    return isSkipping(draft.queue) && reuseFailure(draft, session);
  } else if (first.members.length === 1 && only !== undefined) {
    removeMember(draft, first, only, PREREQUISITE_FAILED, () =>
      conclude(draft, only, "failed", first.failure ?? BY_OPTIMIZATION),
    );
  } else {
    for (const number of first.members) {
      move(draft, entryOf(draft.queue, number), { to: "pending", reason: "BISECTION_REQUIRED", run: null });
    }
    cut(draft, session, first, []);
  }
  return true;
}

/** Back to the line. It still belongs to what the rest of the bisection is tested on. */
function clear(draft: Draft, session: Session, group: Group): void {
  removeGroup(draft, group);
  for (const number of group.members) {
    const how = { to: "pending", reason: "BISECTION_TEST_RUN_PASSED", run: null } as const;
    move(draft, entryOf(draft.queue, number), how);
    enterPool(draft, number);
  }
  putSession(draft, { ...session, prefix: [...session.prefix, ...group.commits], groups: session.groups.slice(1) });
}

function putSession({ queue }: Draft, session: Session): void {
  queue.sessions = queue.sessions.map((other) => (other.id === session.id ? session : other));
}

function cut(draft: Draft, session: Session, group: Group, reused: readonly number[]): void {
  removeGroup(draft, group);
  const halves = halvesOf(group.members).map((members) => addGroup(draft, { session: session.id, members, reused }));
  putSession(draft, { ...session, groups: session.groups.flatMap((id) => (id === group.id ? halves : [id])) });
}

/** What a group would be tested with is known to fail: it need not be tested again, only cut further. */
function reuseFailure(draft: Draft, session: Session): boolean {
  const { queue } = draft;
  let ahead = session.prefix.map(({ number }) => number);
  for (const id of session.groups) {
    const group = groupOf(queue, id);
    ahead = [...ahead, ...group.members];
    if (group.state !== "waiting" || !session.failedSets.includes(keyOf(ahead))) continue;
    if (group.members.length > 1) {
      cut(draft, session, group, [...group.reused, nextOf(draft, "split")]);
    } else {
      putGroup(draft, { ...group, state: "pending_failure", failure: BY_OPTIMIZATION });
      for (const number of group.members) move(draft, entryOf(queue, number), { to: "pending_failure" });
    }
    return true;
  }
  return false;
}

/**
 * One member leaves, by `leave`: its group and all behind it, whose runs contain it, start anew. What was concluded from
 * failures that contained it is concluded no longer.
 */
export function removeMember(draft: Draft, group: Group, number: number, reason: string, leave: () => void): void {
  const session = draft.queue.sessions.find(({ id }) => id === group.session);
  if (session === undefined) return;
  // Other bisections may be tested on top of it.
  notice(draft, entryOf(draft.queue, number), reason);
  leave();
  stopRun(draft, group);
  const at = session.groups.indexOf(group.id);
  const behind = session.groups.slice(at).map((id) => groupOf(draft.queue, id));
  const left = behind.map((each) => ({ ...each, members: each.members.filter((other) => other !== number) }));
  startAnew(draft, session, left, reason);
}

/** Replaces the groups of a bisection from the first of these on by fresh ones. */
function startAnew(draft: Draft, session: Session, groups: readonly Group[], reason: string): void {
  const at = groups[0] === undefined ? session.groups.length : session.groups.indexOf(groups[0].id);
  for (const group of groups) {
    stopRun(draft, group);
    removeGroup(draft, group);
    for (const number of group.members) backToPending(draft, number, reason);
  }
  const fresh = rejoined(groups).map((members) => addGroup(draft, { session: session.id, members, reused: [] }));
  putSession(draft, { ...session, groups: [...session.groups.slice(0, at), ...fresh] });
}

/** Undoes the splits that were made without a test. */
function rejoined(groups: readonly Group[]): readonly (readonly number[])[] {
  const joined: { readonly split: number | undefined; readonly members: readonly number[] }[] = [];
  for (const { members, reused } of groups) {
    const before = joined.at(-1);
    const [split] = reused;
    if (before !== undefined && split !== undefined && before.split === split) {
      joined[joined.length - 1] = { split, members: [...before.members, ...members] };
    } else {
      joined.push({ split, members });
    }
  }
  return joined.map(({ members }) => members).filter(({ length }) => length > 0);
}

/** Starts the bisections anew whose base is not what it was. Merges by the queue do not change it. */
export function restartSessions(draft: Draft): void {
  const { queue, gone, pushedByHand } = draft;
  for (const session of pushedByHand || gone.size > 0 ? queue.sessions : []) {
    const isLost = ({ number, attempt }: Commit): boolean => {
      const entry = entryOf(queue, number);
      return entry.attempt !== attempt || entry.state === "failed" || entry.state === "cancelled";
    };
    const lost = [...session.predecessors, ...session.prefix].filter(isLost);
    if (lost.length === 0 && !pushedByHand) continue;
    const stays = (commit: Commit): boolean =>
      !isLost(commit) && (!pushedByHand || isLive(entryOf(queue, commit.number)));
    const rebased: Session = {
      ...session,
      base: pushedByHand ? queue.tip : session.base,
      predecessors: session.predecessors.filter(stays),
      prefix: session.prefix.filter(stays),
      // What failed on another base says nothing about this one.
      failedSets: [],
    };
    const [first] = lost;
    const cause = first === undefined ? undefined : gone.get(first.number)?.reason;
    const groups = session.groups.map((id) => groupOf(queue, id));
    startAnew(draft, rebased, groups, pushedByHand ? "MANUAL_PUSH_TO_TARGET_BRANCH" : (cause ?? PREREQUISITE_FAILED));
  }
}

/** What the run of a group is built of: what stood ahead of the batch, what is cleared, and the groups ahead. */
export function contentAhead(queue: QueueState, session: Session, group: Group): readonly Commit[] {
  const ahead = session.groups.slice(0, session.groups.indexOf(group.id));
  return [...session.predecessors, ...session.prefix, ...ahead.flatMap((id) => groupOf(queue, id).commits)];
}

export function endBisectionRun(draft: Draft, run: Run, group: Group, failure: string | null): void {
  endRun(draft, run, failure === null ? "passed" : "failed");
  const session = draft.queue.sessions.find(({ id }) => id === group.session);
  if (session === undefined) return;
  putGroup(draft, { ...group, state: failure === null ? "passed" : "pending_failure", failure });
  const to = failure === null ? "tests_passed" : "pending_failure";
  const reason = failure === null ? "TEST_RUN_PASSED" : null;
  for (const number of group.members) move(draft, entryOf(draft.queue, number), { to, reason, run: run.id });
  if (failure === null || !isSkipping(draft.queue)) return;
  const at = session.groups.indexOf(group.id) + 1;
  const members = session.groups.slice(0, at).flatMap((id) => groupOf(draft.queue, id).members);
  const set = keyOf([...session.prefix.map(({ number }) => number), ...members]);
  putSession(draft, { ...session, failedSets: [...session.failedSets, set] });
}
