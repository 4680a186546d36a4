import { describe, expect, test } from "vitest";
import type { StepEvent } from "../../src/demo/runner.js";
import type { LocalService, PullRequest } from "../../src/local-queue/service.js";
import { runHere } from "../run/run-here.js";
import { pullRequestEvent, REPOSITORY } from "./events.js";
import { errorLine, givenService, runAction } from "./harness.js";
import { givenTesting } from "./queue.js";

const ASKED = "github:collaborators.permission";

/** Somebody sets a label. */
function labelled(pullRequest: PullRequest, sender: string): StepEvent {
  const event = pullRequestEvent(pullRequest, "pull_request_target");
  return { ...event, actor: sender, payload: { ...Object(event.payload), sender: { login: sender } } };
}

/** Somebody comments; `editor` changes the comment of somebody else. */
function commented({ number }: PullRequest, author: string, editor = author): StepEvent {
  return {
    name: "issue_comment",
    actor: editor,
    payload: {
      action: editor === author ? "created" : "edited",
      issue: { number, pull_request: {} },
      comment: { body: "/merge", user: { login: author } },
      sender: { login: editor },
      repository: { full_name: REPOSITORY, default_branch: "main" },
    },
  };
}

function submit(
  service: LocalService,
  event: StepEvent,
  inputs: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string>> = {},
) {
  const all = { operation: "submit", "require-permission": "write", ...inputs };
  return runHere(service, all, { event, environment });
}

/** A service that knows a maintainer, and everybody else as a reader. */
async function givenMaintainer(): Promise<{ service: LocalService; pullRequest: PullRequest }> {
  const service = await givenService();
  service.control.setCollaborator({ login: "maintainer-1", permission: "write", role: "maintain" });
  return { service, pullRequest: service.control.addPullRequest() };
}

describe("require-permission", () => {
  test("lets those through who have at least that permission, and asks nobody without the input", async () => {
    const { service, pullRequest } = await givenMaintainer();

    const label = await submit(service, labelled(pullRequest, "maintainer-1"));
    const free = await runAction(service, { operation: "submit" }, { event: labelled(pullRequest, "stranger-1") });

    expect([label.outputs.result, label.calls[0]]).toEqual(["submitted", ASKED]);
    expect([free.outputs.result, free.calls.includes(ASKED)]).toEqual(["already-queued", false]);
  });

  test.each([
    ["who sets a label", (pr: PullRequest) => labelled(pr, "stranger-1"), {}],
    ["who comments", (pr: PullRequest) => commented(pr, "stranger-1"), {}],
    ["whose comment a maintainer edits", (pr: PullRequest) => commented(pr, "stranger-1", "maintainer-1"), {}],
    ["who edits a maintainer's comment", (pr: PullRequest) => commented(pr, "maintainer-1", "stranger-1"), {}],
    [
      "who runs a maintainer's run again",
      (pr: PullRequest) => labelled(pr, "maintainer-1"),
      { GITHUB_TRIGGERING_ACTOR: "stranger-1" },
    ],
  ])("sends nothing for a stranger %s", async (_who, eventOf, environment) => {
    const { service, pullRequest } = await givenMaintainer();

    const end = await submit(service, eventOf(pullRequest), {}, environment);

    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "not-permitted", "result"]);
    expect(errorLine(end.log)).toContain(
      "Nothing was sent: stranger-1, who caused this run, has the permission read on local/playground, and write is required.",
    );
    expect(end.requests.filter(({ api }) => api === "v1")).toEqual([]);
  });

  test("tells maintain and triage apart from what GitHub's older field calls them, and trusts no custom role", async () => {
    const { service, pullRequest } = await givenMaintainer();
    service.control.setCollaborator({ login: "triager-1", permission: "read", role: "triage" });
    service.control.setCollaborator({ login: "custom-1", permission: "write", role: "release captain" });
    service.control.setCollaborator({ login: "nobody-1", permission: "none", role: "none" });
    const results = await Promise.all(
      [
        ["maintainer-1", "maintain"],
        ["maintainer-1", "admin"],
        ["triager-1", "triage"],
        ["triager-1", "write"],
        ["custom-1", "write"],
        ["custom-1", "maintain"],
        ["nobody-1", "read"],
      ].map(async ([who = "", needed = ""]) => {
        const inputs = { "require-permission": needed, "dry-run": "true" };
        return (await submit(service, labelled(pullRequest, who), inputs)).outputs.result;
      }),
    );

    expect(results).toEqual([
      "planned",
      "not-permitted",
      "planned",
      "not-permitted",
      "planned",
      "not-permitted",
      "not-permitted",
    ]);
  });

  test("is an error, never a pass, when GitHub gives no answer", async () => {
    const { service, pullRequest } = await givenMaintainer();
    const fault = (status: number) => service.control.addFault({ endpoint: ASKED, fault: { kind: "status", status } });
    const ends = [];
    for (const status of [403, 404]) {
      fault(status);
      ends.push(await submit(service, labelled(pullRequest, "maintainer-1")));
    }
    ends.push(await submit(service, labelled(pullRequest, "bot-1[bot]")));
    for (const end of ends) {
      expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "input"]);
      expect(errorLine(end.log)).toContain("require-permission: cannot be checked: the permission of ");
      expect(end.requests.filter(({ api }) => api === "v1")).toEqual([]);
    }
    expect(ends.at(-1)?.log).toContain("GitHub may know no permission of an app.");
  });

  test("is no pass either when GitHub cannot answer, which is no fault of the inputs", async () => {
    const { service, pullRequest } = await givenMaintainer();
    const faults = [
      { kind: "status", status: 500 },
      { kind: "drop", when: "before" },
      { kind: "patch", merge: { permission: "yes" } },
    ] as const;

    for (const fault of faults) {
      service.control.addFault({ endpoint: ASKED, times: 0, fault });
      const end = await submit(service, labelled(pullRequest, "maintainer-1"));
      service.control.clearFaults();

      expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "unavailable"]);
      expect(errorLine(end.log)).toContain("require-permission: cannot be checked: the permission of ");
      expect(end.requests.filter(({ api }) => api === "v1")).toEqual([]);
    }
  });

  test("asks again when GitHub could not answer at first", async () => {
    const { service, pullRequest } = await givenMaintainer();
    service.control.addFault({ endpoint: ASKED, fault: { kind: "status", status: 502 } });

    const end = await submit(service, labelled(pullRequest, "maintainer-1"));

    expect([end.outputs.result, end.calls.filter((call) => call === ASKED).length]).toEqual(["submitted", 2]);
  });

  test("lets an app through that GitHub names as a collaborator", async () => {
    const { service, pullRequest } = await givenMaintainer();
    service.control.setCollaborator({ login: "bot-1[bot]", permission: "write" });

    const end = await submit(service, labelled(pullRequest, "bot-1[bot]"));

    expect(end.outputs.result).toBe("submitted");
  });

  test("is a problem of the inputs where nobody can be asked, and where it is no permission", async () => {
    const { service, pullRequest } = await givenMaintainer();

    const blind = await submit(service, labelled(pullRequest, "maintainer-1"), { "github-token": "" });
    const wrong = await submit(service, labelled(pullRequest, "maintainer-1"), { "require-permission": "push" });

    expect(errorLine(blind.log)).toContain("require-permission: needs a github-token to ask GitHub with.");
    expect(errorLine(wrong.log)).toContain(
      'require-permission: must be one of read, triage, write, maintain, admin; got "push".',
    );
    expect([...blind.requests, ...wrong.requests]).toEqual([]);
  });

  test.each(["cancel", "restart-tests"])("holds for %s, too", async (operation) => {
    const { service } = await givenMaintainer();
    const pullRequest = givenTesting(service);

    const no = await submit(service, commented(pullRequest, "stranger-1"), { operation });
    const yes = await submit(service, commented(pullRequest, "maintainer-1"), { operation });

    expect(no.outputs.result).toBe("not-permitted");
    expect(no.requests.filter(({ api }) => api === "v1")).toEqual([]);
    expect(yes.outputs.result).toBe(operation === "cancel" ? "cancelled" : "restarted");
  });
});
