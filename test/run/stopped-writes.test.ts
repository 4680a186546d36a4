import { describe, expect, onTestFinished, test } from "vitest";
import type { FaultEndpoint } from "../../src/local-queue/faults/fault.js";
import type { LocalService, PullRequest } from "../../src/local-queue/service.js";
import { run } from "../../src/run.js";
import { givenService } from "../action/harness.js";
import { givenQueued, givenTesting } from "../action/queue.js";
import { addFiles } from "../impacted-targets/workspace.js";
import { fakeClock } from "../pull-request/fake-clock.js";
import { fakeCi } from "./fake-ci.js";

/** A change of something at the service, and what a step says that is stopped on the way. */
interface Write {
  readonly operation: string;
  readonly endpoint: FaultEndpoint;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly given?: (service: LocalService) => PullRequest;
  /** What may be, in its words. */
  readonly doubt: string;
  /** Outputs that are known all the same. */
  readonly known?: Readonly<Record<string, string>>;
  /** Reads before the change, 1 when left out. */
  readonly readsBefore?: number;
  /** Nothing is read that could decide what became of it. */
  readonly readsNothing?: true;
}

const underWay = (doubt: string): string => `It was stopped while the change was under way: ${doubt}`;

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
    doubt: underWay("#1 may have been taken out of the queue; look at its status."),
  },
  {
    operation: "restart-tests",
    endpoint: "restartTestsOnPullRequest",
    given: givenTesting,
    doubt: underWay("the tests of #1 may have been restarted; look at its status."),
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
    doubt: underWay("the queue may have been created, without its other settings."),
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
    doubt: underWay("the queue may be deleted."),
    readsBefore: 0,
  },
  {
    operation: "pause-queue",
    endpoint: "updateQueue",
    inputs: { "target-branch": "main" },
    doubt: underWay("look at the state of the queue."),
    known: { "previous-state": "running" },
  },
  {
    operation: "drain-queue",
    endpoint: "updateQueue",
    inputs: { "target-branch": "main" },
    given: givenTesting,
    doubt: "It may be draining: the request was under way.",
    known: { "previous-state": "running", depth: "1" },
  },
  {
    operation: "apply-queue",
    endpoint: "updateQueue",
    files: {
      ".github/merge-queue.yml": "queues: { next: { concurrency: 3 }, main: { concurrency: 9 }, other: {} }",
    },
    doubt: underWay("these settings may be missing: concurrency."),
    known: { changes: '[{"branch":"next","created":true}]' },
    readsBefore: 3,
  },
];

interface Stop {
  readonly prepare: (service: LocalService) => void;
  /** Whether the step is told to stop by now; asked all the time, and `inPause` in its pauses only. */
  readonly now?: (service: LocalService) => boolean;
  readonly inPause?: (service: LocalService) => boolean;
}

/** Runs a step in this process that is told to stop on its way. */
async function stopped({ operation, inputs, files, given }: Omit<Write, "endpoint" | "doubt">, stop: Stop) {
  const service = await givenService();
  const pullRequest = given?.(service);
  stop.prepare(service);
  const abort = new AbortController();
  const clock = fakeClock();
  const { ci, told, clean } = fakeCi({
    inputs: { operation, token: service.token, "api-url": service.apiUrl, ...inputs },
    ...(pullRequest === undefined ? {} : { pullRequest: eventOf(pullRequest) }),
  });
  onTestFinished(clean);
  addFiles(ci.workspace, files ?? {});
  const ended = run({
    ci,
    signal: abort.signal,
    random: () => 0.5,
    clock: {
      ...clock,
      async sleep(ms, signal) {
        if (stop.inPause?.(service) === true) abort.abort();
        await clock.sleep(ms, signal);
      },
    },
  });
  const watch = setInterval(() => {
    if (stop.now?.(service) === true) abort.abort();
  }, 1);
  const kind = await ended.finally(() => clearInterval(watch));
  return { kind, ...told(), service };
}

function eventOf({ number, headSha, baseBranch }: PullRequest) {
  return { kind: "event", number, headSha, baseBranch, fork: false } as const;
}

const count = (service: LocalService, endpoint: FaultEndpoint): number =>
  service.requests.filter((request) => request.endpoint === endpoint).length;

/** Whether something was asked after the change was sent. */
const isReadingBack = (service: LocalService, endpoint: FaultEndpoint): boolean =>
  count(service, endpoint) > 0 && service.requests.at(-1)?.endpoint !== endpoint;

async function expectDoubt(write: Write, stop: Stop): Promise<void> {
  const { kind, outputs, lines, failures } = await stopped(write, stop);

  expect(kind).toBe("aborted");
  expect(outputs.get("result")).toBe("aborted");
  expect(failures).toHaveLength(1);
  expect(lines.join("\n")).toContain(write.doubt);
  expect(Object.fromEntries(outputs)).toMatchObject(write.known ?? {});
}

describe("a step that is told to stop says what may be", () => {
  test.each(WRITES)("while the change is in flight: $operation, $doubt", async (write) => {
    const { endpoint } = write;
    await expectDoubt(write, {
      prepare: ({ control }) => control.addFault({ endpoint, times: 0, fault: { kind: "hang", afterEffect: true } }),
      now: (service) => count(service, endpoint) > 0,
    });
  });

  // A restart is never sent again.
  test.each(WRITES.filter(({ operation }) => operation !== "restart-tests"))(
    "in a pause before it is sent again: $operation, $doubt",
    async (write) => {
      const { endpoint } = write;
      await expectDoubt(write, {
        prepare: ({ control }) => control.addFault({ endpoint, times: 0, fault: { kind: "status", status: 429 } }),
        inPause: (service) => count(service, endpoint) > 0,
      });
    },
  );

  test.each(WRITES.filter(({ readsNothing }) => readsNothing !== true))(
    "while it reads back what became of it: $operation, $doubt",
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

describe("what is done by then stays known", () => {
  test("of set-impacted-targets in the pause before it looks again: what was sent", async () => {
    const { kind, outputs, lines } = await stopped(
      {
        operation: "set-impacted-targets",
        inputs: { "impacted-targets": "a\nb" },
        given: givenQueued,
      },
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
    expect(lines.join("\n")).toContain("The impacted targets of #1 were sent: 2 targets in");
    expect(Object.fromEntries(outputs)).toMatchObject({
      "impacted-targets-mode": "list",
      "impacted-targets-count": "2",
      verified: "unknown",
      "error-kind": "aborted",
    });
  });

  test.each([
    [
      "pause-queue",
      { "target-branch": "main" },
      { "previous-state": "switching_modes" },
      "told to stop before it was done",
    ],
    ["apply-queue", {}, { changes: '[{"branch":"next","created":true}]' }, "Applied before: next. Failed: main."],
  ] as const)("of %s in the pause before a queue has switched modes: %j", async (operation, inputs, known, words) => {
    const file = "queues: { next: { concurrency: 3 }, main: { concurrency: 9 } }";
    const { kind, outputs, lines } = await stopped(
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
    expect(Object.fromEntries(outputs)).toMatchObject(known);
    expect(lines.join("\n")).toContain(words);
  });

  test("of a cancel whose record cannot be read afterwards: it was done", async () => {
    const { kind, outputs } = await stopped(
      { operation: "cancel", given: givenQueued },
      {
        prepare: ({ control }) =>
          control.addFault({
            endpoint: "getSubmittedPullRequest",
            skip: 1,
            times: 0,
            fault: { kind: "hang" },
          }),
        now: (service) => isReadingBack(service, "cancelPullRequest"),
      },
    );

    expect(kind).toBeUndefined();
    expect(outputs.get("result")).toBe("cancelled");
  });
});
