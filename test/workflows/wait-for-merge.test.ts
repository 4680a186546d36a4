import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import { addInputs, call, listJobsWithToken, OWN_TOKEN, resultsOf, sentTo } from "../support/call-workflow.js";
import { filesOf } from "../support/interpreter/checkout.js";
import { FORK, onFork, onLabel, onPullRequest, type WorkflowEvent } from "../support/interpreter/events.js";
import { givenQueued } from "../support/queue.js";

const LABEL = "merge and deploy";
const SURROUNDINGS = { programs: { make: "#!/bin/sh\necho deployed\n" } };

/** Starts a service in which one second is one hour, and returns what the deploy job checked out. */
async function given() {
  const service = await givenService({ ...OWN_TOKEN, speed: 3600 });
  service.control.setCollaborator({ login: "maintainer-1", permission: "write" });
  const refs: string[] = [];
  const run = (event: WorkflowEvent, text?: string) =>
    call("wait-for-merge", service, event, {
      ...SURROUNDINGS,
      ...(text === undefined ? {} : { text }),
      repository: (ref, ...where) => {
        refs.push(ref);
        filesOf({})(ref, ...where);
      },
    });
  return { service, refs, run };
}

function labelled(subject: Parameters<typeof onLabel>[0], actor = "maintainer-1", label = LABEL) {
  return onLabel(subject, label, { name: "pull_request_target", actor });
}

function mergeCommitOf(service: LocalService, number: number): string | null | undefined {
  const [repository] = service.control.state().repositories;
  return repository?.pullRequests.find((each) => each.number === number)?.mergeCommitSha;
}

describe("wait-for-merge.yml", () => {
  test("submits the pull request, waits, and returns the merge commit", async () => {
    const { service, refs, run } = await given();
    const pullRequest = service.control.addPullRequest();

    const end = await run(labelled(pullRequest));

    const commit = mergeCommitOf(service, pullRequest.number);
    expect(end.ourResults).toEqual(["submit: merged", "wait-for-merge: skipped"]);
    expect(end.jobs.merge?.outputs).toMatchObject({
      result: "merged",
      state: "merged",
      "pr-number": String(pullRequest.number),
      "merge-commit-sha": commit,
      deployable: "true",
      "failing-checks": "",
    });
    expect([end.jobs.deploy?.result, refs]).toEqual(["success", [commit]]);
    expect(end.jobs.deploy?.steps.at(-1)?.log).toBe("deployed\n");
    expect(listJobsWithToken(end, service)).toEqual(["merge / wait"]);
    expect(end.jobs["merge / wait"]).toMatchObject({ environment: "merge-queue", timeoutMinutes: 330 });
  });

  test("deploys nothing when GitHub does not show the merge commit", async () => {
    const { service, run } = await given();
    const pullRequest = service.control.addPullRequest();
    service.control.addFault({ endpoint: "github:pulls.get", times: 0, fault: { kind: "status", status: 404 } });

    const end = await run(labelled(pullRequest));

    expect(end.jobs.merge?.outputs).toMatchObject({ result: "merged", "merge-commit-sha": "", deployable: "false" });
    expect(resultsOf(end)).toMatchObject({ merge: "success", deploy: "skipped" });
  });

  test("returns `failed` and deploys nothing when the pull request fails", async () => {
    const { service, run } = await given();
    const pullRequest = service.control.addPullRequest({ testPlan: { result: "fail" } });

    const end = await run(labelled(pullRequest));

    expect(end.jobs.merge?.outputs).toMatchObject({
      result: "failed",
      state: "failed",
      "merge-commit-sha": "",
      deployable: "false",
    });
    expect(resultsOf(end)).toMatchObject({ merge: "failure", deploy: "skipped" });
  });

  test("submits nothing when a stranger adds the label, or a maintainer adds a different label", async () => {
    const { service, run } = await given();
    const pullRequest = service.control.addPullRequest();

    const stranger = await run(labelled(pullRequest, "stranger-1"));
    const other = await run(labelled(pullRequest, "maintainer-1", "merge"));

    expect(stranger.jobs.merge?.outputs).toMatchObject({ result: "not-permitted", deployable: "false" });
    expect(resultsOf(stranger)).toMatchObject({ merge: "failure", deploy: "skipped" });
    expect(resultsOf(other)).toMatchObject({ merge: "skipped", deploy: "skipped" });
    expect(sentTo(service)).toEqual([]);
  });

  test("waits without a submission when pr-number is set", async () => {
    const { service, run } = await given();
    const pullRequest = givenQueued(service);
    const inputs = { "pr-number": String(pullRequest.number), "target-branch": "main" };
    const text = addInputs("wait-for-merge", inputs).replace("    if: github.event.label.name", "    if: true || ''");

    const end = await run(labelled(service.control.addPullRequest()), text);

    expect(end.ourResults).toEqual(["submit: skipped", "wait-for-merge: merged"]);
    expect(end.jobs.merge?.outputs).toMatchObject({ "pr-number": String(pullRequest.number), deployable: "true" });
    expect(sentTo(service)).not.toContain("submitPullRequest");
  });

  test("skips test branches of the queue, and fails in a fork's run", async () => {
    const { service, run } = await given();
    const pullRequest = service.control.addPullRequest();
    const headBranch = "trunk-merge/pr-7/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f";
    const text = addInputs("wait-for-merge", {})
      .replace("pull_request_target: { types: [labeled] }", "pull_request:")
      .replace(/^ {4}if: github.event.label.*\n/m, "");

    const own = await run(onPullRequest({ ...pullRequest, headBranch }), text);
    const fork = await run(onFork({ ...pullRequest, headRepository: FORK }), text);

    expect(own.jobs.merge?.outputs).toMatchObject({ result: "skipped", deployable: "false" });
    expect(resultsOf(own)).toMatchObject({ merge: "success", deploy: "skipped" });
    expect(fork.jobs.merge).toMatchObject({ result: "failure", outputs: { result: "error" } });
    expect(fork.log).toContain("runs for a pull request from a fork get no secrets");
    expect(sentTo(service)).toEqual([]);
  });
});
