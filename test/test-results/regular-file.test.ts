import { execFileSync } from "node:child_process";
import { appendFileSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { AbortedError } from "../../src/errors.js";
import { readReport } from "../../src/test-results/junit.js";
import { bytesOf } from "../../src/test-results/regular-file.js";
import { readReports } from "../../src/test-results/reports.js";
import { wantedTests } from "../../src/test-results/wanted-tests.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";

const { signal } = new AbortController();

describe.skipIf(process.platform === "win32")("a report that was replaced after it was found", () => {
  test.each([
    ["a named pipe", (path: string) => void execFileSync("mkfifo", [path])],
    ["a device", (path: string) => symlinkSync("/dev/zero", path)],
  ])("by %s is broken, and nobody waits for it", async (what, replace) => {
    const path = join(givenWorkspace(), "junit.xml");
    replace(path);

    const { broken } = await readReports([{ name: "junit.xml", path }], signal);

    expect(broken).toEqual([{ name: "junit.xml", reason: `it is ${what}, not a regular file` }]);
  });

  test("by a folder, or taken away, is broken", async () => {
    const workspace = givenWorkspace();
    const files = [
      { name: "folder", path: workspace },
      { name: "gone", path: join(workspace, "gone") },
    ];

    expect((await readReports(files, signal)).broken).toMatchObject([
      { name: "folder", reason: "it is a folder, not a file" },
      { name: "gone", reason: expect.stringMatching(/^ENOENT/) },
    ]);
  });
});

test("a file of an absurd size is refused before it is read", async () => {
  const path = join(givenWorkspace({ "junit.xml": "<testsuite>" }), "junit.xml");
  truncateSync(path, 100 * 1024 ** 3);

  const { broken } = await readReports([{ name: "junit.xml", path }], signal);

  expect(broken).toEqual([
    { name: "junit.xml", reason: "it is larger than 2048 MiB, which no test report is" },
  ]);
});

test("a file that grows while it is read ends at the same size", () => {
  const path = join(givenWorkspace({ "junit.xml": " ".repeat(1024 ** 2) }), "junit.xml");
  const readAll = (): void => {
    for (const piece of bytesOf(path, 3 * 1024 ** 2)) appendFileSync(path, piece);
  };

  expect(readAll).toThrow("it is larger than 3 MiB, which no test report is");
});

test("a file of just the largest size is read whole", () => {
  const path = join(givenWorkspace({ "junit.xml": "x".repeat(1000) }), "junit.xml");
  const sizes = Array.from(bytesOf(path, 1000), ({ length }) => length);

  expect(sizes).toEqual([1000]);
  expect(() => [...bytesOf(path, 999)]).toThrow("larger");
});

test("a signal is heard in the middle of a report", async () => {
  const stop = new AbortController();
  let pieces = 0;
  function* endless(): Generator<Uint8Array> {
    for (;;) {
      pieces += 1;
      yield Buffer.from(pieces === 1 ? "<testsuite>" : " ".repeat(1000));
    }
  }
  const listener = { onCase() {}, onSuiteFailure() {}, onTime() {} };
  const reading = readReport(endless, wantedTests(), listener, stop.signal);
  setImmediate(() => stop.abort());

  await expect(reading).rejects.toThrow(AbortedError);
});
