// Requests of many operations that run at the same time: docs/operations/submit.md#many-pull-requests.
import { AbortedError, type ErrorKind, OperationError } from "../errors.js";
import type { OperationContext } from "../operation.js";
import { ApiError, ignoreNotFoundError, throwNotFoundError } from "../service/errors.js";
import type { OptionalPullRequestRecord } from "../service/record-state.js";
import type { PullRequestAddress, Queue, QueueService, ServiceRequest } from "../service/service.js";

/** Minimum milliseconds between two reads, because API v2 allows a key 5 reads of pull requests a second. */
const PACE_MS = 250;
/** Maximum number of failures in a row that concern all pull requests, such as a rejected key. */
const MOST_FAILURES = 3;
const GENERAL: ReadonlySet<ErrorKind> = new Set(["auth", "unavailable"]);

const NO_ESTIMATES = "the step makes no estimates for many pull requests";

interface Waiting {
  readonly address: PullRequestAddress;
  readonly resolve: (record: OptionalPullRequestRecord) => void;
  readonly reject: (error: unknown) => void;
}

export type RequestCombiner = ReturnType<typeof createRequestCombiner>;

/**
 * Combines the requests of operations on one queue. Reads of records wait for pending writes, and then become one
 * request. Writes are sent one after the other, in the order of the operations.
 */
export function createRequestCombiner(
  { service, clock, signal }: Pick<OperationContext, "service" | "clock" | "signal">,
  queue: Queue,
  withTargets: boolean,
) {
  let waiting: Waiting[] = [];
  let lastWrite: Promise<unknown> = Promise.resolve();
  let nextReadMs = 0;
  let failures = 0;
  const sent = new Set<number>();
  const isStopped = (): boolean => signal.aborted || failures >= MOST_FAILURES;
  const count = (error: unknown): void => {
    if (!isStopped()) failures = error instanceof ApiError && GENERAL.has(error.kind) ? failures + 1 : 0;
  };

  async function readWaiting(): Promise<void> {
    try {
      for (let write: unknown; write !== lastWrite; ) {
        write = lastWrite;
        await lastWrite;
      }
      await clock.sleep(Math.max(0, nextReadMs - clock.now()), signal);
      nextReadMs = clock.now() + PACE_MS;
      const batch = waiting;
      waiting = [];
      await readBatch(batch);
    } catch (error) {
      for (const { reject } of waiting.splice(0)) reject(error);
    }
  }

  async function readBatch(batch: readonly Waiting[]): Promise<void> {
    const [first] = batch;
    if (first === undefined) return;
    const numbers = batch.map(({ address }) => address.number);
    try {
      requireRunning();
      const records = await service.readRecords(first.address, numbers, { withTargets });
      const found = new Map(records.map((record) => [record.prNumber, record]));
      count(undefined);
      for (const { address, resolve } of batch) resolve(found.get(address.number));
    } catch (error) {
      count(error);
      for (const { address, resolve, reject } of batch) {
        const alone = isUnsuitable(error) ? service.readRecord(address) : Promise.reject(error);
        await ignoreNotFoundError(alone).then(resolve, reject);
      }
    }
  }

  function requireRunning(): void {
    if (signal.aborted) throw new AbortedError();
    if (isStopped())
      throw new OperationError(
        "unavailable",
        "The step sent no request for this pull request, because earlier requests failed.",
      );
  }

  const inTurn = (number: number, request: ServiceRequest): ServiceRequest => ({
    ...request,
    send(options) {
      const sending = lastWrite.then(() => {
        requireRunning();
        sent.add(number);
        return request.send(options);
      });
      lastWrite = sending.then(() => count(undefined), count);
      return sending;
    },
  });

  const shared: QueueService = {
    ...service,
    async readRecord(address) {
      const record = await new Promise<OptionalPullRequestRecord>((resolve, reject) => {
        waiting.push({ address, resolve, reject });
        if (waiting.length === 1) void readWaiting();
      });
      return record ?? throwNotFoundError("readRecords", `no submission of #${address.number}`);
    },
    readQueue: async () => queue,
    // Estimates would require one request, or a long computation, for each pull request.
    readEstimate: async () => ({ reason: NO_ESTIMATES }),
    readTestingResults: () => Promise.reject(new OperationError("unavailable", NO_ESTIMATES)),
    submit: (address, settings) => inTurn(address.number, service.submit(address, settings)),
    update: (address, settings) => inTurn(address.number, service.update(address, settings)),
    cancel: (address) => inTurn(address.number, service.cancel(address)),
  };
  return { service: shared, isStopped, wasSent: (number: number) => sent.has(number) };
}

/** True when the service does not support the request, or one record makes the whole reply unreadable. */
function isUnsuitable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === "not-found" || error.kind === "response" || error.facts.isUnsupported === true;
}
