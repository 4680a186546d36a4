/** Inputs of a called or dispatched workflow, with GitHub's checks before the run. */

import { filled, type Scope, textOf } from "./expression.js";
import { at, entries, type Workflow } from "./parse.js";

type Values = Readonly<Record<string, unknown>>;

/** Returns the `inputs` context of a called workflow. Throws if GitHub would reject the call. */
export function inputsOfCall(workflow: Workflow, given: Values, scope: Scope): Values {
  return inputsOf(workflow, "workflow_call", given, scope);
}

/** Returns the `inputs` context of a dispatched workflow, whose inputs are texts. */
export function inputsOfDispatch(workflow: Workflow, given: Values, scope: Scope): Values {
  return inputsOf(workflow, "workflow_dispatch", given, scope);
}

function inputsOf(workflow: Workflow, trigger: string, given: Values, scope: Scope): Values {
  const declared = entries(workflow.token, "on", trigger, "inputs");
  const unknown = Object.keys(given).filter((name) => !declared.some(([each]) => each === name));
  if (unknown.length > 0) throw new Error(`${workflow.name} has no input ${unknown.join(", ")}.`);
  return Object.fromEntries(
    declared.map(([name, token]) => {
      const type = textOf(at(token, "type"), scope) || "string";
      const value = given[name] ?? filled(at(token, "default"), scope);
      if (given[name] === undefined && textOf(at(token, "required"), scope) === "true") {
        throw new Error(`${workflow.name} needs the input ${name}.`);
      }
      const typed = trigger === "workflow_dispatch" ? fromText(value, type) : value;
      const options = Object(filled(at(token, "options"), scope) ?? []);
      if (type === "choice" && !options.includes(typed ?? "")) {
        throw new Error(`${workflow.name}: the input ${name} cannot be ${JSON.stringify(typed)}.`);
      }
      return [name, ofType(typed, type, `${workflow.name}: the input ${name}`)];
    }),
  );
}

function fromText(value: unknown, type: string): unknown {
  if (type === "boolean" && value !== undefined) return value === true || value === "true";
  return type === "number" && value !== undefined ? Number(value) : value;
}

function ofType(value: unknown, type: string, what: string): unknown {
  switch (type) {
    case "boolean":
      if (value === undefined) return false;
      if (typeof value !== "boolean") throw new Error(`${what} has to be a boolean, not ${JSON.stringify(value)}.`);
      return value;
    case "number":
      if (value === undefined) return 0;
      if (typeof value !== "number") throw new Error(`${what} has to be a number, not ${JSON.stringify(value)}.`);
      return value;
    default:
      if (value === undefined || value === null) return "";
      return typeof value === "string" ? value : JSON.stringify(value);
  }
}
