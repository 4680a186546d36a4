import { expect, test } from "vitest";
import { testRun } from "../../src/service/v1/schemas.js";
import { formatTestRunPage, formatTestRunSections } from "../../src/test-run/page.js";

function runOf(fields: Readonly<Record<string, unknown>>) {
  return testRun.parse({ testBranch: "trunk-merge/pr-7/x", testedPullRequests: [], ...fields });
}

function plain(markdown: string): string {
  return markdown.replaceAll(/&#(\d+);/g, (_all, digits) => String.fromCharCode(Number(digits)));
}

test("formatTestRunPage starts with the state of the run and the failed checks", () => {
  const run = runOf({
    status: "FAILED",
    requiredStatuses: ["build", "unit", "slow"],
    requiredStatusesSource: "TRUNK_CONFIG",
    testBranchSha: "a".repeat(40),
    createdAt: "2026-01-31T12:00:00.000Z",
    checkSuites: [
      {
        checkRuns: [
          { name: "lint", url: "https://ci.example/lint", status: "COMPLETED", conclusion: "TIMED_OUT" },
          { name: "unit", url: "https://ci.example/unit", status: "COMPLETED", conclusion: "FAILURE" },
          { name: "docs", status: "IN_PROGRESS" },
          { name: "new", status: "COMPLETED", conclusion: "SOMETHING_NEW" },
        ],
      },
    ],
    statusChecks: [{ context: "build", state: "SUCCESS", url: null }],
    testedPullRequests: [{ prNumber: 7, prUrl: "https://github.com/local/playground/pull/7", title: "A flag" }],
    dependentPrs: [5, "6"],
    impactedTargets: ["app", "lib", "web"],
    impactedTargetsForTestedPrs: ["app"],
  });

  expect(plain(formatTestRunPage("It failed.", ["Do this."], run))).toMatchInlineSnapshot(`
    "It failed.

    Do this.

    #### Failed checks

    | Check | Result | Required |
    | --- | --- | --- |
    | [unit](https://ci.example/unit) | failed | yes |
    | [lint](https://ci.example/lint) | timed out |  |

    #### Required checks without a report

    - slow

    #### Checks without a clear result

    | Check | Result | Required |
    | --- | --- | --- |
    | new | something new |  |

    #### Running checks

    | Check | Result | Required |
    | --- | --- | --- |
    | docs | in progress |  |

    <details><summary>1 check passed</summary>

    | Check | Result | Required |
    | --- | --- | --- |
    | build | passed | yes |

    </details>

    #### Tested pull requests

    | Number | Title |
    | --- | --- |
    | [#7](https://github.com/local/playground/pull/7) | A flag |

    The test run includes these pull requests ahead: #5, #6

    <details><summary>Impacted targets of the tested pull requests: 1</summary>

    - app

    </details>

    <details><summary>Impacted targets of the tested pull requests and the pull requests ahead: 3</summary>

    - app
    - lib
    - web

    </details>

    |  |  |
    | --- | --- |
    | Test branch | <code>trunk-merge/pr-7/x</code> |
    | Commit | <code>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</code> |
    | Began | 2026-01-31 12:00:00 UTC |
    | Required checks | 3 |
    | Source of required checks | the configuration file of the service in the repository |"
  `);
});

test.each([
  ["service_config", "the configuration file of the service in the repository"],
  ["repo_provider_branch_protection", "branch protection on GitHub"],
  ["merge_instance", "the queue's own settings"],
  ["something_new", "something new"],
])('formatTestRunSections shows the source %s as "%s"', (requiredStatusesSource, words) => {
  expect(plain(formatTestRunSections(runOf({ requiredStatusesSource })))).toContain(
    `| Source of required checks | ${words} |`,
  );
});

test.each([
  ["in progress", "IN_PROGRESS", "without a report so far"],
  ["in an unknown state", null, "without a report"],
  ["successful", "SUCCEEDED", "that the service does not list"],
])("formatTestRunSections lists a required check without a report when the run is %s", (_what, status, words) => {
  const page = formatTestRunSections(runOf({ status, requiredStatuses: ["slow"] }));
  expect(page).toContain(`${words}\n\n- slow`);
});

test("formatTestRunSections shows only the branch when the reply has no other fields", () => {
  expect(formatTestRunSections(runOf({ testedPullRequests: null }))).toBe(
    "The service lists no checks of this run.\n\n|  |  |\n| --- | --- |\n| Test branch | <code>trunk-merge/pr-7/x</code> |",
  );
});
