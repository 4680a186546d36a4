import { type Client, type ClientOptions, createClient } from "./client.js";
import { type ConnectionOptions, openConnection } from "./connection.js";

/** Silence for so long, in milliseconds, is worth another attempt. */
const CONNECT_MS = 10_000;

/**
 * A client with a connection of its own, until the run is over.
 * @throws InputError when a proxy variable cannot be used.
 */
export function openService(
  options: Omit<ClientOptions, "connection"> & Pick<ConnectionOptions, "environment" | "over">,
): Client {
  const { apiUrl, environment, over } = options;
  const connection = openConnection({ url: apiUrl, environment, connectTimeoutMs: CONNECT_MS, over });
  return createClient({ ...options, connection });
}
