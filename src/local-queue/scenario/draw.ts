/** Makes what a scenario file says into one day of a queue: chance is drawn, defaults are filled in. */
import type { Targets } from "../engine/state.js";
import type { FaultSpec } from "../faults/fault.js";
import type { Change } from "../simulation/changes.js";
import type { Input, Simulation } from "../simulation/simulate.js";
import type { QueueSettings } from "../world/settings.js";
import type { Generator, ScenarioFile, WrittenChange, WrittenEvent } from "./format.js";
import { pick, type Random, randomOf, sample } from "./random.js";
import { numbersOf } from "./read.js";

export interface Scenario {
  readonly simulation: Simulation & { readonly settings: Partial<QueueSettings> };
  readonly titles: ReadonlyMap<number, string>;
  /** What the API does wrong, from when on. */
  readonly faults: readonly { readonly atSeconds: number; readonly spec: FaultSpec }[];
}

const TEST_SECONDS = 600;

interface Drawn {
  readonly change: Change;
  readonly title: string;
  readonly inputs: readonly Input[];
}

/** The same seed, which is the file's own where none is given, draws the same scenario. */
export function drawScenario(file: ScenarioFile, seed: number = file.seed ?? 1): Scenario {
  const listed = drawListed(file);
  let last = Math.max(0, ...listed.map(({ change }) => change.number));
  const generated = file.generate.map((generator, index) => {
    const drawn = drawGenerated(generator, { first: last + 1, random: randomOf(seed, index), file });
    last += generator.count;
    return drawn;
  });
  const all = [...listed, ...generated.flat()];
  return {
    simulation: {
      settings: file.queue ?? {},
      changes: all.map(({ change }) => change),
      inputs: [...all.flatMap(({ inputs }) => inputs), ...file.events.flatMap(inputsOf)],
      seed,
      ...(file.flaky !== undefined && { flaky: file.flaky }),
      ...(file.until !== undefined && { untilSeconds: file.until }),
    },
    titles: new Map(all.map(({ change, title }) => [change.number, title])),
    faults: file.faults.map(({ at, ...spec }) => ({ atSeconds: at, spec })),
  };
}

function drawListed(file: ScenarioFile): readonly Drawn[] {
  const numbers = numbersOf(file["pull-requests"]);
  return file["pull-requests"].map((written, index) => {
    const number = numbers[index] ?? 0;
    const { title = `Change ${number}`, submit = 0, "flaky-runs": flakyRuns } = written;
    return {
      change: { ...plainChange(number, file), ...changeOf(written), ...(flakyRuns !== undefined && { flakyRuns }) },
      title,
      inputs: submit === "never" ? [] : [submission(number, submit, written)],
    };
  });
}

function plainChange(number: number, { tests = TEST_SECONDS }: Pick<ScenarioFile, "tests">): Change {
  return {
    number,
    testSeconds: tests,
    broken: false,
    flaky: 0,
    conflicts: [],
    silent: false,
    targets: null,
    upToDate: false,
  };
}

/** What is said about a change; what is not said stays as it was. */
function changeOf(written: WrittenChange): Partial<Omit<Change, "number">> {
  const { tests, broken, flaky, silent, targets, "up-to-date": upToDate } = written;
  const { "conflicts-with": inTests, "conflicts-in-text": inText } = written;
  const conflicts = [
    ...(inTests ?? []).map((other) => ({ with: other, in: "tests" as const })),
    ...(inText ?? []).map((other) => ({ with: other, in: "text" as const })),
  ];
  return {
    ...(tests !== undefined && { testSeconds: tests }),
    ...(broken !== undefined && { broken }),
    ...(flaky !== undefined && { flaky }),
    ...(silent !== undefined && { silent }),
    ...(targets !== undefined && { targets }),
    ...(upToDate !== undefined && { upToDate }),
    ...((inTests !== undefined || inText !== undefined) && { conflicts }),
  };
}

function submission(
  number: number,
  atSeconds: number,
  { priority, "no-batch": noBatch }: Pick<WrittenEvent, "priority" | "no-batch">,
): Input {
  return {
    type: "submit",
    atSeconds,
    number,
    ...(priority !== undefined && { priority }),
    ...(noBatch !== undefined && { noBatch }),
  };
}

interface Drawing {
  readonly first: number;
  readonly random: Random;
  readonly file: ScenarioFile;
}

function drawGenerated(generator: Generator, { first, random, file }: Drawing): readonly Drawn[] {
  const { count, title = "Change", from = 0, every = 0, "per-hour": perHour } = generator;
  const names = namesOf(generator);
  let atSeconds = from;
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    // The time between two that come by chance; the first one comes after such a time, too.
    if (perHour !== undefined) atSeconds += (-Math.log(1 - random()) * 3600) / perHour;
    const submitted = perHour === undefined ? from + index * every : Math.round(atSeconds);
    return {
      change: drawChange(generator, { number, random, file, names }),
      title: `${title} ${number}`,
      inputs: [submission(number, submitted, generator)],
    };
  });
}

/** In the order of the draws, of which each change makes as many whatever comes of them. */
function drawChange(
  { tests, broken = 0, flaky = 0, conflicting = 0, targets }: Generator,
  { number, random, file, names }: { number: number; random: Random; file: ScenarioFile; names: readonly string[] },
): Change {
  const plain = plainChange(number, file);
  const { least, most } = tests ?? { least: plain.testSeconds, most: plain.testSeconds };
  const testSeconds = Math.round(least + random() * (most - least));
  const isBroken = random() < broken;
  const isConflicting = random() < conflicting;
  return {
    ...plain,
    testSeconds,
    broken: isBroken,
    flaky,
    conflicts: isConflicting && number > 1 ? [{ with: number - 1, in: "tests" }] : [],
    targets: drawTargets(targets, names, random),
  };
}

function namesOf({ targets }: Generator): readonly string[] {
  return typeof targets === "object" && "of" in targets
    ? Array.from({ length: targets.of }, (_, index) => `target-${index + 1}`)
    : [];
}

function drawTargets(targets: Generator["targets"], names: readonly string[], random: Random): Targets | null {
  if (typeof targets !== "object" || !("of" in targets)) return targets ?? null;
  if (targets.each === 1) return [pick(random, names) ?? ""];
  return sample(random, names, targets.each);
}

/** What happens because of one event, in order. */
function inputsOf(event: WrittenEvent): readonly Input[] {
  const { at: atSeconds, push, submit = [], cancel = [], close = [], restart = [], change = [], queue } = event;
  const numbered = [
    ...cancel.map((number): Input => ({ type: "cancel", atSeconds, number })),
    ...close.map((number): Input => ({ type: "close", atSeconds, number })),
    ...restart.map((number): Input => ({ type: "restart", atSeconds, number })),
    ...(event["merge-by-hand"] ?? []).map((number): Input => ({ type: "merge-by-hand", atSeconds, number })),
    ...submit.map((number) => submission(number, atSeconds, event)),
  ];
  // The queue learns of a push first, and of nothing else about what is no longer in it.
  const pushed = push === "target" ? [] : (push ?? []);
  const different = changeOf(event);
  const isDifferent = Object.keys(different).length > 0;
  return [
    ...numbered,
    ...pushed.map((number): Input => ({ type: "push", atSeconds, number })),
    ...[...(isDifferent ? pushed : []), ...change].map(
      (number): Input => ({ type: "change", atSeconds, number, change: different }),
    ),
    ...(push === "target" ? [{ type: "push-to-target", atSeconds } as const] : []),
    ...(queue === undefined ? [] : [ofQueue(queue, atSeconds)]),
  ];
}

function ofQueue(queue: NonNullable<WrittenEvent["queue"]>, atSeconds: number): Input {
  return typeof queue === "string"
    ? { type: "phase", atSeconds, phase: queue }
    : { type: "settings", atSeconds, settings: queue };
}
