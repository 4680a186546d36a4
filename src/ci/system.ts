import type { Environment } from "../environment.js";
import type { Trigger } from "./ci.js";

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
