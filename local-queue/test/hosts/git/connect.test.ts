import { expect, onTestFinished, test } from "vitest";
import { connectRepository } from "../../../src/hosts/git/host.js";
import { pageView } from "../../../src/page/view/view.js";
import { startLocalService } from "../../../src/serve/service.js";
import type { Command } from "../../../src/state/commands.js";
import { Refusal } from "../../../src/state/refusal.js";
import { AT_MAIN } from "../../support/client.js";
import type { Changes } from "../../support/git-objects.js";
import { commit, commitAll, ENVIRONMENT, git, givenOrigin, temporaryFolder } from "../../support/repositories.js";

const onGit = test.skipIf(process.platform === "win32");
const SOON = { timeout: 15_000 };

interface Given {
  /** Function that throws when it rejects a command. */
  readonly record?: (command: Command) => void;
  readonly testCommand?: string;
  /** Files of branches other than `main`. */
  readonly branches?: Readonly<Record<string, Changes>>;
}

/** Starts a service for a repository, and checks the repository ten times a second. */
async function givenService({ record = () => {}, testCommand = "true", branches }: Given = {}) {
  const folder = givenOrigin();
  const [base = ""] = commitAll(folder, [
    { ref: "refs/heads/main", files: { base: "1\n" } },
    ...Object.entries(branches ?? { one: { one: "1\n" }, two: { two: "1\n" } }).map(([name, files]) => ({
      ref: `refs/heads/${name}`,
      parents: [":1"],
      files,
    })),
  ]);
  const reports: string[] = [];
  const repository = await connectRepository({
    repository: folder,
    target: "main",
    dataFolder: temporaryFolder(),
    testCommand,
    environment: ENVIRONMENT,
    report: (sentence) => reports.push(sentence),
    pollMs: 100,
  });
  const service = await startLocalService({ timings: { readySeconds: 0 }, makeHost: repository.makeHost, record });
  onTestFinished(async () => {
    await service.close();
    await repository.close();
  });
  const { engine } = service;
  await repository.begin(engine);
  return {
    engine,
    folder,
    reports,
    addBranch: (name: string) =>
      void commit(folder, `refs/heads/${name}`, { parents: [base], files: { [name]: "1\n" } }),
    stateOf: (number: number) => Object(engine.getSubmittedPullRequest(AT_MAIN, { number })).state,
    branches: () => engine.snapshots()[0]?.pullRequests.map(({ number, headBranch }) => `#${number} ${headBranch}`),
  };
}

onGit("connectRepository repeats changes in order when the service could not store them", async () => {
  const refused = new Set<string>();
  /** Rejects the first command of each kind that comes from the repository. */
  const record = (command: Command) => {
    const name = command.type === "answer" ? command.answer.type : command.type;
    const isOutside = command.type === "answer" || command.type === "addPullRequest";
    if (!isOutside || refused.has(name)) return;
    refused.add(name);
    throw new Refusal(503, "no space is left");
  };
  const { engine, folder, reports, addBranch, branches, stateOf } = await givenService({ record });
  await expect.poll(branches, SOON).toEqual(["#1 one", "#2 two"]);
  addBranch("three");
  await expect.poll(branches, SOON).toEqual(["#1 one", "#2 two", "#3 three"]);
  engine.submitPullRequest(AT_MAIN, { number: 1 });
  await expect.poll(() => stateOf(1), SOON).toBe("merged");
  expect([...refused]).toEqual(["addPullRequest", "run-started", "runs-ended", "merged"]);
  expect(git(folder, ["show", "main:one"])).toBe("1");
  expect(reports).toEqual([]);
});

onGit("connectRepository reports the files of a conflict to the page", async () => {
  const branches = { one: { "a.txt": "1\n", "b.txt": "1\n" }, two: { "a.txt": "2\n", "b.txt": "2\n" } };
  const { engine } = await givenService({ branches, testCommand: "sleep 5" });
  engine.updateQueue(AT_MAIN, { mode: "single", concurrency: 5 });
  for (const number of [1, 2]) engine.submitPullRequest(AT_MAIN, { number });
  const words = () => {
    const [queue] = pageView(engine.watchedQueues(), { nowMs: Date.now(), speed: 1 }).queues;
    return queue?.ended.map(({ number, words: texts }) => [number, texts]);
  };
  await expect.poll(words, SOON).toEqual([[2, ["It conflicts with #1 in a.txt, b.txt."]]]);
});

onGit("connectRepository merges every branch after a queue was deleted and created again", async () => {
  const { engine, folder, stateOf, branches, addBranch, reports } = await givenService();
  engine.submitPullRequest(AT_MAIN, { number: 1 });
  await expect.poll(() => stateOf(1), SOON).toBe("merged");

  engine.deleteQueue(AT_MAIN);
  addBranch("three");
  await expect.poll(branches, SOON).toEqual(["#1 one", "#2 two", "#3 three"]);
  engine.createQueue(AT_MAIN, {});
  for (const number of [2, 3]) engine.submitPullRequest(AT_MAIN, { number });
  await expect.poll(() => [2, 3].map(stateOf), SOON).toEqual(["merged", "merged"]);
  expect(git(folder, ["ls-tree", "--name-only", "main"]).split("\n")).toEqual(["base", "one", "three", "two"]);
  expect(reports).toEqual([]);
});

onGit("connectRepository numbers pull requests without gaps after an issue was added", async () => {
  const { engine, branches, addBranch, reports } = await givenService();
  engine.outside.addIssue({ title: "The queue is stuck" });
  for (const name of ["four", "three"]) addBranch(name);
  await expect.poll(branches, SOON).toEqual(["#1 one", "#2 two", "#3 four", "#4 three"]);
  expect(reports).toEqual([]);
});

onGit("connectRepository drops a change that the service refuses, and reports later ones", async () => {
  const refused = new Set<string>();
  const { branches, addBranch, reports } = await givenService({
    record: (command) => {
      if (command.type !== "addPullRequest" || command.given.headBranch !== "four" || refused.has("four")) return;
      refused.add("four");
      throw new Refusal(409, "Pull request #3 exists already");
    },
  });
  for (const name of ["four", "three"]) addBranch(name);
  await expect.poll(branches, SOON).toEqual(["#1 one", "#2 two", "#4 three"]);
  expect(reports).toEqual(["Pull request #3 exists already."]);
});

onGit(
  "connectRepository records a merge once when its pull request was canceled before the merge was stored",
  async () => {
    let isFull = true;
    const { engine, folder, stateOf } = await givenService({
      record: (command) => {
        if (!isFull || command.type !== "answer" || command.answer.type !== "merged") return;
        isFull = false;
        throw new Refusal(503, "no space is left");
      },
    });
    engine.submitPullRequest(AT_MAIN, { number: 1 });
    await expect.poll(() => isFull, SOON).toBe(false);
    engine.cancelPullRequest(AT_MAIN, 1);

    const known = () => engine.snapshots()[0]?.pullRequests.find(({ number }) => number === 1);
    await expect.poll(() => known()?.state, SOON).toBe("merged");
    expect(stateOf(1)).toBe("cancelled");
    expect(known()?.mergeCommitSha).toBe(git(folder, ["rev-parse", "main"]));
  },
);
