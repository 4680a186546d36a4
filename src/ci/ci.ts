import type { ErrorKind } from "../errors.js";
import type { Repository } from "../service/service.js";
import type { Environment } from "../text/environment.js";
import type { Naming, Problem } from "../text/problem.js";
import type { Host } from "./host.js";

/** How the pull request of a run can be found, before anything is asked over the network. */
export type PullRequestSource =
  /** The event is about this pull request. */
  | {
      readonly kind: "event";
      readonly number: number;
      readonly headSha: string | undefined;
      readonly baseBranch: string | undefined;
      /** The head is in another repository, or that repository is gone. */
      readonly fork: boolean;
    }
  /** The run tests the queue's own branch for this pull request. */
  | {
      readonly kind: "test-branch";
      /** The pull request that the branch is named for; a batch tests others with it. */
      readonly number: number;
      readonly branch: string;
      readonly testRunId: string;
    }
  /** The run tests a group of GitHub's own merge queue. */
  | { readonly kind: "merge-group"; readonly number: number; readonly baseBranch: string }
  /** Open pull requests of this commit, to be asked for. */
  | { readonly kind: "commit"; readonly sha: string }
  /** Open pull requests from this branch of a fork, to be asked for. */
  | { readonly kind: "head"; readonly owner: string; readonly branch: string; readonly sha: string }
  /** The event names several, or none; `lookedAt` says where this was read. */
  | { readonly kind: "several"; readonly numbers: readonly number[]; readonly lookedAt: string }
  | { readonly kind: "none"; readonly lookedAt: string };

/**
 * What the event says about the commits whose difference a run is about. Each `at` names where a commit was read, as a
 * workflow would write it.
 */
export type RangeSource =
  /** A pull request: what its head has more than the base branch. */
  | {
      readonly kind: "pull-request";
      readonly head: EventCommit;
      /** A commit of the base branch, not where the head left it. */
      readonly base: EventCommit;
      readonly baseBranch: string | undefined;
    }
  /** A group of GitHub's own merge queue, on top of its parent commit. */
  | { readonly kind: "merge-group"; readonly head: EventCommit; readonly base: EventCommit }
  /** A branch moved; `before` is undefined when it is new. */
  | {
      readonly kind: "push";
      readonly branch: string;
      readonly head: EventCommit;
      readonly before: EventCommit | undefined;
    }
  /** A commit, compared with the branch that it is meant for: this one, or one to be found. */
  | { readonly kind: "commit"; readonly head: EventCommit; readonly baseBranch: string | undefined }
  /** Only what is checked out can tell. */
  | { readonly kind: "checkout" };

/** A commit as an event names it, or an input. */
export interface EventCommit {
  readonly sha: string;
  /** `github.event.pull_request.head.sha`, `head-sha` */
  readonly at: string;
  /** A ref of this repository that leads to it. */
  readonly ref: string | undefined;
}

/** Whose code the head of a run is; `unknown` where the event does not say. */
export type HeadOrigin = "own" | "fork" | "unknown";

/** Why secrets may be missing from a run. */
export type SecretsGiven = "all" | "not-to-forks" | "not-to-dependabot";

export interface Trigger {
  readonly repository: Repository | undefined;
  readonly defaultBranch: string | undefined;
  readonly pullRequest: PullRequestSource;
  readonly range: RangeSource;
  /** True where a run has the repository's secrets although somebody else's pull request started it. */
  readonly privileged: boolean;
  readonly headOrigin: HeadOrigin;
  readonly secrets: SecretsGiven;
  /** Set when the service can recognise this run of a fork's pull request by its number in place of a token. */
  readonly forkRunId: string | undefined;
  /** Logins of everybody who caused the run; empty where the system does not say. */
  readonly actors: readonly string[];
}

export interface Log {
  info(line: string): void;
  debug(line: string): void;
  /** Shown beside the run; only for what a person can act on. */
  warning(message: string): void;
  notice(message: string): void;
  /** Lines that are folded away under a title. */
  group(title: string, lines: readonly string[]): void;
}

export interface RunResult {
  readonly result: string;
  /** Undefined when all is well. */
  readonly errorKind: ErrorKind | undefined;
  /** Empty when all is well. */
  readonly errorMessage: string;
  /** Under their kebab-case names, not yet made into text. */
  readonly outputs: Readonly<Record<string, unknown>>;
  /** What the run found out beside its outputs. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** The CI system around a run: the only way to its inputs, outputs, log and summary. */
export interface Ci {
  readonly log: Log;
  readonly workspace: string;
  readonly environment: Environment;
  /** The text of an input, empty when it was not given. */
  input(name: string): string;
  /** Problems with how inputs were written down, beside their values. */
  readonly problems: readonly Problem[];
  /** How the name of an input is written here. */
  readonly inputName: Naming;
  /** What to do here about a token that is missing, by which secrets the run has; each a sentence. */
  readonly tokenAdvice: Readonly<Record<SecretsGiven, string>>;
  /** From here on this text is shown as `***`, wherever it would appear. */
  mask(secret: string): void;
  /** A text with every masked one taken out. */
  redact(text: string): string;
  trigger(): Trigger;
  /** Undefined when there is no token to look up with. Look-ups end with AbortedError when the signal aborts. */
  host(token: string | undefined, signal: AbortSignal): Host | undefined;
  output(name: string, value: string): void;
  summary(markdown: string): Promise<void>;
  /** Writes a file that later steps may read into a fresh folder, and gives its path. */
  file(name: string, text: string): string;
  /** Keeps the whole result, and gives the path of its file; empty where it is kept in none. */
  result(result: RunResult): string;
  /** Reports a good end: what happened, then more about it. */
  succeed(message: string, details: readonly string[]): void;
  /** Says in one word how the run ended. */
  ended(result: string): void;
  /** Reports the one failure of a run: an annotation, then plain lines. */
  fail(title: string, message: string, details: readonly string[]): void;
  /** Says what was held back. Nothing is written after it. */
  end(): void;
}
