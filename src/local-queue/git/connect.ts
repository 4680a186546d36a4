/**
 * A Git repository behind the service. What happens in it becomes commands of the world, as do its answers to what the
 * queue wants done, so a log of commands tells of it too.
 */
import type { Engine, EngineOptions } from "../service-calls.js";
import type { Command } from "../world/commands.js";
import type { HostAnswer, HostRequest } from "../world/host.js";
import type { Place } from "../world/world.js";
import { createGitHost, type GitHostOptions } from "./host.js";
import type { GitPullRequest, HostChange } from "./pull-requests.js";

type Options = Pick<
  GitHostOptions,
  "repository" | "target" | "dataFolder" | "testCommand" | "environment" | "report" | "pollMs"
>;

/** Opens the repository of a queue. @throws InputError for one that cannot be used, naming `--git` */
export async function connectRepository(options: Options) {
  const { target } = options;
  let engine: Engine | null = null;
  let apply: ((command: Command) => void) | null = null;

  const placeNow = (): Place => {
    const place = engine?.places().find(({ queue }) => queue.branch === target);
    if (place === undefined) throw new Error(`There is no queue for the branch ${target}.`);
    return place;
  };
  const host = await createGitHost({
    ...options,
    testBranchOf: (run) => placeNow().queue.runs.get(run)?.branch ?? "",
    nowMs: Date.now,
    changed: (change) => {
      const command = engine === null ? null : commandOf(change);
      if (command !== null) apply?.(command);
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
    return placeNow().repository.pullRequests.get(number)?.state;
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
    const { repository, queue } = placeNow();
    const name = `${repository.owner}/${repository.name}`;
    apply?.({ type: "answer", repository: name, branch: queue.branch, answer: given });
  }

  const makeHost: NonNullable<EngineOptions["host"]> = (applyCommand) => {
    apply = applyCommand;
    return {
      perform: ({ branch, effect }: HostRequest) => {
        if (branch === target) host.perform(effect, answer);
      },
      // The host finds it by itself when it begins, once it has looked at the repository.
      resume: () => {},
    };
  };

  return {
    makeHost,
    /** Tells the service of everything in the repository, and goes on with what an earlier service left. */
    begin: async (served: Engine): Promise<void> => {
      engine = served;
      const { repository } = placeNow();
      if (repository.branches.get(target)?.tip !== host.tip() && repository.pullRequests.size === 0) {
        apply?.({ type: "pushToBranch", given: { branch: target, sha: host.tip() } });
      }
      await host.resume(() => placeNow().queue.engine, answer);
    },
    close: host.close,
  };
}

function patchOf(number: number, patch: Extract<Command, { type: "updatePullRequest" }>["patch"]): Command {
  return { type: "updatePullRequest", number, patch };
}
