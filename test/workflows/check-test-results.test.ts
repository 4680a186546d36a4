import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { givenService } from "../support/action.js";
import { addInputs, call, listJobsWithToken, OWN_TOKEN, resultsOf, sentTo } from "../support/call-workflow.js";
import { filesOf } from "../support/interpreter/checkout.js";
import { onDependabot, onFork, onPullRequest, type WorkflowEvent } from "../support/interpreter/events.js";
import { listed, report, SLUG } from "../support/reports.js";

/** Returns a test command that writes a report, prints its environment, and exits with a code. */
function vitest(exitCode: number, ...tests: readonly string[]): string {
  return `#!/bin/sh\nenv\ncat > junit.xml <<'END'\n${report(...tests)}END\nexit ${exitCode}\n`;
}

function notThere(): never {
  throw new Error("The repository is not there.");
}

interface Given {
  readonly npx: string;
  readonly quarantined?: readonly string[];
  readonly event?: WorkflowEvent;
}

async function check({ npx, quarantined = [], event }: Given) {
  const service = await givenService({
    ...OWN_TOKEN,
    orgSlug: SLUG,
    quarantinedTests: quarantined.map((name) => listed(name)),
  });
  const end = await call("check-test-results", service, event ?? onPullRequest(service.control.addPullRequest()), {
    repository: filesOf({}),
    programs: { npx },
  });
  return { end, service };
}

describe("check-test-results.yml", () => {
  test("passes when every failure is quarantined, and hides the token from the tests", async () => {
    const { end, service } = await check({ npx: vitest(1, "one", "!two"), quarantined: ["two"] });

    expect(resultsOf(end)).toMatchObject({ test: "success", verdict: "success" });
    expect(end.jobs.verdict?.outputs).toMatchObject({
      result: "quarantined",
      "failed-count": "0",
      "quarantined-count": "1",
    });
    expect(end.jobs.verdict?.outputs["quarantined-failures"]).toContain('"name":"two"');
    expect(listJobsWithToken(end, service)).toEqual(["verdict / check"]);
    expect(end.jobs.test?.steps[1]?.log).toContain("GITHUB_ACTIONS=true");
    expect(end.jobs["verdict / check"]).toMatchObject({ permissions: {}, environment: "test-results" });
  });

  test("fails and names the test when a failed test is not quarantined", async () => {
    const { end } = await check({ npx: vitest(1, "!one", "!two"), quarantined: ["two"] });

    expect(end.jobs.verdict).toMatchObject({ result: "failure", outputs: { result: "failed", "failed-count": "1" } });
    expect(end.jobs.verdict?.outputs["failed-tests"]).toContain('"name":"one"');
  });

  test.each([
    ["the job of the tests ends before the tests", "", "error"],
    ["no report was written", "#!/bin/sh\nexit 1\n", "no-results"],
    ["the command fails although its tests pass", vitest(1, "one"), "failed"],
  ])("fails when %s", async (_what, npx, result) => {
    const service = await givenService({ ...OWN_TOKEN, orgSlug: SLUG });
    const event = onPullRequest(service.control.addPullRequest());
    const options = npx === "" ? {} : { repository: filesOf({}), programs: { npx } };
    const end = await call("check-test-results", service, event, { repository: notThere, ...options });

    expect(end.jobs.verdict).toMatchObject({ result: "failure", outputs: { result } });
  });

  test("fails when only an earlier run has written result files", async () => {
    const old = { "junit.xml": report("one"), "reports/junit.xml": report("!two") };
    const service = await givenService({ ...OWN_TOKEN, orgSlug: SLUG, quarantinedTests: [listed("two")] });
    const event = onPullRequest(service.control.addPullRequest());
    const npx = "#!/bin/sh\nexit 1\n";
    const inputs = {
      "org-slug": SLUG,
      "test-exit-code": "${{ needs.test.outputs.exit-code }}",
      "junit-paths": "**/*.xml\njunit.xml\n../**/*.xml",
    };
    for (const text of [undefined, addInputs("check-test-results", inputs)]) {
      const end = await call("check-test-results", service, event, {
        // The checkout removes other files, so the job with the tests has nothing to upload.
        repository(_ref, _depth, folder) {
          for (const name of Object.keys(old)) rmSync(join(folder, name));
        },
        programs: { npx },
        leftBehind: old,
        ...(text === undefined ? {} : { text }),
      });

      expect(end.jobs.verdict).toMatchObject({ result: "failure", outputs: { result: "no-results" } });
    }
  });

  test("reads only the result files of the present run", async () => {
    const service = await givenService({ ...OWN_TOKEN, orgSlug: SLUG, quarantinedTests: [listed("two")] });
    const event = onPullRequest(service.control.addPullRequest());
    const end = await call("check-test-results", service, event, {
      repository: filesOf({}),
      programs: { npx: vitest(1, "!two") },
      leftBehind: { "old.xml": report("!three") },
    });

    expect(end.jobs.verdict).toMatchObject({ result: "success", outputs: { result: "quarantined" } });
  });

  test.each([
    ["a fork", onFork],
    ["Dependabot", onDependabot],
  ])("requires a token in a run of %s only when a test fails", async (_whose, eventOf) => {
    const subject = { number: 7, headSha: "1".repeat(40) };

    const green = await check({ npx: vitest(0, "one"), event: eventOf(subject) });
    const red = await check({ npx: vitest(1, "!two"), quarantined: ["two"], event: eventOf(subject) });

    expect([green.end.jobs.verdict?.outputs.result, sentTo(green.service)]).toEqual(["passed", []]);
    expect([red.end.jobs.verdict?.result, sentTo(red.service)]).toEqual(["failure", []]);
  });
});
