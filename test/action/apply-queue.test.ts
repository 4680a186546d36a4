import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { givenService, runAction } from "./harness.js";
import { requestsIn } from "./planned-requests.js";
import { bodiesOf, changesOf, queueBody, writesOf } from "./queue-settings.js";

const FILE = ".github/merge-queue.yml";
const CONFIG = [
  "queues:",
  "  main: &default",
  "    concurrency: 5",
  "    mergeMethod: rebase",
  "  release/1.x: *default",
  "  develop:",
].join("\n");

function apply(
  service: LocalService,
  config: string,
  inputs: Readonly<Record<string, string>> = {},
): ReturnType<typeof runAction> {
  return runAction(
    service,
    { operation: "apply-queue", ...inputs },
    { workspace: givenWorkspace({ [inputs["config-file"] ?? FILE]: config }) },
  );
}

describe("apply-queue", () => {
  test("changes what differs, makes what is missing, and reads everything before it writes", async () => {
    const service = await givenService({ queue: { mergeMethod: "rebase" } });

    const end = await apply(service, CONFIG);

    expect([end.exitCode, end.outputs.result]).toEqual([0, "applied"]);
    expect(end.calls).toEqual([
      "getQueue",
      "getQueue",
      "getQueue",
      "updateQueue",
      "createQueue",
      "updateQueue",
      "createQueue",
    ]);
    expect(bodiesOf(end, "createQueue")).toEqual([
      { ...queueBody("release/1.x"), concurrency: 5 },
      queueBody("develop"),
    ]);
    expect(bodiesOf(end, "updateQueue")).toEqual([
      { ...queueBody(), concurrency: 5 },
      { ...queueBody("release/1.x"), mergeMethod: "rebase" },
    ]);
    expect(changesOf(end)).toEqual([
      { branch: "main", setting: "concurrency", from: 1, to: 5 },
      { branch: "release/1.x", created: true },
      { branch: "develop", created: true },
    ]);
    expect(end.log).toContain(
      `3 of 3 merge queues in ${FILE} were changed to match the file: main (concurrency), release/1.x (new), develop (new).`,
    );
    expect(end.summary).toContain("#### main\n");
    expect(end.summary).toContain("#### release/1.x (new)\n");
  });
});

describe("a dry run of apply-queue", () => {
  const DRY = { "dry-run": "true" };

  test("finds the drift, shows the requests, and sends none", async () => {
    const service = await givenService();

    const end = await apply(service, CONFIG, DRY);

    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([0, "drift", ""]);
    expect(writesOf(end)).toEqual([]);
    expect(changesOf(end)).toEqual([
      { branch: "main", setting: "concurrency", from: 1, to: 5 },
      { branch: "main", setting: "mergeMethod", from: "squash", to: "rebase" },
      { branch: "release/1.x", created: true },
      { branch: "develop", created: true },
    ]);
    expect(end.log).toContain(
      `3 of 3 merge queues in ${FILE} differ from the file: main (concurrency, mergeMethod), release/1.x (new), develop (new).`,
    );
    const titles = requestsIn(end.log).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(["POST /updateQueue", "POST /createQueue"]));
    expect(requestsIn(end.summary)).toEqual(requestsIn(end.log));
    expect(end.summary).toContain("#### main\n\n| Setting | In the queue | In the file |");
    expect(end.summary).toContain("#### release/1.x (new)\n\n| Setting | In the file |");
  });
});

describe("a file that cannot be used", () => {
  test("is told everything that is wrong with it, with lines", async () => {
    const config = [
      "version: 1",
      "queues:",
      "  main:",
      "    mergeMethod: sqash",
      "    concurrency: 0",
      "  bad branch: { batch: true }",
      "  develop: [concurrency]",
    ].join("\n");

    const end = await apply(await givenService(), config, { "config-file": "queues.yml" });

    expect([end.outputs["error-kind"], end.requests]).toEqual(["input", []]);
    expect(end.outputs["error-message"]?.split("\n")).toEqual([
      "- config-file: queues.yml line 1, version: is not known; only queues stands here, and keys that begin with x- for what queues share.",
      '- config-file: queues.yml line 4, queues.main.mergeMethod: must be one of merge_commit, squash, rebase; got "sqash".',
      "- config-file: queues.yml line 5, queues.main.concurrency: must be a whole number from 1; got 0.",
      '- config-file: queues.yml line 6, queues."bad branch": must be a branch name such as main or release/1.x.',
      expect.stringContaining("- config-file: queues.yml line 7, queues.develop: must be a mapping of settings"),
    ]);
  });
});
