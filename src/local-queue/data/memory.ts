/** The world of a service, kept in a folder: a service that starts with it goes on where the last one stopped. */
import { InputError, messageOf } from "../../errors.js";
import type { Engine, EngineOptions } from "../service-calls.js";
import type { Command } from "../world/commands.js";
import { readCommand, readWorld } from "../world/read-back.js";
import { Refusal } from "../world/refusal.js";
import { nameOf, type World } from "../world/world.js";
import { type Belonging, readBelonging, refuseOther, writeBelonging } from "./belonging.js";
import { systemDisk } from "./disk.js";
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
  /** Makes everything so far safe from a power cut. */
  readonly sync: () => void;
  readonly close: () => void;
}

/** So many commands are applied again at a start, at most. */
const COMMANDS_BETWEEN_SNAPSHOTS = 1000;

/**
 * @throws InputError when the folder cannot be used, is used by another service, belongs to something else, or holds
 * something damaged
 */
export function openMemory(folder: string, asked: Belonging, tell: (line: string) => void, disk = systemDisk): Memory {
  const log = openLog<Command, World>({ folder, readCommand, readState: readWorld, tell, disk });
  const kept = keptFrom(log.restored?.state ?? null, log.commands);
  let isSaid = false;
  let isRefused = false;
  try {
    const said = kept.past === undefined ? null : readBelonging(folder);
    const held = said ?? toldBy(log.restored?.state ?? null, log.commands, asked);
    if (kept.past !== undefined) refuseOther(folder, held, asked);
    isSaid = said !== null;
  } catch (error) {
    log.close();
    throw error;
  }
  let watched: Engine | null = null;
  /** Also for those who read the log alone. */
  const keepLast = (world: World): void => {
    try {
      log.append({ type: "pass" }, world.timeMs);
      log.snapshot(world);
    } catch (error) {
      tell(`The last moments could not be kept. ${messageOf(error)}.`);
    }
  };
  return {
    ...kept,
    record: (command, atMs) => {
      try {
        // With its first command a folder belongs to something: what fails before leaves it free.
        if (!isSaid) writeBelonging(folder, asked);
        isSaid = true;
        log.append(command, atMs);
        isRefused = false;
      } catch (error) {
        if (!(error instanceof InputError) || watched === null) throw error;
        if (!isRefused) tell(`Nothing can be changed for now. ${error.message}.`);
        isRefused = true;
        throw new Refusal(503, error.message);
      }
    },
    watch: (engine) => {
      watched = engine;
      engine.onChange(() => {
        if (log.sinceSnapshot() >= COMMANDS_BETWEEN_SNAPSHOTS) log.snapshot(engine.world());
      });
    },
    sync: log.sync,
    close: () => {
      if (watched !== null) keepLast(watched.world());
      log.close();
    },
  };
}

/**
 * What a folder without a word about it holds, by its log: everything but which Git repository, for which what is asked
 * for is taken.
 */
function toldBy(world: World | null, commands: readonly { readonly command: Command }[], asked: Belonging): Belonging {
  let host = world?.host ?? "made-up";
  const [first] = world?.repositories.values() ?? [];
  let repository = first === undefined ? null : nameOf(first);
  let branch = first?.defaultBranch ?? null;
  for (const { command } of commands) {
    if (command.type === "begin") host = command.host;
    if (command.type !== "addRepository") continue;
    repository ??= nameOf(command.given);
    branch ??= command.given.defaultBranch ?? asked.branch;
  }
  const git = host === "made-up" ? null : (asked.git ?? "FOLDER");
  return { git, branch: branch ?? asked.branch, repository: repository ?? asked.repository };
}

/** Everything that ever happened in a folder, to be seen again without changing it. @throws InputError where it is none */
export function replayed(folder: string): Kept {
  try {
    return keptFrom(null, [...readLog(folder, readCommand)]);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError([error.message.replace(/^--data:/, "--replay:")], { cause: error });
  }
}

function keptFrom(
  world: World | null,
  commands: readonly { readonly command: Command; readonly atMs: number }[],
): Kept {
  const startAtMs = commands.at(-1)?.atMs ?? world?.timeMs;
  return startAtMs === undefined ? {} : { past: { world, commands }, startAtMs };
}
