import { expect, onTestFinished, test } from "vitest";
import { OperationError } from "../src/errors.js";
import { runSelectedOperation } from "../src/run.js";
import { fakeCi } from "./support/fake-ci.js";
import { hostWith } from "./support/git-host.js";
import { HEAD } from "./support/payloads.js";

/** Runs `status`. The run is stopped while it reads the pull request, and fails there with the given error. */
async function stoppedWith(error: Error) {
  const stop = new AbortController();
  const { host } = hostWith();
  const { ci, reported, clean } = fakeCi({
    inputs: { operation: "status", token: "a-token" },
    pullRequest: { kind: "commit", sha: HEAD },
    host: {
      ...host,
      async openPullRequestsOfCommit() {
        stop.abort();
        throw error;
      },
    },
  });
  onTestFinished(clean);
  return { kind: await runSelectedOperation({ ci, signal: stop.signal }), ...reported() };
}

test("run reports a stop when an unexpected error follows the stop signal", async () => {
  const { kind, outputs, failures, lines } = await stoppedWith(new Error("This operation was aborted"));

  expect(kind).toBe("aborted");
  expect(outputs.get("result")).toBe("aborted");
  expect(failures).toEqual(["Stopped"]);
  expect(lines).toEqual(["The run was stopped before it finished."]);
});

test("run reports a stop and the known facts when the service does not answer a request after the stop signal", async () => {
  const known = { details: ["Check its status."], outputs: { state: "testing" } };
  const { kind, outputs, lines } = await stoppedWith(new OperationError("unavailable", "There was no answer.", known));

  expect(kind).toBe("aborted");
  expect(outputs.get("state")).toBe("testing");
  expect(lines).toEqual(["The run was stopped before it finished.", "Check its status."]);
});

test("run reports unchanged a failure that the stop signal did not cause", async () => {
  const { kind, lines } = await stoppedWith(new OperationError("rejected", "The service refuses it."));

  expect(kind).toBe("rejected");
  expect(lines).toEqual(["The service refuses it."]);
});
