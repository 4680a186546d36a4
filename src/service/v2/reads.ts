import { formatServiceEnumValue } from "../../text/format.js";
import type { ServiceClient, ServiceClientWithTimeLimit } from "../client.js";
import { isNotFoundError } from "../errors.js";
import type {
  CallOptions,
  PullRequestAddress,
  PullRequestFilter,
  QuarantinedTestsPage,
  QuarantinedTestsQuery,
  QueueAddress,
  QueueReader,
  ReadQueueOptions,
  ServiceMergeTimeEstimate,
  TimeSpan,
} from "../service.js";
import type { ResourceIdCache } from "./addresses.js";
import { endpoints, insertIdIntoPath } from "./endpoints.js";
import {
  ADMITTED_STATES,
  PULL_REQUESTS_PER_PAGE,
  type PullRequestReader,
  STATES_WITH_TEST_RUN,
} from "./pull-requests.js";
import { convertV2Queue } from "./queues.js";
import { findPullRequestRecord, type PullRequest, type TestListItem, toTestingResult, toTestRun } from "./records.js";
import { camelCase, snakeCase } from "./words.js";

export function createQueueReader(
  { call, limit }: ServiceClientWithTimeLimit,
  addresses: ResourceIdCache,
  pullRequests: PullRequestReader,
): QueueReader {
  const queueId = async (queue: QueueAddress, options?: CallOptions) => (await addresses.queue(queue, options)).id;
  const listTests = createTestList({ call });

  /** Lists pull requests. `wanted` selects which: all of them, only those with a test run (at most 100), or none. */
  async function readDetails(
    id: string,
    wanted: ReadQueueOptions["details"],
    options: CallOptions,
  ): Promise<readonly PullRequest[]> {
    const details: PullRequest[] = [];
    if (wanted === undefined) return details;
    const isWhole = wanted === "all";
    const list = isWhole ? endpoints.allQueuePullRequests : endpoints.queuePullRequests;
    const query = { state: isWhole ? ADMITTED_STATES : STATES_WITH_TEST_RUN, limit: PULL_REQUESTS_PER_PAGE };
    for (let cursor: string | undefined; ; ) {
      const page = await call(insertIdIntoPath(list, id), { ...query, cursor }, options);
      details.push(...page.data);
      cursor = nextOf(page);
      if (!isWhole || cursor === undefined) return details;
    }
  }

  return {
    readRecord: (pullRequest, options) => pullRequests.readRecord(pullRequest, limit(options)),
    readRecordAgain: (pullRequest, options) => pullRequests.readRecordAgain(pullRequest, limit(options)),
    readOtherBranch: (pullRequest, options) => pullRequests.readOtherBranch(pullRequest, limit(options)),
    readRecords: (queue, numbers, options) =>
      pullRequests.readRecords(queue, numbers, { ...limit(options), withTargets: options?.withTargets }),
    readHistory: (pullRequest, options) => pullRequests.readHistory(pullRequest, limit(options)),
    readHistories: (queue, numbers, options) => pullRequests.readHistories(queue, numbers, limit(options)),

    async readQueue(address: QueueAddress, given?: ReadQueueOptions) {
      const options = limit(given);
      const id = await queueId(address, options);
      try {
        // The requests run one after the other. Opening a second connection takes longer than two requests on one
        // connection.
        const queue =
          addresses.takeFreshQueue(address) ?? (await call(insertIdIntoPath(endpoints.queue, id), {}, options));
        const order = await call(insertIdIntoPath(endpoints.order, id), {}, options);
        const details = await readDetails(id, given?.details, options);
        return convertV2Queue(queue, order, details);
      } catch (error) {
        // A queue that was deleted and created again has another id.
        if (isNotFoundError(error)) addresses.forgetQueue(address);
        throw error;
      }
    },

    async readTestRun(_queue, testRunId, options) {
      return toTestRun(await call(insertIdIntoPath(endpoints.testRun, testRunId), {}, limit(options)));
    },

    async readEstimate(pullRequest: PullRequestAddress, given?: CallOptions): Promise<ServiceMergeTimeEstimate> {
      const options = limit(given);
      const id = await pullRequests.idOf(pullRequest, options);
      const { status, estimatedAt, reason } = await call(insertIdIntoPath(endpoints.estimate, id), {}, options);
      if (status === "available" && estimatedAt != null) return { at: estimatedAt };
      const word = formatServiceEnumValue(snakeCase(reason ?? ""));
      return { reason: word === "" ? "the service gives no estimate at the moment" : `the service reports "${word}"` };
    },

    async readPullRequests(queue, { state, since, cursor }: PullRequestFilter, given) {
      const options = limit(given);
      const id = await queueId(queue, options);
      const query = { limit: PULL_REQUESTS_PER_PAGE, state: state && camelCase(state), concludedAfter: since, cursor };
      const page = await call(insertIdIntoPath(endpoints.allQueuePullRequests, id), query, options);
      return {
        pullRequests: page.data.flatMap((each) => findPullRequestRecord(id, each) ?? []),
        nextCursor: nextOf(page),
      };
    },

    async readTestingResults(queue, span: TimeSpan, given) {
      const options = limit(given);
      const id = await queueId(queue, options);
      const page = await call(
        insertIdIntoPath(endpoints.testingResults, id),
        { ...span, limit: PULL_REQUESTS_PER_PAGE },
        options,
      );
      return { testingResults: page.data.map(toTestingResult), nextCursor: nextOf(page) };
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
      // The service lists the tests of the whole organization.
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

/**
 * Reads the list of tests. Its path differs between versions of the service. After a reply 404, the request goes to the
 * other path.
 */
function createTestList({ call }: ServiceClient) {
  let endpoint: typeof endpoints.tests = endpoints.tests;
  return async (query: object, options: CallOptions) => {
    try {
      return await call(endpoint, query, options);
    } catch (error) {
      if (!isNotFoundError(error) || endpoint === endpoints.testCases) throw error;
      endpoint = endpoints.testCases;
      return await call(endpoint, query, options);
    }
  };
}

/**
 * Converts a listed test. Omits its id, because API v2's id differs from the id computed from the names of the test.
 */
function quarantinedTestOf({ id, ...test }: TestListItem): QuarantinedTestsPage["tests"][number] {
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
