import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { simulate } from "../../local-queue/src/index.js";
import type { ErrorKind } from "../errors.js";
import { findOperation } from "../operations/registry.js";
import { INPUTS_BY_FLAG } from "./arguments.js";
import { searchDocumentationPages } from "./pages.js";
import { type CommandContext, runOperation } from "./run.js";
import { createInputObjectSchema, createResultSchema, listOperationResults } from "./surface.js";

export type McpToolContext = Omit<CommandContext, "stdin" | "stdout"> & { readonly pages: string };

/** Result of a tool, in the form of the JSON that an operation prints. */
export interface ToolResult {
  readonly operation: string;
  readonly result: string;
  readonly "error-kind": ErrorKind | null;
  readonly "error-message": string | null;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly details: object | null;
  readonly run: object;
}

type Arguments = Readonly<Record<string, unknown>>;

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly input: ReturnType<typeof createInputObjectSchema>;
  readonly output: ReturnType<typeof createResultSchema>;
  readonly annotations: Readonly<
    Record<"readOnlyHint" | "destructiveHint" | "idempotentHint" | "openWorldHint", boolean>
  >;
  call(values: Arguments, io: McpToolContext): Promise<ToolResult>;
}

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true } as const;
const WRITES = { ...READS, readOnlyHint: false } as const;
const DESTROYS = { ...WRITES, destructiveHint: true } as const;

const QUEUE = ["repository", "target-branch"] as const;
const PULL_REQUEST = [...QUEUE, "pr-number"] as const;

/**
 * Tools that run one operation. They accept no other inputs, because an address of the service would receive the token,
 * and a path could select any file.
 */
const READING: readonly Tool[] = [
  operationTool("status", PULL_REQUEST, READS),
  operationTool("get-queue", QUEUE, READS),
  orderTool(),
  operationTool("testing-details", [...QUEUE, "test-run-id"], READS),
  diagnosisTool(),
  operationTool("report-queue", [...QUEUE, "days", "until", "cost-per-minute"], READS),
  operationTool("doctor", QUEUE, READS, { "fail-on": "never" }),
  whatIfTool(),
  searchTool(),
];

const WRITING: readonly Tool[] = [
  operationTool("submit", [...PULL_REQUEST, "head-sha", "priority", "no-batch", "dry-run"], DESTROYS),
  operationTool("cancel", [...PULL_REQUEST, "dry-run"], DESTROYS),
  operationTool("restart-tests", [...PULL_REQUEST, "dry-run"], { ...DESTROYS, idempotentHint: false }),
  operationTool("requeue", [...PULL_REQUEST, "head-sha", "dry-run"], DESTROYS),
  operationTool("pause-queue", [...QUEUE, "reason", "dry-run"], WRITES),
  operationTool("resume-queue", [...QUEUE, "reason", "dry-run"], WRITES),
];

export function listTools(areWritesAllowed: boolean): readonly Tool[] {
  return areWritesAllowed ? [...READING, ...WRITING] : READING;
}

function pickInputs(names: readonly string[]) {
  return createInputObjectSchema(names.flatMap((name) => INPUTS_BY_FLAG.get(name) ?? []));
}

/** Creates a tool of an operation. `fixed` sets inputs that an agent cannot change. */
function operationTool(
  name: string,
  inputs: readonly string[],
  annotations: Tool["annotations"],
  fixed: Arguments = {},
): Tool {
  const operation = findOperation(name);
  if (operation === undefined) throw new Error(`There is no operation ${name}.`);
  const results = listOperationResults(operation).map((result) => `${result.name}: ${result.description}`);
  return {
    name,
    description: `${operation.title}\n\nResults:\n- ${results.join("\n- ")}`,
    input: pickInputs(inputs),
    output: createResultSchema(operation),
    annotations,
    call: (values, io) => callOperation(name, { ...values, ...fixed }, io),
  };
}

function orderTool(): Tool {
  const queue = operationTool("get-queue", QUEUE, READS);
  const outputs = { depth: "Number of pull requests in the queue.", order: "Pull requests in queue order." };
  return {
    ...queue,
    name: "order",
    description: "Lists the pull requests of a queue in their order, without the settings of the queue.",
    output: createResultSchema({ outputs }),
    async call(values, io) {
      const found = await queue.call(values, io);
      const { depth = null, "enqueued-pull-requests": order = null } = found.outputs;
      return { ...found, operation: "order", outputs: { depth, order }, details: {} };
    },
  };
}

function diagnosisTool(): Tool {
  return {
    ...operationTool("report-outcome", PULL_REQUEST, READS, { "report-to": "none" }),
    name: "diagnosis",
    description:
      "Explains the outcome of a pull request in the queue: the cause of a failure, the failed checks and the test run. Writes nothing.",
  };
}

function whatIfTool(): Tool {
  const { properties, ...input } = pickInputs([...QUEUE, "days"]);
  const settings = {
    type: "array",
    items: { type: "string" },
    minItems: 1,
    maxItems: 4,
    description: "Settings to compare, each as SETTING=A,B: for example concurrency=5,10 or batch=1,4,8.",
  };
  return {
    name: "what-if",
    description:
      "Simulates the history of a queue with different settings, and compares waits, failures and costs.\n\nResults:\n- compared\n- no-forecast: The simulation does not reproduce the history of the queue.",
    input: { ...input, properties: { ...properties, settings }, required: ["settings"] },
    output: createResultSchema({
      outputs: { comparison: "Result of `merge-queue simulate --history --what-if --json`." },
    }),
    annotations: READS,
    async call({ settings: compared, ...values }, io) {
      const folder = mkdtempSync(join(tmpdir(), "merge-queue-what-if-"));
      try {
        const file = join(folder, "history.ndjson");
        const history = await callOperation("export-history", { ...values, "history-file": file }, io);
        const base = { ...history, operation: "what-if", outputs: { comparison: null } };
        if (history["error-kind"] !== null) return base;
        return { ...base, ...(await compareSettings(file, Array.isArray(compared) ? compared : [], io)) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

const NO_FORECAST =
  "The simulation does not reproduce the history of this queue, so it cannot predict the effect of different settings.";

async function compareSettings(
  file: string,
  settings: readonly unknown[],
  { signal }: McpToolContext,
): Promise<Partial<ToolResult>> {
  const [output, errors] = [collectText(), collectText()];
  const argv = ["--history", file, ...settings.map((setting) => `--what-if=${String(setting)}`), "--json"];
  const code = await simulate(argv, { signal, write: output.write, writeError: errors.write });
  if (output.text() !== "") {
    const outputs = { comparison: JSON.parse(output.text()) };
    if (code === 0) return { result: "compared", outputs };
    return { result: "no-forecast", "error-kind": "result", "error-message": NO_FORECAST, outputs };
  }
  const message = errors
    .text()
    .replace(/^error: /, "")
    .replace(`--history: ${file}`, "The history")
    .trim();
  return { result: "error", "error-kind": signal.aborted ? "aborted" : "input", "error-message": message };
}

function searchTool(): Tool {
  return {
    name: "search-docs",
    description: "Finds sections in the documentation of Merge Queue Action: operations, set-up, errors, examples.",
    input: {
      ...pickInputs([]),
      properties: { query: { type: "string", minLength: 1, maxLength: 200, description: "Words to find." } },
      required: ["query"],
    },
    output: createResultSchema({
      outputs: { sections: "Sections with `page`, `heading` and `text`, the best first." },
    }),
    annotations: { ...READS, openWorldHint: false },
    async call({ query }, { pages }) {
      const isInstalled = existsSync(pages);
      const sections = isInstalled ? searchDocumentationPages(pages, String(query)) : [];
      const result = sections.length > 0 ? "found" : "no-match";
      return {
        operation: "search-docs",
        result: isInstalled ? result : "error",
        "error-kind": isInstalled ? null : "unavailable",
        "error-message": isInstalled ? null : "The folder docs of the package does not exist on this machine.",
        outputs: { sections },
        details: {},
        run: { system: null, url: null },
      };
    },
  };
}

/** Runs an operation with the same checks as the command line. Returns the JSON that it prints. */
async function callOperation(name: string, values: Arguments, io: McpToolContext): Promise<ToolResult> {
  const flags = Object.entries(values).map(([flag, value]) => `--${flag}=${String(value)}`);
  const stdout = collectText();
  await runOperation(name, [...flags, "--json", "--quiet"], { ...io, stdin: Readable.from([]), stdout });
  return JSON.parse(stdout.text());
}

function collectText() {
  const parts: string[] = [];
  return { write: (text: string): void => void parts.push(text), text: () => parts.join("") };
}
