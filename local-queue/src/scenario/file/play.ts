/** This file applies a scenario to a running service: actions of people and of the Git host, at their times. */
import { getErrorMessage } from "../../../../src/errors.js";
import type { Control } from "../../api/control/control.js";
import type { QueueService } from "../../api/queue-service.js";
import { type Change, plainChange } from "../../state/change.js";
import type { Command } from "../../state/commands.js";
import type { PullRequest } from "../../state/pull-request.js";
import { Refusal } from "../../state/refusal.js";
import type { QueueRef } from "../../state/service-state.js";
import { formatSeconds } from "../durations.js";
import type { Input } from "../simulate.js";
import type { Scenario } from "./draw.js";

/**
 * Returns options for a service that decides like `simulate`. Only the order of events within one second may differ.
 */
export function serviceOptions({ simulation: { seed, flaky = 0 } }: Scenario) {
  // The simulated host adds the number of the queue, 1 here, to the seed.
  return { seed: seed - 1, timings: { readySeconds: 0, startSeconds: 0, mergeSeconds: 0, flaky } };
}

interface Stage {
  readonly service: { readonly engine: Pick<QueueService, "now" | "at" | "apply">; readonly control: Control };
  readonly at: QueueRef;
  /** Receives a message if the service rejects an event, for example after a person has closed the pull request. */
  readonly onRefused: (text: string) => void;
}

type Apply = (command: Command) => PullRequest | null;

interface Playing {
  readonly at: QueueRef;
  /** Name of the required check that silent changes never report. */
  readonly check: string;
  readonly changes: Map<number, Change>;
  readonly closed: Set<number>;
}

export function playScenario({ simulation, titles, faults }: Scenario, { service, at, onRefused }: Stage): void {
  const { engine, control } = service;
  const { settings, changes, inputs } = simulation;
  const startMs = engine.now();
  const { requiredStatuses = [] } = settings;
  const [check = "tests"] = requiredStatuses;
  const playing: Playing = {
    at,
    check,
    changes: new Map(changes.map((change) => [change.number, change])),
    closed: new Set(),
  };
  const isSilent =
    changes.some(({ silent }) => silent) || inputs.some((input) => input.type === "change" && input.change.silent);
  const required = isSilent && requiredStatuses.length === 0 ? { requiredStatuses: [check] } : {};
  control.updateQueue({ branch: at.targetBranch, ...settings, ...required });
  for (const change of changes) {
    const { number, upToDate } = change;
    const pullRequest = { number, title: titles.get(number) ?? "", upToDate, testPlan: makeTestPlan(change, playing) };
    upload(change, control.addPullRequest(pullRequest), at, engine.apply);
  }
  for (const input of inputs.toSorted((one, other) => one.atSeconds - other.atSeconds)) {
    engine.at(startMs + input.atSeconds * 1000, (apply) => {
      try {
        perform(input, playing, apply);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        onRefused(`${input.type} at ${formatSeconds(input.atSeconds)}: ${getErrorMessage(error)}`);
      }
    });
  }
  for (const { atSeconds, spec } of faults) engine.at(startMs + atSeconds * 1000, () => control.addFault(spec));
}

/** Uploads the impacted targets of the head commit, because an upload does not apply to later commits. */
function upload({ number, targets }: Change, pullRequest: PullRequest | null, at: QueueRef, apply: Apply): void {
  if (targets === null || pullRequest === null) return;
  apply({ type: "setImpactedTargets", at, given: { number, sha: pullRequest.headSha, targets } });
}

function perform(input: Input, playing: Playing, apply: Apply): void {
  if (!("number" in input)) {
    const branch = playing.at.targetBranch;
    if (input.type === "push-to-target") apply({ type: "pushToBranch", given: { branch } });
    else if (input.type === "phase") apply({ type: "changeQueue", given: { branch, state: input.phase } });
    else apply({ type: "changeQueue", given: { branch, ...input.settings } });
    return;
  }
  const { at, changes, closed } = playing;
  const { type, number } = input;
  const update = (patch: Extract<Command, { type: "updatePullRequest" }>["patch"]) =>
    apply({ type: "updatePullRequest", number, patch });
  const before = changes.get(number) ?? plainChange(number);
  switch (type) {
    case "submit": {
      const { priority, noBatch = false } = input;
      if (closed.delete(number)) update({ state: "open" });
      apply({ type, at, given: { number, noBatch, ...(priority !== undefined && { priority }) } });
      break;
    }
    case "cancel":
    case "restart":
      apply({ type, at, number });
      break;
    case "push":
      upload(before, update({ headSha: "new" }), at, apply);
      break;
    case "close":
      closed.add(number);
      update({ state: "closed" });
      break;
    case "merge-by-hand":
      update({ state: "merged" });
      break;
    case "change": {
      const change = { ...before, ...input.change };
      changes.set(number, change);
      const { upToDate, targets } = input.change;
      const changed = update({ testPlan: makeTestPlan(change, playing), ...(upToDate !== undefined && { upToDate }) });
      if (targets !== undefined) upload(change, changed, at, apply);
    }
  }
}

function makeTestPlan(change: Change, { check }: Pick<Playing, "check">): PullRequest["testPlan"] {
  const { testSeconds, broken, flaky, flakyRuns = [], silent, conflicts } = change;
  const others = (kind: "tests" | "text") => conflicts.filter((each) => each.in === kind).map((each) => each.with);
  return {
    testSeconds,
    result: broken ? "fail" : "pass",
    checks: silent ? [{ name: check, result: "never-reported" }] : [],
    flaky,
    flakyRuns,
    conflictsWith: others("tests"),
    conflictsInText: others("text"),
  };
}
