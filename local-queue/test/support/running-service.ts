import { onTestFinished } from "vitest";
import { type LocalService, type LocalServiceOptions, startLocalService } from "../../src/serve/service.js";
import { observeExchanges } from "./openapi/observe.js";

/**
 * Starts a service that stops at the end of the test, or in another hook. Its speed is 0 by default. A request or a
 * reply that the OpenAPI documents do not allow fails the test or the hook.
 */
export async function start(
  options: LocalServiceOptions = {},
  atEnd: (stop: () => Promise<void>) => void = onTestFinished,
): Promise<LocalService> {
  const { observe, requireValid } = observeExchanges();
  const service = await startLocalService({ speed: 0, observe, ...options });
  atEnd(async () => {
    await service.close();
    requireValid();
  });
  return service;
}
