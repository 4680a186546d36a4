import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { commit } from "../../local-queue/test/support/repositories.js";
import { givenService } from "../support/action.js";
import { pushEvent, REPOSITORY } from "../support/action-events.js";
import { addInputs, call, listJobsWithToken, NAME, OWN_TOKEN, resultsOf, sentTo } from "../support/call-workflow.js";
import { gitOf } from "../support/interpreter/checkout.js";
import {
  FORK,
  onDependabot,
  onFork,
  onMergeGroup,
  onPullRequest,
  type WorkflowEvent,
} from "../support/interpreter/events.js";
import { givenNxChange, NEEDS_API, nxProgram } from "../support/nx.js";

const OF_REPOSITORY = "token-of-the-repository";
const TEST_BRANCH = "trunk-merge/pr-7/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f";

/** Programs that print the environment variables that they get. */
const PROGRAMS = { nx: nxProgram("env >&2"), npm: "#!/bin/sh\nenv\necho installed > installed.txt\n" };

/** Creates a pull request that changes one project, in a repository with a history. */
async function given(facts: { readonly headRepository?: string; readonly fork?: boolean } = {}) {
  const { origin, base, head, merge } = givenNxChange(7);
  const service = await givenService(OWN_TOKEN);
  const pullRequest = service.control.addPullRequest({ number: 7, headSha: head, ...facts });
  const surroundings = { repository: gitOf(origin), programs: PROGRAMS };
  const run = (event: WorkflowEvent, options: Parameters<typeof call>[3] = {}) =>
    call("impacted-targets", service, event, { ...surroundings, ...options });
  return { service, pullRequest, origin, base, merge, run };
}

function on(subject: Parameters<typeof onPullRequest>[0], base: string, how = onPullRequest): WorkflowEvent {
  return how(subject, { pullRequest: { base: { ref: "main", sha: base } } });
}

function uploaded(service: LocalService): unknown {
  return service.requests.find(({ endpoint }) => endpoint === "setImpactedTargets")?.body;
}

/** Returns the example with a setup whose first command fails. */
function withBrokenSetup(onError: string): string {
  return addInputs("impacted-targets", { producer: "nx", setup: "false; true", "on-error": onError });
}

describe("impacted-targets.yml", () => {
  test("computes targets without a secret, and uploads them in a job that has the secret but not the code of the change", async () => {
    const { service, pullRequest, base, run } = await given();

    const end = await run(on(pullRequest, base), {
      secrets: {},
      environments: { "impacted-targets": { secrets: { [NAME]: service.token }, branches: ["refs/pull/**"] } },
    });

    expect(end.ourResults).toEqual([
      "compute-impacted-targets: computed",
      "set-impacted-targets: uploaded",
      "set-impacted-targets: skipped",
    ]);
    expect(uploaded(service)).toMatchObject({ pr: { number: 7, sha: pullRequest.headSha }, impactedTargets: ["api"] });
    expect(end.jobs.targets?.outputs).toMatchObject({ result: "uploaded", mode: "list", count: "1" });
    expect(listJobsWithToken(end, service)).toEqual(["targets / upload"]);
    const compute = end.jobs["targets / compute"];
    const shown = compute?.steps.map(({ log }) => log).join("\n") ?? "";
    expect(shown).toContain("GITHUB_REPOSITORY=");
    expect(shown).not.toMatch(new RegExp(`${service.token}|${OF_REPOSITORY}`));
    expect([compute?.environment, compute?.permissions]).toEqual(["", { contents: "read" }]);
    expect(end.jobs["targets / upload"]).toMatchObject({ environment: "impacted-targets", permissions: {} });
    expect(end.jobs["targets / upload"]?.steps.map(({ uses, outcome }) => `${uses.split("@")[0]} ${outcome}`)).toEqual([
      "actions/download-artifact success",
      "$/ success",
      "$/ skipped",
    ]);
  });

  test("lists dependent projects that the target branch received after the pull request branched off", async () => {
    const { service, pullRequest, origin, base, merge, run } = await given();
    const later = commit(origin, "refs/heads/main", {
      parents: [base],
      files: { "web/package.json": NEEDS_API, "new/package.json": NEEDS_API },
    });
    merge(later);

    for (const depth of [0, 1, 2]) {
      const text = addInputs("impacted-targets", { producer: "nx", "fetch-depth": depth });
      const end = await run(on(pullRequest, base), { text });
      expect(end.jobs.targets?.outputs, end.log).toMatchObject({ result: "uploaded", count: "3" });
    }
    const uploads = service.requests.filter(({ endpoint }) => endpoint === "setImpactedTargets");
    expect(uploads.map(({ body }) => body)).toMatchObject(
      Array.from({ length: 3 }, () => ({
        pr: { number: 7, sha: pullRequest.headSha },
        impactedTargets: ["api", "new", "web"],
      })),
    );
  });

  test("uploads nothing when the checkout is for an earlier head of the pull request", async () => {
    const { service, base, run } = await given();
    const pushed = service.control.updatePullRequest(7, { headSha: "5".repeat(40) });

    const end = await run(on(pushed, base));

    expect(resultsOf(end)).toMatchObject({ "targets / compute": "failure", "targets / upload": "skipped" });
    expect(end.log).toContain(`but the targets must be for ${pushed.headSha}`);
    expect(sentTo(service)).toEqual([]);
  });

  test("uploads the targets of a fork's pull request with the number of the run", async () => {
    const { service, pullRequest, base, run } = await given({ headRepository: FORK, fork: true });
    service.control.addForkRun({ runId: "1000", headSha: pullRequest.headSha });

    const end = await run(on(pullRequest, base, onFork));

    expect(end.jobs.targets?.outputs).toMatchObject({ result: "uploaded", verified: "unknown" });
    expect(uploaded(service)).toMatchObject({ impactedTargets: ["api"] });
    expect(listJobsWithToken(end, service)).toEqual([]);
  });

  test("reads the secret of Dependabot, and reports when the secret is missing", async () => {
    const { service, pullRequest, base, run } = await given();
    const event = on(pullRequest, base, onDependabot);

    const without = await run(event, { secrets: { [NAME]: service.token }, dependabotSecrets: {} });
    const withOwn = await run(event, { secrets: {}, dependabotSecrets: { [NAME]: service.token } });

    expect(without.jobs["targets / upload"]?.result).toBe("failure");
    expect(without.log).toContain(
      "Also store the token as a Dependabot secret: on GitHub, open Settings, Secrets and variables, Dependabot.",
    );
    expect(withOwn.jobs.targets?.outputs.result).toBe("uploaded");
  });

  test("skips test branches and merge groups, but not a fork's branch with the same name", async () => {
    const { service, pullRequest, base, run } = await given({ headRepository: FORK, fork: true });
    service.control.addForkRun({ runId: "1000", headSha: pullRequest.headSha });
    const both = addInputs("impacted-targets", { producer: "nx" }).replace(
      "on: pull_request",
      "on: [pull_request, merge_group, push]",
    );
    const ofQueue = { ...pullRequest, headRepository: REPOSITORY, headBranch: TEST_BRANCH };

    for (const event of [
      onMergeGroup(7, pullRequest.headSha),
      on(ofQueue, base),
      pushEvent(TEST_BRANCH, pullRequest.headSha),
    ]) {
      const end = await run(event, { text: both });
      expect(resultsOf(end)).toMatchObject({ "targets / compute": "skipped", "targets / upload": "skipped" });
    }
    expect(sentTo(service)).toEqual([]);
    const fork = await run(on({ ...pullRequest, headBranch: TEST_BRANCH }, base, onFork), { text: both });
    expect(fork.jobs.targets?.outputs.result).toBe("uploaded");
  });

  test("neither checks out code nor sends a request when the event is pull_request_target", async () => {
    const { service, pullRequest, base, run } = await given({ headRepository: FORK, fork: true });
    const inputs = { producer: "nx", "on-error": "all" };
    const text = addInputs("impacted-targets", inputs).replace("pull_request", "pull_request_target");
    const event = onFork(pullRequest, {
      name: "pull_request_target",
      pullRequest: { base: { ref: "main", sha: base } },
    });

    const end = await run(event, { text });

    expect(resultsOf(end)).toMatchObject({ "targets / compute": "failure", "targets / upload": "skipped" });
    const steps = end.jobs["targets / compute"]?.steps ?? [];
    expect(steps.map(({ outcome }) => outcome)).toEqual(["failure", ...steps.slice(1).map(() => "skipped")]);
    expect(steps[0]?.log).toContain("Call this workflow on pull_request, not on pull_request_target");
    expect(sentTo(service)).toEqual([]);
  });

  test("uploads nothing when the setup fails, unless on-error: all requests an upload of ALL", async () => {
    const { service, pullRequest, base, run } = await given();
    const failed = await run(on(pullRequest, base), { text: withBrokenSetup("error") });
    expect(resultsOf(failed)).toMatchObject({ "targets / compute": "failure", "targets / upload": "skipped" });
    expect(sentTo(service)).toEqual([]);

    const all = await run(on(pullRequest, base), { text: withBrokenSetup("all") });
    expect([all.result, all.jobs.targets?.outputs]).toMatchObject(["failure", { result: "uploaded", mode: "all" }]);
    expect(uploaded(service)).toMatchObject({ impactedTargets: "ALL" });
  });
});
