import { expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { givenService, runAction } from "../support/action.js";
import { onDeleted } from "../support/interpreter/events.js";
import { entryOf, givenTesting, runOf } from "../support/queue.js";

/** Creates a pull request that the queue rejected because its tests took too long. */
async function givenTooSlow() {
  const service = await givenService({ queue: { testingTimeoutMinutes: 5 } });
  const pullRequest = givenTesting(service, { testPlan: { testSeconds: 7200 } });
  service.control.advance(310);
  return { service, ...pullRequest };
}

function run(service: LocalService, branch: string) {
  return runAction(service, { operation: "requeue" }, { event: onDeleted(branch), githubToken: "token-of-github" });
}

test("two processes of the bundled action that start at the same time submit a pull request again only once", async () => {
  const { service, number } = await givenTooSlow();
  const { branch } = runOf(service, number);

  const ends = await Promise.all([run(service, branch), run(service, branch)]);

  const submitted = service.requests.filter(({ endpoint }) => endpoint === "submitPullRequest");
  expect(submitted, ends.map(({ log }) => log).join("\n")).toHaveLength(1);
  const answers = ends.map(({ outputs }) => `${outputs.result} ${outputs.reason}`);
  expect(answers).toContain("requeued ");
  expect(answers).toContainEqual(expect.stringMatching(/^not-requeued (claimed|queued)$/));
  expect(ends.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect(entryOf(service, number)?.isLive).toBe(true);
  expect(service.engine.snapshots()[0]?.comments.map(({ body }) => body)).toEqual([
    expect.stringContaining("**Requeue:** The step submitted the pull request again: the cause is infrastructure"),
  ]);
});
