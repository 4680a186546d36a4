import { expect, test } from "vitest";
import type { Fault, LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import type { StepEvent } from "../../src/demo/runner.js";
import { errorLine } from "../support/action.js";
import { pullRequestEvent, REPOSITORY } from "../support/action-events.js";
import { givenTesting } from "../support/queue.js";
import { type RunForEnd, type RunForOptions, runFor } from "../support/run-for.js";

const ASKED = "github:collaborators.permission";

/** Returns the event in which a user sets a label. */
function labelledBy(sender: string) {
  return (pullRequest: PullRequest): StepEvent => {
    const event = pullRequestEvent(pullRequest, "pull_request_target");
    return { ...event, actor: sender, payload: { ...Object(event.payload), sender: { login: sender } } };
  };
}

/** Returns the event in which a user comments. `editor` changes the comment of another user. */
function commentedBy(author: string, editor = author) {
  return ({ number }: PullRequest): StepEvent => ({
    name: "issue_comment",
    actor: editor,
    payload: {
      action: editor === author ? "created" : "edited",
      issue: { number, pull_request: {} },
      comment: { body: "/merge", user: { login: author } },
      sender: { login: editor },
      repository: { full_name: REPOSITORY, default_branch: "main" },
    },
  });
}

const MAINTAINER = labelledBy("maintainer-1");

/** Runs an operation with a service that knows these collaborators. All other people can only read. */
function run(operation: string, inputs: Readonly<Record<string, string>>, options: RunForOptions): Promise<RunForEnd> {
  return runFor(
    operation,
    { "require-permission": "write", ...inputs },
    {
      ...options,
      given(service: LocalService) {
        const { control } = service;
        control.setCollaborator({ login: "maintainer-1", permission: "write", role: "maintain" });
        control.setCollaborator({ login: "triager-1", permission: "read", role: "triage" });
        control.setCollaborator({ login: "custom-1", permission: "write", role: "release captain" });
        control.setCollaborator({ login: "outsider-1", permission: "none", role: "none" });
        control.setCollaborator({ login: "bot-2[bot]", permission: "write" });
        return options.given?.(service) ?? control.addPullRequest();
      },
    },
  );
}

/** Returns the requests to the queue's service. */
function sent({ requests }: RunForEnd) {
  return requests.filter(({ api }) => api === "v1");
}

test.each(["maintainer-1", "bot-2[bot]"])(
  "require-permission allows a submission by %s, who has the permission",
  async (who) => {
    const end = await run("submit", {}, { on: labelledBy(who) });

    expect([end.outputs.result, end.calls[0]]).toEqual(["submitted", ASKED]);
  },
);

test("submit reads no permission from GitHub when require-permission is not set", async () => {
  const end = await run("submit", { "require-permission": "" }, { on: labelledBy("stranger-1") });

  expect([end.outputs.result, end.calls.includes(ASKED)]).toEqual(["submitted", false]);
});

test.each<[string, RunForOptions]>([
  ["a stranger sets a label", { on: labelledBy("stranger-1") }],
  ["a stranger comments", { on: commentedBy("stranger-1") }],
  ["a maintainer edits a stranger's comment", { on: commentedBy("stranger-1", "maintainer-1") }],
  ["a stranger edits a maintainer's comment", { on: commentedBy("maintainer-1", "stranger-1") }],
  [
    "a stranger runs a maintainer's run again",
    { on: MAINTAINER, environment: { GITHUB_TRIGGERING_ACTOR: "stranger-1" } },
  ],
])("require-permission prevents the submission when %s", async (_who, options) => {
  const end = await run("submit", {}, options);

  expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "not-permitted", "result"]);
  expect(errorLine(end.log)).toContain(
    "Nothing was sent: stranger-1, who caused this run, has the permission read on local/playground, but write is required.",
  );
  expect(sent(end)).toEqual([]);
});

test.each([
  ["maintainer-1", "maintain", "planned"],
  ["maintainer-1", "admin", "not-permitted"],
  ["triager-1", "triage", "planned"],
  ["triager-1", "write", "not-permitted"],
  ["custom-1", "write", "planned"],
  ["custom-1", "maintain", "not-permitted"],
  ["outsider-1", "read", "not-permitted"],
])("require-permission compares the permission of %s with %s", async (who, needed, result) => {
  const end = await run("submit", { "require-permission": needed, "dry-run": "true" }, { on: labelledBy(who) });

  expect(end.outputs.result).toBe(result);
});

test.each<[Fault, string]>([
  [{ kind: "status", status: 403 }, "input"],
  [{ kind: "status", status: 404 }, "input"],
  [{ kind: "status", status: 500 }, "unavailable"],
  [{ kind: "drop", when: "before" }, "unavailable"],
  [{ kind: "patch", merge: { permission: "yes" } }, "unavailable"],
])("require-permission prevents the submission when GitHub replies with %j", async (fault, kind) => {
  const end = await run("submit", {}, { on: MAINTAINER, faults: [{ endpoint: ASKED, times: 0, fault }] });

  expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, kind]);
  expect(errorLine(end.log)).toContain("require-permission: the permission cannot be checked: the permission of ");
  expect(sent(end)).toEqual([]);
});

test("require-permission explains that GitHub often reports no permission for an app", async () => {
  const end = await run("submit", {}, { on: labelledBy("bot-1[bot]") });

  expect(end.outputs["error-kind"]).toBe("input");
  expect(end.log).toContain("GitHub often reports no permission for an app.");
  expect(sent(end)).toEqual([]);
});

test("require-permission retries the read of a permission when GitHub returns 502 at first", async () => {
  const faults = [{ endpoint: ASKED, fault: { kind: "status", status: 502 } }] as const;
  const end = await run("submit", {}, { on: MAINTAINER, faults });

  expect([end.outputs.result, end.calls.filter((call) => call === ASKED).length]).toEqual(["submitted", 2]);
});

test.each([
  [{ "github-token": "" }, "require-permission: this input requires a github-token to read permissions from GitHub."],
  [
    { "require-permission": "push" },
    'require-permission: must be one of read, triage, write, maintain, admin; got "push".',
  ],
])("require-permission fails before any request with the inputs %j", async (inputs, message) => {
  const end = await run("submit", inputs, { on: MAINTAINER });

  expect(errorLine(end.log)).toContain(message);
  expect(end.requests).toEqual([]);
});

test.each([
  ["cancel", "cancelled"],
  ["restart-tests", "restarted"],
])("require-permission applies to the operation %s", async (operation, result) => {
  const no = await run(operation, {}, { given: givenTesting, on: commentedBy("stranger-1") });
  const yes = await run(operation, {}, { given: givenTesting, on: commentedBy("maintainer-1") });

  expect(no.outputs.result).toBe("not-permitted");
  expect(sent(no)).toEqual([]);
  expect(yes.outputs.result).toBe(result);
});
