import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import { onDeleted, onSchedule, type WorkflowEvent } from "../support/interpreter/events.js";
import { runWorkflow } from "../support/interpreter/run-workflow.js";
import { givenQueued, givenTesting, runOf } from "../support/queue.js";
import { documentedBlocks } from "../support/readme-blocks.js";

const PATH = "/services/T0/B0/secret-of-the-chat";
const HOSTILE = "<!channel> @here $(touch hurt) `touch hurt` \"'; exit 0 # *b* [x](https://evil.example)";

/** Starts the webhook of a chat on this machine, which replies with these statuses and then with 200. */
async function givenChat(...statuses: readonly number[]) {
  const bodies: unknown[] = [];
  const left = [...statuses];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.url === PATH && request.headers["content-type"] === "application/json")
        bodies.push(JSON.parse(Buffer.concat(chunks).toString("utf8")));
      response.writeHead(left.shift() ?? 200).end("ok");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = Object(server.address());
  return { bodies, url: `http://127.0.0.1:${port}${PATH}` };
}

/** Runs a workflow of the page. */
function run(heading: string, service: LocalService, event: WorkflowEvent, url: string) {
  const text = documentedBlocks().find(({ place }) => place === `docs/chat.md: ${heading}`)?.text ?? "";
  const secrets = { MERGE_QUEUE_TOKEN: service.token, CHAT_WEBHOOK_URL: url };
  return runWorkflow({ service, text, event, environments: { "merge-queue": { secrets } } });
}

/** Returns a service with pull requests that failed in the queue an hour ago. */
async function givenFailures(count: number) {
  const service = await givenService({ startAtMs: Date.now() - 3_600_000 });
  const failures = Array.from({ length: count }, () =>
    givenTesting(service, { title: HOSTILE, testPlan: { result: "fail" } }),
  );
  service.control.advance(1800);
  return { service, failures };
}

describe("the page about chat messages", () => {
  test("sends one message to Slack for a removed pull request", async () => {
    const chat = await givenChat();
    const { service, failures } = await givenFailures(1);
    const [pullRequest] = failures;
    if (pullRequest === undefined) throw new Error("No pull request failed.");
    const event = onDeleted(runOf(service, pullRequest.number).branch);

    const first = await run("Slack", service, event, chat.url);

    expect(first.ourResults, first.log).toEqual(["report-outcome: failed"]);
    expect(chat.bodies).toMatchObject([
      {
        text: expect.stringContaining(`Failed in the merge queue: #${pullRequest.number} &lt;!channel&gt;`),
        blocks: [{ type: "header" }, { type: "section", text: { type: "plain_text" } }, { type: "context" }],
      },
    ]);
    expect(JSON.stringify(chat.bodies)).not.toContain("@here");
    expect(first.log).not.toContain("secret-of-the-chat");
  });

  test("sends one message to Slack when the reusable workflow reports a removed pull request", async () => {
    const chat = await givenChat();
    const { service, failures } = await givenFailures(1);
    const event = onDeleted(runOf(service, failures[0]?.number ?? 0).branch);

    const first = await run("With a reusable workflow", service, event, chat.url);
    const second = await run("With a reusable workflow", service, event, chat.url);

    expect([first, second].map(({ jobs }) => jobs.chat?.result)).toEqual(["success", "skipped"]);
    expect(chat.bodies).toMatchObject([{ blocks: [{ type: "header" }, { type: "section" }, { type: "context" }] }]);
    expect(first.log).not.toContain("secret-of-the-chat");
  });

  test("sends only one message to Teams when two runs find the same problems", async () => {
    const chat = await givenChat();
    const service = await givenService();
    service.control.updateQueue({ branch: "main", state: "paused" });
    givenQueued(service);
    service.control.advance(3 * 3600 + 1);

    const first = await run("Microsoft Teams", service, onSchedule("*/15 * * * *"), chat.url);
    const second = await run("Microsoft Teams", service, onSchedule("*/15 * * * *"), chat.url);

    expect([first.ourResults, second.ourResults]).toEqual([
      ["check-queue-health: unhealthy"],
      ["check-queue-health: unhealthy"],
    ]);
    expect(chat.bodies).toMatchObject([
      {
        type: "message",
        attachments: [
          {
            content: {
              body: [{ inlines: [{ text: "Merge queue for main of local/playground: paused for too long" }] }, {}],
            },
          },
        ],
      },
    ]);
    expect(first.log).not.toContain("secret-of-the-chat");
  });

  test("sends one message for each removed pull request to a receiver that is neither Slack nor Teams", async () => {
    const chat = await givenChat();
    const { service, failures } = await givenFailures(3);

    const end = await run("Other receivers", service, onSchedule("*/30 * * * *"), chat.url);

    expect(end.ourResults, end.log).toEqual(["report-missed-outcomes: complete"]);
    expect(chat.bodies).toHaveLength(3);
    expect(chat.bodies).toEqual(
      expect.arrayContaining(
        failures.map(({ number }) => ({
          severity: "error",
          title: `Failed in the merge queue: #${number} ${HOSTILE}`,
          text: expect.stringContaining(`#${number} failed in the merge queue for main of local/playground`),
          link: `https://github.com/local/playground/pull/${number}`,
        })),
      ),
    );
  });

  test("sends the other messages and then fails when the webhook rejects a message", async () => {
    const chat = await givenChat(404);
    const { service } = await givenFailures(2);

    const end = await run("Other receivers", service, onSchedule("*/30 * * * *"), chat.url);

    expect(end.result).toBe("failure");
    expect(chat.bodies).toHaveLength(2);
    expect(end.log).not.toContain("secret-of-the-chat");
  });

  test("sends no message when the queue merges a pull request", async () => {
    const chat = await givenChat();
    const service = await givenService({ startAtMs: Date.now() - 3_600_000 });
    givenQueued(service);
    service.control.advance(1800);

    const end = await run("Other receivers", service, onSchedule("*/30 * * * *"), chat.url);

    expect(end.jobs.report?.result, end.log).toBe("success");
    expect(chat.bodies).toEqual([]);
  });
});
