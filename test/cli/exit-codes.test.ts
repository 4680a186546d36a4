import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Fault } from "../../local-queue/src/api/faults/fault.js";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { EXIT_CODES } from "../../src/cli/exit-codes.js";
import { givenService } from "../support/action.js";
import { runHere } from "../support/command-in-process.js";
import { type CommandEnd, givenFolder, placeOf, runCommand } from "../support/command-line.js";
import { givenQueued, givenTesting } from "../support/queue.js";

interface Case {
  readonly kind: string;
  readonly code: number;
  readonly run: (service: LocalService) => Promise<CommandEnd>;
}

function withFault(fault: Fault) {
  return (service: LocalService): Promise<CommandEnd> => {
    const { number } = givenQueued(service);
    service.control.addFault({ endpoint: "getSubmittedPullRequest", times: 0, fault });
    return runHere(["status", ...placeOf(number), "--request-timeout", "1s"], { service });
  };
}

/** Code that breaks a function which the program calls. */
const BROKEN = `data:text/javascript,AbortSignal.any=()=>{throw(Error('broken'))}`;

const CASES: readonly Case[] = [
  {
    kind: "result",
    code: 1,
    run(service) {
      const { number } = givenTesting(service, { testPlan: { result: "fail" } });
      service.control.advance(60);
      return runHere(["wait-for-merge", ...placeOf(number)], { service });
    },
  },
  { kind: "input", code: 2, run: (service) => runHere(["status", "--pr-number", "0"], { service }) },
  { kind: "auth", code: 3, run: withFault({ kind: "status", status: 401 }) },
  {
    kind: "not-found",
    code: 4,
    run: (service) => runHere(["get-queue", "--repository=local/playground", "--target-branch=no"], { service }),
  },
  { kind: "rejected", code: 5, run: withFault({ kind: "status", status: 418 }) },
  { kind: "unavailable", code: 6, run: withFault({ kind: "status", status: 429, headers: { "retry-after": "3600" } }) },
  {
    kind: "timeout",
    code: 7,
    run: (service) =>
      runHere(["wait-for-merge", ...placeOf(givenTesting(service).number), "--timeout=1s"], { service }),
  },
  { kind: "response", code: 8, run: withFault({ kind: "reply", status: 200, json: { state: 7 } }) },
  {
    kind: "output",
    code: 9,
    run(service) {
      const { number } = givenTesting(service);
      const folder = join(givenFolder(), "outputs");
      mkdirSync(folder);
      const place = [...placeOf(number), "--poll-interval=1s"];
      return runHere(["wait-for-merge", ...place, "--outputs-file", join(folder, "o.env")], {
        service,
        onError(text) {
          if (!text.includes("#1: ")) return;
          rmSync(folder, { recursive: true, force: true });
          service.control.advance(600);
        },
      });
    },
  },
  {
    kind: "bug",
    code: 70,
    run: (service) =>
      runCommand(["status", ...placeOf(givenQueued(service).number)], {
        service,
        environment: { NODE_OPTIONS: `--import=${BROKEN}` },
      }),
  },
  {
    kind: "aborted",
    code: 130,
    run: (service) =>
      runCommand(["wait-for-merge", ...placeOf(givenTesting(service).number), "--poll-interval=1h"], {
        service,
        onError: (text, child) => void (text.includes("#1: ") && child.kill("SIGINT")),
      }),
  },
];

test("the tests of exit codes cover every kind of failure", () => {
  expect(CASES.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(EXIT_CODES).toSorted());
});

test.each(CASES)(
  "returns the exit code $code and the reason as JSON when the kind of the failure is $kind",
  async (each) => {
    const end = await each.run(await givenService());

    expect(end.answer).toMatchObject({ "error-kind": each.kind, "error-message": expect.stringMatching(/\S/) });
    expect(end.exitCode).toBe(each.code);
    expect(end.stderr).toMatch(/^error: /m);
  },
);
