/** The command `merge-queue simulate`: plays a scenario in simulated time, or compares settings. */
import { InputError } from "../../../../src/errors.js";
import { flagLines, readFlags, readWholeNumber, SIMULATE_FLAGS } from "../../command-flags.js";
import { keysOf } from "../../state/fields.js";
import { drawScenario } from "../file/draw.js";
import type { ScenarioFile } from "../file/form.js";
import { readScenario, scenarioText } from "../file/read.js";
import { READY_MADE } from "../file/ready-made.js";
import { compareHistory } from "../history/command.js";
import { simulate } from "../simulate.js";
import { timelineText } from "../timeline.js";
import { type ComparisonOptions, compareScenario } from "../what-if/command.js";
import { figuresText, reportSimulation } from "./report.js";

/** `writeError` is for progress and rejected flags; aborting `signal` stops a comparison. */
export type SimulateIo = Pick<ComparisonOptions, "write" | "writeError" | "signal">;

const EXIT_OK = 0;
const EXIT_BAD_FLAGS = 2;

const HELP = `Usage: merge-queue simulate --scenario FILE [flags]

Plays a scenario in simulated time: prints what happens in the queue and why, and the figures at the end. With --what-if
it plays it under other settings and compares them; with --history it does so for the past of a real queue.

${flagLines(SIMULATE_FLAGS, 26)}`;

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
  const { scenario, history } = options;
  const comparison: ComparisonOptions = { ...io, ...options, seed: options.seed ?? 1 };
  if (options.help) io.write(HELP);
  else if (options.list) io.write(await readyMadeList());
  else if (history !== undefined) return compareHistory(history, options["settings-file"], comparison);
  else if (scenario === undefined) {
    throw new InputError([
      "--scenario is missing: name a file, or a ready-made scenario (merge-queue simulate --list)",
    ]);
  } else {
    const text = await scenarioText(scenario);
    if (options.print) io.write(text);
    else {
      const file = await readScenario(text, scenario);
      if (options.whatIf.length > 0) return compareScenario(file, comparison);
      io.write(playedText(file, options));
    }
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
    seed: seed === undefined ? undefined : readWholeNumber("--seed", seed, 0, LARGEST_SEED),
    seeds: seeds === undefined ? undefined : readWholeNumber("--seeds", seeds, 1, MOST_SEEDS),
  };
  if (!options.help) rejectIdleFlags({ ...options, "what-if": whatIf.length > 0 });
  return options;
}

type Flag = keyof typeof SIMULATE_FLAGS;

/** Ways to use the command, by the flag that asks for it, with the flags that have an effect there. The first given counts. */
const WAYS: readonly (readonly [Flag, readonly Flag[]])[] = [
  ["list", []],
  ["print", ["scenario"]],
  ["history", ["settings-file", "what-if", "seed", "seeds", "json"]],
  ["what-if", ["scenario", "seed", "seeds", "json"]],
  ["scenario", ["seed", "seeds", "whole", "json"]],
];

/** @throws InputError for flags that would have no effect. */
function rejectIdleFlags(values: Readonly<Partial<Record<Flag, unknown>>>): void {
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
