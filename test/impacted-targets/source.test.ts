import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { InputError } from "../../src/errors.js";
import { readTargets, type TargetsSource } from "../../src/impacted-targets/target-list.js";
import { givenWorkspace } from "../support/workspace.js";

const reading = { untrustedCheckout: undefined, headSha: "a".repeat(40), limitBytes: 20_000_000 };

function readFile(content: string | Uint8Array, { name = "targets.txt", limitBytes = reading.limitBytes } = {}) {
  const workspace = givenWorkspace({ [name]: content });
  return readTargets({ text: undefined, file: name, format: "auto" }, { ...reading, workspace, limitBytes });
}

async function targetsOf(content: string | Uint8Array): Promise<readonly string[]> {
  const read = await readFile(content);
  if (read.kind !== "list") throw new Error(`The result is ${read.kind}.`);
  return [...read.targets];
}

/** Returns the message of a rejected source. */
async function rejection(read: () => Promise<unknown>): Promise<string> {
  try {
    await read();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  throw new Error("The source was accepted.");
}

test.each([
  ["npm", "\nnpm ERR! code ELIFECYCLE\nnpm ERR! errno 1\n"],
  ["npm 10", "npm error Missing script: affected"],
  ["the header of npm run", "\n> playground@1.0.0 affected\n> nx show projects --affected\n\napi\n"],
  ["a pnpm error code", " ERR_PNPM_NO_SCRIPT  Missing script: affected"],
  ["git", "fatal: ambiguous argument 'origin/mian...HEAD': unknown revision"],
  ["Bazel", "ERROR: no such package 'lib': BUILD file not found\n//a:b"],
  ["Bazel after some targets", "//a:b\n//a:c\nERROR: Evaluation of query failed"],
  ["Bazel information", "INFO: Invocation ID: 0f0e0d0c\n//a:b"],
  ["Nx", "\n >  NX   Cannot find configuration for task api:affected\n"],
  ["Nx without an arrow", " NX   No explicit --base argument provided"],
  ["Turborepo", "  × Could not resolve workspaces.\n  ╰─▶ nothing"],
  ["Rust", "error[E0432]: unresolved import"],
  ["a compiler", "src/index.ts(1,2): error TS2304: Cannot find name\n/src/a.c:3:1: fatal error: no file"],
  ["JavaScript", "/src/list.js:3\n    throw new TypeError()\n\nTypeError: Cannot read properties of undefined"],
  ["a JavaScript stack", "api\n    at Object.<anonymous> (/src/list.js:3:11)\n"],
  ["a bare JavaScript frame", "    at node:internal/main/run_main_module:36:49"],
  ["Python", 'Traceback (most recent call last):\r\n  File "list.py", line 1\r\n'],
  ["Java", 'Exception in thread "main" java.lang.IllegalStateException'],
  ["a Java cause", "java.lang.IllegalStateException: no project"],
  ["a shell", "/bin/sh: 1: turbo: not found"],
  ["bash", "bash: line 1: bazel: command not found"],
  ["jq without a match", "null\n"],
  ["a script without a list", "api\nundefined\r\nweb"],
  ["a script that counts", "NaN"],
  ["a warning before the list", "api\nWARNING: cache is cold\nweb"],
])("rejects a list that contains an error message: %s", async (_, text) => {
  expect(await rejection(() => readFile(text))).toMatch(/has a message instead of a target in line \d+/);
});

test("reports the line number of an error message in a long list", async () => {
  const lines = Array.from({ length: 90_000 }, (_, index) => `//area/unit-${index}:lib`);
  lines[70_000] = "  ERROR: Build did NOT complete successfully";

  expect(await rejection(() => readFile(lines.join("\r\n")))).toContain(
    'has a message instead of a target in line 70001: "ERROR: Build did NOT complete successfully". Check the program that wrote the list',
  );
});

test.each([
  "//services/error:lib",
  ":app:error",
  "error:build",
  "warnings",
  "null-check",
  "undefined:lib",
  "nano",
  "npm",
  "npm-errors",
  "errors/usage",
  "@scope/fatal-error",
  "at-home",
  "attic:12a",
  "xenon",
  "nx",
  "not found",
  "usage:lint",
  "Exceptions.Tests",
  "src/[id]/page.tsx",
  "docs/read me.md",
])("accepts a target that resembles an error message: %s", async (target) => {
  expect(await targetsOf(`first\n${target}\nlast`)).toEqual(["first", target, "last"]);
});

test.each(['["a","b"]', '{"error":{"code":"ERR_PNPM_FILTER_CHANGED"}}', '"a"\n"b"', '\uFEFF  {"a":1}', '[\n"a"\n]'])(
  "rejects JSON in a text file and recommends the format json: %s",
  async (text) => {
    expect(await rejection(() => readFile(text))).toContain("Use a .json file, or impacted-targets-format: json");
  },
);

test.each([
  ["an object with an error", '{"error":{"code":"ERR_PNPM_FILTER_CHANGED"}}', "an object with an error in it"],
  ["an object of unknown shape", '{"affectedProjects":["a"]}', "but is an object"],
  ["a computed file without a head", '{"mode":"list","targets":["a"]}', "but is an object"],
  [
    "a computed file of nothing with targets",
    '{"mode":"none","targets":["a"],"head":"a"}',
    "has the mode none, but contains",
  ],
  ["a computed file of another mode", '{"mode":"some","targets":[],"head":"a"}', "but is an object"],
  ["a number as an item", '["a", 7]', "item 2 is a number"],
  ["null as an item", "[null]", "item 1 is null"],
  ["a nested list", '[["a"]]', "item 1 is a list"],
  ["an object as an item", '[{"name":"a"}]', "item 1 is an object"],
  ["a string", '"a"', "but is a string"],
  ["null", "null", "but is null"],
  ["lines", "a\nb", "is not JSON"],
  ["an incomplete list", '["a", "b', "is not JSON"],
  ["text before the list", 'warning\n["a"]', "is not JSON"],
  ["a NUL character", '["a\\u0000b"]', "control character in item 1"],
  ["a line break in a target", '["a", "b\\nc"]', "control character in item 2"],
])("rejects JSON without a list of targets: %s", async (_, text, expected) => {
  expect(await rejection(() => readFile(text, { name: "targets.json" }))).toContain(expected);
});

test.each([
  ["a NUL byte", Buffer.from("a\0b"), "contains a NUL byte"],
  ["UTF-16", Buffer.from("\uFEFFa\nb", "utf16le"), "is not UTF-8 text"],
  ["invalid bytes", Buffer.from([0x61, 0xff, 0x0a]), "is not UTF-8 text"],
  ["an incomplete character at the end", Buffer.from("aä").subarray(0, 2), "is not UTF-8 text"],
  ["an image", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), "is not UTF-8 text"],
  ["terminal colors", "a\n\u001b[31mfailed\u001b[0m", "terminal color codes"],
  ["old line ends, or a progress bar", "a\rb\rc\n", "carriage returns inside lines"],
])("rejects a text file with unusual content: %s", async (_, content, expected) => {
  expect(await rejection(() => readFile(content))).toContain(expected);
});

test.each(["utf16le", "latin1"] as const)("rejects a JSON list in %s", async (encoding) => {
  expect(await rejection(() => readFile(Buffer.from('\uFEFF["é"]', encoding), { name: "t.json" }))).toContain(
    "is not UTF-8 text",
  );
});

test("accepts a line of the maximum length and rejects a longer line", async () => {
  const longest = "x".repeat(65_536);
  expect(await targetsOf(`a\n${longest}\nb`)).toEqual(["a", longest, "b"]);
  expect(await targetsOf(longest)).toEqual([longest]);
  for (const text of [`a\n${longest}x\nb`, `${longest}x`, "x".repeat(3_000_000)]) {
    expect(await rejection(() => readFile(text))).toContain(
      "a line of more than 65536 characters, which is too long for a target",
    );
  }
});

test.each(["a\nb", "a\nb\n", "a\r\nb\r\n", "\uFEFFa\nb", "a\n\n \t\nb\n\n", "a\nb\na\n b "])(
  "returns the same targets for all line ends and blank lines: %j",
  async (text) => {
    expect(await targetsOf(text)).toEqual(["a", "b"]);
  },
);

test("rejects a folder when the input must be a list file", async () => {
  const workspace = givenWorkspace();
  mkdirSync(join(workspace, "out"));

  const read = () => readTargets({ text: undefined, file: "out", format: "auto" }, { ...reading, workspace });

  expect(await rejection(read)).toBe("impacted-targets-file: out is not a file.");
});

test.skipIf(!existsSync("/dev/zero"))("rejects a device in place of a list, even through a link", async () => {
  const workspace = givenWorkspace();
  for (const name of ["targets.txt", "targets.json"]) symlinkSync("/dev/zero", join(workspace, name));

  for (const file of ["targets.txt", "targets.json", "/dev/zero"]) {
    const source: TargetsSource = { text: undefined, file, format: "auto" };
    expect(await rejection(() => readTargets(source, { ...reading, workspace }))).toBe(
      `impacted-targets-file: ${file} is not a file.`,
    );
  }
});

test.skipIf(process.platform === "win32")("reads a pipe, which a shell creates for <(command)", async () => {
  const workspace = givenWorkspace();
  const pipe = join(workspace, "pipe");
  execFileSync("mkfifo", [pipe]);
  spawn("sh", ["-c", 'printf "a\nb\n" > "$0"', pipe]);

  const read = await readTargets({ text: undefined, file: pipe, format: "auto" }, { ...reading, workspace });

  expect(read).toMatchObject({ kind: "list", targets: new Set(["a", "b"]) });
});

test("rejects a list file that is not readable", async () => {
  const workspace = givenWorkspace({ "secret.txt": "a" });
  symlinkSync("circle.txt", join(workspace, "circle.txt"));
  chmodSync(join(workspace, "secret.txt"), 0);
  // The root user can read every file.
  const files = process.getuid?.() === 0 ? ["circle.txt"] : ["circle.txt", "secret.txt"];

  for (const file of files) {
    const source: TargetsSource = { text: undefined, file, format: "auto" };
    expect(await rejection(() => readTargets(source, { ...reading, workspace }))).toContain(
      `${file} cannot be read: E`,
    );
  }
});

test("returns too-large when a list exceeds the limit, and counts a repeated line only once", async () => {
  const lines = Array.from({ length: 2000 }, (_, index) => `//area/unit-${index}:lib`);
  const bytes = lines.join("").length + 3 * lines.length - 1;
  const text = `${lines.join("\n")}\n`;

  expect(await readFile(text.repeat(3), { limitBytes: bytes })).toMatchObject({ kind: "list" });
  expect(await readFile(text.repeat(3), { limitBytes: bytes - 1 })).toEqual({
    kind: "too-large",
    atLeastBytes: expect.any(Number),
  });
  expect(await readFile(JSON.stringify([...lines, ...lines]), { name: "t.json", limitBytes: bytes })).toMatchObject({
    kind: "list",
  });
  expect(await readFile(JSON.stringify(lines), { name: "t.json", limitBytes: bytes - 1 })).toMatchObject({
    kind: "too-large",
  });
});

test("returns too-large when a file exceeds the limit, and does not read the rest of the file", async () => {
  const workspace = givenWorkspace({ "targets.txt": longLines(3 * 1024 * 1024) });
  truncateSync(join(workspace, "targets.txt"), 1024 * 1024 * 1024);

  const read = await readTargets(
    { text: undefined, file: "targets.txt", format: "auto" },
    { ...reading, workspace, limitBytes: 1024 * 1024 },
  );

  expect(read).toMatchObject({ kind: "too-large" });
});

test("reads all lines of a file that is larger than one block", async () => {
  const text = longLines(3 * 1024 * 1024);

  const read = await readFile(text.trimEnd());

  expect(read).toMatchObject({ kind: "list", targets: new Set(text.trimEnd().split("\n")) });
});

test("reports the line number when the file contains an error message of a tool after its first megabyte", async () => {
  const text = longLines(3 * 1024 * 1024);

  expect(await rejection(() => readFile(`${text}fatal: bad revision\n`))).toContain(
    `has a message instead of a target in line ${text.split("\n").length}`,
  );
});

/** Returns different lines with characters of two bytes, so that blocks of bytes end within lines and characters. */
function longLines(bytes: number): string {
  const end = `:${"é".repeat(1000)}\n`;
  const lines = Array.from({ length: Math.ceil(bytes / 2000) }, (_, index) => `//area/unit-${index}${end}`);
  return lines.join("");
}
