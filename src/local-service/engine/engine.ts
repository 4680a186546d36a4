/** The merge queue itself: its state in memory, an injected clock, no timers. */

import { type HostSide, hostSide } from "./host-side.js";
import { type ServiceSide, serviceSide } from "./service-side.js";
import type { EngineSource, Timings, World } from "./world.js";

export interface EngineOptions extends EngineSource {
  readonly timings?: Partial<Timings>;
}

export interface Engine extends ServiceSide, HostSide {
  readonly now: () => number;
}

const DEFAULT_TIMINGS: Timings = { readySeconds: 1, startSeconds: 1, mergeSeconds: 2, testSeconds: 10 };

export function createEngine({ timings, ...source }: EngineOptions): Engine {
  const world: World = {
    source,
    timings: { ...DEFAULT_TIMINGS, ...timings },
    repositories: new Map(),
    timeMs: source.now(),
    nextDueMs: Number.POSITIVE_INFINITY,
    attempts: 0,
  };
  return { now: source.now, ...serviceSide(world), ...hostSide(world) };
}
