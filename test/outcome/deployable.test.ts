import { describe, expect, test } from "vitest";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import { escapeForComment } from "../../src/text/comment.js";
import { givenService } from "../support/action.js";
import { onCheckRun, onClosed, onDispatch, onSchedule, type WorkflowEvent } from "../support/interpreter/events.js";
import { listed, OTHER_HEAD } from "../support/payloads.js";
import { givenQueued } from "../support/queue.js";
import { clockOf, type ReportRun, runFor } from "./triggers.js";

async function givenMerged() {
  const service = await givenService();
  const { number } = givenQueued(service);
  service.control.advance(900);
  const merged = service.engine.snapshots()[0]?.pullRequests.find((each) => each.number === number);
  if (merged === undefined) throw new Error("There is no pull request.");
  return { service, merged };
}

function report(service: LocalService, event: WorkflowEvent, inputs: Readonly<Record<string, string>> = {}) {
  return runFor(service, { event, inputs }, { clock: clockOf(service) });
}

function commentsOf(service: LocalService): readonly string[] {
  return service.engine.snapshots()[0]?.comments.map(({ body }) => body) ?? [];
}

/** Makes GitHub show another commit as the head of the merged pull request. */
function givenHeadOnGitHub(service: LocalService, { number, mergeCommitSha }: PullRequest): void {
  const head = { sha: OTHER_HEAD, ref: "change" };
  const json = { number, state: "closed", merged: true, merge_commit_sha: mergeCommitSha, head, base: { ref: "main" } };
  service.control.addFault({ endpoint: "github:pulls.get", times: 0, fault: { kind: "reply", status: 200, json } });
}

function claims({ output }: ReportRun): readonly string[] {
  return ["result", "reported", "deployable"].map(output);
}

describe("the output deployable of report-outcome", () => {
  test("returns false and names both commits when the queue merged another commit than the commit of the run", async () => {
    const { service, merged } = await givenMerged();
    givenHeadOnGitHub(service, merged);

    const end = await report(service, onClosed({ ...merged, headSha: OTHER_HEAD }, true));

    const both = `The queue merged commit ${merged.headSha}, and this run is for commit ${OTHER_HEAD}.`;
    expect(claims(end)).toEqual(["merged", "true", "false"]);
    expect(end.warnings).toEqual([`#${merged.number}: ${both} So the output "deployable" is false.`]);
    expect(end.lines.join("\n")).toContain(both);
    expect(commentsOf(service)).toEqual([expect.stringContaining(escapeForComment(both))]);
    expect(JSON.parse(end.output("reports"))).toMatchObject([{ result: "merged", deployable: false }]);
  });

  test("returns false when GitHub shows the merge of a later commit than the commit that the queue merged", async () => {
    const { service, merged } = await givenMerged();
    givenHeadOnGitHub(service, merged);

    const end = await report(service, onClosed(merged, true));

    const both = `GitHub shows the merge of commit ${OTHER_HEAD}, and this run is for commit ${merged.headSha}.`;
    expect(claims(end)).toEqual(["merged", "true", "false"]);
    expect(end.warnings).toEqual([`#${merged.number}: ${both} So the output "deployable" is false.`]);
  });

  test("returns false when head-sha names a commit that the queue did not merge", async () => {
    const { service, merged } = await givenMerged();

    const end = await report(service, onClosed(merged, true), { "head-sha": OTHER_HEAD, "report-to": "none" });

    expect(claims(end)).toEqual(["merged", "true", "false"]);
  });

  test.each([
    ["an earlier closing", (pullRequest: PullRequest) => onClosed({ ...pullRequest, headSha: OTHER_HEAD }, false)],
    [
      "a check on an earlier commit",
      ({ number }: PullRequest) => {
        const event = onCheckRun("Trunk Merge Queue (main)", "failure", { pullRequests: [listed(number)] });
        const { check_run: run, ...payload } = Object(event.payload);
        return { ...event, payload: { ...payload, check_run: { ...run, head_sha: OTHER_HEAD } } };
      },
    ],
  ])("returns true when a late event starts the run and GitHub shows the merged commit: %s", async (_what, eventOf) => {
    const { service, merged } = await givenMerged();

    const end = await report(service, eventOf(merged));

    expect([claims(end), end.warnings]).toEqual([["merged", "true", "true"], []]);
  });

  test("returns true when the event of the run names no commit", async () => {
    const { service, merged } = await givenMerged();
    givenHeadOnGitHub(service, merged);

    const end = await report(service, onDispatch(), { "pr-number": String(merged.number) });

    expect(claims(end)).toEqual(["merged", "true", "true"]);
  });
});

describe("a run whose first attempt wrote the comment and then failed", () => {
  const STEP = { GITHUB_RUN_ID: "1000", GITHUB_JOB: "ended", GITHUB_ACTION: "report" };

  /** Runs a first attempt that fails because it cannot read the comment after its own write. */
  async function givenFailedRun(operation: string, event: WorkflowEvent, listsBefore: number) {
    const { service, merged } = await givenMerged();
    const attempt = (number: number, step = STEP) => {
      const inputs = operation === "report-missed-outcomes" ? {} : { "pr-number": String(merged.number) };
      const variables = { ...step, GITHUB_RUN_ATTEMPT: String(number) };
      return runFor(service, { event, inputs }, { operation, clock: clockOf(service), variables });
    };
    const fault = { kind: "reply", status: 403, json: { message: "no" } } as const;
    service.control.addFault({ endpoint: "github:comments.list", skip: listsBefore, times: 10, fault });
    const first = await attempt(1);
    service.control.clearFaults();
    return { service, attempt, first };
  }

  test("returns the merge as deployable only in later attempts of the same step", async () => {
    const { service, attempt, first } = await givenFailedRun("report-outcome", onDispatch(), 2);

    expect([first.kind, first.output("deployable"), commentsOf(service).length]).toEqual(["input", "", 1]);
    for (const other of [
      await attempt(1),
      await attempt(2, { ...STEP, GITHUB_JOB: "other" }),
      await attempt(2, { ...STEP, GITHUB_ACTION: "other" }),
      await attempt(1, { ...STEP, GITHUB_RUN_ID: "1001" }),
    ])
      expect(claims(other)).toEqual(["merged", "false", "false"]);
    for (const number of [2, 3]) expect(claims(await attempt(number))).toEqual(["merged", "true", "true"]);
    expect(commentsOf(service)).toHaveLength(1);
  });

  test("returns the merge as deployable in the next attempt of report-missed-outcomes", async () => {
    const { service, attempt, first } = await givenFailedRun("report-missed-outcomes", onSchedule(), 1);
    const again = await attempt(2);

    expect([first.kind, again.output("reported-count"), commentsOf(service).length]).toEqual(["input", "1", 1]);
    expect(JSON.parse(again.output("reports"))).toMatchObject([{ result: "merged", deployable: true }]);
  });
});
