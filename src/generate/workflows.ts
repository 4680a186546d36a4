import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { isMap, isScalar, parseDocument } from "yaml";
import * as z from "zod";

const description = z.object({ description: z.string() }).transform(({ description: text }) => text);
const input = z.object({
  description: z.string(),
  type: z.string(),
  required: z.boolean().default(false),
  default: z.union([z.string(), z.number(), z.boolean()]).default(""),
});
const workflowCall = z.object({
  inputs: z.record(z.string(), input),
  secrets: z.record(z.string(), description),
  outputs: z.record(z.string(), description),
});

export interface ReusableWorkflow extends z.infer<typeof workflowCall> {
  readonly name: string;
  /** Permissions of the jobs. Each reason becomes a comment in the workflow. */
  readonly permissions: readonly { readonly job: string; readonly permission: string; readonly reason: string }[];
}

export function readReusableWorkflows(): readonly ReusableWorkflow[] {
  return globSync(".github/workflows/*.yml")
    .toSorted()
    .flatMap((file) => {
      const document = parseDocument(readFileSync(file, "utf8"));
      const call: unknown = document.getIn(["on", "workflow_call"]);
      if (!isMap(call)) return [];
      return [
        { name: basename(file, ".yml"), ...workflowCall.parse(call.toJSON()), permissions: permissionsOf(document) },
      ];
    });
}

function permissionsOf(document: ReturnType<typeof parseDocument>): ReusableWorkflow["permissions"] {
  const jobs: unknown = document.get("jobs");
  if (!isMap(jobs)) return [];
  return jobs.items.flatMap(({ key: job, value }) => {
    const permissions: unknown = isMap(value) ? value.get("permissions") : undefined;
    if (!isMap(permissions)) return [];
    return permissions.items.map(({ key, value: access }) => ({
      job: String(job),
      permission: `${String(key)}: ${String(access)}`,
      reason: isScalar(access) ? (access.comment ?? "").trim() : "",
    }));
  });
}
