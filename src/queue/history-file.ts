import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import * as z from "zod/mini";
import { getErrorMessage, InputError, toInputError } from "../errors.js";
import {
  createOptionalFields,
  createOptionalSchema,
  numberSchema,
  textSchema as textForm,
} from "../service/schema-parts.js";
import { parseDepthLimitedJson } from "../text/json.js";

const spanForm = z.object({
  kind: z.literal("export"),
  formatVersion: z.literal(1),
  repository: z.string(),
  targetBranch: z.string(),
  /** Times in the service's format. */
  since: z.string(),
  until: z.string(),
});

const transition = z.looseObject({
  state: textForm,
  ...createOptionalFields(textForm, "timestamp", "reason", "testRunId"),
  failingChecks: createOptionalSchema(z.readonly(z.array(textForm))),
  failure: createOptionalSchema(
    z.looseObject({
      conflictCulprit: createOptionalSchema(
        z.looseObject({ ...createOptionalFields(textForm, "type"), ...createOptionalFields(numberSchema, "number") }),
      ),
    }),
  ),
});

/**
 * Line of the file of an export. The first line contains the span, and the last line marks the end. An incomplete
 * export is in `FILE.partial`, so `FILE` always has the last line.
 */
const lineForm = z.discriminatedUnion("kind", [
  spanForm,
  z.looseObject({
    kind: z.literal("queue"),
    ...createOptionalFields(numberSchema, "concurrency"),
    ...createOptionalFields(textForm, "state"),
    enqueuedPullRequests: createOptionalSchema(z.readonly(z.array(z.looseObject({ prNumber: z.number() })))),
  }),
  z.looseObject({
    kind: z.literal("testing-result"),
    prNumber: z.number(),
    testRunId: z.string(),
    endedAt: z.string(),
    outcome: z.string(),
    ...createOptionalFields(numberSchema, "testingDurationMs"),
    ...createOptionalFields(textForm, "cycleConclusion", "bisection"),
  }),
  // All testing results are above this line of the file.
  z.object({ kind: z.literal("testing-results-end") }),
  z.looseObject({
    kind: z.literal("pull-request"),
    prNumber: z.number(),
    stateChangedAt: z.string(),
    isCurrentlySubmittedToQueue: z.boolean(),
    ...createOptionalFields(textForm, "state", "prTitle", "prAuthor"),
    timeline: createOptionalSchema(z.readonly(z.array(transition))),
  }),
  z.object({ kind: z.literal("end"), testingResults: z.number(), pullRequests: z.number() }),
]);

type HistoryLine = z.infer<typeof lineForm>;
export type ExportedTimeSpan = Readonly<Omit<z.infer<typeof spanForm>, "kind">>;
type LineOf<Kind extends HistoryLine["kind"]> = Readonly<Extract<HistoryLine, { readonly kind: Kind }>>;
export type ExportedTestingResult = LineOf<"testing-result">;
export type ExportedPullRequest = LineOf<"pull-request">;

export interface HistoryFileWriter {
  /** Lines that an interrupted export wrote before. */
  readonly found: readonly HistoryLine[];
  readonly partialPath: string;
  append(lines: readonly HistoryLine[]): void;
  /** Renames the partial file to the final path. */
  complete(): void;
}

export type ExportOutputName = "history-file" | "testing-result-count" | "pull-request-count" | "workflow-run-count";

/** Writes a complete export in one step. @throws InputError if the file cannot be written */
export function writeHistoryFile(path: string, lines: readonly object[]): void {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  attempt(path, () => {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  });
}

/** Opens the file of an export, and continues an interrupted one. @throws InputError if it cannot be read or written */
export function openHistoryFileWriter(path: string): HistoryFileWriter {
  const partialPath = `${path}.partial`;
  const { lines, bytes } = readPartial(partialPath);
  const file = attempt(path, () => openSync(partialPath, bytes === 0 ? "w" : "r+"));
  // A process that stopped while it wrote leaves a part of a line.
  attempt(path, () => ftruncateSync(file, bytes));
  let position = bytes;
  return {
    found: lines,
    partialPath,
    append(added) {
      const text = Buffer.from(added.map((line) => `${JSON.stringify(line)}\n`).join(""));
      attempt(path, () => {
        for (let written = 0; written < text.length; )
          written += writeSync(file, text, written, text.length - written, position + written);
      });
      position += text.length;
    },
    complete() {
      attempt(path, () => {
        fsyncSync(file);
        closeSync(file);
        renameSync(partialPath, path);
      });
    },
  };
}

function attempt<Result>(path: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw toInputError("history-file", `the file cannot be written: ${getErrorMessage(error)} (${path})`);
  }
}

function readPartial(path: string): { readonly lines: readonly HistoryLine[]; readonly bytes: number } {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return { lines: [], bytes: 0 };
    throw toInputError("history-file", `the file cannot be continued: ${getErrorMessage(error)}`);
  }
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  return { lines: readLines(whole, path, "Delete the file to start again."), bytes: Buffer.byteLength(whole) };
}

function readLines(whole: string, path: string, advice: string): readonly HistoryLine[] {
  const lines = whole.split("\n").slice(0, -1);
  return lines.map((line, index) => readLine(line, `${path}, line ${index + 1} is not a line of an export. ${advice}`));
}

function readLine(text: string, problem: string): HistoryLine {
  const line = lineForm.safeParse(parseLine(text));
  if (line.success) return line.data;
  throw new InputError([problem]);
}

function parseLine(text: string): unknown {
  try {
    return parseDepthLimitedJson(text);
  } catch {
    return undefined;
  }
}

const githubForm = z.looseObject({ kind: z.literal("export"), source: z.literal("github") });

export type ExportedHistory = ReturnType<typeof readHistoryFile>;

/** Reads the file of a complete export of a queue. @throws InputError for any other file */
export function readHistoryFile(path: string) {
  let whole: string;
  try {
    whole = readFileSync(path, "utf8");
  } catch (error) {
    throw toInputError("history-file", `the file cannot be read: ${getErrorMessage(error)}`);
  }
  if (githubForm.safeParse(parseLine(whole.slice(0, whole.indexOf("\n")))).success)
    throw toInputError(
      "history-file",
      `${path} contains a history from GitHub, and such a history has no data of the queue. To use this file, run merge-queue simulate --history.`,
    );
  const lines = readLines(whole, path, "Use a file that export-history wrote.");
  const [span] = lines;
  if (span?.kind !== "export" || lines.at(-1)?.kind !== "end")
    throw toInputError("history-file", `${path} is not a complete file that export-history wrote.`);
  return {
    span,
    queue: lines.find((line) => line.kind === "queue"),
    /** Testing results, the newest first. */
    results: lines.filter((line) => line.kind === "testing-result"),
    pullRequests: lines.filter((line) => line.kind === "pull-request"),
  };
}
