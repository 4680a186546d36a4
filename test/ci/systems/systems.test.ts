import { describe, expect, test } from "vitest";
import type { BuildTrigger } from "../../../src/ci/build.js";
import { describeCiRun } from "../../../src/ci/shell.js";
import type { ProcessEnvironment } from "../../../src/text/environment.js";
import {
  azureBuilds,
  type BuildKinds,
  buildkiteBuilds,
  circleciBuilds,
  gitlabBuilds,
  jenkinsBuilds,
} from "../../support/ci-variables.js";

const HEAD = "a".repeat(40);
const RUN = "0a1b2c3d-0000-4000-8000-0123456789ab";

function triggerOf(environment: ProcessEnvironment): BuildTrigger {
  const { trigger, system } = describeCiRun(environment);
  if (system === null) throw new Error("No system was detected.");
  return trigger;
}

const SYSTEMS = [
  expected("Buildkite", buildkiteBuilds, "https://buildkite.com/local/playground/builds/7", { defaultBranch: "main" }),
  expected("CircleCI", circleciBuilds, "https://circleci.com/gh/local/playground/7", {
    baseBranch: undefined,
    secrets: "not-to-forks",
  }),
  expected("Azure Pipelines", azureBuilds, "https://dev.azure.com/local/play%20ground/_build/results?buildId=7", {
    secrets: "not-to-forks",
  }),
  expected("Jenkins", jenkinsBuilds, "https://jenkins.local/job/playground/7/", {
    head: undefined,
    defaultBranch: "main",
  }),
  expected("GitLab CI", gitlabBuilds, "https://gitlab.com/local/group/playground/-/jobs/7", {
    repository: { host: "gitlab.com", owner: "local/group", name: "playground" },
    secrets: "not-to-forks",
    defaultBranch: "main",
  }),
];

/** Expected values. `head` is undefined when no variable of the system contains the head of a pull request. */
interface Facts extends Pick<BuildTrigger, "repository" | "secrets" | "defaultBranch"> {
  readonly head: string | undefined;
  readonly baseBranch: string | undefined;
}

function expected(name: string, builds: BuildKinds, runUrl: string, facts: Partial<Facts>) {
  const repository = { host: "github.com", owner: "local", name: "playground" };
  const usual: Facts = { repository, head: HEAD, baseBranch: "main", secrets: "all", defaultBranch: undefined };
  return { name, builds, runUrl, ...usual, ...facts };
}

describe.each(SYSTEMS)("describeCiRun on $name", ({ name, builds, repository, runUrl, head, baseBranch, ...facts }) => {
  test("returns the name of the CI system and the address of the run", () => {
    const environment = builds.push("main", HEAD);
    expect(describeCiRun(environment)).toMatchObject({ system: name, url: runUrl });
  });

  test("returns the pull request with its head and base", () => {
    const trigger = triggerOf(builds.pullRequest(7, HEAD));
    expect(trigger).toMatchObject({ repository, headOrigin: "own", secrets: "all", privileged: false });
    expect(trigger.pullRequest).toEqual({ kind: "event", number: 7, headSha: head, baseBranch, fork: false });
    expect(trigger.range).toEqual(
      head === undefined
        ? { kind: "checkout" }
        : { kind: "commit", head: { sha: head, at: expect.any(String), ref: expect.any(String) }, baseBranch },
    );
  });

  test("returns the pull request of a fork", () => {
    const trigger = triggerOf(builds.fork(7, HEAD));
    expect(trigger).toMatchObject({ repository, headOrigin: "fork", secrets: facts.secrets });
    expect(trigger.pullRequest).toEqual({ kind: "event", number: 7, headSha: head, baseBranch, fork: true });
  });

  test("returns the pushed commit when a branch was pushed, except on GitLab", () => {
    const trigger = triggerOf(builds.push("feature", HEAD));
    expect(trigger).toMatchObject({ repository, headOrigin: "own", secrets: "all" });
    expect(trigger.pullRequest).toEqual(
      name === "GitLab CI"
        ? { kind: "none", lookedAt: expect.stringContaining("CI_MERGE_REQUEST_IID") }
        : { kind: "commit", sha: HEAD },
    );
  });

  test("reads the number of the pull request from the name of the queue's test branch", () => {
    const branch = `trunk-merge/pr-12/${RUN}`;
    const { pullRequest } = triggerOf(builds.push(branch, HEAD));
    expect(pullRequest).toEqual({ kind: "test-branch", number: 12, branch, testRunId: RUN });
  });

  test("returns no pull request when a tag was pushed", () => {
    const { pullRequest, range } = triggerOf(builds.tag("v1", HEAD));
    expect(pullRequest.kind).toBe("none");
    expect(range).toEqual({ kind: "checkout" });
  });

  test("returns the default branch in a manual build when the CI system reports the default branch", () => {
    expect(triggerOf(builds.manual(HEAD)).defaultBranch).toBe(facts.defaultBranch);
  });
});

test("describeCiRun detects no CI system in a terminal", () => {
  expect(describeCiRun({ PATH: "/bin", CI: "true", BUILDKITE: "", TF_BUILD: "" }).system).toBeNull();
});

test("describeCiRun detects Buildkite when variables of Jenkins are also set", () => {
  const { system } = describeCiRun({ ...jenkinsBuilds.push("main", HEAD), ...buildkiteBuilds.push("main", HEAD) });
  expect(system).toBe("Buildkite");
});
