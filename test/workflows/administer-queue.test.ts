import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import { addInputs, call, listJobsWithToken, NAME, OWN_TOKEN, resultsOf, sentTo } from "../support/call-workflow.js";
import { filesByRef, filesOf } from "../support/interpreter/checkout.js";
import { onDispatch, onPullRequest, onSchedule, type WorkflowEvent } from "../support/interpreter/events.js";
import { repository } from "../support/payloads.js";
import { givenQueued } from "../support/queue.js";

const REASON = "A $(touch hurt) `touch hurt` ${HOME} reason";
const CONFIG = "queues:\n  main:\n    concurrency: 7\n";

function queueOf(service: LocalService) {
  const [found] = service.control.state().repositories[0]?.queues ?? [];
  if (found === undefined) throw new Error("The service has no queue.");
  return found;
}

function administer(service: LocalService, inputs: Readonly<Record<string, string>>, more = {}) {
  return call("administer-queue", service, onDispatch({ reason: REASON, ...inputs }), {
    secrets: {},
    environments: { "merge-queue-admin": { secrets: { [NAME]: service.token }, branches: ["main"] } },
    ...more,
  });
}

describe("administer-queue.yml", () => {
  test("pauses the queue with a reason, and resumes it, in the environment merge-queue-admin", async () => {
    const service = await givenService(OWN_TOKEN);

    const paused = await administer(service, { operation: "pause" });
    const state = queueOf(service).state;
    const again = await administer(service, { operation: "pause" });
    const resumed = await administer(service, { operation: "resume" });

    expect(paused.jobs.administer?.outputs).toMatchObject({
      result: "paused",
      "previous-state": "running",
      "paused-here": "true",
    });
    expect(state).toBe("paused");
    expect(paused.jobs["administer / administer"]?.steps.find(({ id }) => id === "pause")?.summary).toContain("reason");
    expect(again.jobs.administer?.outputs).toMatchObject({ result: "unchanged", "paused-here": "false" });
    expect(resumed.jobs.administer?.outputs).toMatchObject({
      result: "resumed",
      "previous-state": "paused",
      "paused-here": "false",
    });
    expect(queueOf(service).state).toBe("running");
    expect(listJobsWithToken(paused, service)).toEqual(["administer / administer"]);
    expect(paused.jobs["administer / administer"]).toMatchObject({
      environment: "merge-queue-admin",
      concurrency: { group: "merge-queue-admin-main", queue: "max" },
    });
  });

  test("returns paused-here false when the queue was draining before", async () => {
    const service = await givenService(OWN_TOKEN);
    service.control.updateQueue({ branch: "main", state: "draining" });

    const end = await administer(service, { operation: "pause" });

    expect(end.jobs.administer?.outputs).toMatchObject({
      result: "paused",
      "previous-state": "draining",
      "paused-here": "false",
    });
  });

  test("drains the queue in a separate concurrency group, so that a pause does not wait for the drain", async () => {
    const service = await givenService({ ...OWN_TOKEN, speed: 3600 });
    givenQueued(service);

    const end = await administer(service, { operation: "drain" });

    expect(end.jobs.administer?.outputs).toMatchObject({ result: "drained", "previous-state": "running" });
    expect(end.jobs["administer / administer"]?.concurrency).toMatchObject({ group: "merge-queue-admin-main-drain" });
  });

  test("applies the file of the default branch in every event", async () => {
    const service = await givenService(OWN_TOKEN);
    const files = {
      repository: filesByRef({
        main: { ".github/merge-queue.yml": CONFIG },
        "refs/heads/main": { ".github/merge-queue.yml": CONFIG },
        "refs/pull/7/merge": { ".github/merge-queue.yml": CONFIG.replace("7", "99") },
      }),
    };
    const text = addInputs("administer-queue", { operation: "apply", "dry-run": true }).replace(
      /^on:\n( .*\n)*/,
      "on: [pull_request, schedule]\n",
    );
    const drift = async (event: WorkflowEvent) => {
      const end = await call("administer-queue", service, event, { text, ...files });
      return end.jobs.administer?.outputs;
    };
    const fromPullRequest = await drift(onPullRequest(service.control.addPullRequest({ number: 7 })));
    const fromSchedule = await drift(onSchedule());

    const end = await administer(service, { operation: "apply" }, files);

    for (const outputs of [fromPullRequest, fromSchedule]) {
      expect(outputs?.result).toBe("drift");
      expect(outputs?.changes).toContain("7");
      expect(outputs?.changes).not.toContain("99");
    }
    expect(end.jobs.administer?.outputs.result).toBe("applied");
    expect(queueOf(service).concurrency).toBe(7);
  });

  test("changes nothing in a dry run, from another branch, or for an unknown operation", async () => {
    const service = await givenService(OWN_TOKEN);
    const elsewhere = { ...onDispatch({ operation: "pause", reason: REASON }), ref: "refs/heads/other" };

    const dry = await administer(service, { operation: "pause", "dry-run": "true" });
    const other = await call("administer-queue", service, elsewhere, {
      secrets: {},
      environments: { "merge-queue-admin": { secrets: { [NAME]: service.token }, branches: ["main"] } },
    });
    const text = addInputs("administer-queue", { operation: "delete", "target-branch": "main" });
    const unknown = await call("administer-queue", service, onDispatch({ operation: "pause", reason: "x" }), { text });

    expect(dry.jobs.administer?.outputs).toMatchObject({ result: "planned", "paused-here": "false" });
    expect(other.jobs["administer / administer"]).toMatchObject({ result: "failure", steps: [] });
    expect([unknown.result, unknown.ourResults.every((each) => each.endsWith(": skipped"))]).toEqual(["failure", true]);
    expect(unknown.log).toContain("operation: must be one of pause, resume, drain, apply.");
    expect([queueOf(service).state, sentTo(service).includes("updateQueue")]).toEqual(["running", false]);
  });
});

describe("the example that pauses the queue for a release", () => {
  const released: WorkflowEvent = {
    name: "release",
    ref: "refs/tags/v1.2.0",
    payload: { action: "published", release: { tag_name: "v1.2.0" }, repository: repository("local/playground") },
  };

  async function release(service: LocalService, exitCode: number) {
    const states: string[] = [];
    const end = await call("administer-queue", service, released, {
      example: 1,
      repository: (...where) => {
        states.push(queueOf(service).state);
        filesOf({})(...where);
      },
      programs: { make: `#!/bin/sh\nexit ${exitCode}\n` },
    });
    return { end, states };
  }

  test.each([0, 1])(
    "pauses the queue during the release, and resumes the queue after exit code %i",
    async (exitCode) => {
      const service = await givenService(OWN_TOKEN);

      const { end, states } = await release(service, exitCode);

      expect(states).toEqual(["paused"]);
      expect(end.jobs.thaw).toMatchObject({ result: "success", outputs: { result: "resumed" } });
      expect(queueOf(service).state).toBe("running");
      expect(listJobsWithToken(end, service)).toEqual(["freeze / administer", "thaw / administer"]);
    },
  );

  test("leaves the queue paused when a person had paused the queue before", async () => {
    const service = await givenService(OWN_TOKEN);
    service.control.updateQueue({ branch: "main", state: "paused" });

    const { end } = await release(service, 0);

    expect(resultsOf(end)).toMatchObject({ freeze: "success", release: "success", thaw: "skipped" });
    expect(queueOf(service).state).toBe("paused");
  });
});
