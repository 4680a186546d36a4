import { expect, test } from "vitest";
import { byApi } from "../support/api.js";
import { givenQueued, givenTesting } from "../support/queue.js";
import { runFor } from "../support/run-for.js";

test("status reports the position and the pull requests ahead", async () => {
  const end = await runFor(
    "status",
    {},
    {
      service: { queue: { concurrency: 1 } },
      given(service) {
        givenQueued(service);
        return givenTesting(service);
      },
    },
  );

  expect(end.outputs).toMatchObject({
    result: "found",
    state: "pending",
    position: "2",
    ahead: "[1]",
    ready: "true",
    "blocked-by": "",
    "safe-to-push": "false",
    "queue-state": "running",
    "pr-sha": end.pullRequest.headSha,
  });
  expect(end.calls.toSorted()).toEqual(["getQueue", "getSubmittedPullRequest", "listMergeQueueTestingResults"]);
  const reasons = byApi({ v1: ": fewer than 10", v2: ", and fewer than 10" });
  for (const text of [end.log, end.summary]) {
    expect(text).toContain("The time of the merge cannot be estimated: ");
    expect(text).toContain(`${reasons} recent test runs have passed.`);
  }
  expect(end.log).toContain("#2 waits for its tests in the merge queue for main of local/playground.");
  expect(end.summary).toContain("2nd of 2 in the queue");
});

test("status estimates the time of the merge from the queue and from recent tests", async () => {
  const end = await runFor(
    "status",
    {},
    {
      service: { queue: { concurrency: 20 } },
      given(service) {
        for (let each = 0; each < 20; each += 1) givenQueued(service);
        service.control.advance(600);
        return givenTesting(service);
      },
    },
  );

  const { "estimated-merge-at": at = "", "estimated-merge-from": from, "estimated-merge-to": to } = end.outputs;
  const iso = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
  expect([at, from, to]).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(iso)));
  expect(end.summary).toMatch(/Expected merge \| .* UTC.* &#40;between .* and /);
  expect(end.log).toMatch(/^Expected merge: .* UTC/m);
  expect(end.log).not.toContain("cannot be estimated");
});

test("status reports once in the log and once on the page why a pull request is not ready", async () => {
  const end = await runFor("status", {}, { service: { queue: { mode: "parallel" } }, given: givenQueued });

  const { headSha } = end.pullRequest;
  const why = `The service has no impacted targets for the head commit ${headSha}. Run set-impacted-targets for that commit.`;
  expect(end.outputs["blocked-by"]).toBe("impacted targets");
  expect(end.log).toMatch(new RegExp(`and is not ready yet\\.\n${why}\n`));
  expect(end.summary.split(why)).toHaveLength(2);
});

test("status logs no blockers while the pull request is tested", async () => {
  const end = await runFor(
    "status",
    {},
    {
      given(service) {
        const { number } = givenTesting(service);
        return service.control.updatePullRequest(number, { mergeability: "in_progress" });
      },
    },
  );

  expect(end.outputs["blocked-by"]).toBe("mergeability");
  expect(end.log).toContain("#1 is being tested");
  expect(end.log).not.toContain("not mergeable yet");
});

test("status succeeds without a result file when the temporary folder is not writable", async () => {
  const end = await runFor("status", {}, { environment: { RUNNER_TEMP: "/dev/null/nowhere" } });

  expect(end.outputs).toMatchObject({ result: "not-submitted", "result-file": "" });
  expect(end.log).toContain("The output result-file is empty");
});
