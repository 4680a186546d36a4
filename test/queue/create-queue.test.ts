import { describe, expect, test } from "vitest";
import type { LocalServiceOptions } from "../../local-queue/src/serve/service.js";
import { errorLine } from "../support/action.js";
import { byApi } from "../support/api.js";
import { requestsIn } from "../support/planned-requests.js";
import { bodiesOf, changesOf, queueBody, queueFor } from "../support/queue-requests.js";
import { endOf, type Given, givenQueue, runQueue } from "./run-queue.js";

const NEW = { "target-branch": "release/1.x" };
const BODY = queueBody("release/1.x");
const SETTINGS = [
  "mode: parallel",
  "concurrency: 5",
  "pendingFailureDepth: 0",
  "mergeMethod: rebase",
  "requiredStatuses: [build]",
].join("\n");

function create(inputs: Readonly<Record<string, string>> = {}, given: Given = {}) {
  return runQueue("create-queue", { ...NEW, ...inputs }, given);
}

describe("create-queue", () => {
  test.each(["", "requiredStatuses: null"])(
    "creates a queue with default settings when the input settings is %j",
    async (settings) => {
      const end = await create({ settings });

      expect(endOf(end)).toBe("created getQueue createQueue");
      expect(bodiesOf(end, "createQueue")).toEqual([BODY]);
      expect(queueFor(end.service, "release/1.x")).toMatchObject({ mode: "single", concurrency: 1 });
    },
  );

  test("shows the requests for the creation and for the other settings when dry-run is set", async () => {
    const end = await create({ settings: SETTINGS, "dry-run": "true" });

    expect(endOf(end)).toBe("planned getQueue");
    expect(requestsIn(end.log)).toMatchObject([
      { title: "POST /createQueue", body: { ...BODY, mode: "parallel", concurrency: 5 } },
      // Before the creation, API v2 knows no id of the queue.
      { title: "POST /updateQueue", body: byApi<object>({ v1: BODY, v2: {} }) },
    ]);
    expect(requestsIn(end.summary)).toEqual(requestsIn(end.log));
    expect(end.summary).toContain("| Setting | Value |");
  });

  test("fails with not-found when the repository is unknown", async () => {
    const end = await create({ repository: "local/nowhere" });

    expect(end.outputs["error-kind"]).toBe("not-found");
    expect(errorLine(end.log)).toContain("The service did not find the repository local/nowhere.");
  });
});

describe("create-queue for an existing queue", () => {
  const TWO = "mode: parallel\nconcurrency: 5";
  const NOTHING: LocalServiceOptions["queue"] = { concurrency: 5, mode: "parallel" };

  test.each<[string, string, Given, unknown]>([
    ["error", "rejected getQueue", {}, []],
    ["ignore", "already-exists getQueue", {}, []],
    ["update", "updated getQueue updateQueue", {}, [{ ...queueBody(), mode: "parallel", concurrency: 5 }]],
    ["update", "already-exists getQueue", { queue: NOTHING }, []],
  ])("sends the expected requests when if-exists is %s: %s", async (ifExists, expected, given, bodies) => {
    const end = await create({ "target-branch": "main", settings: TWO, "if-exists": ifExists }, given);

    expect(endOf(end)).toBe(expected);
    expect(bodiesOf(end, "updateQueue")).toEqual(bodies);
    if (ifExists === "error") {
      expect(errorLine(end.log)).toContain("A merge queue for branch main of local/playground already exists.");
      expect(end.log).toContain("use update-queue or if-exists: update");
    }
  });

  test.each([
    ["error", "with if-exists: error, the step would fail.", 0],
    ["ignore", "with if-exists: ignore, the queue would stay unchanged.", 0],
    ["update", "2 settings of the merge queue for main of local/playground would be changed: mode, concurrency.", 1],
  ])("shows the decision when dry-run is set and if-exists is %s", async (ifExists, message, requests) => {
    const end = await create({ "target-branch": "main", settings: TWO, "if-exists": ifExists, "dry-run": "true" });

    expect(endOf(end)).toBe("planned getQueue");
    expect(end.log).toContain(message);
    const titles = new Set(requestsIn(end.log).map(({ title }) => title));
    expect([...titles]).toEqual(requests === 0 ? [] : ["POST /updateQueue"]);
  });
});

const race = (body: string) => ({
  faults: [
    { endpoint: "getQueue", fault: { kind: "status", status: 404 } },
    { endpoint: "createQueue", fault: { kind: "status", status: 409, body } },
  ] as const,
});

describe("create-queue when another run creates the queue first", () => {
  const inputs = { "target-branch": "main", settings: "concurrency: 5" };

  test.each([
    ["it is there", ["Message of the service: it is there"]],
    ["", []],
  ])("fails with the service's message (%j)", async (body, said) => {
    const end = await create(inputs, race(body));

    expect(end.outputs["error-kind"]).toBe("rejected");
    expect(errorLine(end.log)).toContain("A merge queue for branch main of local/playground already exists.");
    expect(end.log.split("\n").filter((line) => line.startsWith("Message of the service"))).toEqual(said);
  });

  test("updates the settings when if-exists is update", async () => {
    const end = await create({ ...inputs, "if-exists": "update" }, race("it is there"));

    expect(endOf(end)).toBe("updated getQueue createQueue getQueue updateQueue");
    expect(queueFor(end.service)).toMatchObject({ concurrency: 5 });
  });
});

test("create-queue reports the missing settings of a new queue, and sends them in the next run", async () => {
  const fault = { kind: "status", status: 400, body: "not today" } as const;
  const end = await create({ settings: SETTINGS }, { faults: [{ endpoint: "updateQueue", fault }] });

  expect(end.outputs["error-kind"]).toBe("rejected");
  expect(errorLine(end.log)).toContain("The merge queue for release/1.x of local/playground was created, but not all");
  expect(errorLine(end.log)).toContain("not today");
  expect(end.log).toContain("Settings not applied: pendingFailureDepth, mergeMethod, requiredStatuses.");
  expect(end.log).toContain("run create-queue with if-exists: update, update-queue or apply-queue");

  const inputs = { ...NEW, settings: SETTINGS, "if-exists": "update" };
  const again = await runQueue("create-queue", inputs, end.service);

  expect(again.outputs.result).toBe("updated");
  expect(bodiesOf(again, "updateQueue")).toEqual([{ ...BODY, mergeMethod: "rebase", requiredStatuses: ["build"] }]);
  expect(changesOf(again)).toHaveLength(2);
});

test("create-queue reports settings that may be missing when it is stopped after the creation", async () => {
  const faults = [{ endpoint: "updateQueue", fault: { kind: "hang" } }] as const;
  const service = await givenQueue({ faults });
  const stopWhen = () => service.requests.some(({ endpoint }) => endpoint === "updateQueue");

  const end = await runQueue("create-queue", { ...NEW, settings: SETTINGS }, service, { stopWhen });

  expect(end.outputs.result).toBe("aborted");
  expect(errorLine(end.log)).toContain("release/1.x of local/playground was created, but not all");
  expect(end.log).toContain("these settings may be missing: pendingFailureDepth, mergeMethod, requiredStatuses.");
});
