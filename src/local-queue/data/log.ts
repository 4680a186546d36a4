/**
 * What `--data` keeps of a service: every command that changed it, as a line at the end of a file, and now and then a
 * snapshot of the state, from which a start goes on. Nothing is ever taken out, so replaying all commands from the
 * beginning shows how a state came about.
 *
 * A command that was appended is with the system, and outlasts whatever ends the process. A power cut may take what was
 * appended in the second before it, as waiting for the disk at each command would make them slow; a snapshot, the end,
 * and what cannot be taken back wait for it.
 */
import { truncateSync } from "node:fs";
import { InputError } from "../../errors.js";
import { type Appender, openAppender } from "./appender.js";
import { type Disk, dataFailure, dataProblem, makeFolder, reasonOf, systemDisk } from "./disk.js";
import { takeLock } from "./lock.js";
import { commandsIn, type Logged, lineOf, type Segment, type SegmentEnd, segmentAt, segmentsIn } from "./segments.js";
import { newestSnapshot, removeUnfinished, type Snapshot, writeSnapshot } from "./snapshots.js";
import { writeTagged } from "./tagged-json.js";

export interface LogOptions<Command, State> {
  readonly folder: string;
  /** They check what stands in the files, and throw an error that says what is wrong with it. */
  readonly readCommand: (value: unknown) => Command;
  readonly readState: (value: unknown) => State;
  /** Takes what a person should know of it, in whole sentences. */
  readonly tell: (line: string) => void;
  readonly disk?: Disk;
  /** How long after a command it is written to the disk at the latest. */
  readonly syncAfterMs?: number;
}

export interface Log<Command, State> {
  /** What a start goes on from: this state, null for that of the beginning, and then these commands. */
  readonly restored: Snapshot<State> | null;
  readonly commands: readonly Logged<Command>[];
  /**
   * Keeps a command and gives its number. It is to be called before the command has an effect.
   * @throws InputError when the disk refuses it: then it is as if it had not been called
   */
  readonly append: (command: Command, atMs: number) => number;
  /** How many commands a start would have to replay. */
  readonly sinceSnapshot: () => number;
  /** Keeps the state after all commands so far. False where the disk refuses, which is told and does no harm. */
  readonly snapshot: (state: State) => boolean;
  /** Comes back when all commands so far are safe from a power cut. @throws InputError when the disk refuses it */
  readonly sync: () => void;
  /** Lets others have the folder. */
  readonly close: () => void;
}

/** What a power cut may take, at most: see above. */
const SYNC_AFTER_MS = 1000;

/** @throws InputError when the folder cannot be used, is used by another service, or holds something damaged */
export function openLog<Command, State>(options: LogOptions<Command, State>): Log<Command, State> {
  const { folder, tell } = options;
  makeFolder(folder);
  const lock = takeLock(folder, tell);
  try {
    const log = openLocked({ disk: systemDisk, syncAfterMs: SYNC_AFTER_MS, ...options });
    return {
      ...log,
      close() {
        try {
          log.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error instanceof InputError ? error : dataFailure(`${folder} cannot be used`, error);
  }
}

function openLocked<Command, State>(options: Required<LogOptions<Command, State>>): Log<Command, State> {
  const { folder, tell, disk } = options;
  removeUnfinished(folder);
  const restored = newestSnapshot(folder, options.readState, tell);
  const begun = commandsAfter(restored?.seq ?? 0, options);
  let snapshotSeq = restored?.seq ?? 0;
  let seq = begun.seq;
  let appender = begun.appender;

  function append(command: Command, atMs: number): number {
    if (!Number.isFinite(atMs)) throw new Error(`${atMs} is no time for a command.`);
    appender.append(lineOf({ seq: seq + 1, atMs, command }));
    seq += 1;
    return seq;
  }

  function snapshot(state: State): boolean {
    if (seq === snapshotSeq) return true;
    const text = writeTagged(state);
    try {
      // A snapshot must not know of commands that a power cut takes from the log.
      appender.sync();
      writeSnapshot(folder, seq, text, disk);
    } catch (error) {
      const why = error instanceof InputError ? error.message : reasonOf(error);
      tell(`No snapshot could be made in ${folder}, so the next start takes longer: ${why}.`);
      return false;
    }
    snapshotSeq = seq;
    beginNext();
    return true;
  }

  /** A file for what follows a snapshot lets a start leave alone those before it. */
  function beginNext(): void {
    const next = segmentAt(folder, seq + 1);
    if (next.first === appender.segment.first) return;
    const before = appender;
    try {
      appender = openAppender(next, 0, options);
    } catch (error) {
      tell(`${next.path} could not be begun, so the log goes on in ${before.segment.path}: ${reasonOf(error)}.`);
      return;
    }
    before.close();
  }

  return {
    restored,
    commands: begun.commands,
    append,
    snapshot,
    sinceSnapshot: () => seq - snapshotSeq,
    sync: () => appender.sync(),
    close: () => appender.close(),
  };
}

/** Reads what follows a snapshot, and opens the end of the log. */
function commandsAfter<Command, State>(seq: number, options: Required<LogOptions<Command, State>>) {
  const { folder, readCommand, tell } = options;
  const all = segmentsIn(folder);
  const start = all.findLastIndex(({ first }) => first <= seq + 1);
  if (start < 0 && all.length > 0)
    throw dataProblem(`command ${seq + 1} is missing in ${folder}: a file of the log is not there`);
  const commands: Logged<Command>[] = [];
  const end = drain(commandsIn(all.slice(start), readCommand), (each) => {
    if (each.seq > seq) commands.push(each);
  });
  const segment = all.at(-1) ?? segmentAt(folder, seq + 1);
  const { lastSeq, wholeBytes, tornBytes }: SegmentEnd = end ?? { lastSeq: seq, wholeBytes: 0, tornBytes: 0 };
  if (lastSeq < seq)
    throw dataProblem(
      `a snapshot in ${folder} is of command ${seq}, and its log ends with ${lastSeq}: a file is missing`,
    );
  if (tornBytes > 0) {
    truncateSync(segment.path, wholeBytes);
    tell(`The last line of ${segment.path} was not written to its end and was cut off (${tornBytes} bytes).`);
  }
  const appender: Appender = openAppender(segment, wholeBytes, options);
  return { commands, seq: lastSeq, appender };
}

function drain<Item, End>(items: Generator<Item, End>, take: (item: Item) => void): End {
  for (;;) {
    const next = items.next();
    if (next.done === true) return next.value;
    take(next.value);
  }
}

/** Every command from the beginning, of a folder that may be in use. @throws InputError as openLog does */
export function* readLog<Command>(
  folder: string,
  readCommand: (value: unknown) => Command,
): Generator<Logged<Command>, void> {
  const segments = filesOf(folder);
  if (segments[0]?.first !== 1) throw dataProblem(`${folder} has no log that begins with command 1`);
  yield* commandsIn(segments, readCommand);
}

function filesOf(folder: string): readonly Segment[] {
  try {
    return segmentsIn(folder);
  } catch (error) {
    throw dataFailure(`${folder} cannot be read`, error);
  }
}
