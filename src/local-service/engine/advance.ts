/** Brings the world to the present: everything that is due happens, in the order of its time. */

import { updateConditions } from "./conditions.js";
import { nextStep, type Step } from "./steps.js";
import type { Place, World } from "./world.js";

/** There are no timers: every call to the engine comes through here first. */
export function advance(world: World): void {
  const presentMs = Math.max(world.timeMs, world.source.now());
  if (presentMs >= world.nextDueMs) settle(world, presentMs);
  world.timeMs = presentMs;
}

/** Changes the world in the present and lets what follows at once happen. */
export function change<Result>(world: World, apply: () => Result): Result {
  advance(world);
  try {
    return apply();
  } finally {
    settle(world, world.timeMs);
  }
}

function settle(world: World, untilMs: number): void {
  for (;;) {
    const step = earliestStep(world);
    world.nextDueMs = step?.atMs ?? Number.POSITIVE_INFINITY;
    if (step === null || step.atMs > untilMs) return;
    world.timeMs = Math.max(world.timeMs, step.atMs);
    step.apply();
  }
}

/** Of steps at the same time the one of the entry further ahead in its queue comes first. */
function earliestStep(world: World): Step | null {
  let earliest: Step | null = null;
  for (const place of places(world)) {
    finishModeSwitch(place);
    updateConditions(place);
    for (const entry of [...place.queue.order, ...place.queue.waiting]) {
      const step = nextStep(place, entry);
      if (step !== null && (earliest === null || step.atMs < earliest.atMs)) earliest = step;
    }
  }
  return earliest;
}

/** A queue changes its mode only when its line is empty. */
function finishModeSwitch({ queue }: Place): void {
  if (queue.switching === null || queue.order.length > 0) return;
  queue.settings = { ...queue.settings, mode: queue.switching.mode };
  queue.state = queue.switching.stateAfter;
  queue.switching = null;
}

export function places(world: World): readonly Place[] {
  return [...world.repositories.values()].flatMap((repository) =>
    [...repository.queues.values()].map((queue) => ({ world, repository, queue })),
  );
}
