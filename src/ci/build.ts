import type { Repository } from "../api/endpoints.js";
import type { EventCommit, HeadOrigin, PullRequestSource, RangeSource, SecretsGiven } from "./ci.js";
import { fromMergeGroup } from "./github-event.js";
import type { SystemRun } from "./system.js";
import { parseTestBranch } from "./test-branch.js";

/** A build as far as the variables of its CI system describe it. */
export interface Build {
  readonly repository: Repository | undefined;
  readonly defaultBranch: string | undefined;
  readonly runUrl: string | undefined;
  readonly secrets: SecretsGiven;
  readonly subject: Subject;
}

/** What a build is of. */
export type Subject =
  | {
      readonly kind: "pull-request";
      readonly number: number;
      /** Its head, never a merge of it with its base. */
      readonly head: EventCommit | undefined;
      /** A commit of the base branch. */
      readonly base: EventCommit | undefined;
      readonly baseBranch: string | undefined;
      readonly headBranch: string | undefined;
      /** Whether the head is in another repository; undefined where the system does not say. */
      readonly fork: boolean | undefined;
    }
  | {
      readonly kind: "branch";
      readonly branch: string;
      readonly head: EventCommit | undefined;
      /** Where the branch was before; only where the system tells that it says so. */
      readonly before?: { readonly commit: EventCommit | undefined };
      /** Set where no pull request can be looked up by the commit: what was looked at. */
      readonly nowhere?: string;
      /** Several pull requests have this branch: the variable that lists them, and whether it is another repository's. */
      readonly several?: {
        readonly numbers: readonly number[];
        readonly lookedAt: string;
        readonly fork: boolean | undefined;
      };
    }
  /** Neither, such as a tag; or a repository that the pull request is not of. */
  | { readonly kind: "other"; readonly lookedAt: string };

/** Turns a build into what the operations ask about a run. */
export function describe({ repository, defaultBranch, runUrl, secrets, subject }: Build): SystemRun {
  return {
    runUrl,
    trigger: {
      repository,
      defaultBranch,
      pullRequest: pullRequestOf(subject),
      range: rangeOf(subject),
      privileged: false,
      headOrigin: originOf(subject),
      secrets: isFork(subject) === true ? secrets : "all",
      forkRunId: undefined,
      // Their variables name people otherwise than GitHub does.
      causedBy: [],
    },
  };
}

/** Whether the head is in another repository; undefined where the system does not say. */
function isFork(subject: Subject): boolean | undefined {
  switch (subject.kind) {
    case "pull-request":
      return subject.fork;
    case "branch":
      return subject.several === undefined ? false : subject.several.fork;
    case "other":
      return false;
  }
}

function originOf(subject: Subject): HeadOrigin {
  const fork = isFork(subject);
  if (fork === undefined) return "untold";
  return fork ? "fork" : "own";
}

/** Anyone can name a fork's branch like one of the queue's, so only the repository's own branches count. */
function pullRequestOf(subject: Subject): PullRequestSource {
  switch (subject.kind) {
    case "pull-request": {
      const { number, head, baseBranch, headBranch, fork } = subject;
      const testBranch = fork === false ? parseTestBranch(headBranch) : undefined;
      if (testBranch !== undefined) return testBranch;
      return { kind: "event", number, headSha: head?.sha, baseBranch, fork: fork === true };
    }
    case "branch":
      return ofBranch(subject);
    case "other":
      return { kind: "none", lookedAt: subject.lookedAt };
  }
}

function ofBranch(subject: Extract<Subject, { kind: "branch" }>): PullRequestSource {
  const { branch, head, several, nowhere } = subject;
  const inQueue = isFork(subject) === false ? (parseTestBranch(branch) ?? fromMergeGroup(branch)) : undefined;
  if (inQueue !== undefined) return inQueue;
  if (several !== undefined) return { kind: "several", numbers: several.numbers, lookedAt: several.lookedAt };
  if (nowhere !== undefined) return { kind: "none", lookedAt: nowhere };
  if (head === undefined) return { kind: "none", lookedAt: `the build of the branch ${branch}` };
  return { kind: "commit", sha: head.sha };
}

function rangeOf(subject: Subject): RangeSource {
  switch (subject.kind) {
    case "pull-request": {
      const { head, base, baseBranch } = subject;
      if (head === undefined) return { kind: "checkout" };
      return base === undefined
        ? { kind: "commit", head, baseBranch }
        : { kind: "pull-request", head, base, baseBranch };
    }
    case "branch": {
      const { branch, head, before } = subject;
      if (head === undefined) return { kind: "checkout" };
      return before === undefined
        ? { kind: "commit", head, baseBranch: undefined }
        : { kind: "push", branch, head, before: before.commit };
    }
    case "other":
      return { kind: "checkout" };
  }
}
