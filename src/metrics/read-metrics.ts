import type { Client } from "../api/client.js";
import { endpoints, type Repository } from "../api/endpoints.js";
import { Failure, messageOf } from "../errors.js";
import type { Context } from "../operation.js";
import { named404 } from "../queue/not-found.js";
import { type Families, parseMetrics } from "./parse.js";

export type Scope = "repository" | "organization";

/** Asks for the metrics of one repository, or of all that the token may see. The text is as it came. */
export async function fetchMetrics(client: Client, scope: Scope, repository: Repository): Promise<string> {
  const { host, owner, name } = repository;
  try {
    // The service wants both parameters or neither.
    const request = scope === "organization" ? {} : { repo: `${owner}/${name}`, repoHost: host };
    return await client.call(endpoints.getMergeQueueMetrics, request);
  } catch (error) {
    throw scope === "organization" ? error : named404(error, `the repository ${owner}/${name}`, "repository");
  }
}

/** Keeps the text for later steps, and gives its path; empty when the folder cannot be written to. */
export function storeMetrics({ file, log }: Pick<Context, "file" | "log">, text: string): string {
  try {
    return file("metrics.prom", text);
  } catch (error) {
    log.warning(`metrics-file stays empty: ${messageOf(error)}`);
    return "";
  }
}

/** @throws Failure `response` with line and cause: what is no metrics must never pass for a queue without any. */
export function readMetrics(text: string, file: string): Families {
  const parsed = parseMetrics(text);
  if (parsed.ok) return parsed.families;
  throw new Failure(
    "response",
    `The reply of getMergeQueueMetrics is not in the Prometheus text format: line ${parsed.line}: ${parsed.problem}.`,
    {
      details: [
        ...(file === "" ? [] : [`The reply is in ${file} (output metrics-file).`]),
        "Check that api-url is the service's own address with its version, and not a page of a proxy.",
      ],
      outputs: { "metrics-file": file },
    },
  );
}
