import { SERVE_FLAGS, SIMULATE_FLAGS } from "../../local-queue/src/index.js";
import { DEMO_FLAGS } from "../demo/flags.js";
import { commonInputs } from "../inputs/common.js";
import type { Input } from "../inputs/input.js";
import { listDeclaredResults, type Operation } from "../operation.js";
import { operations } from "../operations/registry.js";
import { commonOutputs } from "../report.js";
import { version } from "../text/version.js";
import { commandInputs, ENVIRONMENT_VARIABLES_BY_INPUT } from "./arguments.js";
import { EXIT_CODES, findExitCode } from "./exit-codes.js";

export interface CommandFlag {
  readonly value?: string;
  readonly meaning: string;
}

interface Command {
  readonly meaning: string;
  readonly flags: Readonly<Record<string, CommandFlag>>;
}

const HELP: Command["flags"] = { help: { meaning: "Show the help" } };

export const MCP_FLAGS = {
  "allow-writes": {
    type: "boolean",
    meaning: "Add the tools that change a queue: submit, cancel, restart-tests, requeue, pause-queue, resume-queue.",
  },
  help: { type: "boolean", meaning: "Show this help text." },
} as const;

/** Commands that are not operations, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  serve: { meaning: "Runs a local merge queue for tests. See merge-queue serve --help.", flags: SERVE_FLAGS },
  simulate: {
    meaning: "Simulates a merge queue and compares settings. See merge-queue simulate --help.",
    flags: SIMULATE_FLAGS,
  },
  demo: {
    meaning:
      "Merges a sample pull request in a local queue. --fail shows a failure instead. --keep leaves the queue running after the demo.",
    flags: DEMO_FLAGS,
  },
  mcp: { meaning: "Serves tools for agents (MCP) on standard input and output.", flags: MCP_FLAGS },
  describe: { meaning: "Prints a description of all commands as JSON, for programs.", flags: HELP },
  completion: { meaning: "Prints a completion script for bash, zsh or fish.", flags: HELP },
  help: {
    meaning: "Shows this help text, or the help text of a command, for example: merge-queue help submit.",
    flags: {},
  },
};

/** Lists the exit codes, the lowest first. The kind of error is empty for a success. */
export function listExitCodes() {
  const errors = Object.entries(EXIT_CODES).map(([kind, { code, meaning }]) => ({ code, kind, meaning }));
  const success = {
    code: 0,
    kind: "",
    meaning: "The operation succeeded. The output `result` has one word that describes the result.",
  };
  return [success, ...errors.toSorted((one, other) => one.code - other.code)];
}

/** Lists the results of an operation, with the kind of error and the exit code of results that fail. */
export function listOperationResults(operation: Operation) {
  return Object.entries(listDeclaredResults(operation)).map(([name, { description, fails, failsOnly }]) => ({
    name,
    description,
    errorKind: fails ?? null,
    exitCode: findExitCode(fails),
    failsOnly: failsOnly ?? null,
  }));
}

/** Describes an input as a property of a JSON Schema. The command line and the action write each value as text. */
export function createInputSchema({ parse, description, commandLine, ...input }: Input<unknown>): object {
  const schema = parse.schema ?? { type: "string" as const };
  const byDefault = schema.type === "string" ? input.default : input.default && JSON.parse(input.default);
  const examples = parse.schema === undefined && parse.choices !== undefined ? parse.choices : undefined;
  return { ...schema, description: commandLine ?? description, default: byDefault, examples };
}

export function createInputObjectSchema(inputs: readonly Input<unknown>[]) {
  return {
    type: "object",
    properties: Object.fromEntries(inputs.map((input) => [input.name, createInputSchema(input)])),
    required: inputs.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** Returns the schema of a text or null. Some programs do not accept a list of types. */
function orNull(text: { readonly type: "string"; readonly enum?: readonly string[] }) {
  return { anyOf: [text, { type: "null" as const }] };
}

const NULLABLE_TEXT = orNull({ type: "string" });

/** Returns the JSON Schema of the result of an operation, as standard output and `result-file` contain it. */
export function createResultSchema({ outputs }: Pick<Operation, "outputs">) {
  const fields = {
    operation: { type: "string" },
    result: { type: "string", description: commonOutputs.result },
    "error-kind": {
      ...orNull({ type: "string", enum: Object.keys(EXIT_CODES) }),
      description: "Kind of a failure; otherwise null.",
    },
    "error-message": { ...NULLABLE_TEXT, description: "Error message of a failure; otherwise null." },
    outputs: {
      type: "object",
      properties: Object.fromEntries(Object.entries(outputs).map(([name, description]) => [name, { description }])),
      required: Object.keys(outputs),
    },
    details: {
      type: "object",
      description: "More data, such as the record of the service. Later versions may add fields.",
    },
    run: { type: "object", properties: { system: NULLABLE_TEXT, url: NULLABLE_TEXT }, required: ["system", "url"] },
  };
  return { type: "object", properties: fields, required: Object.keys(fields) };
}

const REPOSITORY = { repository: "owner/name" } as const;
const QUEUE = { ...REPOSITORY, "target-branch": "main" } as const;

const TARGETS: Readonly<Record<Operation["target"], Readonly<Record<string, string>>>> = {
  "pull-request": { ...QUEUE, "pr-number": "7" },
  queue: QUEUE,
  repository: REPOSITORY,
  change: { "target-branch": "main" },
};

/** Formats an example that works outside of a CI system and without a GitHub token. */
export function formatExampleCommand({ name, target, example }: Operation): string {
  const flags = Object.entries({ ...TARGETS[target], ...example });
  return ["merge-queue", name, ...flags.map(([flag, value]) => `--${flag} ${quoted(value)}`)].join(" ");
}

/** Quotes a value for a shell. A value with `$(...)` gets double quotes, so that the shell runs the command. */
function quoted(value: string): string {
  if (value.startsWith("$(")) return `"${value}"`;
  return /^[\w./-]+$/.test(value) ? value : `'${value}'`;
}

function describeOperation(operation: Operation) {
  const { name, title, target, dryRun, permissions = {}, inputs, outputs } = operation;
  return {
    name,
    title,
    target,
    readOnly: dryRun === "ignored",
    example: formatExampleCommand(operation),
    permissions,
    inputs: createInputObjectSchema(Object.values(inputs)),
    results: listOperationResults(operation),
    outputs,
    result: createResultSchema(operation),
  };
}

/** Describes all commands with inputs, outputs, results and exit codes, for other programs. */
export function describeAllCommands() {
  return {
    name: "merge-queue",
    version,
    operations: operations.map(describeOperation),
    commonInputs: createInputObjectSchema(Object.values(commonInputs)),
    commonOutputs,
    commandFlags: createInputObjectSchema(Object.values(commandInputs)),
    variables: ENVIRONMENT_VARIABLES_BY_INPUT,
    commands: Object.entries(COMMANDS).map(([name, { meaning, flags }]) => ({
      name,
      description: meaning,
      flags: Object.entries(flags).map(([flag, { value = null, meaning: description }]) => ({
        name: flag,
        value,
        description,
      })),
    })),
    exitCodes: listExitCodes().map(({ code, kind, meaning }) => ({
      code,
      errorKind: kind === "" ? null : kind,
      description: meaning,
    })),
  };
}

/** Runs `merge-queue describe`. Returns the exit code. */
export function runDescribeCommand(
  argv: readonly string[],
  { stdout, stderr }: { readonly stdout: Writer; readonly stderr: Writer },
): number {
  const [first] = argv;
  if (first === undefined) {
    stdout.write(formatCommandsAsJson());
    return 0;
  }
  const isHelp = first === "--help" || first === "-h";
  const usage =
    "Usage: merge-queue describe\n\nPrints all commands, flags, results and exit codes as one JSON object.\n";
  (isHelp ? stdout : stderr).write(isHelp ? usage : `error: describe: accepts no arguments.\n\n${usage}`);
  return isHelp ? 0 : EXIT_CODES.input.code;
}

interface Writer {
  write(text: string): unknown;
}

export function formatCommandsAsJson(): string {
  return `${JSON.stringify(describeAllCommands(), null, 2)}\n`;
}
