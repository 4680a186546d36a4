import { describe, expect, test, vi } from "vitest";
import { errorLine, givenService, runAction } from "../support/action.js";
import { dispatchEvent, pullRequestEvent } from "../support/action-events.js";
import { afterRequestHead, fin, givenByteServer, type ServerBehavior, says, silence } from "../support/byte-server.js";
import { SERVICE_NAME } from "../support/certificate.js";
import { runHere } from "../support/command-in-process.js";
import { PLACE, placeOf, runCommand } from "../support/command-line.js";
import { givenTesting } from "../support/queue.js";
import { whenever } from "../support/run-wait.js";

const API_URL = `https://${SERVICE_NAME}/v1`;
/** Time limit that is long enough for a busy machine. Without a signal, the attempts continue for 30 seconds. */
const SOON_MS = 20_000;
const ESTABLISHED = "HTTP/1.1 200 Connection established\r\n\r\n";
/**
 * Keeps a process alive until it is killed, with a timer. Outside of tests, a name lookup without an answer does the
 * same.
 */
const HELD = { NODE_OPTIONS: "--import=data:text/javascript,setInterval(()=>{},1000)" };

async function givenProxy(conduct: ServerBehavior) {
  const proxy = await givenByteServer(conduct);
  return { proxy, environment: { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` } };
}

async function submitBehind(conduct: ServerBehavior) {
  const service = await givenService();
  const { proxy, environment } = await givenProxy(conduct);
  const { outputs, log, milliseconds } = await runAction(
    service,
    { operation: "submit", "api-url": API_URL, "request-timeout": "1s" },
    { event: pullRequestEvent(service.control.addPullRequest()), environment },
  );
  return { result: outputs.result, kind: outputs["error-kind"], log, milliseconds, proxy };
}

/** Reads the default branch from a GitHub server that no proxy connects to. */
async function lookUpBehind(conduct: ServerBehavior) {
  const service = await givenService();
  const { proxy, environment } = await givenProxy(conduct);
  const end = await runAction(
    service,
    { operation: "get-queue" },
    {
      event: { ...dispatchEvent(), payload: {} },
      environment: { ...environment, GITHUB_API_URL: "https://api.example.test" },
    },
  );
  return { end, proxy };
}

/** Runs a command in this process, so that several commands can wait at the same time. */
async function commandBehind(conduct: ServerBehavior) {
  const service = await givenService();
  const { proxy, environment } = await givenProxy(conduct);
  const { number } = service.control.addPullRequest();
  const startedAt = performance.now();
  const argv = ["submit", ...placeOf(number), "--api-url", API_URL, "--request-timeout", "1s"];
  const { answer, stderr: log } = await runHere(argv, { service, environment });
  const { result, "error-kind": kind } = Object(answer);
  return { result, kind, log, milliseconds: performance.now() - startedAt, proxy };
}

describe("a run behind a proxy that never connects", () => {
  test("stops at once when a step gets a signal after the answer to CONNECT", async () => {
    const { proxy, environment } = await givenProxy(afterRequestHead(says(ESTABLISHED)));
    const service = await givenService();
    const stop = whenever(
      () => proxy.made() > 0,
      (child) => child.kill("SIGTERM"),
      100,
    );
    const event = pullRequestEvent(givenTesting(service));
    const inputs = { operation: "wait-for-merge", "api-url": API_URL };
    const end = await runAction(service, inputs, { event, environment, ...stop });
    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "aborted", "error-kind": "aborted" });
    expect(stop.livedOnMs()).toBeLessThan(SOON_MS);
  });

  test("stops at once when a command gets a signal before the answer to CONNECT, and prints its JSON", async () => {
    const { proxy, environment } = await givenProxy(silence);
    const service = await givenService();
    let toldAt = 0;
    const argv = ["get-queue", "--api-url", API_URL, "--verbose", ...PLACE];
    const end = await runCommand(argv, {
      service,
      environment,
      onStart(child) {
        const look = setInterval(() => {
          if (proxy.made() === 0) return;
          clearInterval(look);
          toldAt = performance.now();
          child.kill("SIGINT");
        }, 10);
      },
    });
    expect(performance.now() - toldAt).toBeLessThan(SOON_MS);
    expect([end.exitCode, end.answer]).toEqual([130, expect.objectContaining({ "error-kind": "aborted" })]);
  });

  test("stops when the time limit of a request to the service or to GitHub is over", async () => {
    const inThisProcess: readonly ServerBehavior[] = [
      fin,
      afterRequestHead(says(ESTABLISHED)),
      afterRequestHead(says(ESTABLISHED, fin)),
    ];
    const lookUp = lookUpBehind(silence);
    const ends = await Promise.all([submitBehind(silence), ...inThisProcess.map(commandBehind)]);
    for (const { result, kind, log, proxy, milliseconds } of ends) {
      expect([result, kind]).toEqual(["error", "unavailable"]);
      expect(log).toMatch(new RegExp(`error.*got no answer from ${SERVICE_NAME}`));
      expect(log).toContain("Check HTTPS_PROXY and NO_PROXY.");
      expect(proxy.made()).toBeLessThanOrEqual(8);
      await vi.waitFor(() => expect(proxy.open()).toBe(0), SOON_MS);
      // Without its time limit of three seconds, the step would never end.
      expect(milliseconds).toBeLessThan(SOON_MS);
    }
    const { end, proxy } = await lookUp;
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(errorLine(end.log)).toMatch(/title=GitHub is unavailable::.*set target-branch/);
    expect(proxy.made()).toBe(2);
    expect(end.milliseconds).toBeLessThan(5000 + SOON_MS);
  });
});

test("a step writes its complete output and exits, even when resources are still open", async () => {
  const service = await givenService();
  const event = pullRequestEvent(givenTesting(service));
  const [step, failing, command, help] = await Promise.all([
    runAction(service, { operation: "status" }, { event, environment: HELD }),
    runAction(service, { operation: "status", "pr-number": "x" }, { event, environment: HELD }),
    runCommand(["get-queue", ...PLACE], { service, environment: HELD }),
    runCommand(["--help"], { environment: HELD }),
  ]);
  expect([step.exitCode, step.outputs.result]).toEqual([0, "found"]);
  expect(step.log.trimEnd()).toMatch(/result: found$/);
  expect([failing.exitCode, failing.outputs["error-kind"]]).toEqual([1, "input"]);
  expect([command.exitCode, command.answer]).toEqual([0, expect.objectContaining({ result: "found" })]);
  expect([help.exitCode, help.stdout.length > 1000]).toEqual([0, true]);
});
