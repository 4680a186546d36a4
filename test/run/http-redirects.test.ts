import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { errorLine, givenService } from "../support/action.js";
import { givenQueued } from "../support/queue.js";
import { runOn } from "../support/run-in-process.js";

/** Starts another server that only counts connections. */
async function givenStranger() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/v1/cancelPullRequest`, connections: () => connections };
}

test("cancel rejects redirects of the service, and sends nothing to their addresses", async () => {
  const stranger = await givenStranger();
  const cases = [301, 302, 303, 307, 308].flatMap((status) =>
    (["getSubmittedPullRequest", "cancelPullRequest"] as const).map((endpoint) => ({ status, endpoint })),
  );

  const ends = await Promise.all(
    cases.map(async ({ status, endpoint }) => {
      const service = await givenService();
      const pullRequest = givenQueued(service);
      const fault = { kind: "redirect", status, location: stranger.url } as const;
      service.control.addFault({ endpoint, times: 0, fault });
      return runOn(service, pullRequest, { operation: "cancel" });
    }),
  );

  expect(stranger.connections()).toBe(0);
  for (const [index, { status, endpoint }] of cases.entries()) {
    const end = ends[index];
    expect(end?.exitCode).toBe(1);
    expect(end?.outputs).toMatchObject({ result: "error", "error-kind": "rejected" });
    expect(errorLine(end?.log ?? "")).toContain(`${endpoint} was answered with status ${status}`);
    expect(end?.log).toContain("The action does not follow redirects, because a redirect could expose the token.");
    expect(end?.calls.filter((call) => call === endpoint)).toHaveLength(1);
  }
});
