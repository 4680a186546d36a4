import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { findCompletions } from "../../src/cli/completion.js";
import { formatHelp, formatOperationHelp } from "../../src/cli/help.js";
import { listTools } from "../../src/cli/mcp-tools.js";
import {
  createInputObjectSchema,
  createResultSchema,
  describeAllCommands,
  formatCommandsAsJson,
  runDescribeCommand,
} from "../../src/cli/surface.js";
import { findOperation, operations } from "../../src/operations/registry.js";
import { givenService } from "../support/action.js";
import { runHere } from "../support/command-in-process.js";
import { PLACE, placeOf, runCommand } from "../support/command-line.js";

const ajv = new Ajv({ strict: true, strictTypes: false });
const surface = describeAllCommands();

function described(name: string) {
  const found = surface.operations.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`${name} is not described.`);
  return found;
}

test("merge-queue describe prints the description, and rejects arguments", async () => {
  const printed = await runCommand(["describe"]);
  const errors: string[] = [];
  const [stdout, stderr] = [{ write: expect.unreachable }, { write: (text: string) => errors.push(text) }];
  const exitCode = runDescribeCommand(["submit"], { stdout, stderr });

  expect(printed).toMatchObject({ exitCode: 0, stderr: "" });
  expect(printed.stdout).toBe(formatCommandsAsJson());
  expect([exitCode, errors.join("")]).toEqual([2, expect.stringContaining("describe: accepts no arguments.")]);
});

describe("the description of the commands", () => {
  test("lists the same operations, commands, flags and results as the help and the completion", () => {
    expect(surface.operations.map(({ name }) => name)).toEqual(operations.map(({ name }) => name));
    const help = formatHelp(100);
    for (const { name, flags } of surface.commands) {
      expect(help).toContain(`  ${name} `);
      const completed = findCompletions([name, "--"]).map((line) => line.replace(/\t.*/, ""));
      expect(completed, name).toEqual(expect.arrayContaining(flags.map((flag) => `--${flag.name}`)));
    }
    for (const { name, inputs, results } of surface.operations) {
      const operation = findOperation(name);
      const text = operation === undefined ? "" : formatOperationHelp(operation, 100, true);
      for (const input of Object.keys(inputs.properties)) expect(text, name).toContain(`  --${input}`);
      for (const result of results)
        expect(text, name).toContain(`  ${result.name}${result.exitCode === 0 ? "" : ` (exit ${result.exitCode})`}`);
    }
  });

  test("describes values, defaults and exit codes", () => {
    expect(described("submit").inputs.properties).toMatchObject({
      wait: { type: "boolean", default: false },
      priority: { type: "string", examples: ["urgent", "high", "medium", "low"] },
    });
    expect(surface.commonInputs.properties).toMatchObject({
      "api-version": { type: "string", enum: ["auto", "v1", "v2"], default: "auto" },
      "pr-number": { type: "integer", minimum: 1 },
    });
    expect(described("wait-for-merge").results).toContainEqual(
      expect.objectContaining({ name: "timed-out", errorKind: "timeout", exitCode: 7 }),
    );
    expect(described("status")).toMatchObject({ readOnly: true, target: "pull-request" });
    expect(described("cancel").readOnly).toBe(false);
    expect(surface.exitCodes[0]).toMatchObject({ code: 0, errorKind: null });
  });

  test.each(operations)("contains valid schemas, which accept the default of each input: $name", ({ name, inputs }) => {
    const all = Object.values(inputs);
    const validate = ajv.compile(createInputObjectSchema(all));
    const defaults = Object.entries(described(name).inputs.properties).flatMap(([input, property]) => {
      const { default: value } = Object(property);
      return value === undefined ? [] : [[input, value]];
    });

    expect(validate(Object.fromEntries(defaults)), ajv.errorsText(validate.errors)).toBe(true);
    expect(validate({ "no-input": "x" })).toBe(false);
  });

  test("contains schemas that accept the JSON output of a success and of a failure", async () => {
    const service = await givenService();
    const { number } = service.control.addPullRequest();
    const runs = [
      ["status", ...placeOf(number)],
      ["get-queue", ...PLACE],
      ["cancel", "--pr-number", "x"],
    ];

    for (const argv of runs) {
      const operation = described(argv[0] ?? "");
      const { answer } = await runHere(argv, { service });
      const validate = ajv.compile(createResultSchema(operation));
      expect(validate(answer), ajv.errorsText(validate.errors)).toBe(true);
    }
    expect(ajv.compile(createResultSchema(described("status")))({ operation: "status" })).toBe(false);
  });
});

test("every argument of a tool is an input of its operation or a common input", () => {
  const others: Readonly<Record<string, string>> = {
    order: "get-queue",
    diagnosis: "report-outcome",
    "what-if": "export-history",
  };
  for (const { name, input } of listTools(true)) {
    const operation = surface.operations.find((each) => each.name === (others[name] ?? name));
    const known = { ...surface.commonInputs.properties, ...operation?.inputs.properties, query: {}, settings: {} };
    expect(Object.keys(known), name).toEqual(expect.arrayContaining(Object.keys(input.properties)));
    expect(Object.keys(input.properties), name).not.toEqual([]);
  }
});

async function search(query: string, pages = "docs") {
  const io = { environment: {}, workspace: ".", stderr: { write() {} }, signal: new AbortController().signal, pages };
  return listTools(false)
    .find(({ name }) => name === "search-docs")
    ?.call({ query }, io);
}

describe("the tool search-docs", () => {
  test.each([
    ["exit codes", "docs/command-line.md"],
    ["how do I pause the queue", "docs/operations/pause-queue.md"],
    ["status safe-to-push", "docs/operations/status.md"],
  ])("finds the section for %j", async (query, page) => {
    const found = await search(query);

    expect(found).toMatchObject({ result: "found", "error-kind": null });
    expect(Object(found?.outputs.sections)[0]).toMatchObject({ page, text: expect.not.stringMatching(/<!--/) });
  });

  test("returns no section for unknown words, and an error when the pages are not installed", async () => {
    expect(await search("xyzzyx")).toMatchObject({ result: "no-match", outputs: { sections: [] } });
    expect(await search("token", "no-folder")).toMatchObject({ result: "error", "error-kind": "unavailable" });
  });
});
