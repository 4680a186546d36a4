import { describe, expect, test } from "vitest";
import { send } from "../../support/client.js";
import { ask, given, idIn } from "./client.js";

const SHA = "a".repeat(40);

describe("queue on API v2", () => {
  test("keeps the settings of the creation, and keeps test runs after the deletion", async () => {
    const { service, repository, queue, submit, find } = await given();
    const body = {
      repositoryId: repository,
      targetBranch: "dev",
      mode: "graph",
      concurrency: 3,
      bisectionConcurrency: 0,
      enqueueingLabel: "queue",
    };
    expect(await ask(service, "POST", "merge-queues", { body })).toMatchObject({
      status: 201,
      json: {
        targetBranch: "dev",
        mode: "graph",
        config: { concurrency: 3, bisectionConcurrency: 0, enqueueingLabel: "queue" },
      },
    });
    await submit(1);
    service.control.advance(60);
    const run = idIn((await ask(service, "GET", `merge-queues/${queue}/verification-runs`)).json);
    expect(await ask(service, "DELETE", `merge-queues/${queue}`)).toMatchObject({ status: 204, text: "" });
    expect(await ask(service, "DELETE", `merge-queues/${queue}`)).toMatchObject({ status: 404 });
    expect(await ask(service, "GET", `merge-queue-verification-runs/${run}`)).toMatchObject({ status: 200 });
    expect((await ask(service, "GET", `pull-requests/${await find(1)}`)).json).toMatchObject({
      queueEntry: { mergeQueueId: queue, state: "merged" },
    });
  });

  test("shows its entries until ten other queues are deleted", async () => {
    const { service, repository, queue, submit, find } = await given();
    await submit(1);
    service.control.advance(60);
    await ask(service, "DELETE", `merge-queues/${queue}`);
    const entry = async () => (await ask(service, "GET", `pull-requests/${await find(1)}`)).json;
    for (let count = 1; count <= 10; count += 1) {
      expect(await entry()).toMatchObject({ queueEntry: { mergeQueueId: queue } });
      const body = { repositoryId: repository, targetBranch: "dev" };
      const created = await ask(service, "POST", "merge-queues", { body });
      await ask(service, "DELETE", `merge-queues/${idIn(created.json)}`);
    }
    expect(await entry()).not.toHaveProperty("queueEntry");
  });

  test("changes only the given settings, and removes required statuses when the list is empty", async () => {
    const { service, queue } = await given({ queue: { requiredStatuses: ["build"] } });
    const change = async (body: object) => (await ask(service, "PATCH", `merge-queues/${queue}/config`, { body })).json;
    const given1 = {
      mergeMethod: "mergeCommit",
      notReadyTimeoutMinutes: 120,
      testingTimeoutMinutes: 0,
      optimizationMode: "bisectionSkipRedundantTests",
      batchingRules: [{ targetPattern: "app*", policy: "isolate" }],
      areCommentsEnabled: false,
    };
    expect(await change(given1)).toMatchObject({ config: { ...given1, requiredStatuses: ["build"] } });
    expect(await change({})).toMatchObject({ config: given1 });
    expect(await change({ requiredStatuses: [] })).toMatchObject({ config: { requiredStatuses: [] } });
    expect(await change({ requiredStatuses: ["a"] })).toMatchObject({ config: { requiredStatuses: ["a"] } });
  });

  test("pauses, continues and drains, and changes the mode at once when the queue is empty", async () => {
    const { service, queue } = await given();
    const act = async (verb: string, body?: object) =>
      (await ask(service, "POST", `merge-queues/${queue}/${verb}`, body === undefined ? {} : { body })).json;
    const pullRequestsUrl = `/v2/merge-queues/${queue}/pull-requests`;
    expect(await act("pause")).toEqual({ id: queue, state: "paused", mode: "queue", pullRequestsUrl });
    expect(await act("drain")).toMatchObject({ state: "draining" });
    expect(await act("resume")).toMatchObject({ state: "running" });
    expect(await act("switch-modes", { mode: "graph" })).toMatchObject({ state: "running", mode: "graph" });
    expect(await act("switch-modes", { mode: "graph" })).toMatchObject({ state: "running", mode: "graph" });
  });

  test("reports Terraform as the manager until another client writes", async () => {
    const { service, queue } = await given();
    const managedState = async (method: string, path: string, headers: Readonly<Record<string, string>> = {}) => {
      await ask(service, method, `merge-queues/${queue}${path}`, { headers, ...(method === "PATCH" && { body: {} }) });
      return (await ask(service, "GET", `merge-queues/${queue}`)).json;
    };
    expect(await managedState("POST", "/pause")).toMatchObject({ managedState: "manual" });
    const terraform = { "user-agent": "Terraform/1.9" };
    expect(await managedState("PATCH", "/config", terraform)).toMatchObject({ managedState: "terraform" });
    expect(await managedState("GET", "")).toMatchObject({ managedState: "terraform" });
    expect(await managedState("POST", "/resume")).toMatchObject({ managedState: "terraformWithDrift" });
    expect(await managedState("PATCH", "/config", { "x-source": "opentofu" })).toMatchObject({
      managedState: "terraform",
    });
    service.control.updateQueue({ branch: "main", managedState: "manual" });
    expect(await managedState("GET", "")).toMatchObject({ managedState: "manual" });
  });

  test("returns metrics of the queue, of the repository and of all queues", async () => {
    const { service, repository, queue } = await given();
    service.control.addQueue({ branch: "dev" });
    const text = async (path: string) => (await ask(service, "GET", path)).text;
    expect(await text(`merge-queues/${queue}/metrics`)).not.toContain('branch="dev"');
    for (const path of ["merge-queues/metrics", `merge-queues/metrics?repositoryId=${repository}`]) {
      expect(await text(path)).toContain('mq_depth_current{repo="local/playground",branch="dev",queue_type="main"} 0');
    }
  });

  test("applies a fault for an endpoint, and records the requests", async () => {
    const { service, queue } = await given();
    service.control.addFault({ endpoint: "mergeQueues.get", fault: { kind: "status", status: 503 } });
    expect(await ask(service, "GET", `merge-queues/${queue}`)).toMatchObject({ status: 503, json: undefined });
    expect(await ask(service, "GET", `merge-queues/${queue}`)).toMatchObject({ status: 200 });
    expect(service.requests.slice(-2)).toMatchObject([
      { api: "v2", endpoint: "mergeQueues.get", fault: "status" },
      { api: "v2", endpoint: "mergeQueues.get", fault: null },
    ]);
  });
});

describe("upload of impacted targets on API v2", () => {
  test("becomes visible after a delay, and a parallel queue waits for the upload", async () => {
    const { service, repository, submit, find } = await given({
      queue: { mode: "parallel" },
      timings: { targetsSeconds: 5 },
      pullRequests: 0,
    });
    service.control.addPullRequest({ headSha: SHA });
    await submit(1);
    const path = `pull-requests/${await find(1)}`;
    const body = { repositoryId: repository, targetBranch: "main", sha: SHA, number: 1, impactsAllTargets: true };
    expect(await ask(service, "PUT", "impacted-targets", { body })).toMatchObject({ status: 202, text: "" });
    const readiness = async () => (await ask(service, "GET", path)).json;
    expect(await readiness()).toMatchObject({ queueEntry: { readiness: { hasImpactedTargets: false } } });
    expect(await ask(service, "GET", `${path}/impacted-targets`)).toMatchObject({ status: 404 });
    service.control.advance(8);
    expect(await readiness()).toMatchObject({
      queueEntry: { state: "testing", readiness: { hasImpactedTargets: true, requiresImpactedTargets: true } },
    });
    expect((await ask(service, "GET", `${path}/impacted-targets`)).json).toEqual({
      impactsAllTargets: true,
      impactedTargets: [],
      totalImpactedTargets: 0,
    });
  });

  test.each<[number, string, object?, string?]>([
    [202, "sends its own commit"],
    [403, "sends another commit", {}, "b".repeat(40)],
    [401, "has ended", { live: false }],
    [202, "belongs to the repository, and sends another commit", { fork: false }, "b".repeat(40)],
  ])("returns %i when the workflow run %s", async (status, _run, run = {}, sha = SHA) => {
    const { service, repository } = await given({ pullRequests: 0 });
    service.control.addPullRequest({ headSha: SHA, fork: true });
    const { token } = service.control.addForkRun({ runId: "77", headSha: SHA, ...run });
    const body = { repositoryId: repository, targetBranch: "main", sha, number: 1, impactedTargets: [] };
    const headers = { "x-trunk-token": token, "content-type": "application/json" };
    const sent = { method: "PUT", headers, body: JSON.stringify(body) };
    expect(await send(`${service.apiV2Url}/impacted-targets`, sent)).toMatchObject({ status });
  });

  test("returns 422 when the repository's host does not support impacted targets", async () => {
    const { service } = await given();
    service.control.addRepository({ host: "git.example", owner: "local", name: "other" });
    service.control.addPullRequest({ repository: "local/other" });
    const repository = idIn(
      (await ask(service, "GET", "repositories?providerUrl=https://git.example/local/other")).json,
    );
    const body = { repositoryId: repository, targetBranch: "main", sha: SHA, number: 1, impactedTargets: [] };
    expect(await ask(service, "PUT", "impacted-targets", { body })).toMatchObject({
      status: 422,
      json: { error: { code: "IMPACTED_TARGETS_UNSUPPORTED" } },
    });
  });
});
