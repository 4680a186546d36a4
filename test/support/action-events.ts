import type { PullRequest } from "../../local-queue/src/serve/service.js";
import type { StepEvent } from "../../src/demo/runner.js";

export const REPOSITORY = "local/playground";

type Subject = Pick<PullRequest, "number" | "headSha"> & Partial<PullRequest>;

function repository(fullName: string) {
  const [owner, name] = fullName.split("/");
  return { full_name: fullName, name, owner: { login: owner }, fork: false, default_branch: "main" };
}

/** Creates a `pull_request` event with the fields that our code reads. */
export function pullRequestEvent(subject: Subject, name = "pull_request"): StepEvent {
  const { number, headSha, baseBranch = "main", headBranch = `feature-${number}` } = subject;
  const headRepository = subject.headRepository === undefined ? REPOSITORY : subject.headRepository;
  return {
    name,
    ref: `refs/pull/${number}/merge`,
    payload: {
      action: "synchronize",
      number,
      pull_request: {
        number,
        head: { ref: headBranch, sha: headSha, repo: headRepository === null ? null : repository(headRepository) },
        base: { ref: baseBranch, repo: repository(REPOSITORY) },
      },
      repository: repository(REPOSITORY),
    },
  };
}

/** Creates an event that names no pull request. */
export function dispatchEvent(): StepEvent {
  return { name: "workflow_dispatch", payload: { inputs: {}, repository: repository(REPOSITORY) } };
}

export function pushEvent(branch: string, sha: string): StepEvent {
  return {
    name: "push",
    ref: `refs/heads/${branch}`,
    payload: {
      ref: `refs/heads/${branch}`,
      after: sha,
      before: sha,
      deleted: false,
      repository: repository(REPOSITORY),
    },
  };
}
