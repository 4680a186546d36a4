/** Plays a scenario in a service that runs: at their times, people and the Git host do there what it says. */
import { messageOf } from "../../errors.js";
import type { LocalService, LocalServiceOptions } from "../service.js";
import type { Change } from "../simulation/changes.js";
import type { Input } from "../simulation/simulate.js";
import type { Command } from "../world/commands.js";
import type { PullRequest, PullRequestPatch } from "../world/pull-request.js";
import { Refusal } from "../world/refusal.js";
import type { Coordinates } from "../world/world.js";
import type { Scenario } from "./draw.js";
import { written } from "./durations.js";

/** A made-up world of which every queue has a number, and this is that of the first one. */
const FIRST_QUEUE = 1;

/**
 * What a service has to be started with so that a scenario goes there as it goes in a simulation. Only events of one
 * second differ: a service acts on each before the next one.
 */
export function optionsFor({ simulation }: Scenario): Pick<LocalServiceOptions, "seed" | "timings"> {
  return {
    // A queue adds its number, so that two of them have chances of their own.
    seed: simulation.seed - FIRST_QUEUE,
    timings: { readySeconds: 0, startSeconds: 0, mergeSeconds: 0, flaky: simulation.flaky ?? 0 },
  };
}

interface Stage {
  readonly service: Pick<LocalService, "engine" | "control">;
  /** Of the queue. */
  readonly at: Coordinates;
  /** Told of what could not be done, since somebody else changed the world meanwhile. */
  readonly onRefused: (text: string) => void;
}

/** A required check that a change can keep from being reported. */
const CHECK = "tests";

/** Furnishes the queue and the pull requests, and does the rest in its time, the first of it now. */
export function playScenario({ simulation, titles, faults }: Scenario, { service, at, onRefused }: Stage): void {
  const { engine, control } = service;
  const startMs = engine.now();
  const branch = at.targetBranch;
  const isSilent = simulation.changes.some(({ silent }) => silent) || simulation.inputs.some(makesSilent);
  const required = simulation.settings.requiredStatuses ?? [];
  const check = required[0] ?? CHECK;
  const changes = new Map(simulation.changes.map((change) => [change.number, change]));
  const closed = new Set<number>();
  control.updateQueue({
    branch,
    ...simulation.settings,
    ...(isSilent && required.length === 0 && { requiredStatuses: [check] }),
  });
  for (const change of simulation.changes) {
    const { number, upToDate } = change;
    const title = titles.get(number) ?? "";
    upload(engine.apply, change, control.addPullRequest({ number, title, upToDate, testPlan: planOf(change, check) }));
  }
  for (const input of simulation.inputs.toSorted((one, other) => one.atSeconds - other.atSeconds)) {
    engine.at(startMs + input.atSeconds * 1000, (apply) => {
      try {
        perform(input, apply);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        onRefused(`${input.type} at ${written(input.atSeconds)}: ${messageOf(error)}`);
      }
    });
  }
  for (const { atSeconds, spec } of faults) engine.at(startMs + atSeconds * 1000, () => control.addFault(spec));

  type Apply = (command: Command) => PullRequest | null;

  /** What was uploaded counts for one commit, so it is done anew after each push. */
  function upload(apply: Apply, { number, targets }: Change, { headSha: sha }: PullRequest): void {
    if (targets !== null) apply({ type: "setImpactedTargets", at, given: { number, sha, targets } });
  }

  const update = (apply: Apply, number: number, patch: PullRequestPatch) =>
    apply({ type: "updatePullRequest", number, patch });

  function perform(input: Input, apply: Apply): void {
    switch (input.type) {
      case "submit": {
        const { number, priority, noBatch = false } = input;
        if (closed.delete(number)) update(apply, number, { state: "open" });
        apply({ type: "submit", at, given: { number, noBatch, ...(priority !== undefined && { priority }) } });
        break;
      }
      case "cancel":
        apply({ type: "cancel", at, number: input.number });
        break;
      case "restart":
        apply({ type: "restart", at, number: input.number });
        break;
      case "push": {
        const pushed = update(apply, input.number, { headSha: "new" });
        const change = changes.get(input.number);
        if (pushed !== null && change !== undefined) upload(apply, change, pushed);
        break;
      }
      case "close":
        closed.add(input.number);
        update(apply, input.number, { state: "closed" });
        break;
      case "merge-by-hand":
        update(apply, input.number, { state: "merged" });
        break;
      case "change": {
        const before = changes.get(input.number);
        if (before === undefined) break;
        const change = { ...before, ...input.change };
        changes.set(input.number, change);
        const { upToDate, targets } = input.change;
        const patch = { testPlan: planOf(change, check), ...(upToDate !== undefined && { upToDate }) };
        const changed = update(apply, input.number, patch);
        if (changed !== null && targets !== undefined) upload(apply, change, changed);
        break;
      }
      case "push-to-target":
        apply({ type: "pushToBranch", given: { branch } });
        break;
      case "phase":
        apply({ type: "changeQueue", given: { branch, state: input.phase } });
        break;
      case "settings":
        apply({ type: "changeQueue", given: { branch, ...input.settings } });
        break;
    }
  }
}

function makesSilent(input: Input): boolean {
  return input.type === "change" && input.change.silent === true;
}

function planOf(change: Change, check: string): PullRequest["testPlan"] {
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
