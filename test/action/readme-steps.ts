import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod/mini";
import type { LocalService } from "../../src/local-service/service.js";
import { runAction } from "./harness.js";

const step = z.object({
  id: z.optional(z.string()),
  if: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.coerce.string())),
});
type Step = z.infer<typeof step>;

/** The steps of the example in one section of the README. */
export function readmeSteps(section: string): readonly Step[] {
  const readme = readFileSync("README.md", "utf8");
  const [, after = ""] = readme.split(`\n### ${section}\n`);
  const [, example = ""] = /^\s*```yaml\n([\s\S]*?)```/.exec(after) ?? [];
  return z.array(step).parse(parse(example));
}

/** Runs the action's steps as they are written, and gives the result of each; a step whose condition fails is skipped. */
export async function runReadmeSteps(
  service: LocalService,
  steps: readonly Step[],
): Promise<readonly string[]> {
  const outputs = new Map<string, Readonly<Record<string, string>>>();
  const results: string[] = [];
  for (const { id = "", if: condition, with: inputs } of steps) {
    if (inputs === undefined) continue;
    if (condition !== undefined && !holds(condition, outputs)) {
      results.push(`${inputs.operation}: skipped`);
      continue;
    }
    const values = Object.entries(inputs).map(([name, text]) => [name, filledIn(text, service)]);
    const end = await runAction(service, Object.fromEntries(values));
    outputs.set(id, end.outputs);
    results.push(`${inputs.operation}: ${end.outputs.result}`);
  }
  return results;
}

function filledIn(text: string, service: LocalService): string {
  return text
    .replaceAll("${{ secrets.MERGE_QUEUE_TOKEN }}", service.token)
    .replaceAll("${{ github.ref_name }}", "v1.2.0");
}

/** The few forms of a condition that the examples use. */
function holds(condition: string, outputs: ReadonlyMap<string, Readonly<Record<string, string>>>): boolean {
  return condition.split(" && ").every((term) => {
    if (term === "always()") return true;
    const [, id = "", name = "", operator = "", value = ""] =
      /^steps\.([\w-]+)\.outputs\.([\w-]+) (==|!=) '([^']*)'$/.exec(term) ?? [];
    if (operator === "") throw new Error(`The condition ${term} is of a form that is not known here.`);
    return (outputs.get(id)?.[name] === value) === (operator === "==");
  });
}
