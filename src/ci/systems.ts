import type { Environment, System } from "./system.js";

/** The CI systems besides GitHub Actions whose variables are known. */
export const SYSTEMS: readonly System[] = [];

/** The CI system that these are the variables of; undefined when none is recognised. */
export function detectSystem(environment: Environment): System | undefined {
  return SYSTEMS.find((system) => system.isHere(environment));
}
