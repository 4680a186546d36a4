import { describe, expect, test } from "vitest";
import { formatColumns, shortenSentence, wrapText } from "../../src/cli/columns.js";
import { EXIT_CODES } from "../../src/cli/exit-codes.js";
import { formatHelp, formatOperationHelp } from "../../src/cli/help.js";
import { commonInputs } from "../../src/inputs/common.js";
import { listDeclaredResults } from "../../src/operation.js";
import { operations } from "../../src/operations/registry.js";
import { version } from "../../src/text/version.js";
import { runCommand } from "../support/command-line.js";

describe("the help of the command line", () => {
  test("lists every operation and exit code when no operation is given", async () => {
    const ends = [await runCommand([]), await runCommand(["--help"]), await runCommand(["help"])];

    for (const { exitCode, stdout, stderr } of ends) {
      expect([exitCode, stdout, stderr]).toEqual([0, formatHelp(undefined), ""]);
    }
    for (const { name } of operations) expect(formatHelp(undefined)).toMatch(new RegExp(`^  ${name} +[A-Z]`, "m"));
    for (const [kind, { code }] of Object.entries(EXIT_CODES)) {
      expect(formatHelp(undefined)).toMatch(new RegExp(`^  ${code} +${kind} +[A-Z]`, "m"));
    }
  });

  test("prints the help of an operation, sends no request and reads no input", async () => {
    const flag = await runCommand(["waitForMerge", "--token-file", "-", "--pr-number", "x", "-h"]);
    const command = await runCommand(["help", "wait-for-merge"]);
    const serve = await runCommand(["help", "serve"]);

    expect(flag).toMatchObject({ exitCode: 0, stderr: "" });
    expect(flag.stdout).toMatch(/^Usage: merge-queue wait-for-merge \[flags\]\n/);
    expect(command.stdout).toBe(flag.stdout);
    expect(serve.stdout).toMatch(/^Usage: merge-queue serve/);
  });

  test.each(operations)("lists the flags of $name in at most 30 lines and names --help-all", (operation) => {
    const text = formatOperationHelp(operation, 80);

    const [, flags = ""] = /^Flags:\n((?: .*\n)+)/m.exec(text) ?? [];
    expect(flags.split("\n").length).toBeLessThanOrEqual(31);
    for (const { name } of Object.values(operation.inputs)) expect(text).toMatch(new RegExp(`^  --${name}( |$)`, "m"));
    expect(text).toContain(`merge-queue ${operation.name} --help-all `);
  });

  test.each(operations)("lists every flag, result and output of $name within 80 columns", (operation) => {
    const text = formatOperationHelp(operation, 80, true);

    const inputs = [...Object.values(commonInputs), ...Object.values(operation.inputs)];
    for (const { name, secret } of inputs) {
      const flag = secret === true ? `--${name}-file` : `--${name}`;
      expect(text).toMatch(new RegExp(`^  ${flag}( |$)`, "m"));
    }
    for (const [name, { fails }] of Object.entries(listDeclaredResults(operation))) {
      const exit = fails === undefined ? "" : ` \\(exit ${EXIT_CODES[fails].code}\\)`;
      expect(text).toMatch(new RegExp(`^  ${name}${exit}( |$)`, "m"));
    }
    for (const name of Object.keys(operation.outputs)) expect(text).toMatch(new RegExp(`^  ${name}( |$)`, "m"));
    const wide = text.split("\n").filter((line) => line.length > 80 && !line.startsWith("  merge-queue"));
    expect(wide).toEqual([]);
    expect(text).not.toMatch(/`|\$\{\{|the workflow|job summary/);
  });
});

test("--version prints the version", async () => {
  expect(await runCommand(["--version"])).toMatchObject({ exitCode: 0, stdout: `${version}\n`, stderr: "" });
});

describe("the layout of the help", () => {
  test("breaks lines only between words, and indents them", () => {
    expect(wrapText("one two three", 9, 2)).toBe("one two\n  three");
    expect(wrapText("unbreakable", 4, 2)).toBe("unbreakable");
  });

  test("formats two columns, and writes a long cell of the left column on its own line", () => {
    const rows = [
      ["a", "short"],
      ["a-long-one", "text"],
    ] as const;
    expect(formatColumns(rows, 40, 4)).toBe("  a     short\n  a-long-one\n        text\n");
  });

  test("shortens a text at the end of a clause", () => {
    expect(shortenSentence("Reads a queue: all of it.", 80)).toBe("Reads a queue");
    expect(shortenSentence("Reads one. And two.", 80)).toBe("Reads one");
    expect(shortenSentence("Reads one, two, and three", 20)).toBe("Reads one, two");
    expect(shortenSentence("Reads everything there is", 20)).toBe("Reads everything");
  });
});
