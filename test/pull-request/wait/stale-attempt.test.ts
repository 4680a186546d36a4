import { expect, test } from "vitest";
import type { Context } from "../../../src/operation.js";
import { submit } from "../../../src/operations/submit.js";
import { fakeClock } from "../../fake-clock.js";
import { fakeService, queueOf, recordOf } from "../fake-service.js";
import { MINUTE, SECOND, TARGET } from "./wait-run.js";

/** Values of `submit` as its inputs give them. */
const VALUES = {
  ...Object.fromEntries(Object.entries(submit.inputs).map(([key, input]) => [key, input.whenAbsent])),
  wait: true,
};

test("a service that shows the attempt before for longer than submit looks does not end the wait", async () => {
  const clock = fakeClock();
  const startedAt = clock.now();
  const old = recordOf({ state: "failed" });
  const record = () => {
    const elapsedMs = clock.now() - startedAt;
    if (elapsedMs < 45 * SECOND) return old;
    const fresh = { stateChangedAt: "2026-01-31T12:00:20.000Z" };
    return elapsedMs < 5 * MINUTE ? recordOf({ ...fresh, state: "testing" }) : recordOf({ ...fresh, state: "merged" });
  };
  const warnings: string[] = [];
  const service = fakeService({ record, queue: () => queueOf(1) }, clock);
  const context: Context = {
    service,
    host: undefined,
    log: { info() {}, debug() {}, notice() {}, group() {}, warning: (line) => void warnings.push(line) },
    clock,
    random: () => 0.5,
    signal: new AbortController().signal,
    dryRun: false,
    workspace: "",
    forkRun: false,
    testRunId: undefined,
    untrustedCheckout: undefined,
    step: undefined,
    actors: [],
    environment: {},
    seal: () => "",
    requireToken() {},
    file: () => "",
  };

  const outcome = await submit.run(VALUES, TARGET, context);

  expect(warnings).toEqual([expect.stringContaining("does not show the new attempt yet")]);
  expect(outcome.result).toBe("merged");
  expect(outcome.outputs).toMatchObject({ submission: "submitted", "submitted-at": undefined });
});
