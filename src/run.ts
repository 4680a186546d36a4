import { createHmac } from "node:crypto";
import type { CiAdapter } from "./ci/ci.js";
import { type Clock, systemClock } from "./clock.js";
import {
  AbortedError,
  addErrorDetails,
  type ErrorKind,
  getErrorMessage,
  InputError,
  OperationError,
} from "./errors.js";
import { commonInputs } from "./inputs/common.js";
import type { OperationResult } from "./operation.js";
import { type ResolvedRunInputs, resolveRunInputs } from "./prepare.js";
import { reportFailure, reportResult } from "./report.js";
import { userAgent } from "./text/version.js";

interface RunOptions {
  readonly ci: CiAdapter;
  readonly signal: AbortSignal;
  readonly clock?: Clock;
  readonly random?: () => number;
}

export async function runSelectedOperation(options: RunOptions): Promise<ErrorKind | undefined> {
  const { ci, signal } = options;
  maskSecrets(ci);
  const finished = new AbortController();
  try {
    // After a signal during the start, inputs may be incomplete, so their problems are not reported.
    if (signal.aborted) throw new AbortedError();
    const prepared = await resolveRunInputs(ci, AbortSignal.any([signal, finished.signal]));
    const result = prepared.kind === "skip" ? prepared.result : await perform(prepared, options, finished.signal);
    return await reportResult(ci, prepared.operation, result, prepared.common.summary);
  } catch (error) {
    return await reportFailure(ci, signal.aborted ? asAborted(error) : error);
  } finally {
    // Open connections would prevent the process from exiting.
    finished.abort();
    ci.end();
  }
}

function maskSecrets(ci: CiAdapter): void {
  for (const input of Object.values(commonInputs)) {
    const text = input.secret === true ? ci.input(input.name).trim() : "";
    if (text !== "") ci.mask(text);
  }
}

/**
 * Returns the error to report after a signal. If the service is unavailable, returns an AbortedError with the same
 * details.
 */
function asAborted(error: unknown): unknown {
  if (!(error instanceof OperationError)) return new AbortedError();
  return error.kind === "unavailable"
    ? addErrorDetails(new AbortedError(), { details: error.details, outputs: error.outputs })
    : error;
}

async function perform(
  { operation, common, work, known, api, forkRunId, tokenProblems }: Extract<ResolvedRunInputs, { kind: "perform" }>,
  { ci, signal, clock = systemClock, random = Math.random }: RunOptions,
  over: AbortSignal,
): Promise<OperationResult> {
  const repositoryHost = work.repository?.host ?? "github.com";
  if (repositoryHost !== "github.com" && operation.anyHost !== true)
    ci.log.notice(`The merge queue serves repositories on github.com only; this one is on ${repositoryHost}.`);
  // A run with invalid inputs needs no HTTP client, so the client is loaded here.
  const { openQueueService } = await import("./service/open.js");
  const service = await openQueueService({
    apiVersion: api.version,
    isUploadToken: api.isUploadToken,
    apiUrl: api.address,
    environment: ci.environment,
    credentials: common.token === undefined && forkRunId !== undefined ? forkCredentials(forkRunId) : api.credentials,
    userAgent,
    requestTimeoutMs: common.requestTimeout,
    clock,
    random,
    signal,
    over,
    debug: ci.log.debug,
    warn: ci.log.warning,
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
        const problem = `${name} cannot be written to the temporary folder: ${getErrorMessage(error)}.`;
        throw new InputError([problem], { cause: error });
      }
    },
  });
}

function forkCredentials(runId: string): Readonly<Record<string, string>> {
  return { "x-forked-workflow-run-id": runId };
}
