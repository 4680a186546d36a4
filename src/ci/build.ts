import type { Repository } from "../service/service.js";
import type { EventCommit, HeadOrigin, Variables } from "./variables.js";

export interface System {
  /** Its name as its makers write it. */
  readonly name: string;
  /** Whether these are the variables of one of its runs. */
  isHere(variables: Variables): boolean;
  /** What it says about one of its runs in its documented variables. */
  read(variables: Variables): Build;
}

/** Why secrets may be missing from a run. */
export type SecretsGiven = "all" | "not-to-forks" | "not-to-dependabot";

/** A build as far as its CI system describes it. */
export interface Build {
  readonly repository: Repository | undefined;
  readonly defaultBranch?: string | undefined;
  /** Address of its page; undefined where the system does not give one. */
  readonly runUrl: string | undefined;
  /** Which secrets a build of a fork's change has. */
  readonly forkSecrets: SecretsGiven;
  /** It has Dependabot's secrets in place of the repository's. */
  readonly byDependabot?: boolean;
  /** It has the repository's secrets although somebody else's pull request started it. */
  readonly privileged?: boolean;
  /** The number by which the service can recognise it, where it is a fork's. */
  readonly runId?: string | undefined;
  /** Logins of everybody who caused it, as GitHub names people. */
  readonly actors?: readonly string[];
  /** The closing of its pull request started it, with a merge or without. */
  readonly closed?: boolean;
  /** The step that runs; undefined where the system has no name for it that stays when the step is repeated. */
  readonly step?: BuildStep | undefined;
  readonly subject: Subject;
}

/** A step of a build, in one attempt of the build. */
export interface BuildStep {
  /** The same in each attempt, and unlike that of any other step. */
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
}

/** What a build is of. */
export type Subject =
  | PullRequestSubject
  | BranchSubject
  /** Neither, such as a tag; or a repository that the pull request is not of. */
  | { readonly kind: "other"; readonly lookedAt: string; readonly origin?: HeadOrigin | undefined };

export interface PullRequestSubject {
  readonly kind: "pull-request";
  readonly number: number;
  /** Its head, never a merge of it with its base. */
  readonly head: EventCommit | undefined;
  /** A commit of the base branch. */
  readonly base?: EventCommit | undefined;
  readonly baseBranch?: string | undefined;
  readonly headBranch: string | undefined;
  readonly origin: HeadOrigin;
}

interface BranchSubject {
  readonly kind: "branch";
  /** A branch of this repository; undefined where it may be another's. */
  readonly branch: string | undefined;
  readonly head: EventCommit | undefined;
  /** Where the branch was before; only where the system tells that it says so. */
  readonly before?: { readonly commit: EventCommit | undefined };
  /** The parent commit of a group of GitHub's own merge queue, and the branch that the group is for. */
  readonly base?: EventCommit | undefined;
  readonly baseBranch?: string | undefined;
  /** Set where no pull request can be looked up by the commit: what was looked at. */
  readonly nowhere?: string | undefined;
  /** Several pull requests have this branch; where they are listed. */
  readonly several?: { readonly numbers: readonly number[]; readonly lookedAt: string };
  /** The branch of a fork that pull requests can be looked up by. */
  readonly ofFork?: { readonly owner: string; readonly branch: string } | undefined;
  /** Whose the head is; the repository's own where nothing is said. */
  readonly origin?: HeadOrigin;
}

/** A build as the operations ask about it. */
export type Trigger = Readonly<ReturnType<typeof describe>>;

/** How the pull request of a run can be found, before anything is asked over the network. */
export type PullRequestSource = Trigger["pullRequest"];

/** What the event says about the commits whose difference a run is about. */
export type RangeSource = Trigger["range"];

export function describe(build: Build) {
  const { repository, defaultBranch, privileged = false, actors = [], closed = false, subject } = build;
  const { origin = "own" } = subject;
  const forkSecrets = origin === "fork" ? build.forkSecrets : "all";
  const secrets: SecretsGiven = build.byDependabot === true ? "not-to-dependabot" : forkSecrets;
  return {
    repository,
    defaultBranch,
    pullRequest: pullRequestOf(subject),
    range: rangeOf(subject),
    privileged,
    headOrigin: origin,
    secrets,
    /** Set when the service can recognise this run of a fork's pull request by its number in place of a token. */
    forkRunId: secrets === "not-to-forks" ? build.runId : undefined,
    actors,
    closed,
    step: build.step,
  };
}

/** Anyone can name a fork's branch like one of a queue's, so only the repository's own branches count. */
function pullRequestOf(subject: Subject) {
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

/** The pull requests of a branch are asked for by its commit, those of a fork's by its name, unless they are known. */
function ofBranch({ branch, head, several, nowhere, ofFork }: BranchSubject) {
  if (several !== undefined) return { kind: "several", ...several } as const;
  if (nowhere !== undefined) return { kind: "none", lookedAt: nowhere } as const;
  if (head === undefined) return { kind: "none", lookedAt: `the build of the branch ${branch}` } as const;
  const { sha } = head;
  return ofFork === undefined ? ({ kind: "commit", sha } as const) : ({ kind: "head", ...ofFork, sha } as const);
}

/** `merge-group` lies on top of its base, `push` moved a branch, `commit` is meant for a branch: `baseBranch`, if known. */
function rangeOf(subject: Subject) {
  // Only what is checked out can tell.
  if (subject.kind === "other" || subject.head === undefined) return { kind: "checkout" } as const;
  const { kind, head, base, baseBranch } = subject;
  if (kind === "pull-request" && base !== undefined) return { kind, head, base, baseBranch };
  if (base !== undefined) return { kind: "merge-group", head, base } as const;
  if (kind === "branch" && subject.branch !== undefined && subject.before !== undefined)
    return { kind: "push", branch: subject.branch, head, before: subject.before.commit } as const;
  return { kind: "commit", head, baseBranch } as const;
}

/**
 * The queue tests on branches of the repository itself, `trunk-merge/pr-<number>/<test run id>`, while it looks for a
 * culprit with `-bisection` and a number behind. `trunk-temp/...` branches are scaffolding and mean nothing.
 */
const TEST_BRANCH =
  /^(?:refs\/heads\/)?(trunk-merge\/pr-([1-9]\d{0,9})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-bisection[\w-]*)?)$/i;

/** Reads a branch name; undefined when it is not one of the queue's test branches. */
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

/** GitHub's own queue: `gh-readonly-queue/<base>/pr-<number>-<sha>`, where the base may hold slashes. */
const GROUP_BRANCH = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]+$/;

/** What a branch that one of the two queues made is for. */
function parseQueueBranch(ref: string | undefined) {
  const group = GROUP_BRANCH.exec(ref ?? "");
  return group?.[1] === undefined
    ? parseTestBranch(ref)
    : ({ kind: "merge-group", number: Number(group[2]), baseBranch: group[1] } as const);
}
