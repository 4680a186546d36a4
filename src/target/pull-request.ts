import type { BuildTrigger, EventPullRequest } from "../ci/build.js";
import type { GitHostApi } from "../ci/host.js";
import { toInputError } from "../errors.js";
import type { Repository } from "../service/service.js";
import {
  chooseInputOrRunRepository,
  findBaseBranch,
  findEventPullRequest,
  findOpenPullRequests,
  type OperationTargetFinder,
  type OperationTargetInputs,
  type PullRequestLookUp,
  type PullRequestTarget,
  requireRepository,
} from "./target.js";

interface KnownPullRequest {
  readonly kind: "known";
  readonly number: number;
  readonly headSha?: string | undefined;
  /** Commit of the run. The head guard uses it if the pull request has another head. */
  readonly runSha?: string;
  readonly baseBranch?: string | undefined;
  /**
   * True for a test run of the queue. It tests a merge commit, so the head guard cannot compare the commit with the
   * head.
   */
  readonly unguarded?: true;
  readonly testBranch?: string;
  readonly testRunId?: string;
  readonly ofEvent?: true;
}

/**
 * Finds the pull request and its queue, from the inputs or the event. @throws InputError if neither contains a pull
 * request
 */
export function resolvePullRequest(
  inputs: OperationTargetInputs,
  trigger: BuildTrigger,
): OperationTargetFinder<PullRequestTarget> {
  const repository = requireRepository(chooseInputOrRunRepository(inputs, trigger));
  const named = chooseInputOrEventPullRequest(inputs.prNumber, findEventPullRequest(repository, trigger));
  if (typeof named === "string") throw toInputError("pr-number", `a value is required: ${named}.`);
  return {
    repository,
    testBranch: named.kind === "known" ? named.testBranch : undefined,
    async find(host) {
      const found = named.kind === "known" ? named : await findPullRequest(named, repository, host);
      const { number, baseBranch, unguarded = false, testRunId, ofEvent = false } = found;
      const headSha = inputs.headSha ?? found.headSha;
      return {
        repository,
        targetBranch: inputs.targetBranch ?? baseBranch ?? (await findBaseBranch(repository, number, host)),
        number,
        headSha,
        guardedHead: unguarded ? undefined : (headSha ?? found.runSha),
        ...(inputs.headSha === undefined ? {} : { isHeadGiven: true }),
        ofTestRun: testRunId,
        closed: ofEvent && trigger.closed,
      };
    },
  };
}

/**
 * Returns the pull request, a look-up that finds it, or the reason for a missing pull request. Ignores an event of
 * another pull request than `given`.
 */
export function chooseInputOrEventPullRequest(
  given: number | undefined,
  event: EventPullRequest,
): KnownPullRequest | PullRequestLookUp | string {
  if (given !== undefined && !(event.kind === "event" && event.number === given))
    return { kind: "known", number: given };
  switch (event.kind) {
    case "event":
      return { ...event, kind: "known", ofEvent: true };
    case "test-branch":
      return {
        kind: "known",
        number: event.number,
        testBranch: event.branch,
        testRunId: event.testRunId,
        unguarded: true,
      };
    case "merge-group":
      return { kind: "known", number: event.number, baseBranch: event.baseBranch, unguarded: true };
    case "commit":
    case "head":
      return event;
    case "none":
      return `no pull request was found in ${event.lookedAt}`;
    case "several":
      return `${event.lookedAt} names several pull requests (${event.numbers.map((number) => `#${number}`).join(", ")})`;
  }
}

async function findPullRequest(
  source: PullRequestLookUp,
  repository: Repository,
  host: GitHostApi | undefined,
): Promise<KnownPullRequest> {
  const about =
    source.kind === "commit"
      ? `open pull requests of commit ${source.sha}`
      : `open pull requests from ${source.owner}:${source.branch} at ${source.sha}`;
  const found = await findOpenPullRequests({ source, input: "pr-number", about }, repository, host);
  const [only, ...more] = found;
  if (only === undefined) throw toInputError("pr-number", `a value is required: there are no ${about}.`);
  if (more.length > 0) {
    const numbers = found.map(({ number }) => `#${number}`).join(", ");
    throw toInputError("pr-number", `a value is required: there are several ${about} (${numbers}).`);
  }
  const { number, baseBranch, headSha } = only;
  const isHead = headSha === source.sha;
  return { kind: "known", number, baseBranch, headSha: isHead ? headSha : undefined, runSha: source.sha };
}
