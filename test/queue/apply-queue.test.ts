import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { errorLine } from "../support/action.js";
import { requestsIn } from "../support/planned-requests.js";
import { bodiesOf, changesOf, queueBody, queueFor, writesOf } from "../support/queue-requests.js";
import { givenWorkspace } from "../support/workspace.js";
import { endOf, givenQueue, runQueue } from "./run-queue.js";

const FILE = ".github/merge-queue.yml";
const CONFIG = [
  "queues:",
  "  main: &default",
  "    concurrency: 5",
  "    mergeMethod: rebase",
  "  release/1.x: *default",
  "  develop:",
].join("\n");
const MAIN_ONLY = "queues: { main: { concurrency: 5 } }";
const NEW_QUEUES = [
  { branch: "release/1.x", created: true },
  { branch: "develop", created: true },
];

function apply(
  config: string,
  given: Parameters<typeof runQueue>[2] = {},
  inputs: Readonly<Record<string, string>> = {},
): ReturnType<typeof runQueue> {
  const workspace = givenWorkspace({ [inputs["config-file"] ?? FILE]: config });
  return runQueue("apply-queue", { "target-branch": "", ...inputs }, given, { workspace });
}

describe("apply-queue", () => {
  test("creates and updates queues as in the file, and sends nothing in a second run", async () => {
    const end = await apply(CONFIG, { queue: { mergeMethod: "rebase" } });

    expect(endOf(end)).toBe("applied getQueue getQueue getQueue updateQueue createQueue updateQueue createQueue");
    expect(bodiesOf(end, "createQueue")).toEqual([
      { ...queueBody("release/1.x"), concurrency: 5 },
      queueBody("develop"),
    ]);
    expect(bodiesOf(end, "updateQueue")).toEqual([
      { ...queueBody(), concurrency: 5 },
      { ...queueBody("release/1.x"), mergeMethod: "rebase" },
    ]);
    expect(changesOf(end)).toEqual([{ branch: "main", setting: "concurrency", from: 1, to: 5 }, ...NEW_QUEUES]);
    expect(end.log).toContain(
      `3 of 3 merge queues in ${FILE} were changed to match the file: main (concurrency), release/1.x (new), develop (new).`,
    );
    expect(end.summary).toContain("#### main\n");
    expect(end.summary).toContain("#### release/1.x (new)\n");

    const again = await apply(CONFIG, end.service);

    expect(endOf(again)).toBe("unchanged getQueue getQueue getQueue");
    expect(again.outputs.changes).toBe("[]");
    expect(again.log).toContain(`3 merge queues in ${FILE} match the file.`);
  });

  test("leaves queues and settings outside the file unchanged", async () => {
    const service = await givenQueue({ queue: { batch: true, concurrency: 7 } });
    service.control.addQueue({ branch: "release/1.x", concurrency: 3 });

    await apply("queues: { main: { mergeMethod: merge_commit } }", service);

    expect(queueFor(service)).toMatchObject({ batch: true, concurrency: 7, mergeMethod: "merge_commit" });
    expect(queueFor(service, "release/1.x")).toMatchObject({ concurrency: 3 });
  });

  test("changes only one queue when target-branch is set", async () => {
    const end = await apply(CONFIG, {}, { "target-branch": "main" });

    expect(endOf(end)).toBe("applied getQueue updateQueue");
  });

  test("completes the changes of an earlier run that failed", async () => {
    const fault = { kind: "status", status: 400 } as const;
    const first = await apply(CONFIG, {
      queue: { concurrency: 5, mergeMethod: "rebase" },
      faults: [{ endpoint: "updateQueue", fault }],
    });

    const end = await apply(CONFIG, first.service);

    expect(first.exitCode).toBe(1);
    expect(writesOf(end)).toEqual(["updateQueue", "createQueue"]);
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody("release/1.x"), mergeMethod: "rebase" }]);
  });

  test("reports the changed branches when the next branch fails", async () => {
    const fault = { kind: "status", status: 400, body: "no" } as const;

    const end = await apply(CONFIG, { faults: [{ endpoint: "createQueue", fault }] });

    expect(end.outputs["error-kind"]).toBe("rejected");
    expect(errorLine(end.log)).toContain("createQueue was answered with status 400");
    expect(end.log).toContain(
      "Queues already changed: main. Queue with the error: release/1.x. Queues not reached: develop.",
    );
    const changes = [
      { branch: "main", setting: "concurrency", from: 1, to: 5 },
      { branch: "main", setting: "mergeMethod", from: "squash", to: "rebase" },
    ];
    expect(changesOf(end)).toEqual(changes);
    expect(end.result).toMatchObject({ changes });
  });

  test("reports no changes when the only branch fails", async () => {
    const fault = { kind: "status", status: 400, body: "no" } as const;

    const end = await apply(MAIN_ONLY, { faults: [{ endpoint: "updateQueue", fault }] });

    expect([end.outputs["error-kind"], end.outputs.changes]).toEqual(["rejected", "[]"]);
    expect(end.log).not.toContain("Queues already changed");
  });

  test("updates a queue that another run created after the read", async () => {
    const fault = { kind: "status", status: 404 } as const;

    const end = await apply(MAIN_ONLY, { faults: [{ endpoint: "getQueue", fault }] });

    expect(endOf(end)).toBe("applied getQueue createQueue getQueue updateQueue");
    expect(changesOf(end)).toEqual([{ branch: "main", setting: "concurrency", from: 1, to: 5 }]);
  });

  test("reports that a queue is switching modes", async () => {
    const end = await apply("queues: { main: { mode: parallel } }", { line: 1 });

    expect(end.log).toContain("main: The queue is switching modes now.");
  });

  test("changes no queue when one queue cannot be read", async () => {
    const fault = { kind: "status", status: 403 } as const;

    const end = await apply(CONFIG, { faults: [{ endpoint: "getQueue", skip: 1, fault }] });

    expect([end.outputs["error-kind"], writesOf(end)]).toEqual(["auth", []]);
  });

  test("escapes branch names in the summary", async () => {
    const end = await apply("queues: { 'x|<img>`': { concurrency: 2 } }");

    expect(end.summary).toContain("#### x&#124;&#60;img&#62;&#96; (new)");
  });
});

describe("apply-queue with dry-run", () => {
  const DRY = { "dry-run": "true" };

  test.each([
    ["false", undefined],
    ["true", "result"],
  ])("reports the differences and the requests when fail-on-drift is %s", async (failOnDrift, kind) => {
    const end = await apply(CONFIG, {}, { ...DRY, "fail-on-drift": failOnDrift });

    expect([end.outputs.result, end.outputs["error-kind"] || undefined]).toEqual(["drift", kind]);
    expect(writesOf(end)).toEqual([]);
    expect(changesOf(end)).toEqual([
      { branch: "main", setting: "concurrency", from: 1, to: 5 },
      { branch: "main", setting: "mergeMethod", from: "squash", to: "rebase" },
      ...NEW_QUEUES,
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

  test("shows the requests for ten branches and the number of the other branches", async () => {
    const branches = Array.from({ length: 40 }, (_, index) => `  release/${index}: { concurrency: 5 }`);

    const end = await apply(["queues:", ...branches].join("\n"), {}, DRY);

    expect(changesOf(end)).toHaveLength(40);
    expect(requestsIn(end.log).filter(({ title }) => title === "POST /createQueue")).toHaveLength(10);
    expect(end.summary).toContain("#### release/39 (new)\n");
    for (const text of [end.log, end.summary])
      expect(text).toContain("The requests for 30 more branches are not shown.");
    expect(end.log.split("\n").length).toBeLessThan(100);
  });

  test("returns unchanged when no queue differs from the file", async () => {
    const end = await apply("queues: { main: { concurrency: 1 } }", {}, { ...DRY, "fail-on-drift": "true" });

    expect(endOf(end)).toBe("unchanged getQueue");
  });
});

describe("apply-queue with a missing or invalid file", () => {
  test("names the full path when the file is missing", async () => {
    const workspace = givenWorkspace();

    const end = await runQueue("apply-queue", { "target-branch": "" }, {}, { workspace });

    expect(endOf(end)).toBe("input");
    expect(errorLine(end.log)).toContain(
      `config-file: ${FILE} does not exist (full path: ${join(workspace, FILE)}). Check out the repository first`,
    );
  });

  test("reports all problems of the file with their lines", async () => {
    const config = [
      "version: 1",
      "queues:",
      "  main:",
      "    mergeMethod: sqash",
      "    concurrency: 0",
      "  bad branch: { batch: true }",
      "  develop: [concurrency]",
    ].join("\n");

    const end = await apply(config, {}, { "config-file": "queues.yml" });

    expect(endOf(end)).toBe("input");
    expect(end.outputs["error-message"]?.split("\n")).toEqual([
      '- config-file: queues.yml line 1, version: is not known; the allowed keys are "queues", "freezes", and keys that begin with "x-" for shared values.',
      '- config-file: queues.yml line 4, queues.main.mergeMethod: must be one of merge_commit, squash, rebase; got "sqash".',
      "- config-file: queues.yml line 5, queues.main.concurrency: must be a whole number of 1 or more; got 0.",
      '- config-file: queues.yml line 6, queues."bad branch": must be a branch name such as main or release/1.x.',
      expect.stringContaining("- config-file: queues.yml line 7, queues.develop: must be a mapping of settings"),
    ]);
  });

  test.each([
    [
      { "target-branch": "mian" },
      `target-branch: ${FILE} has no queues.mian; its branches are main, release/1.x, develop.`,
    ],
    [{ "fail-on-drift": "true" }, "fail-on-drift: this input requires dry-run: true"],
  ])("fails with an input error when the inputs are %j", async (inputs, problem) => {
    const end = await apply(CONFIG, {}, inputs);

    expect(endOf(end)).toBe("input");
    expect(errorLine(end.log)).toContain(problem);
  });
});
