/** Repositories with pull requests, and queues on them that stop at the end of the test. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { GitRecords } from "../../../src/hosts/git/records.js";
import { commitAll, ENVIRONMENT, git, givenOrigin, temporaryFolder } from "../../support/repositories.js";
import { type QueueOnGit, type QueueOptions, startQueue } from "./queue-on-git.js";

/** Fails with a file `broken`, else records the tree in the data folder. */
const TESTED = "! test -e broken && git rev-parse HEAD^{tree} >> ../../tested";

export interface Place {
  readonly repository: string;
  readonly data: string;
  readonly records: Readonly<Record<keyof GitRecords, Map<number, unknown>>>;
  /** Starts a queue that stops at the end of the test. */
  readonly start: (options?: Partial<QueueOptions>) => Promise<QueueOnGit>;
  /** Lists the trees that passed. */
  readonly tested: () => readonly string[];
}

export function given(made: Parameters<typeof commitAll>[1], repository = givenOrigin()): Place {
  commitAll(repository, made);
  const data = temporaryFolder();
  const records = { pullRequests: new Map(), merges: new Map(), refChanges: new Map() };
  const tested = join(data, "tested");
  const start = async (options: Partial<QueueOptions> = {}) => {
    const queue = await startQueue({
      repository,
      dataFolder: data,
      records,
      environment: ENVIRONMENT,
      testCommand: TESTED,
      ...options,
    });
    onTestFinished(queue.close);
    return queue;
  };
  return {
    repository,
    data,
    records,
    start,
    tested: () => (existsSync(tested) ? readFileSync(tested, "utf8").trim().split("\n") : []),
  };
}

/** A base with three pull requests of one file each, and further commits. */
export function givenThree(...more: Parameters<typeof commitAll>[1]): Place {
  return given([
    { ref: "refs/heads/main", files: { base: "1\n" } },
    ...["one", "three", "two"].map((name) => ({
      ref: `refs/heads/${name}`,
      parents: [":1"],
      files: { [name]: `${name}\n` },
    })),
    ...more,
  ]);
}

/** Starts a queue on three pull requests, and submits some of them. */
export async function submitThree(numbers: readonly number[], options: Partial<QueueOptions> = {}) {
  const place = givenThree();
  const queue = await place.start(options);
  queue.submit(...numbers);
  return { ...place, queue };
}

export function treeOf(repository: string, name = "refs/heads/main"): string {
  return git(repository, ["rev-parse", `${name}^{tree}`]);
}

export function filesOf(repository: string): readonly string[] {
  return git(repository, ["ls-tree", "-r", "--name-only", "refs/heads/main"]).split("\n");
}

export const has = (queue: QueueOnGit, move: string) => () => queue.moves.includes(move);
export const count = (queue: QueueOnGit, state: string) =>
  queue.moves.filter((move) => move.split(" ")[1] === state).length;
export const merged = (queue: QueueOnGit, amount: number) => () => count(queue, "merged") === amount;
