import { type Client, type ClientOptions, createClient } from "./client.js";
import { type ConnectionOptions, createDispatcher } from "./connection.js";

const LONGEST_CONNECT_MS = 10_000;

export interface Service {
  readonly client: Client;
  /** Ends idle connections, which would keep the process alive. */
  close(): Promise<void>;
}

/**
 * A client with a connection of its own.
 * @throws InputError when a proxy variable cannot be used.
 */
export async function openService(
  options: Omit<ClientOptions, "dispatcher"> & Pick<ConnectionOptions, "environment">,
): Promise<Service> {
  const { apiUrl, environment, requestTimeoutMs } = options;
  // Clearly before the attempt's own end, so that a request which was never sent is known as such.
  const connectTimeoutMs = Math.min(LONGEST_CONNECT_MS, requestTimeoutMs / 2);
  const dispatcher = await createDispatcher({ apiUrl, environment, connectTimeoutMs });
  return { client: createClient({ ...options, dispatcher }), close: () => dispatcher.destroy() };
}
