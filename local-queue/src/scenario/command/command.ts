import { InputError } from "../../../../src/errors.js";
import { flagLines, readFlags, readPositiveNumber, readWholeNumber, SIMULATE_FLAGS } from "../../command-flags.js";
import { keysOf } from "../../state/fields.js";
import { drawScenario } from "../file/draw.js";
import type { ScenarioFile } from "../file/form.js";
import { readScenario, scenarioText } from "../file/read.js";
import { BUILT_IN_SCENARIOS } from "../file/ready-made.js";
import { compareHistory } from "../history/command.js";
import { simulate } from "../simulate.js";
import { timelineText } from "../timeline.js";
import { type ComparisonOptions, compareScenario } from "../what-if/command.js";
import { figuresText, reportSimulation } from "./report.js";

/** Output and stop of the command. `writeError` shows progress and problems of flags. `signal` stops a comparison. */
export type SimulateIo = Pick<ComparisonOptions, "write" | "writeError" | "signal">;

const EXIT_OK = 0;
const EXIT_BAD_FLAGS = 2;

const HELP = `Usage: merge-queue simulate --scenario FILE [flags]
       merge-queue simulate --history FILE [--what-if SETTING=A,B] [flags]

Simulates a scenario: prints each event with its cause, and then the figures. With --what-if it compares settings.
With --history it simulates how a real queue would have worked with different settings.

${flagLines(SIMULATE_FLAGS, 30)}`;

export async function simulateCommand(argv: readonly string[], io: SimulateIo): Promise<number> {
  try {
    return await run(readOptions(argv), io);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    io.writeError(`error: ${error.message}\n`);
    return EXIT_BAD_FLAGS;
  }
}

type Options = ReturnType<typeof readOptions>;

async function run(options: Options, io: SimulateIo): Promise<number> {
  const { way, scenario, history } = options;
  const comparison: ComparisonOptions = { ...io, ...options, seed: options.seed ?? 1 };
  if (way === "history") return compareHistory(history, options["settings-file"], comparison);
  if (way === "what-if") return compareScenario(await readScenario(await scenarioText(scenario), scenario), comparison);
  if (way === "help") io.write(HELP);
  else if (way === "list") io.write(await readyMadeList());
  else {
    const text = await scenarioText(scenario);
    io.write(way === "print" ? text : playedText(await readScenario(text, scenario), options));
  }
  return EXIT_OK;
}

function playedText(file: ScenarioFile, { seed, json, whole }: Options): string {
  const drawn = drawScenario(file, seed);
  const report = reportSimulation(file, drawn, simulate(drawn.simulation));
  if (json) return `${JSON.stringify(report, null, 2)}\n`;
  const about = report.about === null ? "" : `${report.about}\n\n`;
  return `${about}${timelineText(report.timeline, whole)}\n${figuresText(report)}`;
}

async function readyMadeList(): Promise<string> {
  const files = await Promise.all(
    [...BUILT_IN_SCENARIOS].map(async ([word, text]) => [word, await readScenario(text, word)] as const),
  );
  const width = Math.max(...files.map(([word]) => word.length));
  return files.map(([word, { about = "" }]) => `${word.padEnd(width)}  ${about}\n`).join("");
}

const LARGEST_SEED = 4_294_967_295;
const MOST_SEEDS = 10_000;
/** Price of GitHub's Linux runner with two cores in US dollars a minute, since January 2026. */
const LINUX_RUNNER = "0.006";

function readOptions(argv: readonly string[]) {
  const { values } = readFlags("simulate", SIMULATE_FLAGS, argv);
  const { scenario = "", history = "", "what-if": whatIf = [], seed, seeds } = values;
  return {
    ...values,
    scenario,
    history,
    whatIf,
    seed: seed === undefined ? undefined : readWholeNumber("--seed", seed, 0, LARGEST_SEED),
    costPerMinute: readPositiveNumber("--cost-per-minute", values["cost-per-minute"] ?? LINUX_RUNNER),
    seeds: seeds === undefined ? undefined : readWholeNumber("--seeds", seeds, 1, MOST_SEEDS),
    way: readWay(values),
  };
}

type Flag = keyof typeof SIMULATE_FLAGS;

/**
 * Ways to use the command. Each way has the flag that selects it, and the flags that it uses. The first matching way
 * applies.
 */
const WAYS: readonly (readonly [Flag, readonly Flag[]])[] = [
  ["help", []],
  ["list", []],
  ["print", ["scenario"]],
  ["history", ["settings-file", "what-if", "seed", "seeds", "cost-per-minute", "json"]],
  ["what-if", ["scenario", "seed", "seeds", "cost-per-minute", "json"]],
  ["json", ["scenario", "seed"]],
];
const PLAY = ["scenario", ["scenario", "seed", "whole"]] as const satisfies (typeof WAYS)[number];

/** Flags that require another flag, with advice. */
const NEEDS: Readonly<Partial<Record<Flag, readonly [Flag, string]>>> = {
  "settings-file": ["history", "a scenario contains its settings under the key queue"],
  seeds: ["what-if", "a single simulation has only one seed, which --seed sets"],
  "cost-per-minute": ["what-if", "only a comparison of settings shows costs"],
};

/** Returns the way to use the command. @throws InputError for a missing flag, and for flags without an effect */
function readWay(values: Readonly<Partial<Record<Flag, unknown>>>): Flag {
  const isGiven = (flag: Flag) => values[flag] !== undefined && values[flag] !== false;
  const [way, used] = WAYS.find(([flag]) => isGiven(flag)) ?? PLAY;
  if (way === "help") return way;
  const problems = keysOf(SIMULATE_FLAGS)
    .filter(isGiven)
    .flatMap((flag) => {
      const [needed = way, advice] = NEEDS[flag] ?? [];
      if (advice !== undefined && !isGiven(needed)) return [`--${flag} needs --${needed}; ${advice}`];
      return flag === way || used.includes(flag) ? [] : [`--${flag} has no effect with --${way}; remove one of them`];
    });
  if (used.includes("scenario") && !isGiven("scenario")) {
    problems.push(
      "--scenario or --history is missing: name a file; merge-queue simulate --list shows ready-made scenarios",
    );
  }
  if (problems.length > 0) throw new InputError(problems);
  return way;
}
