import { closeSync, existsSync, openSync, readdirSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import * as sqlite from "node:sqlite";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createQueueService } from "../../src/api/queue-service.js";
import { databaseFailure } from "../../src/persistence/database.js";
import { openPersistence, readReplay } from "../../src/persistence/persistence.js";
import { temporaryFolder } from "../support/repositories.js";
import { givenService, IDENTITY, inDatabase, namesIn, START_MS } from "./given-data.js";

/** Opens a folder, and returns the message of the failure. */
async function refusalOf(folder: string): Promise<string> {
  const opened = await openPersistence(folder, IDENTITY, () => {}).then(
    (persistence) => persistence,
    (error: unknown) => error,
  );
  if (opened instanceof Error) return opened.message;
  throw new Error("The folder was opened");
}

/** Returns a folder of a stopped service that added repositories. */
async function givenStopped(...names: readonly string[]): Promise<string> {
  const { folder, add, close } = await givenService();
  for (const name of names) add(name);
  close();
  return folder;
}

/** Returns SQL that replaces command 2 with a text and its checksum. */
function withCommand(text: string): string {
  return `UPDATE commands SET command = '${text}', crc32 = ${crc32(`2\n${START_MS}\n${text}`)} WHERE seq = 2`;
}

describe("data folder of the local service", () => {
  test("contains one file after the stop, also when the service created the folder", async () => {
    const { folder, past, close } = await givenService(join(temporaryFolder(), "not", "there", "yet"));
    expect(past).toBeUndefined();
    close();
    expect(readdirSync(folder)).toEqual(["queue.db"]);
  });

  test("gives the next service the state and the time of the last command", async () => {
    const folder = await givenStopped("one", "zwölf\n\u2028");
    const next = await givenService(folder);
    expect(namesIn(next.service)).toEqual(["one", "zwölf\n\u2028"]);
    expect([next.startAtMs, next.past?.commands]).toEqual([START_MS, []]);
    next.add("three");
    next.close();
    const { past = {} } = await readReplay(folder);
    expect(namesIn(createQueueService({ now: () => START_MS, seed: 2, past }))).toEqual([
      "one",
      "zwölf\n\u2028",
      "three",
    ]);
  });

  test("contains all commands, and a snapshot after every thousand commands", async () => {
    const { folder, service, add, close } = await givenService();
    add("one");
    for (let count = 0; count < 1004; count += 1) service.outside.addIssue({ title: "An issue" });
    const table = (sql: string) => inDatabase(folder, (database) => database.prepare(sql).all());
    close();
    expect(table("SELECT count(*) AS commands, max(seq) AS last FROM commands")).toEqual([
      { commands: 1007, last: 1007 },
    ]);
    expect(table("SELECT seq FROM snapshots")).toEqual([{ seq: 1007 }]);
    inDatabase(folder, (database) => database.exec("DELETE FROM snapshots"));
    expect((await givenService(folder)).past?.commands).toHaveLength(1007);
  });

  test.each([
    ["has another shape", serialize({ timeMs: "now" }), true, 'in the state of a service, "'],
    ["has a changed byte", serialize({}), false, "it does not match its checksum"],
  ])(
    "restores the state from the commands, and reports a problem, when the snapshot %s",
    async (_name, bytes, isChecked, why) => {
      const folder = await givenStopped("one");
      const sum = crc32(bytes, isChecked ? 3 : 1);
      inDatabase(folder, (database) => database.prepare("UPDATE snapshots SET state = ?, crc32 = ?").run(bytes, sum));
      const { service, reports } = await givenService(folder);
      expect(namesIn(service)).toEqual(["one"]);
      expect(reports).toEqual([
        expect.stringContaining(`The snapshot in ${folder} cannot be used, so the start takes longer: ${why}`),
      ]);
    },
  );

  test("restores the state from the commands when the snapshot lacks a new setting", async () => {
    const { folder, service, add, close } = await givenService();
    add("one");
    service.outside.addQueue({ branch: "release", repository: "local/one" });
    close();
    inDatabase(folder, (database) => {
      const { seq, state: bytes } = database.prepare("SELECT seq, state FROM snapshots").get() ?? {};
      const state = deserialize(bytes instanceof Uint8Array ? bytes : Buffer.alloc(0));
      for (const { queues } of state.repositories.values())
        for (const queue of queues.values()) delete queue.settings.concurrency;
      const changed = serialize(state);
      database.prepare("UPDATE snapshots SET state = ?, crc32 = ?").run(changed, crc32(changed, Number(seq)));
    });
    const { reports } = await givenService(folder);
    expect(reports).toEqual([expect.stringContaining("a queue lacks the setting concurrency")]);
  });

  test("allows only one process at a time", async () => {
    const { folder, close } = await givenService();
    expect(await refusalOf(folder)).toBe(
      `--data: ${join(folder, "queue.db")} is in use by another process. Stop that service, or choose another folder`,
    );
    close();
    await givenService(folder);
  });

  test("accepts a moved repository when the new path is stored", async () => {
    const { folder, add, close } = await givenService(undefined, { ...IDENTITY, git: "/old" });
    add("one");
    close();
    const moved = { ...IDENTITY, git: "/new/path" };
    await expect(givenService(folder, moved)).rejects.toThrow("Continue it with --git /old --branch main");
    inDatabase(folder, (database) => database.exec("UPDATE meta SET value = '/new/path' WHERE key = 'git'"));
    expect(namesIn((await givenService(folder, moved)).service)).toEqual(["one"]);
  });

  test("stores the rows of the Git host, and rejects a row that was changed", async () => {
    const first = await givenService();
    first.persistence.gitRecords.merges.set(2, { after: "b" });
    first.persistence.gitRecords.merges.set(1, { after: "a" });
    first.persistence.gitRecords.pullRequests.set(1, "one");
    first.persistence.gitRecords.pullRequests.delete(1);
    first.close();
    const next = await givenService(first.folder);
    const { gitRecords } = next.persistence;
    expect([...gitRecords.merges.entries()]).toEqual([
      [1, { after: "a" }],
      [2, { after: "b" }],
    ]);
    expect([...gitRecords.pullRequests.entries()]).toEqual([]);
    next.close();
    inDatabase(first.folder, (database) => database.exec("UPDATE git_merges SET value = replace(value, 'a', 'b')"));
    const { merges } = (await givenService(first.folder)).persistence.gitRecords;
    expect(() => [...merges.entries()]).toThrow("row 1 of the table git_merges does not match its checksum");
  });
});

describe("openPersistence", () => {
  test.each<[string, (folder: string) => void, string]>([
    [
      "text",
      (folder) => writeFileSync(join(folder, "queue.db"), "mine\n".repeat(1000)),
      "is not a database, or it is damaged",
    ],
    [
      "the database of another program",
      (folder) => inDatabase(folder, (database) => database.exec("CREATE TABLE mine (id)")),
      "is the database of another program",
    ],
    [
      "a newer format",
      (folder) =>
        inDatabase(folder, (database) =>
          database.exec("PRAGMA application_id = 1297184101; PRAGMA user_version = 7; CREATE TABLE a (id)"),
        ),
      "is of format 7, and this version of merge-queue reads format 6",
    ],
    [
      "the files of an earlier format",
      (folder) => writeFileSync(join(folder, "about.json"), "{}"),
      "an earlier version",
    ],
  ])(
    "rejects a folder, and explains why in one sentence, when the folder contains %s",
    async (_name, make, message) => {
      const folder = temporaryFolder();
      make(folder);
      const refused = await refusalOf(folder);
      expect(refused).toMatch(/^--data: [^\n]*$/);
      expect(refused).toContain(message);
    },
  );

  test.each([
    ["a command is missing", "DELETE FROM commands WHERE seq = 2", "command 2 is missing"],
    ["a command is not JSON", withCommand("{"), "command 2: "],
    ["a command has another shape", withCommand('{"type":"cancel"}'), "command 2: "],
    [
      "a time is changed",
      "UPDATE commands SET at_ms = at_ms + 1 WHERE seq = 2",
      "command 2 does not match its checksum",
    ],
    [
      "a value of a command is changed",
      "UPDATE commands SET command = replace(command, 'one', 'two')",
      "command 2 does not match its checksum",
    ],
    ["its repository is missing", "DELETE FROM meta", "the table meta does not contain its repository and branch"],
  ])("rejects a folder, and explains why in one sentence, when %s", async (_name, damage, message) => {
    const folder = await givenStopped("one");
    inDatabase(folder, (database) => database.exec(`DELETE FROM snapshots; ${damage}`));
    expect(await refusalOf(folder)).toContain(`--data: ${folder} is damaged: ${message}`);
  });

  test("rejects a folder, and explains why in one sentence, when the database is damaged", async () => {
    const folder = await givenStopped("one");
    const file = openSync(join(folder, "queue.db"), "r+");
    const page = Buffer.alloc(4096, 0xff);
    writeSync(file, page, 0, page.length, 2 * page.length);
    closeSync(file);
    expect(await refusalOf(folder)).toMatch(/^--data: [^\n]* is damaged: [^\n]*$/);
  });

  test("rejects a path that leads to a file", async () => {
    const path = join(temporaryFolder(), "data");
    writeFileSync(path, "mine");
    expect(await refusalOf(path)).toContain(`--data: the folder ${path} cannot be created: `);
  });

  test("readReplay rejects a missing folder, names the flag --replay, and creates no folder", async () => {
    const folder = join(temporaryFolder(), "none");
    await expect(readReplay(folder)).rejects.toThrow(`--replay: ${folder} has no data of a local merge queue`);
    expect(existsSync(folder)).toBe(false);
  });
});

describe("local service with a failing database", () => {
  test("rejects a command with status 503, reports the cause once, and accepts later commands", async () => {
    const folder = await givenStopped("one");
    const trigger = `CREATE TRIGGER refuse BEFORE INSERT ON commands WHEN NEW.command LIKE '%large%'
      BEGIN SELECT RAISE(ABORT, 'it is too large'); END`;
    inDatabase(folder, (database) => database.exec(trigger));
    const { service, reports, add, close } = await givenService(folder);
    const refused = `--data: ${folder} cannot be used: it is too large`;
    for (const name of ["large-1", "large-2"])
      expect(() => add(name)).toThrow(expect.objectContaining({ status: 503, message: refused }));
    expect(reports).toEqual([`The service rejects changes until it can store data again. ${refused}.`]);
    add("two");
    close();
    expect(namesIn(service)).toEqual(["one", "two"]);
    expect(namesIn((await givenService(folder)).service)).toEqual(["one", "two"]);
  });

  test("explains that the disk is full", async () => {
    const folder = await givenStopped("one");
    const fill = () =>
      inDatabase(folder, (database) => {
        database.exec("PRAGMA max_page_count = 1; INSERT INTO git_merges VALUES (1, zeroblob(100000) || 'x', 0)");
      });
    const failure: unknown = await Promise.resolve()
      .then(fill)
      .catch((error: unknown) => error);
    expect(databaseFailure(folder, failure).message).toBe(
      `--data: ${folder} cannot be written to: no space is left on the disk`,
    );
  });
});

test("openPersistence rejects a version of Node.js without SQLite", async () => {
  vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await refusalOf(temporaryFolder())).toBe(
    `--data: Node.js 22.13 or newer is required, and this is ${process.version}`,
  );
});

test("openPersistence hides only the warning that SQLite is experimental", async () => {
  const warnings: string[] = [];
  const note = (warning: Error): void => void warnings.push(warning.message);
  process.on("warning", note);
  onTestFinished(() => void process.removeListener("warning", note));
  const listeners = process.listeners("warning");
  vi.spyOn(process, "getBuiltinModule").mockImplementation((name: string) => {
    process.emitWarning("SQLite is new", "ExperimentalWarning");
    process.emitWarning("something else");
    return name === "node:sqlite" ? sqlite : undefined;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await givenService();
  expect(warnings).toEqual(["something else"]);
  expect(process.listeners("warning")).toEqual(listeners);
});
