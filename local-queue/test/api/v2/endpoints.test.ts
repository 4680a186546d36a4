import { describe, expect, test } from "vitest";
import { ask, given } from "./client.js";

describe("reads of API v2", () => {
  test.each([
    ["repositories?providerUrl=https://github.com/local/playground.git", { data: [{ path: "local/playground" }] }],
    ["repositories/{R}", { provider: "github", host: null, defaultBranch: "main" }],
    ["merge-queues?includeTotal=true", { data: [{ targetBranch: "main", mode: "queue" }], total: 1, hasMore: false }],
    ["merge-queues?repositoryId={R}&targetBranch=main", { data: [{ repositoryId: "{R}" }] }],
    ["merge-queues?repositoryId={R}&targetBranch=other", { data: [] }],
    ["merge-queues/{Q}", { id: "{Q}", state: "running", managedState: "manual", config: { allowBatching: false } }],
    ["merge-queues/{Q}/order", { mode: "queue", queueState: "running", batches: [{ state: "testing" }] }],
    ["merge-queues/{Q}/graph", { nodes: [{ pullRequestNumber: 1 }, { pullRequestNumber: 2 }] }],
    ["merge-queues/{Q}/graph?includeImpactedTargets=true", { edges: [{ totalCommonImpactedTargets: 1 }] }],
    ["merge-queues/{Q}/testing-results?since=2026-01-01T00:00:00Z", { data: [] }],
    ["merge-queues/{Q}/pull-requests", { data: [{ number: 2 }, { number: 1 }] }],
    ["merge-queues/{Q}/pull-requests?state=testing,pending&author=developer-1", { data: [{}, {}] }],
    ["merge-queues/{Q}/verification-runs?status=inProgress&sort=createdAt&direction=desc", { data: [{}] }],
    ["pull-requests?repositoryId={R}&number=1,3,99", { data: [{ number: 1 }, { number: 3 }] }],
    ["pull-requests?repositoryId={R}&branch=change-2&baseBranch=main", { data: [{ number: 2 }] }],
    ["pull-requests/{P}", { number: 1, queueEntry: { state: "testing", mergeQueueId: "{Q}" } }],
    ["pull-requests/{P}/queue-entry-history", { data: [{ state: "notReady" }, { state: "pending" }, {}] }],
    ["pull-requests/{P}/queue-entry-history?direction=newest&limit=1", { data: [{ state: "testing", reason: null }] }],
    ["queue-entry-history?pullRequestIds={P},{P}", { data: [{ pullRequestId: "{P}" }] }],
    ["pull-requests/{P}/verification-runs", { data: [{ status: "inProgress" }] }],
    ["pull-requests/{P}/queue-entry-estimate", { status: "unavailable", reason: "littleHistory" }],
    ["pull-requests/{P}/impacted-targets", { impactedTargets: ["app"], impactsAllTargets: false }],
    [
      "tests?quarantineState=quarantined",
      { data: [{ name: "a test", repoId: "{R}", quarantineState: "quarantined" }] },
    ],
    ["test-cases?owner=@team&include=metrics&period=7d", { data: [{ metrics: null }] }],
    ["test-collections", { data: [{ name: "local/playground" }] }],
  ])("return the expected fields for %s", async (path, expected) => {
    const { service, repository, queue, submit, find } = await given({
      quarantinedTests: [{ name: "a test", codeowners: ["@team"] }],
    });
    const pullRequest = await find(1);
    const head = service.control.state().repositories[0]?.pullRequests[0]?.headSha;
    const upload = { repositoryId: repository, targetBranch: "main", sha: head, number: 1, impactedTargets: ["app"] };
    expect(await ask(service, "PUT", "impacted-targets", { body: upload })).toMatchObject({ status: 202, text: "" });
    await submit(1);
    await submit(2);
    service.control.advance(3);
    const ids = (text: string) =>
      text.replaceAll("{R}", repository).replaceAll("{Q}", queue).replaceAll("{P}", pullRequest);
    const { status, json } = await ask(service, "GET", ids(path), { key: "read" });
    expect({ status, json }).toMatchObject({ status: 200, json: JSON.parse(ids(JSON.stringify(expected))) });
  });
});
