import { REPOSITORY, VERSION } from "../our-references.js";

export type Part =
  | { readonly kind: "workflow" | "trigger" | "jobs" | "steps" }
  /** The key `jobs` and what is below it. */
  | { readonly kind: "jobs-key"; readonly withPermissions: boolean }
  /** Inputs of a step that uses our action. */
  | { readonly kind: "inputs"; readonly operation: string };

/** Lines before and after an example, and its indentation, that complete a workflow. */
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

/** Events that have what examples refer to, with the inputs that this one names. */
function trigger(code: string): readonly string[] {
  const inputs = namesAfter("inputs", code).map((name) => `${name}: { type: string }`);
  return ["on:", "  pull_request:", "  workflow_dispatch:", `    inputs: { ${inputs.join(", ")} }`];
}

/** The jobs that an example needs and does not show, with the outputs that it takes. */
function earlierJobs(code: string): readonly string[] {
  return earlierJobNames(code).map((id) => {
    const outputs = namesAfter(`needs.${id}.outputs`, code).map((name) => `${name}: sample`);
    return `  ${id}: { runs-on: ubuntu-latest, outputs: { ${outputs.join(", ")} }, steps: [{ run: make }] }`;
  });
}

function earlierJobNames(code: string): readonly string[] {
  return namesAfter("needs", code).filter((id) => !new RegExp(`^${id}:`, "m").test(code));
}

/** All before the steps of an example, with the steps whose outputs it takes and that it does not show. */
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

/** Names that expressions take out of a context: `submit` of `steps.submit.outputs.result`. */
function namesAfter(context: string, code: string): readonly string[] {
  const named = [...code.matchAll(new RegExp(`(?<![\\w.-])${context}\\.([\\w-]+)`, "g"))];
  return [...new Set(named.map(([, name]) => name ?? ""))];
}
