import * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";
import { faultSpec } from "../../api/faults/fault.js";
import { flag, integerFrom, isFields, numberFrom, optional, strictObject, text } from "../../state/fields.js";
import { LONGEST_TEST_SECONDS, readPriority } from "../../state/pull-request.js";
import { DURATION, parseDuration } from "../durations.js";
import { readWrittenSettings } from "../settings.js";

function section<const Shape extends z.core.$ZodShape>(shape: Shape) {
  return strictObject(shape, "must be a mapping of keys to values");
}

function items<Item extends z.ZodMiniType>(item: Item) {
  return withDefault(z.readonly(z.array(item, "must be a list")), []);
}

/**
 * Creates a schema from a function. `read` returns undefined for an invalid value, and `rule` describes the valid
 * values.
 */
function readBy<Value>(rule: string, read: (given: unknown) => Value | undefined) {
  return z.pipe(
    z.unknown(),
    z.transform((given, context) => {
      const value = read(given);
      if (value !== undefined) return value;
      context.issues.push({ code: "custom", message: rule, input: given });
      return z.NEVER;
    }),
  );
}

const durationOf = (given: unknown) => (typeof given === "string" ? parseDuration(given) : given === 0 ? 0 : undefined);
const duration = readBy(DURATION, durationOf);

const testSecondsOf = (given: unknown) => {
  const seconds = durationOf(given);
  return seconds !== undefined && seconds <= LONGEST_TEST_SECONDS ? seconds : undefined;
};
const A_DAY = `${DURATION}, at most 24h`;
const testDuration = readBy(A_DAY, testSecondsOf);

/** Schema for a duration such as `10m`, or a range such as `5m to 20m`. */
const testDurations = readBy(`${A_DAY}, or a range such as 5m to 20m`, (given) => {
  const ends: readonly unknown[] = typeof given === "string" ? given.split(" to ") : [given];
  const [least, most] = [testSecondsOf(ends[0]), testSecondsOf(ends.at(-1))];
  const isRange = ends.length <= 2 && least !== undefined && most !== undefined && least <= most;
  return isRange ? { least, most } : undefined;
});

const number = integerFrom(1, 1_000_000);
const share = numberFrom(0, 1);
/** Schema for a probability from 0 to 1. `true` means 1, and `false` means 0. */
const chance = readBy("must be a number from 0 to 1, true or false", (given) =>
  typeof given === "boolean" ? Number(given) : share.safeParse(given).data,
);

/** Creates a schema for a list of numbers. A single number counts as a list. */
function oneOrMore(rule: string) {
  return readBy(rule, (given) => z.array(number).safeParse(Array.isArray(given) ? given : [given]).data);
}

const numbersRule = "must be the number of a pull request, or a list of numbers";
const numbers = oneOrMore(numbersRule);
const ordinals = oneOrMore(
  "must be the number of one of its test runs, such as 1 for the first test run, or a list of such numbers",
);

const PRIORITIES = ["urgent", "high", "medium", "low"] as const;
const priorityRule = `must be one of ${PRIORITIES.join(", ")}, or a whole number from 0 to 255`;
const priority = z.pipe(
  z.union([z.enum(PRIORITIES), integerFrom(0, 255)], priorityRule),
  z.transform((given) => readPriority(given).value),
);

const ALL = z.literal("ALL");
const names = z.readonly(z.array(text));
const targets = z.union([ALL, names], "must be ALL or a list of names");
/** Schema for random targets: each pull request has `each` of the `of` targets. */
const someTargets = section({ of: integerFrom(1, 100_000), each: withDefault(integerFrom(0, 1000), 1) });
const drawnTargets = z.union([ALL, names, someTargets], "must be ALL, a list of names, or { of: 20, each: 2 }");

/** Facts of a change, valid from its submission or from an event. */
const change = optional({
  tests: testDuration,
  broken: flag,
  flaky: share,
  silent: flag,
  "conflicts-with": numbers,
  "conflicts-in-text": numbers,
  targets,
  "up-to-date": flag,
});

const submission = optional({ priority, "no-batch": flag });

const neverOr = z.union([z.literal("never"), duration], `${DURATION}, or never`);

const pullRequest = section({
  ...optional({ number, title: text, submit: neverOr }),
  ...change,
  ...submission,
  ...optional({ "flaky-runs": ordinals }),
});

const settings = z.pipe(
  z.record(z.string(), z.unknown(), "must be a mapping of settings"),
  z.transform((given, context) => {
    const read = readWrittenSettings(given);
    for (const { key, rule } of read.problems) {
      context.issues.push({ code: "custom", path: [key], message: rule, input: given[key] });
    }
    return read.settings;
  }),
);

const PHASES = { pause: "paused", resume: "running", drain: "draining" } as const;
const phase = z.pipe(
  z.enum(["pause", "resume", "drain"], "must be pause, resume, drain, or a mapping of settings"),
  z.transform((word) => ({ type: "phase" as const, phase: PHASES[word] })),
);
const newSettings = z.pipe(
  settings,
  z.transform((read) => ({ type: "settings" as const, settings: read })),
);
const toQueue = z.pipe(
  z.unknown(),
  z.transform((given, context) => {
    const { data, error } = (isFields(given) ? newSettings : phase).safeParse(given, { reportInput: true });
    if (data !== undefined) return data;
    for (const issue of error.issues) context.issues.push({ ...issue, code: "custom", input: issue.input });
    return z.NEVER;
  }),
);

/** Actions of events. Each event has exactly one action. */
export const ACTIONS = {
  push: z.union([z.literal("target"), numbers], `${numbersRule}; or target, for the branch of the queue`),
  submit: numbers,
  cancel: numbers,
  close: numbers,
  restart: numbers,
  "merge-by-hand": numbers,
  change: numbers,
  queue: toQueue,
};

const event = section({ at: duration, ...optional(ACTIONS), ...change, ...submission });

const MOST_GENERATED = 100_000;

const generator = section({
  count: integerFrom(1, MOST_GENERATED),
  ...optional({
    title: text,
    from: duration,
    /**
     * Time between submissions. `per-hour` is a random rate instead. Without both, all submissions are at the same
     * time.
     */
    every: duration,
    "per-hour": numberFrom(0.001, 100_000),
    tests: testDurations,
    broken: chance,
    flaky: share,
    /** Probability that the tests conflict with the previous generated pull request. */
    conflicting: chance,
    targets: drawnTargets,
    ...submission,
  }),
});

const fault = section({ at: duration, ...faultSpec.shape });

export const scenarioForm = section({
  ...optional({
    about: text,
    seed: integerFrom(0, 4_294_967_295),
    tests: testDuration,
    /** Probability that a test run fails by chance. */
    flaky: share,
    until: duration,
    queue: settings,
  }),
  "pull-requests": items(pullRequest),
  generate: items(generator),
  events: items(event),
  faults: items(fault),
});

export type ScenarioFile = Readonly<z.infer<typeof scenarioForm>>;
type WrittenPullRequest = ScenarioFile["pull-requests"][number];
export type WrittenChange = Pick<WrittenPullRequest, keyof typeof change>;
export type WrittenEvent = ScenarioFile["events"][number];
export type Generator = ScenarioFile["generate"][number];
