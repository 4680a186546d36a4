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
