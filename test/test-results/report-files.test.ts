import { execFileSync } from "node:child_process";
import { appendFileSync, symlinkSync, truncateSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { AbortedError } from "../../src/errors.js";
import { readJunitReport } from "../../src/test-results/junit.js";
import { createTestNameIndex } from "../../src/test-results/plain-cases.js";
import { findReportFiles, readFilePieces } from "../../src/test-results/report-files.js";
import { readReports } from "../../src/test-results/reports.js";
import { givenWorkspace } from "../support/workspace.js";

async function found(lines: readonly string[], workspace: string): Promise<readonly string[]> {
  return (await findReportFiles(lines, workspace)).files.map(({ name }) => name);
}

const FILES = { "b/junit.xml": "", "a/junit.xml": "", "a/c/junit.xml": "", "a/other.txt": "", ".hidden/junit.xml": "" };

test.each([
  [
    "each file once, in order",
    ["b/*.xml", "**/junit.xml", "a/junit.xml"],
    ["a/c/junit.xml", "a/junit.xml", "b/junit.xml"],
  ],
  ["no file of a line with an exclamation mark at any place", ["!a/c/**", "a/**/*.xml"], ["a/junit.xml"]],
  ["no file of a path that is excluded", ["a/junit.xml", "!a/**"], []],
  ["files of a hidden folder when a line names it", [".hidden/*.xml"], [".hidden/junit.xml"]],
  ["no folder and no missing file", ["a", "*", "none.xml", "none/**"], []],
  ["files by several stars", ["**/a/**/j*t.x*l"], ["a/c/junit.xml", "a/junit.xml"]],
  ["files by several stars relative to the workspace", ["./**/c/**/*.x*"], ["a/c/junit.xml"]],
  ["files of a hidden folder by several stars", ["**/.hidden/**/*u*.xml"], [".hidden/junit.xml"]],
  ["no file that several stars exclude", ["**/*.xml", "!**/c/**/*.x*"], ["a/junit.xml", "b/junit.xml"]],
  ["files by an extended pattern", ["a/**/@(junit|other).*"], ["a/c/junit.xml", "a/junit.xml", "a/other.txt"]],
  ["no file at a depth without files", ["*/*/*/*.xml"], []],
])("findReportFiles finds %s: %j", async (_, lines, names) => {
  expect(await found(lines, givenWorkspace(FILES))).toEqual(names);
});

test("findReportFiles finds the files of an absolute path", async () => {
  const elsewhere = givenWorkspace({ "junit.xml": "", "more.xml": "" });
  const workspace = givenWorkspace();

  expect(await found([join(elsewhere, "*.xml")], workspace)).toEqual([
    join(elsewhere, "junit.xml"),
    join(elsewhere, "more.xml"),
  ]);
  expect(await found([join(elsewhere, "junit.xml")], workspace)).toEqual([join(elsewhere, "junit.xml")]);
});

test("findReportFiles reads the path of an existing file as a path although it looks like a pattern", async () => {
  const workspace = givenWorkspace({ "junit [1].xml": "", "junit 1.xml": "", "a.xml": "" });

  expect(await found(["junit [1].xml"], workspace)).toEqual(["junit [1].xml"]);
  expect(await found(["junit [1].xml", "a*.xml"], workspace)).toEqual(["a.xml", "junit [1].xml"]);
});

test("findReportFiles finds files when a link leads in a circle", async () => {
  const workspace = givenWorkspace({ "a/junit.xml": "" });
  symlinkSync(workspace, join(workspace, "a", "loop"));

  expect(await found(["**/junit.xml"], workspace)).toContain("a/junit.xml");
});

test("findReportFiles reports each path and pattern without a file as missing", async () => {
  const workspace = givenWorkspace(FILES);

  const { files, missing } = await findReportFiles(["a/*.xml", "c.xml", "d/**/*.xml", "b"], workspace);

  expect(files.map(({ name }) => name)).toEqual(["a/junit.xml"]);
  expect(missing).toEqual([
    { name: "c.xml", reason: "the path is not a file" },
    { name: "d/**/*.xml", reason: "the pattern matches no file" },
    { name: "b", reason: "the path is a folder, not a file" },
  ]);
});

test("findReportFiles reports nothing as missing when no line matches any file, or when a line excludes the files", async () => {
  const workspace = givenWorkspace(FILES);

  expect((await findReportFiles(["c.xml", "d/*"], workspace)).missing).toEqual([]);
  expect((await findReportFiles(["a/junit.xml", "b/*.xml", "!b/**"], workspace)).missing).toEqual([]);
});

describe("findReportFiles with a working directory", () => {
  const tree = { "old.xml": "", "fresh/junit.xml": "", "fresh [1]/deep/junit.xml": "" };

  test("returns names relative to the working directory", async () => {
    const workspace = givenWorkspace(tree);

    expect(await findReportFiles(["**/*.xml", "junit.xml"], workspace, "fresh")).toEqual({
      files: [{ name: "junit.xml", path: join(workspace, "fresh/junit.xml") }],
      missing: [],
    });
    expect(await findReportFiles(["**/*.xml"], workspace, "fresh [1]")).toMatchObject({
      files: [{ name: "deep/junit.xml" }],
    });
    expect(await findReportFiles(["**/*.xml"], workspace, join(workspace, "fresh"))).toMatchObject({
      files: [{ name: "junit.xml" }],
    });
  });

  test("returns no files when the working directory does not exist", async () => {
    expect(await findReportFiles(["**/*.xml"], givenWorkspace(tree), "none")).toEqual({ files: [], missing: [] });
  });

  test.each(["../old.xml", "../*.xml", "ABSOLUTE"])(
    "rejects files outside of the working directory: %s",
    async (line) => {
      const workspace = givenWorkspace(tree);
      const old = join(workspace, "old.xml");
      const given = line.replace("ABSOLUTE", old);
      const missing = [{ name: old, reason: "the file is not in working-directory" }];

      expect(await findReportFiles([given], workspace, "fresh")).toEqual({ files: [], missing });
      expect(await findReportFiles([given, "*.xml"], workspace, "fresh")).toMatchObject({
        files: [{ name: "junit.xml" }],
        missing,
      });
    },
  );

  test("returns files outside of the workspace when the working directory is the workspace", async () => {
    const workspace = givenWorkspace(tree);
    const elsewhere = givenWorkspace({ "a.xml": "" });

    expect(await findReportFiles([join(elsewhere, "a.xml")], workspace, ".")).toMatchObject({
      files: [{ name: join(elsewhere, "a.xml") }],
      missing: [],
    });
  });
});

/** Creates a folder with one report, and with other kinds of files whose names look like reports. */
async function givenOddities(): Promise<string> {
  const workspace = givenWorkspace({ "r/real.xml": "", "elsewhere.txt": "" });
  const at = (name: string): string => join(workspace, "r", name);
  execFileSync("mkfifo", [at("pipe.xml")]);
  symlinkSync("pipe.xml", at("to-pipe.xml"));
  symlinkSync("/dev/zero", at("to-device.xml"));
  symlinkSync("../elsewhere.txt", at("to-file.xml"));
  symlinkSync("nowhere", at("to-nothing.xml"));
  symlinkSync("itself.xml", at("itself.xml"));
  symlinkSync("..", at("to-folder.xml"));
  const server = createServer().listen(at("socket.xml"));
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.on("listening", listening));
  return workspace;
}

describe.skipIf(process.platform === "win32")("findReports with a path that is not a regular file", () => {
  test("findReportFiles returns files and links to files, but no folders, when a pattern matches all of them", async () => {
    const workspace = await givenOddities();

    expect(await findReportFiles(["r/*.xml"], workspace)).toMatchObject({
      files: [{ name: "r/real.xml" }, { name: "r/to-file.xml" }],
      missing: [],
    });
    expect((await findReportFiles(["r/real.xml", "r/*pipe.xml"], workspace)).missing).toEqual([
      { name: "r/*pipe.xml", reason: "the pattern matches no file" },
    ]);
  });

  test.each([
    ["r/pipe.xml", "the path is a named pipe, not a regular file"],
    ["r/to-pipe.xml", "the path is a named pipe, not a regular file"],
    ["r/to-device.xml", "the path is a device, not a regular file"],
    ["/dev/null", "the path is a device, not a regular file"],
    ["r/socket.xml", "the path is a socket, not a regular file"],
    ["r", "the path is a folder, not a file"],
    ["r/to-folder.xml", "the path is a folder, not a file"],
  ])("findReportFiles reports the path as missing, with a reason, when the path is %s", async (line, reason) => {
    const workspace = await givenOddities();

    expect(await findReportFiles([line], workspace)).toEqual({ files: [], missing: [{ name: line, reason }] });
    expect((await findReportFiles(["r/real.xml", line], workspace)).missing).toEqual([{ name: line, reason }]);
  });

  test.each(["r/to-nothing.xml", "r/itself.xml", "r/real.xml/more.xml"])(
    "findReportFiles reports the path as missing when the path does not exist: %s",
    async (line) => {
      const workspace = await givenOddities();

      expect(await findReportFiles([line], workspace)).toEqual({ files: [], missing: [] });
      expect((await findReportFiles(["r/real.xml", line], workspace)).missing).toEqual([
        { name: line, reason: "the path is not a file" },
      ]);
    },
  );
});

describe("findReportFiles with many stars in a pattern", () => {
  test("finds files by an absolute pattern", async () => {
    const elsewhere = givenWorkspace(FILES);

    expect(await found([join(elsewhere, "**/c/**/*u*.xml")], givenWorkspace())).toEqual([
      join(elsewhere, "a/c/junit.xml"),
    ]);
  });

  test("compares hostile names within bounded time", async () => {
    const workspace = givenWorkspace({ [`r/${"a".repeat(250)}`]: "", [`${"a/".repeat(60)}x.js`]: "" });
    const started = performance.now();

    const names = await found(["r/*a*a*a*a*a*a*a*b", "**/a/**/a/**/a/**/a/**/a/*.ts", "r/*"], workspace);

    expect(names).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

const { signal } = new AbortController();

describe.skipIf(process.platform === "win32")("readReports with a report that was replaced after the search", () => {
  test.each([
    ["a named pipe", (path: string) => void execFileSync("mkfifo", [path])],
    ["a device", (path: string) => symlinkSync("/dev/zero", path)],
  ])("readReports returns an error when %s has replaced the report", async (what, replace) => {
    const path = join(givenWorkspace(), "junit.xml");
    replace(path);

    const { broken } = await readReports([{ name: "junit.xml", path }], true, signal);

    expect(broken).toEqual([{ name: "junit.xml", reason: `the path is ${what}, not a regular file` }]);
  });

  test("readReports returns an error when a folder has replaced the report, or the report was deleted", async () => {
    const workspace = givenWorkspace();
    const files = [
      { name: "folder", path: workspace },
      { name: "gone", path: join(workspace, "gone") },
    ];

    expect((await readReports(files, true, signal)).broken).toMatchObject([
      { name: "folder", reason: "the path is a folder, not a file" },
      { name: "gone", reason: expect.stringMatching(/^ENOENT/) },
    ]);
  });
});

test("readReports rejects a file of 100 GiB before the read", async () => {
  const path = join(givenWorkspace({ "junit.xml": "<testsuite>" }), "junit.xml");
  truncateSync(path, 100 * 1024 ** 3);

  const { broken } = await readReports([{ name: "junit.xml", path }], true, signal);

  expect(broken).toEqual([
    { name: "junit.xml", reason: "the file is larger than 2048 MiB, the limit for a test report" },
  ]);
});

test("readFilePieces rejects a file that grows over the limit during the read", () => {
  const path = join(givenWorkspace({ "junit.xml": " ".repeat(1024 ** 2) }), "junit.xml");
  const readAll = (): void => {
    for (const piece of readFilePieces(path, 3 * 1024 ** 2)) appendFileSync(path, piece);
  };

  expect(readAll).toThrow("the file is larger than 3 MiB, the limit for a test report");
});

test("readFilePieces reads a file of exactly the largest size", () => {
  const path = join(givenWorkspace({ "junit.xml": "x".repeat(1000) }), "junit.xml");
  const sizes = Array.from(readFilePieces(path, 1000), ({ length }) => length);

  expect(sizes).toEqual([1000]);
  expect(() => [...readFilePieces(path, 999)]).toThrow("larger");
});

test("readJunitReport stops in the middle of a report at the stop signal", async () => {
  const stop = new AbortController();
  let pieces = 0;
  function* endless(): Generator<Uint8Array> {
    for (;;) {
      pieces += 1;
      yield Buffer.from(pieces === 1 ? "<testsuite>" : " ".repeat(1000));
    }
  }
  const listener = { onCase() {}, onSuiteFailure() {}, onTime() {} };
  const reading = readJunitReport(endless, createTestNameIndex(), listener, stop.signal);
  setImmediate(() => stop.abort());

  await expect(reading).rejects.toThrow(AbortedError);
});
