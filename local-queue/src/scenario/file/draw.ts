/** This file creates one day of a queue from a scenario file. It draws random values, and adds defaults. */
import type { FaultSpec } from "../../api/faults/fault.js";
import type { QueueSettings } from "../../engine/settings.js";
import type { Targets } from "../../engine/state.js";
import { type Change, plainChange } from "../../state/change.js";
import { createRandom, type Random } from "../random.js";
import type { Input, Simulation } from "../simulate.js";
import type { Generator, ScenarioFile, WrittenChange, WrittenEvent } from "./form.js";
import { assignNumbers } from "./read.js";

export interface Scenario {
  readonly simulation: Simulation & { readonly settings: Partial<QueueSettings> };
  readonly titles: ReadonlyMap<number, string>;
  /** Faults of the API, for requests from `atSeconds` on. */
  readonly faults: readonly { readonly atSeconds: number; readonly spec: FaultSpec }[];
}

type Drawn = ReturnType<typeof drawListed>[number];

export function drawScenario(file: ScenarioFile, seed: number = file.seed ?? 1): Scenario {
  let all = drawListed(file);
  let last = Math.max(0, ...all.map(({ change }) => change.number));
  for (const [index, generator] of file.generate.entries()) {
    all = [...all, ...drawGenerated(generator, last + 1, createRandom(seed, index), file)];
    last += generator.count;
  }
  return {
    simulation: {
      settings: file.queue ?? {},
      changes: all.map(({ change }) => change),
      inputs: [...all.flatMap(({ inputs }) => inputs), ...file.events.flatMap(listInputs)],
      seed,
      ...given({ flaky: file.flaky, untilSeconds: file.until }),
    },
    titles: new Map(all.map(({ change, title }) => [change.number, title])),
    faults: file.faults.map(({ at, ...spec }) => ({ atSeconds: at, spec })),
  };
}

function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
function given(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function drawListed(file: ScenarioFile) {
  const numbers = assignNumbers(file["pull-requests"]);
  return file["pull-requests"].map((written, index) => {
    const number = numbers[index] ?? 0;
    const { title = `Change ${number}`, submit = 0, "flaky-runs": flakyRuns } = written;
    return {
      change: { ...plainChange(number, file.tests), ...readChange(written), ...given({ flakyRuns }) },
      title,
      inputs: submit === "never" ? [] : [submission(number, submit, written)],
    };
  });
}

function readChange(written: WrittenChange): Partial<Omit<Change, "number">> {
  const { tests: testSeconds, broken, flaky, silent, targets, "up-to-date": upToDate } = written;
  const { "conflicts-with": inTests, "conflicts-in-text": inText } = written;
  const conflicts = [
    ...(inTests ?? []).map((other) => ({ with: other, in: "tests" as const })),
    ...(inText ?? []).map((other) => ({ with: other, in: "text" as const })),
  ];
  const isGiven = inTests !== undefined || inText !== undefined;
  return given({ testSeconds, broken, flaky, silent, targets, upToDate, ...(isGiven && { conflicts }) });
}

function submission(
  number: number,
  atSeconds: number,
  { priority, "no-batch": noBatch }: Pick<WrittenEvent, "priority" | "no-batch">,
): Input {
  return { type: "submit", atSeconds, number, ...given({ priority, noBatch }) };
}

/** Draws pull requests in a fixed order. The number of draws does not depend on the drawn values. */
function drawGenerated(generator: Generator, first: number, random: Random, file: ScenarioFile): readonly Drawn[] {
  const { count, title = "Change", from = 0, every = 0, "per-hour": perHour } = generator;
  const { tests, broken = 0, flaky = 0, conflicting = 0, targets } = generator;
  let atSeconds = from;
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const plain = plainChange(number, file.tests);
    // The intervals of a Poisson process are random, including the interval before the first pull request.
    if (perHour !== undefined) atSeconds += (-Math.log(1 - random()) * 3600) / perHour;
    const submitted = perHour === undefined ? from + index * every : Math.round(atSeconds);
    const { least, most } = tests ?? { least: plain.testSeconds, most: plain.testSeconds };
    const testSeconds = Math.round(least + random() * (most - least));
    const isBroken = random() < broken;
    const isConflicting = random() < conflicting && number > 1;
    const conflicts = isConflicting ? [{ with: number - 1, in: "tests" as const }] : [];
    const drawn = { testSeconds, broken: isBroken, flaky, conflicts, targets: drawTargets(targets, random) };
    const inputs = [submission(number, submitted, generator)];
    return { change: { ...plain, ...drawn }, title: `${title} ${number}`, inputs };
  });
}

function drawTargets(targets: Generator["targets"], random: Random): Targets | null {
  if (typeof targets !== "object" || !("of" in targets)) return targets ?? null;
  const drawn: number[] = [];
  while (drawn.length < Math.min(targets.each, targets.of)) {
    let number = 1 + Math.floor(random() * (targets.of - drawn.length));
    // The drawn number counts only targets that are still free.
    for (const taken of drawn.toSorted((one, other) => one - other)) if (taken <= number) number += 1;
    drawn.push(number);
  }
  return drawn.map((number) => `target-${number}`);
}

const ACTIONS = ["cancel", "close", "restart", "merge-by-hand", "push"] as const;

/**
 * Returns the inputs of one event in order. A push precedes its change, because the queue must detect the push first.
 */
function listInputs(event: WrittenEvent): readonly Input[] {
  const { at: atSeconds, push, submit = [], change = [], queue } = event;
  const pushed = typeof push === "object" ? push : [];
  const different = readChange(event);
  const changed = Object.keys(different).length > 0 ? [...pushed, ...change] : change;
  return [
    ...submit.map((number) => submission(number, atSeconds, event)),
    ...ACTIONS.flatMap((type) =>
      (type === "push" ? pushed : (event[type] ?? [])).map((number): Input => ({ type, atSeconds, number })),
    ),
    ...changed.map((number): Input => ({ type: "change", atSeconds, number, change: different })),
    ...(push === "target" ? [{ type: "push-to-target", atSeconds } as const] : []),
    ...(queue === undefined ? [] : [{ atSeconds, ...queue }]),
  ];
}
