import type { Random } from "../../../local-queue/test/support/seeded.js";

/** Commits of the pull request. Each push moves to the next commit, and a guarded run is for the first one. */
export const COMMITS = ["1".repeat(40), "2".repeat(40), "3".repeat(40)] as const;
export const GUARDED = COMMITS[0];

/**
 * Action of another run or a person. `submit` affects only a pull request outside the queue, and the others affect a
 * live attempt.
 */
export interface StoryEvent {
  /** Seconds after the step starts, or after its submission reaches the service. */
  readonly seconds: number;
  readonly after: "start" | "submission";
  readonly kind: "push" | "cancel" | "submit" | "fail" | "leave" | "merge";
}

/** State of an attempt and its duration in seconds. The last state does not end. */
export interface Stage {
  readonly state: string;
  readonly seconds: number;
}

/** One pull request in a queue, one step that acts on it, and actions of others. Times are in seconds. */
export interface Story {
  readonly operation: "submit" | "submit-and-wait" | "wait-for-merge";
  /** True when the run is for the first commit. */
  readonly guarded: boolean;
  /** True when `wait-for-merge` knows the time of the newest attempt that began before its start. */
  readonly since: boolean;
  readonly resubmit: boolean;
  readonly update: boolean;
  readonly cancelOnAbort: boolean;
  readonly gracePeriod: number;
  readonly notReadyTimeout: number;
  readonly timeout: number;
  readonly events: readonly StoryEvent[];
  /** Stages of the attempts, one list for each attempt. */
  readonly courses: readonly (readonly Stage[])[];
  /** Reply to a submission of a pull request in the queue. */
  readonly whileLive: "conflict" | "accepted";
  /**
   * Reply to the submission. `lost`: the request takes effect, and the reply is 503. `not-received`: the reply is 503
   * without an effect.
   */
  readonly submitAnswer: "clear" | "lost" | "not-received";
  readonly cancelAnswer: "clear" | "lost" | "not-received" | "refused";
  /** Ages of the records that the reads return in turn, as from outdated replicas. */
  readonly lags: readonly number[];
  /** Seconds from the step to the service, and back. */
  readonly latency: number;
  /** Seconds from a push to the cancel by the queue; `never` if the attempt continues with the new commit. */
  readonly pushCancelsAfter: number | "never";
  /** True when all attempts share one record. */
  readonly sameId: boolean;
  readonly timeline: boolean;
  /** True when GitHub shows the merge commit. */
  readonly host: boolean;
  /** First and last second in which reads fail. */
  readonly outage: readonly [number, number] | undefined;
  /** Second of the signal that stops the step. */
  readonly stopAt: number | undefined;
}

const PATHS: readonly (readonly string[])[] = [
  ["not_ready", "pending", "testing", "tests_passed", "merged"],
  ["not_ready", "pending", "testing", "pending_failure", "failed"],
  ["not_ready", "pending", "testing", "pending_failure", "tests_passed", "merged"],
  ["not_ready", "pending", "testing", "pending", "testing", "merged"],
  ["not_ready", "pending", "merged"],
  ["pending", "merged"],
  ["pending", "failed"],
  ["merged"],
  ["not_ready"],
  ["pending"],
];

function tenths(random: Random, limit: number): number {
  return random.below(limit * 10) / 10;
}

/** Draws a number of seconds; a few seconds are as likely as a few minutes. */
function anySeconds(random: Random): number {
  return tenths(random, random.one([1, 4, 20, 60, 90, 200]));
}

function drawCourse(random: Random): readonly Stage[] {
  return random.one(PATHS).map((state) => ({ state, seconds: anySeconds(random) }));
}

function drawEvent(random: Random): StoryEvent {
  const kind = random.one(["push", "push", "push", "cancel", "submit", "submit", "fail", "leave", "merge"] as const);
  const after = random.one(["start", "submission", "submission"] as const);
  return { seconds: after === "start" && random.chance(0.3) ? -anySeconds(random) : anySeconds(random), after, kind };
}

/** Draws the past: attempts that finished long ago or just now, the newest first, and perhaps a live one. */
function drawPast(random: Random, attempts: number): readonly StoryEvent[] {
  const events: StoryEvent[] = [];
  const add = (seconds: number, kind: StoryEvent["kind"]): void => {
    events.unshift({ seconds: -Math.round(10 * seconds) / 10, after: "start", kind });
  };
  let ago = random.chance(0.3) ? 3600 : 1 + anySeconds(random) / 3;
  if (random.chance(0.25)) add(ago / 2, "submit");
  for (let nth = 0; nth < attempts; nth += 1) {
    add(ago, random.one(["cancel", "fail"]));
    ago += 1 + anySeconds(random) / 10;
    add(ago, "submit");
    ago += 1 + anySeconds(random) / 10;
  }
  return events;
}

/** Draws the actions between the first read and the effect of the submission. */
function drawInstant(random: Random): readonly StoryEvent[] {
  const kinds = random.one([[], [], [], ["push"], ["push"], ["submit"], ["submit"], ["push", "submit"]] as const);
  return kinds.map((kind) => ({ seconds: 0, after: "submission", kind }));
}

function drawLags(random: Random): readonly number[] {
  const longest = random.one([0, 0, 2, 10, 17, 30, 45, 60]);
  if (random.chance(0.5)) return [longest];
  return [longest, ...Array.from({ length: 1 + random.below(4) }, () => tenths(random, longest + 1))].map((lag) =>
    Math.min(lag, longest),
  );
}

const OPERATIONS = [
  "submit",
  "submit",
  "submit-and-wait",
  "submit-and-wait",
  "submit-and-wait",
  "wait-for-merge",
] as const;

export function drawStory(random: Random): Story {
  const operation = random.one(OPERATIONS);
  const past = drawPast(random, random.one([0, 0, 1, 1, 2, 2]));
  const others = Array.from({ length: random.one([0, 0, 1, 1, 2, 3]) }, () => drawEvent(random));
  return {
    operation,
    guarded: random.chance(0.85),
    since: random.chance(0.5),
    resubmit: random.chance(0.85),
    update: random.chance(0.1),
    cancelOnAbort: random.chance(0.5),
    gracePeriod: random.one([60, 60, 90, 10]),
    notReadyTimeout: random.one([3600, 3600, 120]),
    timeout: random.one([18_000, 18_000, 1200, 100]),
    events: [...past, ...drawInstant(random), ...others],
    courses: Array.from({ length: 1 + random.below(3) }, () => drawCourse(random)),
    whileLive: random.one(["conflict", "conflict", "accepted"]),
    submitAnswer: random.one(["clear", "clear", "clear", "clear", "clear", "lost", "not-received"]),
    cancelAnswer: random.one(["clear", "clear", "clear", "clear", "clear", "lost", "not-received", "refused"]),
    lags: drawLags(random),
    latency: random.one([0.1, 0.1, 0.3, 1.2]),
    pushCancelsAfter: random.one(["never", 0, 2, 20] as const),
    sameId: random.chance(0.5),
    timeline: random.chance(0.7),
    host: random.chance(0.8),
    outage: random.chance(0.08) ? drawOutage(random) : undefined,
    stopAt: random.chance(0.06) ? anySeconds(random) : undefined,
  };
}

function drawOutage(random: Random): readonly [number, number] {
  const from = anySeconds(random);
  return [from, from + anySeconds(random)];
}

/** Simplest value of each field, for a story that is easy to understand. */
const PLAIN: Partial<Story> = {
  since: false,
  resubmit: true,
  update: false,
  cancelOnAbort: false,
  gracePeriod: 60,
  notReadyTimeout: 3600,
  timeout: 18_000,
  whileLive: "conflict",
  submitAnswer: "clear",
  cancelAnswer: "clear",
  lags: [0],
  latency: 0.1,
  pushCancelsAfter: "never",
  sameId: true,
  timeline: true,
  host: true,
  outage: undefined,
  stopAt: undefined,
};

function withoutEach<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.map((_, index) => items.toSpliced(index, 1));
}

/** Lists stories that differ from this story in one simplification each, the largest simplification first. */
export function listSimplerStories(story: Story): readonly Story[] {
  const plain = Object.entries(PLAIN).filter(([name, value]) => {
    return JSON.stringify(value) !== JSON.stringify(Reflect.get(story, name));
  });
  return [
    ...withoutEach(story.events).map((events) => ({ ...story, events })),
    ...plain.map(([name, value]) => ({ ...story, [name]: value })),
    ...(story.courses.length > 1 ? withoutEach(story.courses).map((courses) => ({ ...story, courses })) : []),
    ...(story.lags.length > 1 ? withoutEach(story.lags).map((lags) => ({ ...story, lags })) : []),
    ...story.courses.flatMap((course, nth) =>
      course.length < 2
        ? []
        : withoutEach(course).map((left) => ({ ...story, courses: story.courses.with(nth, left) })),
    ),
    ...story.events.flatMap((event, nth) =>
      Math.round(event.seconds) === event.seconds
        ? []
        : [{ ...story, events: story.events.with(nth, { ...event, seconds: Math.round(event.seconds) }) }],
    ),
  ];
}
