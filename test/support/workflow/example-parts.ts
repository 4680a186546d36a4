import { REPOSITORY, VERSION } from "../our-references.js";

export type Part =
  | { readonly kind: "workflow" | "trigger" | "jobs" | "steps" }
  /** Key `jobs` and everything below it. */
  | { readonly kind: "jobs-key"; readonly withPermissions: boolean }
  /** Inputs of a step with our action. */
  | { readonly kind: "inputs"; readonly operation: string };

/** Lines before and after an example, and its indentation, which complete a workflow. */
interface Surroundings {
  readonly head: readonly string[];
  readonly tail: readonly string[];
  readonly indent: string;
  readonly shows: "workflow" | "jobs" | "steps";
}

export function around(part: Part, code: string): Surroundings {
  const nothing = { head: [], tail: [], indent: "" };
  switch (part.kind) {
    case "workflow":
      return { ...nothing, shows: "workflow" };
    case "trigger":
      return { ...nothing, tail: [...JOBS, ...EXAMPLE_JOB, "      - run: make"], shows: "steps" };
    case "jobs-key":
      return { ...nothing, head: [...trigger(code), ...(part.withPermissions ? [] : PERMISSIONS)], shows: "jobs" };
    case "jobs":
      return { ...nothing, head: [...trigger(code), ...JOBS, ...earlierJobs(code)], indent: "  ", shows: "jobs" };
    case "steps":
      return { ...nothing, head: beforeSteps(code), indent: "      ", shows: "steps" };
    case "inputs": {
      const step = `      - uses: ${REPOSITORY}@${VERSION}`;
      const head = [...beforeSteps(code), step, "        with:", `          operation: ${part.operation}`];
      return { ...nothing, head, indent: "          ", shows: "steps" };
    }
  }
}

const PERMISSIONS = ["permissions: {}"] as const;
const JOBS = [...PERMISSIONS, "jobs:"] as const;
const EXAMPLE_JOB = ["  example:", "    runs-on: ubuntu-latest", "    steps:"] as const;

/** Returns events that provide the facts in an example, with the inputs that the example names. */
function trigger(code: string): readonly string[] {
  const inputs = namesAfter("inputs", code).map((name) => `${name}: { type: string }`);
  return ["on:", "  pull_request:", "  workflow_dispatch:", `    inputs: { ${inputs.join(", ")} }`];
}

/** Returns the jobs that an example needs but does not show, with the outputs that the example uses. */
function earlierJobs(code: string): readonly string[] {
  return earlierJobNames(code).map((id) => {
    const outputs = namesAfter(`needs.${id}.outputs`, code).map((name) => `${name}: sample`);
    return `  ${id}: { runs-on: ubuntu-latest, outputs: { ${outputs.join(", ")} }, steps: [{ run: make }] }`;
  });
}

function earlierJobNames(code: string): readonly string[] {
  return namesAfter("needs", code).filter((id) => !new RegExp(`^${id}:`, "m").test(code));
}

/** Returns all lines before the steps of an example, with steps that the example uses but does not show. */
function beforeSteps(code: string): readonly string[] {
  const needs = earlierJobNames(code);
  const [name, ...rest] = EXAMPLE_JOB;
  return [
    ...trigger(code),
    ...JOBS,
    ...earlierJobs(code),
    name,
    ...(needs.length === 0 ? [] : [`    needs: [${needs.join(", ")}]`]),
    ...rest,
    ...namesAfter("steps", code)
      .filter((id) => !new RegExp(`\\bid: ${id}\\b`).test(code))
      .map((id) => `      - { id: ${id}, uses: an-owner/an-action@v1.0.0 }`),
  ];
}

/** Returns the names that expressions read from a context, such as `submit` in `steps.submit.outputs.result`. */
function namesAfter(context: string, code: string): readonly string[] {
  const named = [...code.matchAll(new RegExp(`(?<![\\w.-])${context}\\.([\\w-]+)`, "g"))];
  return [...new Set(named.map(([, name]) => name ?? ""))];
}
