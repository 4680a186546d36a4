import type { ApiVersion } from "./api-version.js";
import { type ClientOptions, createServiceClient } from "./client.js";
import { type ConnectionOptions, openConnection } from "./http/connection.js";
import type { QueueService } from "./service.js";

/** Maximum milliseconds for opening a connection. */
const CONNECT_MS = 10_000;

interface OpenOptions
  extends Omit<ClientOptions, "connection" | "advise">,
    Pick<ConnectionOptions, "environment" | "over"> {
  readonly apiVersion: ApiVersion;
  readonly isUploadToken: boolean;
  readonly warn: (line: string) => void;
}

/**
 * Opens the service. Loads only the code of the chosen API version. @throws InputError when a proxy variable is invalid
 */
export async function openQueueService(options: OpenOptions): Promise<QueueService> {
  const { apiUrl, environment, over, apiVersion, isUploadToken } = options;
  const connection = openConnection({ url: apiUrl, environment, connectTimeoutMs: CONNECT_MS, over });
  if (apiVersion === "v1") {
    const client = createServiceClient({ ...options, connection });
    return (await import("./v1/service.js")).createService(client, client.now);
  }
  const { createService, adviseOnFailedRequest, adviseOnShortLivedToken } = await import("./v2/service.js");
  const client = createServiceClient({
    ...options,
    connection,
    advise: isUploadToken ? adviseOnShortLivedToken : adviseOnFailedRequest,
  });
  return createService({ ...options, client, now: client.now });
}
