import type { Repository } from "../service/service.js";
import type { EventCommit, HeadOrigin, Variables } from "./variables.js";

export interface System {
  readonly name: string;
  isHere(variables: Variables): boolean;
  read(variables: Variables): Build;
}

export type SecretsGiven = "all" | "not-to-forks" | "not-to-dependabot";

export interface Build {
  readonly repository: Repository | undefined;
  readonly defaultBranch?: string | undefined;
  /** Undefined if the system has none. */
  readonly runUrl: string | undefined;
  readonly forkSecrets: SecretsGiven;
  /** True if Dependabot's secrets replace the repository's. */
  readonly byDependabot?: boolean;
  /** True if a stranger's pull request started a build with secrets. */
  readonly privileged?: boolean;
  /** Number by which the service recognizes a fork's run. */
  readonly runId?: string | undefined;
  /** GitHub logins of everyone who caused it. */
  readonly actors?: readonly string[];
  /** True if the closing of its pull request started it. */
  readonly closed?: boolean;
  /** Undefined if no name of the step survives a repeated build. */
  readonly step?: BuildStep | undefined;
  readonly subject: Subject;
}

export interface BuildStep {
  /** The same in each attempt; unique in the build. */
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
}

export type Subject =
  | PullRequestSubject
  | BranchSubject
  /** A tag, for example, or another repository. */
  | { readonly kind: "other"; readonly lookedAt: string; readonly origin?: HeadOrigin | undefined };

export interface PullRequestSubject {
  readonly kind: "pull-request";
  readonly number: number;
  /** Never a merge with the base. */
  readonly head: EventCommit | undefined;
  readonly base?: EventCommit | undefined;
  readonly baseBranch?: string | undefined;
  readonly headBranch: string | undefined;
  readonly origin: HeadOrigin;
}

interface BranchSubject {
  readonly kind: "branch";
  /** Undefined if it may be another repository's. */
  readonly branch: string | undefined;
  readonly head: EventCommit | undefined;
  /** The branch before; only of systems that document it. */
  readonly before?: { readonly commit: EventCommit | undefined };
  /** Parent commit and branch of a group of GitHub's own merge queue. */
  readonly base?: EventCommit | undefined;
  readonly baseBranch?: string | undefined;
  /** Set if the commit finds no pull request: what was looked at. */
  readonly nowhere?: string | undefined;
  /** Pull requests of this branch, and the variable that lists them. */
  readonly several?: { readonly numbers: readonly number[]; readonly lookedAt: string };
  readonly ofFork?: { readonly owner: string; readonly branch: string } | undefined;
  /** Default: "own". */
  readonly origin?: HeadOrigin;
}

export type Trigger = Readonly<ReturnType<typeof describe>>;

export type PullRequestSource = Trigger["pullRequest"];

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
    /** Set if the service recognizes this fork's run without a token. */
    forkRunId: secrets === "not-to-forks" ? build.runId : undefined,
    actors,
    closed,
    step: build.step,
  };
}

/** A fork can copy the names of the queue's branches, so only the repository's own count. */
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

function ofBranch({ branch, head, several, nowhere, ofFork }: BranchSubject) {
  if (several !== undefined) return { kind: "several", ...several } as const;
  if (nowhere !== undefined) return { kind: "none", lookedAt: nowhere } as const;
  if (head === undefined) return { kind: "none", lookedAt: `the build of the branch ${branch}` } as const;
  const { sha } = head;
  return ofFork === undefined ? ({ kind: "commit", sha } as const) : ({ kind: "head", ...ofFork, sha } as const);
}

/** `merge-group` is on top of its base; `push` moved a branch; `commit` is meant for `baseBranch`. */
function rangeOf(subject: Subject) {
  // Only the checkout has the commits.
  if (subject.kind === "other" || subject.head === undefined) return { kind: "checkout" } as const;
  const { kind, head, base, baseBranch } = subject;
  if (kind === "pull-request" && base !== undefined) return { kind, head, base, baseBranch };
  if (base !== undefined) return { kind: "merge-group", head, base } as const;
  if (kind === "branch" && subject.branch !== undefined && subject.before !== undefined)
    return { kind: "push", branch: subject.branch, head, before: subject.before.commit } as const;
  return { kind: "commit", head, baseBranch } as const;
}

/** `trunk-merge/pr-<number>/<test run id>`, with a suffix in a bisection. `trunk-temp/...` is not tested. */
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

/** `gh-readonly-queue/<base>/pr-<number>-<sha>`; the base may contain slashes. */
const GROUP_BRANCH = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]+$/;

function parseQueueBranch(ref: string | undefined) {
  const group = GROUP_BRANCH.exec(ref ?? "");
  return group?.[1] === undefined
    ? parseTestBranch(ref)
    : ({ kind: "merge-group", number: Number(group[2]), baseBranch: group[1] } as const);
}
