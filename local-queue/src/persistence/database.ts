/** This file opens the SQLite database of a data folder for one process, and checks that this program created it. */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { getErrorMessage, InputError } from "../../../src/errors.js";

const FILE = "queue.db";
/** Text "MQue" as a number. SQLite stores the program of a file in this field. */
const APPLICATION_ID = 0x4d_51_75_65;
/** Version of the tables and their content. Each incompatible change increases it. */
const FORMAT_VERSION = 6;
const EARLIER_FILE = /^(log-\d{12}\.jsonl|about\.json)$/;

const TABLES = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE commands (seq INTEGER PRIMARY KEY, at_ms REAL NOT NULL, command TEXT NOT NULL, crc32 INTEGER NOT NULL) STRICT;
CREATE TABLE snapshots (seq INTEGER PRIMARY KEY, state BLOB NOT NULL, crc32 INTEGER NOT NULL) STRICT;
CREATE TABLE git_pull_requests (key INTEGER PRIMARY KEY, value TEXT NOT NULL, crc32 INTEGER NOT NULL) STRICT;
CREATE TABLE git_merges (key INTEGER PRIMARY KEY, value TEXT NOT NULL, crc32 INTEGER NOT NULL) STRICT;
CREATE TABLE git_ref_changes (key INTEGER PRIMARY KEY, value TEXT NOT NULL, crc32 INTEGER NOT NULL) STRICT;
PRAGMA application_id = ${APPLICATION_ID};
PRAGMA user_version = ${FORMAT_VERSION};`;

/** Result codes of SQLite. Only the lowest byte matters. */
const BUSY = 5;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;

/** Maximum attempts to lock the file. In this time, another process that is exiting releases its lock. */
const LOCK_TRIES = 10;
const LOCK_PAUSE_MS = 50;

/**
 * Opens or creates the database of a folder. @throws InputError if the database is in use, damaged or of another format
 */
export async function openDatabase(folder: string): Promise<DatabaseSync> {
  const path = join(folder, FILE);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw dataProblem(`the folder ${folder} cannot be created: ${getErrorMessage(error)}`, error);
  }
  if (!existsSync(path) && readdirSync(folder).some((name) => EARLIER_FILE.test(name)))
    throw dataProblem(`${folder} was written by an earlier version of merge-queue. Choose another folder`);
  return openWhenFree(path);
}

/** Opens the existing database of a folder. @throws InputError in the same cases as `openDatabase` */
export async function openExistingDatabase(folder: string): Promise<DatabaseSync> {
  const path = join(folder, FILE);
  if (!existsSync(path))
    throw dataProblem(`${folder} has no data of a local merge queue, because it does not contain the file ${FILE}`);
  return openWhenFree(path);
}

async function openWhenFree(path: string): Promise<DatabaseSync> {
  const sqlite = await loadSqlite();
  for (let tries = 1; ; tries += 1) {
    try {
      return openFile(new sqlite.DatabaseSync(path, { open: false }), path);
    } catch (error) {
      if (resultCodeOf(error) !== BUSY || tries === LOCK_TRIES) throw databaseFailure(path, error);
      await pause(LOCK_PAUSE_MS);
    }
  }
}

/** Opens and locks a file. The lock remains until the database closes or the process exits. */
function openFile(database: DatabaseSync, path: string): DatabaseSync {
  database.open();
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    const isNew = isEmpty(database, path);
    // Each commit reaches the system at once, but only a checkpoint waits for the disk.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    if (isNew) database.exec(`BEGIN IMMEDIATE; ${TABLES} COMMIT`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** True when a database has no tables. @throws InputError if the database is damaged or belongs to another program */
function isEmpty(database: DatabaseSync, path: string): boolean {
  const application = readValue(database, "PRAGMA application_id");
  const version = readValue(database, "PRAGMA user_version");
  if (application === 0 && readValue(database, "SELECT count(*) FROM sqlite_schema") === 0) return true;
  if (application !== APPLICATION_ID) throw dataProblem(`${path} is the database of another program`);
  if (version !== FORMAT_VERSION)
    throw dataProblem(
      `${path} is of format ${String(version)}, and this version of merge-queue reads format ${FORMAT_VERSION}. Use the version that wrote it, or another folder`,
    );
  const check = readValue(database, "PRAGMA quick_check(1)");
  if (check !== "ok") throw damageProblem(path, String(check).replaceAll("\n", " "));
  return false;
}

function readValue(database: DatabaseSync, sql: string): unknown {
  return Object.values(database.prepare(sql).get() ?? {})[0];
}

/** Loads SQLite of Node.js, and hides the warning that SQLite is experimental. Other warnings are shown. */
async function loadSqlite(): Promise<typeof import("node:sqlite")> {
  const listeners = process.listeners("warning");
  const filter = (warning: Error): void => {
    if (warning.name !== "ExperimentalWarning") for (const listener of listeners) listener.call(process, warning);
  };
  process.removeAllListeners("warning").on("warning", filter);
  try {
    // Old versions of Node.js would reject a static import of this module at the start.
    const sqlite: typeof import("node:sqlite") | undefined =
      "getBuiltinModule" in process ? process.getBuiltinModule("node:sqlite") : undefined;
    // Node.js emits the warning in the next turn of its event loop.
    await nextTurn();
    if (sqlite !== undefined) return sqlite;
  } finally {
    process.removeListener("warning", filter);
    for (const listener of listeners) process.on("warning", listener);
  }
  throw dataProblem(`Node.js 22.13 or newer is required, and this is ${process.version}`);
}

/** Creates an error with the reason why the data folder is unusable. */
export function dataProblem(text: string, cause?: unknown): InputError {
  return new InputError([`--data: ${text}`], { cause });
}

/** Creates an InputError for an error of SQLite or an invalid value. */
export function databaseFailure(path: string, error: unknown): InputError {
  if (error instanceof InputError) return error;
  switch (resultCodeOf(error) ?? 0) {
    case BUSY:
      return dataProblem(`${path} is in use by another process. Stop that service, or choose another folder`, error);
    case CORRUPT:
      return damageProblem(path, getErrorMessage(error), error);
    case FULL:
      return dataProblem(`${path} cannot be written to: no space is left on the disk`, error);
    case NOT_A_DATABASE:
      return dataProblem(`${path} is not a database, or it is damaged. Choose another folder`, error);
    default:
      return dataProblem(`${path} cannot be used: ${getErrorMessage(error)}`, error);
  }
}

export function damageProblem(path: string, why: string, cause?: unknown): InputError {
  return dataProblem(`${path} is damaged: ${why}. Restore a backup, or choose another folder`, cause);
}

/** True when the disk failed. Accepted commands may then be lost. */
export function isDiskFailure(error: unknown): boolean {
  return resultCodeOf(error) === IO_ERROR;
}

function resultCodeOf(error: unknown): number | undefined {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : undefined;
}
