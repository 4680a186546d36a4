import type { Client, LimitedClient } from "../client.js";
import { isNotFound } from "../errors.js";
import type {
  CallOptions,
  Estimate,
  PullRequestAddress,
  PullRequestFilter,
  QuarantinedTestsPage,
  QuarantinedTestsQuery,
  QueueAddress,
  QueueReads,
  ReadQueueOptions,
  TimeSpan,
} from "../service.js";
import type { Addresses } from "./addresses.js";
import { at, endpoints } from "./endpoints.js";
import { ADMITTED_STATES, PAGE, type PullRequests, STATES_WITH_RUN } from "./pull-requests.js";
import { queueOf } from "./queues.js";
import { type PullRequest, recordIn, type Test, testingResultOf, testRunOf } from "./records.js";
import { camelCase } from "./words.js";

export function createReads(
  { call, limit }: LimitedClient,
  addresses: Addresses,
  pullRequests: PullRequests,
): QueueReads {
  const queueId = async (queue: QueueAddress, options?: CallOptions) => (await addresses.queue(queue, options)).id;
  const listTests = createTestList({ call });

  /** Lists details of the pull requests: of at most 100 with a test run, of all, or of none. */
  async function readDetails(
    id: string,
    wanted: ReadQueueOptions["details"],
    options: CallOptions,
  ): Promise<readonly PullRequest[]> {
    const details: PullRequest[] = [];
    if (wanted === undefined) return details;
    const isWhole = wanted === "all";
    const query = { state: isWhole ? ADMITTED_STATES : STATES_WITH_RUN, limit: PAGE };
    for (let cursor: string | undefined; ; ) {
      const page = await call(at(endpoints.queuePullRequests, id), { ...query, cursor }, options);
      details.push(...page.data);
      cursor = nextOf(page);
      if (!isWhole || cursor === undefined) return details;
    }
  }

  return {
    readRecord: (pullRequest, options) => pullRequests.readRecord(pullRequest, limit(options)),
    readRecordAgain: (pullRequest, options) => pullRequests.readRecordAgain(pullRequest, limit(options)),
    readOtherBranch: (pullRequest, options) => pullRequests.readOtherBranch(pullRequest, limit(options)),
    readHistory: (pullRequest, options) => pullRequests.readHistory(pullRequest, limit(options)),
    readHistories: (queue, numbers, options) => pullRequests.readHistories(queue, numbers, limit(options)),

    async readQueue(address: QueueAddress, given?: ReadQueueOptions) {
      const options = limit(given);
      const id = await queueId(address, options);
      try {
        // One after the other: a request that opens a connection takes longer than two on an open one.
        const queue = addresses.takeFreshQueue(address) ?? (await call(at(endpoints.queue, id), {}, options));
        const order = await call(at(endpoints.order, id), {}, options);
        const details = await readDetails(id, given?.details, options);
        return queueOf(queue, order, details);
      } catch (error) {
        // A queue that was created again has another id.
        if (isNotFound(error)) addresses.forgetQueue(address);
        throw error;
      }
    },

    async readTestRun(_queue, testRunId, options) {
      return testRunOf(await call(at(endpoints.testRun, testRunId), {}, limit(options)));
    },

    async readEstimate(pullRequest: PullRequestAddress, given?: CallOptions): Promise<Estimate> {
      const options = limit(given);
      const id = await pullRequests.idOf(pullRequest, options);
      const { status, estimatedAt, reason } = await call(at(endpoints.estimate, id), {}, options);
      if (status === "available" && estimatedAt != null) return { at: estimatedAt };
      return { reason: reason ?? "the service gives none at the moment" };
    },

    async readPullRequests(queue, { state, since, cursor }: PullRequestFilter, given) {
      const options = limit(given);
      const id = await queueId(queue, options);
      const query = { limit: PAGE, state: state && camelCase(state), concludedAfter: since, cursor };
      const page = await call(at(endpoints.queuePullRequests, id), query, options);
      return { pullRequests: page.data.flatMap((each) => recordIn(id, each) ?? []), nextCursor: nextOf(page) };
    },

    async readTestingResults(queue, span: TimeSpan, given) {
      const options = limit(given);
      const id = await queueId(queue, options);
      const page = await call(at(endpoints.testingResults, id), { ...span, limit: PAGE }, options);
      return { testingResults: page.data.map(testingResultOf), nextCursor: nextOf(page) };
    },

    async readMetrics(repository) {
      const options = limit();
      const repositoryId = repository && (await addresses.repositoryId(repository, options));
      return call(endpoints.allMetrics, { repositoryId }, options);
    },

    async readQuarantinedTests({ repository, pageSize }: QuarantinedTestsQuery, page): Promise<QuarantinedTestsPage> {
      const options = limit();
      const repositoryId = await addresses.repositoryId(repository, options);
      const query = { quarantineState: "quarantined", limit: pageSize, cursor: page || undefined };
      const list = await listTests(query, options);
      // The list is that of the whole organization.
      const tests = list.data.filter(({ repoId }) => repoId === repositoryId).map(quarantinedTestOf);
      return { tests, nextPage: nextOf(list) ?? "", total: undefined };
    },
  };
}

interface Page {
  readonly hasMore?: boolean | null | undefined;
  readonly nextCursor?: string | null | undefined;
}

function nextOf({ hasMore, nextCursor }: Page): string | undefined {
  return hasMore === false ? undefined : (nextCursor ?? undefined);
}

/** The list of tests has had two paths. The other one answers 404 where it is unknown. */
function createTestList({ call }: Client) {
  let endpoint: typeof endpoints.tests = endpoints.tests;
  return async (query: object, options: CallOptions) => {
    try {
      return await call(endpoint, query, options);
    } catch (error) {
      if (!isNotFound(error) || endpoint === endpoints.testCases) throw error;
      endpoint = endpoints.testCases;
      return await call(endpoint, query, options);
    }
  };
}

/** Returns a listed test without its id, because API v2's id differs from the id computed from the names of the test. */
function quarantinedTestOf({ id, ...test }: Test): QuarantinedTestsPage["tests"][number] {
  const { parentName, className, file, variant, status, statusSince, quarantinedSince, codeowners, name } = test;
  return {
    name,
    parent: parentName || null,
    classname: className || null,
    file: file || null,
    variant: variant || null,
    status: status?.toUpperCase(),
    status_last_updated_at: statusSince,
    quarantined_at: quarantinedSince,
    codeowners,
    testId: id,
  };
}
