import { commonInputs } from "../inputs/common.js";
import type { Input } from "../inputs/input.js";
import type { Operation } from "../operation.js";
import { ownInputs } from "../operations/registry.js";
import { commandInputs } from "./command-inputs.js";

/** An input that the command line takes as a flag: every one but secrets, which other users would see. */
type FlagInput = Input<unknown>;

export interface FlagGroups {
  readonly own: readonly FlagInput[];
  readonly common: readonly FlagInput[];
  /** Those that the command line adds. */
  readonly command: readonly FlagInput[];
}

/** The flags of one operation. */
export function flagsOf(operation: Operation): FlagGroups {
  return {
    own: Object.values(operation.inputs),
    common: Object.values(commonInputs).filter(({ secret }) => secret !== true),
    command: Object.values(commandInputs),
  };
}

/** The inputs that never come from the arguments. */
export const SECRETS: readonly string[] = Object.values(commonInputs)
  .filter(({ secret }) => secret === true)
  .map(({ name }) => name);

/** Every flag of every operation, by its name without dashes. */
export function allFlags(): ReadonlyMap<string, FlagInput> {
  const own = ownInputs().map(({ input }) => input);
  const inputs = [...Object.values(commonInputs), ...Object.values(commandInputs), ...own];
  return new Map(inputs.filter(({ secret }) => secret !== true).map((input) => [input.name, input]));
}
