import { createHmac } from "node:crypto";
import type { Ci } from "./ci/ci.js";
import { type Clock, systemClock } from "./clock.js";
import { AbortedError, type ErrorKind, Failure, InputError, messageOf, withMore } from "./errors.js";
import { commonInputs } from "./inputs/common.js";
import type { Outcome } from "./operation.js";
import { type Prepared, prepare } from "./prepare.js";
import { reportFailure, reportOutcome } from "./report.js";
import { userAgent } from "./text/version.js";

interface RunOptions {
  readonly ci: Ci;
  /** Aborts when the process is to stop. */
  readonly signal: AbortSignal;
  readonly clock?: Clock;
  readonly random?: () => number;
}

/** Runs the operation that the inputs name. Gives the kind of its failure, or undefined when all is well. */
export async function run(options: RunOptions): Promise<ErrorKind | undefined> {
  const { ci, signal } = options;
  maskSecrets(ci);
  const over = new AbortController();
  try {
    // The inputs are not all there when the stop came while they were read.
    if (signal.aborted) throw new AbortedError();
    const prepared = await prepare(ci, AbortSignal.any([signal, over.signal]));
    const outcome = prepared.kind === "skip" ? prepared.outcome : await perform(prepared, options, over.signal);
    return await reportOutcome(ci, prepared.operation, outcome, prepared.common.summary);
  } catch (error) {
    return await reportFailure(ci, signal.aborted ? aborted(error) : error);
  } finally {
    // Whatever is still open or under way ends here, or it would keep the process alive.
    over.abort();
    ci.end();
  }
}

/** Before anything else happens: from here on no secret can be shown. */
function maskSecrets(ci: Ci): void {
  for (const input of Object.values(commonInputs)) {
    const text = input.secret === true ? ci.input(input.name).trim() : "";
    if (text !== "") ci.mask(text);
  }
}

/** What was under way when the signal came may have failed for it; what is known by then stays known. */
function aborted(error: unknown): unknown {
  if (!(error instanceof Failure)) return new AbortedError();
  return error.kind === "unavailable"
    ? withMore(new AbortedError(), { details: error.details, outputs: error.outputs })
    : error;
}

/** `over` aborts when the run has ended. */
async function perform(
  { operation, common, work, known, forkRunId, tokenProblems }: Extract<Prepared, { kind: "perform" }>,
  { ci, signal, clock = systemClock, random = Math.random }: RunOptions,
  over: AbortSignal,
): Promise<Outcome> {
  const repositoryHost = work.repository?.host ?? "github.com";
  if (repositoryHost !== "github.com" && operation.anyHost !== true)
    ci.log.notice(`The v1 merge queue serves repositories on github.com only; this one is on ${repositoryHost}.`);
  // With all of HTTP, which a run that ends with its inputs does not need.
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
    clock,
    random,
    signal,
    workspace: ci.workspace,
    forkRun: common.token === undefined && forkRunId !== undefined,
    environment: ci.environment,
    seal: (text) =>
      createHmac("sha256", common.token ?? "")
        .update(`merge-queue-action ${text}`)
        .digest("hex"),
    requireToken() {
      if (tokenProblems.length > 0) throw new InputError(tokenProblems);
    },
    file(name, text) {
      try {
        return ci.file(name, text);
      } catch (error) {
        // A file that the user asked for cannot be left out in silence.
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
