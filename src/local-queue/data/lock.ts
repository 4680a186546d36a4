/**
 * Keeps two services out of one folder. No system call for this is the same on Linux, macOS and Windows, so a file says
 * who holds the folder, and whether that process still runs decides.
 *
 * The file has a number in its name. Whoever finds that the holder of the highest one is dead makes the next one; of
 * several that do so at once the system lets one make it, and who does not have the highest one afterwards, or sees one
 * of a service that runs, takes its own away again. So a folder is never taken from a service that runs, in whatever
 * order the steps of others happen.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { codeOf, dataFailure, dataProblem } from "./disk.js";

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, as exactly as the system tells: numbers of processes come back. Empty where it does not. */
  readonly begun: string;
}

interface Lock {
  readonly release: () => void;
}

const LOCK = /^lock-(\d{6})$/;
/** Others that start at the same moment may come in between so often. */
const TRIES = 100;

/** @throws InputError where a service that may still run holds the folder, or nothing can be written to it */
export function takeLock(folder: string, tell: (line: string) => void): Lock {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const highest = locksIn(folder).at(-1) ?? 0;
    if (highest > 0 && !isFree(folder, pathOf(folder, highest), tell)) continue;
    const path = pathOf(folder, highest + 1);
    if (!makeLock(folder, path)) continue;
    const others = locksIn(folder).filter((number) => number !== highest + 1);
    const isOurs = others.every((number) => number <= highest && !isHeld(pathOf(folder, number)));
    if (isOurs) {
      for (const older of others) rmSync(pathOf(folder, older), { force: true });
      return { release: () => rmSync(path, { force: true }) };
    }
    rmSync(path, { force: true });
  }
  throw dataProblem(`${folder} could not be locked, because others try the same all the time`);
}

/** True where its holder is known to be dead; false where the lock is gone, so that everything is to be looked at anew. */
function isFree(folder: string, path: string, tell: (line: string) => void): boolean {
  const holder = readHolder(path);
  if (holder === "gone") return false;
  if (holder === "unreadable") {
    tell(`A lock that a killed process left unfinished in ${folder} was taken over.`);
    return true;
  }
  const { pid, host } = holder;
  if (host !== hostname())
    throw dataProblem(
      `${folder} was locked by process ${pid} on the machine "${host}", which cannot be looked at from here. If that service has ended, delete ${path}`,
    );
  if (isRunning(holder))
    throw dataProblem(`${folder} is in use by process ${pid}. Stop that service, or choose another folder`);
  tell(`The lock of process ${pid}, which has ended without a word, was taken over in ${folder}.`);
  return true;
}

function pathOf(folder: string, number: number): string {
  return join(folder, `lock-${String(number).padStart(6, "0")}`);
}

function locksIn(folder: string): readonly number[] {
  return readdirSync(folder)
    .map((name) => Number(LOCK.exec(name)?.[1] ?? 0))
    .filter((number) => number > 0)
    .toSorted((one, other) => one - other);
}

/** False where somebody else made it first. */
function makeLock(folder: string, path: string): boolean {
  const holder: Holder = { pid: process.pid, host: hostname(), begun: beginningOf(process.pid) ?? "" };
  try {
    writeFileSync(path, `${JSON.stringify(holder)}\n`, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    if (codeOf(error) === "ENOSPC") rmSync(path, { force: true });
    throw dataFailure(`${folder} cannot be written to`, error);
  }
}

/** Its text was unfinished when it was looked at, and is not any more: then it was slow, and not killed. */
function isHeld(path: string): boolean {
  const holder = readHolder(path, 1);
  return typeof holder === "object" && holder.host === hostname() && isRunning(holder);
}

/** A lock is written right after it was made; one that stays without its text belongs to a process that was killed. */
const LOOKS = 10;
const LOOK_EVERY_MS = 20;

function readHolder(path: string, looks = LOOKS): Holder | "gone" | "unreadable" {
  for (let look = 1; ; look += 1) {
    try {
      const holder = holderIn(readFileSync(path, "utf8"));
      if (holder !== undefined) return holder;
    } catch (error) {
      if (codeOf(error) === "ENOENT") return "gone";
      throw dataFailure(`${path} cannot be read`, error);
    }
    if (look >= looks) return "unreadable";
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS);
  }
}

function holderIn(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    if (!("pid" in value && "host" in value && "begun" in value)) return undefined;
    const { pid, host, begun } = value;
    if (typeof pid !== "number" || !Number.isInteger(pid) || pid <= 0) return undefined;
    return typeof host === "string" && typeof begun === "string" ? { pid, host, begun } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The system says whether a process has that number. Where it also says when that process began (Linux), a number that
 * another process has by now is seen through; elsewhere such a lock holds until that other process ends, which errs to
 * the safe side. Our own number in the lock of another process means that this one is dead, as after the restart of a
 * container.
 */
function isRunning({ pid, begun }: Holder): boolean {
  const now = beginningOf(pid);
  if (now !== undefined && begun !== "") return now === begun;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== "ESRCH";
  }
}

/** Undefined where it is not known; `ended` for a process that is dead and only not yet buried. */
function beginningOf(pid: number): string | undefined {
  // The same for the whole life of a process, and different for every two of one number.
  if (process.platform !== "linux") return pid === process.pid ? String(performance.timeOrigin) : undefined;
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, which may hold anything, ends at the last bracket.
    const [state = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" || state === "X" ? "ended" : `${boot} ${fields[18] ?? ""}`;
  } catch {
    return undefined;
  }
}
