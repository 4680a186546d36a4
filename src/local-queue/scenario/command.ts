/** The command `merge-queue simulate`: a scenario to its end in no time, or what would be with other settings. */
import { InputError } from "../../errors.js";
import { flagLines, readFlags, SIMULATE_FLAGS } from "../command-flags.js";
import { simulate } from "../simulation/simulate.js";
import { keysOf } from "../world/fields.js";
import { type Comparing, compareHistory, compareScenario } from "./comparison.js";
import { drawScenario } from "./draw.js";
import { readText, scenarioText } from "./files.js";
import { figuresText, outcomeOf } from "./outcome.js";
import { readScenario } from "./read.js";
import { READY_MADE } from "./ready-made.js";
import { timelineText } from "./timeline.js";

export interface SimulateIo {
  readonly write: (text: string) => void;
  /** For progress and refusals, which are no part of the result. */
  readonly writeError: (text: string) => void;
  /** Aborting it stops a comparison. */
  readonly signal: AbortSignal;
}

const EXIT_OK = 0;
const EXIT_BAD_FLAGS = 2;

const HELP = `Usage: merge-queue simulate --scenario FILE [flags]

Plays a scenario in simulated time: prints what happens in the queue and why, and the figures at the end. With --what-if
it plays it under other settings and compares them; with --history it does so for the past of a real queue.

${flagLines(SIMULATE_FLAGS, 26)}`;

/** Gives the exit code. */
export async function simulateCommand(argv: readonly string[], io: SimulateIo): Promise<number> {
  try {
    return await run(readOptions(argv), io);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    io.writeError(`${error.message}\n`);
    return EXIT_BAD_FLAGS;
  }
}

type Options = ReturnType<typeof readOptions>;

async function run(options: Options, io: SimulateIo): Promise<number> {
  const { scenario, history, whatIf } = options;
  if (options.help) io.write(HELP);
  else if (options.list) io.write(await readyMadeList());
  else if (history !== undefined) return compareHistory(await historyFiles(history, options), comparing(options, io));
  else if (scenario === undefined) throw new InputError([`--scenario is missing: ${NEEDED}`]);
  else if (options.print) io.write((await scenarioText(scenario)).text);
  else {
    const { text, name } = await scenarioText(scenario);
    const file = await readScenario(text, name);
    if (whatIf.length > 0) return compareScenario(file, comparing(options, io));
    const drawn = drawScenario(file, options.seed);
    const outcome = outcomeOf(file, drawn, simulate(drawn.simulation));
    const about = outcome.about === null ? "" : `${outcome.about}\n\n`;
    io.write(
      options.json
        ? `${JSON.stringify(outcome, null, 2)}\n`
        : `${about}${timelineText(outcome.timeline, options.whole)}\n${figuresText(outcome)}`,
    );
  }
  return EXIT_OK;
}

const NEEDED = "name a file, or a ready-made scenario (merge-queue simulate --list)";

function comparing({ whatIf, seed, seeds, json }: Options, io: SimulateIo): Comparing {
  return { ...io, whatIf, seed: seed ?? 1, seeds, json };
}

async function historyFiles(history: string, { "settings-file": settings }: Options) {
  if (settings === undefined) {
    throw new InputError([
      "--settings-file is missing: --history needs the settings that the queue had then, such as what merge-queue get-queue --json prints",
    ]);
  }
  return {
    history: { name: history, text: await readText(history, "--history") },
    settings: { name: settings, text: await readText(settings, "--settings-file") },
  };
}

async function readyMadeList(): Promise<string> {
  const files = await Promise.all(
    [...READY_MADE].map(async ([word, text]) => [word, await readScenario(text, word)] as const),
  );
  const width = Math.max(...files.map(([word]) => word.length));
  return files.map(([word, { about = "" }]) => `${word.padEnd(width)}  ${about}\n`).join("");
}

const LARGEST_SEED = 4_294_967_295;
const MOST_SEEDS = 10_000;

function readOptions(argv: readonly string[]) {
  const { "what-if": whatIf = [], seed, seeds, ...values } = readFlags("simulate", SIMULATE_FLAGS, argv).values;
  const { scenario, history } = values;
  if (whatIf.length > 0 && scenario === undefined && history === undefined && !values.help) {
    throw new InputError(["--what-if needs --scenario or --history: something to play under these settings"]);
  }
  if (values["settings-file"] !== undefined && history === undefined) {
    throw new InputError(["--settings-file goes with --history; a scenario has its settings under queue"]);
  }
  const options = {
    ...values,
    whatIf,
    seed: seed === undefined ? undefined : integer("--seed", seed, 0, LARGEST_SEED),
    seeds: seeds === undefined ? undefined : integer("--seeds", seeds, 1, MOST_SEEDS),
  };
  if (!options.help) refuseIdle({ ...options, "what-if": whatIf.length > 0 });
  return options;
}

type Flag = keyof typeof SIMULATE_FLAGS;

/** What the command can do, by the flag that asks for it, with the flags that make a difference there; the first counts. */
const WAYS: readonly (readonly [Flag, readonly Flag[]])[] = [
  ["list", []],
  ["print", ["scenario"]],
  ["history", ["settings-file", "what-if", "seed", "seeds", "json"]],
  ["what-if", ["scenario", "seed", "seeds", "json"]],
  ["scenario", ["seed", "seeds", "whole", "json"]],
];

/** @throws InputError for flags that would have no effect. */
function refuseIdle(values: Readonly<Partial<Record<Flag, unknown>>>): void {
  const isGiven = (flag: Flag) => values[flag] !== undefined && values[flag] !== false;
  const [way, used] = WAYS.find(([flag]) => isGiven(flag)) ?? [];
  if (way === undefined || used === undefined) return;
  const idle = keysOf(SIMULATE_FLAGS).filter((flag) => isGiven(flag) && flag !== way && !used.includes(flag));
  const problems = idle.map((flag) => `--${flag} and --${way} cannot stand together; take one of them`);
  if (used.includes("seeds") && isGiven("seeds") && !isGiven("what-if")) {
    problems.push("--seeds goes with --what-if; what is played once has one --seed");
  }
  if (used.includes("whole") && isGiven("whole") && isGiven("json")) {
    problems.push("--whole does nothing beside --json, which prints every line");
  }
  if (problems.length > 0) throw new InputError(problems);
}

function integer(flag: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new InputError([`${flag} must be a whole number from ${least} to ${most}, not "${text}"`]);
}
