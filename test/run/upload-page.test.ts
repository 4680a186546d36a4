import { expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { givenQueued } from "../action/queue.js";
import type { Case, Given } from "./cases.js";
import { runCase } from "./run-case.js";

const HEAD = "f".repeat(40);
const upload: Case = { operation: "set-impacted-targets", result: "uploaded", inputs: { "impacted-targets": "one" } };

test("the page of an upload for another commit says what the warning says, and does not call it done", async () => {
  const given = (service: LocalService): Given => ({ pullRequest: { ...givenQueued(service), headSha: HEAD } });
  const end = await runCase({ ...upload, given });

  expect(end.outputs.verified).toBe("false");
  expect(end.warnings).toHaveLength(1);
  expect(end.log).toContain("were sent, but they do not count for it: 1 target in");
  expect(end.summary).toContain("but they do not count for it");
  expect(end.summary).toContain(`**Warning:** The targets are for commit ${HEAD}`);
});

function unreadable(service: LocalService): Given {
  const pullRequest = givenQueued(service);
  service.control.addFault({ endpoint: "getSubmittedPullRequest", times: 0, fault: { kind: "status", status: 403 } });
  return { pullRequest };
}

test("an upload that could not be read back says so on its page too", async () => {
  const end = await runCase({ ...upload, given: unreadable });

  expect(end.outputs.verified).toBe("unknown");
  expect(end.summary).toContain("**Warning:** The upload succeeded, but could not be read back");
});

test("an upload that counts has no warning on its page", async () => {
  const end = await runCase({ ...upload, given: (service) => ({ pullRequest: givenQueued(service) }) });

  expect(end.outputs.verified).toBe("true");
  expect(end.summary).not.toContain("Warning");
});
