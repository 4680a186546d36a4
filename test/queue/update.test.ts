import { describe, expect, test } from "vitest";
import { updateSettings } from "../../src/queue/update.js";
import { queue as queueSchema } from "../../src/service/v1/schemas.js";
import { fakeClock } from "../fake-clock.js";
import { type FakeAnswer, fakeService, queueOf } from "../pull-request/fake-service.js";

const TARGET = { repository: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };
const WANTED = new Map([["concurrency", 5]]);
const SWITCHING = queueOf(1, 3, { state: "switching_modes", concurrency: 2 });

/** A queue that shows these answers one after another; the last one stays. */
function underTest(answers: readonly FakeAnswer[], signal = new AbortController().signal) {
  const clock = fakeClock();
  const lines: string[] = [];
  let reads = 0;
  const service = fakeService(
    { record: () => ({ status: 500 }), queue: () => answers[Math.min(reads++, answers.length - 1)] ?? { status: 500 } },
    clock,
  );
  const note = (line: string): void => void lines.push(line);
  const log = { info: note, debug: note, warning: note, notice: note, group: note };
  const startedAt = clock.now();
  return {
    service,
    lines,
    run: () =>
      updateSettings(TARGET, WANTED, queueSchema.parse(SWITCHING.json), {
        service,
        clock,
        log,
        signal,
        random: () => 0.5,
      }),
    tookMs: () => clock.now() - startedAt,
  };
}

describe("a queue that is switching modes", () => {
  test("is looked at now and then, and changed once it is through", async () => {
    const { run, service, lines, tookMs } = underTest([SWITCHING, SWITCHING, queueOf(0, 0, { concurrency: 2 })]);

    const { changes, queue } = await run();

    expect(changes).toEqual([{ setting: "concurrency", from: 2, to: 5 }]);
    expect(queue?.state).toBe("running");
    expect(service.calls).toEqual(["getQueue", "getQueue", "getQueue", "updateQueue"]);
    expect(tookMs()).toBe(1000 + 2000 + 4000);
    expect(lines).toEqual([
      "The merge queue for main of local/playground is switching modes; waiting 2m at most for its end.",
    ]);
  });

  test("is left alone when somebody else has made the change by then", async () => {
    const { run, service } = underTest([queueOf(0, 0, { concurrency: 5 })]);

    expect((await run()).changes).toEqual([]);
    expect(service.calls).toEqual(["getQueue"]);
  });

  test("is given up after two minutes, with the reason, and nothing is sent", async () => {
    const { run, service, tookMs } = underTest([SWITCHING]);

    await expect(run()).rejects.toMatchObject({
      kind: "rejected",
      message:
        "The merge queue for main of local/playground is switching modes and takes no changes; nothing was sent.",
      details: [expect.stringContaining("Run this again then.")],
    });
    expect(service.calls).not.toContain("updateQueue");
    expect(tookMs()).toBe(120_000);
  });

  test("is not waited for by a step that is told to stop", async () => {
    const { run, service } = underTest([SWITCHING], AbortSignal.abort());

    await expect(run()).rejects.toThrow();
    expect(service.calls).toEqual([]);
  });
});
