import { describe, expect, test } from "vitest";
import type { Fault } from "../../src/local-queue/service.js";
import { errorLine, givenService } from "../action/harness.js";
import { requestsIn } from "../action/planned-requests.js";
import { bodiesOf, changesOf, queueBody, queueFor, writesOf } from "../action/queue-settings.js";
import { runHere } from "../run/run-here.js";

const CREATE = { operation: "create-queue", "target-branch": "release/1.x" };
const BODY = queueBody("release/1.x");
const SETTINGS = [
  "mode: parallel",
  "concurrency: 5",
  "pendingFailureDepth: 0",
  "mergeMethod: rebase",
  "requiredStatuses: [build]",
].join("\n");

describe("create-queue", () => {
  test("makes one with the service's own settings when none are given", async () => {
    const service = await givenService();

    const end = await runHere(service, CREATE);

    expect([end.outputs.result, end.outputs.changes]).toEqual(["created", "[]"]);
    expect(end.calls).toEqual(["getQueue", "createQueue"]);
    expect(bodiesOf(end, "createQueue")).toEqual([BODY]);
    expect(queueFor(service, "release/1.x")).toMatchObject({ mode: "single", concurrency: 1 });
  });

  test("has no list to take away from a new queue", async () => {
    const end = await runHere(await givenService(), { ...CREATE, settings: "requiredStatuses: null" });

    expect([end.outputs.result, end.calls]).toEqual(["created", ["getQueue", "createQueue"]]);
  });

  test("shows both requests of a dry run, and sends none", async () => {
    const service = await givenService();

    const end = await runHere(service, { ...CREATE, settings: SETTINGS, "dry-run": "true" });

    expect([end.exitCode, end.outputs.result, end.calls]).toEqual([0, "planned", ["getQueue"]]);
    expect(requestsIn(end.log)).toMatchObject([
      { title: "POST /createQueue", body: { ...BODY, mode: "parallel", concurrency: 5 } },
      { title: "POST /updateQueue", body: BODY },
    ]);
    expect(requestsIn(end.summary)).toEqual(requestsIn(end.log));
    expect(end.summary).toContain("| Setting | Value |");
    expect(queueFor(service, "release/1.x")).toBeUndefined();
  });

  test("names a repository that the service does not know", async () => {
    const end = await runHere(await givenService(), { ...CREATE, repository: "local/nowhere" });

    expect(end.outputs["error-kind"]).toBe("not-found");
    expect(errorLine(end.log)).toContain("The service does not know the repository local/nowhere.");
  });

  test("takes no default for the branch", async () => {
    const end = await runHere(await givenService(), { operation: "create-queue", settings: "mode: single" });

    expect(errorLine(end.log)).toContain("target-branch: is required; create-queue takes no default");
    expect(end.requests).toEqual([]);
  });
});

describe("a branch that has a queue already", () => {
  const EXISTING = { ...CREATE, "target-branch": "main" };

  test("is left as it is when it is to be ignored", async () => {
    const service = await givenService();

    const end = await runHere(service, { ...EXISTING, settings: SETTINGS, "if-exists": "ignore" });

    expect([end.exitCode, end.outputs.result, end.calls]).toEqual([0, "already-exists", ["getQueue"]]);
    expect(end.outputs.changes).toBe("[]");
    expect(queueFor(service)).toMatchObject({ mode: "single", concurrency: 1 });
  });

  test("gets what it lacks when it is to be updated", async () => {
    const service = await givenService({ queue: { mergeMethod: "rebase", requiredStatuses: ["build"] } });

    const end = await runHere(service, { ...EXISTING, settings: SETTINGS, "if-exists": "update" });

    expect([end.exitCode, end.outputs.result]).toEqual([0, "updated"]);
    expect(end.calls).toEqual(["getQueue", "updateQueue"]);
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), mode: "parallel", concurrency: 5 }]);
    expect(changesOf(end)).toEqual([
      { setting: "mode", from: "single", to: "parallel" },
      { setting: "concurrency", from: 1, to: 5 },
    ]);
  });

  test("and lacks nothing stays as it is", async () => {
    const service = await givenService({ queue: { concurrency: 5 } });
    const inputs = { ...EXISTING, settings: "concurrency: 5", "if-exists": "update" };

    const end = await runHere(service, inputs);

    expect([end.exitCode, end.outputs.result]).toEqual([0, "already-exists"]);
    expect(end.calls).toEqual(["getQueue"]);
  });

  test.each([
    ["error", "with if-exists: error this would fail.", 0],
    ["ignore", "with if-exists: ignore it would be left as it is.", 0],
    ["update", "2 settings of the merge queue for main of local/playground would be changed: mode, concurrency.", 1],
  ])("is told of in a dry run with if-exists: %s", async (ifExists, message, requests) => {
    const inputs = { ...EXISTING, settings: "mode: parallel\nconcurrency: 5", "if-exists": ifExists };

    const end = await runHere(await givenService(), { ...inputs, "dry-run": "true" });

    expect([end.exitCode, end.outputs.result, end.calls]).toEqual([0, "planned", ["getQueue"]]);
    expect(end.log).toContain(message);
    expect(end.log.match(/POST \/updateQueue/g) ?? []).toHaveLength(requests);
  });
});

/** A queue that does not show when it is looked for, and is there when it is to be created. */
async function givenRace(body: string) {
  const service = await givenService();
  service.control.addFault({ endpoint: "getQueue", fault: { kind: "status", status: 404 } });
  service.control.addFault({ endpoint: "createQueue", fault: { kind: "status", status: 409, body } });
  return service;
}

describe("a queue that somebody makes between the look and the creation", () => {
  const RACE = { ...CREATE, "target-branch": "main", settings: "concurrency: 5" };

  test.each([
    ["it is there", ["The service said: it is there"]],
    ["", []],
  ])("is an error with the service's words, where it has some (%j)", async (body, said) => {
    const end = await runHere(await givenRace(body), RACE);

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "rejected"]);
    expect(errorLine(end.log)).toContain("There is a merge queue for branch main of local/playground already.");
    expect(end.log.split("\n").filter((line) => line.startsWith("The service said"))).toEqual(said);
  });

  test("gets what it lacks when it is to be updated", async () => {
    const service = await givenRace("it is there");

    const end = await runHere(service, { ...RACE, "if-exists": "update" });

    expect(end.outputs.result).toBe("updated");
    expect(end.calls).toEqual(["getQueue", "createQueue", "getQueue", "updateQueue"]);
    expect(queueFor(service)).toMatchObject({ concurrency: 5 });
  });
});

describe("a queue that was made while its settings were not", () => {
  test("is spoken of in the error, and completed by the next run", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 400, body: "not today" } });

    const end = await runHere(service, { ...CREATE, settings: SETTINGS });

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "rejected"]);
    const error = errorLine(end.log);
    expect(error).toContain("The merge queue for release/1.x of local/playground was created, but not all");
    expect(error).toContain("not today");
    expect(end.log).toContain("Missing: pendingFailureDepth, mergeMethod, requiredStatuses.");
    expect(end.log).toContain("create-queue with if-exists: update, update-queue and apply-queue send");

    const again = await runHere(service, { ...CREATE, settings: SETTINGS, "if-exists": "update" });

    expect(again.outputs.result).toBe("updated");
    expect(bodiesOf(again, "updateQueue")).toEqual([{ ...BODY, mergeMethod: "rebase", requiredStatuses: ["build"] }]);
  });

  test("is created all the same when the settings show after an unclear failure", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "drop", when: "after" } });

    const end = await runHere(service, { ...CREATE, settings: SETTINGS });

    expect([end.exitCode, end.outputs.result]).toEqual([0, "created"]);
    expect(end.calls).toEqual(["getQueue", "createQueue", "updateQueue", "getQueue"]);
  });

  test("misses after an unclear failure only what the queue does not show", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 503 } });

    const end = await runHere(service, { ...CREATE, settings: SETTINGS });

    expect(end.outputs["error-kind"]).toBe("unavailable");
    expect(end.log).toContain("Missing: mergeMethod, requiredStatuses.");
  });
});

describe("a creation without a clear answer", () => {
  const lost: readonly Fault[] = [
    { kind: "drop", when: "after" },
    { kind: "status", status: 502, afterEffect: true },
  ];

  test.each(lost)("that made the queue goes on with the settings (%j)", async (fault) => {
    const service = await givenService();
    service.control.addFault({ endpoint: "createQueue", fault });

    const end = await runHere(service, { ...CREATE, settings: SETTINGS });

    expect([end.exitCode, end.outputs.result]).toEqual([0, "created"]);
    expect(end.calls).toEqual(["getQueue", "createQueue", "getQueue", "updateQueue"]);
  });

  test("that made nothing fails, and is not sent again", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "createQueue", fault: { kind: "drop", when: "before" } });

    const end = await runHere(service, { ...CREATE, settings: SETTINGS });

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "unavailable"]);
    expect(end.calls).toEqual(["getQueue", "createQueue", "getQueue"]);
    expect(end.log).toContain("The queue was read afterwards: there is none.");
  });

  test("is not taken for the maker of a queue that was there before", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "createQueue", fault: { kind: "status", status: 502 } });

    const end = await runHere(service, { ...CREATE, "target-branch": "main", settings: "batch: true" });

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "rejected"]);
    expect(errorLine(end.log)).toContain("There is a merge queue for branch main of local/playground already.");
    expect(writesOf(end)).toEqual([]);
    expect(queueFor(service)).toMatchObject({ batch: false });
  });

  test("is not taken for the maker of a queue that has other settings", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "getQueue", fault: { kind: "status", status: 404 } });
    service.control.addFault({ endpoint: "createQueue", fault: { kind: "status", status: 502 } });

    const end = await runHere(service, { ...CREATE, "target-branch": "main", settings: SETTINGS });

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "unavailable"]);
    expect(end.log).toContain("there is one now, but not with the wanted mode, concurrency.");
    expect(writesOf(end)).toEqual(["createQueue"]);
  });

  test("says what may be when the step is told to stop meanwhile", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "createQueue", fault: { kind: "hang", afterEffect: true } });
    const stopWhen = () => service.requests.some(({ endpoint }) => endpoint === "createQueue");

    const end = await runHere(service, { ...CREATE, settings: SETTINGS }, { stopWhen });

    expect([end.outputs.result, end.outputs["error-kind"]]).toEqual(["aborted", "aborted"]);
    expect(end.log).toContain("under way: the queue may have been created, without its other settings.");
  });
});
