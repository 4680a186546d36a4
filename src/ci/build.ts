import type { Repository } from "../service/service.js";
import type { EventCommit, HeadOrigin, Variables } from "./variables.js";

export interface CiSystem {
  readonly name: string;
  isHere(variables: Variables): boolean;
  read(variables: Variables): Build;
}

export type AvailableSecrets = "all" | "not-to-forks" | "not-to-dependabot";

export interface Build {
  readonly repository: Repository | undefined;
  readonly defaultBranch?: string | undefined;
  /** Page of the run; undefined if the system has none. */
  readonly runUrl: string | undefined;
  readonly forkSecrets: AvailableSecrets;
  /** True if GitHub passes Dependabot's secrets in place of the repository's. */
  readonly byDependabot?: boolean;
  /** True if a fork's pull request may have started a build with secrets. */
  readonly privileged?: boolean;
  /** Run number by which the service recognizes a fork's run. */
  readonly runId?: string | undefined;
  /** GitHub logins of all people who caused the run. */
  readonly actors?: readonly string[];
  /** True if closing the pull request started the run. */
  readonly closed?: boolean;
  /** Undefined if the step has no stable name across attempts. */
  readonly step?: BuildStep | undefined;
  readonly subject: BuildSubject;
}

export interface BuildStep {
  /** Same value in each attempt; unique in the build. */
  readonly id: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
}

export type BuildSubject =
  | PullRequestSubject
  | BranchSubject
  /** Any other subject, such as a tag. */
  | { readonly kind: "other"; readonly lookedAt: string; readonly origin?: HeadOrigin | undefined };

export interface PullRequestSubject {
  readonly kind: "pull-request";
  readonly number: number;
  /** Head commit, never a merge commit with the base. */
  readonly head: EventCommit | undefined;
  readonly base?: EventCommit | undefined;
  readonly baseBranch?: string | undefined;
  readonly headBranch: string | undefined;
  readonly origin: HeadOrigin;
}

interface BranchSubject {
  readonly kind: "branch";
  /** Undefined if it may belong to another repository. */
  readonly branch: string | undefined;
  readonly head: EventCommit | undefined;
  /** Commit of the branch before the push; set only if the system documents it. */
  readonly before?: { readonly commit: EventCommit | undefined };
  /** Parent commit of a merge group of GitHub's own queue. */
  readonly base?: EventCommit | undefined;
  readonly baseBranch?: string | undefined;
  /** Source that names no pull request; set if a look-up by commit is not possible. */
  readonly nowhere?: string | undefined;
  /** Several pull requests of this branch, and the variable that lists them. */
  readonly several?: { readonly numbers: readonly number[]; readonly lookedAt: string };
  readonly ofFork?: { readonly owner: string; readonly branch: string } | undefined;
  /** Origin; "own" by default. */
  readonly origin?: HeadOrigin;
}

export type Trigger = Readonly<ReturnType<typeof describeTrigger>>;

export type PullRequestSource = Trigger["pullRequest"];

export type RangeSource = Trigger["range"];

export function describeTrigger(build: Build) {
  const { repository, defaultBranch, privileged = false, actors = [], closed = false, subject } = build;
  const { origin = "own" } = subject;
  const forkSecrets = origin === "fork" ? build.forkSecrets : "all";
  const secrets: AvailableSecrets = build.byDependabot === true ? "not-to-dependabot" : forkSecrets;
  return {
    repository,
    defaultBranch,
    pullRequest: pullRequestOf(subject),
    range: rangeOf(subject),
    privileged,
    headOrigin: origin,
    secrets,
    /** Run number; set if the service accepts it in place of a token. */
    forkRunId: secrets === "not-to-forks" ? build.runId : undefined,
    actors,
    closed,
    step: build.step,
  };
}

/** Finds the pull request. Queue branches count only in the own repository, because a fork can copy their names. */
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

/** Finds the commits: of a pull request, a merge group, a push, a commit for `baseBranch`, or the checkout. */
function rangeOf(subject: BuildSubject) {
  if (subject.kind === "other" || subject.head === undefined) return { kind: "checkout" } as const;
  const { kind, head, base, baseBranch } = subject;
  if (kind === "pull-request" && base !== undefined) return { kind, head, base, baseBranch };
  if (base !== undefined) return { kind: "merge-group", head, base } as const;
  if (kind === "branch" && subject.branch !== undefined && subject.before !== undefined)
    return { kind: "push", branch: subject.branch, head, before: subject.before.commit } as const;
  return { kind: "commit", head, baseBranch } as const;
}

/** Test branches: `trunk-merge/pr-<number>/<test run id>`, with a suffix in a bisection. `trunk-temp/...` is not tested. */
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

/** Merge groups: `gh-readonly-queue/<base>/pr-<number>-<sha>`. The base may contain slashes. */
const GROUP_BRANCH = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]+$/;

function parseQueueBranch(ref: string | undefined) {
  const group = GROUP_BRANCH.exec(ref ?? "");
  return group?.[1] === undefined
    ? parseTestBranch(ref)
    : ({ kind: "merge-group", number: Number(group[2]), baseBranch: group[1] } as const);
}
