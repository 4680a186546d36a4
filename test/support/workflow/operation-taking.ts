import { commonInputs } from "../../../src/inputs/common.js";
import { operations } from "../../../src/operations/registry.js";

const common: readonly string[] = Object.values(commonInputs).map(({ name }) => name);

/** Finds the operation with all of these inputs, for an example that shows only inputs. */
export function operationTaking(names: readonly string[]): string | undefined {
  return operations.find(({ inputs }) => {
    const own = Object.values(inputs).map(({ name }) => name);
    return names.some((name) => own.includes(name)) && names.every((name) => [...own, ...common].includes(name));
  })?.name;
}
