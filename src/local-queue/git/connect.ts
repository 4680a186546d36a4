/**
 * A Git repository behind the service. What happens in it becomes commands of the world, as do its answers to what the
 * queue wants done, so a log of commands tells of it too.
 */
import { messageOf } from "../../errors.js";
import { emptyQueue } from "../engine/state.js";
import type { Engine, EngineOptions } from "../service-calls.js";
import type { Command } from "../world/commands.js";
import type { HostAnswer, HostRequest } from "../world/host.js";
import { Refusal } from "../world/refusal.js";
import { DEFAULT_SETTINGS, engineSettings } from "../world/settings.js";
import { nameOf, type Queue, type Repository } from "../world/world.js";
import { createGitHost, type GitHostOptions } from "./host.js";
import type { GitPullRequest, HostChange } from "./pull-requests.js";

type Options = Pick<
  GitHostOptions,
  | "repository"
  | "target"
  | "dataFolder"
  | "testCommand"
  | "environment"
  | "beforeMove"
  | "report"
  | "reportFailed"
  | "pollMs"
>;

/** Opens the repository of a queue. @throws InputError for one that cannot be used, naming `--git` */
export async function connectRepository(options: Options) {
  const { target, report } = options;
  let engine: Engine | null = null;
  let apply: ((command: Command) => void) | null = null;
  const outbox = createOutbox(report);

  /** The commands that name no repository are about the same one. */
  const repositoryNow = (): Repository => {
    const repository = engine?.findRepository();
    if (repository === undefined) throw new Error("The service has no repository");
    return repository;
  };
  /** There is none where somebody has deleted it. */
  const queueNow = (): Queue | undefined => repositoryNow().queues.get(target);
  const host = await createGitHost({
    ...options,
    testBranchOf: (run) => queueNow()?.runs.get(run)?.branch ?? "",
    nowMs: Date.now,
    changed: (change) => {
      if (engine === null) return;
      outbox.add(() => {
        const command = commandOf(change);
        if (command !== null) apply?.(command);
      });
    },
  });

  /** What a change of the repository is to the world; null where the world knows it already. */
  function commandOf(change: HostChange): Command | null {
    switch (change.type) {
      case "opened":
      case "pushed":
      case "facts":
        return tellOf(change.pullRequest);
      case "closed":
        return knownState(change.number) === "open" ? patchOf(change.number, { state: "closed" }) : null;
      case "merged-by-hand":
        return knownState(change.number) === "merged"
          ? null
          : patchOf(change.number, { state: "merged", mergeCommitSha: change.tip });
      case "target-pushed":
        return { type: "pushToBranch", given: { branch: target, sha: change.tip } };
    }
  }

  function knownState(number: number): string | undefined {
    return repositoryNow().pullRequests.get(number)?.state;
  }

  function tellOf({ number, branch, sha, title, author, mergeable, upToDate }: GitPullRequest): Command {
    const words = { title: title || branch, author: author || "unknown" };
    const mergeability = mergeable ? "mergeable" : "not_mergeable";
    const said = { ...words, headSha: sha, mergeability, upToDate } as const;
    const before = knownState(number);
    if (before === undefined) {
      return { type: "addPullRequest", given: { ...said, number, headBranch: branch, baseBranch: target } };
    }
    return patchOf(number, before === "closed" ? { ...said, state: "open" } : said);
  }

  function answer(given: HostAnswer): void {
    outbox.add(() => {
      apply?.({ type: "answer", repository: nameOf(repositoryNow()), branch: target, answer: given });
    });
  }

  const makeHost: NonNullable<EngineOptions["host"]> = (applyCommand) => {
    apply = applyCommand;
    return {
      perform: ({ branch, effect }: HostRequest) => {
        if (branch === target) host.perform(effect, answer);
      },
    };
  };

  return {
    makeHost,
    /** Tells the service of everything in the repository, and goes on with what an earlier service left. */
    begin: async (served: Engine): Promise<void> => {
      engine = served;
      const repository = repositoryNow();
      if (repository.branches.get(target)?.tip !== host.tip() && repository.pullRequests.size === 0) {
        apply?.({ type: "pushToBranch", given: { branch: target, sha: host.tip() } });
      }
      const nothing = emptyQueue(engineSettings(DEFAULT_SETTINGS), host.tip());
      await host.resume(() => queueNow()?.engine ?? nothing, answer);
    },
    close: async (): Promise<void> => {
      await host.close();
      outbox.close();
    },
  };
}

/** How soon what the service could not keep is told to it again. */
const AGAIN_MS = 1000;
const UNAVAILABLE = 503;

/**
 * What happens in the repository happens once, so what the service cannot keep now, such as on a full disk, waits, and
 * what comes after it too. What the service refuses for good keeps nothing else from it.
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
          timer = setTimeout(workOff, AGAIN_MS).unref();
          return;
        }
        report(`${messageOf(error)}.`);
      }
      waiting.shift();
    }
  }

  return {
    add: (tell: () => void): void => {
      waiting.push(tell);
      if (waiting.length === 1) workOff();
    },
    close: (): void => clearTimeout(timer),
  };
}

function patchOf(number: number, patch: Extract<Command, { type: "updatePullRequest" }>["patch"]): Command {
  return { type: "updatePullRequest", number, patch };
}
