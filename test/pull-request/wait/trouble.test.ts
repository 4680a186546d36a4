import { describe, expect, test } from "vitest";
import { errorLine } from "../../support/action.js";
import { givenPullRequest, recordOf, scriptRecord, waitFor } from "../../support/run-wait.js";

describe("duration inputs of wait-for-merge", () => {
  test.each([
    ["timeout", "90"],
    ["grace-period", "5 min"],
    ["poll-interval", "fast"],
    ["not-ready-timeout", "0s"],
  ])("rejects the invalid duration %s: %s, and sends no request", async (name, value) => {
    const { service, pullRequest } = await givenPullRequest();

    const end = await waitFor(service, pullRequest, { [name]: value });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(errorLine(end.log)).toContain(`${name}: must be `);
    if (value === "90") expect(errorLine(end.log)).toContain("for seconds write 90s, for minutes 90m");
    expect(end.calls).toEqual([]);
  });

  test.each([
    ["5m", "5m"],
    ["1h30m", "1h 30m"],
    ["", "5h"],
  ])("reads the timeout %j as %s", async (value, words) => {
    const { service, pullRequest } = await givenPullRequest();
    service.control.advance(3600);

    const end = await waitFor(service, pullRequest, { timeout: value, "github-token": "" });

    expect(end.log).toContain(`Waiting for #1 to merge into main of local/playground, ${words} at most.`);
  });

  test("uses a default timeout of less than six hours", async () => {
    const { service, pullRequest } = await givenPullRequest();
    service.control.advance(3600);

    const end = await waitFor(service, pullRequest, { timeout: "" });

    const hours = /(\d+)h at most/.exec(end.log)?.[1];
    expect(Number(hours)).toBeLessThan(6);
  });
});

describe("a wait during an outage", () => {
  const BAD_GATEWAY = { kind: "status", status: 502, body: "<html>bad gateway</html>" } as const;

  test("continues when an outage is longer than the retries of a request", async () => {
    const { service, pullRequest } = await givenPullRequest();
    // A request has three or four attempts. The remaining failures are for the next poll.
    service.control.addFault({ endpoint: "getSubmittedPullRequest", skip: 1, times: 4, fault: BAD_GATEWAY });
    scriptRecord(service, [recordOf(pullRequest, "merged")]);

    const end = await waitFor(service, pullRequest, { "request-timeout": "1s", "github-token": "" });

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "merged", polls: "3" });
    expect(end.log).toContain('the wait goes on. getSubmittedPullRequest was answered with status 502: "bad gateway"');
    expect(end.log).toMatch(/The service responds again, after an outage of .+s\./);
  });

  test("continues after a reply that is not JSON", async () => {
    const { service, pullRequest } = await givenPullRequest();
    const page = { kind: "reply", status: 200, text: "<html>maintenance</html>" } as const;
    service.control.addFault({
      endpoint: "getSubmittedPullRequest",
      times: 1,
      fault: { kind: "reply", status: 200, json: recordOf(pullRequest, "testing") },
    });
    service.control.addFault({ endpoint: "getSubmittedPullRequest", times: 1, fault: page });
    scriptRecord(service, [recordOf(pullRequest, "merged")]);

    const end = await waitFor(service, pullRequest, { "github-token": "" });

    expect(end.outputs.result).toBe("merged");
    expect(end.log).toContain("The step cannot read the state from the service at the moment; the wait goes on.");
    expect(end.log).toContain("The service responds again");
  });
});
