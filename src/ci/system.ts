import type { Trigger } from "./ci.js";

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that is set to nothing counts as one that is not set. */
export function textOf(variable: string | undefined): string | undefined {
  return variable === "" ? undefined : variable;
}

/** What a CI system says about one of its runs in its documented variables. */
export interface SystemRun {
  readonly trigger: Trigger;
  /** Address of the run's page; undefined where the system does not give one. */
  readonly runUrl: string | undefined;
}

/** A CI system. */
export interface System {
  /** Its name as its makers write it. */
  readonly name: string;
  /** Whether these are the variables of one of its runs. */
  isHere(environment: Environment): boolean;
  read(environment: Environment): SystemRun;
}
