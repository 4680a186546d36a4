/** The form of a scenario file: what may stand where, and what each value is read as. */
import * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";
import { closestName } from "../../text/suggest.js";
import { faultSpec } from "../faults/fault.js";
import { flag, integerFrom, numberFrom, oneOf, strictObject, text } from "../world/fields.js";
import { LONGEST_TEST_SECONDS, readPriority } from "../world/pull-request.js";
import { type QueueSettings, readSetting, SETTING_NAMES } from "../world/settings.js";
import { DURATION, secondsOf } from "./durations.js";

/** A mapping with these keys and no others. */
function section<const Shape extends z.core.$ZodShape>(shape: Shape) {
  return strictObject(shape, "must be a mapping of keys to values");
}

function optional<const Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.exactPartial(z.object(shape)).shape;
}

function items<Item extends z.ZodMiniType>(item: Item) {
  return withDefault(z.readonly(z.array(item, "must be a list")), []);
}

/** A value that a function makes of what is written; undefined where it takes it for wrong. */
function readBy<Value>(allowed: string, read: (given: unknown) => Value | undefined) {
  return z.pipe(
    z.unknown(),
    z.transform((given, context) => {
      const value = read(given);
      if (value !== undefined) return value;
      context.issues.push({ code: "custom", message: allowed, input: given });
      return z.NEVER;
    }),
  );
}

const durationOf = (given: unknown) => (typeof given === "string" ? secondsOf(given) : given === 0 ? 0 : undefined);

const duration = readBy(DURATION, durationOf);

const A_DAY = `${DURATION}, of a day at most`;

const testSecondsOf = (given: unknown) => {
  const seconds = durationOf(given);
  return seconds !== undefined && seconds <= LONGEST_TEST_SECONDS ? seconds : undefined;
};

const testDuration = readBy(A_DAY, testSecondsOf);

/** `10m`, or `5m to 20m` for one between the two. */
const testDurations = readBy(`${A_DAY}, or a range such as 5m to 20m`, (given) => {
  const ends: readonly unknown[] = typeof given === "string" ? given.split(" to ") : [given];
  const [least, most = least, ...more] = ends.map(testSecondsOf);
  const isRange = more.length === 0 && ends.every((end) => testSecondsOf(end) !== undefined);
  return isRange && least !== undefined && most !== undefined && least <= most ? { least, most } : undefined;
});

/** GitHub's numbers, as far as a person writes them. */
const number = integerFrom(1, 1_000_000);
const share = numberFrom(0, 1);
/** A share, where `true` is always and `false` never. */
const chance = readBy("must be a number from 0 to 1, true or false", (given) =>
  typeof given === "boolean"
    ? Number(given)
    : typeof given === "number" && given >= 0 && given <= 1
      ? given
      : undefined,
);

/** One number, or a list of numbers. */
function oneOrMore(rule: string) {
  return readBy(rule, (given) => {
    const list: readonly unknown[] = Array.isArray(given) ? given : [given];
    const read = list.map((each) => number.safeParse(each).data).filter((each) => each !== undefined);
    return read.length === list.length ? read : undefined;
  });
}

const numbersRule = "must be the number of a pull request, or a list of them";
const numbers = oneOrMore(numbersRule);
const ordinals = oneOrMore("must be which of its test runs, such as 1 for the first, or a list of them");

const PRIORITIES = ["urgent", "high", "medium", "low"];

const priority = readBy(`must be one of ${PRIORITIES.join(", ")}, or a whole number from 0 to 255`, (given) => {
  const isName = typeof given === "string" && PRIORITIES.includes(given);
  const isNumber = typeof given === "number" && Number.isInteger(given) && given >= 0 && given <= 255;
  return isName || isNumber ? readPriority(given).value : undefined;
});

const ALL = z.literal("ALL");
const names = z.readonly(z.array(text));
const targets = z.union([ALL, names], "must be ALL or a list of names");
/** So many of so many names, by chance. */
const someTargets = section({ of: integerFrom(1, 100_000), each: withDefault(integerFrom(0, 1000), 1) });
const drawnTargets = z.union([ALL, names, someTargets], "must be ALL, a list of names, or { of: 20, each: 2 }");

/** What may be said about a change from its first commit on, or from a later one on. */
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

const neverOr = readBy(`${DURATION}, or never`, (given) => (given === "never" ? "never" : durationOf(given)));

const pullRequest = section({
  ...optional({ number, title: text, submit: neverOr }),
  ...change,
  ...submission,
  ...optional({ "flaky-runs": ordinals }),
});

/** Settings of a queue by the API's names, or the same in kebab-case as the rest of a scenario. */
const settings = z.pipe(
  z.record(z.string(), z.unknown(), "must be a mapping of settings"),
  z.transform((given, context): Partial<QueueSettings> => {
    const read: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(given)) {
      const refuse = (message: string) => context.issues.push({ code: "custom", path: [key], message, input: given });
      const name = settingCalled(key);
      if (name === undefined) {
        refuse(unknownSetting(key));
        continue;
      }
      const result = readSetting(name, value);
      if (result.ok) read[name] = result.value;
      else refuse(result.rule);
    }
    return read;
  }),
);

/** A setting by the API's name or by that in kebab-case. */
export function settingCalled(written: string): keyof QueueSettings | undefined {
  const name = written.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  return SETTING_NAMES.find((each) => each === name);
}

export function unknownSetting(written: string): string {
  const meant = closestName(written, SETTING_NAMES);
  return meant === undefined
    ? `is not a setting; the settings are ${SETTING_NAMES.join(", ")}`
    : `is not a setting; did you mean ${meant}?`;
}

const PHASES = { pause: "paused", resume: "running", drain: "draining" } as const;
const TO_QUEUE = "must be pause, resume, drain, or a mapping of settings";
const phase = z.pipe(
  oneOf(["pause", "resume", "drain"]),
  z.transform((word) => PHASES[word]),
);
const toQueue = z.pipe(
  z.unknown(),
  z.transform((given, context) => {
    const isMapping = typeof given === "object" && given !== null && !Array.isArray(given);
    const { data, error } = (isMapping ? settings : phase).safeParse(given);
    if (data !== undefined) return data;
    if (!isMapping) context.issues.push({ code: "custom", message: TO_QUEUE, input: given });
    else
      for (const { path, message } of error?.issues ?? [])
        context.issues.push({ code: "custom", path, message, input: given });
    return z.NEVER;
  }),
);

/** What an event can do; each needs one of these, and only one. */
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
    /** One after the other at this distance, or by chance so many an hour; all at once where neither is said. */
    every: duration,
    "per-hour": numberFrom(0.001, 100_000),
    tests: testDurations,
    broken: chance,
    flaky: share,
    /** How likely its tests fail together with the one that was generated before it. */
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
    /** How long the tests of a change take that does not say it. */
    tests: testDuration,
    /** How likely a test run fails by chance, whatever it contains. */
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
