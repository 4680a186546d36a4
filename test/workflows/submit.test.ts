import { describe, expect, test } from "vitest";
import type { LocalService, PullRequest } from "../../src/local-service/service.js";
import { givenService } from "../action/harness.js";
import { FORK, onComment, onLabel, type WorkflowEvent } from "../interpreter/events.js";
import { call, calledWith, jobsWithToken, NAME, OWN_TOKEN, resultsOf, sentTo } from "./calling.js";

const MAINTAINER = "maintainer-1";

async function given(): Promise<{ service: LocalService; pullRequest: PullRequest }> {
  const service = await givenService(OWN_TOKEN);
  service.control.setCollaborator({ login: MAINTAINER, permission: "write" });
  return { service, pullRequest: service.control.addPullRequest() };
}

function labelled(pullRequest: PullRequest, actor: string, label = "merge"): WorkflowEvent {
  return onLabel(pullRequest, label, { name: "pull_request_target", actor });
}

describe("submit.yml", () => {
  test("submits for a maintainer's label, from the environment's token alone", async () => {
    const { service, pullRequest } = await given();

    const end = await call("submit", service, labelled(pullRequest, MAINTAINER), {
      secrets: {},
      environments: { "merge-queue": { secrets: { [NAME]: service.token } } },
    });

    expect(end.ourResults).toEqual(["submit: submitted"]);
    expect(end.jobs.submit?.outputs).toMatchObject({
      result: "submitted",
      state: "not_ready",
      "pr-number": String(pullRequest.number),
    });
    expect(end.jobs.submit?.outputs["submitted-at"]).toMatch(/^\d{4}-/);
    expect(jobsWithToken(end, service)).toEqual(["submit / submit"]);
  });

  test.each(["/merge please", "/merge\nThank you", "/MERGE\r\nThank you"])(
    "submits for a maintainer's comment %j",
    async (body) => {
      const { service, pullRequest } = await given();

      const end = await call("submit", service, onComment(pullRequest.number, body, { author: MAINTAINER }));

      expect(end.ourResults).toEqual(["submit: submitted"]);
      expect(sentTo(service)).toContain("submitPullRequest");
    },
  );

  test("submits a fork's pull request for a maintainer", async () => {
    const service = await givenService(OWN_TOKEN);
    service.control.setCollaborator({ login: MAINTAINER, permission: "admin" });
    const pullRequest = service.control.addPullRequest({ headRepository: FORK, fork: true });

    const end = await call("submit", service, labelled(pullRequest, MAINTAINER));

    expect(end.ourResults).toEqual(["submit: submitted"]);
  });

  test.each([
    ["a label", (pullRequest: PullRequest) => labelled(pullRequest, "stranger-1")],
    ["a comment", ({ number }: PullRequest) => onComment(number, "/merge", { author: "stranger-1" })],
  ])("sends nothing for %s of a stranger", async (_what, eventOf) => {
    const { service, pullRequest } = await given();

    const end = await call("submit", service, eventOf(pullRequest));

    expect(end.ourResults).toEqual(["submit: not-permitted"]);
    expect([end.result, end.jobs.submit?.outputs.result]).toEqual(["failure", "not-permitted"]);
    expect(sentTo(service)).toEqual([]);
  });

  test("is skipped for everything that asks for nothing", async () => {
    const { service, pullRequest } = await given();
    const { number } = pullRequest;
    const closed = onLabel(pullRequest, "merge", { name: "pull_request_target", actor: MAINTAINER });
    const events: readonly WorkflowEvent[] = [
      labelled(pullRequest, MAINTAINER, "merge later"),
      onComment(number, "/merge-later", { author: MAINTAINER }),
      onComment(number, "Please /merge", { author: MAINTAINER }),
      onComment(number, "/merge", { author: MAINTAINER, onPullRequest: false }),
      {
        ...closed,
        payload: {
          ...Object(closed.payload),
          pull_request: { ...Object(closed.payload).pull_request, state: "closed" },
        },
      },
    ];

    const ends = await Promise.all(events.map((event) => call("submit", service, event)));

    expect(ends.map((end) => resultsOf(end)["submit / submit"])).toEqual(events.map(() => "skipped"));
    expect(ends.flatMap(({ ourResults }) => ourResults)).toEqual([]);
    expect(sentTo(service)).toEqual([]);
  });

  test("takes other words, priority and batching, and empty ones for neither", async () => {
    const { service, pullRequest } = await given();
    const { number } = pullRequest;
    const on = (inputs: Readonly<Record<string, unknown>>, event: WorkflowEvent) =>
      call("submit", service, event, { text: calledWith("submit", inputs) });

    const off = [
      await on({ label: "" }, labelled(pullRequest, MAINTAINER, "")),
      await on({ command: "" }, onComment(number, " ", { author: MAINTAINER })),
      await on({ command: "/ship" }, onComment(number, "/merge", { author: MAINTAINER })),
    ];
    const ship = { command: "/ship", priority: "high", "no-batch": true };
    const end = await on(ship, onComment(number, "/ship it", { author: MAINTAINER }));

    expect(off.flatMap(({ ourResults }) => ourResults)).toEqual([]);
    expect(end.ourResults).toEqual(["submit: submitted"]);
    const sent = service.requests.find(({ endpoint }) => endpoint === "submitPullRequest");
    expect(sent?.body).toMatchObject({ priority: "high", noBatch: true });
  });
});
