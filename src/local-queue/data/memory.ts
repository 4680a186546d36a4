/** The world of a service, kept in a folder: a service that starts with it goes on where the last one stopped. */
import type { Engine, EngineOptions } from "../service-calls.js";
import { type Command, readCommand } from "../world/commands.js";
import { readWorld, type World } from "../world/world.js";
import { openLog, readLog } from "./log.js";

/** What a service has to be started with. */
interface Kept {
  readonly past?: NonNullable<EngineOptions["past"]>;
  /** When the last one stopped; service time stood still since. */
  readonly startAtMs?: number;
}

interface Memory extends Kept {
  readonly record: NonNullable<EngineOptions["record"]>;
  /** Takes a snapshot from time to time, so that a start need not apply everything again. */
  readonly watch: (engine: Engine) => void;
  readonly close: () => void;
}

/** So many commands are applied again at a start, at most. */
const COMMANDS_BETWEEN_SNAPSHOTS = 1000;

/** @throws InputError when the folder cannot be used, is used by another service, or holds something damaged */
export function openMemory(folder: string, tell: (line: string) => void): Memory {
  const log = openLog<Command, World>({ folder, readCommand, readState: readWorld, tell });
  let watched: Engine | null = null;
  return {
    ...keptFrom(log.restored?.state ?? null, log.commands),
    record: (command, atMs) => void log.append(command, atMs),
    watch: (engine) => {
      watched = engine;
      engine.onChange(() => {
        if (log.sinceSnapshot() >= COMMANDS_BETWEEN_SNAPSHOTS) log.snapshot(engine.world());
      });
    },
    close: () => {
      if (watched !== null) log.snapshot(watched.world());
      log.close();
    },
  };
}

/** Everything that ever happened in a folder, to be seen again without changing it. @throws InputError where it is none */
export function replayed(folder: string): Kept {
  return keptFrom(null, [...readLog(folder, readCommand)]);
}

function keptFrom(
  world: World | null,
  commands: readonly { readonly command: Command; readonly atMs: number }[],
): Kept {
  const startAtMs = commands.at(-1)?.atMs ?? world?.timeMs;
  return startAtMs === undefined ? {} : { past: { world, commands }, startAtMs };
}
