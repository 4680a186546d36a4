import type { Families, Sample } from "./text-format.js";

/** What the metrics say of one queue: its samples of queue type `main`, by their own names. */
export interface QueueSamples {
  /** `owner/name` as the service spells it. */
  readonly repository: string;
  readonly branch: string;
  readonly samples: ReadonlyMap<string, readonly Sample[]>;
}

/** Labels that say which queue a sample is about. */
export const QUEUE_LABELS: ReadonlySet<string> = new Set(["repo", "branch", "queue_type"]);

/**
 * Sorts the samples by queue. Those of the queue's bisections, and those that belong to no queue, are left out.
 * A key of the result is `queueKey`.
 */
export function queuesOf(families: Families): ReadonlyMap<string, QueueSamples> {
  const queues = new Map<string, Omit<QueueSamples, "samples"> & { readonly samples: Map<string, Sample[]> }>();
  for (const { samples } of families.values()) {
    for (const sample of samples) {
      const [repository, branch] = [sample.labels.get("repo"), sample.labels.get("branch")];
      const isMain = sample.labels.get("queue_type")?.toLowerCase() === "main";
      if (repository === undefined || branch === undefined || !isMain) continue;
      const key = queueKey(repository, branch);
      const queue = queues.get(key) ?? { repository, branch, samples: new Map<string, Sample[]>() };
      queues.set(key, queue);
      const named = queue.samples.get(sample.name) ?? [];
      queue.samples.set(sample.name, named);
      named.push(sample);
    }
  }
  return queues;
}

/** GitHub tells repositories apart without regard to case, and branches with it. */
export function queueKey(repository: string, branch: string): string {
  return `${repository.toLowerCase()}\n${branch}`;
}
