import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { assert, property, record, string, stringMatching, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { createArchive, toArchiveFile } from "../../src/release/archive.js";
import { givenFolder } from "./given.js";

const TIME = Date.UTC(2026, 0, 31, 12) / 1000;

test("createArchive writes an archive that the program tar can read", () => {
  const folder = givenFolder();
  const big = Buffer.alloc(70_000, "é");
  const files = [
    toArchiveFile("z.txt", ""),
    toArchiveFile("a/run.js", "#!/usr/bin/env node\n"),
    toArchiveFile("a/big.txt", big),
  ];
  writeFileSync(join(folder, "it.tgz"), createArchive("top-1.0.0", files, TIME));
  const tar = (...argv: string[]) =>
    execFileSync("tar", argv, { cwd: folder, env: { ...process.env, TZ: "UTC" }, maxBuffer: 1e6 });

  const lines = tar("--list", "--verbose", "--numeric-owner", "--gzip", "--file=it.tgz").toString().trim().split("\n");
  expect(lines.map((line) => line.replaceAll(/ +/g, " "))).toEqual([
    "-rw-r--r-- 0/0 70000 2026-01-31 12:00 top-1.0.0/a/big.txt",
    "-rwxr-xr-x 0/0 20 2026-01-31 12:00 top-1.0.0/a/run.js",
    "-rw-r--r-- 0/0 0 2026-01-31 12:00 top-1.0.0/z.txt",
  ]);
  expect(tar("--extract", "--to-stdout", "--gzip", "--file=it.tgz", "top-1.0.0/a/big.txt").equals(big)).toBe(true);
});

test("createArchive returns the same bytes only for the same files, names and times", () => {
  const file = record({ path: stringMatching(/^[a-z]{1,9}(\/[a-z.]{1,9}){0,2}$/), content: string() });
  const any = uniqueArray(file, { selector: ({ path }) => path, minLength: 1, maxLength: 9 });
  assert(
    property(any, string({ minLength: 1 }), (some, more) => {
      const entries = some.map(({ path, content }) => toArchiveFile(path, content));
      const [first, ...rest] = entries;
      if (first === undefined) return;
      const bytes = createArchive("top", entries, TIME);

      expect(createArchive("top", entries.toReversed(), TIME).equals(bytes)).toBe(true);
      expect(createArchive("top", entries, TIME + 1).equals(bytes)).toBe(false);
      expect(createArchive("other", entries, TIME).equals(bytes)).toBe(false);
      const longer = toArchiveFile(first.path, `${first.content.toString()}${more}`);
      expect(createArchive("top", [longer, ...rest], TIME).equals(bytes)).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test("createArchive writes no time and no operating system into the gzip header", () => {
  const bytes = createArchive("top", [toArchiveFile("a", "b")], TIME);

  expect([...bytes.subarray(4, 8)]).toEqual([0, 0, 0, 0]);
  expect(bytes[9]).toBe(255);
  expect(gunzipSync(bytes).length % 512).toBe(0);
});

test("createArchive throws when a path is too long for the archive format", () => {
  expect(() => createArchive("top", [toArchiveFile("a".repeat(97), "")], TIME)).toThrow("is too long for the archive.");
});
