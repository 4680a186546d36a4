import { Failure, messageOf } from "../errors.js";
import type { Context } from "../operation.js";
import { notFoundError, queueName } from "../queue/read.js";
import type { PullRequestHistory, PullRequestsPage, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { terminalState } from "./record.js";

/** A sweep asks the service so often at most. */
const MOST_READS = 20;
/** Of a hundred pull requests each. */
const MOST_PAGES = 10;
export type Listed = PullRequestsPage["pullRequests"][number];

/** The service as a sweep asks it: what would be one read too many is refused before it is sent. */
interface FrugalService {
  readonly service: QueueService;
  /** The same for what can be done without: it leaves so many reads to what cannot. */
  readonly leaving: (reserved: () => number) => QueueService;
}

export function frugal(service: QueueService): FrugalService {
  let reads = 0;
  const leaving = (reserved: () => number): QueueService =>
    withReads(service, () => {
      if (reads + reserved() >= MOST_READS)
        throw new Failure("rejected", `A sweep asks the service ${MOST_READS} times at most.`);
      reads += 1;
    });
  return { service: leaving(() => 0), leaving };
}

function withReads(service: QueueService, count: () => void): QueueService {
  const counted =
    <Given extends readonly unknown[], Read>(read: (...given: Given) => Promise<Read>) =>
    async (...given: Given): Promise<Read> => {
      count();
      return read(...given);
    };
  return {
    ...service,
    readRecord: counted(service.readRecord),
    readQueue: counted(service.readQueue),
    readTestRun: counted(service.readTestRun),
    readHistory: counted(service.readHistory),
    readTestingResults: counted(service.readTestingResults),
    readPullRequests: counted(service.readPullRequests),
    readHistories: counted(service.readHistories),
  };
}

/** The pull requests of which an attempt ended since a time; `whole` is false where there were too many. */
export async function listEnded(service: QueueService, target: QueueTarget, since: string) {
  const found = new Map<number, Listed>();
  let cursor: string | undefined;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const read = await service.readPullRequests(target, { since, cursor }).catch((error: unknown) => {
      throw notFoundError(error, `the merge queue for ${queueName(target)}`);
    });
    for (const each of read.pullRequests) found.set(each.prNumber, each);
    cursor = read.nextCursor ?? undefined;
    if (cursor === undefined || cursor === "") return { ended: [...found.values()], whole: true };
  }
  return { ended: [...found.values()], whole: false };
}

/** The service tells of so many histories at once. */
const AT_ONCE = 50;

/** How pull requests came to their states: read in portions, each when the first of it is asked for, in their order. */
export function createHistories(
  service: QueueService,
  target: QueueTarget,
  listed: readonly Listed[],
  context: Pick<Context, "log">,
) {
  let histories: ReadonlyMap<number, PullRequestHistory> = new Map();
  let asked = 0;
  return {
    /** How many reads are still to come. */
    readsLeft: (): number => Math.ceil((listed.length - asked) / AT_ONCE),
    async of({ prNumber }: Listed): Promise<PullRequestHistory | undefined> {
      if (!histories.has(prNumber)) {
        const portion = listed.slice(asked, asked + AT_ONCE);
        asked += portion.length;
        histories = await readHistories(service, target, portion, context);
      }
      return histories.get(prNumber);
    },
  };
}

/** Where the service does not tell, what its list shows has to do. */
async function readHistories(
  service: QueueService,
  target: QueueTarget,
  listed: readonly Listed[],
  { log }: Pick<Context, "log">,
): Promise<ReadonlyMap<number, PullRequestHistory>> {
  const histories = new Map(listed.map((each) => [each.prNumber, shownIn(each)]));
  const numbers = listed.map(({ prNumber }) => prNumber);
  try {
    for (const read of await service.readHistories(target, numbers)) {
      if (typeof read.prNumber === "number") histories.set(read.prNumber, read);
    }
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "aborted") throw error;
    log.info(`Earlier attempts and reasons are not known: ${messageOf(error)}`);
  }
  return histories;
}

/** What a list shows, as far as it goes. */
export function shownIn(listed: Listed): PullRequestHistory {
  return { ...listed, isCurrentlySubmittedToQueue: terminalState(listed) === undefined };
}
