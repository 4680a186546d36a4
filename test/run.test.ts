import { expect, onTestFinished, test } from "vitest";
import { Failure } from "../src/errors.js";
import { run } from "../src/run.js";
import { fakeCi } from "./support/fake-ci.js";
import { hostWith } from "./support/git-host.js";
import { HEAD } from "./support/payloads.js";

/** Runs `status`, which is told to stop while it looks the pull request up, and fails there with this. */
async function stoppedWith(error: Error) {
  const stop = new AbortController();
  const { host } = hostWith();
  const { ci, told, clean } = fakeCi({
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
  return { kind: await run({ ci, signal: stop.signal }), ...told() };
}

test("what fails for the signal is told as a stop, and not as a defect", async () => {
  const { kind, outputs, failures, lines } = await stoppedWith(new Error("This operation was aborted"));

  expect(kind).toBe("aborted");
  expect(outputs.get("result")).toBe("aborted");
  expect(failures).toEqual(["Stopped"]);
  expect(lines).toEqual(["The run was told to stop before it was done."]);
});

test("a service that did not answer before the signal is told as a stop, with what is known by then", async () => {
  const known = { details: ["Look at its status."], outputs: { state: "testing" } };
  const { kind, outputs, lines } = await stoppedWith(new Failure("unavailable", "There was no answer.", known));

  expect(kind).toBe("aborted");
  expect(outputs.get("state")).toBe("testing");
  expect(lines).toEqual(["The run was told to stop before it was done.", "Look at its status."]);
});

test("a failure of another kind stays what it is, although the signal has come", async () => {
  const { kind, lines } = await stoppedWith(new Failure("rejected", "The service refuses it."));

  expect(kind).toBe("rejected");
  expect(lines).toEqual(["The service refuses it."]);
});
