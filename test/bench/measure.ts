import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Contestant {
  readonly name: string;
  readonly command: readonly [program: string, ...parameters: string[]];
  readonly environment: Readonly<Record<string, string>>;
  /** Checks the result of a run. Throws if the run did not do its work. */
  readonly check: () => void;
}

export interface Figures {
  readonly milliseconds: number;
  /** Maximum memory of the contestant's largest process in megabytes; undefined if it cannot be measured. */
  readonly megabytes: number | undefined;
}

/**
 * Path of GNU time, which reads the maximum memory of a process and its children. Without it, only times are measured.
 */
const GNU_TIME = "/usr/bin/time";
const measuresMemory = process.platform === "linux" && existsSync(GNU_TIME);

/** Runs each contestant once per round, one after the other, so that a slow moment of the machine affects all. */
export async function compare(
  title: string,
  rounds: number,
  contestants: readonly Contestant[],
  folder: string,
): Promise<ReadonlyMap<string, Figures>> {
  const runs = new Map<string, Figures[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const contestant of contestants) {
      showProgress(`${title}: round ${round} of ${rounds}, ${contestant.name}`);
      runs.get(contestant.name)?.push(await runOnce(contestant, folder));
    }
  }
  showProgress("");
  return new Map([...runs].map(([name, figures]) => [name, medianOf(figures)]));
}

/** Shows one line of progress, which the next line overwrites. */
function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
}

async function runOnce({ name, command, environment, check }: Contestant, folder: string): Promise<Figures> {
  const peakFile = join(folder, "peak");
  const [program, ...parameters] = measuresMemory
    ? ([GNU_TIME, "-f", "%M", "-o", peakFile, ...command] as const)
    : command;
  const startedAt = performance.now();
  const child = spawn(program, parameters, { env: environment, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
    });
  const exitCode = await new Promise<number | null>((done, fail) => {
    child.once("error", fail);
    child.once("close", done);
  });
  const milliseconds = performance.now() - startedAt;
  if (exitCode !== 0) throw new Error(`${name} ended with exit code ${exitCode}:\n${said}`);
  check();
  const megabytes = measuresMemory ? Number(readFileSync(peakFile, "utf8")) / 1024 : undefined;
  return { milliseconds, megabytes };
}

function medianOf(figures: readonly Figures[]): Figures {
  return {
    milliseconds: median(figures.map(({ milliseconds }) => milliseconds)),
    megabytes: measuresMemory ? median(figures.map(({ megabytes = 0 }) => megabytes)) : undefined,
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted[middle] ?? Number.NaN;
}
