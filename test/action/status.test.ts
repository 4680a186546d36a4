import { expect, test } from "vitest";
import { runHere } from "../run/run-here.js";
import { pullRequestEvent } from "./events.js";
import { givenService, runAction } from "./harness.js";
import { givenQueued, givenTesting } from "./queue.js";

test("a pull request in the queue is found with its position and those ahead of it", async () => {
  const service = await givenService({ queue: { concurrency: 1 } });
  const [first, second] = [service.control.addPullRequest(), service.control.addPullRequest()];
  for (const { number } of [first, second])
    await runHere(service, { operation: "submit", "pr-number": `${number}`, "target-branch": "main" });
  service.control.advance(3);

  const end = await runAction(service, { operation: "status" }, { event: pullRequestEvent(second) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({
    result: "found",
    state: "pending",
    position: "2",
    ahead: `[${first.number}]`,
    ready: "true",
    "blocked-by": "",
    "safe-to-push": "false",
    "queue-state": "running",
    "pr-sha": second.headSha,
    "error-kind": "",
  });
  expect(end.calls.toSorted()).toEqual(["getQueue", "getSubmittedPullRequest"]);
  expect(end.log).toContain(`#${second.number} waits for its tests in the merge queue for main of local/playground.`);
  expect(end.summary).toContain("2nd of 2 in the queue");
});

test("what keeps a pull request from being ready follows its state, in the log as on the page", async () => {
  const service = await givenService({ queue: { mode: "parallel" } });
  const pullRequest = givenQueued(service);

  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  const why = `Impacted targets missing for the head commit ${pullRequest.headSha}. Run set-impacted-targets for it.`;
  expect(end.outputs["blocked-by"]).toBe("impacted targets");
  expect(end.log).toMatch(new RegExp(`and is not ready yet\\.\n${why}\n`));
  expect(end.summary.split(why)).toHaveLength(2);
});

test("what is no reason yet is not told of a pull request that is tested", async () => {
  const service = await givenService();
  const pullRequest = givenTesting(service);
  service.control.updatePullRequest(pullRequest.number, { mergeability: "in_progress" });

  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect(end.outputs["blocked-by"]).toBe("mergeability");
  expect(end.log).toContain(`#${pullRequest.number} is being tested`);
  expect(end.log).not.toContain("Not mergeable yet");
});

test("a title that looks like a command or like Markdown stays a title", async () => {
  const service = await givenService();
  const title = "x\n::error::injected\n# Heading | <script> [a](b)";
  const pullRequest = givenQueued(service, { title });

  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs["pr-title"]).toBe(title);
  expect(end.log).not.toMatch(/^::error/m);
  expect(end.summary).not.toMatch(/<script>|^# Heading/m);
});

test("a refused record ends the step at once, whatever the read of the queue beside it waits for", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  service.control.addFault({ endpoint: "getSubmittedPullRequest", fault: { kind: "status", status: 403 } });
  const busy = { kind: "status", status: 503, headers: { "retry-after": "40" } } as const;
  service.control.addFault({ endpoint: "getQueue", times: 0, fault: busy });

  const end = await runAction(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect(end.outputs["error-kind"]).toBe("auth");
  expect(end.milliseconds).toBeLessThan(20_000);
});

test("a folder that cannot be written to loses the result file and nothing else", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  const end = await runHere(
    service,
    { operation: "status" },
    { event: pullRequestEvent(pullRequest), environment: { RUNNER_TEMP: "/dev/null/nowhere" } },
  );

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "not-submitted", "result-file": "" });
  expect(end.log).toContain("result-file stays empty");
});
