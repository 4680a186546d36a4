import { fdatasync, fsyncSync, mkdirSync, readFileSync, symlinkSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { InputError } from "../../../src/errors.js";
import type { Disk } from "../../../src/local-queue/data/disk.js";
import { openMemory, replayed as replayedMemory } from "../../../src/local-queue/data/memory.js";
import { createEngine } from "../../../src/local-queue/service-calls.js";
import { appendAll, filesIn, givenFolder, givenLog, reopened, replayed } from "./given-log.js";

function failure(code: string): Error {
  return Object.assign(new Error(`${code}: the system's words`), { code });
}

/** A disk with so many bytes of room, which takes what fits of a line, as a real one does. */
function smallDisk(bytes: number) {
  let room = bytes;
  const disk: Disk = {
    write(file, given) {
      if (room === 0) throw failure("ENOSPC");
      const written = writeSync(file, given.subarray(0, room));
      room -= written;
      return written;
    },
    sync: fsyncSync,
    syncAside: fdatasync,
  };
  return { disk, giveRoom: (more: number) => (room += more) };
}

const FULL = /^--data: .* cannot be written to: no space is left on the disk \(ENOSPC\)$/;

describe("a full disk", () => {
  test("refuses a command as a whole, and takes it when there is room again", () => {
    const folder = givenFolder();
    const { disk, giveRoom } = smallDisk(220);
    const log = givenLog(folder, { disk });
    appendAll(log, "one");
    expect(() => appendAll(log, "x".repeat(200))).toThrow(FULL);
    expect(() => appendAll(log, "x".repeat(200))).toThrow(InputError);
    expect(replayed(folder)).toEqual(["one"]);

    giveRoom(10_000);
    expect(log.append({ text: "two" }, 1)).toBe(2);
    log.close();
    expect(reopened(folder)).toMatchObject({ texts: ["one", "two"], told: [] });
  });

  test("lets no snapshot be made, and the log goes on without", () => {
    const folder = givenFolder();
    const { disk, giveRoom } = smallDisk(300);
    const log = givenLog(folder, { disk });
    appendAll(log, "one");
    expect(log.snapshot({ texts: new Set(["x".repeat(1000)]) })).toBe(false);
    expect(log.told).toEqual([
      `No snapshot could be made in ${folder}, so the next start takes longer: no space is left on the disk (ENOSPC).`,
    ]);
    expect(filesIn(folder, "snapshot-")).toEqual([]);
    giveRoom(1000);
    appendAll(log, "two");
    log.close();
    expect(reopened(folder).texts).toEqual(["one", "two"]);
  });

  test("that has room for a snapshot and not for the next file leaves the log in the one that there is", () => {
    const folder = givenFolder();
    const { disk, giveRoom } = smallDisk(245);
    const log = givenLog(folder, { disk });
    appendAll(log, "one");
    expect(log.snapshot({ texts: new Set() })).toBe(true);
    expect(log.told).toEqual([
      expect.stringMatching(/log-000000000002\.jsonl could not be begun, so the log goes on in /),
    ]);
    giveRoom(10_000);
    appendAll(log, "two");
    log.close();
    expect(reopened(folder)).toMatchObject({ restored: { seq: 1 }, texts: ["two"] });

    const again = givenLog(folder);
    again.snapshot({ texts: new Set(["two"]) });
    appendAll(again, "three");
    again.close();
    expect(filesIn(folder, "log-")).toEqual(["log-000000000001.jsonl", "log-000000000003.jsonl"]);
    expect(replayed(folder)).toEqual(["one", "two", "three"]);
    expect(reopened(folder)).toMatchObject({ restored: { seq: 2 }, texts: ["three"] });
  });

  test("ends the start", () => {
    const folder = givenFolder();
    expect(() => givenLog(folder, smallDisk(10))).toThrow(/cannot be used: no space is left on the disk \(ENOSPC\)/);
    // Neither half a file nor a lock is left.
    expect(filesIn(folder, "")).toEqual([]);
  });

  test.runIf(process.platform === "linux")("is known from the system's own words", () => {
    const folder = givenFolder();
    symlinkSync("/dev/full", join(folder, "log-000000000001.jsonl"));
    expect(() => givenLog(folder)).toThrow(/no space is left on the disk \(ENOSPC\)/);
  });
});

/** Counts what is asked of the disk. */
function countingDisk() {
  const counts = { sync: 0, aside: 0 };
  const disk: Disk = {
    write: writeSync,
    sync: () => (counts.sync += 1),
    syncAside(_file, done) {
      counts.aside += 1;
      done(null);
    },
  };
  return { disk, counts };
}

describe("what is appended goes to the disk", () => {
  test("once for all commands of a time, a while later", async () => {
    const { disk, counts } = countingDisk();
    const log = givenLog(givenFolder(), { disk, syncAfterMs: 20 });
    counts.sync = 0;
    for (let round = 1; round <= 2; round += 1) {
      appendAll(log, "a", "b", "c", "d");
      expect(counts).toEqual({ sync: 0, aside: round - 1 });
      await sleep(40);
      expect(counts).toEqual({ sync: 0, aside: round });
    }
    await sleep(40);
    expect(counts.aside).toBe(2);
  });

  test("when it is asked for, before a snapshot is made, and at the end", () => {
    const { disk, counts } = countingDisk();
    const log = givenLog(givenFolder(), { disk });
    appendAll(log, "one");
    counts.sync = 0;
    log.sync();
    expect(counts).toEqual({ sync: 1, aside: 0 });
    counts.sync = 0;
    log.snapshot({ texts: new Set() });
    // The log, the snapshot, the next file, and the one before it as it is closed.
    expect(counts.sync).toBe(4);
    appendAll(log, "two");
    log.close();
    expect(counts.sync).toBe(5);
  });

  test("and where the disk fails, nothing is appended after what may be lost", async () => {
    const folder = givenFolder();
    const disk: Disk = { write: writeSync, sync: fsyncSync, syncAside: (_file, done) => done(failure("EIO")) };
    const log = givenLog(folder, { disk, syncAfterMs: 1 });
    appendAll(log, "one");
    await sleep(20);
    const message = /could not be written to the disk, and its last lines may be lost: the disk fails \(EIO\)/;
    expect(() => appendAll(log, "two")).toThrow(message);
    expect(log.snapshot({ texts: new Set() })).toBe(false);
    expect(() => log.close()).toThrow(message);
    expect(reopened(folder).texts).toEqual(["one"]);
  });
});

describe("a service on a full disk", () => {
  test("answers that it is unavailable with what is wrong, says it once, and goes on when there is room", () => {
    const folder = givenFolder();
    const { disk, giveRoom } = smallDisk(400);
    const told: string[] = [];
    const asked = { git: null, branch: "main", repository: "local/playground" };
    const memory = openMemory(folder, asked, (line) => told.push(line), disk);
    const engine = createEngine({ now: () => 1000, seed: 1, record: memory.record });
    memory.watch(engine);
    const add = (name: string) => engine.outside.addRepository({ owner: "x".repeat(400), name });
    for (const name of ["one", "two"]) {
      expect(() => add(name)).toThrow(expect.objectContaining({ status: 503, message: expect.stringMatching(FULL) }));
    }
    expect(told).toEqual([expect.stringMatching(/^Nothing can be changed for now\. --data: .*ENOSPC\)\.$/)]);
    giveRoom(10_000);
    add("three");
    expect(engine.snapshots().map(({ name }) => name)).toEqual(["three"]);
    memory.close();
  });
});

describe("a folder that cannot be used", () => {
  test("has a file in its place", () => {
    const path = join(givenFolder(), "data");
    writeFileSync(path, "mine");
    expect(() => givenLog(path)).toThrow(
      `--data: the folder ${path} cannot be made: a file stands in its place (EEXIST)`,
    );
    expect(() => givenLog(join(path, "deeper"))).toThrow(/a part of the path is a file \(ENOTDIR\)/);
    expect(readFileSync(path, "utf8")).toBe("mine");
  });

  // Nobody, root included, makes files there.
  test.runIf(process.platform === "linux")("may not be written to", () => {
    expect(() => givenLog("/sys")).toThrow(
      /^--data: \/sys cannot be written to: (permission is denied|the file system is read-only) \((EACCES|EPERM|EROFS)\)$/,
    );
  });

  test.runIf(process.platform === "linux")("is where no folders can be made", () => {
    expect(() => givenLog("/proc/deep/er")).toThrow(/^--data: the folder \/proc\/deep\/er cannot be made: /);
  });

  test("to be replayed is named by its own flag", () => {
    const path = join(givenFolder(), "none");
    expect(() => replayedMemory(path)).toThrow(`--replay: ${path} cannot be read: it is not there (ENOENT)`);
  });

  test("has a folder where the log should be", () => {
    const folder = givenFolder();
    mkdirSync(join(folder, "log-000000000001.jsonl"));
    expect(() => givenLog(folder)).toThrow(/^--data: /);
    expect(filesIn(folder, "lock-")).toEqual([]);
  });
});
