import type { Ci } from "./ci/ci.js";
import { createRedactor } from "./ci/redact.js";
import { type Clock, systemClock } from "./clock.js";
import { AbortedError, type ErrorKind, Failure, InputError, messageOf, withMore } from "./errors.js";
import { commonInputs } from "./inputs/common.js";
import type { Context, Outcome } from "./operation.js";
import { reportFailure, reportOutcome } from "./report.js";
import { prepareTask, type Task } from "./task.js";
import { userAgent } from "./version.js";

export interface RunOptions {
  readonly ci: Ci;
  /** Aborts when the process is told to stop. */
  readonly signal: AbortSignal;
  readonly clock?: Clock;
  readonly random?: () => number;
}

/** Runs the operation that the inputs name. Gives the kind of its failure, or undefined when all is well. */
export async function run({
  ci,
  signal,
  clock = systemClock,
  random = Math.random,
}: RunOptions): Promise<ErrorKind | undefined> {
  const hide = maskSecrets(ci);
  const over = new AbortController();
  try {
    // The inputs are not all there when the stop came while they were read.
    if (signal.aborted) throw new AbortedError();
    const task = await prepareTask(ci, AbortSignal.any([signal, over.signal]));
    const outcome =
      task.kind === "skip"
        ? task.outcome
        : await perform(task, { ci, signal, clock, random, hide, over: over.signal });
    return await reportOutcome(ci, task.operation, outcome, task.common.summary);
  } catch (error) {
    return await reportFailure(ci, signal.aborted ? aborted(error) : error);
  } finally {
    // Whatever is still open or under way ends here, or it would keep the process alive.
    over.abort();
    ci.end();
  }
}

/** Before anything else happens: from here on no secret can be shown. Gives what takes them out of a text. */
function maskSecrets(ci: Ci): (text: string) => string {
  const { add, redact } = createRedactor();
  for (const input of Object.values(commonInputs)) {
    const text = input.secret === true ? ci.input(input.name).trim() : "";
    if (text === "") continue;
    ci.mask(text);
    add(text);
  }
  return redact;
}

/** What was under way when the signal came may have failed for it; what is known by then stays known. */
function aborted(error: unknown): unknown {
  if (!(error instanceof Failure)) return new AbortedError();
  return error.kind === "unavailable"
    ? withMore(new AbortedError(), { details: error.details, outputs: error.outputs })
    : error;
}

interface Performing extends Required<RunOptions> {
  /** Takes the secrets out of a text. */
  readonly hide: (text: string) => string;
  /** Aborts when the run has ended. */
  readonly over: AbortSignal;
}

async function perform(
  task: Extract<Task, { kind: "perform" }>,
  { ci, signal, clock, random, hide, over }: Performing,
): Promise<Outcome> {
  const { operation, values, common, aim, forkRunId, strangersCode, causedBy, host, tokenProblems } = task;
  const repositoryHost = aim.repository?.host ?? "github.com";
  if (repositoryHost !== "github.com" && operation.anyHost !== true) {
    ci.log.notice(
      `The v1 merge queue serves repositories on github.com only; this one is on ${repositoryHost}.`,
    );
  }
  // With all of HTTP, which a run that ends with its inputs does not need.
  const { openService } = await import("./api/service.js");
  const client = openService({
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
    hide,
  });
  const context: Context = {
    client,
    host,
    log: ci.log,
    clock,
    random,
    signal,
    dryRun: common.dryRun && operation.dryRun !== "ignored",
    workspace: ci.workspace,
    asFork: common.token === undefined && forkRunId !== undefined,
    testRunId: aim.testRunId,
    strangersCode,
    causedBy,
    environment: ci.environment,
    requireToken() {
      if (tokenProblems.length > 0) throw new InputError(tokenProblems);
    },
    file: (name, text) => fileFor(ci, name, text),
  };
  return aim.run(values, context);
}

/** A file that the user asked for cannot be left out in silence. */
function fileFor(ci: Ci, name: string, text: string): string {
  try {
    return ci.file(name, text);
  } catch (error) {
    throw new InputError([`${name} cannot be written to the temporary folder: ${messageOf(error)}.`], {
      cause: error,
    });
  }
}

function credentials(token: string | undefined, forkRunId: string | undefined): Record<string, string> {
  if (token !== undefined) return { "x-api-token": token };
  return forkRunId === undefined ? {} : { "x-forked-workflow-run-id": forkRunId };
}
