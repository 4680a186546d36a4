import type { LocalService } from "../../local-queue/src/serve/service.js";
import { givenService } from "./action.js";

/** Labels of a metric. */

export type Labels = Readonly<Record<string, string>>;

export const MAIN: Labels = { repo: "local/playground", branch: "main", queue_type: "main" };

export function sample(name: string, value: number | string, labels: Labels = MAIN): string {
  const pairs = Object.entries(labels).map(
    ([label, text]) => `${label}="${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`,
  );
  return `${name}{${pairs.join(",")}} ${value}`;
}

export function gauge(name: string, ...samples: readonly string[]): string {
  return [`# TYPE ${name} gauge`, ...samples, ""].join("\n");
}

/** Returns the cumulative counts of the service's own buckets. The infinite bucket is the last one. */
export function histogram(name: string, counts: readonly number[], labels: Labels = MAIN): string {
  const bounds = ["60", "300", "600", "900", "1800", "3600", "5400", "7200", "+Inf"];
  return [
    `# TYPE ${name} histogram`,
    ...bounds.map((le, index) => sample(`${name}_bucket`, counts[index] ?? 0, { ...labels, le })),
    sample(`${name}_sum`, 0, labels),
    sample(`${name}_count`, counts.at(-1) ?? 0, labels),
    "",
  ].join("\n");
}

export async function givenMetrics(...parts: readonly string[]): Promise<LocalService> {
  const service = await givenService();
  const text = parts.join("");
  service.control.addFault({ endpoint: "getMergeQueueMetrics", times: 0, fault: { kind: "reply", status: 200, text } });
  return service;
}
