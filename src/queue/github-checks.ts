/** Chooses the workflows whose runs count as tests, and describes the assumptions about them. */
import type { GitHostHistoryReader, HostWorkflow } from "../ci/host.js";
import { toInputError } from "../errors.js";
import type { QueueTarget } from "../target/target.js";
import { formatTruncatedList, shortenName } from "../text/format.js";

/** Workflows with required checks. */
interface ChosenWorkflows {
  readonly workflows: readonly HostWorkflow[];
  /** Names of the required checks; empty if none are known, so that all workflows count. */
  readonly checks: readonly string[];
  /** Required checks without a workflow, such as those of another CI system. */
  readonly missing: readonly string[];
}

/**
 * Finds the workflows of the required checks by their names or their jobs. @throws InputError if no workflow has a
 * required check
 */
export async function chooseTestWorkflows(
  history: GitHostHistoryReader,
  { repository, targetBranch }: QueueTarget,
  given: readonly string[],
): Promise<ChosenWorkflows> {
  const all = await history.workflows(repository);
  const checks = given.length > 0 ? given : await history.requiredChecks(repository, targetBranch);
  if (checks.length === 0) return { workflows: all, checks, missing: [] };
  const missing = new Set(checks);
  const workflows: HostWorkflow[] = [];
  for (const workflow of all) {
    const isNamed = checks.includes(workflow.name);
    const jobs = isNamed || missing.size === 0 ? [] : await history.jobNames(repository, workflow);
    const own = checks.filter((check) => check === workflow.name || jobs.includes(check));
    if (own.length > 0) workflows.push(workflow);
    for (const check of own) missing.delete(check);
  }
  if (workflows.length > 0) return { workflows, checks, missing: [...missing] };
  const known = listNames(all.map(({ name }) => name));
  throw toInputError(
    "required-checks",
    `no workflow of GitHub Actions has the check ${listNames(checks)}; set names of these workflows: ${known}.`,
  );
}

const SHOWN = 10;

function listNames(names: readonly string[]): string {
  return formatTruncatedList(names, SHOWN, shortenName);
}

/**
 * Returns sentences that describe how a simulation reads this history. The history file contains the sentences, and the
 * simulation prints them.
 */
export function describeHistoryAssumptions({ workflows, checks, missing }: ChosenWorkflows, branch: string) {
  const names = listNames(workflows.map(({ name }) => name));
  return [
    checks.length === 0
      ? `No required checks are known, so the runs of all workflows count as tests: ${names}.`
      : `The runs of the workflows with the required checks ${listNames(checks)} count as tests: ${names}.`,
    ...(missing.length === 0 ? [] : [`No workflow has the required check ${listNames(missing)}; its time is unknown.`]),
    "The history has no submissions, so the time of a merge counts as the time of the submission to the queue.",
    "A test takes as long as the slowest of these workflow runs for the last commit of the pull request. This time begins with the start of the workflow run, so it includes the wait for a runner.",
    "A run with several attempts has no known length, because its last attempt may contain only some jobs.",
    "If a commit of a pull request passed only in a later attempt, its failure was flaky. Some flaky tests are never run again, so the real share of flaky failures is larger.",
    `A change is broken if the tests of ${branch} fail after its merge, although they passed before. Some of these failures are flaky, so the real share of broken changes is smaller.`,
    "If the repository uses GitHub's merge queue, the simulation uses the tests of that queue instead of the tests after a merge.",
    "Commits that failed before the merge do not count, because the queue tests a pull request only after its required checks passed.",
  ];
}
