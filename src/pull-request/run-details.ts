import type { Context, Outcome } from "../operation.js";
import type { QueueService, TestRun } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import type { testRunOutputs } from "../test-run/fields.js";
import { detailsOf, type RunStatus, readTestRun } from "../test-run/read.js";
import type { Verdict } from "../test-run/verdict.js";
import { findRecord } from "./record.js";
import { findVerdict, READ_MS, readable } from "./verdict.js";

/** Reads a test run, and why it failed. */
export async function readDetails(
  id: string,
  target: QueueTarget,
  context: Context,
): Promise<Outcome<RunStatus, keyof typeof testRunOutputs>> {
  const run = await readTestRun(context.service, target, id);
  return detailsOf(id, run, await verdictOfAttempt(id, run, target, context));
}

const JUDGED: ReadonlySet<string> = new Set(["failed", "pending_failure"]);

/**
 * The verdict of the attempt that the run decided, the same that a wait for it ends with. Undefined where the run did not
 * decide it, or tests several, of which each has a verdict of its own.
 */
async function verdictOfAttempt(
  id: string,
  run: TestRun,
  target: QueueTarget,
  { service, host, signal, log }: Context,
): Promise<Verdict | undefined> {
  const [tested, ...others] = run.testedPullRequests ?? [];
  if (run.status !== "failed" || tested === undefined || others.length > 0) return undefined;
  const pullRequest = { ...target, number: tested.prNumber, headSha: undefined, guardedHead: undefined };
  const record = await readable(findRecord(service, pullRequest, { withinMs: READ_MS }));
  if (record === undefined || !JUDGED.has(record.state ?? "")) return undefined;
  // The run is not asked for twice, and what is missing for its verdict is no news to whoever asks for it.
  const known: QueueService = {
    ...service,
    readTestRun: async (at, other, options) => (other === id ? run : service.readTestRun(at, other, options)),
  };
  const quiet = { ...log, info: log.debug };
  const { verdict, testRun } = await findVerdict(record, pullRequest, { service: known, host, signal, log: quiet });
  return testRun?.id === id ? verdict : undefined;
}
