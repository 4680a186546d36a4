import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readLog } from "../../../src/local-queue/data/log.js";
import { appendAll, filesIn, givenFolder, givenLog, reopened, replayed } from "./given-log.js";
import { readNote } from "./notes.js";

describe("a log", () => {
  test("begins with nothing, in a folder that it makes", () => {
    const log = givenLog(join(givenFolder(), "not", "there", "yet"));
    expect([log.restored, log.commands, log.told]).toEqual([null, [], []]);
  });

  test("gives back what was appended, with numbers and times, in order", () => {
    const folder = givenFolder();
    const log = givenLog(folder);
    expect(log.append({ text: "one" }, 1000)).toBe(1);
    expect(log.append({ text: "zwölf\n\u2028" }, 1000.5)).toBe(2);
    log.close();

    const again = givenLog(folder);
    expect(again.commands).toEqual([
      { seq: 1, atMs: 1000, command: { text: "one" } },
      { seq: 2, atMs: 1000.5, command: { text: "zwölf\n\u2028" } },
    ]);
    expect(again.append({ text: "three" }, 2000)).toBe(3);
    expect(again.told).toEqual([]);
  });

  test("is with the system once a command was appended, before it is closed", () => {
    const folder = givenFolder();
    appendAll(givenLog(folder), "one");
    expect(replayed(folder)).toEqual(["one"]);
  });

  test("refuses what would spoil it: no time, and what comes after its end", () => {
    const folder = givenFolder();
    const log = givenLog(folder);
    expect(() => log.append({ text: "one" }, Number.NaN)).toThrow("NaN is no time");
    log.close();
    expect(() => log.append({ text: "one" }, 1)).toThrow("is closed");
    log.close();
    expect(reopened(folder).texts).toEqual([]);
  });

  test("takes lines longer than what is read at once", () => {
    const folder = givenFolder();
    const texts = ["a".repeat(3_000_000), "b", "ü".repeat(300_000), "c"];
    const log = givenLog(folder);
    appendAll(log, ...texts);
    log.close();
    expect(reopened(folder).texts).toEqual(texts);
  });
});

describe("a snapshot", () => {
  test("is what the next start goes on from, with the commands since", () => {
    const folder = givenFolder();
    const log = givenLog(folder);
    appendAll(log, "one", "two");
    expect(log.sinceSnapshot()).toBe(2);
    expect(log.snapshot({ texts: new Set(["one", "two"]) })).toBe(true);
    expect(log.sinceSnapshot()).toBe(0);
    appendAll(log, "three");
    log.close();

    const again = givenLog(folder);
    expect(again.restored).toEqual({ seq: 2, state: { texts: new Set(["one", "two"]) } });
    expect(again.commands.map(({ seq, command }) => [seq, command.text])).toEqual([[3, "three"]]);
    expect(again.sinceSnapshot()).toBe(1);
    expect(again.append({ text: "four" }, 1)).toBe(4);
  });

  test("spares a start the files before it, and the log is whole all the same", () => {
    const folder = givenFolder();
    const log = givenLog(folder);
    for (const text of ["a", "b", "c", "d"]) {
      appendAll(log, text);
      log.snapshot({ texts: new Set(text) });
    }
    log.close();
    expect(replayed(folder)).toEqual(["a", "b", "c", "d"]);
    // The newest one, and one to fall back on.
    expect(filesIn(folder, "snapshot-")).toEqual(["snapshot-000000000003.json", "snapshot-000000000004.json"]);
    writeFileSync(join(folder, "log-000000000001.jsonl"), "damaged\n");
    expect(reopened(folder)).toMatchObject({ restored: { seq: 4 }, texts: [], told: [] });
    expect(() => replayed(folder)).toThrow(/log-000000000001\.jsonl, line 1/);
  });

  test("is not made twice of the same", () => {
    const folder = givenFolder();
    const log = givenLog(folder);
    log.snapshot({ texts: new Set() });
    appendAll(log, "one");
    log.snapshot({ texts: new Set(["one"]) });
    log.snapshot({ texts: new Set(["one"]) });
    expect(filesIn(folder, "snapshot-")).toEqual(["snapshot-000000000001.json"]);
    expect(filesIn(folder, "log-")).toEqual(["log-000000000001.jsonl", "log-000000000002.jsonl"]);
  });

  test.each<[string, string, (text: string) => string]>([
    ["cut off", "does not fit its checksum", (text) => text.slice(0, -20)],
    ["changed", "does not fit its checksum", (text) => text.replace("two", "too")],
    ["empty", "JSON", () => ""],
    ["of another version", "format 7", (text) => text.replace('"version":3', '"version":7')],
    ["of something else", "does not begin as a file", () => '{"name": "mine"}\n{}\n'],
    // With the checksum of what it holds.
    ["no state", "must be a set", (text) => text.replace(/\n.*/s, "\n5\n").replace(/"sum":"\w+"/, '"sum":"ef2d127d"')],
  ])("that cannot be used costs time only: %s", (_name, why, damage) => {
    const folder = givenFolder();
    const log = givenLog(folder);
    appendAll(log, "one");
    log.snapshot({ texts: new Set(["one"]) });
    appendAll(log, "two");
    log.snapshot({ texts: new Set(["one", "two"]) });
    appendAll(log, "three");
    log.close();
    const newest = join(folder, "snapshot-000000000002.json");
    writeFileSync(newest, damage(readFileSync(newest, "utf8")));

    const { restored, texts, told } = reopened(folder);

    expect(restored).toEqual({ seq: 1, state: { texts: new Set(["one"]) } });
    expect(texts).toEqual(["two", "three"]);
    expect(told).toEqual([expect.stringContaining("snapshot-000000000002.json cannot be used")]);
    expect(told[0]).toContain(why);
  });

  test("that a killed service did not finish is swept away", () => {
    const folder = givenFolder();
    writeFileSync(join(folder, "snapshot-000000000009.json.tmp"), "half");
    expect(reopened(folder).restored).toBeNull();
    expect(filesIn(folder, "snapshot-")).toEqual([]);
  });

  test("that knows more than the log shows that a part of the log is gone", () => {
    const folder = givenFolder();
    const log = givenLog(folder);
    appendAll(log, "one", "two");
    log.snapshot({ texts: new Set(["one", "two"]) });
    log.close();
    rmSync(join(folder, "log-000000000003.jsonl"));
    const left = join(folder, "log-000000000001.jsonl");
    writeFileSync(left, readFileSync(left, "utf8").replace(/\{"seq":2.*\n/, ""));
    expect(() => reopened(folder)).toThrow(/a snapshot in .* is of command 2, and its log ends with 1/);
  });
});

test("a log can be read from its beginning while a service uses it", () => {
  const folder = givenFolder();
  const log = givenLog(folder);
  appendAll(log, "one");
  const reading = readLog(folder, readNote);
  expect(reading.next().value).toMatchObject({ seq: 1 });
  appendAll(log, "two");
  expect([...readLog(folder, readNote)].map(({ seq }) => seq)).toEqual([1, 2]);
});

test.each([
  ["is not there", (folder: string) => join(folder, "missing"), /cannot be read: .*ENOENT/],
  ["has no log", (folder: string) => folder, /has no log that begins with command 1/],
])("a folder that %s cannot be replayed", (_name, place, message) => {
  expect(() => replayed(place(givenFolder()))).toThrow(message);
});
