import { describe, expect, test } from "vitest";
import type { FaultEndpoint } from "../../local-queue/src/api/faults/fault.js";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import { errorLine, givenService } from "../support/action.js";
import { dispatchEvent, pullRequestEvent } from "../support/action-events.js";
import { givenQueued, givenTesting } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";
import { givenWorkspace } from "../support/workspace.js";

/** A change at the service, and what the step reports when a signal stops the step during the change. */
interface Write {
  readonly operation: string;
  readonly endpoint: FaultEndpoint;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly given?: (service: LocalService) => PullRequest;
  /** Expected statement about the unknown effect of the change. */
  readonly doubt: string;
  /** Outputs that are known although the step was stopped. */
  readonly known?: Readonly<Record<string, string>>;
  /** Number of reads before the change; 1 by default. */
  readonly readsBefore?: number;
  /** True when no read after the change can show the effect. */
  readonly readsNothing?: true;
}

const underWay = (doubt: string): string =>
  `The run was stopped while it sent a change, so the effect of the change is unknown: ${doubt}`;

const WRITES: readonly Write[] = [
  {
    operation: "submit",
    endpoint: "submitPullRequest",
    given: (service) => service.control.addPullRequest(),
    doubt: "#1 may be in the queue now.",
    known: { "pr-number": "1" },
  },
  {
    operation: "submit",
    endpoint: "submitPullRequest",
    inputs: { update: "true", priority: "high" },
    given: givenQueued,
    doubt: underWay("priority and batching of #1 may have been changed"),
  },
  {
    operation: "cancel",
    endpoint: "cancelPullRequest",
    given: givenQueued,
    doubt: underWay("#1 may have been removed from the queue; check its status."),
  },
  {
    operation: "restart-tests",
    endpoint: "restartTestsOnPullRequest",
    given: givenTesting,
    doubt: underWay("the tests of #1 may have been restarted; check its status."),
    readsNothing: true,
  },
  {
    operation: "set-impacted-targets",
    endpoint: "setImpactedTargets",
    inputs: { "impacted-targets": "a\nb" },
    given: givenQueued,
    doubt: underWay("the service may have the impacted targets of #1; run the step again."),
    readsNothing: true,
  },
  {
    operation: "create-queue",
    endpoint: "createQueue",
    inputs: { "target-branch": "next", settings: "concurrency: 3" },
    doubt: underWay("the queue may have been created without its other settings."),
  },
  {
    operation: "update-queue",
    endpoint: "updateQueue",
    inputs: { "target-branch": "main", settings: "concurrency: 9" },
    doubt: underWay("these settings may be missing: concurrency."),
  },
  {
    operation: "delete-queue",
    endpoint: "deleteQueue",
    inputs: { "target-branch": "main" },
    doubt: underWay("the queue may already have been deleted."),
    readsBefore: 0,
  },
  {
    operation: "pause-queue",
    endpoint: "updateQueue",
    inputs: { "target-branch": "main" },
    doubt: underWay("check the state of the queue."),
    known: { "previous-state": "running" },
  },
  {
    operation: "drain-queue",
    endpoint: "updateQueue",
    inputs: { "target-branch": "main" },
    given: givenTesting,
    doubt: "The step was aborted during the API request, so it is not known whether the queue is draining.",
    known: { "previous-state": "running", depth: "1" },
  },
  {
    operation: "apply-queue",
    endpoint: "updateQueue",
    files: { ".github/merge-queue.yml": "queues: { next: { concurrency: 3 }, main: { concurrency: 9 }, other: {} }" },
    doubt: underWay("these settings may be missing: concurrency."),
    known: { changes: '[{"branch":"next","created":true}]' },
    readsBefore: 3,
  },
];

interface Stop {
  readonly prepare: (service: LocalService) => void;
  /** True when the step should be stopped. `now` is checked all the time, and `inPause` only in pauses of the step. */
  readonly now?: (service: LocalService) => boolean;
  readonly inPause?: (service: LocalService) => boolean;
}

/** Runs a step in this process, and stops the step before its end. */
async function stopped({ operation, inputs, files, given }: Omit<Write, "endpoint" | "doubt">, stop: Stop) {
  const service = await givenService();
  const pullRequest = given?.(service);
  stop.prepare(service);
  const end = await runHere(
    service,
    { operation, ...inputs },
    {
      event: pullRequest === undefined ? dispatchEvent() : pullRequestEvent(pullRequest),
      workspace: givenWorkspace(files),
      frozen: true,
      stopWhen: () => stop.now?.(service) === true,
      onPause: (_, signal) => void (stop.inPause?.(service) === true && signal.abort()),
    },
  );
  return { ...end, kind: end.exitCode === 0 ? undefined : end.outputs["error-kind"] };
}

const count = (service: LocalService, endpoint: FaultEndpoint): number =>
  service.requests.filter((request) => request.endpoint === endpoint).length;

/** Returns true when a request followed the change. */
const isReadingBack = (service: LocalService, endpoint: FaultEndpoint): boolean =>
  count(service, endpoint) > 0 && service.requests.at(-1)?.endpoint !== endpoint;

async function expectDoubt(write: Write, stop: Stop): Promise<void> {
  const { kind, outputs, log } = await stopped(write, stop);

  expect(kind).toBe("aborted");
  expect(outputs.result).toBe("aborted");
  expect(errorLine(log)).toContain("::");
  expect(log).toContain(write.doubt);
  expect(outputs).toMatchObject(write.known ?? {});
}

describe("a stopped step", () => {
  test.each(WRITES)(
    "reports an unknown effect when the change is not answered yet: $operation, $doubt",
    async (write) => {
      const { endpoint } = write;
      await expectDoubt(write, {
        prepare: ({ control }) => control.addFault({ endpoint, times: 0, fault: { kind: "hang", afterEffect: true } }),
        now: (service) => count(service, endpoint) > 0,
      });
    },
  );

  // A request to restart tests is never repeated.
  test.each(WRITES.filter(({ operation }) => operation !== "restart-tests"))(
    "reports an unknown effect when the stop comes in a pause before a retry: $operation, $doubt",
    async (write) => {
      const { endpoint } = write;
      await expectDoubt(write, {
        prepare: ({ control }) => control.addFault({ endpoint, times: 0, fault: { kind: "status", status: 429 } }),
        inPause: (service) => count(service, endpoint) > 0,
      });
    },
  );

  test.each(WRITES.filter(({ readsNothing }) => readsNothing !== true))(
    "reports an unknown effect when the stop comes during the read after the change: $operation, $doubt",
    async (write) => {
      const { endpoint, readsBefore = 1 } = write;
      await expectDoubt(write, {
        prepare({ control }) {
          control.addFault({ endpoint, times: 0, fault: { kind: "status", status: 500, afterEffect: true } });
          for (const read of ["getSubmittedPullRequest", "getQueue"] as const)
            control.addFault({ endpoint: read, skip: readsBefore, times: 0, fault: { kind: "hang" } });
        },
        now: (service) => isReadingBack(service, endpoint),
      });
    },
  );
});

describe("a step stopped after its change", () => {
  test("set-impacted-targets reports the upload when the stop comes before its verification", async () => {
    const { kind, outputs, log } = await stopped(
      { operation: "set-impacted-targets", inputs: { "impacted-targets": "a\nb" }, given: givenQueued },
      {
        prepare: ({ control }) =>
          control.addFault({
            endpoint: "getSubmittedPullRequest",
            times: 0,
            fault: { kind: "patch", merge: { readiness: { hasImpactedTargets: false } } },
          }),
        inPause: () => true,
      },
    );

    expect(kind).toBe("aborted");
    expect(log).toContain("Sent the impacted targets of #1: 2 targets in");
    expect(outputs).toMatchObject({
      "impacted-targets-mode": "list",
      "impacted-targets-count": "2",
      verified: "unknown",
      "error-kind": "aborted",
    });
  });

  test.each([
    ["pause-queue", { "target-branch": "main" }, { "previous-state": "switching_modes" }, "stopped before it finished"],
    [
      "apply-queue",
      {},
      { changes: '[{"branch":"next","created":true}]' },
      "Queues already changed: next. Queue with the error: main.",
    ],
  ] as const)(
    "%s reports the finished changes when the stop comes while a queue switches modes: %j",
    async (operation, inputs, known, words) => {
      const file = "queues: { next: { concurrency: 3 }, main: { concurrency: 9 } }";
      const { kind, outputs, log } = await stopped(
        { operation, inputs, files: { ".github/merge-queue.yml": file } },
        {
          prepare({ control }) {
            control.updateQueue({ branch: "main", state: "running" });
            control.addFault({
              endpoint: "getQueue",
              skip: operation === "apply-queue" ? 1 : 0,
              times: 0,
              fault: { kind: "patch", merge: { state: "switching_modes" } },
            });
          },
          inPause: () => true,
        },
      );

      expect(kind).toBe("aborted");
      expect(outputs).toMatchObject(known);
      expect(log).toContain(words);
    },
  );

  test("cancel succeeds when the stop comes during the read after the cancel", async () => {
    const { kind, outputs } = await stopped(
      { operation: "cancel", given: givenQueued },
      {
        prepare: ({ control }) =>
          control.addFault({ endpoint: "getSubmittedPullRequest", skip: 1, times: 0, fault: { kind: "hang" } }),
        now: (service) => isReadingBack(service, "cancelPullRequest"),
      },
    );

    expect(kind).toBeUndefined();
    expect(outputs.result).toBe("cancelled");
  });
});
