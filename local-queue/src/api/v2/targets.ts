/** Endpoint of version 2 of the API for uploads of impacted targets. */
import * as z from "zod/mini";
import { integerFrom, listUpTo, optional, strictObject, text, uuid } from "../../state/fields.js";
import type { PullRequest } from "../../state/pull-request.js";
import type { Repository } from "../../state/service-state.js";
import { type Endpoint, endpoint } from "./endpoint.js";
import { refusal } from "./errors.js";
import { repositoryAt } from "./find.js";
import type { Caller } from "./keys.js";
import { findByBranch, LARGEST_NUMBER } from "./pull-requests.js";
import { providerOf } from "./wire/queues.js";

const MOST_TARGETS = 100_000;
const COMMIT = "must contain only letters and digits";

const upload = strictObject({
  repositoryId: uuid,
  targetBranch: text,
  sha: text.check(z.regex(/^[A-Za-z0-9]+$/, COMMIT)),
  ...optional({
    number: integerFrom(1, LARGEST_NUMBER),
    branch: text,
    impactedTargets: listUpTo(MOST_TARGETS, text),
    impactsAllTargets: z.literal(true, "must be true"),
  }),
}).check(
  z.refine(({ number, branch }) => (number === undefined) !== (branch === undefined), {
    error: 'must have exactly one of "number" and "branch"',
  }),
  z.refine(
    ({ impactedTargets, impactsAllTargets }) => (impactedTargets === undefined) !== (impactsAllTargets === undefined),
    { error: 'must have exactly one of "impactedTargets" and "impactsAllTargets"' },
  ),
);

export const TARGET_ENDPOINTS = {
  "impactedTargets.upload": endpoint(
    "PUT /v2/impacted-targets",
    { permission: "merge", acceptsRun: true, body: upload, status: 202 },
    ({ engine, state, caller, body }) => {
      const { repositoryId, targetBranch, sha, number, branch = "", impactedTargets = "ALL" } = body;
      const { repository } = repositoryAt(state, repositoryId);
      const provider = providerOf(repository);
      if (provider !== "github" && provider !== "gitlab") {
        throw refusal(
          "IMPACTED_TARGETS_UNSUPPORTED",
          `The service accepts no impacted targets for repositories on the host ${repository.host}`,
        );
      }
      const pullRequest =
        number === undefined ? findByBranch(repository, branch, targetBranch)[0] : repository.pullRequests.get(number);
      if (pullRequest === undefined) {
        throw refusal(
          "PR_NOT_FOUND",
          `There is no pull request ${number === undefined ? `of ${branch}` : `#${number}`}`,
        );
      }
      requireUploader(caller, repository, pullRequest, sha);
      const { host, owner, name } = repository;
      engine.apply({
        type: "uploadImpactedTargets",
        at: { repo: { host, owner, name }, targetBranch },
        given: { number: pullRequest.number, sha, targets: impactedTargets },
      });
    },
  ),
} satisfies Readonly<Record<string, Endpoint>>;

/**
 * Checks the workflow run of an upload. @throws Refusal (401, 403) if the run has finished, or belongs to another
 * repository or pull request
 */
function requireUploader(caller: Caller, { forkRuns }: Repository, { headSha }: PullRequest, sha: string): void {
  if (caller.kind === "key") return;
  const run = forkRuns.get(caller.runId);
  if (run?.live !== true)
    throw refusal("INVALID_TOKEN", "The token does not belong to a running workflow run of this repository");
  if (run.fork && (run.headSha !== sha || headSha !== sha)) {
    throw refusal(
      "INSUFFICIENT_PERMISSIONS",
      "A workflow run for a pull request from a fork may upload impacted targets only for its own head commit",
    );
  }
}
