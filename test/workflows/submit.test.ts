import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import { REPOSITORY } from "../support/action-events.js";
import {
  addInputs,
  call,
  listCallers,
  listJobsWithToken,
  NAME,
  OWN_TOKEN,
  resultsOf,
  sentTo,
} from "../support/call-workflow.js";
import { FORK, onComment, onLabel, type WorkflowEvent } from "../support/interpreter/events.js";
import type { WorkflowEnd } from "../support/interpreter/run-workflow.js";

const MAINTAINER = "maintainer-1";

/** Starts a server that replaces GitHub's reactions, and creates a curl that sends requests to this server. */
async function givenReactions(status: number, reply = "{}") {
  const requests: { readonly url: string; readonly authorization: string; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      requests.push({ url: request.url ?? "", authorization: request.headers.authorization ?? "", body });
      response.writeHead(status, { "content-type": "application/json" }).end(reply);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const other = `http:\\/\\/127.0.0.1:${port}\\/repos`;
  const curl = `#!/bin/bash\necho "$*" >> arguments.txt\nexec /usr/bin/curl --noproxy '*' "\${@/http:*\\/repos/${other}}"\n`;
  return { requests, programs: { curl } };
}

function reactLog({ jobs }: WorkflowEnd): string {
  return jobs["submit / react"]?.steps.map((step) => step.log).join("\n") ?? "";
}

async function given(): Promise<{ service: LocalService; pullRequest: PullRequest }> {
  const service = await givenService(OWN_TOKEN);
  service.control.setCollaborator({ login: MAINTAINER, permission: "write" });
  return { service, pullRequest: service.control.addPullRequest() };
}

function labelled(pullRequest: PullRequest, actor: string, label = "merge"): WorkflowEvent {
  return onLabel(pullRequest, label, { name: "pull_request_target", actor });
}

describe("submit.yml", () => {
  test("submits after a maintainer's label when only the environment has the token", async () => {
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
    expect(listJobsWithToken(end, service)).toEqual(["submit / submit"]);
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

  test("submits a fork's pull request after a maintainer's label", async () => {
    const service = await givenService(OWN_TOKEN);
    service.control.setCollaborator({ login: MAINTAINER, permission: "admin" });
    const pullRequest = service.control.addPullRequest({ headRepository: FORK, fork: true });

    const end = await call("submit", service, labelled(pullRequest, MAINTAINER));

    expect(end.ourResults).toEqual(["submit: submitted"]);
  });

  test.each([
    ["a label", (pullRequest: PullRequest) => labelled(pullRequest, "stranger-1")],
    ["a comment", ({ number }: PullRequest) => onComment(number, "/merge", { author: "stranger-1" })],
  ])("sends nothing after %s from a stranger", async (_what, eventOf) => {
    const { service, pullRequest } = await given();

    const end = await call("submit", service, eventOf(pullRequest));

    expect(end.ourResults).toEqual(["submit: not-permitted"]);
    expect([end.result, end.jobs.submit?.outputs.result]).toEqual(["failure", "not-permitted"]);
    expect(sentTo(service)).toEqual([]);
  });

  test("adds one reaction to a stranger's comment when the caller grants the permission", async () => {
    const { service, pullRequest } = await given();
    const body = "/merge `touch /tmp/x` $(id)";
    const event = onComment(pullRequest.number, body, { author: "stranger-1" });

    const { requests, programs } = await givenReactions(201);

    const end = await call("submit", service, event, { programs });

    expect(end.ourResults).toEqual(["submit: not-permitted"]);
    expect(end.jobs["submit / react"]).toMatchObject({
      result: "success",
      permissions: { "pull-requests": "write" },
      secrets: [NAME],
      environment: "",
    });
    expect(requests).toEqual([
      {
        url: `/repos/${REPOSITORY}/issues/comments/1/reactions`,
        authorization: "Bearer token-of-the-run",
        body: '{"content": "-1"}',
      },
    ]);
    expect([end.result, end.jobs.submit?.outputs.result]).toEqual(["failure", "not-permitted"]);
    expect(listJobsWithToken(end, service)).toEqual(["submit / submit"]);
  });

  test("names the missing permission and passes the job when the token may not add reactions", async () => {
    const { service, pullRequest } = await given();
    const event = onComment(pullRequest.number, "/merge", { author: "stranger-1" });
    const text = listCallers("submit")[0]?.replace("pull-requests: write", "pull-requests: read");
    const { programs } = await givenReactions(403, '{"message": "Resource not accessible by integration"}');

    const end = await call("submit", service, event, { ...(text && { text }), programs });

    expect(end.jobs["submit / react"]).toMatchObject({ result: "success", permissions: { "pull-requests": "read" } });
    expect(reactLog(end)).toContain("  permissions: { pull-requests: write }\n");
    expect([end.result, end.jobs.submit?.outputs.result]).toEqual(["failure", "not-permitted"]);
  });

  test.each([
    [403, "API rate limit exceeded", "GitHub refused the reaction -1: "],
    [422, "Validation Failed", "GitHub answered the reaction -1 with status 422: "],
  ])("fails the job with GitHub's message when GitHub returns status %i", async (status, message, cause) => {
    const { service, pullRequest } = await given();
    const event = onComment(pullRequest.number, "/merge", { author: "stranger-1" });
    const { programs } = await givenReactions(status, `{"message":\n"${message}"}`);

    const end = await call("submit", service, event, { programs });

    expect(end.jobs["submit / react"]?.result).toBe("failure");
    expect(reactLog(end)).toContain(`::error title=No reaction::${cause}{"message":"${message}"}`);
    expect(reactLog(end)).not.toContain("pull-requests: write");
  });

  test("fails the job and names the exit code of curl when curl cannot reach GitHub", async () => {
    const { service, pullRequest } = await given();
    const event = onComment(pullRequest.number, "/merge", { author: "stranger-1" });
    const programs = { curl: "#!/bin/sh\necho 'curl: (6) Could not resolve host' >&2\nexit 6\n" };

    const end = await call("submit", service, event, { programs });

    expect(end.jobs["submit / react"]?.result).toBe("failure");
    expect(reactLog(end)).toMatch(
      /Could not resolve host[\s\S]*::error title=No reaction::curl could not send the reaction -1 to http.*\(exit code 6, /,
    );
    expect(reactLog(end)).not.toContain("pull-requests: write");
  });

  test("adds no reaction after a label or a successful submission", async () => {
    const { service, pullRequest } = await given();
    const { number } = pullRequest;
    const { requests, programs } = await givenReactions(200);
    const reactions = async (event: WorkflowEvent, secrets = { [NAME]: service.token }) => {
      await call("submit", service, event, { programs, secrets });
      return requests.splice(0).map(({ body }) => body);
    };

    expect(await reactions(onComment(number, "/merge", { author: MAINTAINER }), { [NAME]: "wrong" })).toEqual([
      '{"content": "confused"}',
    ]);
    expect(await reactions(onComment(number, "/merge", { author: MAINTAINER }))).toEqual([]);
    expect(await reactions(onComment(number, "Thank you", { author: "stranger-1" }))).toEqual([]);
    expect(await reactions(labelled(pullRequest, "stranger-1"))).toEqual([]);
  });

  test("skips events without the label or the comment that requests a submission", async () => {
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

  test("applies the label, the comment, the priority and the batching in the inputs", async () => {
    const { service, pullRequest } = await given();
    const { number } = pullRequest;
    const on = (inputs: Readonly<Record<string, unknown>>, event: WorkflowEvent) =>
      call("submit", service, event, { text: addInputs("submit", inputs) });

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
