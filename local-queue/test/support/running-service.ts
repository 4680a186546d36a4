import { onTestFinished } from "vitest";
import { type LocalService, type LocalServiceOptions, startLocalService } from "../../src/serve/service.js";
import { observeExchanges } from "./openapi/observe.js";

/**
 * Starts a service that stops at the end of the test. Its speed is 0 by default. A request or a reply that the OpenAPI
 * documents do not allow fails the test.
 */
export async function start(options: LocalServiceOptions = {}): Promise<LocalService> {
  const { observe, requireValid } = observeExchanges();
  const service = await startLocalService({ speed: 0, observe, ...options });
  onTestFinished(async () => {
    await service.close();
    requireValid();
  });
  return service;
}
