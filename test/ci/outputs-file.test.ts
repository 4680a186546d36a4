import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { formatOutputs, OUTPUT_FORMATS } from "../../src/ci/outputs-file.js";
import { readDotenv, readSetVariables } from "../support/ci-readers.js";

/** Values that names of branches and checks may contain. */
const HOSTILE = {
  quotes: `it's "quoted" '`,
  substitution: "$(touch pwned)`touch pwned`${IFS}$HOME",
  "line-breaks": "one\nMERGE_QUEUE_TOKEN=stolen\r\ntwo",
  command: "x'; touch pwned; '",
  escapes: "100%0A %AZP25 \\n \\' %5D",
  azure: "]##vso[task.setvariable variable=PATH;issecret=false]stolen;",
  unicode: "ümlaut 👩 \u2028MERGE_QUEUE_X=1\u2029 \u0085",
  history: "!! !x #comment ~ * ?",
  empty: "",
};

const OUTPUTS = new Map(Object.entries(HOSTILE));

function variable(name: string): string {
  return `MERGE_QUEUE_${name.toUpperCase().replaceAll("-", "_")}`;
}

/** Returns values by output name. */
function byName(values: ReadonlyMap<string, string>): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(HOSTILE).map((name) => [name, values.get(variable(name))]));
}

test("formatOutputs in the format json returns all outputs by name on one line", () => {
  const text = formatOutputs("json", OUTPUTS);
  expect(JSON.parse(text)).toEqual(HOSTILE);
  expect(text.trimEnd()).not.toContain("\n");
});

test.each(OUTPUT_FORMATS)("formatOutputs in the format %s returns valid text when there are no outputs", (format) => {
  expect(formatOutputs(format, new Map())).toBe(format === "json" ? "{}\n" : "");
});

describe("formatOutputs in the format shell", () => {
  const print = Object.keys(HOSTILE)
    .map((name) => `printf '%s\\0' "$${variable(name)}"`)
    .join("; ");

  const installed = ["dash", "zsh"].filter((shell) => spawnSync(shell, ["-c", ":"]).error === undefined);
  // On Windows, `bash` may start a system that is not installed.
  const shells = process.platform === "win32" ? [] : ["sh", "bash", ...installed];

  test.each(shells)("returns lines that set the original values in %s and run no command", (shell) => {
    const folder = mkdtempSync(join(tmpdir(), "output-formats-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "outputs"), formatOutputs("shell", OUTPUTS));
    const script = `set -eu; . ./outputs; ${print}; [ ! -e pwned ] && [ -z "\${MERGE_QUEUE_TOKEN:-}" ]`;
    const { status, stdout } = spawnSync(shell, ["-c", script], { cwd: folder, env: { PATH: process.env.PATH } });
    const values = stdout.toString("utf8").split("\0").slice(0, -1);
    expect(values).toEqual(Object.values(HOSTILE));
    expect(status).toBe(0);
  });

  test("removes a NUL character", () => {
    expect(formatOutputs("shell", new Map([["a", "x\0y"]]))).toBe("export MERGE_QUEUE_A='xy'\n");
  });
});

describe("formatOutputs in the format azure", () => {
  test("returns one line for each output, and each line sets one variable", () => {
    const found = readSetVariables(formatOutputs("azure", OUTPUTS));
    expect(found.size).toBe(OUTPUTS.size);
    expect(byName(found)).toEqual({ ...HOSTILE, substitution: HOSTILE.substitution.replace("$(", "$ (") });
  });

  test("escapes a reference to a variable, which Azure would replace", () => {
    const text = formatOutputs("azure", new Map([["branch", "a$(MERGE_QUEUE_TOKEN)b"]]));
    expect(readSetVariables(text).get("MERGE_QUEUE_BRANCH")).toBe("a$ (MERGE_QUEUE_TOKEN)b");
  });
});

describe("formatOutputs in the format dotenv", () => {
  test("returns one line for each output, with spaces instead of line breaks", () => {
    const found = readDotenv(formatOutputs("dotenv", OUTPUTS), {});
    expect(found.size).toBe(OUTPUTS.size - 1);
    expect(byName(found)).toEqual({
      ...HOSTILE,
      "line-breaks": "one MERGE_QUEUE_TOKEN=stolen two",
      unicode: "ümlaut 👩  MERGE_QUEUE_X=1",
      empty: undefined,
    });
  });

  test.each([
    ["$MERGE_QUEUE_TOKEN", "$MERGE_QUEUE_TOKEN"],
    ["${MERGE_QUEUE_TOKEN}", "${MERGE_QUEUE_TOKEN}"],
    ["$$MERGE_QUEUE_TOKEN", "$$MERGE_QUEUE_TOKEN"],
    ["$$$MERGE_QUEUE_TOKEN", "$$$MERGE_QUEUE_TOKEN"],
    ["%MERGE_QUEUE_TOKEN%", "% MERGE_QUEUE_TOKEN%"],
    ["%%MERGE_QUEUE_TOKEN%%", "%% MERGE_QUEUE_TOKEN%%"],
    ["50% of $5", "50% of $5"],
  ])("returns %s in a form in which GitLab replaces no variable", (value, expected) => {
    const text = formatOutputs("dotenv", new Map([["branch", value]]));
    expect(readDotenv(text, { MERGE_QUEUE_TOKEN: "secret" }).get("MERGE_QUEUE_BRANCH")).toBe(expected);
  });

  test("returns at most twenty outputs, and omits long values", () => {
    const many = Array.from({ length: 30 }, (_, index): [string, string] => [`n-${index}`, "é".repeat(100)]);
    const text = formatOutputs("dotenv", new Map([["result", "merged"], ["long", "x".repeat(6000)], ...many]));
    const found = readDotenv(text, {});
    expect(Buffer.byteLength(text)).toBeLessThan(5 * 1024);
    expect(found.get("MERGE_QUEUE_RESULT")).toBe("merged");
    expect(found.has("MERGE_QUEUE_LONG")).toBe(false);
    expect(found.size).toBe(20);
  });

  test("omits a value when its size in bytes exceeds the limit", () => {
    const text = formatOutputs(
      "dotenv",
      new Map([
        ["a", "é".repeat(2553)],
        ["b", "c"],
      ]),
    );
    expect([...readDotenv(text, {}).keys()]).toEqual(["MERGE_QUEUE_B"]);
  });
});
