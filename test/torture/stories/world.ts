import type { FakeClock } from "../../support/fake-clock.js";
import { type FakeAnswer, recordOf } from "../../support/fake-service.js";
import { COMMITS, type Stage, type Story, type StoryEvent } from "./story.js";

export interface Attempt {
  readonly id: string;
  readonly begunMs: number;
  /** True when the step's request started the attempt. */
  readonly isBegunByStep: boolean;
  /** True when the service accepted a submission by the step, which started this attempt or found it live. */
  isAccepted: boolean;
  end: { readonly state: string; readonly ms: number } | undefined;
}

/** State of the record, valid until the next version. */
export interface Version {
  readonly fromMs: number;
  readonly attempt: Attempt | undefined;
  readonly state: string;
  readonly changedMs: number;
  readonly sha: string;
  readonly isLive: boolean;
}

export interface SentCancel {
  readonly ms: number;
  /** Live attempt that the event removed from the queue. */
  readonly removed: Version | undefined;
  readonly answer: number;
}

/** Event of the story, in seconds after the step started. */
export interface TraceLine {
  readonly seconds: number;
  readonly line: string;
}

const NO_RECORD = { attempt: undefined, state: "", changedMs: 0, sha: "", isLive: false } as const;
const ENDS: ReadonlySet<string> = new Set(["merged", "failed", "cancelled"]);

export type World = ReturnType<typeof createWorld>;

/** Creates the true state of a story: a queue with one pull request, and a service whose reads show it with a delay. */
export function createWorld(story: Story, clock: FakeClock) {
  const startedAtMs = clock.now();
  const agenda: { readonly ms: number; readonly run: () => void }[] = [];
  const versions: Version[] = [{ ...NO_RECORD, fromMs: Number.NEGATIVE_INFINITY }];
  const timelines = new Map<string, { readonly ms: number; readonly state: string; readonly timestamp: string }[]>();
  const attempts: Attempt[] = [];
  const cancels: SentCancel[] = [];
  const submissions: { readonly ms: number; readonly answer: number }[] = [];
  const trace: TraceLine[] = [];
  const seen = new Set<Version>();
  let head = 0;
  let reads = 0;
  let firstShown: Version | undefined;
  let lastReadMs = Number.NEGATIVE_INFINITY;
  let nowMs = startedAtMs;

  const current = (): Version => versions.at(-1) ?? { ...NO_RECORD, fromMs: Number.NEGATIVE_INFINITY };
  const commit = (): string => COMMITS[Math.min(head, COMMITS.length - 1)] ?? "";
  const isMerged = (): boolean => current().state === "merged";

  function note(line: string): void {
    trace.push({ seconds: (nowMs - startedAtMs) / 1000, line });
  }

  function plan(ms: number, run: () => void): void {
    const at = agenda.findIndex((each) => each.ms > ms);
    agenda.splice(at < 0 ? agenda.length : at, 0, { ms, run });
  }

  /** Runs all events that are due. */
  function advance(): void {
    for (let next = agenda[0]; next !== undefined && next.ms <= clock.now(); next = agenda[0]) {
      agenda.shift();
      nowMs = next.ms;
      next.run();
    }
    nowMs = clock.now();
  }

  function change(attempt: Attempt, state: string, isLive = !ENDS.has(state)): void {
    if (attempt !== attempts.at(-1) || attempt.end !== undefined) return;
    if (!isLive) attempt.end = { state: ENDS.has(state) ? state : "left", ms: nowMs };
    const timestamp = atSecond(nowMs);
    timelines.set(attempt.id, [...(timelines.get(attempt.id) ?? []), { ms: nowMs, state, timestamp }]);
    versions.push({ fromMs: nowMs, attempt, state, changedMs: nowMs, sha: commit(), isLive });
    note(`the attempt is ${isLive || ENDS.has(state) ? state : "out of the queue"} at ${short(commit())}`);
  }

  function begin(isBegunByStep: boolean): Attempt {
    const id = story.sameId ? "record-1" : `record-${attempts.length + 1}`;
    const attempt: Attempt = { id, begunMs: nowMs, isBegunByStep, isAccepted: false, end: undefined };
    const course: readonly Stage[] = story.courses[attempts.length % story.courses.length] ?? [];
    attempts.push(attempt);
    note(`${isBegunByStep ? "the step's request begins" : "others begin"} an attempt (${id})`);
    let fromMs = nowMs;
    for (const { state, seconds } of course) {
      if (fromMs === nowMs) change(attempt, state);
      else plan(fromMs, () => change(attempt, state));
      fromMs += Math.max(0.1, seconds) * 1000;
    }
    return attempt;
  }

  function happen({ kind }: StoryEvent): void {
    const { attempt, state, isLive } = current();
    if (isMerged()) return;
    switch (kind) {
      case "push": {
        head += 1;
        note(`a push: the head is ${short(commit())}`);
        if (attempt === undefined) return;
        // A record shows the current head, even if the attempt was submitted at another head.
        versions.push({ ...current(), fromMs: nowMs, sha: commit() });
        const after = story.pushCancelsAfter;
        if (isLive && after !== "never") plan(nowMs + after * 1000, () => change(attempt, "cancelled"));
        return;
      }
      case "submit":
        if (!isLive) begin(false);
        return;
      case "merge":
        if (isLive && attempt !== undefined) change(attempt, "merged");
        return;
      case "leave":
        if (isLive && attempt !== undefined) change(attempt, state, false);
        return;
      case "cancel":
      case "fail":
        if (isLive && attempt !== undefined) change(attempt, kind === "fail" ? "failed" : "cancelled");
        return;
      default:
        throw new Error(`There is no event ${String(kind satisfies never)}.`);
    }
  }

  function takeSubmission(): number {
    advance();
    for (const event of story.events.filter(({ after }) => after === "submission")) {
      if (event.seconds <= 0) happen(event);
      else plan(nowMs + event.seconds * 1000, () => happen(event));
    }
    if (story.submitAnswer === "not-received") return 503;
    if (isMerged()) return 400;
    const { attempt, isLive } = current();
    if (isLive && story.whileLive === "conflict") return 409;
    const own = isLive && attempt !== undefined ? attempt : begin(true);
    own.isAccepted = story.submitAnswer === "clear";
    return own.isAccepted ? 200 : 503;
  }

  function takeCancel(): number {
    advance();
    const before = current();
    const { cancelAnswer } = story;
    const isTaken = cancelAnswer !== "refused" && cancelAnswer !== "not-received";
    const isRemoved = isTaken && before.isLive && before.attempt !== undefined;
    const ok = before.isLive ? 200 : 404;
    const answer = { refused: 422, "not-received": 503, lost: 503, clear: ok }[cancelAnswer];
    note(`the step cancels: ${answer}`);
    cancels.push({ ms: nowMs, removed: isRemoved ? before : undefined, answer });
    if (isRemoved && before.attempt !== undefined) change(before.attempt, "cancelled");
    return answer;
  }

  function isDown(): boolean {
    const [from, to] = story.outage ?? [0, 0];
    const seconds = (clock.now() - startedAtMs) / 1000;
    return seconds >= from && seconds < to;
  }

  for (const event of story.events)
    if (event.after === "start") plan(startedAtMs + event.seconds * 1000, () => happen(event));
  advance();

  return {
    startedAtMs,
    versions,
    attempts,
    cancels,
    submissions,
    trace,
    /** Versions that reads of the record have shown. */
    seen,
    lastReadMs: () => lastReadMs,
    /** Record of the first read. */
    firstShown: () => firstShown,
    current,
    advance,
    read(asksForTimeline: boolean): FakeAnswer {
      advance();
      if (isDown()) return { status: 503 };
      const lag = story.lags[reads % story.lags.length] ?? 0;
      reads += 1;
      // The step reads a timeline after the decisive record.
      if (!asksForTimeline) lastReadMs = nowMs;
      const shown = versions.findLast(({ fromMs }) => fromMs <= nowMs - lag * 1000);
      if (reads === 1) firstShown = shown?.attempt === undefined ? undefined : shown;
      if (shown?.attempt === undefined) {
        note("a read shows no record");
        return { status: 404 };
      }
      seen.add(shown);
      const { attempt, state, isLive, changedMs, sha } = shown;
      note(
        `a read shows ${state}${isLive ? "" : " (ended)"} at ${short(sha)}, ${attempt.id}, as it was ${lag} s before`,
      );
      return recordOf({
        id: attempt.id,
        state,
        stateChangedAt: atSecond(changedMs),
        isCurrentlySubmittedToQueue: isLive,
        prSha: sha,
        ...(story.timeline
          ? { timeline: timelines.get(attempt.id)?.filter(({ ms }) => ms <= nowMs - lag * 1000) }
          : {}),
      });
    },
    submit(): FakeAnswer {
      const answer = takeSubmission();
      submissions.push({ ms: nowMs, answer });
      note(`the step submits: ${answer}`);
      return answer === 200 ? { json: {} } : { status: answer };
    },
    cancel(): FakeAnswer {
      const answer = takeCancel();
      return answer === 200 ? { json: {} } : { status: answer };
    },
  };
}

/** Formats a time in whole seconds, as the service does. */
export function atSecond(ms: number): string {
  return new Date(Math.floor(ms / 1000) * 1000).toISOString();
}

export function short(sha: string): string {
  return sha.slice(0, 7);
}
