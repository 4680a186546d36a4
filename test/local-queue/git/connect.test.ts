import { expect, onTestFinished, test } from "vitest";
import { connectRepository } from "../../../src/local-queue/git/connect.js";
import { pageView } from "../../../src/local-queue/page/view.js";
import { startLocalService } from "../../../src/local-queue/service.js";
import type { Command } from "../../../src/local-queue/world/commands.js";
import { Refusal } from "../../../src/local-queue/world/refusal.js";
import { commit, commitAll, ENVIRONMENT, git, givenOrigin, temporaryFolder } from "../../git/repositories.js";
import { AT_MAIN } from "../http/client.js";

test.skipIf(process.platform === "win32")(
  "what the service could not keep of the repository is told to it again, in order",
  async () => {
    const folder = givenOrigin();
    commitAll(folder, [
      { ref: "refs/heads/main", files: { base: "1\n" } },
      { ref: "refs/heads/one", parents: [":1"], files: { one: "1\n" } },
    ]);
    const reports: string[] = [];
    const repository = await connectRepository({
      repository: folder,
      target: "main",
      dataFolder: temporaryFolder(),
      testCommand: "true",
      environment: ENVIRONMENT,
      report: (sentence) => reports.push(sentence),
      pollMs: 100,
    });
    const refused = new Set<string>();
    /** Refuses what comes from the repository the first time. */
    const record = (command: Command) => {
      const name = command.type === "answer" ? command.answer.type : command.type;
      const isOutside = command.type === "answer" || command.type === "addPullRequest";
      if (!isOutside || refused.has(name)) return;
      refused.add(name);
      throw new Refusal(503, "no space is left");
    };
    const service = await startLocalService({ timings: { readySeconds: 0 }, makeHost: repository.makeHost, record });
    onTestFinished(async () => {
      await service.close();
      await repository.close();
    });
    await repository.begin(service.engine);
    const titles = () => service.engine.snapshots()[0]?.pullRequests.map(({ headBranch }) => headBranch);
    await expect.poll(titles, { timeout: 5000 }).toEqual(["one"]);
    commit(folder, "refs/heads/two", { parents: ["refs/heads/main"], files: { two: "1\n" } });
    await expect.poll(titles, { timeout: 5000 }).toEqual(["one", "two"]);

    service.engine.submitPullRequest(AT_MAIN, { number: 1 });
    const state = () => Object(service.engine.getSubmittedPullRequest(AT_MAIN, { number: 1 })).state;
    await expect.poll(state, { timeout: 15_000 }).toBe("merged");
    expect([...refused]).toEqual(["addPullRequest", "run-started", "runs-ended", "merged"]);
    expect(git(folder, ["show", "main:one"])).toBe("1");
    expect(reports).toEqual([]);
  },
);

test.skipIf(process.platform === "win32")("a conflict is on the page with its files", async () => {
  const folder = givenOrigin();
  commitAll(folder, [
    { ref: "refs/heads/main", files: { base: "1\n" } },
    { ref: "refs/heads/one", parents: [":1"], files: { "a.txt": "1\n", "b.txt": "1\n" } },
    { ref: "refs/heads/two", parents: [":1"], files: { "a.txt": "2\n", "b.txt": "2\n" } },
  ]);
  const repository = await connectRepository({
    repository: folder,
    target: "main",
    dataFolder: temporaryFolder(),
    testCommand: "sleep 5",
    environment: ENVIRONMENT,
    report: () => {},
  });
  const service = await startLocalService({ timings: { readySeconds: 0 }, makeHost: repository.makeHost });
  onTestFinished(async () => {
    await service.close();
    await repository.close();
  });
  await repository.begin(service.engine);
  service.engine.updateQueue(AT_MAIN, { mode: "single", concurrency: 5 });
  for (const number of [1, 2]) service.engine.submitPullRequest(AT_MAIN, { number });
  const words = () => {
    const [queue] = pageView(service.engine.watchedQueues(), { nowMs: Date.now(), speed: 1 }).queues;
    return queue?.ended.map(({ number, words: said }) => [number, said]);
  };
  await expect.poll(words, { timeout: 10_000 }).toEqual([[2, ["It conflicts with #1 in a.txt, b.txt."]]]);
});

const onGit = test.skipIf(process.platform === "win32");

/** A service on a repository with the branches `one` and `two`, which looks at it ten times a second. */
async function givenService(record: (command: Command) => void = () => {}) {
  const folder = givenOrigin();
  const [base = ""] = commitAll(folder, [
    { ref: "refs/heads/main", files: { base: "1\n" } },
    { ref: "refs/heads/one", parents: [":1"], files: { one: "1\n" } },
    { ref: "refs/heads/two", parents: [":1"], files: { two: "1\n" } },
  ]);
  const reports: string[] = [];
  const repository = await connectRepository({
    repository: folder,
    target: "main",
    dataFolder: temporaryFolder(),
    testCommand: "true",
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

const SOON = { timeout: 15_000 };

onGit("a queue that is deleted and made again goes on, also with what came in between", async () => {
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

onGit("an issue takes no number of a pull request to come", async () => {
  const { engine, branches, addBranch, reports } = await givenService();
  engine.outside.addIssue({ title: "The queue stands still" });
  for (const name of ["four", "three"]) addBranch(name);
  await expect.poll(branches, SOON).toEqual(["#1 one", "#2 two", "#3 four", "#4 three"]);
  expect(reports).toEqual([]);
});

onGit("what the service refuses for good keeps nothing else from it", async () => {
  const refused = new Set<string>();
  const { branches, addBranch, reports } = await givenService((command) => {
    if (command.type !== "addPullRequest" || command.given.headBranch !== "four" || refused.has("four")) return;
    refused.add("four");
    throw new Refusal(409, "Pull request #3 exists already");
  });
  for (const name of ["four", "three"]) addBranch(name);
  await expect.poll(branches, SOON).toEqual(["#1 one", "#2 two", "#4 three"]);
  expect(reports).toEqual(["Pull request #3 exists already."]);
});

onGit("who is taken out before the service could keep the merge was merged by hand, and once", async () => {
  let isFull = true;
  const { engine, folder, stateOf } = await givenService((command) => {
    if (!isFull || command.type !== "answer" || command.answer.type !== "merged") return;
    isFull = false;
    throw new Refusal(503, "no space is left");
  });
  engine.submitPullRequest(AT_MAIN, { number: 1 });
  await expect.poll(() => isFull, SOON).toBe(false);
  engine.cancelPullRequest(AT_MAIN, 1);

  const known = () => engine.snapshots()[0]?.pullRequests.find(({ number }) => number === 1);
  await expect.poll(() => known()?.state, SOON).toBe("merged");
  expect(stateOf(1)).toBe("cancelled");
  expect(known()?.mergeCommitSha).toBe(git(folder, ["rev-parse", "main"]));
});
