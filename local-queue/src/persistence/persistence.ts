/**
 * This file stores all commands of a service in the database of a folder, from which the next service continues. No
 * command is ever deleted, so all of them together explain a state. The system receives a command before the service
 * applies it, so the command survives the end of the process. A power cut may lose the commands of the last second,
 * because these are written to the disk together. A merge to a repository writes them to the disk first.
 */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import * as z from "zod/mini";
import { getErrorMessage, InputError } from "../../../src/errors.js";
import type { Command, LoggedCommand, Past, RecordCommand } from "../state/commands.js";
import { Refusal } from "../state/refusal.js";
import type { ServiceState } from "../state/service-state.js";
import {
  damageProblem,
  databaseFailure,
  dataProblem,
  isDiskFailure,
  openDatabase,
  openExistingDatabase,
} from "./database.js";
import { findMissingSetting, readCommand, readState } from "./read-back.js";

/** Repository and branch of a folder. The folder's commands contain commits and numbers of this repository only. */
export interface FolderIdentity {
  /** Path of the Git repository with resolved symbolic links; null for a simulated repository. */
  readonly git: string | null;
  readonly branch: string;
  readonly repository: string;
}

/** State at the start of a service. For a new folder, both fields are missing. */
interface Restored {
  readonly past?: Past;
  /** Time of the last command in milliseconds, from which service time continues. */
  readonly startAtMs?: number;
}

/** Table of JSON values by number, stored for the next start. */
interface Rows {
  readonly entries: () => Iterable<readonly [number, unknown]>;
  readonly set: (key: number, value: unknown) => void;
  readonly delete: (key: number) => void;
}

interface Watched {
  readonly state: () => ServiceState;
  readonly onChange: (listener: () => void) => unknown;
}

interface Persistence extends Restored {
  /** Stores a command before the service applies it. @throws Refusal (503) if the disk rejects the command */
  readonly record: RecordCommand;
  /** Stores snapshots of the state, so that the next start does not apply all commands. */
  readonly watch: (service: Watched) => void;
  /** Tables of the Git host. A stored merge or change of refs survives a power cut, together with all earlier rows. */
  readonly gitRecords: { readonly pullRequests: Rows; readonly merges: Rows; readonly refChanges: Rows };
  readonly close: () => void;
}

const COMMANDS_BETWEEN_SNAPSHOTS = 1000;
/** Milliseconds until commands are written to the disk. A power cut may lose newer commands. */
const SYNC_AFTER_MS = 1000;

interface Store {
  readonly database: DatabaseSync;
  readonly insert: StatementSync;
  readonly folder: string;
  readonly expected: FolderIdentity;
  readonly report: (sentence: string) => void;
  /** Number of the last command, and number of the last snapshot. */
  seq: number;
  snapshotSeq: number;
  /** True when the folder contains its identity, which is stored with the first command. */
  isIdentified: boolean;
  isRefused: boolean;
  /**
   * Error of the disk; null without an error. After an error, no command is stored, because earlier commands may be
   * lost.
   */
  trouble: InputError | null;
  service: Watched | null;
  syncTimer: NodeJS.Timeout | undefined;
}

/** Opens a folder. @throws InputError if the folder is in use, damaged, unusable or of another repository */
export async function openPersistence(
  folder: string,
  expected: FolderIdentity,
  report: (sentence: string) => void,
): Promise<Persistence> {
  const database = await openDatabase(folder);
  try {
    const restored = restore(database, folder, report);
    const isIdentified = restored.seq > 0;
    if (isIdentified) requireSameIdentity(folder, readIdentity(database, folder), expected);
    return persistenceOf(
      {
        database,
        insert: database.prepare("INSERT INTO commands VALUES (?, ?, ?, ?)"),
        folder,
        expected,
        report,
        seq: restored.seq,
        snapshotSeq: restored.snapshotSeq,
        isIdentified,
        isRefused: false,
        trouble: null,
        service: null,
        syncTimer: undefined,
      },
      restoredFrom(restored.state, restored.commands),
    );
  } catch (error) {
    database.close();
    throw databaseFailure(folder, error);
  }
}

function persistenceOf(store: Store, restored: Restored): Persistence {
  return {
    ...restored,
    record: (command, atMs) => {
      try {
        append(store, command, atMs);
        store.isRefused = false;
      } catch (error) {
        throw refuseCommand(store, error);
      }
    },
    watch: (service) => {
      store.service = service;
      service.onChange(() => {
        if (store.seq - store.snapshotSeq >= COMMANDS_BETWEEN_SNAPSHOTS) takeSnapshot(store, service.state());
      });
    },
    gitRecords: {
      pullRequests: openRows(store, "git_pull_requests", false),
      merges: openRows(store, "git_merges"),
      // Without this row, the lock files of Git would remain after a power cut.
      refChanges: openRows(store, "git_ref_changes"),
    },
    close: () => {
      try {
        if (store.service !== null) storeEnd(store, store.service.state());
      } finally {
        clearTimeout(store.syncTimer);
        store.database.close();
      }
    },
  };
}

/** Stores a command. @throws the error of the database, and then stores nothing */
function append(store: Store, command: Command, atMs: number): void {
  if (store.trouble !== null) throw store.trouble;
  const seq = store.seq + 1;
  const text = JSON.stringify(command);
  const insert = () => store.insert.run(seq, atMs, text, checksum(seq, atMs, text));
  if (store.isIdentified) insert();
  else {
    inTransaction(store.database, () => {
      writeIdentity(store);
      insert();
    });
    store.isIdentified = true;
  }
  store.seq = seq;
  store.syncTimer ??= setTimeout(() => syncLater(store), SYNC_AFTER_MS).unref();
}

/** Returns the CRC-32 of the values of a row. It detects changes by a disk or an editor. */
function checksum(...values: readonly (number | string)[]): number {
  return crc32(values.join("\n"));
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    try {
      database.exec("ROLLBACK");
    } catch {
      // SQLite may already have rolled back.
    }
    throw error;
  }
}

/** Returns the error for a command: a Refusal, or during the start the problem itself. */
function refuseCommand(store: Store, error: unknown): Error {
  const problem = databaseFailure(store.folder, error);
  if (store.service === null) return problem;
  if (!store.isRefused) store.report(`The service rejects changes until it can store data again. ${problem.message}.`);
  store.isRefused = true;
  return new Refusal(503, problem.message);
}

function sync(store: Store): void {
  if (store.trouble !== null) throw store.trouble;
  clearTimeout(store.syncTimer);
  store.syncTimer = undefined;
  try {
    store.database.exec("PRAGMA wal_checkpoint(PASSIVE)");
  } catch (error) {
    const problem = databaseFailure(store.folder, error);
    if (isDiskFailure(error)) store.trouble = problem;
    throw problem;
  }
}

/** Writes commands to the disk. If the write fails, the next command or merge reports the error. */
function syncLater(store: Store): void {
  try {
    sync(store);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
}

function takeSnapshot(store: Store, state: ServiceState): void {
  if (store.seq === store.snapshotSeq) return;
  try {
    const bytes = serialize(state);
    inTransaction(store.database, () => {
      store.database.exec("DELETE FROM snapshots");
      store.database.prepare("INSERT INTO snapshots VALUES (?, ?, ?)").run(store.seq, bytes, crc32(bytes, store.seq));
    });
    store.snapshotSeq = store.seq;
  } catch (error) {
    store.report(
      `The snapshot could not be stored, so the next start takes longer. ${databaseFailure(store.folder, error).message}.`,
    );
  }
}

/** Stores the present time as a command, because a replay does not read snapshots. */
function storeEnd(store: Store, state: ServiceState): void {
  try {
    append(store, { type: "pass" }, state.timeMs);
    takeSnapshot(store, state);
    sync(store);
  } catch (error) {
    store.report(`The last changes could not be stored. ${databaseFailure(store.folder, error).message}.`);
  }
}

/** Opens a table. If `isSynced`, each row and all data before it are written to the disk at once. */
function openRows(store: Store, table: string, isSynced = true): Rows {
  const { database, folder } = store;
  const put = database.prepare(`INSERT OR REPLACE INTO ${table} VALUES (?, ?, ?)`);
  const remove = database.prepare(`DELETE FROM ${table} WHERE key = ?`);
  return {
    entries: () =>
      orFail(folder, () =>
        database
          .prepare(`SELECT * FROM ${table} ORDER BY key`)
          .all()
          .map(({ key, value, crc32: stored }): readonly [number, unknown] => {
            if (stored !== checksum(Number(key), String(value)))
              throw checksumProblem(folder, `row ${String(key)} of the table ${table}`);
            return [Number(key), JSON.parse(String(value))];
          }),
      ),
    set: (key, value) =>
      orFail(folder, () => {
        const text = JSON.stringify(value);
        put.run(key, text, checksum(key, text));
        if (isSynced) sync(store);
      }),
    delete: (key) => void orFail(folder, () => remove.run(key)),
  };
}

function orFail<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw databaseFailure(folder, error);
  }
}

/** Reads all commands of a folder. @throws InputError for a folder without commands */
export async function readReplay(folder: string): Promise<Restored> {
  try {
    const database = await openExistingDatabase(folder);
    try {
      return restoredFrom(null, readCommands(database, folder, 0));
    } finally {
      database.close();
    }
  } catch (error) {
    throw new InputError([databaseFailure(folder, error).message.replace(/^--data:/, "--replay:")], { cause: error });
  }
}

function restoredFrom(state: ServiceState | null, commands: readonly LoggedCommand[]): Restored {
  const startAtMs = commands.at(-1)?.atMs ?? state?.timeMs;
  return startAtMs === undefined ? {} : { past: { state, commands }, startAtMs };
}

/** Reads the newest snapshot and the later commands, or all commands without a usable snapshot. */
function restore(database: DatabaseSync, folder: string, report: (sentence: string) => void) {
  const row = database.prepare("SELECT * FROM snapshots ORDER BY seq DESC LIMIT 1").get();
  let [state, snapshotSeq]: [ServiceState | null, number] = [null, 0];
  try {
    if (row?.state instanceof Uint8Array) {
      if (row.crc32 !== crc32(row.state, Number(row.seq))) throw new Error("it does not match its checksum");
      const read = readState(deserialize(row.state));
      const missing = findMissingSetting(read);
      if (missing !== undefined) throw new Error(`a queue lacks the setting ${missing}`);
      [state, snapshotSeq] = [read, Number(row.seq)];
    }
  } catch (error) {
    report(`The snapshot in ${folder} cannot be used, so the start takes longer: ${getErrorMessage(error)}.`);
  }
  const commands = readCommands(database, folder, snapshotSeq);
  return { state, commands, snapshotSeq, seq: snapshotSeq + commands.length };
}

function readCommands(database: DatabaseSync, folder: string, after: number): readonly LoggedCommand[] {
  const rows = database.prepare("SELECT * FROM commands WHERE seq > ? ORDER BY seq").all(after);
  return rows.map(({ seq, at_ms: atMs, command, crc32: stored }, index) => {
    if (seq !== after + index + 1) throw damageProblem(folder, `command ${after + index + 1} is missing`);
    if (stored !== checksum(seq, Number(atMs), String(command))) throw checksumProblem(folder, `command ${seq}`);
    try {
      return { command: readCommand(JSON.parse(String(command))), atMs: Number(atMs) };
    } catch (error) {
      throw damageProblem(folder, `command ${seq}: ${getErrorMessage(error)}`, error);
    }
  });
}

function checksumProblem(folder: string, what: string): InputError {
  return damageProblem(folder, `${what} does not match its checksum`);
}

const identity = z.object({ git: z.optional(z.string()), branch: z.string(), repository: z.string() });

function readIdentity(database: DatabaseSync, folder: string): FolderIdentity {
  const rows = database.prepare("SELECT key, value FROM meta").all();
  const { data } = identity.safeParse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  if (data === undefined) throw damageProblem(folder, "the table meta does not contain its repository and branch");
  const { git = null, branch, repository } = data;
  return { git, branch, repository };
}

function writeIdentity({ database, expected }: Store): void {
  const insert = database.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)");
  for (const [key, value] of Object.entries(expected)) if (value !== null) insert.run(key, value);
}

/** Compares the identity of the folder with the requested identity. @throws InputError if they differ */
function requireSameIdentity(folder: string, stored: FolderIdentity, expected: FolderIdentity): void {
  const { git, branch, repository } = stored;
  if (git === expected.git && branch === expected.branch && repository === expected.repository) return;
  const content = git === null ? "a simulated repository" : `the Git repository ${git}`;
  const flags = [...(git === null ? [] : [`--git ${git}`]), `--branch ${branch}`, `--repository ${repository}`];
  const without = git === null && expected.git !== null ? " without --git" : "";
  throw dataProblem(
    `${folder} contains the queue of ${content}, named ${repository}, for the branch ${branch}. Continue it with ${flags.join(" ")}${without}, or choose another folder`,
  );
}
