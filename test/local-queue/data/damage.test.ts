import { appendFileSync, copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { appendAll, givenFolder, givenLog, reopened, replayed } from "./given-log.js";

const TEXTS = ["one", "two", "three", "vier ü"];

/** A folder whose service has ended, with the path of its log. */
function givenEnd(texts: readonly string[] = TEXTS) {
  const folder = givenFolder();
  const log = givenLog(folder);
  appendAll(log, ...texts);
  log.close();
  return { folder, path: join(folder, "log-000000000001.jsonl") };
}

describe("a last line that was not written to its end", () => {
  test.each<[string, Buffer]>([
    ["half a line", Buffer.from('{"seq":5,"atMs":1000,"comma')],
    ["one character", Buffer.from("{")],
    ["a line without its end", Buffer.from('{"seq":5,"atMs":1000,"command":{"text":"five"},"sum":"00000000"}')],
    ["zero bytes", Buffer.alloc(4096)],
    ["zero bytes with an end", Buffer.concat([Buffer.alloc(100), Buffer.from("\n")])],
    ["a line with a gap of zero bytes", Buffer.from('{"seq":5,"atMs":\0\0\0\0\0"}\n')],
  ])("is cut off and told: %s", (_name, torn) => {
    const { folder, path } = givenEnd();
    const whole = readFileSync(path);
    appendFileSync(path, torn);

    const { texts, told } = reopened(folder);

    expect(texts).toEqual(TEXTS);
    expect(told).toEqual([
      `The last line of ${path} was not written to its end and was cut off (${torn.length} bytes).`,
    ]);
    expect(readFileSync(path)).toEqual(whole);
    const log = givenLog(folder);
    appendAll(log, "five");
    expect(log.told).toEqual([]);
    expect(replayed(folder)).toEqual([...TEXTS, "five"]);
  });

  test("is that of a file that was just begun, too", () => {
    const { folder, path } = givenEnd([]);
    for (const bytes of ["", '{"format":"merge-que']) {
      writeFileSync(path, bytes);
      const log = givenLog(folder);
      appendAll(log, "one");
      log.close();
      expect(replayed(folder)).toEqual(["one"]);
    }
  });
});

test("a log that is cut anywhere gives the commands before the cut, and goes on", () => {
  const { folder, path } = givenEnd();
  const whole = readFileSync(path);
  for (let length = 0; length <= whole.length; length += 1) {
    writeFileSync(path, whole.subarray(0, length));
    const lines = whole.subarray(0, length).toString("latin1").split("\n").length - 1;
    const { texts } = reopened(folder);
    expect(texts).toEqual(TEXTS.slice(0, Math.max(0, lines - 1)));
    expect(reopened(folder).told).toEqual([]);
  }
});

test("no single changed byte goes unnoticed", () => {
  const { folder, path } = givenEnd();
  const whole = readFileSync(path);
  const lastLineAt = whole.lastIndexOf("\n", -2) + 1;
  for (let at = 0; at < whole.length; at += 1) {
    const changed = Buffer.from(whole);
    changed[at] = (whole[at] ?? 0) ^ (1 << (at % 7));
    writeFileSync(path, changed);
    const line = whole.subarray(0, at).toString("latin1").split("\n").length;
    const read = outcomeOf(() => replayed(folder));
    // A last line that is no JSON counts as not written to its end, and so does the one before without its own end.
    const isTorn = typeof read !== "string" && at >= lastLineAt - 1;
    if (isTorn) expect(read).toEqual(TEXTS.slice(0, at < lastLineAt ? -2 : -1));
    else expect(read).toContain(`${path}, line ${line}`);
  }
});

describe("damage before the last line is told with file and line", () => {
  test.each<[string, (lines: readonly string[]) => readonly string[], RegExp]>([
    ["a line is gone", (lines) => lines.toSpliced(2, 1), /jsonl, line 3: it is number 3, and 2 comes next/],
    ["a line stands twice", (lines) => lines.toSpliced(2, 0, lines[1] ?? ""), /jsonl, line 3: it is number 1, and 2/],
    ["zero bytes", (lines) => lines.with(2, "\0".repeat(50)), /jsonl, line 3: it does not fit its checksum/],
    ["no text", (lines) => lines.with(2, "\xff\xfe"), /jsonl, line 3: it is not text/],
    ["an empty line", (lines) => lines.toSpliced(3, 0, ""), /jsonl, line 4: it does not fit its checksum/],
  ])("%s", (_name, change, message) => {
    const { folder, path } = givenEnd(["one", "two", "three"]);
    const lines = change(readFileSync(path, "latin1").split("\n"));
    writeFileSync(path, lines.join("\n"), "latin1");
    const before = readFileSync(path);
    expect(() => reopened(folder)).toThrow(message);
    expect(readFileSync(path)).toEqual(before);
  });

  test("a command that is none", () => {
    const folder = givenFolder();
    const log = givenLog(folder);
    // What an older version took, for example.
    log.append(JSON.parse('{"words": "one"}'), 1);
    log.append({ text: "two" }, 1);
    log.close();
    expect(() => reopened(folder)).toThrow(
      /^--data: .*log-000000000001\.jsonl, line 2: "text" must be a string\. The file was damaged or changed/,
    );
  });
});

test.each([
  [
    "another version",
    '{"format":"merge-queue-log","version":4,"first":1}\n',
    /line 1: it is of format 4, and this version of merge-queue knows format 3\. Use the version that wrote it, or another folder/,
  ],
  [
    "another program",
    '{"time":"12:00","level":"info"}\n',
    /line 1: it does not begin as a file of the local merge queue does/,
  ],
  [
    "another program, not in JSON",
    "12:00 started\n",
    /line 1: it does not begin as a file of the local merge queue does/,
  ],
])("a file of %s is left alone", (_name, text, message) => {
  const { folder, path } = givenEnd([]);
  writeFileSync(path, text);
  expect(() => reopened(folder)).toThrow(message);
  expect(readFileSync(path, "utf8")).toBe(text);
});

/** A log of a file for each command. */
function givenFiles() {
  const folder = givenFolder();
  const log = givenLog(folder);
  for (const text of TEXTS) {
    appendAll(log, text);
    log.snapshot({ texts: new Set(TEXTS) });
  }
  log.close();
  const file = (first: number): string => join(folder, `log-00000000000${first}.jsonl`);
  return { folder, file };
}

describe("files of a log", () => {
  test("are missed in the middle", () => {
    const { folder, file } = givenFiles();
    rmSync(file(2));
    expect(() => replayed(folder)).toThrow(/log-000000000003\.jsonl begins with command 3, and 2 should come next/);
    expect(reopened(folder).restored?.seq).toBe(4);
  });

  test("are missed at the beginning, where no snapshot stands for them", () => {
    const { folder, file } = givenFiles();
    rmSync(file(1));
    rmSync(join(folder, "snapshot-000000000003.json"));
    rmSync(join(folder, "snapshot-000000000004.json"));
    expect(() => replayed(folder)).toThrow(/no log that begins with command 1/);
    expect(() => reopened(folder)).toThrow(/command 1 is missing in .*: a file of the log is not there/);
  });

  test("are whole but for the last one", () => {
    const { folder, file } = givenFiles();
    truncateSync(file(1), statSync(file(1)).size - 3);
    expect(() => replayed(folder)).toThrow(/log-000000000001\.jsonl, line 2: the line has no end/);
  });

  test("are not taken for each other", () => {
    const { folder, file } = givenFiles();
    copyFileSync(file(1), file(5));
    expect(() => reopened(folder)).toThrow(
      /log-000000000005\.jsonl, line 1: it begins with command 1, and its name says 5/,
    );
  });
});

function outcomeOf<Result>(read: () => Result): Result | string {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
}
