import { type Client, type ClientOptions, createClient } from "./client.js";
import { type ConnectionOptions, openConnection } from "./connection.js";

const LONGEST_CONNECT_MS = 10_000;

/**
 * A client with a connection of its own, until the run is over.
 * @throws InputError when a proxy variable cannot be used.
 */
export function openService(
  options: Omit<ClientOptions, "connection"> & Pick<ConnectionOptions, "environment" | "over">,
): Client {
  const { apiUrl, environment, requestTimeoutMs, over } = options;
  // Clearly before the attempt's own end, so that there is time for another one.
  const connectTimeoutMs = Math.min(LONGEST_CONNECT_MS, requestTimeoutMs / 2);
  const connection = openConnection({ url: apiUrl, environment, connectTimeoutMs, over });
  return createClient({ ...options, connection });
}
