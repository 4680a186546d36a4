import { readFileSync } from "node:fs";
import { getErrorMessage } from "../../errors.js";
import { repositoryNameParser } from "../../inputs/parsers.js";
import type { Build, BuildSubject, CiSystem, PullRequestBuildSubject } from "../build.js";
import {
  type EventCommit,
  formatBranchRef,
  type HeadRepositoryKind,
  parseCommit,
  type VariableReader,
} from "../variables.js";

/**
 * Reader for GitHub Actions, documented on "Variables"
 * (docs.github.com/actions/reference/workflows-and-actions/variables).
 */
export const gitHubActions: CiSystem = {
  name: "GitHub Actions",
  isHere: ({ text }) => text("GITHUB_ACTIONS") === "true",
  read(variables) {
    const { payload, problem } = readPayload(variables.text("GITHUB_EVENT_PATH"));
    return readGitHubBuild(variables, payload, problem);
  },
};

/**
 * Reads the event payload. Returns a problem for an unreadable payload, which matters only without the input
 * `pr-number`.
 */
function readPayload(path: string | undefined): { readonly payload: unknown; readonly problem?: string } {
  if (path === undefined) return { payload: {} };
  try {
    return { payload: JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, "")) };
  } catch (error) {
    return {
      payload: {},
      problem: `the event payload (GITHUB_EVENT_PATH), which cannot be read: ${getErrorMessage(error)}`,
    };
  }
}

/** Describes the run. `problem` is the reason for an unreadable payload. */
export function readGitHubBuild({ text }: VariableReader, payload: unknown, problem?: string): Build {
  const [name = "", fullName = "", ref = ""] = ["GITHUB_EVENT_NAME", "GITHUB_REPOSITORY", "GITHUB_REF"].map(text);
  const subject = subjectOf({ name, repository: fullName, ref, payload });
  const repository = repositoryNameParser(fullName);
  const server = text("GITHUB_SERVER_URL") ?? "https://github.com";
  const host = URL.canParse(server) ? new URL(server).host : "github.com";
  // A scheduled run always runs on the default branch.
  const scheduled = name === "schedule" ? ref.replace(/^refs\/heads\//, "") : undefined;
  const actor = text("GITHUB_ACTOR") ?? readJsonText(payload, "sender", "login");
  return {
    repository: repository.ok ? { host, ...repository.value } : undefined,
    defaultBranch: readJsonText(payload, "repository", "default_branch") ?? scheduled,
    runUrl: runUrl(text),
    // A run for pull_request_target has secrets, but a pull request from a fork can start it.
    privileged: name === "pull_request_target",
    forkSecrets: name.startsWith("pull_request") && name !== "pull_request_target" ? "not-to-forks" : "all",
    byDependabot: actor === "dependabot[bot]" && DEPENDABOT_EVENTS.has(name),
    runId: name === "pull_request" ? text("GITHUB_RUN_ID") : undefined,
    actors: actorsOf(payload, text),
    closed: /^pull_request(_target)?$/.test(name) && readJsonText(payload, "action") === "closed",
    step: stepOf(text),
    subject: problem === undefined ? subject : { kind: "other", lookedAt: problem, origin: subject.origin },
  };
}

/** Returns the id of the step. The run's id is equal in every attempt, and `GITHUB_ACTION` distinguishes the steps. */
function stepOf(text: VariableReader["text"]): Build["step"] {
  const names = ["GITHUB_RUN_ID", "GITHUB_JOB", "GITHUB_ACTION"].map(text);
  const attempt = Number(text("GITHUB_RUN_ATTEMPT"));
  return names.includes(undefined) || !Number.isSafeInteger(attempt) ? undefined : { id: names.join(" "), attempt };
}

function runUrl(text: VariableReader["text"]): string | undefined {
  const [server, repository, run] = [text("GITHUB_SERVER_URL"), text("GITHUB_REPOSITORY"), text("GITHUB_RUN_ID")];
  const url = `${server}/${repository}/actions/runs/${run}`;
  return repository !== undefined && run !== undefined && URL.canParse(url) ? url : undefined;
}

export const DEPENDABOT_ADVICE =
  "Also store the token as a Dependabot secret: on GitHub, open Settings, Secrets and variables, Dependabot.";

/** Events whose runs have Dependabot's secrets if Dependabot caused the event. */
const DEPENDABOT_EVENTS: ReadonlySet<string> = new Set([
  "pull_request",
  "pull_request_review",
  "pull_request_review_comment",
  "push",
  "create",
  "deployment",
  "deployment_status",
]);

/** Returns the authors of the comment or review, the sender, and the account that started this attempt. */
function actorsOf(payload: unknown, text: VariableReader["text"]): readonly string[] {
  const authors = ["comment", "review"]
    .filter((written) => hasJsonValue(payload, written))
    // GitHub shows deleted accounts as `ghost`.
    .map((written) => readJsonText(payload, written, "user", "login") ?? "ghost");
  const sender = readJsonText(payload, "sender", "login") ?? text("GITHUB_ACTOR");
  return [...new Set([...authors, sender, text("GITHUB_TRIGGERING_ACTOR")])].filter((login) => login !== undefined);
}

interface GitHubEvent {
  readonly name: string;
  readonly repository: string;
  /** Git ref of the run. For `pull_request_target` and `workflow_run`, the ref does not contain the head. */
  readonly ref: string;
  readonly payload: unknown;
}

/**
 * Reads the subject from the payload, because `GITHUB_SHA` may be a merge commit, and `GITHUB_BASE_REF` is often empty.
 */
function subjectOf(event: GitHubEvent): BuildSubject {
  switch (event.name) {
    case "pull_request":
    case "pull_request_target":
    case "pull_request_review":
    case "pull_request_review_comment":
    case "pull_request_review_thread":
      return ofPullRequest(event);
    case "issue_comment":
      return ofComment(event.payload);
    case "merge_group":
      return ofMergeGroup(event);
    case "push":
      return ofPush(event);
    case "delete":
      return ofDeletion(event.payload);
    case "workflow_run":
      return ofWorkflowRun(event);
    case "check_suite":
    case "check_run":
      return ofChecks(event, event.name);
    default:
      return { kind: "branch", branch: event.ref, head: undefined, nowhere: `the event ${event.name}` };
  }
}

function ofPullRequest({ payload, repository }: GitHubEvent): BuildSubject {
  const number = readJsonNumber(payload, "pull_request", "number") ?? readJsonNumber(payload, "number");
  const origin = ownerOf(readJsonText(payload, "pull_request", "head", "repo", "full_name"), repository);
  const headBranch = readJsonText(payload, "pull_request", "head", "ref");
  return number === undefined
    ? { kind: "other", lookedAt: "pull_request.number", origin }
    : pullRequestAt(payload, ["pull_request"], { number, headBranch, origin });
}

function pullRequestAt(
  payload: unknown,
  path: readonly string[],
  facts: Pick<PullRequestBuildSubject, "number" | "headBranch" | "origin">,
  head: readonly string[] = [...path, "head", "sha"],
): BuildSubject {
  const baseBranch = readJsonText(payload, ...path, "base", "ref");
  return {
    kind: "pull-request",
    ...facts,
    head: commitAt(payload, head, `refs/pull/${facts.number}/head`),
    base: commitAt(payload, [...path, "base", "sha"], formatBranchRef(baseBranch)),
    baseBranch,
  };
}

/**
 * Compares the repositories' names, because `head.repo.fork` is also true inside a fork. A deleted repository counts as
 * a fork.
 */
function ownerOf(headRepository: string | undefined, repository: string): HeadRepositoryKind {
  return headRepository?.toLowerCase() === repository.toLowerCase() ? "own" : "fork";
}

/** Reads a comment event. `issue.pull_request` exists only in a comment on a pull request. */
function ofComment(payload: unknown): BuildSubject {
  const number = readJsonNumber(payload, "issue", "number");
  const origin = hasJsonValue(payload, "issue", "pull_request") ? "unknown" : "own";
  return number === undefined || origin === "own"
    ? { kind: "other", lookedAt: "issue.pull_request (the comment is on an issue)", origin }
    : { kind: "pull-request", number, head: undefined, headBranch: undefined, origin };
}

function ofMergeGroup({ payload, ref }: GitHubEvent): BuildSubject {
  const headRef = readJsonText(payload, "merge_group", "head_ref");
  const baseRef = readJsonText(payload, "merge_group", "base_ref");
  return {
    kind: "branch",
    branch: headRef ?? ref,
    head: commitAt(payload, ["merge_group", "head_sha"], headRef),
    base: commitAt(payload, ["merge_group", "base_sha"], baseRef),
    baseBranch: baseRef?.replace(/^refs\/heads\//, ""),
    nowhere: "merge_group.head_ref",
  };
}

function ofPush({ payload, ref: runRef }: GitHubEvent): BuildSubject {
  const ref = readJsonText(payload, "ref") ?? runRef;
  const lookedAt = `the push to ${ref}, which does not update a branch`;
  if (!ref.startsWith("refs/heads/")) return { kind: "other", lookedAt };
  const head = commitAt(payload, ["after"], ref);
  const deleted = readJsonValue(payload, "deleted") === true || head === undefined;
  return {
    kind: "branch",
    branch: ref.replace(/^refs\/heads\//, ""),
    head,
    before: { commit: commitAt(payload, ["before"], undefined) },
    nowhere: deleted ? lookedAt : undefined,
  };
}

/**
 * Reads the deletion of a branch. The run belongs to the default branch, so only the payload names the deleted branch.
 */
function ofDeletion(payload: unknown): BuildSubject {
  const ref = readJsonText(payload, "ref");
  const lookedAt = `the deleted ${readJsonText(payload, "ref_type") ?? "branch"} ${ref ?? "without a name"}`;
  if (ref === undefined || readJsonText(payload, "ref_type") !== "branch") return { kind: "other", lookedAt };
  return { kind: "branch", branch: ref, head: undefined, nowhere: lookedAt };
}

function ofWorkflowRun(event: GitHubEvent): BuildSubject {
  const run = readJsonValue(event.payload, "workflow_run");
  const owner = ownerOf(readJsonText(run, "head_repository", "full_name"), event.repository);
  const headBranch = readJsonText(run, "head_branch");
  const branch = owner === "own" ? headBranch : undefined;
  // The head of a `pull_request_target` run is a commit of the base branch. In a stack, the base is the head of another
  // pull request.
  const ofBase = readJsonText(run, "event") === "pull_request_target";
  const path = ["workflow_run", "head_sha"];
  const facts = { headBranch: branch, origin: ofBase ? "own" : owner } as const;
  const listed = ofListed(event, ["workflow_run", "pull_requests"], facts, ofBase ? undefined : path);
  if (listed !== undefined) return listed;
  if (ofBase) {
    const nowhere =
      "workflow_run.pull_requests, which is empty because a pull_request_target run uses a commit of the base branch";
    return { kind: "branch", branch, head: undefined, nowhere, origin: "unknown" };
  }
  const head = commitAt(event.payload, path, formatBranchRef(branch));
  const read = { kind: "branch", branch, head, origin: owner } as const;
  if (head === undefined || headBranch === undefined) return { ...read, nowhere: "workflow_run.head_sha" };
  if (owner === "own") return read;
  // The payload of a fork's run lists no pull requests, so the fork's branch must identify them.
  const login = readJsonText(run, "head_repository", "owner", "login");
  return login === undefined
    ? { ...read, nowhere: "workflow_run.head_repository (the fork was deleted)" }
    : { ...read, ofFork: { owner: login, branch: headBranch } };
}

/** Reads a check event. `head_branch` is empty for a commit of a fork. */
function ofChecks(event: GitHubEvent, subject: "check_suite" | "check_run"): BuildSubject {
  const { payload } = event;
  const suite = subject === "check_run" ? ["check_run", "check_suite"] : ["check_suite"];
  const branch = readJsonText(payload, ...suite, "head_branch");
  const origin = branch === undefined ? "unknown" : "own";
  const own = [subject, "pull_requests"];
  const list = readJsonList(payload, ...own).length > 0 ? own : [...suite, "pull_requests"];
  const head = [subject, "head_sha"];
  return (
    ofListed(event, list, { headBranch: branch, origin }, head) ?? {
      kind: "branch",
      branch,
      head: commitAt(payload, head, formatBranchRef(branch)),
      nowhere: `${subject}.pull_requests, which is empty`,
      origin,
    }
  );
}

/**
 * Reads the pull requests that a payload lists, without those of the upstream repository. `head` is the path of the
 * head in the payload.
 */
function ofListed(
  { payload }: GitHubEvent,
  list: readonly string[],
  facts: Pick<PullRequestBuildSubject, "headBranch" | "origin">,
  head: readonly string[] | undefined,
): BuildSubject | undefined {
  const ours = readJsonText(payload, "repository", "url");
  const here = readJsonList(payload, ...list).flatMap((item, index) => {
    const number = readJsonNumber(item, "number");
    const base = readJsonText(item, "base", "repo", "url");
    const isHere = base === undefined || ours === undefined || repositoryPath(base) === repositoryPath(ours);
    return isHere && number !== undefined ? [{ number, path: [...list, `${index}`] }] : [];
  });
  const [first, ...more] = here;
  if (first === undefined) return undefined;
  if (more.length === 0) return pullRequestAt(payload, first.path, { number: first.number, ...facts }, head);
  const several = { numbers: here.map(({ number }) => number), lookedAt: `${list[0]}.pull_requests` };
  const { headBranch: branch, origin } = facts;
  const commit = head === undefined ? undefined : commitAt(payload, head, formatBranchRef(branch));
  return { kind: "branch", branch, head: commit, several, origin };
}

function repositoryPath(url: string): string {
  return url.toLowerCase().split("/").slice(-2).join("/");
}

function commitAt(payload: unknown, path: readonly string[], ref: string | undefined): EventCommit | undefined {
  const name = `github.event.${path.join(".").replace(/\.(\d+)/g, "[$1]")}`;
  return parseCommit(readJsonText(payload, ...path), name, ref);
}

/** Returns a value in GitHub's JSON; undefined if the path does not exist. An index of a list is a part of the path. */
export function readJsonValue(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, key) => {
    return typeof found === "object" && found !== null ? new Map(Object.entries(found)).get(key) : undefined;
  }, value);
}

/** True when a value exists and is not null. */
export function hasJsonValue(value: unknown, ...path: readonly string[]): boolean {
  return (readJsonValue(value, ...path) ?? null) !== null;
}

export function readJsonText(value: unknown, ...path: readonly string[]): string | undefined {
  const found = readJsonValue(value, ...path);
  return typeof found === "string" && found !== "" ? found : undefined;
}

export function readJsonNumber(value: unknown, ...path: readonly string[]): number | undefined {
  const found = readJsonValue(value, ...path);
  return typeof found === "number" && Number.isSafeInteger(found) ? found : undefined;
}

export function readArrayOrUndefined(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

export function readJsonList(value: unknown, ...path: readonly string[]): readonly unknown[] {
  return readArrayOrUndefined(readJsonValue(value, ...path)) ?? [];
}
