import { createHmac } from "node:crypto";
import type { Ci } from "./ci/ci.js";
import { type Clock, systemClock } from "./clock.js";
import { AbortedError, type ErrorKind, Failure, InputError, messageOf, withDetails } from "./errors.js";
import { commonInputs } from "./inputs/common.js";
import type { OperationResult } from "./operation.js";
import { type PreparedRun, prepareRun } from "./prepare.js";
import { reportFailure, reportResult } from "./report.js";
import { userAgent } from "./text/version.js";

interface RunOptions {
  readonly ci: Ci;
  readonly signal: AbortSignal;
  readonly clock?: Clock;
  readonly random?: () => number;
}

export async function run(options: RunOptions): Promise<ErrorKind | undefined> {
  const { ci, signal } = options;
  maskSecrets(ci);
  const finished = new AbortController();
  try {
    // A signal may have interrupted the reading of the inputs.
    if (signal.aborted) throw new AbortedError();
    const prepared = await prepareRun(ci, AbortSignal.any([signal, finished.signal]));
    const result = prepared.kind === "skip" ? prepared.result : await perform(prepared, options, finished.signal);
    return await reportResult(ci, prepared.operation, result, prepared.common.summary);
  } catch (error) {
    return await reportFailure(ci, signal.aborted ? asAborted(error) : error);
  } finally {
    // Open connections would keep the process alive.
    finished.abort();
    ci.end();
  }
}

function maskSecrets(ci: Ci): void {
  for (const input of Object.values(commonInputs)) {
    const text = input.secret === true ? ci.input(input.name).trim() : "";
    if (text !== "") ci.mask(text);
  }
}

/** Returns the error to report after a signal: it caused most failures, and known facts stay. */
function asAborted(error: unknown): unknown {
  if (!(error instanceof Failure)) return new AbortedError();
  return error.kind === "unavailable"
    ? withDetails(new AbortedError(), { details: error.details, outputs: error.outputs })
    : error;
}

async function perform(
  { operation, common, work, known, forkRunId, tokenProblems }: Extract<PreparedRun, { kind: "perform" }>,
  { ci, signal, clock = systemClock, random = Math.random }: RunOptions,
  over: AbortSignal,
): Promise<OperationResult> {
  const repositoryHost = work.repository?.host ?? "github.com";
  if (repositoryHost !== "github.com" && operation.anyHost !== true)
    ci.log.notice(`The v1 merge queue serves repositories on github.com only; this one is on ${repositoryHost}.`);
  // Invalid inputs need no HTTP.
  const { openService } = await import("./service/v1/service.js");
  const service = openService({
    apiUrl: common.apiUrl,
    environment: ci.environment,
    credentials: credentials(common.token, forkRunId),
    userAgent,
    requestTimeoutMs: common.requestTimeout,
    clock,
    random,
    signal,
    over,
    debug: ci.log.debug,
    hide: ci.redact,
  });
  const act = await work.find(known.host);
  return act({
    ...known,
    service,
    log: ci.log,
    nameInput: ci.inputName,
    clock,
    random,
    signal,
    token: {
      seal: (text) =>
        createHmac("sha256", common.token ?? "")
          .update(`merge-queue-action ${text}`)
          .digest("hex"),
      require() {
        if (tokenProblems.length > 0) throw new InputError(tokenProblems);
      },
    },
    writeFile(name, text) {
      try {
        return ci.file(name, text);
      } catch (error) {
        const problem = `${name} cannot be written to the temporary folder: ${messageOf(error)}.`;
        throw new InputError([problem], { cause: error });
      }
    },
  });
}

function credentials(token: string | undefined, forkRunId: string | undefined): Record<string, string> {
  if (token !== undefined) return { "x-api-token": token };
  return forkRunId === undefined ? {} : { "x-forked-workflow-run-id": forkRunId };
}
