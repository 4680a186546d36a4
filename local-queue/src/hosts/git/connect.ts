/**
 * A Git repository behind the service. What happens in it becomes commands, as do its answers to the requests of the
 * queue, so the stored commands contain all of it.
 */
import { messageOf } from "../../../../src/errors.js";
import { DEFAULT_SETTINGS } from "../../engine/settings.js";
import { emptyQueue } from "../../engine/state.js";
import type { Command, MakeHost } from "../../state/commands.js";
import type { HostAnswer } from "../../state/host.js";
import { Refusal } from "../../state/refusal.js";
import { nameOf, type Queue, type Repository } from "../../state/service-state.js";
import { engineSettings } from "../../state/settings.js";
import { closeHost, type GitHostOptions, openGitHost, performEffect, resumeHost } from "./host.js";
import type { GitPullRequest, HostChange } from "./pull-requests.js";

type Options = Omit<GitHostOptions, "testBranchOf" | "nowMs" | "changed">;

/** The part of the service that the host reads. */
interface Served {
  /** The repository that commands without a name are about. */
  readonly findRepository: () => Repository | undefined;
}

/** Opens the repository of a queue. @throws InputError for one that cannot be used, naming `--git` */
export async function connectRepository(options: Options) {
  const { target, report } = options;
  let service: Served | null = null;
  let apply: ((command: Command) => void) | null = null;
  const outbox = createOutbox(report);

  const repositoryNow = (): Repository => {
    const repository = service?.findRepository();
    if (repository === undefined) throw new Error("The service has no repository");
    return repository;
  };
  /** Undefined once the queue is deleted. */
  const queueNow = (): Queue | undefined => repositoryNow().queues.get(target);
  const host = await openGitHost({
    ...options,
    testBranchOf: (run) => queueNow()?.runs.get(run)?.branch ?? "",
    nowMs: Date.now,
    changed: (change) => {
      if (service === null) return;
      outbox.add(() => {
        const command = commandFor(change, repositoryNow(), target);
        if (command !== null) apply?.(command);
      });
    },
  });
  const answer = (given: HostAnswer): void =>
    outbox.add(() => {
      apply?.({ type: "answer", repository: nameOf(repositoryNow()), branch: target, answer: given });
    });

  const makeHost: MakeHost = (applyCommand) => {
    apply = applyCommand;
    return {
      perform: ({ branch, effect }) => {
        if (branch === target) performEffect(host, effect, answer);
      },
    };
  };
  return {
    makeHost,
    /** Reports everything in the repository to the service, and goes on with what an earlier service left. */
    begin: async (served: Served): Promise<void> => {
      service = served;
      const repository = repositoryNow();
      const { tip } = host.pullRequests;
      if (repository.branches.get(target)?.tip !== tip && repository.pullRequests.size === 0) {
        apply?.({ type: "pushToBranch", given: { branch: target, sha: tip } });
      }
      const nothing = emptyQueue(engineSettings(DEFAULT_SETTINGS), tip);
      await resumeHost(host, () => queueNow()?.engine ?? nothing, answer);
    },
    close: async (): Promise<void> => {
      await closeHost(host);
      outbox.close();
    },
  };
}

/** Returns what a change of the repository is to the service; null when the service knows it already. */
function commandFor(change: HostChange, repository: Repository, target: string): Command | null {
  const stateOf = (number: number) => repository.pullRequests.get(number)?.state;
  switch (change.type) {
    case "opened":
    case "pushed":
    case "facts":
      return commandForPullRequest(change.pullRequest, stateOf(change.pullRequest.number), target);
    case "closed":
      return stateOf(change.number) === "open" ? patch(change.number, { state: "closed" }) : null;
    case "merged-by-hand":
      return stateOf(change.number) === "merged"
        ? null
        : patch(change.number, { state: "merged", mergeCommitSha: change.tip });
    case "target-pushed":
      return { type: "pushToBranch", given: { branch: target, sha: change.tip } };
  }
}

function commandForPullRequest(
  { number, branch, sha, title, author, mergeable, upToDate }: GitPullRequest,
  before: string | undefined,
  target: string,
): Command {
  const facts = {
    title,
    author: author || "unknown",
    headSha: sha,
    mergeability: mergeable ? "mergeable" : "not_mergeable",
    upToDate,
  } as const;
  if (before === undefined) {
    return { type: "addPullRequest", given: { ...facts, number, headBranch: branch, baseBranch: target } };
  }
  return patch(number, before === "closed" ? { ...facts, state: "open" } : facts);
}

function patch(number: number, fields: Extract<Command, { type: "updatePullRequest" }>["patch"]): Command {
  return { type: "updatePullRequest", number, patch: fields };
}

/** Pause before the service is asked again to store what it could not store. */
const RETRY_MS = 1000;
const UNAVAILABLE = 503;

/**
 * Changes that the service cannot store now, such as on a full disk, wait, and those after them too: the repository
 * reports each only once. A change that the service refuses for good is dropped.
 */
function createOutbox(report: (sentence: string) => void) {
  const waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  function workOff(): void {
    timer = undefined;
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      try {
        next();
      } catch (error) {
        if (error instanceof Refusal && error.status === UNAVAILABLE) {
          timer = setTimeout(workOff, RETRY_MS).unref();
          return;
        }
        report(`${messageOf(error)}.`);
      }
      waiting.shift();
    }
  }

  return {
    add: (task: () => void): void => {
      waiting.push(task);
      if (waiting.length === 1) workOff();
    },
    close: (): void => clearTimeout(timer),
  };
}
