import type { Repository } from "../service/service.js";
import type { EventCommit, HeadRepositoryKind, VariableReader } from "./variables.js";

export interface CiSystem {
  readonly name: string;
  isHere(variables: VariableReader): boolean;
  read(variables: VariableReader): Build;
}

export type SecretAvailability = "all" | "not-to-forks" | "not-to-dependabot";

export interface Build {
  readonly repository: Repository | undefined;
  readonly defaultBranch?: string | undefined;
  /** Address of the run's page; undefined if the CI system sets no variable for it. */
  readonly runUrl: string | undefined;
  readonly forkSecrets: SecretAvailability;
  /** True when the run has Dependabot's secrets instead of the repository's secrets. */
  readonly byDependabot?: boolean;
  /** True when the run has secrets, but a pull request from a fork may have started it. */
  readonly privileged?: boolean;
  /** Id of the run. For a run of a fork, the service accepts the id instead of a token. */
  readonly runId?: string | undefined;
  /** GitHub logins of all accounts that caused the run. */
  readonly actors?: readonly string[];
  /** True when the event is the close of the pull request. */
  readonly closed?: boolean;
  /** Step of the run; undefined if its id differs between attempts. */
  readonly step?: BuildStep | undefined;
  readonly subject: BuildSubject;
}

export interface BuildStep {
  /** Id that is unique in the build and equal in every attempt. */
  readonly id: string;
  /** Number of the attempt, counted from 1. */
  readonly attempt: number;
}

export type BuildSubject =
  | PullRequestBuildSubject
  | BranchSubject
  /** Run without a branch or a pull request, such as a run for a tag. */
  | { readonly kind: "other"; readonly lookedAt: string; readonly origin?: HeadRepositoryKind | undefined };

export interface PullRequestBuildSubject {
  readonly kind: "pull-request";
  readonly number: number;
  /** Head commit of the pull request, never a merge commit with its base. */
  readonly head: EventCommit | undefined;
  readonly base?: EventCommit | undefined;
  readonly baseBranch?: string | undefined;
  readonly headBranch: string | undefined;
  readonly origin: HeadRepositoryKind;
}

interface BranchSubject {
  readonly kind: "branch";
  /** Name of the branch; undefined if the branch may be in another repository. */
  readonly branch: string | undefined;
  readonly head: EventCommit | undefined;
  /** Commit of the branch before the push; missing if the CI system does not document such a variable. */
  readonly before?: { readonly commit: EventCommit | undefined };
  /** Parent commit of a merge group. GitHub's own merge queue tests merge groups. */
  readonly base?: EventCommit | undefined;
  readonly baseBranch?: string | undefined;
  /**
   * Part of the event that proves that the run has no pull request. If this field is set, the commit is not used to
   * find a pull request.
   */
  readonly nowhere?: string | undefined;
  /** Numbers of all pull requests of this branch, and the name of the variable that lists them. */
  readonly several?: { readonly numbers: readonly number[]; readonly lookedAt: string };
  readonly ofFork?: { readonly owner: string; readonly branch: string } | undefined;
  /** Owner of the head; undefined for the repository of the run. */
  readonly origin?: HeadRepositoryKind;
}

export type BuildTrigger = Readonly<ReturnType<typeof describeBuildTrigger>>;

export type EventPullRequest = BuildTrigger["pullRequest"];

export type EventCommitRange = BuildTrigger["range"];

export function describeBuildTrigger(build: Build) {
  const { repository, defaultBranch, privileged = false, actors = [], closed = false, subject } = build;
  const { origin = "own" } = subject;
  const forkSecrets = origin === "fork" ? build.forkSecrets : "all";
  const secrets: SecretAvailability = build.byDependabot === true ? "not-to-dependabot" : forkSecrets;
  return {
    repository,
    defaultBranch,
    pullRequest: pullRequestOf(subject),
    range: rangeOf(subject),
    privileged,
    headOrigin: origin,
    secrets,
    /** Id of a fork's run, which the service accepts instead of a token; undefined for other runs. */
    forkRunId: secrets === "not-to-forks" ? build.runId : undefined,
    actors,
    closed,
    step: build.step,
  };
}

/** Returns the source of the pull request. Ignores test branches in forks, because a fork can copy their names. */
function pullRequestOf(subject: BuildSubject) {
  switch (subject.kind) {
    case "pull-request": {
      const { number, head, baseBranch, headBranch, origin } = subject;
      const inQueue = origin === "own" ? parseQueueBranch(headBranch) : undefined;
      return inQueue ?? ({ kind: "event", number, headSha: head?.sha, baseBranch, fork: origin === "fork" } as const);
    }
    case "branch":
      return parseQueueBranch(subject.branch) ?? ofBranch(subject);
    case "other":
      return { kind: "none", lookedAt: subject.lookedAt } as const;
  }
}

function ofBranch({ branch, head, several, nowhere, ofFork }: BranchSubject) {
  if (several !== undefined) return { kind: "several", ...several } as const;
  if (nowhere !== undefined) return { kind: "none", lookedAt: nowhere } as const;
  if (head === undefined) return { kind: "none", lookedAt: `the build of the branch ${branch}` } as const;
  const { sha } = head;
  return ofFork === undefined ? ({ kind: "commit", sha } as const) : ({ kind: "head", ...ofFork, sha } as const);
}

/** Returns the commits to compare, from a pull request, a merge group, a push, a commit or the checkout. */
function rangeOf(subject: BuildSubject) {
  if (subject.kind === "other" || subject.head === undefined) return { kind: "checkout" } as const;
  const { kind, head, base, baseBranch } = subject;
  if (kind === "pull-request" && base !== undefined) return { kind, head, base, baseBranch };
  if (base !== undefined) return { kind: "merge-group", head, base } as const;
  if (kind === "branch" && subject.branch !== undefined && subject.before !== undefined)
    return { kind: "push", branch: subject.branch, head, before: subject.before.commit } as const;
  return { kind: "commit", head, baseBranch } as const;
}

/**
 * Pattern of a test branch: `trunk-merge/pr-<number>/<test run id>`, with a suffix in a bisection. The queue runs no
 * tests on `trunk-temp/...`.
 */
const TEST_BRANCH =
  /^(?:refs\/heads\/)?(trunk-merge\/pr-([1-9]\d{0,9})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-bisection[\w-]*)?)$/i;

export function parseTestBranch(ref: string | null | undefined) {
  const match = TEST_BRANCH.exec(ref ?? "");
  if (match?.[1] === undefined || match[3] === undefined) return undefined;
  return {
    kind: "test-branch" as const,
    number: Number(match[2]),
    branch: match[1],
    testRunId: match[3].toLowerCase(),
  };
}

/** Pattern of a merge group on GitHub: `gh-readonly-queue/<base>/pr-<number>-<sha>`. The base may contain slashes. */
const GROUP_BRANCH = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]+$/;

function parseQueueBranch(ref: string | undefined) {
  const group = GROUP_BRANCH.exec(ref ?? "");
  return group?.[1] === undefined
    ? parseTestBranch(ref)
    : ({ kind: "merge-group", number: Number(group[2]), baseBranch: group[1] } as const);
}
