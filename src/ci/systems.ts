import type { Environment } from "../environment.js";
import { azurePipelines } from "./azure-pipelines.js";
import { buildkite } from "./buildkite.js";
import { circleci } from "./circleci.js";
import { gitlab } from "./gitlab.js";
import { jenkins } from "./jenkins.js";
import type { System } from "./system.js";

/** The CI systems besides GitHub Actions. Jenkins comes last: its agents may run inside another system's job. */
export const SYSTEMS: readonly System[] = [buildkite, circleci, azurePipelines, gitlab, jenkins];

/** The CI system that these are the variables of; undefined when none is recognised. */
export function detectSystem(environment: Environment): System | undefined {
  return SYSTEMS.find((system) => system.isHere(environment));
}
