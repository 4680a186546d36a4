import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { externalPullRequest, gitlabBuilds } from "../support/ci-variables.js";
import { gitlabBuild, jobOf, jobsOf } from "./gitlab.js";
import { testTemplate, testVerdict } from "./scenarios.js";
import { readYaml } from "./yaml.js";

const ON_GITHUB = "examples/gitlab/github-repository.gitlab-ci.yml";
const ON_GITLAB = "examples/gitlab/quarantine.gitlab-ci.yml";

const OF_A_PULL_REQUEST = "$CI_EXTERNAL_PULL_REQUEST_IID";
/** Condition of a pipeline that a person started on the default branch. */
const STARTED = "$PULL_REQUEST && $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH";

describe("GitLab pipeline for a repository on GitHub", () => {
  const build = gitlabBuild({
    compute: "compute-impacted-targets",
    upload: "upload-impacted-targets",
    tests: "tests",
    verdict: "verdict",
    merge: "merge",
    report: "report",
  });

  testTemplate(
    {
      path: ON_GITHUB,
      build,
      pullRequest: (number, { head, base }) => ({
        ...externalPullRequest(number, head),
        CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA: base,
      }),
      // GitLab starts no pipeline for a fork.
      fork: undefined,
      merges: true,
      isBuilt: true,
    },
    {
      path: ON_GITHUB,
      build,
      // The pipeline runs for the default branch of the project on GitLab.
      started: (number, { base }, headSha = "") => ({
        ...gitlabBuilds.manual(base),
        PULL_REQUEST: String(number),
        HEAD_SHA: headSha,
      }),
      onTimeout: 7,
    },
  );

  test("tests pull requests and branches of the queue, and never waits for a merge in the same pipelines", () => {
    const template = readYaml(readFileSync(ON_GITHUB, "utf8"));
    const rules = Object.fromEntries(jobsOf(template).map((job) => [job, jobOf(template, job).rules]));
    const always = [{ if: OF_A_PULL_REQUEST }];
    const tested = [{ if: OF_A_PULL_REQUEST }, { if: "$CI_COMMIT_BRANCH =~ /^trunk-merge\\//" }];
    expect(rules).toEqual({
      "compute-impacted-targets": always,
      "upload-impacted-targets": always,
      tests: tested,
      verdict: tested,
      merge: [{ if: STARTED }],
      report: [{ if: STARTED, when: "always" }],
    });
  });

  test("retries only in an outage, and allows failure after a timeout or a failed upload", () => {
    const template = readYaml(readFileSync(ON_GITHUB, "utf8"));
    const [merge, upload] = [jobOf(template, "merge"), jobOf(template, "upload-impacted-targets")];
    expect([merge.allow_failure, upload.allow_failure]).toEqual([{ exit_codes: 7 }, { exit_codes: 6 }]);
    const outage = { max: 2, exit_codes: 6 };
    expect([merge.retry, upload.retry]).toEqual([outage, outage]);
  });
});

describe("GitLab pipeline for a branch of the queue, with a repository on GitHub", () => {
  const branch = {
    CI_COMMIT_BRANCH: "trunk-merge/pr-1/68ed3204-1d0d-4e37-b873-6fe894dc93cb",
    // The project is a mirror on GitLab, whose tests the service does not know.
    CI_PROJECT_PATH: "platform/mirror",
    CI_PROJECT_URL: "https://gitlab.com/platform/mirror",
  };
  testVerdict({
    path: ON_GITHUB,
    build: gitlabBuild({ tests: "tests", verdict: "verdict" }),
    pullRequest: (_, { base }) => ({ ...gitlabBuilds.manual(base), ...branch }),
    fork: undefined,
  });
});

describe("GitLab pipeline for a repository on GitLab", () => {
  testVerdict({
    path: ON_GITLAB,
    build: gitlabBuild({ tests: "tests", verdict: "verdict" }),
    pullRequest: (number, { head }) => gitlabBuilds.pullRequest(number, head),
    fork: (number, { head }) => gitlabBuilds.fork(number, head),
  });
});

test.each([ON_GITHUB, ON_GITLAB])("GitLab pipeline %s checks out no code in jobs with the token", (path) => {
  const template = readYaml(readFileSync(path, "utf8"));
  const withToken = jobsOf(template).filter((job) => jobOf(template, job).environment !== undefined);
  expect(withToken).toContain("verdict");
  for (const job of withToken) expect(jobOf(template, job).variables).toEqual({ GIT_STRATEGY: "none" });
});
