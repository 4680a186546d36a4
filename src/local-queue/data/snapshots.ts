/**
 * States that a start goes on from, so that it need not replay the whole log: `snapshot-000000000012.json` is the state
 * after command 12. A snapshot that cannot be used costs time only, because the log has everything.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../../errors.js";
import { type Disk, replaceFile, UNFINISHED } from "./disk.js";
import { checksum, FORMAT_VERSION, formatProblem } from "./segments.js";
import { readTagged } from "./tagged-json.js";

const FORMAT = "merge-queue-snapshot";
const NAME = /^snapshot-(\d{12})\.json$/;
/** The newest one, and one to fall back on. */
const KEPT = 2;

export interface Snapshot<State> {
  /** The number of the last command that is in it. */
  readonly seq: number;
  readonly state: State;
}

/** Keeps a state, as tagged JSON. @throws what the disk throws */
export function writeSnapshot(folder: string, seq: number, text: string, disk: Disk): void {
  const path = pathOf(folder, seq);
  const header = { format: FORMAT, version: FORMAT_VERSION, seq, sum: checksum(text) };
  replaceFile(path, `${JSON.stringify(header)}\n${text}\n`, disk);
  for (const older of snapshotsIn(folder).slice(KEPT)) rmSync(pathOf(folder, older), { force: true });
}

function isUnfinished(name: string): boolean {
  return name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length));
}

/** The newest one that can be read; null where there is none. */
export function newestSnapshot<State>(
  folder: string,
  readState: (value: unknown) => State,
  tell: (line: string) => void,
): Snapshot<State> | null {
  for (const seq of snapshotsIn(folder)) {
    const path = pathOf(folder, seq);
    try {
      return { seq, state: readState(readTagged(textIn(path))) };
    } catch (error) {
      tell(`${path} cannot be used, so the start takes longer: ${messageOf(error)}.`);
    }
  }
  return null;
}

function textIn(path: string): string {
  const whole = readFileSync(path, "utf8");
  const end = whole.indexOf("\n");
  const header: unknown = JSON.parse(whole.slice(0, end));
  const problem = formatProblem(FORMAT, header);
  if (problem !== undefined) throw new Error(problem);
  const text = whole.slice(end + 1, -1);
  const sum = typeof header === "object" && header !== null && "sum" in header ? header.sum : undefined;
  if (sum !== checksum(text)) throw new Error("it does not fit its checksum");
  return text;
}

/** What a service left behind that was killed while it wrote one. */
export function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter(isUnfinished)) rmSync(join(folder, name), { force: true });
}

/** The newest first. */
function snapshotsIn(folder: string): readonly number[] {
  return readdirSync(folder)
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => other - one);
}

function pathOf(folder: string, seq: number): string {
  return join(folder, `snapshot-${String(seq).padStart(12, "0")}.json`);
}
